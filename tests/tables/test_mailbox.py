"""One mailbox takes every command: in order, one at a time, told and answered once it is kept."""

import asyncio

import pytest

from goudkoorts.tables.core.commands import CommandRefused, Play, Say
from goudkoorts.tables.live.live_table import Answer, LiveTable, TableRequest
from goudkoorts.tables.live.mailbox import Mailbox
from tables.live import Ear, FailingStore, ManyBells, duel, first_move, live, opened_registry, services_on, until
from tables.tableside import CARL, MARC

Answers = list[Answer]


def test_a_move_is_told_and_answered_once_it_is_kept() -> None:
    async def story(store: FailingStore) -> None:
        registry = await opened_registry(store)
        table = await duel(registry)
        ear, answers = Ear(CARL), Answers()
        await table.connect(ear)

        store.gate.clear()
        table.submit(TableRequest(first_move(table), MARC, "m1"), answers.append)
        await asyncio.sleep(0.02)
        assert (answers, ear.types().count("game")) == ([], 1)
        store.gate.set()
        await until(lambda: answers)

        assert answers == [table.table.seq] == [await store.seq_of(table.table.id)]
        assert ear.heard[-1]["seq"] == table.table.seq
        assert ear.heard[-1]["news"][0]["seat"] == 0
        await registry.close()

    live(story)


def test_a_move_that_could_not_be_kept_was_never_told_and_can_be_repeated() -> None:
    async def story(store: FailingStore) -> None:
        registry = await opened_registry(store)
        table = await duel(registry)
        ear, answers, move = Ear(CARL), Answers(), first_move(table)
        await table.connect(ear)

        store.fails = True
        table.submit(TableRequest(move, MARC, "m1"), answers.append)
        await until(lambda: answers)
        store.fails = False

        assert isinstance(answers[0], OSError)
        assert ear.types().count("game") == 1
        assert await table.ask(MARC, "m1", move) == table.table.seq
        assert ear.heard[-1]["ply"] == table.table.ply
        await registry.close()

    live(story)


def test_the_table_goes_back_by_itself_when_nobody_asks_again() -> None:
    async def story(store: FailingStore) -> None:
        registry = await opened_registry(store)
        table = await duel(registry)
        ply, answers = table.table.ply, Answers()

        store.fails = True
        table.submit(TableRequest(first_move(table), MARC, "m1"), answers.append)
        assert table.table.ply > ply
        await until(lambda: table.table.ply == ply)
        store.fails = False

        table.submit(TableRequest(first_move(table), MARC, "m2"), answers.append)
        await until(lambda: len(answers) == 2)
        assert answers[1] == table.table.seq
        await registry.close()

    live(story)


def test_what_is_refused_or_repeated_is_answered_at_once_and_changes_nothing() -> None:
    async def story(store: FailingStore) -> None:
        registry = await opened_registry(store)
        table = await duel(registry)
        move, answers = first_move(table), Answers()
        before = table.table.seq

        table.submit(TableRequest(move, CARL, "c1"), answers.append)
        table.submit(TableRequest(Play("pass", move.ply), MARC, "m1"), answers.append)
        table.submit(TableRequest(Play(move.action, move.ply + 1), MARC, "m2"), answers.append)
        codes = [answer.code for answer in answers if isinstance(answer, CommandRefused)]
        assert len(codes) == 3
        assert codes[0] == "not_your_turn"
        assert codes[2] == "stale"
        assert table.table.seq == before

        seq = await table.ask(MARC, "m3", move)
        table.submit(TableRequest(move, MARC, "m3"), answers.append)
        assert answers[3] == seq == table.table.seq
        await registry.close()

    live(story)


def test_commands_wait_for_the_one_under_way_and_keep_their_order() -> None:
    async def story(store: FailingStore) -> None:
        registry = await opened_registry(store)
        table = await duel(registry)
        answers = Answers()

        store.gate.clear()
        table.submit(TableRequest(first_move(table), MARC, "m1"), answers.append)
        for number in range(3):
            table.submit(TableRequest(Say("hello"), CARL, f"c{number}"), answers.append)
        asked = asyncio.ensure_future(table.view(CARL))
        await asyncio.sleep(0.02)
        assert not asked.done()
        assert not table.is_idle()
        store.gate.set()
        await asked

        last = table.table.seq
        assert answers == [last - 3, last - 2, last - 1, last]
        await registry.close()

    live(story)


def test_tables_of_several_processes_take_the_same_way() -> None:
    async def story(store: FailingStore) -> None:
        registry = await opened_registry(store)
        table = await duel(registry)
        shared = LiveTable(table.table, services_on(store, ManyBells().notifications()))
        answers = Answers()

        shared.submit(TableRequest(first_move(table), MARC, "m1"), answers.append)
        await until(lambda: answers)

        assert answers == [shared.table.seq]
        await registry.close()

    live(story)


def test_a_reply_that_fails_does_not_stop_the_table() -> None:
    async def story(store: FailingStore) -> None:
        registry = await opened_registry(store)
        table = await duel(registry)

        def fail(_answer: Answer) -> None:
            raise ValueError("cannot take it")

        table.submit(TableRequest(first_move(table), MARC, "m1"), fail)
        assert await table.ask(CARL, "c1", Say("hello")) == table.table.seq
        await registry.close()

    live(story)


def test_a_turn_that_is_given_up_lets_the_next_one_in() -> None:
    async def story() -> None:
        mailbox, order = Mailbox(), list[str]()

        async def take_a_turn(name: str) -> None:
            async with mailbox.turn():
                order.append(name)

        mailbox.enter(lambda: order.append("first"))
        gives_up, stays = (asyncio.ensure_future(take_a_turn(name)) for name in ("gives up", "stays"))
        await asyncio.sleep(0)
        gives_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gives_up
        mailbox.leave()
        await stays

        assert order == ["first", "stays"]
        assert not mailbox.is_busy

    asyncio.run(story())


def test_a_turn_that_came_and_was_given_up_in_the_same_step_is_not_lost() -> None:
    async def story() -> None:
        mailbox = Mailbox()

        async def take_a_turn() -> None:
            async with mailbox.turn():
                raise AssertionError("it was cancelled")

        mailbox.enter(lambda: None)
        waiting = asyncio.ensure_future(take_a_turn())
        await asyncio.sleep(0)
        mailbox.leave()  # the turn comes ...
        waiting.cancel()  # ... and nobody takes it
        with pytest.raises(asyncio.CancelledError):
            await waiting

        assert not mailbox.is_busy

    asyncio.run(story())
