"""Ask the registries whether a locked package, of Python or of the browser client, has a known weakness.

    python tools/audit.py

Ends with status 1 where one has. A registry that does not answer is said so in one line and is no failure: what is
locked has not changed by it.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PATIENCE_S = 120


def main() -> int:
    """Ask both registries."""
    weak = [*python_weaknesses(ROOT / "requirements-dev.lock"), *browser_weaknesses(ROOT / "web")]
    for line in weak:
        print(line)
    return int(bool(weak))


def python_weaknesses(lock: Path) -> list[str]:
    """Return what is known against the packages of a lock file."""
    words = ["--require-hashes", "--disable-pip", "--progress-spinner", "off", "--format", "json"]
    answer = ask([sys.executable, "-m", "pip_audit", "--requirement", str(lock), *words], ROOT)
    packages = answer.get("dependencies", [])
    known = [package for package in packages if "vulns" in package]
    say("Python", len(known), len(packages))
    return [
        f"{package['name']} {package['version']}: {weakness['id']}, mended in {mended(weakness['fix_versions'])}"
        for package in known
        for weakness in package["vulns"]
    ]


def browser_weaknesses(folder: Path) -> list[str]:
    """Return what is known against the packages of a package-lock.json."""
    answer = ask(["npm", "audit", "--package-lock-only", "--json"], folder)
    total = answer.get("metadata", {}).get("dependencies", {}).get("total", 0)
    say("npm", total, total)
    weak: dict[str, dict[str, Any]] = answer.get("vulnerabilities", {})
    return [f"{name} {package['range']}: {package['severity']}" for name, package in weak.items()]


def ask(command: list[str], folder: Path) -> dict[str, Any]:
    """Return the answer of a program in JSON; nothing where there is none."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE_S, check=False)
        answer = json.loads(done.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return {}
    return answer if isinstance(answer, dict) else {}


def say(registry: str, known: int, packages: int) -> None:
    """Say how much was looked up."""
    if known:
        print(f"{registry}: {known} of {packages} packages looked up")
    else:
        print(f"{registry}: the registry does not answer, nothing was looked up")


def mended(versions: list[str]) -> str:
    """Return the versions without the weakness, in words."""
    return " or ".join(versions) or "none yet"


if __name__ == "__main__":
    sys.exit(main())
