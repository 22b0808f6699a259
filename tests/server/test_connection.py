"""One connection class, in tests and in production: an ordered queue out, and who does not take it is slow."""

import asyncio
from typing import Any

import pytest
from starlette.websockets import WebSocket

from goudkoorts.server.ws import connection
from goudkoorts.server.ws.connection import MOST_QUEUED, Connection


class Wire:
    """The server's side of ASGI: takes messages while its gate is open."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def receive(self) -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(self, message: Any) -> None:
        await self.gate.wait()
        self.sent.append(message.get("text", message["type"]))


async def accepted(wire: Wire) -> WebSocket:
    """Return a websocket whose handshake is over."""
    websocket = WebSocket({"type": "websocket"}, wire.receive, wire.send)
    await websocket.accept()
    wire.sent.clear()
    return websocket


def test_messages_go_out_in_order_and_the_goodbye_last() -> None:
    async def story() -> list[Any]:
        wire = Wire()
        out = Connection(await accepted(wire), lambda: None)
        wire.gate.clear()
        for text in ("a", "b", "c"):
            out.send(text.encode())
        await asyncio.sleep(0)
        wire.gate.set()
        await out.close(1012, b"bye")
        out.send(b"too late")
        return wire.sent

    assert asyncio.run(story()) == ["a", "b", "c", "bye", "websocket.close"]


def test_who_has_too_much_unread_is_slow() -> None:
    async def story() -> list[str]:
        wire, slow = Wire(), list[str]()
        out = Connection(await accepted(wire), lambda: slow.append("slow"))
        wire.gate.clear()
        for _ in range(MOST_QUEUED):
            out.send(b"x")
        assert not slow
        out.send(b"x")
        await out.close(None, None)
        return slow

    assert asyncio.run(story()) == ["slow"]


def test_who_takes_nothing_for_long_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "SEND_TIMEOUT_S", 0.01)

    async def story() -> list[str]:
        wire, slow = Wire(), list[str]()
        out = Connection(await accepted(wire), lambda: slow.append("slow"))
        wire.gate.clear()
        out.send(b"x")
        await asyncio.sleep(0.05)
        await out.close(None, None)
        return slow

    assert asyncio.run(story()) == ["slow"]
