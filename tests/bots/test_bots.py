"""Simple players: they know no more than their seat, and the greedy one has sense."""

import numpy as np
import pytest

from goudkoorts.bots.bot import Bot, legal_actions
from goudkoorts.bots.contest import greedy_against_random
from goudkoorts.bots.greedy_bot import GreedyBot
from goudkoorts.bots.roster import ROSTER
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.contract import Game
from goudkoorts.engine.match import Match
from goudkoorts.kernel.dice import dice_from
from goudkoorts.kernel.record import bytes_of

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
EVERY_BOT = pytest.mark.parametrize("name", list(ROSTER))


def first_decision(game: Game, seed: int = 1) -> Match:
    """Return a match where somebody must decide."""
    match = Match(game, game.SEATS[0], {})
    match.deal(dice_from(seed))
    return match


@EVERY_GAME
@EVERY_BOT
def test_a_bot_plays_whole_games_by_the_rules(game: Game, name: str) -> None:
    match, dice = first_decision(game), dice_from(2)
    bots: list[Bot] = [ROSTER[name](seat) for seat in range(match.players)]

    while isinstance(seat := match.turn, int):
        blanked = match.hidden_state(seat)
        match.play_number(bots[seat].choose(game, blanked, legal_actions(game, blanked)))
        match.deal(dice)

    assert match.turn == "over"


@EVERY_GAME
@EVERY_BOT
def test_a_bot_with_the_same_seed_chooses_the_same(game: Game, name: str) -> None:
    match = first_decision(game)
    assert isinstance(match.turn, int)
    blanked = match.hidden_state(match.turn)

    choices = {ROSTER[name](7).choose(game, blanked, legal_actions(game, blanked)) for _ in range(3)}

    assert len(choices) == 1


@EVERY_GAME
def test_the_greedy_bot_leaves_the_state_alone(game: Game) -> None:
    match = first_decision(game)
    assert isinstance(match.turn, int)
    blanked = match.hidden_state(match.turn)
    before = bytes_of(blanked)

    GreedyBot().choose(game, blanked, legal_actions(game, blanked))

    assert bytes_of(blanked) == before


def test_equal_weights_are_decided_by_chance() -> None:
    match = Match.new("gold", options={"start": 0, "start_donkeys": "choose"})
    blanked = match.hidden_state(1)
    legal = legal_actions(match.game, blanked)

    choices = {GreedyBot(seed).choose(match.game, blanked, legal) for seed in range(40)}

    assert choices == set(np.asarray(legal).tolist())


@pytest.mark.compiled_only
@pytest.mark.parametrize(("players", "wins"), [(2, 0.995), (3, 0.99)])
def test_greedy_beats_random_at_gold(players: int, wins: float) -> None:
    contest = greedy_against_random(GAMES["gold"], players, 1200)

    assert contest.wins > wins
    assert contest.margin > 30
