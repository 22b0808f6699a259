"""One socket, one table, one viewer: what happened since `after`, then everything as it happens; commands come back.

What is sent waits in a short queue. A viewer who does not read it is closed, and comes back with `after`: a slow
onlooker never slows a table. A socket has a task only while there is something to do for it.
"""

import asyncio
import time
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple

import msgspec
import structlog
from starlette.websockets import WebSocket

from goudkoorts.server.accounts.identity import fresh_secret
from goudkoorts.server.context import House
from goudkoorts.server.http.problems import Refusal
from goudkoorts.server.table_requests import carry_out, find_table_by_id, muted_by, speaker
from goudkoorts.server.wire.messages import (
    AskHint,
    AskWhy,
    Bye,
    ClientMessage,
    Do,
    Done,
    Hint,
    Ping,
    Pong,
    Refused,
    Why,
    encode,
)
from goudkoorts.server.ws.connection import SEND_TIMEOUT_S, connection_of
from goudkoorts.tables.core import commands
from goudkoorts.tables.live.live_table import LiveTable
from goudkoorts.tables.people.people import Person

MOST_MESSAGE = 65_536
MOST_AFTER = 2**53
MOST_UNREAD = 8  # messages, until the other side must wait
FINISH_S = 5.0  # for what was begun when a socket ends
BURST = 200  # messages at once ...
A_SECOND = 50.0  # ... and on average
FAILED, RESTARTING, SLOW = 1011, 1012, 1013
NOT_SIGNED_IN, NO_SUCH_TABLE, TOO_FAST = 4401, 4404, 4429

log = structlog.get_logger()
_decoder = msgspec.json.Decoder(ClientMessage)
PONG = encode(Pong())
GOODBYES: Final[dict[int | None, bytes]] = {RESTARTING: encode(Bye("restarting")), SLOW: encode(Bye("slow"))}


class End(NamedTuple):
    """How a socket ends: with a code, or None because the other side is gone."""

    code: int | None


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
    """A viewer at a table; the table's runner calls `send`, the connection `hear` and `lose`."""

    __slots__ = (
        "_bucket",
        "_connection",
        "_end_wanted",
        "_ending",
        "_house",
        "_playing",
        "_table",
        "_thinking",
        "_unread",
        "_who",
        "_working",
        "connection",
        "muted",
        "person",
        "send",
    )

    def __init__(self, house: House, websocket: WebSocket, person: Person, muted: frozenset[str]) -> None:
        self.person = speaker(person)
        self.muted = muted
        self.connection = fresh_secret()
        self._who = person
        self._house = house
        self._connection = connection_of(websocket, self._be_slow, house.outbox)
        self.send = self._connection.send  # queues a message and never waits; who has too many unread is closed
        self._bucket = TokenBucket(BURST * house.settings.limit_factor, A_SECOND * house.settings.limit_factor)
        self._table: LiveTable | None = None  # until the table knows us
        self._unread: list[str | None] = []
        self._playing = False  # a move that was begun at once is not yet answered
        self._working: asyncio.Task[None] | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._end_wanted: End | None = None
        self._ending: asyncio.Task[None] | None = None

    async def serve(self, table: LiveTable, after: int) -> None:
        """Serve the viewer until one side ends it; that may be long after this returns."""
        self._house.sockets.add(self)
        self._house.meters.sockets.inc()
        self._connection.listen(self)
        try:
            await table.connect(self, after)
        except Exception:
            log.exception("socket_failed")
            self.close(FAILED)
        self._table = table
        if self._end_wanted is not None:
            self._begin_to_end(self._end_wanted)
        else:
            self.take_up()
        await self._connection.stay()

    # What the table says

    def _be_slow(self) -> None:
        """Close a socket that does not take what it is sent."""
        if self._end_wanted is None:
            self._house.meters.slow.inc()
        self.close(SLOW)

    # How it ends

    def close(self, code: int) -> None:
        """End the socket with a code."""
        self._want_end(End(code))

    def lose(self) -> None:
        """The other side is gone; what it said before still counts."""
        self._want_end(End(None))

    def _want_end(self, end: End) -> None:
        """End, once; not before the table knows us, or it would go on telling us things."""
        if self._end_wanted is None:
            self._end_wanted = end
            if self._table is not None:
                self._begin_to_end(end)

    def _begin_to_end(self, end: End) -> None:
        """End beside everything else."""
        self._ending = asyncio.create_task(self._end(end))

    async def _end(self, end: End) -> None:
        """Finish what was begun, leave the table, and say goodbye where somebody listens."""
        assert self._table is not None, "it does not end before it has begun"
        try:
            if end.code is not None:
                self._unread.clear()
            await self._finish()
            for task in (self._working, self._thinking):
                if task is not None:
                    task.cancel()
            await self._table.disconnect(self)
            async with asyncio.timeout(SEND_TIMEOUT_S):
                await self._connection.close(end.code, GOODBYES.get(end.code))
        except TimeoutError:
            log.debug("deaf_socket")  # it did not even take the goodbye
        except Exception:
            log.exception("socket_failed")
        finally:
            self._house.meters.sockets.dec()
            self._house.sockets.discard(self)

    async def _finish(self) -> None:
        """Wait a while for what was begun, so that it can still be answered."""
        if self._playing and self._table is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._table.rest(), FINISH_S)
        if self._working is not None:
            await asyncio.wait([self._working], timeout=FINISH_S)

    # What the viewer says

    def hear(self, text: str | None) -> bool:
        """Take a message; False when enough of them wait."""
        if self._end_wanted is not None:
            return True  # nobody listens any more
        if not self._bucket.take():
            self.close(TOO_FAST)
            return True
        self._unread.append(text)
        if self._working is None and self._table is not None:
            self._house.inbox.add(self)
        return len(self._unread) < MOST_UNREAD

    def take_up(self) -> None:
        """Begin to carry out what was heard: a move at once, all else in a task."""
        if self._working is not None or self._table is None:
            return
        while self._unread and self._play(self._table, self._unread[0]):
            del self._unread[0]
        if self._unread:
            self._begin_work()
        else:
            self._connection.read_on()

    def _begin_work(self) -> None:
        """Carry out what was heard, one after the other, unless that is under way."""
        if self._working is None and self._table is not None:
            self._working = asyncio.create_task(self._work(self._table))

    def _play(self, table: LiveTable, text: str | None) -> bool:
        """Begin a move at once, as most messages are one; False for all else, and where it would have to wait."""
        if text is None or len(text) > MOST_MESSAGE:
            return False
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return False
        if type(message) is not Do or type(message.command) is not commands.Play:
            return False
        answer = partial(self._answer, text, message.id, time.perf_counter())
        try:
            is_begun = table.play_now(self.person, message.id, message.command, answer)
        except Exception:
            log.exception("socket_failed")
            self.close(FAILED)
            return True
        self._playing |= is_begun
        return is_begun

    def _answer(self, text: str, command_id: str, began: float, seq: int | None) -> None:
        """Say that a move was made; one that was not is asked for in the ordinary way."""
        self._playing = False
        if seq is None:
            self._unread.insert(0, text)
            self._begin_work()
            return
        self._house.meters.carried_out(commands.Play, time.perf_counter() - began)
        self.send(encode(Done(command_id, seq)))

    async def _work(self, table: LiveTable) -> None:
        """Carry out what was said, one after the other."""
        try:
            while self._unread:
                await self._obey(table, self._unread.pop(0))
        except Exception:
            log.exception("socket_failed")
            self.close(FAILED)
        finally:
            self._working = None
            self._connection.read_on()

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
    if person is None:
        await websocket.close(NOT_SIGNED_IN)
        return
    try:
        await house.limits.count("socket", person.id)
        table = await find_table_by_id(house, websocket.path_params["table"])
    except Refusal as refusal:
        await websocket.close(TOO_FAST if refusal.status == 429 else NO_SUCH_TABLE)
        return
    after = _after(websocket.query_params.get("after", "0"))
    socket = Socket(house, websocket, person, await muted_by(house, person))
    if house.draining:
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
