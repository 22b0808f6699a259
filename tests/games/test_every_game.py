"""The conformance suite over every game, every number of players and every value of every option."""

from collections.abc import Iterator
from itertools import product

import pytest

from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.conformance import check_action, check_random_game, check_texts
from goudkoorts.engine.contract import Game
from goudkoorts.kernel.rule import COMPILED

SEEDS = range(4) if COMPILED else range(1)
# Long games are played with every value of every option and with every number of players, but not with each for each.
LONG_GAMES: dict[str, dict[str, object]] = {"elfenland": {"rounds": 3}, "elfengold": {"rounds": 2}}


def settings_of(game: Game) -> Iterator[tuple[int, dict[str, object]]]:
    """Yield numbers of players and options to try."""
    choices = [{option.name: value} for option in game.OPTIONS for value in option.values]
    if game.NAME not in LONG_GAMES:
        yield from product(game.SEATS, choices)
        return
    for place, choice in enumerate(choices):
        yield game.SEATS[place % len(game.SEATS)], {**LONG_GAMES[game.NAME], **choice}


SETTINGS = [
    pytest.param(game, players, options, id=f"{game.NAME}-{players}-{options}")
    for game in GAMES.values()
    for players, options in settings_of(game)
]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "players", "options"), SETTINGS)
def test_a_random_game_conforms(game: Game, players: int, options: dict[str, object], seed: int) -> None:
    match = check_random_game(game, players, options, seed)

    assert match.turn == "over"


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_action_number_has_one_text(game: Game) -> None:
    for number in range(game.NUM_ACTIONS):
        check_action(game, number)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_all_languages_have_the_same_keys(game: Game) -> None:
    check_texts(game)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_features_have_distinct_names(game: Game) -> None:
    assert len(set(game.FEATURES)) == len(game.FEATURES)
