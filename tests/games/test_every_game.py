"""The conformance suite over every game, every number of players and every value of every option."""

import pytest

from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.conformance import check_action, check_random_game, check_texts
from goudkoorts.engine.contract import Game
from goudkoorts.kernel.rule import COMPILED

SEEDS = range(2) if COMPILED else range(1)
MANY_NUMBERS_OF_PLAYERS = 6

# Of long games every value of every option is tried with a few rounds.
LONG_GAMES: dict[str, dict[str, object]] = {"elfenland": {"rounds": 3}, "elfengold": {"rounds": 2}}

# The shortest game that the most players can play.
SHORTEST: dict[str, dict[str, object]] = {"elfenland": {"rounds": 3}, "elfengold": {"rounds": 1}}

Setting = tuple[Game, int, dict[str, object], int]  # game, players, options, seed


def _settings(game: Game) -> list[Setting]:
    """Every number of players with every value of every option, as far as that takes seconds.

    Long games, and all games as plain Python, are tried with every value once, the numbers of players in turn.
    """
    if not COMPILED or game.NAME in LONG_GAMES:
        return [*_values_in_turn(game), (game, game.SEATS[-1], dict(SHORTEST.get(game.NAME, {})), 0)]
    few = game.SEATS if len(game.SEATS) < MANY_NUMBERS_OF_PLAYERS else game.SEATS[:2]
    every_value: list[Setting] = [
        (game, players, {option.name: value}, seed)
        for players in few
        for option in game.OPTIONS
        for value in option.values
        for seed in SEEDS
    ]
    return every_value + [(game, players, {}, 0) for players in game.SEATS]


def _values_in_turn(game: Game) -> list[Setting]:
    """Every value of every option, each with another number of players."""
    choices = [(option.name, value) for option in game.OPTIONS for value in option.values]
    return [
        (game, _players_at(game, place, name), {**LONG_GAMES.get(game.NAME, {}), name: value}, place)
        for place, (name, value) in enumerate(choices)
    ]


def _players_at(game: Game, place: int, option: str) -> int:
    """Return how many play: as plain Python few do, for a round of the elf games for six takes half a minute."""
    numbers = game.SEATS if COMPILED else game.SEATS[:2]
    return numbers[0 if option == "rounds" and not COMPILED else place % len(numbers)]


def _name(setting: Setting) -> str:
    """Name a setting as a test id."""
    game, players, options, seed = setting
    return "-".join([game.NAME, str(players), *(f"{name}={value}" for name, value in options.items()), str(seed)])


SETTINGS = [setting for game in GAMES.values() for setting in _settings(game)]


@pytest.mark.parametrize(("game", "players", "options", "seed"), SETTINGS, ids=map(_name, SETTINGS))
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
