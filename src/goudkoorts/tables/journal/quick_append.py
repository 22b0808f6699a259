"""Appending to the log in SQLite, by the driver itself: this is what every move waits for.

SQLAlchemy would take longer to pass each statement on than SQLite takes to carry it out. A statement that fails undoes
itself, so no savepoints are needed either. All the rest of the store goes through SQLAlchemy (`log.py`).
"""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy import Table

from goudkoorts.tables.journal.bulk import SameKey, ending
from goudkoorts.tables.journal.event_log import Batch, Outcome, people_at, result_json, seats_json
from goudkoorts.tables.journal.journal import Conflict, IndexSeat, TableIndex
from goudkoorts.tables.journal.schema import events, table_people, tables

# Many rows in one statement, since each costs the driver something; more than these gain nothing.
ROWS_AT_ONCE: Final = 32
TABLES_KNOWN: Final = 1 << 14

Row = tuple[Any, ...]


class QuickAppender:
    """Writes batches into the transaction that is open."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._execute = connection.execute
        # Who is already written down as having been at a table; the same seats are mostly the same object.
        self._known: dict[str, tuple[str, tuple[IndexSeat, ...]]] = {}

    def append(self, batches: Sequence[Batch]) -> list[Outcome]:
        """Keep batches; one whose numbers are taken does not harm the others."""
        outcomes = self._append_events(batches)
        kept = [batch.index for batch, outcome in zip(batches, outcomes, strict=True) if outcome is None]
        latest = {index.id: index for index in kept}.values()
        self._write(tables, [index_values(index) for index in latest], "replace")
        self._write(table_people, list(self._newcomers(latest)), "keep")
        return outcomes

    def forget(self) -> None:
        """What was written may have been undone."""
        self._known.clear()

    def _append_events(self, batches: Sequence[Batch]) -> list[Outcome]:
        """Write the entries of all batches; where some are in the way, batch by batch."""
        outcomes: list[Outcome] = []
        for few in _by_size(batches):
            if self._fits([row for batch in few for row in entry_values(batch)]):
                outcomes += [None] * len(few)
            else:
                outcomes += [self._append_alone(batch) for batch in few]
        return outcomes

    def _append_alone(self, batch: Batch) -> Outcome:
        """Write the entries of one batch, or say that others were first."""
        return None if self._fits(list(entry_values(batch))) else Conflict(batch.table_id, batch.first_seq)

    def _fits(self, rows: Sequence[Row]) -> bool:
        """Write entries in one statement; False, and nothing written, when a number is taken."""
        try:
            self._execute(statement_for(events, len(rows), "fail"), [value for row in rows for value in row])
        except sqlite3.IntegrityError:
            return False
        return True

    def _write(self, table: Table, rows: Sequence[Row], same_key: SameKey) -> None:
        """Write rows that may be there already."""
        for first in range(0, len(rows), ROWS_AT_ONCE):
            some = rows[first : first + ROWS_AT_ONCE]
            self._execute(statement_for(table, len(some), same_key), [value for row in some for value in row])

    def _newcomers(self, indexes: Iterable[TableIndex]) -> Iterator[Row]:
        """Return who was not written down at these tables yet."""
        for index in indexes:
            here = index.host, index.seats
            if self._known.get(index.id) != here:
                self._known[index.id] = here
                yield from ((index.id, person) for person in people_at(index))
        if len(self._known) > TABLES_KNOWN:
            self.forget()


def _by_size(batches: Sequence[Batch]) -> Iterator[list[Batch]]:
    """Part batches into groups of about as many rows as go into one statement; a batch is never cut."""
    few: list[Batch] = []
    rows = 0
    for batch in batches:
        few.append(batch)
        rows += len(batch.entries)
        if rows >= ROWS_AT_ONCE:
            yield few
            few, rows = [], 0
    if few:
        yield few


def entry_values(batch: Batch) -> Iterator[Row]:
    """Return the rows of a batch, in the order of the columns."""
    for entry in batch.entries:
        yield batch.table_id, entry.seq, entry.at, entry.body.decode(), entry.by, entry.command_id, entry.schema


def index_values(index: TableIndex) -> Row:
    """Return the row of a table, in the order of the columns."""
    row = msgspec.structs.astuple(index)
    return (*row[:SEATS], seats_json(index.seats), *row[SEATS + 1 : RESULT], result_json(index.result))


@cache
def statement_for(table: Table, rows: int, same_key: SameKey) -> str:
    """Return the statement that writes so many rows."""
    columns = ", ".join(f'"{column.name}"' for column in table.c)
    row = f"({', '.join('?' * len(table.c))})"
    return f'INSERT INTO "{table.name}" ({columns}) VALUES {", ".join([row] * rows)} {ending(table, same_key)}'


SEATS: Final = [column.name for column in tables.c].index("seats")
RESULT: Final = len(tables.c) - 1
assert tables.c[RESULT].name == "result"
assert tuple(column.name for column in tables.c) == TableIndex.__struct_fields__
