"""The plain install: three packages are enough to play from Python, and a missing extra says what to install."""

import os
import re
import subprocess
import sys
import sysconfig
from importlib.metadata import requires
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
INSTALLED = Path(sysconfig.get_path("platlib"))
PLAIN = ("numpy", "numba", "msgspec")
BROUGHT_ALONG = ("llvmlite",)  # by numba
CLI = ("click", "rich", "markdown_it", "mdurl", "pygments")
README = (ROOT / "README.md").read_text(encoding="utf-8")


def name_of(requirement: str) -> str:
    """Return the name of the package that a requirement begins with."""
    return re.split(r"[^\w.-]", requirement, maxsplit=1)[0]


def link_packages(names: tuple[str, ...], folder: Path) -> None:
    """Make a folder of installed packages that holds these and no others."""
    for name in names:
        for found in INSTALLED.glob(f"{name}*"):
            (folder / found.name).symlink_to(found)


def run_with_only(names: tuple[str, ...], folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python where nothing but our source and these packages is installed."""
    link_packages(names, folder)
    return subprocess.run(
        [sys.executable, "-S", *arguments],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(folder)])},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_plain_install_brings_three_packages() -> None:
    plain = [line for line in requires("goudkoorts") or [] if "extra ==" not in line]

    assert sorted(map(name_of, plain)) == sorted(PLAIN)


def test_every_other_package_belongs_to_an_extra() -> None:
    extras = {found[1] for line in requires("goudkoorts") or [] if (found := re.search(r"extra == '(\w+)'", line))}

    assert {"cli", "server"} <= extras


@pytest.mark.compiled_only
@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", README, re.DOTALL))
def test_the_python_of_the_readme_runs_in_the_plain_install(code: str, tmp_path: Path) -> None:
    guard = (
        "from importlib.util import find_spec\nassert not any(map(find_spec, ('click', 'starlette', 'sqlalchemy')))\n"
    )

    done = run_with_only(PLAIN + BROUGHT_ALONG, tmp_path, "-c", guard + code)

    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_command_line_says_which_extra_it_needs(tmp_path: Path) -> None:
    done = run_with_only(PLAIN + BROUGHT_ALONG, tmp_path, "-m", "goudkoorts.cli", "games")

    assert done.returncode == 2
    assert done.stderr == "goudkoorts: the command line needs more packages: pip install 'goudkoorts[cli]'\n"


def test_a_server_says_which_extra_it_needs(tmp_path: Path) -> None:
    done = run_with_only(PLAIN + BROUGHT_ALONG + CLI, tmp_path, "-m", "goudkoorts.cli", "serve")

    assert done.returncode == 2
    assert done.stderr == "goudkoorts: `goudkoorts serve` needs more packages: pip install 'goudkoorts[server]'\n"
