"""What a position is worth when everybody goes on greedily: by following every chance and every tie, no sample."""

from typing import Any

import numpy as np

from goudkoorts.bots.bot import legal_actions
from goudkoorts.engine.contract import Game
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.kernel.record import bytes_of, copy_of


class Greedy:
    """Win chances and points of one seat, exactly."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.known: dict[bytes, tuple[float, float]] = {}

    def after(self, state: Any, action: int) -> tuple[float, float]:
        """Return win chance and points after an action."""
        position = copy_of(state)
        self.game.apply(position, action)
        return self.of(position)

    def of(self, state: Any) -> tuple[float, float]:
        """Return win chance and points of a position."""
        key = bytes_of(state)
        if key not in self.known:
            self.known[key] = self._work_out(state)
        return self.known[key]

    def _work_out(self, state: Any) -> tuple[float, float]:
        """Look one step ahead."""
        actor = self.game.seat_to_act(state)
        if actor == NOBODY:
            return self._end(state)
        actions, odds = self._chances(state) if actor == CHANCE else self._greedy(state, actor)
        parts = np.array([self.after(state, int(action)) for action in actions])
        win, points = odds @ parts
        return float(win), float(points)

    def _chances(self, state: Any) -> tuple[Any, Any]:
        """Return the outcomes of a chance node and how likely they are."""
        out, weights = np.empty((2, self.game.MAX_LEGAL), np.int64)
        count = self.game.chance_weights(state, out, weights)
        return out[:count], weights[:count] / weights[:count].sum()

    def _greedy(self, state: Any, actor: int) -> tuple[Any, Any]:
        """Return the actions that weigh most; each is equally likely."""
        states: Any = self.game.State.rows(2)
        states[0] = state
        self.game.hide_from(states[0], actor)
        legal = legal_actions(self.game, state)
        weights = np.empty(len(legal))
        self.game.weigh(states, legal, len(legal), weights)
        best = legal[weights == weights.max()]
        return best, np.full(len(best), 1 / len(best))

    def _end(self, state: Any) -> tuple[float, float]:
        """Return how it ended."""
        scores, places = np.zeros((2, int(state.seats)), np.int64)
        self.game.payoff(state, scores)
        self.game.places(state, places)
        share = float(places[self.seat] == 0) / float((places == 0).sum())
        return share, float(scores[self.seat])
