"""`goudkoorts import`: takes in what `export` wrote."""

import asyncio
from collections import Counter
from pathlib import Path

import click
from sqlalchemy import Connection

from goudkoorts.cli.hosting.options import Bar, bar, data_option, db_option, say
from goudkoorts.cli.terminal.language import language_option
from goudkoorts.tables.journal.backends import open_store
from goudkoorts.tables.journal.export_import import read_everything


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@click.option("--merge", is_flag=True, help="Add to what is there: what is known already stays as it is.")
@data_option
@db_option
@language_option
def command(file: Path, merge: bool, data: Path | None, db: str, language: str) -> None:
    """Take in everything from FILE, which `goudkoorts export` wrote: all of it, or nothing when something is wrong.

    The database must be empty, unless --merge is given; a SQLite file must not be in use by a server.

    \b
    Examples:
      goudkoorts import everything.jsonl
      goudkoorts import everything.jsonl --db postgresql://goudkoorts@localhost/goudkoorts
    """
    with bar(language, "house_importing") as shown:
        shown.set_total(file.stat().st_size)
        new = asyncio.run(take_in(file, data, db, shown, merge=merge))
    say(language, "house_imported", rows=new.total(), tables=new["tables"], people=new["people"])


async def take_in(file: Path, data: Path | None, db: str, shown: Bar, *, merge: bool) -> Counter[str]:
    """Read the file into the database."""
    store = await open_store(db, data=data)

    def work(connection: Connection) -> Counter[str]:
        """Read the file within the transaction."""
        with file.open("rb") as lines:
            return read_everything(connection, lines, merge=merge, progress=shown.advance)

    try:
        return await store.change(work)
    finally:
        await store.close()
