"""Gold!: heaps of cards as one integer each (the table in words.py)."""

import numpy as np
from numpy.typing import NDArray

from goudkoorts.games.gold.words import (
    ALL_DONKEYS,
    ALL_KINDS,
    ALL_THREES,
    CARDS,
    COLOURS,
    DECK_OF_3,
    DOUBLED_KINDS,
    EIGHT_ROW,
    FOUR_ROW,
    KINDS,
    ONE_COLUMN,
    ONE_ROW,
    SECOND,
    THIRD,
)
from goudkoorts.kernel.bits import count_bits, highest_bit
from goudkoorts.kernel.rule import rule

DONKEY_VALUE, THREE_VALUE = -2, 3


def _bits_of_kinds() -> NDArray[np.int64]:
    """Return for each kind the bits of all its copies: column by column of the table, donkeys three, threes two."""
    bits = [1 << kind for kind in range(KINDS)]
    for kind in range(DOUBLED_KINDS):
        bits[kind] |= 1 << (kind + SECOND)
    for kind in range(COLOURS):
        bits[kind] |= 1 << (kind + THIRD)
    assert sum(bits) == DECK_OF_3, "every card is a copy of one kind"
    return np.array(bits, np.int64)


def _kinds_of_bits() -> NDArray[np.int64]:
    """Return for each bit the kind of its card."""
    return np.array([next(k for k in range(KINDS) if BITS_OF_KIND[k] >> bit & 1) for bit in range(CARDS)], np.int64)


BITS_OF_KIND = _bits_of_kinds()
KIND_OF_BIT = _kinds_of_bits()


@rule
def with_card(heap: int, kind: int) -> int:
    """Return the heap with one more card: its kind's lowest free bit."""
    free = int(BITS_OF_KIND[kind]) & ~heap
    return heap | (free & -free)


@rule
def without_card(heap: int, kind: int) -> int:
    """Return the heap with one card less: its kind's highest bit that is set."""
    return heap ^ (1 << highest_bit(heap & int(BITS_OF_KIND[kind])))


@rule
def kind_of_bit(bit: int) -> int:
    """G-2  Copies of a card are the same kind."""
    return int(KIND_OF_BIT[bit])


@rule
def copies_in(heap: int, kind: int) -> int:
    """How many cards of a kind are in a heap."""
    return count_bits(heap & int(BITS_OF_KIND[kind]))


@rule
def kinds_in(heap: int) -> int:
    """Return the kinds in a heap, each as one bit."""
    return heap & ALL_KINDS


@rule
def of_colour(heap: int, colour: int) -> int:
    """Return the cards of one colour."""
    return heap & (ONE_COLUMN << colour)


@rule
def colours_in(heap: int) -> int:
    """Return the colours in a heap, each as one bit: all rows laid over each other."""
    rows = heap | heap >> (5 * COLOURS)
    rows = rows | rows >> COLOURS | rows >> (2 * COLOURS) | rows >> (3 * COLOURS) | rows >> (4 * COLOURS)
    return rows & ONE_ROW


@rule
def cards_of_colours(colours: int) -> int:
    """Return every card of the given colours, one bit a colour."""
    return colours * ONE_COLUMN


@rule
def worth(heap: int) -> int:
    """G-1, G-22  Return the summed value of the cards: donkeys -2, gold its number."""
    total = DONKEY_VALUE * count_bits(heap & ALL_DONKEYS) + THREE_VALUE * count_bits(heap & ALL_THREES)
    for row in range(FOUR_ROW, EIGHT_ROW + 1):
        total += (row + THREE_VALUE - 1) * count_bits(heap >> (row * COLOURS) & ONE_ROW)
    return total
