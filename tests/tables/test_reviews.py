"""Finished games judged: piece by piece, once for all who look, and never in the way of a move."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from goudkoorts.analysis.decision import Effort
from goudkoorts.analysis.review import default_worlds, questions_of, review
from goudkoorts.engine.game_record import GameRecord
from goudkoorts.engine.match import Match
from goudkoorts.kernel.dice import dice_from
from goudkoorts.tables.thinking import reviews as reviews_module
from goudkoorts.tables.thinking.bot_pool import BotPool, BotTurn
from goudkoorts.tables.thinking.reviews import THRIFT, Review, Reviews


def record_of_some_moves(name: str = "gold", moves: int = 4) -> GameRecord:
    """Return a game in which everybody did what came first."""
    match = Match.new(name)
    dice = dice_from(3)
    for _ in range(moves):
        match.deal(dice)
        match.play(match.legal[0])
    return match.record()


RECORD = record_of_some_moves()


@pytest.fixture
def one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a piece of a review one decision long."""
    monkeypatch.setattr(reviews_module, "PIECE_S", 0.0)


def with_jobs(story: Callable[[BotPool], Coroutine[Any, Any, None]]) -> None:
    """Run a story with threads to think in."""

    async def begin() -> None:
        bot_pool = BotPool(1)
        try:
            await asyncio.wait_for(story(bot_pool), 60)
        finally:
            await bot_pool.close()

    asyncio.run(begin())


@pytest.mark.usefixtures("one_at_a_time")
def test_a_review_grows_decision_by_decision_and_finds_what_an_analysis_finds() -> None:
    found = Review(RECORD)
    while not found.is_done:
        before = len(found.findings)
        found.go_on()
        assert len(found.findings) == before + 1

    questions = questions_of(RECORD)
    effort = Effort(default_worlds("gold") // THRIFT)
    assert found.decisions == len(questions) == 4
    assert found.findings == list(review(found.game, questions, effort))


def test_a_game_without_decisions_is_judged_at_once() -> None:
    nothing = Review(record_of_some_moves(moves=0))

    assert not nothing.is_done
    nothing.go_on()

    assert nothing.is_done
    assert nothing.decisions == 0


@pytest.mark.usefixtures("one_at_a_time")
def test_who_knows_less_is_answered_at_once_and_who_knows_all_waits_for_more() -> None:
    async def story(bot_pool: BotPool) -> None:
        reviews = Reviews(bot_pool)
        first = await reviews.more("t", RECORD, 0)
        assert len(first.findings) == 1
        await reviews.more("t", RECORD, 1)
        assert len(first.findings) == 2
        assert await reviews.more("t", RECORD, 0) is first
        assert len(first.findings) == 2

    with_jobs(story)


@pytest.mark.usefixtures("one_at_a_time")
def test_those_who_ask_together_wait_for_the_same_piece() -> None:
    async def story(bot_pool: BotPool) -> None:
        reviews = Reviews(bot_pool)
        both = await asyncio.gather(reviews.more("t", RECORD, 0), reviews.more("t", RECORD, 0))
        assert both[0] is both[1]
        assert len(both[0].findings) == 1

    with_jobs(story)


def test_only_the_reviews_of_late_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews_module, "REVIEWS_KEPT", 2)
    nothing = record_of_some_moves(moves=0)

    async def story(bot_pool: BotPool) -> None:
        reviews = Reviews(bot_pool)
        first, second = await reviews.more("1", nothing, 0), await reviews.more("2", nothing, 0)
        assert await reviews.more("1", nothing, 0) is first
        await reviews.more("3", nothing, 0)
        assert await reviews.more("1", nothing, 0) is first
        assert await reviews.more("2", nothing, 0) is not second

    with_jobs(story)


def test_no_move_waits_for_a_review() -> None:
    match = Match.new("gold")
    match.deal(dice_from(1))
    assert isinstance(match.turn, int)
    turn = BotTurn("other", 9, match.turn, "master", "gold", match.hidden_state(match.turn), seed=5)
    may_end = threading.Event()

    async def story(bot_pool: BotPool) -> None:
        judging = asyncio.create_task(bot_pool.review("t", lambda: may_end.wait(60)))
        await asyncio.sleep(0)
        assert await bot_pool.choose(turn) in match.legal
        assert not judging.done()
        may_end.set()
        await judging

    with_jobs(story)
