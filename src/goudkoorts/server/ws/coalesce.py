"""The same for many at the end of one step of the event loop, by one call for all of them.

What sockets heard is taken up when all of it is read: moves that come at the same time go into one commit, and who
writes them is woken once. What viewers are told is written when all of it is said.
"""

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

import structlog

T = TypeVar("T")
log = structlog.get_logger()


class Together(Generic[T]):
    """Does one thing for all who asked for it in this step."""

    def __init__(self, do: Callable[[T], None]) -> None:
        self._do = do
        self._waiting: list[T] = []

    def add(self, one: T) -> None:
        """Do it for one more, soon."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._do_all)
        self._waiting.append(one)

    def _do_all(self) -> None:
        """Do it for all; one that fails hurts no other."""
        waiting, self._waiting = self._waiting, []
        do = self._do
        for one in waiting:
            try:
                do(one)
            except Exception:
                log.exception("socket_failed")
