"""What a Python bot is handed when it must choose."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Turn:
    """One decision, as the seat sees it."""

    game: str  # gold, goldrausch, zevenspel, elfenland, elfengold
    players: int
    options: Mapping[str, Any]  # every option of the game, defaults included
    seat: int  # where this bot sits: 0 to players - 1
    view: Mapping[str, Any]  # what the seat is shown, plain JSON data; a copy, changing it changes nothing
    legal: tuple[str, ...]  # the legal moves in notation, in the order of the alphabet; return one of them
    milliseconds: int  # for this move
