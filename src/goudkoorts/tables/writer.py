"""The one thread that writes to SQLite: whatever waits goes into one transaction, so one flush serves everybody."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar, cast

from sqlalchemy import Connection, Engine

from goudkoorts.tables.database import GROUP
from goudkoorts.tables.log import Batch
from goudkoorts.tables.quick_append import QuickAppender

T = TypeVar("T")


class Job(NamedTuple):
    """Something to write, and who waits for it."""

    task: Batch | Callable[[Connection], Any]
    waiting: asyncio.Future[Any]


Answer = tuple[asyncio.Future[Any], Any, BaseException | None]  # who waits, the result, or what went wrong


class Writer:
    """Owns the connection that writes."""

    def __init__(self, engine: Engine) -> None:
        self._connection = engine.connect()
        self._driver = cast("sqlite3.Connection", self._connection.connection.driver_connection)
        self._appender = QuickAppender(self._driver)
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="store writer", daemon=True)
        self._thread.start()

    async def do(self, task: Batch | Callable[[Connection], T]) -> T:
        """Wait until a task is written and durable."""
        if self._closing:
            raise RuntimeError("the store is closed")
        job = Job(task, self._loop.create_future())
        self._queue.put(job)
        # A caller who gives up cancels the waiting, not the writing.
        return cast("T", await job.waiting)

    async def close(self) -> None:
        """Write what waits, then end."""
        self._closing = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        """Write group after group until told to stop."""
        with self._connection as connection:
            going = True
            while going:
                group, going = self._next_group()
                if group:
                    self._tell(self._commit(connection, group))

    def _next_group(self) -> tuple[list[Job], bool]:
        """Wait for a job and take those that wait behind it; False after the last group."""
        group: list[Job] = []
        job = self._queue.get()
        while job is not None:
            group.append(job)
            if len(group) == GROUP:
                return group, True
            try:
                job = self._queue.get_nowait()
            except Empty:
                return group, True
        return group, False

    def _commit(self, connection: Connection, group: Sequence[Job]) -> list[Answer]:
        """Write a group in one transaction; where that fails as a whole, everybody is told."""
        try:
            if all(isinstance(job.task, Batch) for job in group):
                return self._append_only(group)
            with connection.begin():
                return self._write_group(connection, group)
        except Exception as problem:
            self._appender.forget()
            return [(job.waiting, None, problem) for job in group]

    def _append_only(self, group: Sequence[Job]) -> list[Answer]:
        """Write batches, and nothing else, in a transaction of the driver."""
        self._driver.execute("BEGIN IMMEDIATE")
        try:
            answers = self._append([(job.waiting, cast(Batch, job.task)) for job in group])
            self._driver.execute("COMMIT")
        except BaseException:
            if self._driver.in_transaction:
                self._driver.execute("ROLLBACK")
            raise
        return answers

    def _write_group(self, connection: Connection, group: Sequence[Job]) -> list[Answer]:
        """Write the batches together, then the other work piece by piece."""
        batches = [(job.waiting, job.task) for job in group if isinstance(job.task, Batch)]
        works = [(job.waiting, job.task) for job in group if not isinstance(job.task, Batch)]
        return self._append(batches) + [work_alone(connection, waiting, work) for waiting, work in works]

    def _append(self, batches: Sequence[tuple[asyncio.Future[Any], Batch]]) -> list[Answer]:
        """Write batches into the open transaction."""
        outcomes = self._appender.append([batch for _, batch in batches])
        return [(waiting, None, outcome) for (waiting, _), outcome in zip(batches, outcomes, strict=True)]

    def _tell(self, answers: list[Answer]) -> None:
        """Wake all who wait, by one call into the event loop."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(settle, answers)


def work_alone(connection: Connection, waiting: asyncio.Future[Any], work: Callable[[Connection], Any]) -> Answer:
    """Run one piece of work so that its failure undoes nothing but itself."""
    try:
        with connection.begin_nested():
            return waiting, work(connection), None
    except Exception as problem:
        return waiting, None, problem


def settle(answers: Sequence[Answer]) -> None:
    """Give every waiting caller the answer."""
    for waiting, result, problem in answers:
        if waiting.done():
            continue
        if problem is None:
            waiting.set_result(result)
        else:
            waiting.set_exception(problem)
