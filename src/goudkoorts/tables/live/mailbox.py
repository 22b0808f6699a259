"""A mailbox: work on one table, one piece at a time, in the order in which it came."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager


class Mailbox:
    """Lets one piece of work in at a time; each calls `leave` when it is through, at once or much later."""

    __slots__ = ("_waiting", "is_busy")

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self.is_busy = False

    def enter(self, work: Callable[[], None]) -> None:
        """Do work when all that came before it is through. Never waits."""
        self._waiting.append(work)
        self._next()

    def leave(self) -> None:
        """Let the next one in."""
        self.is_busy = False
        self._next()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for a turn and keep it: the same for work that awaits."""
        came: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.enter(lambda: self.leave() if came.done() else came.set_result(None))
        try:
            await came
        except asyncio.CancelledError:
            if not came.cancelled():
                self.leave()  # the turn had come, and nobody takes it
            raise
        try:
            yield
        finally:
            self.leave()

    def _next(self) -> None:
        """Take up what waits, unless something is under way."""
        while self._waiting and not self.is_busy:
            self.is_busy = True
            self._waiting.popleft()()
