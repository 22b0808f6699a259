"""Elfenland and Elfengold: what was kept over a shuffle, as a puzzle for belief.py, and what rivals' stories say."""

from typing import NamedTuple

import numpy as np
from numpy import float64, int64
from numpy.typing import NDArray

from goudkoorts.games.elfengold.words import MAX_SEATS
from goudkoorts.kernel.bits import count_bits, highest_bit
from goudkoorts.kernel.counts import total
from goudkoorts.kernel.rule import rule

MOST = 80  # more than all cards, or all tokens, and one
MOST_COPIES = 16  # more than a kind has, and one
SMALL = 0.1  # keeps odds finite; any odds are right, good ones are quick


def _binomials() -> NDArray[float64]:
    """Return Pascal's triangle; beyond its edge are zeros."""
    table = np.zeros((MOST, MOST))
    table[:, 0] = 1
    for row in range(1, MOST):
        table[row, 1:] = table[row - 1, 1:] + table[row - 1, :-1]
    return table


CHOICES = _binomials()


class Puzzle(NamedTuple):
    """What a seat knows of the things kept over a shuffle, and room for a guess."""

    old: NDArray[int64]  # by seat: old places at the shuffle; 0 for the seat that looks
    story: NDArray[int64]  # by seat: what it has drawn and shown since
    shown: NDArray[int64]  # by seat and kind: shown since
    before: NDArray[int64]  # by kind: not seen after the shuffle
    mixed: NDArray[int64]  # by kind: mixed in
    unseen: NDArray[int64]  # by kind: not seen now
    was_old: NDArray[int64]  # the guess, by seat and kind: shown from old places
    still: NDArray[int64]  # the guess, by kind: in old places now


class Table(NamedTuple):
    """What is computed once for all attempts at a guess."""

    ways: NDArray[float64]  # by seat and number: weight of one choice of that many old ones among those shown
    in_doubt: NDArray[int64]  # by seat: cards shown that may or may not have been old
    doubtful: NDArray[int64]  # by kind: the same cards
    certain: NDArray[int64]  # by kind: cards shown that were old for sure
    from_shown: NDArray[float64]  # by kind and number: weight of so many doubtful cards that were old
    from_unseen: NDArray[float64]  # by kind and number: weight of so many unseen cards in old places
    weights: NDArray[float64]  # by kind and number: weight of both together, the mixed ones counted
    sums: NDArray[float64]  # by kind and total: weight of all guesses for the kinds before this one
    odds: NDArray[float64]  # LAMBDA, TAU, and the largest weight that rejection meets


LAMBDA, TAU, LARGEST = range(3)
PARTY = MAX_SEATS  # rivals taken together, as if they were a seat
ROWS = MAX_SEATS + 1


@rule
def new_puzzle(kinds: int) -> Puzzle:
    """Return an empty puzzle. This is the one rule with room of its own: it is not for playouts."""
    seats = np.zeros((2, MAX_SEATS), np.int64)
    shown = np.zeros((2, ROWS, kinds), np.int64)
    heaps = np.zeros((4, kinds), np.int64)
    return Puzzle(seats[0], seats[1], shown[0], heaps[0], heaps[1], heaps[2], shown[1], heaps[3])


@rule
def new_table(kinds: int) -> Table:
    """Return an empty table."""
    heaps = np.zeros((2, kinds), np.int64)
    weights = np.zeros((3, kinds, MOST_COPIES))
    return Table(
        np.zeros((ROWS, MOST)),
        np.zeros(ROWS, np.int64),
        heaps[0],
        heaps[1],
        weights[0],
        weights[1],
        weights[2],
        np.zeros((kinds + 1, MOST)),
        np.zeros(LARGEST + 1),
    )


@rule
def number_shown(story: int) -> int:
    """Return how many cards a story tells were shown."""
    return count_bits(story) - 1


@rule
def weigh_the_stories(puzzle: Puzzle, table: Table) -> int:
    """Write the ways of each story and the odds; return the old places that are not known to have been shown."""
    places = 0
    doubtful = 0
    expected = 0.0
    for seat in range(MAX_SEATS):
        if puzzle.old[seat] == 0:
            continue
        places += int(puzzle.old[seat])
        shown = number_shown(int(puzzle.story[seat]))
        mean = tell_the_story(int(puzzle.story[seat]), int(puzzle.old[seat]), table.ways[seat])
        if is_certain(table, seat, shown):
            places -= shown
            add_shown(puzzle, seat, table.certain)
        else:
            table.in_doubt[seat] = shown
            doubtful += shown
            expected += mean
            add_shown(puzzle, seat, table.doubtful)
    table.odds[LAMBDA] = expected / max(doubtful - expected, SMALL)
    unseen = total(puzzle.unseen)
    table.odds[TAU] = max(places - expected, SMALL) / max(unseen - places + expected, SMALL)
    return places


@rule
def add_shown(puzzle: Puzzle, seat: int, heap: NDArray[int64]) -> None:
    """Add the cards a seat has shown to a heap."""
    for kind in range(len(heap)):
        heap[kind] += puzzle.shown[seat, kind]


@rule
def tell_the_story(story: int, old: int, ways: NDArray[float64]) -> float:
    """Write the chance of one choice of j old cards among those shown, for each j; return the mean of j.

    Bit by bit, `ways[j]` counts the places that can have been shown, j of them old.
    """
    ways[0] = 1
    new = 0
    shown = 0
    for place in range(highest_bit(story) - 1, -1, -1):
        if story >> place & 1 == 0:
            new += 1
            continue
        shown += 1
        for j in range(shown, -1, -1):
            from_new = ways[j] * max(new - (shown - 1 - j), 0) if j < shown else 0.0
            from_old = ways[j - 1] * max(old - (j - 1), 0) if j > 0 else 0.0
            ways[j] = from_new + from_old
    weight = 0.0
    mean = 0.0
    for j in range(shown + 1):
        weight += ways[j]
        mean += j * ways[j]
    for j in range(shown + 1):
        ways[j] /= CHOICES[shown, j] * weight
    return mean / weight


@rule
def is_certain(table: Table, seat: int, shown: int) -> bool:
    """Whether all cards a seat has shown were old: it had no other."""
    chance = 0.0
    for j in range(shown):
        chance += table.ways[seat, j]
    return chance == 0
