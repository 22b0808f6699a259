"""Group commit: all batches that gather while one group is written go into the next transaction together.

One flush to disk then serves every table that waits for it. SQLite and PostgreSQL use the same class; they differ in
the function that writes a group.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple

from goudkoorts.tables.journal.journal import EventBatch, Kept, Outcome, Watch

LOG = logging.getLogger(__name__)
GROUP: Final = 1000  # batches in one commit at most

Commit = Callable[[Sequence[EventBatch]], Awaitable[list[Outcome]]]


class Waiting(NamedTuple):
    """A batch, and the function to call once it is durable."""

    batch: EventBatch
    kept: Kept


class GroupCommit:
    """Writes batches in the order in which they came."""

    def __init__(self, commit: Commit, watch: Watch | None) -> None:
        self._commit = commit
        self._watch = watch
        self._gathered: list[Waiting] = []
        self._since = 0.0  # when the first of them came
        self._writing: asyncio.Task[None] | None = None
        self._is_closed = False

    def append(self, batch: EventBatch, kept: Kept) -> None:
        """Write a batch with all others of this step of the event loop, or with the next group."""
        if self._is_closed:
            raise RuntimeError("the journal is closed")
        if not self._gathered:
            self._since = time.perf_counter()
        self._gathered.append(Waiting(batch, kept))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())

    async def close(self) -> None:
        """Write what has gathered, then take no more."""
        self._is_closed = True
        if self._writing is not None:
            await self._writing

    async def _write_all(self) -> None:
        """Write group after group until nothing is left."""
        while self._gathered:
            began, group, self._gathered = self._since, self._gathered[:GROUP], self._gathered[GROUP:]
            self._since = time.perf_counter()
            outcomes = await self._write([waiting.batch for waiting in group])
            if self._watch is not None:
                self._watch.appended(outcomes, time.perf_counter() - began)
            self._report(group, outcomes)
        self._writing = None

    async def _write(self, batches: list[EventBatch]) -> list[Outcome]:
        """Write one group; where the transaction fails as a whole, so does every batch."""
        try:
            return await self._commit(batches)
        except Exception as problem:
            return [problem] * len(batches)

    def _report(self, group: Sequence[Waiting], outcomes: Sequence[Outcome]) -> None:
        """Tell each caller what became of its batch; a callback that fails does not harm the others."""
        for (_, kept), outcome in zip(group, outcomes, strict=True):
            try:
                kept(outcome)
            except Exception:
                LOG.exception("what follows from a commit failed")
