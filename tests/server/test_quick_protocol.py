"""The short way in and out of a websocket: the same frames as the library makes and reads, and nobody is waited for."""

import asyncio
from collections.abc import Callable

import pytest
from websockets.frames import Frame, Opcode

from goudkoorts.server.ws import connection
from goudkoorts.server.ws.connection import MOST_QUEUED, Hearer, QuickConnection, open_outbox
from goudkoorts.server.ws.quick_protocol import ends_with_a_frame, header_of, whole_text

LENGTHS = (0, 1, 125, 126, 127, 65_535, 65_536)


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """Return a frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("length", LENGTHS)
def test_our_frames_are_those_of_the_library(length: int) -> None:
    data = b"x" * length

    assert header_of(length) + data == Frame(Opcode.TEXT, data).serialize(mask=False)


@pytest.mark.parametrize("text", ["", "{}", "goud" * 31, "é" * 63, "x" * 65_535], ids=len)
def test_a_whole_text_frame_is_read(text: str) -> None:
    assert whole_text(frame(text.encode())) == text


@pytest.mark.parametrize(
    "data",
    [
        b"",
        frame(b"{}")[:-1],
        frame(b"{}")[:2],
        frame(b"x" * 200)[:4],
        frame(b"{}") + frame(b"{}"),
        frame(b"{}", Opcode.BINARY),
        frame(b"{}", Opcode.PING),
        frame(b"{}", Opcode.CLOSE),
        frame(b"{}", fin=False),
        frame(b"\xff"),
        frame(b"x" * 65_536),
        Frame(Opcode.TEXT, b"unmasked").serialize(mask=False),
    ],
    ids=(  # by name: masks are random, and every worker must find the same tests
        "nothing",
        "cut",
        "length-only",
        "long-length-only",
        "two",
        "binary",
        "ping",
        "close",
        "fragment",
        "bad-utf-8",
        "too-long",
        "unmasked",
    ),
)
def test_everything_else_is_left_to_the_library(data: bytes) -> None:
    assert whole_text(data) is None


def test_the_end_of_a_frame_is_known() -> None:
    whole = frame(b"{}") + frame(b"x" * 300, Opcode.BINARY) + frame(b"y" * 70_000)

    assert ends_with_a_frame(whole)
    assert not any(ends_with_a_frame(whole[:cut]) for cut in (1, 2, 5, 9, 12, 13, 40, len(whole) - 1))


class FakeWire:
    """A wire that takes what it is told to take."""

    def __init__(self) -> None:
        self.is_open = True
        self.writes: list[list[bytes]] = []
        self.goodbyes: list[tuple[int, bytes | None]] = []
        self.call: Callable[[], None] | None = None

    def hand_over(self, hearer: Hearer) -> None:
        pytest.fail(f"nobody asked for {hearer}")

    def read_on(self) -> None:
        pytest.fail("nobody asked for it")

    async def hang_up(self, code: int, last: bytes | None) -> None:
        self.goodbyes.append((code, last))

    def can_write(self) -> bool:
        return self.is_open

    def write_texts(self, texts: list[bytes]) -> None:
        self.writes.append(list(texts))
        texts.clear()

    def when_writable(self, call: Callable[[], None] | None) -> None:
        self.call = call


def test_what_one_step_brings_goes_out_in_one_write() -> None:
    async def check() -> list[list[bytes]]:
        wire = FakeWire()
        out = QuickConnection(wire, pytest.fail, open_outbox())
        out.send(b"game")
        out.send(b"done")
        await asyncio.sleep(0)
        out.send(b"more")
        await out.close(None, None)
        out.send(b"too late")
        await asyncio.sleep(0)
        return wire.writes

    assert asyncio.run(check()) == [[b"game", b"done"], [b"more"]]


def test_a_full_wire_is_waited_for_and_then_gets_everything() -> None:
    async def check() -> list[list[bytes]]:
        wire = FakeWire()
        wire.is_open = False
        out = QuickConnection(wire, pytest.fail, open_outbox())
        out.send(b"one")
        await asyncio.sleep(0)
        out.send(b"two")
        assert wire.writes == []
        wire.is_open = True
        assert wire.call is not None
        wire.call()
        assert wire.call is None
        return wire.writes

    assert asyncio.run(check()) == [[b"one", b"two"]]


def test_who_has_too_much_unread_is_slow() -> None:
    async def check() -> int:
        slow: list[int] = []
        wire = FakeWire()
        wire.is_open = False
        out = QuickConnection(wire, lambda: slow.append(1), open_outbox())
        for _ in range(MOST_QUEUED):
            out.send(b"x")
        assert not slow
        out.send(b"x")
        await out.close(None, None)
        return len(slow)

    assert asyncio.run(check()) == 1


def test_who_takes_nothing_for_long_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        wire = FakeWire()
        wire.is_open = False
        late = asyncio.Event()
        out = QuickConnection(wire, late.set, open_outbox())
        out.send(b"x")
        await asyncio.wait_for(late.wait(), 30)
        await out.close(None, None)

    monkeypatch.setattr(connection, "SEND_TIMEOUT_S", 0.001)
    asyncio.run(check())
