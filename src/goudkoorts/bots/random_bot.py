"""A player who does anything that is allowed."""

from typing import Any

from goudkoorts.engine.contract import Game, Numbers
from goudkoorts.kernel.dice import below, dice_from


class RandomBot:
    """Chooses uniformly among the legal actions."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._dice = dice_from(seed)

    def choose(self, _game: Game, _state: Any, legal: Numbers) -> int:
        """Return any legal action."""
        return int(legal[below(self._dice, len(legal))])
