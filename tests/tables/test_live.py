"""Live tables: nothing is told before it is kept, nothing is done twice, and games outlive their process."""

import asyncio
from typing import Any

import msgspec
import pytest

from goudkoorts.tables.cluster.notifications import LocalNotifications
from goudkoorts.tables.core.commands import ComeBack, CommandRefused, Leave, OfferRematch, Resign, Say, Sit, Start
from goudkoorts.tables.core.table_spec import TableSpec
from goudkoorts.tables.core.views import DaysClock, LiveClock
from goudkoorts.tables.live import registry as hall_module
from goudkoorts.tables.live.registry import NoSuchTable, TableRegistry
from tables.live import (
    DUEL,
    Dreamer,
    Ear,
    FailingStore,
    ManyBells,
    duel,
    first_move,
    live,
    opened_registry,
    services_on,
    until,
)
from tables.tableside import ANNE, CARL, MARC


def test_nothing_is_told_before_it_is_kept() -> None:
    async def story(store: FailingStore) -> None:
        registry = await opened_registry(store)
        table = await duel(registry)
        ear = Ear(CARL)
        await table.connect(ear)

        store.gate.clear()
        asked = asyncio.ensure_future(table.ask(MARC, "m1", first_move(table)))
        await asyncio.sleep(0.02)
        assert ear.types().count("game") == 1
        store.gate.set()
        seq = await asked

        assert ear.heard[-1]["type"] == "game"
        assert ear.heard[-1]["seq"] == seq
        assert ear.heard[-1]["news"][0]["seat"] == 0
        await registry.close()

    live(story)


def test_what_could_not_be_kept_did_not_happen() -> None:
    async def story(store: FailingStore) -> None:
        registry = await opened_registry(store)
        table = await duel(registry)
        ear, seq, move = Ear(CARL), table.table.seq, first_move(table)
        await table.connect(ear)

        store.fails = True
        with pytest.raises(OSError, match="disk full"):
            await table.ask(MARC, "m1", move)
        store.fails = False
        later = Ear(CARL)
        await table.connect(later)

        assert later.plies() == [move.ply]
        assert ear.types().count("game") == 1
        assert (await table.view(MARC)).status == "playing"
        assert await table.ask(MARC, "m2", move) > seq
        await registry.close()

    live(story)


def test_a_repeated_id_is_answered_as_the_first_time_also_after_a_restart() -> None:
    async def story(store: FailingStore) -> None:
        registry = await opened_registry(store)
        table = await duel(registry)
        move = first_move(table)
        seq = await table.ask(MARC, "m1", move)
        assert await table.ask(MARC, "m1", move) == seq
        assert table.table.seq == seq
        with pytest.raises(CommandRefused, match="stale"):
            await table.ask(MARC, "m2", move)
        with pytest.raises(CommandRefused, match="stale"):
            await table.ask(MARC, "m2", move)
        with pytest.raises(CommandRefused):
            await table.ask(CARL, "m1", Sit(0))
        await registry.close()

        other = await opened_registry(store)
        again = await other.find(table.table.id)
        assert await again.ask(MARC, "m1", move) == seq
        assert again.table.seq == seq
        await other.close()

    live(story)


def test_of_two_writers_one_wins_and_both_know_the_same() -> None:
    async def story(store: FailingStore) -> None:
        bells = ManyBells()
        here, there = (
            await opened_registry(store, bells.notifications()),
            await opened_registry(store, bells.notifications()),
        )
        one = await duel(here)
        other = await there.find(one.table.id)
        ears = [Ear(MARC), Ear(CARL)]
        await one.connect(ears[0])
        await other.connect(ears[1])

        move = first_move(one)
        answers = await asyncio.gather(one.ask(MARC, "m1", move), other.ask(MARC, "m2", move), return_exceptions=True)

        assert sum(isinstance(answer, CommandRefused) for answer in answers) == 1
        await until(lambda: one.table.seq == other.table.seq)
        await until(lambda: all(ear.plies()[-1] == one.table.ply for ear in ears))
        assert one.table.match.history == other.table.match.history
        assert [e.seq for e in await store.read(one.table.id)] == list(range(1, one.table.seq + 1))
        await here.close()
        await there.close()

    live(story)


def test_a_writer_who_missed_the_bell_reads_the_log_and_decides_again() -> None:
    async def story(store: FailingStore) -> None:
        here, there = await opened_registry(store), await opened_registry(store)
        one = await duel(here)
        other = await there.find(one.table.id)
        ear = Ear(None)
        await other.connect(ear)
        await one.ask(MARC, "m1", first_move(one))

        await other.ask(ANNE, "hello", Say(phrase="hello"))

        assert other.table.ply == one.table.ply
        assert ear.types()[-2:] == ["game", "said"]
        await here.close()
        await there.close()

    live(story)


def test_who_was_told_by_a_process_that_died_before_it_rang_is_not_told_twice() -> None:
    async def story(store: FailingStore) -> None:
        one, other = (
            await opened_registry(store, LocalNotifications()),
            await opened_registry(store, LocalNotifications()),
        )
        table = await duel(one)
        behind = await other.find(table.table.id)
        onlooker, ear = Ear(None), Ear(CARL)
        await behind.connect(onlooker)
        await asyncio.sleep(0.01)  # the bell about the onlooker has rung

        told = await table.ask(MARC, "m1", first_move(table))
        assert behind.table.seq < told
        await behind.connect(ear, told)
        await behind.ask(CARL, "c1", Say("hello"))

        assert ear.retold() == []
        assert onlooker.retold().count(told) == 1
        await one.close()
        await other.close()

    live(story)


def test_bots_move_and_a_game_goes_on_after_a_restart() -> None:
    async def story(store: FailingStore) -> None:
        registry = await opened_registry(store)
        registry._services.bot_pool = Dreamer()
        table = await registry.open(TableSpec("gold", 2, ["me", "beginner"], {"start": 0}), MARC)
        await table.ask(MARC, "m1", first_move(table))
        await registry.close()
        assert table.table.match.actor == 1

        other = await opened_registry(store)
        again = await other.find(table.table.id)
        await until(lambda: again.table.match.actor == 0)
        await other.close()

    live(story)


@pytest.mark.parametrize("game", ["gold", "zevenspel"])
def test_bots_alone_play_to_the_end(game: str) -> None:
    async def story(store: FailingStore) -> None:
        over: list[str] = []
        services = services_on(store)

        async def on_over(table: Any) -> None:
            over.append(table.id)

        services.on_over = on_over
        registry = TableRegistry(services)
        await registry.start()
        table = await registry.open(TableSpec(game, 2, ["beginner", "master"]), MARC)
        async with asyncio.timeout(30):
            while not over:
                await asyncio.sleep(0.01)
        assert over == [table.table.id]
        assert table.table.result is not None
        await registry.close()

    live(story)


def test_a_clock_that_runs_out_puts_a_bot_on_the_seat() -> None:
    async def story(store: FailingStore) -> None:
        time = [1_000_000]
        registry = TableRegistry(services_on(store, now=lambda: time[0]))
        await registry.start()
        table = await registry.open(msgspec.structs.replace(DUEL, clock=LiveClock(10, 0)), MARC)
        await table.ask(CARL, "sit", Sit(1))
        await table.ask(MARC, "start", Start())
        ply = table.table.ply
        assert table.is_idle() is False

        time[0] += 10_000
        await table.wake()
        await until(lambda: table.table.ply > ply)

        assert table.table.seats[0].stands_in
        await table.ask(MARC, "back", ComeBack())
        assert table.table.banks[0] == 10_000
        await registry.close()

    live(story)


def test_who_connects_again_hears_what_was_missed() -> None:
    async def story(store: FailingStore) -> None:
        registry = await opened_registry(store)
        table = await duel(registry)
        ear = Ear(CARL)
        await table.connect(ear)
        await table.disconnect(ear)
        seq = table.table.seq
        await table.ask(MARC, "m1", first_move(table))
        assert len(ear.heard) == 2

        back = Ear(CARL)
        await table.connect(back, seq)

        assert back.types() == ["table", "game"]
        assert [news["seq"] for news in back.heard[1]["news"]] == list(range(seq + 1, table.table.seq + 1))
        assert back.heard[1]["legal"]
        await registry.close()

    live(story)


def test_each_sees_the_own_moves_and_who_is_here() -> None:
    async def story(store: FailingStore) -> None:
        registry = await opened_registry(store)
        table = await duel(registry)
        marc, carl, onlooker = Ear(MARC), Ear(CARL, frozenset({MARC.id})), Ear(None)
        for ear in (marc, carl, onlooker):
            await table.connect(ear)
        assert marc.heard[1]["legal"]
        assert carl.heard[1]["legal"] is None
        assert onlooker.heard[0]["table"]["you"] == {"person": None, "seat": None, "host": False}

        await until(lambda: marc.heard[-1].get("table", {}).get("onlookers") == 1)
        assert [seat["here"] for seat in marc.heard[-1]["table"]["seats"]] == [True, True]

        await table.ask(MARC, "s1", Say(phrase="hello"))
        assert marc.types()[-1] == "said"
        assert "said" not in carl.types()
        assert (await table.view(CARL, frozenset({MARC.id}))).said == []
        assert len((await table.view(CARL)).said) == 1
        await registry.close()

    live(story)


def test_why_and_hint() -> None:
    async def story(store: FailingStore) -> None:
        registry = await opened_registry(store)
        table = await duel(registry)
        move = table.table.match.legal[0]

        assert await table.why(MARC, move) is None
        reason = await table.why(MARC, "pass")
        assert reason is not None
        assert reason.rule
        assert (await table.why(CARL, move)).code == "not_your_turn"  # type: ignore[union-attr]
        assert (await table.why(None, move)).code == "not_seated"  # type: ignore[union-attr]
        assert [one.weight for one in await table.hint(MARC)] == [1.0]
        with pytest.raises(CommandRefused, match="not_your_turn"):
            await table.hint(CARL)
        await registry.close()

    live(story)


def test_a_rematch_is_opened_and_both_are_seated() -> None:
    async def story(store: FailingStore) -> None:
        registry = await opened_registry(store)
        table = await duel(registry)
        await table.ask(CARL, "r", Resign())
        await table.ask(CARL, "o", OfferRematch())
        await table.ask(MARC, "o", OfferRematch())
        assert table.table.rematch_table is not None

        assert registry.live == 2, "who hears of a rematch finds it"
        again = await registry.find(table.table.rematch_table)

        assert [place.person for place in again.table.seats] == [CARL.id, MARC.id]
        assert again.table.status == "playing"
        await registry.close()

    live(story)


def test_tables_nobody_looks_at_go_to_sleep_and_wake_for_their_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_module, "SLEEP_AFTER_MS", -1)

    async def story(store: FailingStore) -> None:
        time = [1_000_000]
        registry = TableRegistry(services_on(store, now=lambda: time[0]))
        await registry.start()
        table = await registry.open(msgspec.structs.replace(DUEL, clock=DaysClock(1)), MARC)
        await table.ask(CARL, "sit", Sit(1))
        await table.ask(MARC, "start", Start())
        ear = Ear(MARC)
        await table.connect(ear)
        await registry.tidy()
        assert registry.live == 1
        await table.disconnect(ear)
        await registry.tidy()
        assert registry.live == 0

        time[0] += 24 * 60 * 60 * 1000
        await registry.tidy()
        again = await registry.find(table.table.id)
        await until(lambda: again.table.seats[0].stands_in)
        await registry.close()

    live(story)


def test_a_process_that_is_left_alone_takes_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_module, "SLEEP_AFTER_MS", -1)
    monkeypatch.setattr(hall_module, "TAKE_OVER_S", 0)

    async def story(store: FailingStore) -> None:
        lost, left = TableRegistry(services_on(store)), TableRegistry(services_on(store))
        left._services.shared = True
        await left.start()
        table = await lost.open(TableSpec("gold", 2, ["me", "beginner"], {"start": 0}), MARC)
        await table.ask(MARC, "leave", Leave())
        await lost.close()

        await left.tidy()

        assert left.live == 1
        await left.close()

    live(story)


def test_tables_that_are_not_there() -> None:
    async def story(store: FailingStore) -> None:
        registry = await opened_registry(store)
        with pytest.raises(NoSuchTable):
            await registry.find("nowhere")
        with pytest.raises(CommandRefused, match="no_such_game"):
            await registry.open(TableSpec("chess", 2, ["me", "open"]), MARC)
        table = await registry.open(DUEL, MARC)
        await registry.forget(table.table.id)
        assert registry.live == 0
        assert (await registry.find(table.table.id)).table.host == MARC.id
        await registry.close()

    live(story)


def test_a_log_that_was_changed_is_shown_anew() -> None:
    async def story(store: FailingStore) -> None:
        registry = await opened_registry(store)
        table = await duel(registry)
        ear = Ear(CARL)
        await table.connect(ear)
        log = store._logs[table.table.id]
        log[:] = [msgspec.structs.replace(entry, body=entry.body.replace(b'"Marc"', b'""')) for entry in log]

        await registry.forget(table.table.id)

        assert ear.heard[-1]["table"]["seats"][0]["name"] == ""
        assert await table.ask(MARC, "m1", first_move(table)) == table.table.seq
        assert ear.types()[-1] == "game"
        await registry.close()

    live(story)
