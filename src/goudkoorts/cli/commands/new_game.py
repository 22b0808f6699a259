"""`goudkoorts new-game`: a distribution to begin with, and a conformance test that fails until it is a game."""

import re
from importlib import resources
from pathlib import Path
from string import Template
from typing import Final

import click

from goudkoorts.cli.terminal.console import make_console
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.game_files import title_of

NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
# Each template, and where it goes; those that tools would read end in .txt.
FILES: Final = {
    "pyproject.toml.txt": "pyproject.toml",
    "README.md": "README.md",
    "src/__init__.py.txt": "src/{package}/__init__.py",
    "tests/test_conformance.py.txt": "tests/test_conformance.py",
}


@click.command()
@click.argument("name")
@click.option("--into", type=click.Path(path_type=Path), help="The folder to write.  [default: ./NAME]")
def command(name: str, into: Path | None) -> None:
    """Write the skeleton of a game called NAME: rules to fill in, and a test that says what is still wrong.

    \b
    Examples:
      goudkoorts new-game hearts
      goudkoorts new-game hearts --into ../goudkoorts-hearts
    """
    if not NAME.fullmatch(name):
        raise click.UsageError(f"{name!r} is no name for a game: use a-z, 0-9 and _, beginning with a letter")
    if name in GAMES:
        raise click.UsageError(f"there is a game {name!r} already")
    folder = into or Path(name)
    if folder.exists():
        raise click.UsageError(f"{str(folder)!r} exists already")
    write_skeleton(name, folder)
    console = make_console()
    console.print(f"{folder}: written. Next: pip install --editable {folder} && pytest {folder / 'tests'}")


def write_skeleton(name: str, folder: Path) -> None:
    """Fill in every template."""
    package = f"goudkoorts_{name}"
    templates = resources.files("goudkoorts.cli") / "skeleton"
    for template, target in FILES.items():
        path = folder / target.format(package=package)
        path.parent.mkdir(parents=True, exist_ok=True)
        text = templates.joinpath(*template.split("/")).read_text(encoding="utf-8")
        path.write_text(Template(text).substitute(name=name, package=package, title=title_of(name)), encoding="utf-8")
