"""Presence shared by the processes of one server, in Redis; what Redis forgets is said again at the next renewal."""

from collections import Counter
from time import time

from redis.asyncio import Redis
from redis.exceptions import RedisError

from goudkoorts.tables.cluster.presence import LAPSE_S
from goudkoorts.tables.cluster.redis_notifications import connect

BETWEEN = "|"  # neither ids of people nor of connections hold it


class RedisPresence:
    """One sorted set a table: who, by when it lapses."""

    def __init__(self, url: str) -> None:
        self._redis: Redis = connect(url)

    async def here(self, table_id: str, person: str, connection: str) -> None:
        """Say that a connection of a person is here."""
        key = f"gk:here:{table_id}"
        try:
            async with self._redis.pipeline(transaction=True) as pipe:
                pipe.zadd(key, {f"{person}{BETWEEN}{connection}": time() + LAPSE_S})
                pipe.expire(key, LAPSE_S)
                await pipe.execute()
        except (RedisError, OSError):
            return  # said again at the next renewal

    async def gone(self, table_id: str, person: str, connection: str) -> None:
        """Say that it is not."""
        try:
            await self._redis.zrem(f"gk:here:{table_id}", f"{person}{BETWEEN}{connection}")
        except (RedisError, OSError):
            return  # it lapses by itself

    async def who(self, table_id: str) -> dict[str, int]:
        """Return the people at a table; nobody while Redis is away."""
        try:
            present = await self._redis.zrangebyscore(f"gk:here:{table_id}", f"({time()}", "+inf")
        except (RedisError, OSError):
            return {}
        return dict(Counter(str(member).split(BETWEEN)[0] for member in present))

    async def close(self) -> None:
        """Let go."""
        await self._redis.aclose()
