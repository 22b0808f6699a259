"""Writing to SQLite: whatever has gathered goes into one transaction, so one flush serves everybody.

Batches of events are put in by the event loop itself, which takes microseconds; a thread commits them, which waits for
the disk. While it does, the next group gathers. Other work, and groups that would have to wait for another program,
are left to the thread altogether. One connection serves both: it is the loop's while the thread is idle.
"""

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable, Sequence
from functools import partial
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar, cast

from sqlalchemy import Connection, Engine

from goudkoorts.tables.database import GROUP
from goudkoorts.tables.log import Batch
from goudkoorts.tables.quick_append import QuickAppender
from goudkoorts.tables.store import Kept

LOG = logging.getLogger(__name__)
BUSY_MS = 10_000  # how long to wait for a backup or another program that holds the file; the event loop never does

T = TypeVar("T")
Done = Callable[[Any, BaseException | None], None]  # takes the result, or what went wrong
Answer = tuple[Done, Any, BaseException | None]


class Job(NamedTuple):
    """Something to write, and what to call when it is durable."""

    task: Batch | Callable[[Connection], Any]
    done: Done


class Writer:
    """Owns the connection that writes."""

    def __init__(self, engine: Engine) -> None:
        self._connection = engine.connect()
        self._driver = cast("sqlite3.Connection", self._connection.connection.driver_connection)
        self._appender = QuickAppender(self._driver)
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Job] = []
        self._is_due = False  # what has gathered is about to be written
        self._is_busy = False  # the thread has the connection
        self._patience = -1
        self._closing: asyncio.Future[None] | None = None
        self._orders: SimpleQueue[Callable[[], list[Answer]] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store writer", daemon=True)
        self._thread.start()

    async def do(self, task: Batch | Callable[[Connection], T]) -> T:
        """Wait until a task is written and durable."""
        waiting = self._loop.create_future()
        self._gather(Job(task, partial(settle, waiting)))
        # A caller who gives up cancels the waiting, not the writing.
        return cast("T", await waiting)

    def append_soon(self, batch: Batch, kept: Kept) -> None:
        """Write a batch, and call back when it is durable."""
        self._gather(Job(batch, lambda _, problem: kept(problem)))

    async def close(self) -> None:
        """Write what waits, then end."""
        self._closing = self._loop.create_future()
        self._write()
        await self._closing
        self._orders.put(None)
        await asyncio.to_thread(self._thread.join)

    # On the event loop

    def _gather(self, job: Job) -> None:
        """Write a job with all others of this step of the event loop, or with all that come until the disk is free."""
        if self._closing is not None:
            raise RuntimeError("the store is closed")
        self._gathered.append(job)
        if not self._is_due and not self._is_busy:
            self._is_due = True
            self._loop.call_soon(self._write)

    def _write(self) -> None:
        """Write a group, as far as that needs no waiting, and leave the rest to the thread."""
        self._is_due = False
        if self._is_busy:
            return
        group, self._gathered = self._gathered[:GROUP], self._gathered[GROUP:]
        if group:
            self._is_busy = True
            self._orders.put(self._begun(group) or partial(self._write_all, group))
        elif self._closing is not None and not self._closing.done():
            self._closing.set_result(None)

    def _begun(self, group: Sequence[Job]) -> Callable[[], list[Answer]] | None:
        """Put a group of batches into a transaction and return what is left to do; None where that is not so easy."""
        if not all(isinstance(job.task, Batch) for job in group):
            return None
        try:
            self._set_patience(0)
            self._driver.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            return None  # another program has the file
        try:
            answers = self._append([(job.done, cast(Batch, job.task)) for job in group])
        except BaseException as problem:
            self._undo()
            return partial(_fail, group, problem)
        return partial(self._commit, group, answers)

    def _finish(self, answers: Sequence[Answer]) -> None:
        """Go on with the next group, and tell what became of this one while the disk is busy with that."""
        self._is_busy = False
        self._write()
        for done, result, problem in answers:
            try:
                done(result, problem)
            except Exception:
                LOG.exception("what follows from a commit failed")

    # In the thread

    def _run(self) -> None:
        """Carry out orders until told to stop."""
        with self._connection:
            while (order := self._orders.get()) is not None:
                answers = order()
                if not self._loop.is_closed():
                    self._loop.call_soon_threadsafe(self._finish, answers)

    def _commit(self, group: Sequence[Job], answers: list[Answer]) -> list[Answer]:
        """Make durable what was put in."""
        try:
            self._driver.execute("COMMIT")
        except Exception as problem:
            self._undo()
            return _fail(group, problem)
        return answers

    def _write_all(self, group: Sequence[Job]) -> list[Answer]:
        """Write a group in one transaction; where that fails as a whole, everybody is told."""
        try:
            self._set_patience(BUSY_MS)
            with self._connection.begin():
                return self._write_group(self._connection, group)
        except Exception as problem:
            self._appender.forget()
            return _fail(group, problem)

    def _write_group(self, connection: Connection, group: Sequence[Job]) -> list[Answer]:
        """Write the batches together, then the other work piece by piece."""
        batches = [(job.done, job.task) for job in group if isinstance(job.task, Batch)]
        works = [(job.done, job.task) for job in group if not isinstance(job.task, Batch)]
        return self._append(batches) + [work_alone(connection, done, work) for done, work in works]

    # In both

    def _set_patience(self, milliseconds: int) -> None:
        """Say how long to wait for another program that has the file."""
        if self._patience != milliseconds:
            self._driver.execute(f"PRAGMA busy_timeout={milliseconds}")
            self._patience = milliseconds

    def _undo(self) -> None:
        """Undo what was put in and not committed."""
        self._appender.forget()
        if self._driver.in_transaction:
            self._driver.execute("ROLLBACK")

    def _append(self, batches: Sequence[tuple[Done, Batch]]) -> list[Answer]:
        """Write batches into the open transaction."""
        outcomes = self._appender.append([batch for _, batch in batches])
        return [(done, None, outcome) for (done, _), outcome in zip(batches, outcomes, strict=True)]


def work_alone(connection: Connection, done: Done, work: Callable[[Connection], Any]) -> Answer:
    """Run one piece of work so that its failure undoes nothing but itself."""
    try:
        with connection.begin_nested():
            return done, work(connection), None
    except Exception as problem:
        return done, None, problem


def settle(waiting: asyncio.Future[Any], result: object, problem: BaseException | None) -> None:
    """Give a caller who still waits the answer."""
    if waiting.done():
        return
    if problem is None:
        waiting.set_result(result)
    else:
        waiting.set_exception(problem)


def _fail(group: Sequence[Job], problem: BaseException) -> list[Answer]:
    """Nothing of a group was written."""
    return [(job.done, None, problem) for job in group]
