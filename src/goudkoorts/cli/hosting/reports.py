"""`goudkoorts reports`: what people complained about, for whoever runs the server."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import click
from rich.table import Table
from rich.text import Text

from goudkoorts.cli.hosting.options import data_option, db_option, say
from goudkoorts.cli.terminal.console import make_console
from goudkoorts.cli.terminal.language import language_option
from goudkoorts.cli.terminal.messages import message
from goudkoorts.tables.journal.backends import open_reader
from goudkoorts.tables.people.reports import ReportRow, list_reports

MILLI = 1000
COLUMNS = ("when", "by", "about", "table", "why")


@click.command()
@click.option("--last", type=click.IntRange(1, 10_000), default=50, show_default=True, help="How many at most.")
@data_option
@db_option
@language_option
def command(last: int, data: Path | None, db: str, language: str) -> None:
    """List what people complained about, the latest first. A server may go on running.

    \b
    Examples:
      goudkoorts reports
      goudkoorts reports --last 200 --db postgresql://goudkoorts@localhost/goudkoorts
    """
    rows = asyncio.run(read(last, data, db))
    if not rows:
        say(language, "reports_none")
        return
    table = Table(*(message(language, f"reports_{column}") for column in COLUMNS))
    for row in rows:
        table.add_row(*map(Text, cells(row, language)))  # as text: what people wrote is no markup
    make_console().print(table)


async def read(last: int, data: Path | None, db: str) -> list[ReportRow]:
    """Return the latest complaints."""
    reader = await open_reader(db, data=data)
    try:
        return await reader.ask(lambda connection: list_reports(connection, last))
    finally:
        await reader.close()


def cells(row: ReportRow, language: str) -> tuple[str, ...]:
    """Return a complaint as the cells of a line; without what would move the cursor of whoever reads it."""
    when = datetime.fromtimestamp(row.at / MILLI, UTC).strftime("%Y-%m-%d %H:%M UTC")
    by = message(language, "reports_gone") if row.by is None else row.by
    words = (when, by, f"{row.name} ({row.about})", row.table_id or "–", row.why)
    return tuple("".join(letter if letter.isprintable() else " " for letter in word) for word in words)
