"""A store on a database: work is a plain function over a connection, run in a transaction of its own."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from goudkoorts.tables.journal import event_log as log
from goudkoorts.tables.journal.group_commit import GroupCommit
from goudkoorts.tables.journal.journal import LIST_LIMIT, Entry, EventBatch, Kept, Outcome, TableIndex, Watch
from goudkoorts.tables.people.people import PeopleStore

T = TypeVar("T")


class DatabaseStore(ABC):
    """All that is kept, on one database; fits `Store`."""

    people: PeopleStore

    def __init__(self, watch: Watch | None) -> None:
        self._appends = GroupCommit(self._commit, watch)

    @abstractmethod
    async def ask(self, work: Callable[[Connection], T]) -> T:
        """Run work that only reads."""

    @abstractmethod
    async def change(self, work: Callable[[Connection], T]) -> T:
        """Run work that writes, all or nothing; durable when this returns."""

    def append(self, batch: EventBatch, kept: Kept) -> None:
        """Keep a batch of entries, in one commit with all that gathers."""
        self._appends.append(batch, kept)

    async def close(self) -> None:
        """Write what has gathered."""
        await self._appends.close()

    async def _commit(self, batches: Sequence[EventBatch]) -> list[Outcome]:
        """Write a group in one transaction; where one batch conflicts, all of them again, one by one."""
        try:
            await self.change(lambda connection: log.append_all(connection, batches))
        except IntegrityError:
            return await self.change(lambda connection: log.append_each(connection, batches))
        return [None] * len(batches)

    async def read(self, table_id: str, after: int = 0) -> list[Entry]:
        """Return the entries of a table after a number."""
        return await self.ask(lambda connection: log.read_log(connection, table_id, after))

    async def seq_of(self, table_id: str) -> int:
        """Return the number of the last entry of a table."""
        return await self.ask(lambda connection: log.last_seq(connection, table_id))

    async def find_index(self, table_id: str) -> TableIndex | None:
        """Return the row of one table."""
        return await self.ask(lambda connection: log.find_index(connection, table_id))

    async def list_open(self, game: str | None = None, limit: int = LIST_LIMIT) -> list[TableIndex]:
        """Return the listed tables that wait for players."""
        return await self.ask(lambda connection: log.list_open(connection, game, limit))

    async def list_mine(self, person: str, limit: int = LIST_LIMIT) -> list[TableIndex]:
        """Return the tables at which a person sits."""
        return await self.ask(lambda connection: log.list_mine(connection, person, limit))

    async def list_watch(self, limit: int = LIST_LIMIT) -> list[TableIndex]:
        """Return the listed tables being played."""
        return await self.ask(lambda connection: log.list_watch(connection, limit))

    async def list_playing(self) -> list[TableIndex]:
        """Return every table being played."""
        return await self.ask(log.list_playing)
