"""Everything in one SQLite file: one writes at a time, a pool of connections reads."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Self, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event

from goudkoorts.tables.journal.database import DatabaseStore
from goudkoorts.tables.journal.event_log import Batch
from goudkoorts.tables.journal.file_lock import FileLock
from goudkoorts.tables.journal.group_commit import Writer
from goudkoorts.tables.journal.journal import Entry, Kept, TableIndex, Watch
from goudkoorts.tables.journal.migrate import migrate
from goudkoorts.tables.journal.pragmas import set_up
from goudkoorts.tables.journal.scribe import Scribe
from goudkoorts.tables.people.people import PeopleStore

T = TypeVar("T")
READERS = 4


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
    """One server, one file."""

    def __init__(
        self, lock: FileLock, writing: Engine, reader: SqliteReader, scribe: Scribe | None, watch: Watch | None
    ) -> None:
        self._lock = lock
        self._writing = writing
        self._reader = reader
        self.scribe = scribe
        self._writer = Writer(writing, scribe, watch)
        self.people = PeopleStore(self, alone=True)  # the lock on the file sees to that

    @classmethod
    async def open(cls, file: Path, *, scribe: bool = False, watch: Watch | None = None) -> Self:
        """Open a file, made or brought to the present form first; refused while another process has it open.

        With a scribe moves are written by a process of its own: for a server, which has many of them.
        """
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
        return cls(lock, writing, SqliteReader(file), await Scribe.start(file) if scribe else None, watch)

    async def ask(self, work: Callable[[Connection], T]) -> T:
        """Run work that only reads."""
        return await self._reader.ask(work)

    async def change(self, work: Callable[[Connection], T]) -> T:
        """Run work that writes, all or nothing."""
        return await self._writer.do(work)

    async def append(self, table_id: str, first_seq: int, entries: Sequence[Entry], index: TableIndex) -> None:
        """Keep a batch of entries, in one commit with all that waits."""
        await self._writer.do(Batch(table_id, first_seq, entries, index))

    def append_soon(
        self, table_id: str, first_seq: int, entries: Sequence[Entry], index: TableIndex, kept: Kept
    ) -> None:
        """Keep a batch likewise, without a task that waits for it."""
        self._writer.append_soon(Batch(table_id, first_seq, entries, index), kept)

    async def close(self) -> None:
        """Write what waits, and let go of the file."""
        await self._writer.close()
        await self._reader.close()
        self._writing.dispose()
        self._lock.release()


def prepared(engine: Engine, begin: str) -> Engine:
    """Make every connection durable, and every transaction begin when we say so rather than when the driver thinks."""

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _record: object) -> None:
        """Set up a new connection."""
        set_up(connection)

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        """Begin a transaction."""
        connection.exec_driver_sql(begin)

    return engine
