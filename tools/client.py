"""Build the browser client into the package, where something changed. Needs nothing but Python and Node 20.

    python3 tools/client.py             what is served: src/goudkoorts/server/client
    python3 tools/client.py --dev       and what its checks need

A stamp over all sources makes the second run a matter of milliseconds.
"""

import argparse
import hashlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
GAMES = ROOT / "src" / "goudkoorts" / "games"
BUILT = ROOT / "src" / "goudkoorts" / "server" / "client"
STAMP = "built.stamp"
LOCK = "package-lock.json"
NOT_SOURCES = {"node_modules", "fixtures", "tests", "dev", "screenshots"}


def main() -> None:
    """Build what is not built yet."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--dev", action="store_true", help="also install what the checks need")
    dev = parser.parse_args().dev
    if dev:
        install(dev=True)
    build()


def build() -> bool:
    """Build the client unless it is up to date; return whether something was built."""
    wanted = fingerprint()
    stamp = BUILT / STAMP
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return False
    install(dev=False)
    print("building the browser client ...", flush=True)
    npm("run", "--silent", "build", "--", "--logLevel", "error")
    stamp.write_text(wanted, encoding="utf-8")
    return True


def install(dev: bool) -> None:
    """Install the locked packages: those of the build, or all; never fewer than are there."""
    marks = {True: WEB / "node_modules" / ".all.stamp", False: WEB / "node_modules" / ".build.stamp"}
    lock = hashlib.sha256((WEB / LOCK).read_bytes()).hexdigest()
    if any(marks[kind].exists() and marks[kind].read_text(encoding="utf-8") == lock for kind in {True, dev}):
        return
    print("installing the client's packages ...", flush=True)
    npm("ci", *([] if dev else ["--omit=dev"]))
    marks[dev].write_text(lock, encoding="utf-8")


def fingerprint() -> str:
    """Hash all that the client is made of."""
    digest = hashlib.sha256()
    for path in sorted(sources()):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    """Find the files of the client and the words of the games."""
    for path in WEB.rglob("*"):
        if path.is_file() and not NOT_SOURCES & set(path.relative_to(WEB).parts[:-1]):
            yield path
    yield from GAMES.glob("*/text/*.json")


def npm(*arguments: str) -> None:
    """Run npm in the client's folder, and stop with its status when it fails."""
    program = shutil.which("npm")
    if program is None:
        sys.exit("Node 20 or newer is needed to build the browser client: npm was not found")
    done = subprocess.run([program, *arguments], cwd=WEB, check=False)
    if done.returncode:
        sys.exit(done.returncode)


if __name__ == "__main__":
    main()
