"""uvicorn's websocket with a short way in and out, for what nearly every message is: one whole text frame.

Everything else (handshake, pings, closing, fragments, nonsense) is left to uvicorn and `websockets`. A socket finds
the short way in the `extensions` of its scope; one that does not look for it sees plain ASGI. A connection that was
handed over keeps neither the call of the application nor anything of the handshake.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from goudkoorts.server.ws.connection import EXTENSION, Hearer

try:
    from websockets.speedups import apply_mask
except ImportError:  # built without a C compiler
    from websockets.utils import apply_mask

TEXT: Final = 0x81  # the first byte of a whole text frame
MASKED: Final = 0x80
LENGTH: Final = 0x7F
TWO_BYTES, EIGHT_BYTES = 126, 127  # what stands in place of a length that follows
MASK_SIZE: Final = 4


class QuickProtocol(WebSocketsSansIOProtocol):
    """One websocket connection."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._is_between_frames = False
        self._resumed: Callable[[], None] | None = None
        self._hearer: Hearer | None = None

    def handle_connect(self, event: Request) -> None:
        """Offer the short way to the application."""
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope["extensions"])[EXTENSION] = self
            self._is_between_frames = not self.conn.reader.buffer

    async def run_asgi(self) -> None:
        """As the library does, but what was handed over outlives the call of the application."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        if self._hearer is None and self.close_timer is None:
            self.send_500_response()  # says nothing where the handshake is over
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Take a whole text frame at once; leave everything else to the library."""
        if self._is_between_frames and self._hearer is not None:
            if not self.frames and self.conn.state is State.OPEN and (text := whole_text(data)) is not None:
                if not self.close_sent:
                    self._tell(text)
                return
            self._is_between_frames = ends_with_a_frame(data)
        elif self.handshake_initiated:
            self._is_between_frames = False  # frames before our answer: the library sorts that out
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """A message that came the long way; the library stops reading after each until it is fetched."""
        super().send_receive_event_to_app()
        if self._hearer is not None:
            self._empty_queue()

    def handle_close(self, event: Frame) -> None:
        """The other side says goodbye."""
        super().handle_close(event)
        self._empty_queue()

    def resume_writing(self) -> None:
        """The other side takes more again."""
        super().resume_writing()
        if self._resumed is not None:
            self._resumed()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._resumed = None
        super().connection_lost(exc)
        self._empty_queue()

    def _tell(self, text: str | None) -> None:
        """Give a message to the hearer, who may have enough for now."""
        assert self._hearer is not None
        if not self._hearer.hear(text) and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _empty_queue(self) -> None:
        """Give the hearer what the library has queued for an application."""
        while self._hearer is not None and not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.disconnect":
                self._hearer.lose()
            else:
                self.read_on()
                self._tell(cast("str | None", message.get("text")))

    # What a socket is offered

    def hand_over(self, hearer: Hearer) -> None:
        """Give everything to a hearer, and forget the handshake: there may be many sockets, and most are idle."""
        self._hearer = hearer
        del self.request, self.response, self.scope
        self._empty_queue()

    def read_on(self) -> None:
        """Read again."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

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

    async def hang_up(self, code: int, last: bytes | None) -> None:
        """Send a last message and goodbye, unless nobody is there."""
        if self.close_sent:
            return
        with suppress(ClientDisconnected):
            if last is not None:
                await self.send({"type": "websocket.send", "bytes": None, "text": last.decode()})
            await self.send({"type": "websocket.close", "code": code, "reason": None})


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
