"""What keeps tables: an append-only log of numbered entries, and beside it one row a table for the lobby.

The log is the truth; the row (`TableIndex`) is written in the same transaction and can be made anew from the log.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Literal, Protocol

import msgspec

from goudkoorts.engine.errors import GoudkoortsError
from goudkoorts.tables.core.views import Result

LIST_LIMIT = 200  # rows a list of tables has at most, unless asked otherwise
SCHEMA = 1  # the form of the bodies; readers of an older form stay for ever


class Conflict(GoudkoortsError):
    """Somebody else has already written an entry with that number: nothing of the batch was kept."""

    code = "conflict"

    def __init__(self, table_id: str, seq: int) -> None:
        super().__init__(f"entry {seq} of table {table_id} is already there")


class Entry(msgspec.Struct, frozen=True):
    """One event of a table as it is kept."""

    seq: int
    at: int  # milliseconds since 1970
    body: bytes  # the event as JSON
    by: str = ""  # the person who asked for it; "" when the table did it by itself
    command_id: str = ""  # the client's id of the command
    schema: int = SCHEMA


class IndexSeat(msgspec.Struct, frozen=True):
    """Who sits on one seat, for lists of tables."""

    kind: Literal["empty", "person", "bot"] = "empty"
    person: str | None = None
    name: str | None = None
    level: str | None = None


class TableIndex(msgspec.Struct, frozen=True, kw_only=True):
    """What lists of tables show of one table."""

    id: str
    game: str
    players: int
    status: str  # open, playing, over, closed
    access: str  # open, private
    rated: bool = False
    clock: str = "none"  # none, live, days
    host: str = ""
    seats: tuple[IndexSeat, ...] = ()
    turn: int | None = None  # the seat to act
    deadline: int | None = None  # when that seat's clock runs out, in milliseconds since 1970
    started_at: int | None = None
    updated_at: int = 0
    result: Result | None = None  # once the game is over


Kept = Callable[[BaseException | None], None]  # called once a batch is durable, or with what went wrong


class Watch(Protocol):
    """Wants to know how appending goes."""

    def appended(self, problems: Sequence[BaseException | None], seconds: float) -> None:
        """A group of batches is through, each kept or with what went wrong; the first to come waited so long."""


class Appends(Protocol):
    """Keeps batches of entries."""

    async def append(self, table_id: str, first_seq: int, entries: Sequence[Entry], index: TableIndex) -> None:
        """Keep a batch of entries, all or none; durable when this returns. Raises Conflict."""


class Store(Appends, Protocol):
    """Keeps the logs of all tables."""

    def append_soon(
        self, table_id: str, first_seq: int, entries: Sequence[Entry], index: TableIndex, kept: Kept
    ) -> None:
        """Keep a batch likewise without waiting for it, and call back from the event loop."""

    async def read(self, table_id: str, after: int = 0) -> list[Entry]:
        """Return the entries of a table after a number, in order."""

    async def seq_of(self, table_id: str) -> int:
        """Return the number of the last entry of a table, 0 where there is none."""

    async def find_index(self, table_id: str) -> TableIndex | None:
        """Return the row of one table."""

    async def list_open(self, game: str | None = None, limit: int = LIST_LIMIT) -> list[TableIndex]:
        """Return the listed tables that wait for players, newest first."""

    async def list_mine(self, person: str, limit: int = LIST_LIMIT) -> list[TableIndex]:
        """Return the tables at which a person sits and that were not taken away, newest first."""

    async def list_watch(self, limit: int = LIST_LIMIT) -> list[TableIndex]:
        """Return the listed tables being played, newest first."""

    async def list_playing(self) -> list[TableIndex]:
        """Return every table being played: those to wake after a restart."""

    async def close(self) -> None:
        """Finish what was begun and let go."""


_under_way: set["asyncio.Task[None]"] = set()


def append_beside(
    store: Appends, table_id: str, first_seq: int, entries: Sequence[Entry], index: TableIndex, kept: Kept
) -> None:
    """What `append_soon` does in a store that has no shorter way."""

    def answer(task: "asyncio.Task[None]") -> None:
        _under_way.discard(task)
        kept(asyncio.CancelledError() if task.cancelled() else task.exception())

    task = asyncio.ensure_future(store.append(table_id, first_seq, entries, index))
    _under_way.add(task)
    task.add_done_callback(answer)
