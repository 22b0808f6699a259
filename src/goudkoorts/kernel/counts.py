"""Heaps of cards as counts by kind: how many there are, which the n-th is, and the weights of drawing one.

A face-down pile is such a heap: no rule can see its order, so it has none.
"""

from numpy import int64
from numpy.typing import NDArray

from goudkoorts.kernel.record import Row
from goudkoorts.kernel.rule import rule


@rule
def total(counts: Row) -> int:
    """How many cards are in the heap."""
    cards = 0
    for kind in range(len(counts)):
        cards += int(counts[kind])
    return cards


@rule
def kind_of_nth(counts: Row, n: int) -> int:
    """Return the kind of the n-th card, the kinds in order: one ticket a card."""
    for kind in range(len(counts)):
        n -= int(counts[kind])
        if n < 0:
            return kind
    return len(counts)


@rule
def write_weights(counts: Row, first_action: int, out: NDArray[int64], weights: NDArray[int64]) -> int:
    """Write one outcome a kind that is left, weighted by its copies; return how many outcomes there are."""
    outcomes = 0
    for kind in range(len(counts)):
        if counts[kind] > 0:
            out[outcomes] = first_action + kind
            weights[outcomes] = counts[kind]
            outcomes += 1
    return outcomes


@rule
def write_equal_weights(outcomes: int, weights: NDArray[int64]) -> int:
    """Give every outcome the weight 1; return how many there are."""
    for place in range(outcomes):
        weights[place] = 1
    return outcomes
