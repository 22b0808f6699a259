"""How every connection to the SQLite file is set up."""

import sqlite3
from typing import Final

BUSY_MS: Final = 10_000  # how long to wait for a backup or another program that holds the file
PRAGMAS: Final = (
    "journal_mode=WAL",  # readers and the writer do not wait for each other
    "synchronous=FULL",  # what was answered survives a power cut
    "foreign_keys=ON",
    "temp_store=MEMORY",  # or a statement of many rows makes a file, to be undone from
    f"busy_timeout={BUSY_MS}",
)


def set_up(connection: sqlite3.Connection) -> None:
    """Make a connection durable, and let a transaction begin when we say so rather than when the driver thinks."""
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}").close()
