"""The files beside a game's rules: texts and rule books. A game may lack any of them."""

import inspect
import sys
from importlib import resources

from goudkoorts.engine.catalogue import GAMES


def read_game_file(game: str, *place: str) -> str | None:
    """Return the text of a file in a game's package, None where there is no such file."""
    module = sys.modules[GAMES[game].__name__]
    if not hasattr(module, "__path__"):
        return None  # a single file has no folder of its own
    path = resources.files(module).joinpath(*place)
    return path.read_text(encoding="utf-8") if path.is_file() else None


def title_of(game: str) -> str:
    """Return a title for a game that has no words of its own."""
    return game.replace("_", " ").capitalize()


def about(game: str) -> tuple[str, str]:
    """Return what a game's module says of itself: its first sentence, and all of it on one line."""
    text = inspect.getdoc(sys.modules[GAMES[game].__name__]) or title_of(game)
    return text.splitlines()[0], " ".join(text.split())
