"""A hash of a state, for tables that remember positions."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from goudkoorts.kernel.rule import rule

HASH_LOW, HASH_HIGH = 0x2545F491, 0x369DEA0F  # odd, below 2**30
HASH_SHIFT: Final = 29
HALF: Final = 32
HALF_WORD: Final = (1 << HALF) - 1


@rule
def hash_of(words: NDArray[np.int64]) -> int:
    """Return a hash of the bytes of a state. Products stay below 2**62: the compiler takes overflow for impossible."""
    key = len(words)
    for place in range(len(words)):
        key ^= int(words[place])
        key = HASH_LOW * (key & HALF_WORD) + HASH_HIGH * ((key >> HALF) & HALF_WORD)
        key ^= key >> HASH_SHIFT
    return key
