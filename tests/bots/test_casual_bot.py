"""The casual bot: greedy when it looks closely, weaker when it does not, and true to its tastes."""

from typing import Any

import numpy as np
import pytest

from bots.positions import choices_of_a_game, seen_by_its_seat
from goudkoorts.bots.bot import Bot, legal_actions, places_of
from goudkoorts.bots.casual_bot import CasualBot
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.contract import Game
from goudkoorts.engine.match import Match
from goudkoorts.kernel.dice import dice_from

GOLD = GAMES["gold"]
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
BLIND, KEEN = 0.2, 1.0


@EVERY_GAME
def test_who_sees_all_and_likes_nothing_is_greedy(game: Game) -> None:
    bot = CasualBot("keen", attention=KEEN, taste=0.0, seed=1)

    for state in choices_of_a_game(game, game.SEATS[0], 1)[::8]:
        blanked = seen_by_its_seat(game, state)
        legal = legal_actions(game, blanked)
        rows = game.State.rows(2)
        rows[0] = blanked
        weights = np.empty(len(legal))
        game.weigh(rows, legal, len(legal), weights)

        chosen = bot.choose(game, blanked, legal)

        assert weights[legal.tolist().index(chosen)] == weights.max()


def places_after(bots: list[Bot], seed: int) -> list[int]:
    """Play one match of Gold! and return how many are ahead of each."""
    match, dice = Match(GOLD, len(bots), {}), dice_from(seed)
    match.deal(dice)
    while isinstance(seat := match.turn, int):
        blanked = match.hidden_state(seat)
        match.play(bots[seat].choose(GOLD, blanked, legal_actions(GOLD, blanked)))
        match.deal(dice)
    return places_of(match)


@pytest.mark.compiled_only
def test_who_overlooks_more_loses_more() -> None:
    won = 0.0
    for seed in range(40):
        keen = seed % 2
        bots: list[Bot] = [CasualBot("", KEEN if seat == keen else BLIND, 0.0, seed=seed + seat) for seat in range(2)]
        places = places_after(bots, seed // 2)
        won += 0.5 if places[0] == places[1] else places[keen] == 0

    assert won >= 30


def test_somebody_who_notices_nothing_still_moves() -> None:
    bot = CasualBot("asleep", attention=0.0, taste=0.0, seed=1)
    state = choices_of_a_game(GOLD, 2, 1)[0]
    legal = legal_actions(GOLD, state)

    choices = {bot.choose(GOLD, state, legal) for _ in range(200)}

    assert choices == set(legal.tolist())


def test_tastes_stay_the_same_for_a_match() -> None:
    bot = CasualBot("fond", attention=KEEN, taste=1e9, seed=3)
    preferred: set[tuple[int, int]] = set()

    for state in choices_of_a_game(GOLD, 2, 5):
        legal = legal_actions(GOLD, state).tolist()
        chosen = bot.choose(GOLD, state, legal_actions(GOLD, state))
        assert not any((other, chosen) in preferred for other in legal)
        preferred |= {(chosen, other) for other in legal if other != chosen}

    assert preferred


def test_another_seed_has_other_tastes() -> None:
    state = choices_of_a_game(GOLD, 2, 1)[0]
    legal = legal_actions(GOLD, state)

    assert len({CasualBot("", KEEN, 1e9, seed=seed).choose(GOLD, state, legal) for seed in range(20)}) > 1


def test_eg5_nobody_bids_gold_that_is_not_there_however_inattentive() -> None:
    game = GAMES["elfengold"]
    auctions = [state for state in choices_of_a_game(game, 3, 5) if any(bids_in(game, state))]
    assert auctions
    for number, state in enumerate(auctions[::4]):
        blanked = seen_by_its_seat(game, state)
        bot = CasualBot("asleep", attention=0.3, seed=number)

        chosen = game.notate(game.decode(bot.choose(game, blanked, legal_actions(game, blanked))))

        assert chosen == "pass" or int(chosen.split()[1]) <= blanked.gold[game.seat_to_act(blanked)]


def bids_in(game: Game, state: Any) -> list[bool]:
    """Say of each legal action whether it is a bid."""
    return [game.notate(game.decode(int(action))).startswith("bid") for action in legal_actions(game, state)]
