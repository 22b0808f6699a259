"""A player who errs as people do: overlooks moves, and likes some things more than they are worth."""

from typing import Any

import numpy as np

from goudkoorts.engine.contract import Game, Numbers

TINY = 1e-9


class CasualBot:
    """Judges at a glance, like the greedy bot, but only what it notices, and not without prejudice.

    `attention` is the share of the moves it notices. `taste` is how strong its likes and dislikes are, measured in the
    mean distance to the best move; they are its own and stay the same for the whole match.
    """

    def __init__(self, name: str, attention: float, taste: float, seed: int = 0) -> None:
        self.name = name
        self._attention = attention
        self._taste = taste
        self._random = np.random.default_rng(abs(seed))
        self._likes: dict[int, float] = {}

    def choose(self, game: Game, state: Any, legal: Numbers) -> int:
        """Return the noticed action that it likes best."""
        if len(legal) == 1:
            return int(legal[0])
        states: Any = game.State.rows(2)
        states[0] = state
        weights = np.empty(len(legal))
        game.weigh(states, legal, len(legal), weights)
        noticed = self._random.random(len(legal)) < self._attention
        noticed[self._random.integers(len(legal))] = True  # it always sees something it may do
        appeal = _in_mean_distances(weights) + self._taste * np.array([self._like(int(action)) for action in legal])
        return int(legal[np.flatnonzero(noticed)[np.argmax(appeal[noticed])]])

    def _like(self, action: int) -> float:
        """Return how much an action pleases, for no reason at all."""
        if action not in self._likes:
            self._likes[action] = float(self._random.normal())
        return self._likes[action]


def _in_mean_distances(weights: np.ndarray[Any, np.dtype[np.float64]]) -> Any:
    """Return how far each weight lies below the best, measured in the mean of these distances."""
    below = weights - weights.max()
    return below / (TINY - below.mean())
