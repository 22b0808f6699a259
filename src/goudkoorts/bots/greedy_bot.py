"""A player who takes what looks best at a glance: the game's own `weigh`, one action deep."""

from typing import Any

import numpy as np

from goudkoorts.bots.bot import weights_of
from goudkoorts.engine.contract import Game, Numbers
from goudkoorts.kernel.dice import below, dice_from


class GreedyBot:
    """Chooses the legal action that weighs most, chance among equals."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self._dice = dice_from(seed)

    def choose(self, game: Game, state: Any, legal: Numbers) -> int:
        """Return a legal action that weighs most."""
        weights = weights_of(game, state, legal)
        best = np.flatnonzero(weights == weights.max())
        return int(legal[best[below(self._dice, len(best))]])
