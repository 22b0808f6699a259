"""Bots' turns: quick, fair, in any order, and never a fault of theirs on the table."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.match import Match
from goudkoorts.kernel.dice import dice_from
from goudkoorts.tables.thinking import bot_pool as jobs_module
from goudkoorts.tables.thinking import bot_turn as thinking
from goudkoorts.tables.thinking.bot_pool import BotPool, BotTurn
from goudkoorts.tables.thinking.compile_status import CompileStatus
from goudkoorts.tables.thinking.fair_queue import FairQueue


def first_decision(name: str = "gold") -> Match:
    """Return a match at its first decision."""
    match = Match.new(name)
    match.deal(dice_from(1))
    return match


MATCH = first_decision()


def turn_at(table: str = "t", ply: int = 9, level: str = "player") -> BotTurn:
    """Return a turn at the first decision of Gold!."""
    assert isinstance(MATCH.turn, int)
    return BotTurn(table, ply, MATCH.turn, level, "gold", MATCH.hidden_state(MATCH.turn), seed=5)


def asked(question: Callable[[BotPool], Any], at_once: int = 1) -> Any:
    """Return what jobs answer."""

    async def ask() -> Any:
        bot_pool = BotPool(at_once)
        try:
            return await question(bot_pool)
        finally:
            await bot_pool.close()

    return asyncio.run(ask())


class Slow:
    """Work that ends when it is told to, and remembers the order of what it did."""

    def __init__(self) -> None:
        self.done: list[tuple[str, int]] = []
        self.go_on = threading.Event()

    def __call__(self, turn: BotTurn) -> str:
        """Wait for the sign, then answer with the table's name."""
        assert self.go_on.wait(timeout=30)
        self.done.append((turn.table, turn.ply))
        return turn.table


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    """Make every turn slow work."""
    work = Slow()
    monkeypatch.setattr(jobs_module, "choose_action", work)
    return work


@pytest.mark.parametrize("level", ["beginner", "amateur", "player", "expert", "master"])
def test_every_level_makes_a_legal_move(level: str) -> None:
    assert asked(lambda bot_pool: bot_pool.choose(turn_at(level=level))) in MATCH.legal


def test_the_same_turn_and_seed_give_the_same_move() -> None:
    answers = [asked(lambda bot_pool: bot_pool.choose(turn_at(level="beginner"))) for _ in range(3)]

    assert len(set(answers)) == 1


def test_thinking_leaves_the_state_as_it_was() -> None:
    turn = turn_at(level="expert")
    before = turn.state.tobytes()

    asked(lambda bot_pool: bot_pool.choose(turn))

    assert turn.state.tobytes() == before


def test_a_hint_weighs_legal_moves_the_best_first() -> None:
    advice = asked(lambda bot_pool: bot_pool.hint(turn_at()))

    weights = [weight for _, weight in advice]
    assert {action for action, _ in advice} <= set(MATCH.legal)
    assert sum(weights) == pytest.approx(1)
    assert weights == sorted(weights, reverse=True)


def test_a_bot_that_crashes_is_replaced_by_the_greedy_player_and_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinking, "make_level", lambda *_: 1 / 0)

    answer = asked(lambda bot_pool: bot_pool.choose(turn_at()))

    assert answer == thinking.choose_at_a_glance(turn_at())
    assert "bot failed: game gold, level player" in caplog.text


def test_an_illegal_choice_is_replaced_too(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    class Cheat:
        """Chooses what is not there."""

        def choose(self, *_: object) -> int:
            """Return no legal action."""
            return -1

    monkeypatch.setattr(thinking, "make_level", lambda *_: Cheat())

    assert asked(lambda bot_pool: bot_pool.choose(turn_at())) in MATCH.legal
    assert "not legal" in caplog.text


def test_a_table_does_not_wait_behind_another_tables_backlog(slow: Slow) -> None:
    async def many(bot_pool: BotPool) -> None:
        crowd = [asyncio.create_task(bot_pool.choose(turn_at("crowd", ply, "master"))) for ply in range(5)]
        await asyncio.sleep(0)
        other = asyncio.create_task(bot_pool.choose(turn_at("other", 0, "master")))
        await asyncio.sleep(0)
        slow.go_on.set()
        await asyncio.gather(*crowd, other)

    asked(many)

    assert slow.done.index(("other", 0)) == 2  # behind the one under way and the one whose turn had come
    assert [ply for table, ply in slow.done if table == "crowd"] == [0, 1, 2, 3, 4]


def test_a_quick_level_does_not_wait_for_a_master(monkeypatch: pytest.MonkeyPatch) -> None:
    slow, real = Slow(), jobs_module.choose_action
    monkeypatch.setattr(jobs_module, "choose_action", lambda turn: (slow if turn.level == "master" else real)(turn))

    async def both(bot_pool: BotPool) -> str:
        master = asyncio.create_task(bot_pool.choose(turn_at(level="master")))
        quick = await bot_pool.choose(turn_at("other"))
        slow.go_on.set()
        await master
        return quick

    assert asked(both) in MATCH.legal


def test_no_more_jobs_run_at_once_than_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    together = threading.Barrier(2)
    running: list[int] = []
    most: list[int] = []

    def work(_turn: BotTurn) -> str:
        running.append(1)
        most.append(len(running))
        together.wait(timeout=30)
        running.pop()
        return "done"

    monkeypatch.setattr(jobs_module, "choose_action", work)

    async def four(bot_pool: BotPool) -> list[str]:
        return await asyncio.gather(*(bot_pool.choose(turn_at(str(table), level="master")) for table in range(4)))

    assert asked(four, at_once=2) == ["done"] * 4
    assert max(most) == 2


def test_the_same_turn_asked_twice_is_thought_about_once(slow: Slow) -> None:
    async def twice(bot_pool: BotPool) -> list[str]:
        first = asyncio.create_task(bot_pool.choose(turn_at()))
        second = asyncio.create_task(bot_pool.choose(turn_at()))
        await asyncio.sleep(0)
        slow.go_on.set()
        return [await first, await second]

    assert asked(twice) == ["t", "t"]
    assert len(slow.done) == 1


def test_a_cancelled_turn_is_never_begun(slow: Slow) -> None:
    async def cancel(bot_pool: BotPool) -> None:
        running = asyncio.create_task(bot_pool.choose(turn_at("a")))
        queued = asyncio.create_task(bot_pool.choose(turn_at("b")))
        await asyncio.sleep(0)
        queued.cancel()
        await asyncio.sleep(0)
        slow.go_on.set()
        await running

    asked(cancel)

    assert slow.done == [("a", 9)]


def test_one_of_two_who_wait_may_leave(slow: Slow) -> None:
    async def leave(bot_pool: BotPool) -> str:
        stays = asyncio.create_task(bot_pool.choose(turn_at()))
        leaves = asyncio.create_task(bot_pool.choose(turn_at()))
        await asyncio.sleep(0)
        leaves.cancel()
        await asyncio.sleep(0)
        slow.go_on.set()
        return await stays

    assert asked(leave) == "t"


def test_closing_cancels_what_waits(slow: Slow) -> None:
    async def close() -> list[Any]:
        bot_pool = BotPool(1)
        tasks = [asyncio.create_task(bot_pool.choose(turn_at(str(table)))) for table in range(3)]
        await asyncio.sleep(0)
        slow.go_on.set()
        await bot_pool.close()
        return await asyncio.gather(*tasks, return_exceptions=True)

    assert all(isinstance(outcome, asyncio.CancelledError) for outcome in asyncio.run(close()))


def test_until_the_search_is_compiled_bots_play_at_a_glance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goudkoorts.tables.thinking.compile_status.CompileStatus.has_search", lambda *_: False)

    assert asked(lambda bot_pool: bot_pool.choose(turn_at(level="master"))) == thinking.choose_at_a_glance(turn_at())
    assert asked(lambda bot_pool: bot_pool.hint(turn_at()))[0][0] in MATCH.legal


def test_warming_up_makes_everything_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []
    monkeypatch.setattr("goudkoorts.tables.thinking.compile_status.are_bots_ready", lambda game: game.NAME != "gold")
    monkeypatch.setattr("goudkoorts.tables.thinking.compile_status.are_rules_ready", lambda _: True)
    monkeypatch.setattr("goudkoorts.tables.thinking.compile_status.try_levels", lambda game: compiled.append(game.NAME))

    async def warm_up() -> bool:
        readiness = CompileStatus()
        readiness.begin()
        assert not readiness.has_search("gold")
        await readiness.wait_for_rules("gold")
        await readiness.wait_for_all()
        return readiness.has_search("gold")

    assert asyncio.run(warm_up())
    assert compiled == list(GAMES)


def test_a_game_that_somebody_waits_for_does_not_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[tuple[str, str]] = []
    monkeypatch.setattr("goudkoorts.tables.thinking.compile_status.are_rules_ready", lambda _: False)

    async def compile_one(_self: CompileStatus, part: str, name: str) -> None:
        begun.append((part, name))
        if name != "elfengold":
            await asyncio.Event().wait()

    monkeypatch.setattr(CompileStatus, "_compile", compile_one)

    async def want_the_last_game() -> None:
        readiness = CompileStatus()
        readiness.begin()
        await asyncio.sleep(0)
        async with asyncio.timeout(10):
            await readiness.wait_for_rules("elfengold")
            await readiness.close()

    asyncio.run(want_the_last_game())
    assert begun == [("rules", "gold"), ("rules", "elfengold")]


def test_what_cannot_be_compiled_holds_nobody_up(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("goudkoorts.tables.thinking.compile_status.are_rules_ready", lambda _: False)
    monkeypatch.setattr("goudkoorts.tables.thinking.compile_status.are_bots_ready", lambda _: True)
    monkeypatch.setattr("goudkoorts.tables.thinking.compile_status.try_levels", lambda _: None)

    async def fail(_self: CompileStatus, _part: str, name: str) -> None:
        raise OSError(name)

    monkeypatch.setattr(CompileStatus, "_compile", fail)

    async def warm_up() -> bool:
        readiness = CompileStatus()
        readiness.begin()
        await readiness.wait_for_rules("elfenland")
        await readiness.wait_for_all()
        return readiness.has_search("elfenland")

    assert asyncio.run(warm_up())
    assert "rules of elfenland could not be made ready" in caplog.text


def test_a_fair_queue_takes_turns() -> None:
    queue: FairQueue[int] = FairQueue()
    for owner, item in [("a", 1), ("a", 2), ("a", 3), ("b", 4), ("c", 5), ("b", 6)]:
        queue.put(owner, item)

    assert queue.drop("c", 5)
    assert not queue.drop("c", 5)
    assert len(queue) == 5
    assert [queue.take() for _ in range(6)] == [1, 4, 2, 6, 3, None]
