"""Random games on a GPU: one thread a game at a time, the very same rules in the very same loop."""

from typing import Any

import numpy as np
from numba import cuda
from numpy.typing import NDArray

from goudkoorts.engine.any_game import State
from goudkoorts.engine.loops.playouts import play_random_game

STATE: Any = State.dtype


def play_random_games_on_gpu(
    setting: NDArray[np.int64],  # seats, then the options
    streams: NDArray[np.int64],  # one stream of dice a game
    scores: NDArray[np.int64],  # a row a game
    ranks: NDArray[np.int64],
    lengths: NDArray[np.int64],
) -> None:
    """Play one random game for each stream; every thread takes every so-many-th of them."""
    table = cuda.local.array(1, STATE)
    for game in range(cuda.grid(1), len(streams), cuda.gridsize(1)):
        play_random_game(table[0], setting, int(streams[game]), scores[game], ranks[game], lengths[game])
