"""One socket, one table, one viewer: what happened since `after`, then everything as it happens; commands come back.

A viewer who does not read what is sent is closed and comes back with `after`: a slow onlooker never slows a table.
"""

import asyncio
import time
from contextlib import suppress
from typing import Final

import msgspec
import structlog
from starlette.websockets import WebSocket

from goudkoorts.server.accounts.identity import fresh_secret
from goudkoorts.server.context import AppContext
from goudkoorts.server.http.problems import Refusal
from goudkoorts.server.table_requests import find_table_by_id, muted_by, participant, submit
from goudkoorts.server.wire.messages import (
    AskHint,
    AskWhy,
    Bye,
    ClientMessage,
    CommandAnswer,
    Do,
    Hint,
    Ping,
    Pong,
    Refused,
    Why,
    encode,
)
from goudkoorts.server.ws.connection import SEND_TIMEOUT_S, Connection
from goudkoorts.tables.core import commands
from goudkoorts.tables.live.live_table import LiveTable
from goudkoorts.tables.people.people import Person

MOST_MESSAGE = 65_536
MOST_AFTER = 2**53
MOST_UNANSWERED = 8  # commands, until no more are read
FINISH_S = 5.0  # for what was begun when a socket ends
BURST = 200  # messages at once ...
A_SECOND = 50.0  # ... and on average
FAILED, RESTARTING, SLOW = 1011, 1012, 1013
NOT_SIGNED_IN, NO_SUCH_TABLE, TOO_FAST = 4401, 4404, 4429

log = structlog.get_logger()
_decoder = msgspec.json.Decoder(ClientMessage)
PONG = encode(Pong())
GOODBYES: Final[dict[int | None, bytes]] = {RESTARTING: encode(Bye("restarting")), SLOW: encode(Bye("slow"))}


class TokenBucket:
    """So many at once, so many a second."""

    __slots__ = ("_a_second", "_burst", "_left", "_seen")

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
    """A viewer at a table; the table calls `send`."""

    __slots__ = (
        "_all_answered",
        "_app",
        "_bucket",
        "_code",
        "_connection",
        "_ended",
        "_thinking",
        "_unanswered",
        "_who",
        "connection",
        "muted",
        "person",
        "send",
    )

    def __init__(self, app: AppContext, websocket: WebSocket, person: Person, muted: frozenset[str]) -> None:
        self.person = participant(person)
        self.muted = muted
        self.connection = fresh_secret()
        self._who = person
        self._app = app
        self._connection = Connection(websocket, self._be_slow)
        self.send = self._connection.send
        self._bucket = TokenBucket(BURST * app.settings.limit_factor, A_SECOND * app.settings.limit_factor)
        self._thinking: asyncio.Task[None] | None = None
        self._unanswered = 0  # commands
        self._all_answered: asyncio.Future[None] | None = None  # made where one waits for it
        self._code: int | None = None  # how it ends; None: the other side is gone
        self._ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def serve(self, table: LiveTable, after: int) -> None:
        """Serve the viewer until one side ends it."""
        self._app.sockets.add(self)
        self._app.meters.sockets.inc()
        reading: asyncio.Task[None] | None = None
        try:
            await table.connect(self, after)
            reading = asyncio.create_task(self._read(table))
            await asyncio.wait([reading, self._ended], return_when=asyncio.FIRST_COMPLETED)
        except Exception:
            log.exception("socket_failed")
            self.close(FAILED)
        finally:
            await self._end(table, reading)

    def close(self, code: int) -> None:
        """End the socket with a code."""
        if not self._ended.done():
            self._code = code
            self._ended.set_result(None)

    def _be_slow(self) -> None:
        """Close a socket that does not take what it is sent."""
        if not self._ended.done():
            self._app.meters.slow.inc()
        self.close(SLOW)

    async def _end(self, table: LiveTable, reading: asyncio.Task[None] | None) -> None:
        """Answer what was begun, leave the table, and say goodbye where somebody listens."""
        try:
            tasks = [task for task in (reading, self._thinking) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._answers(0), FINISH_S)
            await table.disconnect(self)
            async with asyncio.timeout(SEND_TIMEOUT_S):
                await self._connection.close(self._code, GOODBYES.get(self._code))
        except TimeoutError:
            log.debug("deaf_socket")  # it did not even take the goodbye
        except Exception:
            log.exception("socket_failed")
        finally:
            self._app.meters.sockets.dec()
            self._app.sockets.discard(self)

    # What the viewer says

    async def _read(self, table: LiveTable) -> None:
        """Carry out message after message."""
        try:
            async for text in self._connection.texts():
                if not self._bucket.take():
                    self.close(TOO_FAST)
                    return
                await self._obey(table, text)
                await self._answers(MOST_UNANSWERED - 1)
        except Exception:
            log.exception("socket_failed")
            self.close(FAILED)

    async def _answers(self, left: int) -> None:
        """Wait until no more than so many commands are unanswered."""
        while self._unanswered > left:
            self._all_answered = asyncio.get_running_loop().create_future()
            await self._all_answered

    def _answer(self, answer: CommandAnswer | Exception) -> None:
        """Send the answer to a command."""
        self._unanswered -= 1
        if self._all_answered is not None and not self._all_answered.done():
            self._all_answered.set_result(None)
        if isinstance(answer, Exception):
            log.error("socket_failed", exc_info=answer)
            self.close(FAILED)
        else:
            self.send(encode(answer))

    async def _obey(self, table: LiveTable, data: str | None) -> None:
        """Carry out one message."""
        if data is None or len(data) > MOST_MESSAGE:
            self.send(encode(Refused("", "message", None, {})))
            return
        try:
            message = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.send(encode(Refused(_id_in(data), "message", None, {})))
            return
        match message:
            case Ping():
                self.send(PONG)
            case Do():
                self._unanswered += 1
                await submit(self._app, table, self._who, message, self._answer)
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
            await self._app.limits.count("think", self._who.id)
            self.send(encode(Hint(message.id, await table.hint(self.person))))
        except (commands.CommandRefused, Refusal) as refused:
            rule = refused.rule if isinstance(refused, commands.CommandRefused) else None
            self.send(encode(Refused(message.id, refused.code, rule, refused.facts)))


async def serve_socket(websocket: WebSocket, app: AppContext) -> None:
    """Take a socket in: who it is, which table, from where on."""
    person = await app.identity.who(websocket)
    await websocket.accept()
    if person is None:
        await websocket.close(NOT_SIGNED_IN)
        return
    try:
        await app.limits.count("socket", person.id)
        table = await find_table_by_id(app, websocket.path_params["table"])
    except Refusal as refusal:
        await websocket.close(TOO_FAST if refusal.status == 429 else NO_SUCH_TABLE)
        return
    after = _after(websocket.query_params.get("after", "0"))
    socket = Socket(app, websocket, person, await muted_by(app, person))
    if app.draining:
        socket.close(RESTARTING)
    await socket.serve(table, after)


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
