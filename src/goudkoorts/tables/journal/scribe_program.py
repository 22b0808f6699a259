"""What the scribe does: `python -m goudkoorts.tables.journal.scribe_program FILE` writes batches into a SQLite file.

Groups of batches come through its standard input; each is one transaction, and its standard output says what became of
it once that is durable. It ends with its input and heeds no signal but the last one: whoever stops a server stops all
its processes, and the server may still have something to write.
"""

import os
import signal
import sqlite3
import sys
from pathlib import Path
from typing import Final

import msgspec

from goudkoorts.tables.journal.event_log import Batch
from goudkoorts.tables.journal.frames import Unframer, frame
from goudkoorts.tables.journal.pragmas import set_up
from goudkoorts.tables.journal.quick_append import QuickAppender

READ_AT_ONCE: Final = 1 << 20
READY: Final = b"ready"
STDIN, STDOUT = 0, 1

Kept = list[bool] | None  # of each batch, whether its numbers were free; None: nothing was written

_group = msgspec.msgpack.Decoder(list[Batch])
_kept: msgspec.msgpack.Decoder[Kept] = msgspec.msgpack.Decoder(Kept)
_encode = msgspec.msgpack.Encoder().encode


def packed_group(batches: list[Batch]) -> bytes:
    """Return a group as the scribe reads it."""
    return _encode(batches)


def unpacked_answer(answer: bytes) -> Kept:
    """Return what became of a group."""
    return _kept.decode(answer)


class Pen:
    """The scribe's own connection."""

    def __init__(self, file: Path) -> None:
        self._driver = sqlite3.connect(file)
        set_up(self._driver)
        self._appender = QuickAppender(self._driver)

    def write(self, batches: list[Batch]) -> Kept:
        """Write a group in one transaction, all that fits or nothing; durable when this returns."""
        try:
            self._driver.execute("BEGIN IMMEDIATE")
            outcomes = self._appender.append(batches)
            self._driver.execute("COMMIT")
        except sqlite3.Error:
            self._appender.forget()
            if self._driver.in_transaction:
                self._driver.execute("ROLLBACK")
            return None
        return [outcome is None for outcome in outcomes]

    def close(self) -> None:
        """Let go of the file."""
        self._driver.close()


def main(file: Path) -> None:
    """Write whatever comes, until nothing more can come."""
    for ignored in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ignored, signal.SIG_IGN)
    pen, groups = Pen(file), Unframer()
    os.write(STDOUT, frame(READY))
    while data := os.read(STDIN, READ_AT_ONCE):
        for group in groups.feed(data):
            os.write(STDOUT, frame(_encode(pen.write(_group.decode(group)))))
    pen.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
