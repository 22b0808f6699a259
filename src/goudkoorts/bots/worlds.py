"""What choices lead to in worlds a seat believes possible, when everybody then goes on greedily: fair samples."""

from collections.abc import Sequence
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from goudkoorts.bots.space import workspace_for
from goudkoorts.engine.contract import Game
from goudkoorts.kernel.dice import streams_of
from goudkoorts.kernel.instance import instantiate


class Worlds:
    """Worlds of one position, which is blanked for the seat to act; world `i` of a seed is always the same."""

    def __init__(self, game: Game, blanked: Any, choices: Sequence[int], seed: int) -> None:
        self._loops = world_loops(game)
        self._seed = seed
        self._seat = game.seat_to_act(blanked)
        self._choices = np.array(choices, np.int64)
        self._space = workspace_for(game, self._loops.ROWS)
        self._space.table[self._loops.ROOT] = blanked
        self._dice = np.zeros(self._loops.STREAMS, np.int64)
        self._ranks = np.zeros(int(blanked.seats), np.int64)
        self._played = 0

    def play(self, count: int) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
        """Play the next worlds; return parts of first place, and scores: world by choice by seat."""
        shape = count, len(self._choices), len(self._ranks)
        shares, scores = np.zeros(shape), np.zeros(shape, np.int64)
        kinds = self._loops.STREAMS
        streams = streams_of(self._seed, kinds * self._played, kinds * count).reshape(count, kinds)
        self._loops.play_worlds(
            self._space, self._seat, self._choices, streams, self._dice, self._ranks, shares, scores
        )
        self._played += count
        return shares, scores


def world_loops(game: Game) -> ModuleType:
    """Return the compiled loops for a game."""
    stand_in = "goudkoorts.engine.any_game"
    contests = instantiate("goudkoorts.bots.loops.contests", stand_in, game.__name__)
    return instantiate("goudkoorts.bots.loops.worlds", stand_in, game.__name__, on=(contests,))


def pair_loops(game: Game) -> ModuleType:
    """Return the compiled comparison of choices for a game."""
    stand_in = "goudkoorts.engine.any_game"
    judging = instantiate("goudkoorts.bots.loops.judging", stand_in, game.__name__)
    return instantiate("goudkoorts.bots.loops.pairs", stand_in, game.__name__, on=(world_loops(game), judging))
