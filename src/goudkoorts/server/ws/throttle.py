"""uvicorn's websocket protocol with a byte bucket: a flood of frames, of whatever kind, only slows its sender.

A person sends far less than a kilobyte a second. Counting bytes covers text, pings, pongs, empty fragments and
handshakes alike, and needs nothing but the public methods of asyncio: reading pauses while the bucket is empty or while
the other side does not take what we write.
"""

import asyncio
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

BYTES_A_SECOND: Final = 16 * 1024
BURST: Final = 64 * 1024


class ThrottledProtocol(WebSocketsSansIOProtocol):
    """One websocket connection whose sender is held to a rate."""

    factor = 1.0  # of the usual rate, as in the settings

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._left = BURST * self.factor
        self._seen = asyncio.get_running_loop().time()
        self._resuming: asyncio.TimerHandle | None = None
        self._is_clogged = False  # the other side does not take what we write

    def data_received(self, data: bytes) -> None:
        """Count bytes, and read on later where they came too fast."""
        loop, rate = asyncio.get_running_loop(), BYTES_A_SECOND * self.factor
        now = loop.time()
        self._left = min(BURST * self.factor, self._left + (now - self._seen) * rate) - len(data)
        self._seen = now
        super().data_received(data)
        if self._left < 0 and self._resuming is None:
            self.transport.pause_reading()
            self._resuming = loop.call_later(-self._left / rate, self._resume)

    def pause_writing(self) -> None:
        """Read nothing that would have to be answered."""
        super().pause_writing()
        self._is_clogged = True
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """Go on once the other side takes more."""
        super().resume_writing()
        self._is_clogged = False
        if self._resuming is None:
            self._read_on()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing more."""
        if self._resuming is not None:
            self._resuming.cancel()
        super().connection_lost(exc)

    def _resume(self) -> None:
        """Read again: the bucket has filled."""
        self._resuming = None
        if not self._is_clogged:
            self._read_on()

    def _read_on(self) -> None:
        """Take more, unless the connection is closing."""
        if not self.transport.is_closing():
            self.transport.resume_reading()


def throttled(factor: float) -> type[ThrottledProtocol]:
    """Return the protocol with the rate of the settings."""
    return type("ThrottledProtocol", (ThrottledProtocol,), {"factor": factor})
