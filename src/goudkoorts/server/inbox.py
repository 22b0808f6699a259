"""What the sockets heard in one step of the event loop, taken up together when all of it is read.

Moves that come at the same time then go into one commit, and who writes them is woken once for all of them.
"""

import asyncio
from typing import Protocol


class Hears(Protocol):
    """A socket that has heard something."""

    def take_up(self) -> None:
        """Do something about it."""


class Inbox:
    """Those who have heard something in this step of the event loop."""

    def __init__(self) -> None:
        self._waiting: list[Hears] = []

    def add(self, one: Hears) -> None:
        """Let somebody take up what it heard, soon."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._take_up)
        self._waiting.append(one)

    def _take_up(self) -> None:
        """Let all of them do so."""
        waiting, self._waiting = self._waiting, []
        for one in waiting:
            one.take_up()
