"""The tuning that a game offers beside its rules, or the default."""

from functools import cache
from importlib import import_module

from goudkoorts.engine.contract import Game
from goudkoorts.kernel.tuning import DEFAULT, Tuning


def tuning_of(game: Game) -> Tuning:
    """Return the tuning of a game."""
    return _tuning_in(game.__name__)


@cache
def _tuning_in(package: str) -> Tuning:
    """Return `TUNING` of a package's module `tuning`, the default where there is no such module."""
    name = f"{package}.tuning"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return DEFAULT
    tuning: Tuning = module.TUNING
    return tuning
