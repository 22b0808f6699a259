"""Games against bots can be put away, and end by themselves after a week; games between people never do."""

from goudkoorts.tables.core.clock import DAY
from goudkoorts.tables.core.commands import Abandon, Leave, PutAway
from goudkoorts.tables.core.events import Closed
from goudkoorts.tables.core.table_spec import TableSpec
from goudkoorts.tables.journal.memory import MemoryStore
from goudkoorts.tables.live.registry import TableRegistry
from tables.live import Dreamer, duel, live, services_on
from tables.tableside import CARL, MARC, NOW, Tableside, started

SOLO = TableSpec("gold", 2, ["me", "beginner"], {"start": 0})
WEEK = 7 * DAY


def hall_at(store: MemoryStore, now: int) -> TableRegistry:
    """Return the tables of a server at some time; its bots never move."""
    services = services_on(store, now=lambda: now)
    services.bot_pool = Dreamer()
    return TableRegistry(services)


def test_stumble_19_a_game_against_bots_is_put_away_unfinished() -> None:
    side = Tableside(SOLO)

    events = side.ask(MARC, PutAway())

    assert events == [Closed()]
    assert (side.table.status, side.table.result) == ("closed", None)


def test_stumble_19_nobody_puts_away_the_game_of_another() -> None:
    side = Tableside(SOLO)

    assert side.code(CARL, PutAway()) == "not_seated"


def test_stumble_19_a_game_between_people_is_never_put_away() -> None:
    side = started()
    assert side.code(MARC, PutAway()) == "people_play"

    side.ask(CARL, Leave())
    side.now += 2 * WEEK

    assert side.code(MARC, PutAway()) == "people_play"
    assert side.code(None, Abandon()) == "stale"


def test_stumble_19_a_game_against_bots_ends_after_a_week_and_not_before() -> None:
    side = Tableside(SOLO)

    side.now = side.table.updated_at + WEEK - 1
    assert side.code(None, Abandon()) == "stale"

    side.now += 1
    assert side.ask(None, Abandon()) == [Closed()]


def test_stumble_19_what_was_left_for_a_week_is_swept_while_the_server_runs_and_after_it_was_off() -> None:
    async def story(store: MemoryStore) -> None:
        registry = hall_at(store, NOW)
        solo = await registry.open(SOLO, MARC)
        between_people = await duel(registry)
        await registry.tidy()
        assert solo.table.status == "playing"
        await registry.close()

        later = hall_at(store, NOW + WEEK)
        await later.start()

        assert [row.id for row in await store.list_playing()] == [between_people.table.id]
        assert [row.id for row in await store.list_mine(MARC.id)] == [between_people.table.id]
        await later.close()

    live(story)


def test_stumble_19_the_sweep_comes_again_every_hour() -> None:
    async def story(store: MemoryStore) -> None:
        now = [NOW]
        services = services_on(store, now=lambda: now[0])
        services.bot_pool = Dreamer()
        registry = TableRegistry(services)
        await registry.start()
        table = await registry.open(SOLO, MARC)

        now[0] += WEEK
        await registry.tidy()

        row = await store.find_index(table.table.id)
        assert row is not None
        assert row.status == "closed"
        await registry.close()

    live(story)
