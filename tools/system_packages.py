"""Make sure that the programs the tests talk to are there: PostgreSQL, Redis, Chromium.

    python3 tools/system_packages.py

On Debian and its kin, as root, what is missing is installed; elsewhere one line says what to install. Debian may start
the servers it installs; the tests leave those alone and run their own, in folders of their own.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

# Any of the programs will do; the package brings the last one where none is there.
WANTED = {
    "postgresql": ["/usr/lib/postgresql/*/bin/initdb", "initdb"],
    "redis-server": ["valkey-server", "redis-server"],
    "chromium": ["chromium-browser", "google-chrome", "chromium"],
}


def main() -> None:
    """Install what is missing, or say what is."""
    missing = [package for package, programs in WANTED.items() if not any(map(is_there, programs))]
    if not missing:
        return
    names = " ".join(missing)
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        sys.exit(f"the tests need these packages: {names}\n  Debian, Ubuntu: sudo apt-get install {names}")
    print(f"installing {names} ...", flush=True)
    apt("update")
    # Without the recommended ones: the browser needs no desktop here.
    apt("install", "--yes", "--no-install-recommends", *missing)


def is_there(program: str) -> bool:
    """Whether a program is installed; a path may hold stars."""
    if program.startswith("/"):
        return any(Path("/").glob(program.lstrip("/")))
    return shutil.which(program) is not None


def apt(*words: str) -> None:
    """Run apt-get without questions, and stop where it fails."""
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(["apt-get", "--quiet", "--quiet", *words], env=quiet, check=False)
    if done.returncode:
        sys.exit(f"apt-get {words[0]} failed; the tests need: {' '.join(WANTED)}")


if __name__ == "__main__":
    main()
