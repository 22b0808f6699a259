"""Advice in the auction of Elfengold: never more than the smallest bid that can win."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from goudkoorts.bots.bot import legal_actions
from goudkoorts.bots.levels import make_level
from goudkoorts.bots.search import Budget
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.match import Match
from goudkoorts.games.elfengold.words import BID
from goudkoorts.kernel.dice import dice_from
from goudkoorts.tables.thinking import bot_turn as thinking
from goudkoorts.tables.thinking.bot_turn import Advice, BotTurn, advise, advise_at_a_glance

GAME = GAMES["elfengold"]
POSITIONS = 300
EVERY = 4  # auctions are long: positions apart show more
ITERATIONS = 4

pytestmark = pytest.mark.compiled_only


def auctions(players: int) -> Iterator[Match]:
    """Yield matches of beginners, whose bids jump about, at decisions of the auction; the match plays on."""
    asked = 0
    for seed in range(POSITIONS):
        match, dice = Match(GAME, players, {}), dice_from(3, seed)
        bots = [make_level("beginner", GAME, 10 * seed + seat) for seat in range(players)]
        match.deal(dice)
        while isinstance(seat := match.turn, int):
            if match.state.phase == BID:
                asked += 1
                if asked % EVERY == 0:
                    yield match
            blanked = match.hidden_state(seat)
            match.play(bots[seat].choose(GAME, blanked, legal_actions(GAME, blanked)))
            match.deal(dice)


def turn_of(match: Match, ply: int) -> BotTurn:
    """Return the decision of a match as a person who asks for advice has it."""
    assert isinstance(match.turn, int)
    return BotTurn("t", ply, match.turn, "player", GAME.NAME, match.hidden_state(match.turn), seed=ply)


def smallest_bid_that_can_win(state: Any) -> int:
    """EG-5.3  One more than the highest bid, whatever rivals can pay: they may pass, or cannot go on."""
    return int(state.bid) + 1


def bids_in(advice: Advice) -> list[int]:
    """Return the bids that are advised."""
    return [int(text.split()[1]) for text, _ in advice if text != "pass"]


def jumps(advice: Advice, state: Any) -> list[int]:
    """Return the advised bids that are too high."""
    most = min(smallest_bid_that_can_win(state), int(state.gold[int(state.seat)]))
    return [bid for bid in bids_in(advice) if bid > most]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_stumble_03_advice_never_bids_more_than_can_win(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "HINT_BUDGET", Budget(iterations=ITERATIONS))
    advised, too_high = 0, []

    for number, match in enumerate(islice(auctions(players), POSITIONS // 5)):
        for way in (advise, advise_at_a_glance):
            advice = way(turn_of(match, number))
            advised += len(bids_in(advice))
            too_high += jumps(advice, match.state)

    assert advised > 0
    assert too_high == []


def test_stumble_03_with_12_gold_and_nobody_bidding_advice_bids_1_or_passes() -> None:
    match = next(one for one in auctions(2) if one.state.bid == 0 and one.state.gold[one.actor] >= 12)

    advice = advise(turn_of(match, 1))

    assert {text for text, _ in advice} <= {"bid 1", "pass"}
    assert sum(weight for _, weight in advice) == pytest.approx(1.0)
