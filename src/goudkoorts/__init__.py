"""Goudkoorts: the table, the opponents and the laboratory for five gold games.

    import goudkoorts as gk

    match = gk.new("gold", players=3, seed=7)
    match.play(gk.bot("expert").choose(match))

Names are imported when they are first used, so `import goudkoorts` costs next to nothing.
"""

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from goudkoorts.api import Analysis, Player, analyse, bot, games, load, new, replay, save, tournament
    from goudkoorts.engine.errors import (
        BadOption,
        BadPlayers,
        BadRecord,
        BadTournament,
        BotFailed,
        GoudkoortsError,
        IllegalAction,
        MissingExtra,
        UnknownBot,
        UnknownGame,
    )
    from goudkoorts.engine.game_record import GameRecord as Record
    from goudkoorts.engine.match import Match

__version__ = "0.1.0"

__all__ = [
    "Analysis",
    "BadOption",
    "BadPlayers",
    "BadRecord",
    "BadTournament",
    "BotFailed",
    "GoudkoortsError",
    "IllegalAction",
    "Match",
    "MissingExtra",
    "Player",
    "Record",
    "UnknownBot",
    "UnknownGame",
    "analyse",
    "bot",
    "games",
    "load",
    "new",
    "replay",
    "save",
    "tournament",
]

_ELSEWHERE = {"Match": ("goudkoorts.engine.match", "Match"), "Record": ("goudkoorts.engine.game_record", "GameRecord")}
_IN_API = {"Analysis", "Player", "analyse", "bot", "games", "load", "new", "replay", "save", "tournament"}


class _Face(ModuleType):
    """This module. Its `games` is the function, although a package inside has that name too."""

    @property
    def games(self) -> object:
        """The function; the package is found by its full name."""
        return __getattr__("games")

    @games.setter
    def games(self, _package: object) -> None:
        """Leave the name alone when the import system binds the package to it."""


def __getattr__(name: str) -> object:
    """Import a name of the face at its first use."""
    if name not in __all__:
        raise AttributeError(f"module 'goudkoorts' has no attribute {name!r}")
    default = "goudkoorts.api" if name in _IN_API else "goudkoorts.engine.errors"
    module, attribute = _ELSEWHERE.get(name, (default, name))
    found: object = getattr(import_module(module), attribute)
    if name != "games":
        globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])


sys.modules[__name__].__class__ = _Face
