"""One socket, one table, one viewer: what happened since `after`, then everything as it happens; commands come back.

What is sent waits in a short queue. A viewer who does not read it is closed, and comes back with `after`: a slow
onlooker never slows a table.
"""

import asyncio
import time
from typing import Any

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from goudkoorts.server.asking import carry_out, find_table_by_id, muted_by, speaker
from goudkoorts.server.house import House
from goudkoorts.server.identity import fresh_secret
from goudkoorts.server.outlet import SEND_TIMEOUT_S, outlet_for
from goudkoorts.server.problems import Refusal
from goudkoorts.server.wire import AskHint, AskWhy, Bye, ClientMessage, Do, Hint, Ping, Pong, Refused, Why, encode
from goudkoorts.tables import commands
from goudkoorts.tables.people_store import Person
from goudkoorts.tables.runner import LiveTable

MOST_MESSAGE = 65_536
MOST_AFTER = 2**53
BURST = 200  # messages at once ...
A_SECOND = 50.0  # ... and on average
RESTARTING, SLOW = 1012, 1013
NOT_SIGNED_IN, NO_SUCH_TABLE, TOO_FAST = 4401, 4404, 4429

log = structlog.get_logger()
_decoder = msgspec.json.Decoder(ClientMessage)
PONG = encode(Pong())


class TokenBucket:
    """So many at once, so many a second."""

    def __init__(self, burst: float, a_second: float) -> None:
        self._burst, self._a_second = burst, a_second
        self._left, self._seen = burst, time.monotonic()

    def take(self) -> bool:
        """Take one, if there is one."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._seen) * self._a_second)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Socket:
    """A viewer at a table; the table's runner calls `send`."""

    def __init__(self, house: House, websocket: WebSocket, person: Person, muted: frozenset[str]) -> None:
        self.person = speaker(person)
        self.muted = muted
        self.connection = fresh_secret()
        self._who = person
        self._house = house
        self._websocket = websocket
        self._outlet = outlet_for(websocket, self._be_slow)
        self._bucket = TokenBucket(BURST * house.settings.limit_factor, A_SECOND * house.settings.limit_factor)
        self._closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._thinking: asyncio.Task[None] | None = None

    def send(self, data: bytes) -> None:
        """Queue a message; never waits. Who has too many unread is closed."""
        self._outlet.send(data)

    def _be_slow(self) -> None:
        """Close a socket that does not take what it is sent."""
        if not self._closing.done():
            self._house.meters.slow.inc()
        self.close(SLOW)

    def close(self, code: int) -> None:
        """End the socket with a code."""
        if not self._closing.done():
            self._closing.set_result(code)

    async def run(self, table: LiveTable, after: int) -> None:
        """Serve the viewer until one side ends it."""
        self._house.sockets.add(self)
        self._house.meters.sockets.inc()
        reading = asyncio.create_task(self._read(table))
        try:
            await table.connect(self, after)
            ends: list[asyncio.Future[Any]] = [reading, self._closing]
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._house.sockets.discard(self)
            self._house.meters.sockets.dec()
            await table.disconnect(self)
            await self._end(reading)

    async def _end(self, reading: "asyncio.Task[None]") -> None:
        """Stop both directions and say goodbye where somebody listens."""
        for task in (reading, self._thinking):
            if task is not None:
                task.cancel()
        (outcome,) = await asyncio.gather(reading, return_exceptions=True)
        if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
            log.error("socket_failed", exc_info=outcome)
        await self._outlet.close()
        if self._closing.done():
            await self._say_goodbye(self._closing.result())

    async def _say_goodbye(self, code: int) -> None:
        """Close the connection with a code; the other side may be gone or deaf."""
        try:
            async with asyncio.timeout(SEND_TIMEOUT_S):
                if code in (RESTARTING, SLOW):
                    bye = Bye("restarting" if code == RESTARTING else "slow")
                    await self._websocket.send_text(encode(bye).decode())
                await self._websocket.close(code)
        except (RuntimeError, WebSocketDisconnect, TimeoutError):
            return  # gone already

    async def _read(self, table: LiveTable) -> None:
        """Carry out what comes in, one after the other."""
        while True:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not self._bucket.take():
                self.close(TOO_FAST)
                return
            data = message.get("text")
            if data is None or len(data) > MOST_MESSAGE:
                self.send(encode(Refused("", "message", None, {})))
                continue
            await self._obey(table, data)

    async def _obey(self, table: LiveTable, data: str) -> None:
        """Carry out one message."""
        try:
            message = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.send(encode(Refused(_id_in(data), "message", None, {})))
            return
        match message:
            case Ping():
                self.send(PONG)
            case Do():
                self.send(encode(await carry_out(self._house, table, self._who, message.id, message.command)))
            case AskWhy():
                await self._explain(table, message)
            case AskHint():
                self._begin_hint(table, message)

    async def _explain(self, table: LiveTable, message: AskWhy) -> None:
        """Say why an action cannot be done."""
        self.send(encode(Why(message.id, await table.why(self.person, message.action))))

    def _begin_hint(self, table: LiveTable, message: AskHint) -> None:
        """Think about a hint beside everything else, one at a time."""
        if self._thinking is not None and not self._thinking.done():
            self.send(encode(Refused(message.id, "busy", None, {})))
            return
        self._thinking = asyncio.create_task(self._hint(table, message))

    async def _hint(self, table: LiveTable, message: AskHint) -> None:
        """Answer a hint."""
        try:
            await self._house.limits.count("think", self._who.id)
            self.send(encode(Hint(message.id, await table.hint(self.person))))
        except (commands.Refused, Refusal) as refused:
            rule = refused.rule if isinstance(refused, commands.Refused) else None
            self.send(encode(Refused(message.id, refused.code, rule, refused.facts)))


async def serve_socket(websocket: WebSocket, house: House) -> None:
    """Take a socket in: who it is, which table, from where on."""
    person = await house.identity.who(websocket)
    await websocket.accept()
    try:
        if person is None:
            await websocket.close(NOT_SIGNED_IN)
            return
        await house.limits.count("socket", person.id)
        table = await find_table_by_id(house, websocket.path_params["table"])
        socket = Socket(house, websocket, person, await muted_by(house, person))
        if house.draining:
            socket.close(RESTARTING)
        await socket.run(table, _after(websocket.query_params.get("after", "0")))
    except Refusal as refusal:
        await websocket.close(TOO_FAST if refusal.status == 429 else NO_SUCH_TABLE)
    finally:
        if (
            websocket.application_state is WebSocketState.CONNECTED
            and websocket.client_state is WebSocketState.CONNECTED
        ):
            await websocket.close()


def _after(text: str) -> int:
    """Return the number of the last entry the client knows; nonsense is 0."""
    return min(int(text), MOST_AFTER) if text.isascii() and text.isdigit() and len(text) < 20 else 0


def _id_in(data: str) -> str:
    """Return the id of a message that is otherwise not as it should be."""
    try:
        loose = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
    found = loose.get("id") if isinstance(loose, dict) else None
    return found if isinstance(found, str) and len(found) <= commands.MOST_ID else ""
