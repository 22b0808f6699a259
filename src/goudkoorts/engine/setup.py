"""Players and options as people write them, checked and turned into what compiled rules take."""

from collections.abc import Mapping

from goudkoorts.engine.contract import Game, Numbers
from goudkoorts.engine.errors import BadOption, BadPlayers
from goudkoorts.kernel.options import BadOptionValue, Option
from goudkoorts.kernel.record import row_of

Options = Mapping[str, object]


def check_players(game: Game, players: object) -> int:
    """Return the number of players, or raise BadPlayers."""
    if type(players) is not int or players not in game.SEATS:
        raise BadPlayers(game.NAME, players, game.SEATS)
    return players


def encode_options(game: Game, players: int, options: Options) -> Numbers:
    """Return all options of a game as integers, in the order of its list, or raise BadOption."""
    known = {option.name for option in game.OPTIONS}
    for name in options:
        if name not in known:
            raise BadOption(game.NAME, name, f"no such option; there are {', '.join(sorted(known))}")
    numbers: list[int] = []
    for option in game.OPTIONS:
        numbers += _encode(game, option, options.get(option.name, option.default), players)
    return row_of(numbers)


def only_what_differs(game: Game, options: Options) -> dict[str, object]:
    """Return the options without those that have their default value."""
    defaults = {option.name: option.default for option in game.OPTIONS}
    return {name: value for name, value in options.items() if _differs(value, defaults[name])}


def _encode(game: Game, option: Option, value: object, players: int) -> tuple[int, ...]:
    """Return one option as integers."""
    try:
        return option.encode(value, players)
    except BadOptionValue as error:
        raise BadOption(game.NAME, option.name, f"{value!r} {error}") from None


def _differs(value: object, default: object) -> bool:
    """`1` and `true` are different values."""
    return type(value) is not type(default) or value != default
