"""The games that can be played: those of this distribution, then those that others offer.

Another distribution offers a game by an entry point of the group `goudkoorts.games`:

    [project.entry-points."goudkoorts.games"]
    nim = "goudkoorts_nim"

The entry point names the game's module; its own name is the module's `NAME`.
"""

import warnings
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from goudkoorts.engine.completion import complete
from goudkoorts.engine.contract import Game
from goudkoorts.engine.errors import BadGame, UnknownGame
from goudkoorts.games import BUILT_IN

GROUP: Final = "goudkoorts.games"


def _find_games() -> dict[str, Game]:
    """Load every game, in the order in which they are offered."""
    ours = [EntryPoint(name, f"goudkoorts.games.{name}", GROUP) for name in BUILT_IN]
    games: dict[str, Game] = {}
    for entry in (*ours, *_offered_by_others()):
        try:
            games[entry.name] = _load(entry, games)
        except Exception as error:  # whatever another distribution does wrong, the other games can be played
            warnings.warn(f"left out the game {entry.name!r} ({entry.value}): {error}", RuntimeWarning, stacklevel=2)
    return games


def _offered_by_others() -> Iterator[EntryPoint]:
    """Return the games of other distributions by name; importing order must not depend on the disk."""
    yield from sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value))


def _load(entry: EntryPoint, known: dict[str, Game]) -> Game:
    """Import one game and complete it."""
    if entry.name in known:
        raise BadGame(entry.value, f"there is a game {entry.name!r} already: {known[entry.name].__name__}")
    game = complete(import_module(entry.value))
    if entry.name != game.NAME:
        raise BadGame(entry.value, f"its NAME is {game.NAME!r}")
    return game


GAMES: Final[dict[str, Game]] = _find_games()


def find_game(name: str) -> Game:
    """Return a game by its name, or raise UnknownGame."""
    if name not in GAMES:
        raise UnknownGame(name, list(GAMES))
    return GAMES[name]
