"""The bus of several processes: Redis carries `table:seq`, and may restart at any time without anything being lost."""

import asyncio
from contextlib import suppress

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from goudkoorts.tables.cluster.notifications import LOOK_FOR_YOURSELF, Notified

CHANNEL = "gk:table:"
FIRST_WAIT_S = 0.1
LONGEST_WAIT_S = 5.0
ANSWER_S = 5.0  # Redis that does not answer in this time is away
LISTEN_S = 1.0
LINE_IS_DOWN = (RedisError, OSError, AttributeError)  # the last while the client is just repairing the line


class RedisNotifications:
    """Publishes notifications, and receives those of followed tables on a connection of its own."""

    def __init__(self, url: str) -> None:
        self._redis: Redis = connect(url)
        self._followed: set[str] = set()
        self._listening: PubSub | None = None
        self._task: asyncio.Task[None] | None = None
        self._well = asyncio.Event()

    async def start(self, heard: Notified) -> None:
        """Begin to listen; returns when the line stands, or after a moment while Redis is away."""
        self._task = asyncio.create_task(self._listen_for_ever(heard), name="bus")
        with suppress(TimeoutError):
            await asyncio.wait_for(self._well.wait(), ANSWER_S)

    async def follow(self, table_id: str) -> None:
        """Receive a table's notifications from now on."""
        self._followed.add(table_id)
        if self._listening is not None:
            with suppress(*LINE_IS_DOWN):  # all is asked for again when it stands
                await self._listening.subscribe(CHANNEL + table_id)

    async def forget(self, table_id: str) -> None:
        """Hear them no more."""
        self._followed.discard(table_id)
        if self._listening is not None:
            with suppress(*LINE_IS_DOWN):
                await self._listening.unsubscribe(CHANNEL + table_id)

    async def publish(self, table_id: str, seq: int) -> None:
        """Tell all processes; while Redis is away nobody hears it, and all look for themselves afterwards."""
        with suppress(RedisError, OSError):
            await self._redis.publish(CHANNEL + table_id, f"{table_id}:{seq}")

    async def is_well(self) -> bool:
        """Whether the line stands and Redis answers."""
        try:
            return self._well.is_set() and bool(await self._redis.ping())
        except (RedisError, OSError):
            return False

    async def close(self) -> None:
        """Hang up."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()

    async def _listen_for_ever(self, heard: Notified) -> None:
        """Listen; when the line breaks, wait a little longer each time and listen again."""
        wait = FIRST_WAIT_S
        while True:
            try:
                await self._listen(heard)
            except (RedisError, OSError):
                wait = FIRST_WAIT_S if self._well.is_set() else min(2 * wait, LONGEST_WAIT_S)
            self._well.clear()
            await asyncio.sleep(wait)

    async def _listen(self, heard: Notified) -> None:
        """Listen on one connection until it breaks."""
        async with self._redis.pubsub() as listening:
            # One channel that nobody publishes to keeps the line open while no table is followed.
            await listening.subscribe(CHANNEL)
            self._listening = listening
            try:
                while True:
                    message = await listening.get_message(timeout=LISTEN_S)
                    if message is None:
                        continue
                    if message["type"] == "message":
                        self._hear(message["data"], heard)
                    elif message["type"] == "subscribe" and message["channel"] == CHANNEL:
                        await self._begin_to_hear(listening, heard)
            finally:
                self._listening = None

    async def _begin_to_hear(self, listening: PubSub, heard: Notified) -> None:
        """The connection stands, at first or again after a repair: notifications may have been missed."""
        missing = [CHANNEL + each for each in self._followed if CHANNEL + each not in listening.channels]
        if missing:
            await listening.subscribe(*missing)
        self._well.set()
        for table_id in sorted(self._followed):
            heard(table_id, LOOK_FOR_YOURSELF)

    def _hear(self, message: str, heard: Notified) -> None:
        """Pass a notification on, if it is one."""
        table_id, _, seq = message.rpartition(":")
        if table_id in self._followed and seq.isdecimal():
            heard(table_id, int(seq))


def connect(url: str) -> Redis:
    """Return a client that gives up soon: waiting and trying again is ours."""
    return Redis.from_url(
        url,
        decode_responses=True,
        socket_timeout=ANSWER_S,
        socket_connect_timeout=ANSWER_S,
        retry=Retry(NoBackoff(), 1),
        health_check_interval=15,
    )
