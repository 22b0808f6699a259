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


class EventBatch(msgspec.Struct, frozen=True):
    """The entries of one command, to be kept all or none, and the row of their table afterwards."""

    table_id: str
    first_seq: int
    entries: Sequence[Entry]
    index: TableIndex
    seats_changed: bool = True  # whether the entries may have changed who is at the table


Outcome = Exception | None  # what became of a batch: kept, or why not
Kept = Callable[[Outcome], None]


class Watch(Protocol):
    """Receives the measurements of appending."""

    def appended(self, outcomes: Sequence[Outcome], seconds: float) -> None:
        """A group of batches was written, or failed; the first of them waited so long."""


class Store(Protocol):
    """Keeps the logs of all tables."""

    def append(self, batch: EventBatch, kept: Kept) -> None:
        """Keep a batch, all or none. Never waits.

        `kept` is called from the event loop in a later step, once the batch is durable or with what went wrong: a
        Conflict where another writer was first.
        """

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


async def keep(store: Store, batch: EventBatch) -> None:
    """Append a batch and wait until it is durable; raises Conflict."""
    waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(outcome: Outcome) -> None:
        if waiting.done():
            return  # the caller gave up waiting, which does not undo the writing
        if outcome is None:
            waiting.set_result(None)
        else:
            waiting.set_exception(outcome)

    store.append(batch, settle)
    await waiting
