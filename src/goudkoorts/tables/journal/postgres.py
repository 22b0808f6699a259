"""Everything in PostgreSQL, for any number of processes; the statements are those of SQLite."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any, Self, TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from goudkoorts.tables.journal.database import GROUP, DatabaseStore
from goudkoorts.tables.journal.event_log import Batch, Outcome, append_group
from goudkoorts.tables.journal.group_commit import settle
from goudkoorts.tables.journal.journal import Entry, TableIndex, Watch
from goudkoorts.tables.journal.migrate import migrate
from goudkoorts.tables.people.people import PeopleStore

T = TypeVar("T")
CONNECT_S, COMMAND_S = 10, 60  # a database that does not answer in that time is an error, not a wait
CONNECTIONS = 8  # of one process; PostgreSQL itself allows a hundred


class PostgresStore(DatabaseStore):
    """Many processes, one database: whoever inserts a number first has it."""

    def __init__(self, engine: AsyncEngine, watch: Watch | None) -> None:
        self._engine = engine
        self._watch = watch
        self._queue: asyncio.Queue[tuple[Batch, asyncio.Future[Any]] | None] = asyncio.Queue()
        self._closing = False
        self._writer = asyncio.create_task(self._run(), name="store writer")
        self.people = PeopleStore(self, alone=False)

    @classmethod
    async def open(cls, url: str, watch: Watch | None = None) -> Self:
        """Open a database, brought to the present form first."""
        patience = {"timeout": CONNECT_S, "command_timeout": COMMAND_S}
        engine = create_async_engine(url, pool_size=CONNECTIONS, pool_pre_ping=True, connect_args=patience)
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
        return cls(engine, watch)

    async def ask(self, work: Callable[[Connection], T]) -> T:
        """Run work that only reads."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def change(self, work: Callable[[Connection], T]) -> T:
        """Run work that writes, all or nothing."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def append(self, table_id: str, first_seq: int, entries: Sequence[Entry], index: TableIndex) -> None:
        """Keep a batch of entries, in one commit with all that waits in this process."""
        if self._closing:
            raise RuntimeError("the store is closed")
        waiting: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((Batch(table_id, first_seq, entries, index), waiting))
        await waiting

    async def close(self) -> None:
        """Write what waits, and let go of the connections."""
        self._closing = True
        self._queue.put_nowait(None)
        await self._writer
        await self._engine.dispose()

    async def _run(self) -> None:
        """Write group after group until told to stop."""
        while (first := await self._queue.get()) is not None:
            began = time.perf_counter()
            group = [first]
            while len(group) < GROUP and not self._queue.empty():
                following = self._queue.get_nowait()
                if following is None:
                    self._queue.put_nowait(None)  # stop after this group
                    break
                group.append(following)
            outcomes = await self._commit([batch for batch, _ in group])
            if self._watch is not None:
                self._watch.appended(outcomes, time.perf_counter() - began)
            for (_, waiting), outcome in zip(group, outcomes, strict=True):
                settle(waiting, outcome)

    async def _commit(self, batches: Sequence[Batch]) -> list[Outcome]:
        """Write a group in one transaction; where that fails as a whole, everybody is told."""
        try:
            return await self.change(lambda connection: append_group(connection, batches))
        except Exception as problem:
            return [problem] * len(batches)
