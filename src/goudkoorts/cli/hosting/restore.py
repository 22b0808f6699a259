"""`goudkoorts restore`: puts a copy back in its place."""

from pathlib import Path

import click

from goudkoorts.cli.hosting.options import bar, data_option, db_option, refuse_postgres, say
from goudkoorts.cli.terminal.language import language_option
from goudkoorts.tables.journal.backends import sqlite_file
from goudkoorts.tables.journal.backup import restore


@click.command()
@click.argument("source", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--replace", is_flag=True, help="Also where there are tables already; a copy of those is kept beside.")
@data_option
@db_option
@language_option
def command(source: Path, replace: bool, data: Path | None, db: str, language: str) -> None:
    """Put the copy FILE, made by `goudkoorts backup`, in the place of the tables. Stop the server first.

    \b
    Examples:
      goudkoorts restore copy.db
      goudkoorts restore copy.db --replace
    """
    refuse_postgres(db, language)
    target = sqlite_file(db, data)
    with bar(language, "house_copying") as shown:
        former = restore(source, target, shown.move_to, replace=replace)
    say(language, "house_restored", file=target)
    if former is not None:
        say(language, "house_former", file=former)
