"""The connection under a socket: what comes in is handed over, what goes out waits in a short queue.

Under our own protocol (`quick_protocol.py`) a connection needs no task while nobody speaks: messages come by a call,
and the frames of one step of the event loop go out in one write. Under any other ASGI server, and in tests, two tasks
read and send one by one.
"""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

from goudkoorts.server.ws.coalesce import Together

MOST_QUEUED: Final = 256
SEND_TIMEOUT_S: Final = 20.0
EXTENSION: Final = "goudkoorts.wire"  # where the scope of a socket has its `Wire`

Slow = Callable[[], None]


class Hearer(Protocol):
    """Takes what the other side says."""

    def hear(self, text: str | None) -> bool:
        """Take a message, None for one that is not text; False: no more for now, please, until `read_on`."""

    def lose(self) -> None:
        """The other side is gone."""


class Connection(Protocol):
    """One viewer's way in and out."""

    def listen(self, hearer: Hearer) -> None:
        """Hand over what comes in from now on."""

    def read_on(self) -> None:
        """Take more again."""

    def send(self, data: bytes) -> None:
        """Queue a message; never waits. Calls `slow` where the viewer does not keep up."""

    async def stay(self) -> None:
        """Stay in the call of the application for as long as the server under us needs that."""

    async def close(self, code: int | None, last: bytes | None) -> None:
        """Send what can be sent, a last message, and goodbye with a code; None: the other side is gone."""


class Wire(Protocol):
    """A connection as our own protocol offers it."""

    def hand_over(self, hearer: Hearer) -> None:
        """Give everything that comes in to a hearer, and outlive the call of the application."""

    def read_on(self) -> None:
        """Read again after a hearer had enough."""

    def can_write(self) -> bool:
        """Whether the other side takes more at present."""

    def write_texts(self, texts: list[bytes]) -> None:
        """Send text messages now, in one go."""

    def when_writable(self, call: Callable[[], None] | None) -> None:
        """Call back as soon as the other side takes more again."""

    async def hang_up(self, code: int, last: bytes | None) -> None:
        """Send a last message and goodbye, unless nobody is there."""


def connection_of(websocket: WebSocket, slow: Slow, outbox: "Outbox") -> Connection:
    """Return the quickest connection that the server under us offers."""
    wire: Wire | None = (websocket.scope.get("extensions") or {}).get(EXTENSION)
    return AsgiConnection(websocket, slow) if wire is None else QuickConnection(wire, slow, outbox)


class QuickConnection:
    """Writes what one step of the event loop brought, all at once."""

    __slots__ = ("_is_closed", "_late", "_outbox", "_slow", "_waiting", "_wire")

    def __init__(self, wire: Wire, slow: Slow, outbox: "Outbox") -> None:
        self._wire = wire
        self._slow = slow
        self._outbox = outbox
        self._waiting: list[bytes] = []  # not a deque, which takes much room when empty
        self._is_closed = False
        self._late: asyncio.TimerHandle | None = None

    def listen(self, hearer: Hearer) -> None:
        """Hand over what comes in."""
        self._wire.hand_over(hearer)

    def read_on(self) -> None:
        """Take more again."""
        self._wire.read_on()

    def send(self, data: bytes) -> None:
        """Queue a message."""
        if self._is_closed:
            return
        if len(self._waiting) >= MOST_QUEUED:
            self._slow()
            return
        if not self._waiting:
            self._outbox.add(self)
        self._waiting.append(data)

    async def stay(self) -> None:
        """Nothing depends on the call of the application."""

    async def close(self, code: int | None, last: bytes | None) -> None:
        """Send what can be sent, then nothing more."""
        self.flush()
        self._waiting.clear()
        self._stop_waiting()
        self._is_closed = True
        if code is not None:
            await self._wire.hang_up(code, last)

    def flush(self) -> None:
        """Write all, or wait until the other side takes more; one that does not in time is slow."""
        if not self._waiting:
            return
        if self._wire.can_write():
            self._stop_waiting()
            self._wire.write_texts(self._waiting)
        elif self._late is None:
            self._late = asyncio.get_running_loop().call_later(SEND_TIMEOUT_S, self._slow)
            self._wire.when_writable(self.flush)

    def _stop_waiting(self) -> None:
        """The other side takes more, or nobody cares."""
        if self._late is not None:
            self._late.cancel()
            self._late = None
            self._wire.when_writable(None)


Outbox = Together[QuickConnection]


def open_outbox() -> Outbox:
    """Return what writes for all quick connections of a server."""
    return Together(QuickConnection.flush)


class AsgiConnection:
    """Reads and sends messages one by one through ASGI."""

    def __init__(self, websocket: WebSocket, slow: Slow) -> None:
        self._websocket = websocket
        self._slow = slow
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(MOST_QUEUED)
        self._writing = asyncio.create_task(self._write())
        self._reading: asyncio.Task[None] | None = None
        self._may_read = asyncio.Event()
        self._may_read.set()
        self._closed = asyncio.Event()

    def listen(self, hearer: Hearer) -> None:
        """Hand over what comes in."""
        self._reading = asyncio.create_task(self._read(hearer))

    def read_on(self) -> None:
        """Take more again."""
        self._may_read.set()

    def send(self, data: bytes) -> None:
        """Queue a message."""
        try:
            self._queue.put_nowait(data)
        except asyncio.QueueFull:
            self._slow()

    async def stay(self) -> None:
        """The connection ends with the call of the application."""
        await self._closed.wait()

    async def close(self, code: int | None, last: bytes | None) -> None:
        """Stop reading and sending, and say goodbye where somebody listens."""
        tasks = [task for task in (self._reading, self._writing) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        try:
            if code is not None:
                await self._say_goodbye(code, last)
        except (RuntimeError, WebSocketDisconnect):
            return  # gone already
        finally:
            self._closed.set()

    async def _say_goodbye(self, code: int, last: bytes | None) -> None:
        """Send a last message and the code."""
        if last is not None:
            await self._websocket.send_text(last.decode())
        await self._websocket.close(code)

    async def _read(self, hearer: Hearer) -> None:
        """Hand over message after message."""
        while (message := await self._websocket.receive())["type"] != "websocket.disconnect":
            if not hearer.hear(message.get("text")):
                self._may_read.clear()
                await self._may_read.wait()
        hearer.lose()

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
