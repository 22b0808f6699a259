"""Goldrausch: what a sensible player sees at a glance. Not rules: bots, hints and search start from it."""

import numpy as np
from numpy.typing import NDArray

from goudkoorts.games.goldrausch.state import State
from goudkoorts.kernel.record import Records
from goudkoorts.kernel.rule import rule


@rule
def weigh(states: Records[State], actions: NDArray[np.int64], count: int, out: NDArray[np.float64]) -> None:
    for place in range(count):
        out[place] = 0.0
