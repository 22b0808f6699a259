"""One viewer's connection: messages come in one by one, messages go out through a short queue.

What waits for a viewer goes out in order, one frame after another. A viewer who does not take it in time is slow, and
is closed: it comes back with the number of the last entry it knows.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

MOST_QUEUED: Final = 256
SEND_TIMEOUT_S: Final = 20.0


class Connection:
    """Reads and sends through ASGI, under any server."""

    __slots__ = ("_is_closed", "_on_slow", "_queue", "_websocket", "_writing")

    def __init__(self, websocket: WebSocket, on_slow: Callable[[], None]) -> None:
        self._websocket = websocket
        self._on_slow = on_slow
        self._queue: list[bytes] = []
        self._writing: asyncio.Task[None] | None = None  # only while something waits
        self._is_closed = False

    async def texts(self) -> AsyncIterator[str | None]:
        """Return message after message, None for one that is not text, until the other side is gone."""
        while (message := await self._websocket.receive())["type"] != "websocket.disconnect":
            yield message.get("text")

    def send(self, data: bytes) -> None:
        """Queue a message. Never waits."""
        if self._is_closed:
            return
        if len(self._queue) >= MOST_QUEUED:
            self._on_slow()
            return
        self._queue.append(data)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    async def close(self, code: int | None, last: bytes | None) -> None:
        """Send a last message and the code; None: the other side is gone."""
        self._is_closed = True
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)
        if code is None:
            return
        try:
            for data in (*self._queue, *([] if last is None else [last])):
                await self._websocket.send_text(data.decode())
            await self._websocket.close(code)
        except (RuntimeError, WebSocketDisconnect):
            return  # gone already

    async def _write(self) -> None:
        """Send what is queued."""
        late = asyncio.get_running_loop().call_later(SEND_TIMEOUT_S, self._on_slow)
        try:
            while self._queue:
                await self._websocket.send_text(self._queue[0].decode())
                del self._queue[0]
        except (RuntimeError, WebSocketDisconnect):
            self._queue.clear()  # the reader hears of it
        finally:
            late.cancel()
            self._writing = None
