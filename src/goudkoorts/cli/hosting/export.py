"""`goudkoorts export`: everything that is kept, as lines of JSON."""

import asyncio
from pathlib import Path

import click

from goudkoorts.cli.hosting.options import Bar, bar, data_option, db_option, say
from goudkoorts.cli.terminal.language import language_option
from goudkoorts.tables.journal.backends import open_reader
from goudkoorts.tables.journal.export_import import write_everything


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@data_option
@db_option
@language_option
def command(file: Path, data: Path | None, db: str, language: str) -> None:
    """Write everything that is kept to FILE: tables, people, ratings. A server may go on running.

    The file holds secrets (hashes of passwords, what is hidden in running games): keep it as you keep the database.

    \b
    Examples:
      goudkoorts export everything.jsonl
      goudkoorts export everything.jsonl --db postgresql://goudkoorts@localhost/goudkoorts
    """
    if file.exists():
        raise click.UsageError(f"{file} is already there")
    with bar(language, "house_exporting") as shown:
        rows = asyncio.run(export(file, data, db, shown))
    say(language, "house_exported", rows=rows, file=file)


async def export(file: Path, data: Path | None, db: str, shown: Bar) -> int:
    """Write the file; it appears only when it is whole."""
    unfinished = file.with_name(file.name + ".unfinished")
    reader = await open_reader(db, data=data)
    try:
        with unfinished.open("wb") as out:
            unfinished.chmod(0o600)
            rows = await reader.ask(
                lambda connection: write_everything(connection, out, shown.set_total, shown.advance)
            )
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
        await reader.close()
    return rows
