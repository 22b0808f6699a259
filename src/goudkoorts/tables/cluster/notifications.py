"""Notifications between the processes of one server: "table T has entry n now".

Only the log is true. A process that is notified reads the log after the last entry it knows, so a notification that is
lost, late or repeated does no harm. Number 0 means: read, whatever you know.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol

Notified = Callable[[str, int], None]
LOOK_FOR_YOURSELF = 0


class Notifications(Protocol):
    """Publishes that a table changed, and receives the same from other processes."""

    async def start(self, heard: Notified) -> None:
        """Begin; `heard(table, seq)` is called in the event loop for each notification of a followed table."""

    async def follow(self, table_id: str) -> None:
        """Receive a table's notifications from now on."""

    async def forget(self, table_id: str) -> None:
        """Receive them no more."""

    async def publish(self, table_id: str, seq: int) -> None:
        """Tell all who follow a table that it has this entry; never fails, at worst nobody hears it."""

    async def is_well(self) -> bool:
        """Whether notifications arrive at present."""

    async def close(self) -> None:
        """Disconnect."""


class LocalNotifications:
    """The notifications of a server of one process."""

    def __init__(self) -> None:
        self._followed: set[str] = set()
        self._heard: Notified | None = None

    async def start(self, heard: Notified) -> None:
        """Begin."""
        self._heard = heard

    async def follow(self, table_id: str) -> None:
        """Receive a table's notifications from now on."""
        self._followed.add(table_id)

    async def forget(self, table_id: str) -> None:
        """Receive them no more."""
        self._followed.discard(table_id)

    async def publish(self, table_id: str, seq: int) -> None:
        """Tell the followers in this process, after the present step of the event loop."""
        if self._heard is not None and table_id in self._followed:
            asyncio.get_running_loop().call_soon(self._heard, table_id, seq)

    async def is_well(self) -> bool:
        """Always."""
        return True

    async def close(self) -> None:
        """Disconnect."""
        self._heard = None
