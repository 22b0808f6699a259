"""The conformance suite over every game, every number of players and every value of every option."""

import pytest

from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.conformance import check_action, check_random_game, check_texts
from goudkoorts.engine.contract import Game
from goudkoorts.kernel.rule import COMPILED

SEEDS = range(4) if COMPILED else range(1)
SETTINGS = [
    pytest.param(game, players, {option.name: value}, id=f"{game.NAME}-{players}-{option.name}={value}")
    for game in GAMES.values()
    for players in game.SEATS
    for option in game.OPTIONS
    for value in option.values
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
