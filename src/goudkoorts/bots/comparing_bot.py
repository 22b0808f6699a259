"""A player who compares its choices in the same worlds, and drops those that are clearly worse."""

import time
from math import sqrt
from typing import Any, Final

import numpy as np

from goudkoorts.bots.loops.tree import Manner
from goudkoorts.bots.search import Budget
from goudkoorts.bots.worlds import pair_loops
from goudkoorts.engine.contract import Game, Numbers
from goudkoorts.kernel.dice import streams_of

FIRST_WORLDS: Final = 32  # fewer say little about a choice
WORLDS_AT_ONCE: Final = 32  # between two looks at the clock
CLEARLY: Final = 3.0  # standard errors of the difference
LEAST_ERROR: Final = 1e-9


class ComparingBot:
    """Chooses what brings most on average when everybody then goes on greedily.

    Every choice meets the same worlds with the same luck, so small differences show early. Where moves are many and
    quiet, that finds more than a tree, whose visits go to choices that luck has favoured.
    """

    def __init__(self, name: str, manner: Manner, budget: Budget, seed: int = 0) -> None:
        self.name = name
        self._manner = manner
        self._budget = budget
        self._seed = seed
        self._worlds = 0

    def choose(self, game: Game, state: Any, legal: Numbers) -> int:
        """Return the choice that brought most."""
        if len(legal) == 1:
            return int(legal[0])
        contest = _Contest(game, state, legal, self._manner)
        contest.play(streams_of(self._seed, 0, 0).reshape(0, 2))  # what must be compiled or loaded is no thinking time
        deadline = time.perf_counter() + self._budget.seconds
        playouts_left = self._budget.iterations
        while playouts_left > 0 and time.perf_counter() < deadline and len(contest.choices) > 1:
            count = min(WORLDS_AT_ONCE, max(1, playouts_left // len(contest.choices)))
            contest.play(streams_of(self._seed, 2 * self._worlds, 2 * count).reshape(count, 2))
            self._worlds += count
            playouts_left -= count * len(contest.choices)
            contest.drop_the_clearly_worse()
        return contest.best


class _Contest:
    """The choices still in, and sums over the worlds all of them were played in."""

    def __init__(self, game: Game, state: Any, legal: Numbers, manner: Manner) -> None:
        self._loops = pair_loops(game)
        self._manner = manner
        self._table: Any = game.State.rows(self._loops.ROWS)
        self._table[self._loops.ROOT] = state
        self._seat = int(game.seat_to_act(state))
        self._room = (
            np.zeros(self._loops.STREAMS, np.int64),
            np.zeros(game.MAX_LEGAL, np.int64),
            np.zeros(game.MAX_LEGAL),
            np.zeros(int(state.seats), np.int64),
            np.zeros(int(state.seats)),
        )
        self.choices = np.array(legal, np.int64)
        self._worlds = 0
        self._sums = np.zeros(len(legal))
        self._products = np.zeros((len(legal), len(legal)))

    def play(self, streams: Numbers) -> None:
        """Play every choice in one more world for each pair of streams."""
        results = np.zeros((len(streams), len(self.choices)))
        self._loops.compare(self._manner, self._table, self._seat, self.choices, streams, *self._room, results)
        self._worlds += len(streams)
        self._sums += results.sum(axis=0)
        self._products += results.T @ results

    @property
    def best(self) -> int:
        """The choice that brought most so far, the first of equals."""
        return int(self.choices[int(np.argmax(self._sums))])

    def drop_the_clearly_worse(self) -> None:
        """Drop the choices that the best one beats by more than luck explains."""
        if self._worlds < FIRST_WORLDS:
            return
        means = self._sums / self._worlds
        best = int(np.argmax(means))
        squares = np.diag(self._products)
        differences = (squares[best] + squares - 2.0 * self._products[best]) / self._worlds
        gaps = means[best] - means
        errors = np.sqrt(np.maximum(differences - gaps * gaps, 0.0)) / sqrt(self._worlds) + LEAST_ERROR
        still_in = gaps <= CLEARLY * errors
        self.choices = self.choices[still_in]
        self._sums = self._sums[still_in]
        self._products = self._products[np.ix_(still_in, still_in)]
