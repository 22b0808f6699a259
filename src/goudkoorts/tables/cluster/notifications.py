"""A doorbell between the processes of one house: "table so-and-so has entry n now".

Only the log is true. Who hears the bell reads the log after the last entry it knows, so a bell that is lost, late or
rung twice does no harm. Number 0 means: look for yourself.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol

Heard = Callable[[str, int], None]
LOOK_FOR_YOURSELF = 0


class Bus(Protocol):
    """Rings for tables and hears the rings of others."""

    async def start(self, heard: Heard) -> None:
        """Begin; `heard(table, seq)` is called in the event loop for each ring of a followed table."""

    async def follow(self, table_id: str) -> None:
        """Hear a table's rings from now on."""

    async def forget(self, table_id: str) -> None:
        """Hear them no more."""

    async def ring(self, table_id: str, seq: int) -> None:
        """Tell all who follow a table that it has this entry; never fails, at worst nobody hears it."""

    async def is_well(self) -> bool:
        """Whether rings can be heard at present."""

    async def close(self) -> None:
        """Hang up."""


class LocalBus:
    """The bus of one process."""

    def __init__(self) -> None:
        self._followed: set[str] = set()
        self._heard: Heard | None = None

    async def start(self, heard: Heard) -> None:
        """Begin."""
        self._heard = heard

    async def follow(self, table_id: str) -> None:
        """Hear a table's rings from now on."""
        self._followed.add(table_id)

    async def forget(self, table_id: str) -> None:
        """Hear them no more."""
        self._followed.discard(table_id)

    async def ring(self, table_id: str, seq: int) -> None:
        """Tell the followers in this process, after the present step of the loop as a real bell would."""
        if self._heard is not None and table_id in self._followed:
            asyncio.get_running_loop().call_soon(self._heard, table_id, seq)

    async def is_well(self) -> bool:
        """Always."""
        return True

    async def close(self) -> None:
        """Hang up."""
        self._heard = None
