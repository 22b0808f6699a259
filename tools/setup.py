"""Make `.venv` ready: locked packages and this project. Needs nothing but Python 3.11.

    python3 tools/setup.py            what the program needs; it compiles the rules itself, each game when it is wanted
    python3 tools/setup.py --dev      and what the checks need

A stamp makes the second run a matter of milliseconds.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".venv"
PYTHON = FOLDER / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
OLDEST = (3, 11)


def main() -> None:
    """Set up what is not set up yet."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--dev", action="store_true", help="also what the checks need")
    dev = parser.parse_args().dev
    if sys.version_info < OLDEST:
        sys.exit(f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed; this is {sys.version.split()[0]}")
    lock = ROOT / ("requirements-dev.lock" if dev else "requirements.lock")
    stamp = FOLDER / f"{lock.stem}.stamp"
    if not is_up_to_date(stamp, lock):
        install(lock)
        stamp.write_text(fingerprint(lock), encoding="utf-8")


def is_up_to_date(stamp: Path, lock: Path) -> bool:
    """Whether this lock was installed, by this Python, from this folder."""
    return stamp.exists() and PYTHON.exists() and stamp.read_text(encoding="utf-8") == fingerprint(lock)


def fingerprint(lock: Path) -> str:
    """Hash all that an installation depends on."""
    parts = [lock.read_bytes(), (ROOT / "pyproject.toml").read_bytes(), sys.version.encode(), str(ROOT).encode()]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def install(lock: Path) -> None:
    """Create the environment and install the locked packages and this project."""
    print(f"setting up {FOLDER.name} from {lock.name} ...", flush=True)
    if not PYTHON.exists():
        venv.create(FOLDER, with_pip=True)
    uv = shutil.which("uv")
    # Bytecode is written when a module is first imported, so that nobody waits for modules that nobody imports.
    here = [PYTHON, "-m", "pip", "install", "--quiet", "--no-compile"]
    pip = [uv, "pip", "install", "--python", str(PYTHON)] if uv else here
    run(*pip, "--require-hashes", "--requirement", lock)
    run(*pip, "--no-deps", "--editable", ROOT)


def run(*command: object) -> None:
    """Run a command, and stop with its status when it fails."""
    done = subprocess.run([str(word) for word in command], cwd=ROOT, check=False)
    if done.returncode:
        sys.exit(done.returncode)


if __name__ == "__main__":
    main()
