"""The list of games: one line each. Type checkers compare every module with the contract here."""

from typing import Final

from goudkoorts.engine.contract import Game
from goudkoorts.engine.errors import UnknownGame
from goudkoorts.games import elfengold, elfenland, gold, goldrausch, zevenspel

GAMES: Final[dict[str, Game]] = {
    "gold": gold,
    "goldrausch": goldrausch,
    "zevenspel": zevenspel,
    "elfenland": elfenland,
    "elfengold": elfengold,
}


def find_game(name: str) -> Game:
    """Return a game by its name, or raise UnknownGame."""
    if name not in GAMES:
        raise UnknownGame(name, list(GAMES))
    return GAMES[name]
