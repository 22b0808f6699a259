"""A hash of a state, for tables that remember positions."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from goudkoorts.kernel.rule import rule

HASH_LOW, HASH_HIGH = 0x2545F491, 0x369DEA0F  # odd, below 2**30
HASH_SHIFT: Final = 29
LONG: Final = 32  # words
HALF: Final = 32
HALF_WORD: Final = (1 << HALF) - 1


@rule
def mixed(key: int, word: int) -> int:
    """Return a key that depends on each bit of a key and a word. Products stay below 2**62: the compiler takes overflow
    for impossible.
    """
    key ^= word
    key = HASH_LOW * (key & HALF_WORD) + HASH_HIGH * ((key >> HALF) & HALF_WORD)
    return key ^ (key >> HASH_SHIFT)


@rule
def hash_of(words: NDArray[np.int64]) -> int:
    """Return a hash of the bytes of a state."""
    if len(words) >= LONG:
        return hash_of_many(words)
    key = len(words)
    for place in range(len(words)):
        key = mixed(key, int(words[place]))
    return key


@rule
def hash_of_many(words: NDArray[np.int64]) -> int:
    """Return a hash of a long state: four keys grow side by side, since a step of one waits for the step before."""
    first, second, third, fourth = 1, 2, 3, 4
    for place in range(0, len(words) - 3, 4):
        first = mixed(first, int(words[place]))
        second = mixed(second, int(words[place + 1]))
        third = mixed(third, int(words[place + 2]))
        fourth = mixed(fourth, int(words[place + 3]))
    for place in range(len(words) & ~3, len(words)):
        first = mixed(first, int(words[place]))
    return mixed(mixed(mixed(first, second), third), fourth)
