"""`goudkoorts backup`: a checked copy of the tables, made while they are in use."""

from pathlib import Path

import click

from goudkoorts.cli.hosting.options import bar, data_option, db_option, refuse_postgres, say
from goudkoorts.cli.terminal.language import language_option
from goudkoorts.tables.journal.backends import sqlite_file
from goudkoorts.tables.journal.backup import back_up


@click.command()
@click.argument("target", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--keep", type=click.IntRange(min=1), help="With a folder: delete all but the latest KEEP copies in it.")
@data_option
@db_option
@language_option
def command(target: Path, keep: int | None, data: Path | None, db: str, language: str) -> None:
    """Copy the tables to FILE, or into a folder under a name of today. A server may go on running.

    The copy is checked; it is a whole database in one file, and `goudkoorts restore` puts it back.

    \b
    Examples:
      goudkoorts backup copy.db
      goudkoorts backup /var/backups/goudkoorts --keep 14
    """
    refuse_postgres(db, language)
    with bar(language, "house_copying") as shown:
        file = back_up(sqlite_file(db, data), target, shown.move_to, keep=keep)
    say(language, "house_backed_up", file=file)
