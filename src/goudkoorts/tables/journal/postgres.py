"""Everything in PostgreSQL, for any number of processes; the statements are those of SQLite."""

from collections.abc import Callable
from typing import Self, TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from goudkoorts.tables.journal.database import DatabaseStore
from goudkoorts.tables.journal.journal import Watch
from goudkoorts.tables.journal.migrate import migrate
from goudkoorts.tables.people.people import PeopleStore

T = TypeVar("T")
CONNECT_S, COMMAND_S = 10, 60  # a database that does not answer in that time is an error, not a wait
CONNECTIONS = 8  # of one process; PostgreSQL itself allows a hundred


class PostgresStore(DatabaseStore):
    """Many processes, one database: whoever inserts a number first has it."""

    def __init__(self, engine: AsyncEngine, watch: Watch | None) -> None:
        super().__init__(watch)
        self._engine = engine
        self.people = PeopleStore(self)

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

    async def close(self) -> None:
        """Write what has gathered, and let go of the connections."""
        await super().close()
        await self._engine.dispose()
