"""Everything in one SQLite file: one writes at a time, a pool of connections reads."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Self, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event

from goudkoorts.tables.journal.database import DatabaseStore
from goudkoorts.tables.journal.file_lock import FileLock
from goudkoorts.tables.journal.journal import Watch
from goudkoorts.tables.journal.migrate import migrate
from goudkoorts.tables.people.people import PeopleStore

T = TypeVar("T")
READERS = 4
BUSY_MS: Final = 10_000  # how long to wait for a backup or another program that holds the file
PRAGMAS: Final = (
    "journal_mode=WAL",  # readers and the writer do not wait for each other
    "synchronous=FULL",  # what was answered survives a power cut
    "foreign_keys=ON",
    "temp_store=MEMORY",  # or a statement of many rows makes a file, to be undone from
    f"busy_timeout={BUSY_MS}",
)


class SqliteReader:
    """Reads a file, also one that a server is writing to; a few threads do it, beside the event loop."""

    def __init__(self, file: Path) -> None:
        self._engine = prepared(create_engine(f"sqlite:///{file}", pool_size=READERS), "BEGIN")
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="store reader")

    async def ask(self, work: Callable[[Connection], T]) -> T:
        """Run work that only reads."""
        # A driver that hands every call to a thread and back, as asynchronous ones do, took ten times as long.
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, work)

    async def close(self) -> None:
        """Let go of the file."""
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()

    def _read(self, work: Callable[[Connection], T]) -> T:
        """Run work in this thread."""
        with self._engine.connect() as connection:
            return work(connection)


class SqliteStore(DatabaseStore):
    """One server, one file: one thread writes."""

    def __init__(self, lock: FileLock, writing: Engine, reader: SqliteReader, watch: Watch | None) -> None:
        super().__init__(watch)
        self._lock = lock
        self._writing = writing
        self._reader = reader
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="journal writer")
        self.people = PeopleStore(self)

    @classmethod
    async def open(cls, file: Path, watch: Watch | None = None) -> Self:
        """Open a file, made or brought to the present form first; refused while another process has it open."""
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = FileLock(file)
        lock.take()
        try:
            writing = prepared(create_engine(f"sqlite:///{file}"), "BEGIN IMMEDIATE")
            with writing.begin() as connection:
                migrate(connection)
        except BaseException:
            lock.release()
            raise
        return cls(lock, writing, SqliteReader(file), watch)

    async def ask(self, work: Callable[[Connection], T]) -> T:
        """Run work that only reads."""
        return await self._reader.ask(work)

    async def change(self, work: Callable[[Connection], T]) -> T:
        """Run work that writes, all or nothing."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, work)

    async def close(self) -> None:
        """Write what has gathered, and let go of the file."""
        await super().close()
        await asyncio.to_thread(self._writer.shutdown)
        await self._reader.close()
        self._writing.dispose()
        self._lock.release()

    def _write(self, work: Callable[[Connection], T]) -> T:
        """Run work in the writing thread, in a transaction of its own."""
        with self._writing.begin() as connection:
            return work(connection)


def prepared(engine: Engine, begin: str) -> Engine:
    """Make every connection durable, and every transaction begin when we say so rather than when the driver thinks."""

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _record: object) -> None:
        """Set up a new connection."""
        connection.isolation_level = None
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        """Begin a transaction."""
        connection.exec_driver_sql(begin)

    return engine
