"""A move that need not wait: made at once, told when it is kept, and left to `ask` wherever it is not that easy."""

import asyncio

from goudkoorts.tables.core.commands import Play, Say
from goudkoorts.tables.live.live_table import LiveTable, take_now
from tables.live import Ear, FailingStore, ManyBells, duel, first_move, house_on, live, opened_hall, until
from tables.tableside import CARL, MARC

Answers = list[int | None]


def test_a_move_is_told_and_answered_once_it_is_kept() -> None:
    async def story(store: FailingStore) -> None:
        hall = await opened_hall(store)
        table = await duel(hall)
        ear, answers = Ear(CARL), Answers()
        await table.connect(ear)

        store.gate.clear()
        assert table.play_now(MARC, "m1", first_move(table), answers.append)
        await asyncio.sleep(0.02)
        assert (answers, ear.types().count("game")) == ([], 1)
        store.gate.set()
        await until(lambda: answers)

        assert answers == [table.table.seq] == [await store.seq_of(table.table.id)]
        assert ear.heard[-1]["seq"] == table.table.seq
        assert ear.heard[-1]["news"][0]["seat"] == 0
        await hall.close()

    live(story)


def test_a_move_that_could_not_be_kept_is_asked_for_again_and_was_never_told() -> None:
    async def story(store: FailingStore) -> None:
        hall = await opened_hall(store)
        table = await duel(hall)
        ear, answers, move = Ear(CARL), Answers(), first_move(table)
        await table.connect(ear)

        store.fails = True
        assert table.play_now(MARC, "m1", move, answers.append)
        await until(lambda: answers)
        store.fails = False

        assert answers == [None]
        assert ear.types().count("game") == 1
        assert not table.play_now(MARC, "m1", move, answers.append), "the table is still ahead of its log"
        assert await table.ask(MARC, "m1", move) == table.table.seq
        assert ear.heard[-1]["ply"] == table.table.ply
        await hall.close()

    live(story)


def test_the_table_goes_back_by_itself_when_nobody_asks_again() -> None:
    async def story(store: FailingStore) -> None:
        hall = await opened_hall(store)
        table = await duel(hall)
        ply, answers = table.table.ply, Answers()

        store.fails = True
        table.play_now(MARC, "m1", first_move(table), answers.append)
        assert table.table.ply > ply
        await until(lambda: table.table.ply == ply)
        store.fails = False

        assert table.play_now(MARC, "m2", first_move(table), answers.append)
        await until(lambda: len(answers) == 2)
        assert answers[1] == table.table.seq
        await hall.close()

    live(story)


def test_what_is_refused_repeated_or_must_wait_is_left_to_ask() -> None:
    async def story(store: FailingStore) -> None:
        hall = await opened_hall(store)
        table = await duel(hall)
        move, answers = first_move(table), Answers()
        before = table.table.seq

        assert not table.play_now(CARL, "c1", move, answers.append), "it is not his turn"
        assert not table.play_now(MARC, "m1", Play("pass", move.ply), answers.append), "it is not legal"
        assert not table.play_now(MARC, "m1", Play(move.action, move.ply + 1), answers.append), "it is stale"
        assert table.table.seq == before

        store.gate.clear()
        saying = asyncio.ensure_future(table.ask(CARL, "c2", Say("hello")))
        await asyncio.sleep(0)
        assert not table.play_now(MARC, "m1", move, answers.append), "something else is under way"
        store.gate.set()
        await saying
        await table.ask(MARC, "m1", move)
        assert not table.play_now(MARC, "m1", move, answers.append), "it was done before"
        assert answers == []
        await hall.close()

    live(story)


def test_a_command_waits_for_the_move_under_way() -> None:
    async def story(store: FailingStore) -> None:
        hall = await opened_hall(store)
        table = await duel(hall)
        answers = Answers()

        store.gate.clear()
        assert table.play_now(MARC, "m1", first_move(table), answers.append)
        asked = asyncio.ensure_future(table.ask(CARL, "c1", Say("hello")))
        await asyncio.sleep(0.02)
        assert not asked.done()
        assert not table.is_idle()
        store.gate.set()

        assert await asked == table.table.seq
        assert answers == [table.table.seq - 1]
        await hall.close()

    live(story)


def test_tables_that_other_processes_serve_have_no_short_way() -> None:
    async def story(store: FailingStore) -> None:
        hall = await opened_hall(store)
        table = await duel(hall)
        shared = LiveTable(table.table, house_on(store, ManyBells().bus()))

        assert not shared.play_now(MARC, "m1", first_move(table), Answers().append)
        await hall.close()

    live(story)


def test_a_free_lock_is_taken_at_once_and_nobody_jumps_the_queue() -> None:
    async def story() -> None:
        lock, order = asyncio.Lock(), list[str]()

        async def wait_in_line() -> None:
            async with lock:
                order.append("in line")

        assert take_now(lock)
        assert not take_now(lock)
        waiting = asyncio.ensure_future(wait_in_line())
        await asyncio.sleep(0)
        lock.release()
        assert not take_now(lock), "somebody was first"
        await waiting
        assert take_now(lock)
        assert order == ["in line"]

    asyncio.run(story())
