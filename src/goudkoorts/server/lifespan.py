"""Startup and shutdown: opening and closing everything that holds a connection or a thread."""

import asyncio

import structlog

from goudkoorts.server.accounts.identity import MILLI, Identity
from goudkoorts.server.accounts.keys import read_keys
from goudkoorts.server.accounts.passkeys import Passkeys
from goudkoorts.server.accounts.passwords import Passwords
from goudkoorts.server.context import AppContext
from goudkoorts.server.observe.metrics import Meters, serve_meters
from goudkoorts.server.rate_limits import Limits
from goudkoorts.server.settings import Settings
from goudkoorts.tables.core.table import Table
from goudkoorts.tables.journal.backends import open_notifications, open_presence, open_store
from goudkoorts.tables.live.registry import TableRegistry
from goudkoorts.tables.live.services import TableServices
from goudkoorts.tables.people.people import PeopleStore
from goudkoorts.tables.people.ratings import rate
from goudkoorts.tables.thinking.bot_pool import BotPool
from goudkoorts.tables.thinking.reviews import Reviews

log = structlog.get_logger()


async def open_app(settings: Settings) -> AppContext:
    """Open everything; raises where something cannot be reached."""
    settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    keys = read_keys(settings.key_file)
    meters = Meters()
    store = await open_store(settings.db, data=settings.data, watch=meters)
    people = store.people
    notifications, presence, bot_pool = (
        open_notifications(settings.redis),
        open_presence(settings.redis),
        BotPool(settings.bots or None),
    )

    async def rate_table(table: Table) -> None:
        await rate_once(people, table)

    around = TableServices(
        store, notifications, presence, bot_pool, pause_s=settings.bot_pause_ms / MILLI, on_over=rate_table
    )
    around.shared = bool(settings.redis)
    registry = TableRegistry(around)
    app = AppContext(
        settings=settings,
        store=store,
        people=people,
        notifications=notifications,
        presence=presence,
        bot_pool=bot_pool,
        registry=registry,
        reviews=Reviews(bot_pool),
        identity=Identity(people, keys, settings.public_url),
        limits=Limits(settings.redis, settings.limit_factor),
        passwords=Passwords(),
        passkeys=Passkeys(settings.public_url),
        meters=meters,
    )
    if settings.warm_up:
        bot_pool.warm_up()
    await registry.start()
    meters.tables.set_function(lambda: registry.live)
    meters.bots.set_function(lambda: bot_pool.under_way)
    if settings.metrics_port:
        app.metrics = serve_meters(meters, settings.metrics_port, settings.workers)
    log.info("open", workers=settings.workers, scaled=bool(settings.redis))
    return app


async def close_app(app: AppContext) -> None:
    """Close everything, what was begun first: tables, bots, bus, database."""
    await app.registry.close()
    await app.bot_pool.close()
    await app.presence.close()
    await app.notifications.close()
    await app.store.close()
    if app.metrics is not None:
        server, thread = app.metrics
        await asyncio.to_thread(server.shutdown)
        server.server_close()
        await asyncio.to_thread(thread.join)
    log.info("closed")


async def rate_once(people: PeopleStore, table: Table) -> None:
    """Rate a rated table that is over; the store does it once, however often it is asked."""
    result = table.result
    persons = [place.person for place in table.seats if place.person is not None]
    if not table.rated or result is None or len(persons) != table.players:
        return
    ranking = with_resigned_last(table, result.ranking)
    await people.rate_table(table.id, table.game, table.players, persons, lambda before: rate(before, ranking))


def with_resigned_last(table: Table, ranking: list[list[int]]) -> list[list[int]]:
    """Return the ranking that counts for ratings: who gave up is last, however well the bot did afterwards."""
    gone = [seat for seat, place in enumerate(table.seats) if place.resigned]
    stayed = [[seat for seat in place if seat not in gone] for place in ranking]
    return [place for place in [*stayed, gone] if place]
