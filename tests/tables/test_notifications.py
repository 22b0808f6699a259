"""Doorbell and presence, in one process and over Redis."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from redis.asyncio import Redis

from goudkoorts.tables.cluster.notifications import LOOK_FOR_YOURSELF, Notifications
from goudkoorts.tables.cluster.presence import LAPSE_S, LocalPresence
from goudkoorts.tables.journal.backends import open_notifications, open_presence
from tables.servers import RedisServer

PATIENCE_S = 20


async def until(is_so: Callable[[], bool] | Callable[[], Awaitable[bool]]) -> None:
    """Wait until something is so."""

    async def poll() -> None:
        while True:
            answer = is_so()
            if answer if isinstance(answer, bool) else await answer:
                return
            await asyncio.sleep(0.01)

    await asyncio.wait_for(poll(), PATIENCE_S)


@pytest.fixture(params=["local", "redis"])
def bus_url(request: pytest.FixtureRequest) -> str:
    """Give the address of a bus: none for that of one process."""
    if request.param == "local":
        return ""
    server: RedisServer = request.getfixturevalue("redis_server")
    return server.url


def test_who_follows_a_table_hears_its_bell(bus_url: str) -> None:
    async def story() -> None:
        heard: list[tuple[str, int]] = []
        notifications: Notifications = open_notifications(bus_url)
        await notifications.start(lambda table, seq: heard.append((table, seq)))
        await notifications.follow("a")
        await notifications.follow("b")
        await notifications.forget("b")
        for table_id, seq in (("a", 1), ("b", 2), ("c", 3), ("a", 4)):
            await notifications.publish(table_id, seq)
        await until(lambda: ("a", 4) in heard)
        assert heard == [("a", 1), ("a", 4)]
        assert await notifications.is_well()
        await notifications.close()

    asyncio.run(story())


def test_processes_hear_each_other(redis_server: RedisServer) -> None:
    async def story() -> None:
        heard: list[tuple[str, int]] = []
        here, there = open_notifications(redis_server.url), open_notifications(redis_server.url)
        await here.start(lambda table, seq: heard.append((table, seq)))
        await here.follow("t")
        await there.publish("t", 7)
        await until(lambda: heard == [("t", 7)])
        await here.close()
        await there.close()

    asyncio.run(story())


def test_after_a_restart_of_redis_everybody_looks_for_themselves(redis_server: RedisServer) -> None:
    async def story() -> None:
        heard: list[tuple[str, int]] = []
        notifications = open_notifications(redis_server.url)
        await notifications.start(lambda table, seq: heard.append((table, seq)))
        await notifications.follow("t")
        redis_server.stop()
        await notifications.publish("t", 1)  # nobody hears it, and nothing breaks
        await notifications.follow("later")
        await notifications.forget("nothing")
        assert not await notifications.is_well()
        redis_server.start()
        await until(notifications.is_well)
        assert {("t", LOOK_FOR_YOURSELF), ("later", LOOK_FOR_YOURSELF)} <= set(heard)
        await notifications.publish("later", 2)
        await until(lambda: ("later", 2) in heard)
        await notifications.close()

    asyncio.run(story())


def test_after_a_broken_line_everybody_looks_for_themselves(redis_server: RedisServer) -> None:
    async def story() -> None:
        heard: list[tuple[str, int]] = []
        notifications = open_notifications(redis_server.url)
        await notifications.start(lambda table, seq: heard.append((table, seq)))
        await notifications.follow("t")
        async with Redis.from_url(redis_server.url) as admin:
            await admin.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
        await until(lambda: ("t", LOOK_FOR_YOURSELF) in heard)
        await notifications.close()

    asyncio.run(story())


def test_a_bus_starts_before_redis_does(redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goudkoorts.tables.cluster.redis_notifications.ANSWER_S", 0.2)

    async def story() -> None:
        redis_server.stop()
        notifications = open_notifications(redis_server.url)
        await notifications.start(lambda _table, _seq: None)
        assert not await notifications.is_well()
        redis_server.start()
        await until(notifications.is_well)
        await notifications.close()

    asyncio.run(story())


def test_presence_counts_connections(bus_url: str) -> None:
    async def story() -> None:
        presence = open_presence(bus_url)
        for person, connection in (("pmarc", "1"), ("pmarc", "2"), ("panne", "3"), ("panne", "3")):
            await presence.here("t", person, connection)
        assert await presence.who("t") == {"pmarc": 2, "panne": 1}
        await presence.gone("t", "pmarc", "1")
        await presence.gone("t", "panne", "3")
        await presence.gone("t", "nobody", "9")
        assert await presence.who("t") == {"pmarc": 1}
        assert await presence.who("elsewhere") == {}
        await presence.gone("t", "pmarc", "2")
        assert await presence.who("t") == {}
        await presence.close()

    asyncio.run(story())


def test_presence_lapses_when_it_is_not_renewed() -> None:
    async def story() -> None:
        now = 0.0
        presence = LocalPresence(clock=lambda: now)
        await presence.here("t", "pmarc", "1")
        now = LAPSE_S / 2
        await presence.here("t", "panne", "2")
        now = LAPSE_S + 1
        assert await presence.who("t") == {"panne": 1}

    asyncio.run(story())


def test_without_redis_nobody_is_seen_and_nothing_breaks(redis_server: RedisServer) -> None:
    async def story() -> None:
        presence = open_presence(redis_server.url)
        redis_server.stop()
        await presence.here("t", "pmarc", "1")
        await presence.gone("t", "pmarc", "1")
        assert await presence.who("t") == {}
        await presence.close()

    asyncio.run(story())
