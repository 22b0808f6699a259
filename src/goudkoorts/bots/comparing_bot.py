"""A player who compares its choices in the same worlds, and leaves the beaten track only where that clearly pays."""

import time
from math import sqrt
from typing import Any, Final

import numpy as np

from goudkoorts.bots.bot import weights_of
from goudkoorts.bots.loops.tree import Manner
from goudkoorts.bots.search import Budget
from goudkoorts.bots.space import outcome_for, workspace_for
from goudkoorts.bots.worlds import pair_loops
from goudkoorts.engine.contract import Game, Numbers, Weights
from goudkoorts.kernel.dice import streams_of

FIRST_WORLDS: Final = 32  # fewer say little about a choice
WORLDS_AT_ONCE: Final = 32  # between two looks at the clock
CLEARLY: Final = 3.0  # standard errors of the difference: a choice so much worse is dropped
CONVINCINGLY: Final = 2.0  # and what looked best at a glance is left only for one so much better
LEAST_ERROR: Final = 1e-9


class ComparingBot:
    """Chooses what brings most on average when everybody then goes on greedily.

    Every choice meets the same worlds with the same luck, so small differences show early. Where moves are many and
    quiet, that finds more than a tree, whose visits go to choices that luck has favoured. What luck alone may have
    favoured is not chosen here either: the glance is right more often than a difference within the error.
    """

    def __init__(self, name: str, manner: Manner, budget: Budget, seed: int = 0) -> None:
        self.name = name
        self._manner = manner
        self._budget = budget
        self._seed = seed
        self._worlds = 0

    def choose(self, game: Game, state: Any, legal: Numbers) -> int:
        """Return the choice that brought most, unless the one at a glance may be as good."""
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
        self._space = workspace_for(game, self._loops.ROWS)
        self._space.table[self._loops.ROOT] = state
        self._seat = int(game.seat_to_act(state))
        self._dice = np.zeros(self._loops.STREAMS, np.int64)
        self._outcome = outcome_for(int(state.seats))
        self.choices = np.array(legal, np.int64)
        self._at_a_glance = int(legal[int(np.argmax(weights_of(game, state, legal)))])
        self._worlds = 0
        self._sums = np.zeros(len(legal))
        self._products = np.zeros((len(legal), len(legal)))

    def play(self, streams: Numbers) -> None:
        """Play every choice in one more world for each pair of streams."""
        results = np.zeros((len(streams), len(self.choices)))
        self._loops.compare(
            self._manner, self._space, self._seat, self.choices, streams, self._dice, self._outcome, results
        )
        self._worlds += len(streams)
        self._sums += results.sum(axis=0)
        self._products += results.T @ results

    @property
    def best(self) -> int:
        """The choice that looks best at a glance, or one that is convincingly better."""
        if self._worlds == 0:
            return self._at_a_glance
        if self._at_a_glance not in self.choices:
            return int(self.choices[int(np.argmax(self._sums))])
        glance = int(np.flatnonzero(self.choices == self._at_a_glance)[0])
        behind, errors = self._behind(glance)
        surely_ahead = -behind - CONVINCINGLY * errors
        surely_ahead[glance] = 0.0
        return int(self.choices[int(np.argmax(surely_ahead))])

    def drop_the_clearly_worse(self) -> None:
        """Drop the choices that the best one beats by more than luck explains."""
        if self._worlds < FIRST_WORLDS:
            return
        behind, errors = self._behind(int(np.argmax(self._sums)))
        still_in = behind <= CLEARLY * errors
        self.choices = self.choices[still_in]
        self._sums = self._sums[still_in]
        self._products = self._products[np.ix_(still_in, still_in)]

    def _behind(self, place: int) -> tuple[Weights, Weights]:
        """Return how far each choice is behind the one at a place, with the standard errors of these differences."""
        means = self._sums / self._worlds
        squares = np.diag(self._products)
        gaps = means[place] - means
        variances = (squares[place] + squares - 2.0 * self._products[place]) / self._worlds - gaps * gaps
        return gaps, np.sqrt(np.maximum(variances, 0.0)) / sqrt(self._worlds) + LEAST_ERROR
