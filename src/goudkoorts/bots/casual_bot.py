"""A player who errs as people do: overlooks moves and dreams of the big prize."""

from typing import Any

import numpy as np

from goudkoorts.bots.bot import sensible_among, weights_of
from goudkoorts.engine.contract import Game, Numbers, Weights

TINY = 1e-9


class CasualBot:
    """Judges at a glance, like the greedy bot, but only what it notices, and not without prejudice.

    `attention` is the share of the moves it notices. `taste` is how strong its likes and dislikes are, measured in the
    mean distance to the best move; they are its own and stay the same for the whole match. `dreams` is the share of
    its decisions in which it goes for what tempts most, where a game tempts at all.
    """

    def __init__(
        self, name: str, attention: float = 1.0, taste: float = 0.0, dreams: float = 0.0, *, seed: int = 0
    ) -> None:
        self.name = name
        self._attention = attention
        self._taste = taste
        self._dreams = dreams
        self._random = np.random.default_rng(abs(seed))
        self._likes: dict[int, float] = {}

    def choose(self, game: Game, state: Any, legal: Numbers) -> int:
        """Return the noticed action that it likes best."""
        if len(legal) == 1:
            return int(legal[0])
        noticed = self._random.random(len(legal)) < self._attention
        weights = weights_of(game, state, legal)
        sensible = sensible_among(np.arange(len(legal)), weights)
        noticed[sensible[self._random.integers(len(sensible))]] = True  # it always sees something sensible
        appeal = self._appeal(game, state, legal, weights)
        return int(legal[np.flatnonzero(noticed)[np.argmax(appeal[noticed])]])

    def _appeal(self, game: Game, state: Any, legal: Numbers, weights: Weights) -> Any:
        """Return how each action appeals: by its charm in a dream, else by its worth and by taste."""
        if self._random.random() < self._dreams:
            return np.array([game.tempt(state, int(action)) for action in legal])
        worth = _in_mean_distances(weights)
        return worth + self._taste * np.array([self._like(int(action)) for action in legal])

    def _like(self, action: int) -> float:
        """Return how much an action pleases, for no reason at all."""
        if action not in self._likes:
            self._likes[action] = float(self._random.normal())
        return self._likes[action]


def _in_mean_distances(weights: Weights) -> Weights:
    """Return how far each weight lies below the best, measured in the mean of these distances."""
    below = weights - weights.max()
    return np.asarray(below / (TINY - below.mean()))
