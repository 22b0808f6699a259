"""Bots' turns and reviews, off the event loop: a few at a time, in a fair queue.

Threads serve, for the search runs without the interpreter's lock: with two of them searching all the time the event
loop was never more than a few milliseconds late. What takes a blink has a lane of its own, so that a beginner's move
never waits for a master's; and so have reviews, which no move waits for.
"""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from goudkoorts.tables.thinking.bot_turn import (
    Advice,
    BotTurn,
    advise,
    advise_at_a_glance,
    choose_action,
    choose_at_a_glance,
    is_slow,
    must_search,
)
from goudkoorts.tables.thinking.compile_status import CompileStatus
from goudkoorts.tables.thinking.fair_queue import FairQueue

__all__ = ["Advice", "BotPool", "BotTurn"]

Work = Callable[[], Any]
Key = tuple[str | int, ...]  # the same for those who ask for the same


class Job:
    """One piece of thinking, and how many wait for it."""

    def __init__(self, table: str, work: Work) -> None:
        self.table = table
        self.work = work
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting = 0


class Lane:
    """So many jobs at once, one table after the other."""

    def __init__(self, at_once: int, name: str) -> None:
        self._free = at_once
        self._queue: FairQueue[Job] = FairQueue()
        self._pool = ThreadPoolExecutor(at_once, thread_name_prefix=name)

    def add(self, job: Job) -> None:
        """Queue a job and begin it as soon as there is room."""
        self._queue.put(job.table, job)
        self._begin_what_fits()

    def drop(self, job: Job) -> None:
        """Forget a job nobody waits for, if it has not begun; one that has ends by itself within a second."""
        self._queue.drop(job.table, job)

    def close(self) -> None:
        """Take no more work and wait for what has begun."""
        self._free = 0
        self._pool.shutdown(cancel_futures=True)

    def _begin_what_fits(self) -> None:
        """Start jobs while there is room."""
        while self._free > 0 and (job := self._queue.take()) is not None:
            self._free -= 1
            done = asyncio.get_running_loop().run_in_executor(self._pool, job.work)
            done.add_done_callback(partial(self._finish, job))

    def _finish(self, job: Job, done: asyncio.Future[Any]) -> None:
        """Hand out an answer and start the next job."""
        self._free += 1
        if not job.answer.done():
            _copy_outcome(done, job.answer)
        self._begin_what_fits()


class BotPool:
    """All bots' turns and reviews of one process."""

    def __init__(self, at_once: int | None = None) -> None:
        self._slow = Lane(at_once or default_at_once(), "bots-slow")
        self._quick = Lane(1, "bots-quick")
        self._reviews = Lane(1, "reviews")
        self._running: dict[Key, Job] = {}
        self._compile_status = CompileStatus()

    @property
    def under_way(self) -> int:
        """How many turns and reviews are being thought about or wait for it."""
        return len(self._running)

    async def choose(self, turn: BotTurn) -> str:
        """Return the action a level chooses; a bot that fails is replaced by the greedy player for this move."""
        if must_search(turn) and not self._compile_status.has_search(turn.game):
            answer: str = await self._think("choose", turn, choose_at_a_glance, self._quick)
        else:
            answer = await self._think("choose", turn, choose_action, self._slow if is_slow(turn) else self._quick)
        return answer

    async def hint(self, turn: BotTurn) -> Advice:
        """Return actions worth thinking of, the best first, with weights that sum to 1; the level does not matter."""
        if self._compile_status.has_search(turn.game):
            advice: Advice = await self._think("hint", turn, advise, self._slow)
        else:
            advice = await self._think("hint", turn, advise_at_a_glance, self._quick)
        return advice

    def can_review(self, game: str) -> bool:
        """Whether what a review of a game needs is compiled."""
        return self._compile_status.has_search(game)

    async def review(self, table: str, work: Work) -> None:
        """Do a piece of a table's review; who asks meanwhile waits for the same piece."""
        await self._ask(("review", table), table, work, self._reviews)

    def warm_up(self) -> None:
        """Begin to compile all games and their bots in the background, where that was not done before."""
        self._compile_status.begin()

    async def ready(self, game: str) -> None:
        """Wait until the rules of a game are compiled: a table opened earlier would hold up everybody."""
        await self._compile_status.wait_for_rules(game)

    async def close(self) -> None:
        """Take no more work; what waits is cancelled, what has begun ends within a second."""
        for job in list(self._running.values()):
            job.answer.cancel()
        await self._compile_status.close()
        await asyncio.to_thread(self._slow.close)
        await asyncio.to_thread(self._quick.close)
        await asyncio.to_thread(self._reviews.close)

    async def _think(self, what: str, turn: BotTurn, think: Callable[[BotTurn], Any], lane: Lane) -> Any:
        """Have a turn thought about."""
        return await self._ask((what, turn.table, turn.ply, turn.seat), turn.table, partial(think, turn), lane)

    async def _ask(self, key: Key, table: str, work: Work, lane: Lane) -> Any:
        """Join a job that is under way, or queue a new one, and wait for its answer."""
        job = self._running.get(key)
        if job is None:
            job = self._running[key] = Job(table, work)
            job.answer.add_done_callback(lambda _: self._running.pop(key, None))
            lane.add(job)
        job.waiting += 1
        try:
            return await asyncio.shield(job.answer)
        finally:
            job.waiting -= 1
            if not job.waiting and not job.answer.done():
                lane.drop(job)
                job.answer.cancel()


def default_at_once() -> int:
    """Leave a core to the event loop."""
    return max(1, (os.cpu_count() or 1) - 1)


def _copy_outcome(done: asyncio.Future[Any], answer: asyncio.Future[Any]) -> None:
    """Hand on a result or an error."""
    if done.cancelled():
        answer.cancel()
    elif error := done.exception():
        answer.set_exception(error)
    else:
        answer.set_result(done.result())
