"""Pieces of a feature vector; each returns the next free place."""

import numpy as np
from numpy.typing import NDArray

from goudkoorts.kernel.rule import rule


@rule
def write_one_of(chosen: int, count: int, out: NDArray[np.float32], place: int) -> int:
    """Write 1 at the chosen place and 0 at the others; a choice outside writes 0 everywhere."""
    for index in range(count):
        out[place + index] = index == chosen
    return place + count
