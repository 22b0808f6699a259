"""What the solvers work in: a stack of positions, and a memory of fixed size of what is proved about them.

A position is kept whole, word by word, and compared whole. Its hash only says where to look: two positions that share
one are never taken for each other, or "proved" would mean "very likely".
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from goudkoorts.kernel.hashes import hash_of
from goudkoorts.kernel.rule import rule

Words = NDArray[np.int64]  # a row a position: the bytes of its record, eight at a time

# What the memory says of a position. WORK is 0 where nothing is kept.
WORK, MOVE, LOWER, UPPER = range(4)
FACTS = 4
NOWHERE = -1
NO_MOVE = -1

Facts = NDArray[np.int64]


class Room(NamedTuple):
    """The stack: one row a depth."""

    stack: Any  # records of the game: the position to solve first; one row more than there are depths
    words: Words  # the same bytes
    frames: NDArray[np.int64]
    actions: NDArray[np.int64]
    chances: NDArray[np.int64]  # weights of the outcomes at a chance node
    values: NDArray[np.float64]  # what is known so far: a share of first place each seat, then a lead each
    odds: NDArray[np.float64]  # how likely the row after this one is
    looks: NDArray[np.float64]  # what the actions of one position weigh at a glance
    habits: NDArray[np.int64]  # by action and seat: how often tried, and how often it made further ones needless
    numbers: NDArray[np.int64]  # room for one number a seat


class Memory(NamedTuple):
    """What is proved, by position; a power of two of places."""

    keys: Words
    facts: Facts
    values: NDArray[np.float64]


@rule
def home_of(words: Words, row: int, places: int) -> int:
    """Return the place where a position is looked for first."""
    return hash_of(words[row]) & (places - 1)


@rule
def is_kept_at(words: Words, row: int, keys: Words, facts: Facts, place: int) -> bool:
    """Compare a position with the one kept at a place, all of it."""
    if facts[place, WORK] == 0:
        return False
    word = 0
    while word < words.shape[1] and words[row, word] == keys[place, word]:
        word += 1
    return bool(word == words.shape[1])


@rule
def recall(words: Words, row: int, keys: Words, facts: Facts) -> int:
    """Return the place where a position is kept, or NOWHERE."""
    home = home_of(words, row, len(keys))
    if is_kept_at(words, row, keys, facts, home):
        return home
    if is_kept_at(words, row, keys, facts, home ^ 1):
        return home ^ 1
    return NOWHERE


@rule
def keep(words: Words, row: int, keys: Words, facts: Facts, work: int) -> int:
    """Write a position down where it is or, of its two places, over the one that took less work; return where."""
    place = recall(words, row, keys, facts)
    if place == NOWHERE:
        place = home_of(words, row, len(keys))
        if facts[place ^ 1, WORK] < facts[place, WORK]:
            place ^= 1
        for word in range(words.shape[1]):
            keys[place, word] = words[row, word]
    facts[place, WORK] = work
    return place
