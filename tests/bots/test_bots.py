"""Our own players: they know no more than their seat, and the greedy one has sense."""

from typing import Any

import numpy as np
import pytest

from bots.positions import choices_of_a_game, seen_by_its_seat
from goudkoorts.analysis.contest import greedy_against_random
from goudkoorts.bots import levels
from goudkoorts.bots.bot import Bot, legal_actions
from goudkoorts.bots.greedy_bot import GreedyBot
from goudkoorts.bots.levels import LEVELS
from goudkoorts.bots.roster import ROSTER, make_bot
from goudkoorts.bots.search import Budget
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.contract import Game
from goudkoorts.engine.match import Match
from goudkoorts.kernel.dice import dice_from
from goudkoorts.kernel.record import bytes_of, copy_of
from goudkoorts.kernel.rule import COMPILED

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
SEARCHERS = ("expert", "master")
AT_A_GLANCE = [*ROSTER, *(name for name in LEVELS if name not in SEARCHERS)]
EVERY_BOT = pytest.mark.parametrize("name", [*AT_A_GLANCE, *(SEARCHERS if COMPILED else ())])
EVERY_QUICK_BOT = pytest.mark.parametrize("name", AT_A_GLANCE)


@pytest.fixture(autouse=True)
def no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let searches end by iterations alone: what they choose must not depend on the machine."""
    monkeypatch.setattr(levels, "Budget", lambda iterations, _seconds: Budget(iterations))


def first_decision(game: Game, seed: int = 1) -> Match:
    """Return a match where somebody must decide."""
    match = Match(game, game.SEATS[0], {})
    match.deal(dice_from(seed))
    return match


@EVERY_GAME
@EVERY_QUICK_BOT
def test_a_bot_plays_whole_games_by_the_rules(game: Game, name: str) -> None:
    match, dice = first_decision(game), dice_from(2)
    bots: list[Bot] = [make_bot(name, game, seat) for seat in range(match.players)]

    while isinstance(seat := match.turn, int):
        blanked = match.hidden_state(seat)
        match.play(bots[seat].choose(game, blanked, legal_actions(game, blanked)))
        match.deal(dice)

    assert match.turn == "over"


@EVERY_GAME
@EVERY_BOT
def test_a_bot_with_the_same_seed_chooses_the_same(game: Game, name: str) -> None:
    match = first_decision(game)
    assert isinstance(match.turn, int)
    blanked = match.hidden_state(match.turn)

    choices = {make_bot(name, game, 7).choose(game, blanked, legal_actions(game, blanked)) for _ in range(2)}

    assert len(choices) == 1


def twins_of(game: Game, state: Any) -> list[Any]:
    """Return worlds that the seat to act cannot tell apart, the true one first."""
    seat = game.seat_to_act(state)
    worlds = [state]
    for seed in range(3):
        worlds.append(seen_by_its_seat(game, state))
        game.redeal(worlds[-1], seat, dice_from(seed))
    return worlds


@EVERY_GAME
@EVERY_BOT
def test_a_bot_chooses_the_same_where_it_sees_the_same(game: Game, name: str) -> None:
    path = choices_of_a_game(game, 3, 6)
    for state in path[len(path) // 3 :: len(path)] if name in SEARCHERS else path[::7]:
        # Given worlds that differ in what is hidden
        seat = game.seat_to_act(state)
        twins = twins_of(game, state)
        for world in twins:
            game.hide_from(world, seat)
        assert len({bytes_of(world) for world in twins}) == 1

        # When bots with the same seed choose in them
        choices = {make_bot(name, game, 5).choose(game, world, legal_actions(game, world)) for world in twins[:3]}

        # Then all choose the same
        assert len(choices) == 1


@pytest.mark.parametrize("name", ["elfenland", "elfengold"])
def test_twins_differ_in_truth(name: str) -> None:
    game = GAMES[name]
    path = choices_of_a_game(game, 3, 6)

    assert any(len({bytes_of(copy_of(world)) for world in twins_of(game, state)}) > 1 for state in path[::7])


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
