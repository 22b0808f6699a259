"""Writing to SQLite: whatever has gathered goes into one transaction, so one flush serves everybody.

While a group is written the next one gathers. Moves go to the scribe, a process of its own, where there is one. Other
work, and moves without a scribe or that it could not write, are done by a thread. Only one of them writes at a time.
"""

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar, cast

from sqlalchemy import Connection, Engine

from goudkoorts.tables.journal.database import GROUP
from goudkoorts.tables.journal.event_log import Batch
from goudkoorts.tables.journal.journal import Conflict, Kept, Watch
from goudkoorts.tables.journal.quick_append import QuickAppender
from goudkoorts.tables.journal.scribe import Scribe

LOG = logging.getLogger(__name__)

T = TypeVar("T")


class Job(NamedTuple):
    """Something to write, and what to call when it is durable."""

    task: Batch | Callable[[Connection], Any]
    done: Callable[..., None]  # takes what went wrong, and of all but a batch also the result


class Answer(NamedTuple):
    """What became of a job."""

    job: Job
    problem: BaseException | None
    result: Any = None


class Writer:
    """Sees to it that everything is written, in the order in which it came."""

    def __init__(self, engine: Engine, scribe: Scribe | None = None, watch: Watch | None = None) -> None:
        self._scribe = scribe
        self._watch = watch
        self._connection = engine.connect()
        driver = self._connection.connection.driver_connection
        self._appender = QuickAppender(cast("sqlite3.Connection", driver))
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Job] = []
        self._began = 0.0  # when the first job of the group under way had come, ...
        self._gathered_since = 0.0  # ... and the first of those that have gathered
        self._is_due = False  # what has gathered is about to be written
        self._is_busy = False  # a group is being written
        self._closing: asyncio.Future[None] | None = None
        self._orders: SimpleQueue[list[Job] | None] = SimpleQueue()
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
        self._gather(Job(batch, kept))

    async def close(self) -> None:
        """Write what waits, then end."""
        self._closing = self._loop.create_future()
        self._write()
        await self._closing
        self._orders.put(None)
        await asyncio.to_thread(self._thread.join)
        if self._scribe is not None:
            await self._scribe.stop()

    # On the event loop

    def _gather(self, job: Job) -> None:
        """Write a job with all others of this step of the event loop, or with all that come until the disk is free."""
        if self._closing is not None:
            raise RuntimeError("the store is closed")
        if not self._gathered:
            self._gathered_since = time.perf_counter()
        self._gathered.append(job)
        if not self._is_due and not self._is_busy:
            self._is_due = True
            self._loop.call_soon(self._write)

    def _write(self) -> None:
        """Have a group written."""
        self._is_due = False
        if self._is_busy:
            return
        group, self._gathered = self._gathered[:GROUP], self._gathered[GROUP:]
        if group:
            self._is_busy = True
            self._began = self._gathered_since
            self._order(group)
        elif self._closing is not None and not self._closing.done():
            self._closing.set_result(None)

    def _order(self, group: list[Job]) -> None:
        """Leave a group to the scribe, or to the thread."""
        batches = [job.task for job in group if isinstance(job.task, Batch)]
        if self._scribe is not None and self._scribe.is_ready and len(batches) == len(group):
            self._scribe.write(batches, partial(self._take_from_scribe, group))
        else:
            self._orders.put(group)

    def _take_from_scribe(self, group: list[Job], kept: list[bool] | None) -> None:
        """Go on once the scribe has written.

        What it could not write is left to the thread, which says what is wrong. If it was written after all and the
        scribe died before saying so, its numbers are taken, and who asked reads what is there.
        """
        if kept is None:
            self._orders.put(group)
        else:
            self._finish([_answer(job, is_kept) for job, is_kept in zip(group, kept, strict=True)])

    def _finish(self, answers: Sequence[Answer]) -> None:
        """Go on with the next group, and tell what became of this one while the disk is busy with that."""
        self._is_busy = False
        self._report(answers)
        self._write()
        for job, problem, result in answers:
            try:
                if type(job.task) is Batch:
                    job.done(problem)
                else:
                    job.done(problem, result)
            except Exception:
                LOG.exception("what follows from a commit failed")

    def _report(self, answers: Sequence[Answer]) -> None:
        """Say how long the batches of a group took."""
        if self._watch is not None:
            problems = [problem for job, problem, _ in answers if type(job.task) is Batch]
            self._watch.appended(problems, time.perf_counter() - self._began)

    # In the thread

    def _run(self) -> None:
        """Write groups until told to stop."""
        with self._connection:
            while (group := self._orders.get()) is not None:
                answers = self._write_all(group)
                if not self._loop.is_closed():
                    self._loop.call_soon_threadsafe(self._finish, answers)

    def _write_all(self, group: Sequence[Job]) -> list[Answer]:
        """Write a group in one transaction; where that fails as a whole, everybody is told."""
        try:
            with self._connection.begin():
                return self._write_group(self._connection, group)
        except Exception as problem:
            self._appender.forget()
            return [Answer(job, problem) for job in group]

    def _write_group(self, connection: Connection, group: Sequence[Job]) -> list[Answer]:
        """Write the batches together, then the other work piece by piece."""
        batches = [job for job in group if isinstance(job.task, Batch)]
        works = [job for job in group if not isinstance(job.task, Batch)]
        outcomes = self._appender.append([cast(Batch, job.task) for job in batches])
        appended = [Answer(job, problem) for job, problem in zip(batches, outcomes, strict=True)]
        return appended + [work_alone(connection, job) for job in works]


def _answer(job: Job, is_kept: bool) -> Answer:
    """Say what became of a batch."""
    batch = cast(Batch, job.task)
    return Answer(job, None if is_kept else Conflict(batch.table_id, batch.first_seq))


def work_alone(connection: Connection, job: Job) -> Answer:
    """Do one piece of work so that its failure undoes nothing but itself."""
    work = cast("Callable[[Connection], Any]", job.task)
    try:
        with connection.begin_nested():
            return Answer(job, None, work(connection))
    except Exception as problem:
        return Answer(job, problem)


def settle(waiting: asyncio.Future[Any], problem: BaseException | None, result: object = None) -> None:
    """Give a caller who still waits the answer."""
    if waiting.done():
        return
    if problem is None:
        waiting.set_result(result)
    else:
        waiting.set_exception(problem)
