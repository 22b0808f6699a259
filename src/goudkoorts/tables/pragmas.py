"""How every connection to the SQLite file is set up."""

from typing import Final

BUSY_MS: Final = 10_000  # how long to wait for a backup or another program that holds the file
PRAGMAS: Final = (
    "journal_mode=WAL",  # readers and the writer do not wait for each other
    "synchronous=FULL",  # what was answered survives a power cut
    "foreign_keys=ON",
    "temp_store=MEMORY",  # or a statement of many rows makes a file, to be undone from
    f"busy_timeout={BUSY_MS}",
)
