"""Elfenland and Elfengold: what was kept over a shuffle, as a puzzle for belief.py, and what rivals' stories say."""

from typing import Annotated

import numpy as np
from numpy import float64, int64
from numpy.typing import NDArray

from goudkoorts.games.elfengold.words import MAX_SEATS, TOKEN_KINDS
from goudkoorts.kernel.bits import count_bits, highest_bit
from goudkoorts.kernel.counts import total
from goudkoorts.kernel.record import I64, Record
from goudkoorts.kernel.rule import rule

Ints = NDArray[int64]
Floats = NDArray[float64]

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


LAMBDA, TAU, LARGEST = range(3)
ODDS = 3
PARTY = MAX_SEATS  # rivals taken together, as if they were a seat
ROWS = MAX_SEATS + 1
KINDS = TOKEN_KINDS  # of cards there are fewer


class Puzzle(Record):
    """What a seat knows of the things kept over a shuffle, and room for a guess; all zeros at first."""

    kinds: I64  # how many there are of cards, or of tokens
    old: Annotated[Ints, I64, MAX_SEATS]  # by seat: old places at the shuffle; 0 for the seat that looks
    story: Annotated[Ints, I64, MAX_SEATS]  # by seat: what it has drawn and shown since
    shown: Annotated[Ints, I64, ROWS, KINDS]  # by seat and kind: shown since
    before: Annotated[Ints, I64, KINDS]  # by kind: not seen after the shuffle
    mixed: Annotated[Ints, I64, KINDS]  # by kind: mixed in
    unseen: Annotated[Ints, I64, KINDS]  # by kind: not seen now
    was_old: Annotated[Ints, I64, ROWS, KINDS]  # the guess, by seat and kind: shown from old places
    still: Annotated[Ints, I64, KINDS]  # the guess, by kind: in old places now
    # What the stories say
    in_doubt: Annotated[Ints, I64, ROWS]  # by seat: cards shown that may or may not have been old
    doubtful: Annotated[Ints, I64, KINDS]  # by kind: the same cards
    certain: Annotated[Ints, I64, KINDS]  # by kind: cards shown that were old for sure


class Table(Record):
    """What is computed once for all attempts at a guess; anything at first."""

    ways: Annotated[Floats, float64, ROWS, MOST]  # by seat and number: weight of one choice of that many old ones
    from_shown: Annotated[Floats, float64, KINDS, MOST_COPIES]  # by kind and number: of doubtful cards that were old
    from_unseen: Annotated[Floats, float64, KINDS, MOST_COPIES]  # by kind and number: of unseen cards in old places
    weights: Annotated[Floats, float64, KINDS, MOST_COPIES]  # of both together, the mixed ones counted
    sums: Annotated[Floats, float64, KINDS + 1, MOST]  # by kind and total: of all guesses for the kinds before this one
    best: Annotated[Floats, float64, MOST]  # by number: the largest weight of the stories with so many old cards shown
    odds: Annotated[Floats, float64, ODDS]  # LAMBDA, TAU, and the largest weight that rejection meets


PUZZLE = Puzzle.dtype
TABLE = Table.dtype


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
            add_shown(puzzle, seat, puzzle.certain)
        else:
            puzzle.in_doubt[seat] = shown
            doubtful += shown
            expected += mean
            add_shown(puzzle, seat, puzzle.doubtful)
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
