"""uvicorn's websocket with a short way in and out, for what nearly every message is: one whole text frame.

Everything else (handshake, pings, closing, fragments, nonsense) is left to uvicorn and `websockets`. A socket finds
the short way in the `extensions` of its scope; one that does not look for it sees plain ASGI.
"""

from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from goudkoorts.server.outlet import EXTENSION

try:
    from websockets.speedups import apply_mask
except ImportError:  # built without a C compiler
    from websockets.utils import apply_mask

TEXT: Final = 0x81  # the first byte of a whole text frame
MASKED: Final = 0x80
LENGTH: Final = 0x7F
TWO_BYTES, EIGHT_BYTES = 126, 127  # what stands in place of a length that follows
MASK_SIZE: Final = 4
MOST_UNREAD: Final = 8  # messages, until the other side must wait


class QuickProtocol(WebSocketsSansIOProtocol):
    """One websocket connection."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._is_between_frames = False
        self._resumed: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        """Offer the short way to the application."""
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self
            self._is_between_frames = not self.conn.reader.buffer

    def data_received(self, data: bytes) -> None:
        """Take a whole text frame at once; leave everything else to the library."""
        if self._is_between_frames and self.handshake_complete:
            if not self.frames and self.conn.state is State.OPEN and (text := whole_text(data)) is not None:
                self._take(text)
                return
            self._is_between_frames = ends_with_a_frame(data)
        elif self.handshake_initiated:
            self._is_between_frames = False  # frames before our answer: the library sorts that out
        super().data_received(data)

    def _take(self, text: str) -> None:
        """Queue a message for the application; who sends many must wait."""
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        """The other side takes more again."""
        super().resume_writing()
        if self._resumed is not None:
            self._resumed()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._resumed = None
        super().connection_lost(exc)

    # What a socket is offered

    def settle_in(self) -> None:
        """Forget the handshake: there may be many sockets, and most of them are idle."""
        del self.request, self.response
        self.scope["headers"] = []

    def can_write(self) -> bool:
        """Whether the other side takes more at present."""
        return self.writable.is_set()

    def when_writable(self, call: Callable[[], None] | None) -> None:
        """Call back as soon as the other side takes more again."""
        self._resumed = call

    def write_texts(self, texts: list[bytes]) -> None:
        """Send text messages in one write; the queue is empty afterwards."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            texts.clear()
            return
        parts: list[bytes] = []
        for text in texts:
            parts += (header_of(len(text)), text)
        texts.clear()
        self.transport.write(b"".join(parts))


def header_of(length: int) -> bytes:
    """Return what goes before a text of so many bytes."""
    if length < TWO_BYTES:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, TWO_BYTES, length >> 8, length & 0xFF))
    return bytes((TEXT, EIGHT_BYTES)) + length.to_bytes(8, "big")


def whole_text(data: bytes) -> str | None:
    """Return the text where data is exactly one masked text frame of moderate length and good UTF-8."""
    if len(data) < 2 + MASK_SIZE or data[0] != TEXT or not data[1] & MASKED:
        return None
    length, start = data[1] & LENGTH, 2
    if length == TWO_BYTES:
        length, start = data[2] << 8 | data[3], 4
    elif length == EIGHT_BYTES:
        return None
    if len(data) != start + MASK_SIZE + length:
        return None
    try:
        return apply_mask(data[start + MASK_SIZE :], data[start : start + MASK_SIZE]).decode()
    except UnicodeDecodeError:
        return None


def ends_with_a_frame(data: bytes) -> bool:
    """Whether data that begins with a frame also ends with one."""
    at, end = 0, len(data)
    while at + 2 <= end:
        length, masked = data[at + 1] & LENGTH, data[at + 1] & MASKED
        at += 2
        if length >= TWO_BYTES:
            size = 2 if length == TWO_BYTES else 8
            length = int.from_bytes(data[at : at + size], "big")
            at += size
        at += length + (MASK_SIZE if masked else 0)
    return at == end
