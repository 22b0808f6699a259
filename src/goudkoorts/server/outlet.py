"""What goes out to one viewer: a short queue, and two ways from there to the wire.

Under our own protocol (`quick_protocol.py`) the frames of one step of the event loop go out in one write, without a
task or a lock. Under any other ASGI server, and in tests, a task sends them one by one.
"""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from starlette.websockets import WebSocket

MOST_QUEUED: Final = 256
SEND_TIMEOUT_S: Final = 20.0
EXTENSION: Final = "goudkoorts.wire"  # where the scope of a socket has its `Wire`

Slow = Callable[[], None]


class Outlet(Protocol):
    """Takes messages for one viewer."""

    def send(self, data: bytes) -> None:
        """Queue a message; never waits. Calls `slow` where the viewer does not keep up."""

    async def close(self) -> None:
        """Send nothing more by itself."""


class Wire(Protocol):
    """The wire under a socket, as our own protocol offers it."""

    def settle_in(self) -> None:
        """Forget the handshake."""

    def can_write(self) -> bool:
        """Whether the other side takes more at present."""

    def write_texts(self, texts: list[bytes]) -> None:
        """Send text messages now, in one go."""

    def when_writable(self, call: Callable[[], None] | None) -> None:
        """Call back as soon as the other side takes more again."""


def outlet_for(websocket: WebSocket, slow: Slow) -> Outlet:
    """Return the quickest way out that the server under us offers."""
    wire: Wire | None = (websocket.scope.get("extensions") or {}).get(EXTENSION)
    return AsgiOutlet(websocket, slow) if wire is None else QuickOutlet(wire, slow)


class QuickOutlet:
    """Writes what one step of the event loop brought, all at once."""

    __slots__ = ("_is_closed", "_is_due", "_late", "_loop", "_slow", "_waiting", "_wire")

    def __init__(self, wire: Wire, slow: Slow) -> None:
        wire.settle_in()
        self._wire = wire
        self._slow = slow
        self._loop = asyncio.get_running_loop()
        self._waiting: list[bytes] = []  # not a deque, which takes much room when empty
        self._is_due = self._is_closed = False
        self._late: asyncio.TimerHandle | None = None

    def send(self, data: bytes) -> None:
        """Queue a message."""
        if self._is_closed:
            return
        if len(self._waiting) >= MOST_QUEUED:
            self._slow()
            return
        self._waiting.append(data)
        if not self._is_due:
            self._is_due = True
            self._loop.call_soon(self._flush)

    async def close(self) -> None:
        """Send what can be sent, then nothing more."""
        self._flush()
        self._waiting.clear()
        self._stop_waiting()
        self._is_closed = True

    def _flush(self) -> None:
        """Write all, or wait until the other side takes more; one that does not in time is slow."""
        if not self._waiting:
            return
        if self._wire.can_write():
            self._stop_waiting()
            self._wire.write_texts(self._waiting)
            self._is_due = False
        elif self._late is None:
            self._late = self._loop.call_later(SEND_TIMEOUT_S, self._slow)
            self._wire.when_writable(self._flush)

    def _stop_waiting(self) -> None:
        """The other side takes more, or nobody cares."""
        if self._late is not None:
            self._late.cancel()
            self._late = None
            self._wire.when_writable(None)


class AsgiOutlet:
    """Sends messages one by one through ASGI."""

    def __init__(self, websocket: WebSocket, slow: Slow) -> None:
        self._websocket = websocket
        self._slow = slow
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(MOST_QUEUED)
        self._task = asyncio.create_task(self._write())

    def send(self, data: bytes) -> None:
        """Queue a message."""
        try:
            self._queue.put_nowait(data)
        except asyncio.QueueFull:
            self._slow()

    async def close(self) -> None:
        """Stop sending."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _write(self) -> None:
        """Send what is queued; a viewer who does not take it in time is slow."""
        loop = asyncio.get_running_loop()
        while True:
            data = await self._queue.get()
            late = loop.call_later(SEND_TIMEOUT_S, self._slow)  # a tenth of the price of asyncio.timeout
            try:
                await self._websocket.send_text(data.decode())
            finally:
                late.cancel()
