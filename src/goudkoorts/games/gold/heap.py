"""Gold!: heaps of cards as one integer each (the table in words.py)."""

from goudkoorts.games.gold.words import (
    ALL_DONKEYS,
    ALL_KINDS,
    ALL_THREES,
    COLOURS,
    DOUBLED_KINDS,
    EIGHT_ROW,
    FOUR_ROW,
    ONE_COLUMN,
    ONE_ROW,
    SECOND,
    THIRD,
)
from goudkoorts.kernel.bits import count_bits
from goudkoorts.kernel.rule import rule

DONKEY_VALUE, THREE_VALUE = -2, 3


@rule
def with_card(heap: int, kind: int) -> int:
    """Return the heap with one more card: its kind's lowest free bit."""
    bit = 1 << kind
    if heap & bit:
        bit = 1 << (kind + SECOND)
        if heap & bit:
            bit = 1 << (kind + THIRD)
    return heap | bit


@rule
def without_card(heap: int, kind: int) -> int:
    """Return the heap with one card less: its kind's highest bit that is set."""
    bit = 1 << kind
    if kind < DOUBLED_KINDS:
        if heap & (1 << (kind + SECOND)):
            bit = 1 << (kind + SECOND)
        if kind < COLOURS and heap & (1 << (kind + THIRD)):
            bit = 1 << (kind + THIRD)
    return heap ^ bit


@rule
def kind_of_bit(bit: int) -> int:
    """G-2  Copies of a card are the same kind."""
    if bit >= THIRD:
        return bit - THIRD
    if bit >= SECOND:
        return bit - SECOND
    return bit


@rule
def kinds_in(heap: int) -> int:
    """Return the kinds in a heap, each as one bit."""
    return heap & ALL_KINDS


@rule
def copies_in(heap: int, kind: int) -> int:
    """How many cards of a kind are in a heap."""
    copies = heap >> kind & 1
    if kind < DOUBLED_KINDS:
        copies += heap >> (kind + SECOND) & 1
    if kind < COLOURS:
        copies += heap >> (kind + THIRD) & 1
    return copies


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
