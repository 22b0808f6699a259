"""Elfenland and Elfengold: which of the things that rivals have kept over a shuffle may be what, as a fair sample.

The model. Copies of a kind are told apart, and so are the places in a hand. Which of his unseen cards a player shows
tells nothing about the others: each place is equally likely. So all ways to deal the copies that agree with the kinds
seen since the shuffle are equally likely. The copies mixed in were seen lying open, hence none of them is in a place
that was filled before the shuffle, an *old* place.

For a seat that looks, and each kind k, let `before` N be the copies it had not seen after the shuffle, `mixed` D of
them mixed in, and `unseen` M those it still has not seen. Of the cards that rivals have shown, w came from old places;
a of the unseen ones lie in old places now. Given w and a, the old places take (N-D)(N-D-1)... copies of kind k, w + a
factors; the new places shown and all else seen since take (N-w-a)(N-w-a-1)... copies, down to M - a + 1; and the rest
lies in any order. Without factors that are the same for all w and a, this makes for each kind

    C(M, a) * C(N - w - a, D)

(any of the unseen, and any choice of the mixed ones outside the old places), and for all kinds together A! (|M| - A)!,
where A is the sum of all a. Which of his cards a rival showed from old places is weighed by his story, place by place:
with j of them old it has `ways[seat, j]`, shared by all choices of j cards among those he has shown.

The sample. All w and a together are the number of old places, which is public; a table over the kinds sums the weights
of each total, as a knapsack does, and is walked back with dice. The table gives every card shown the odds LAMBDA, and
every unseen one the odds TAU, of being old. What is left of the true weight depends only on how many cards each rival
showed from old places; it is made good by rejection, under its exact maximum. A few attempts are enough.

What is forgotten: shuffles before the last one, and in which order a rival showed cards of different kinds. The order
matters only where he drew between them, which happens to cards in Elfengold alone.
"""

from typing import NamedTuple

import numpy as np
from numpy import float64, int64
from numpy.typing import NDArray

from goudkoorts.games.elfengold.words import MAX_SEATS
from goudkoorts.kernel.bits import count_bits, highest_bit
from goudkoorts.kernel.counts import total
from goudkoorts.kernel.dice import below
from goudkoorts.kernel.rule import rule

MOST = 80  # more than all cards, or all tokens, and one
MOST_COPIES = 16  # more than a kind has, and one
MOST_SHOWN = 40  # more than one seat shows between two shuffles, and one
FINE = 1 << 31  # steps of a random fraction
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
    weights: NDArray[float64]  # by kind and number: weight of so many doubtful or unseen cards in old places
    sums: NDArray[float64]  # by kind and total: weight of all guesses for the kinds before this one
    odds: NDArray[float64]  # LAMBDA, TAU, and the largest weight that rejection meets


LAMBDA, TAU, LARGEST = range(3)


@rule
def new_puzzle(kinds: int) -> Puzzle:
    """Return an empty puzzle. This is the one rule with room of its own: it is not for playouts."""
    seats = np.zeros((2, MAX_SEATS), np.int64)
    shown = np.zeros((2, MAX_SEATS, kinds), np.int64)
    heaps = np.zeros((4, kinds), np.int64)
    return Puzzle(seats[0], seats[1], shown[0], heaps[0], heaps[1], heaps[2], shown[1], heaps[3])


@rule
def new_table(kinds: int) -> Table:
    """Return an empty table."""
    heaps = np.zeros((2, kinds), np.int64)
    return Table(
        np.zeros((MAX_SEATS, MOST_SHOWN)),
        np.zeros(MAX_SEATS, np.int64),
        heaps[0],
        heaps[1],
        np.zeros((kinds, MOST_COPIES)),
        np.zeros((kinds + 1, MOST)),
        np.zeros(LARGEST + 1),
    )


@rule
def guess(puzzle: Puzzle, dice: NDArray[int64]) -> bool:
    """Fill in a fair guess; return whether there is one, as there is in every position that can be reached."""
    kinds = len(puzzle.before)
    table = new_table(kinds)
    places = weigh_the_stories(puzzle, table)
    table.odds[LARGEST] = largest_weight(puzzle, table, places)
    add_up(puzzle, table, places)
    if table.odds[LARGEST] <= 0 or table.sums[kinds, places] <= 0:
        return False
    while True:
        walk_back(puzzle, table, places, dice)
        if fraction(dice) * table.odds[LARGEST] < weight_of_guess(puzzle, table):
            return True


@rule
def fraction(dice: NDArray[int64]) -> float:
    """Return a random number from 0 to below 1."""
    return below(dice, FINE) / FINE


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
    """Write the weight of one choice of j old cards among those shown, for each j; return the mean of j.

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
        ways[j] /= CHOICES[shown, j]
    return mean / weight if weight > 0 else 0.0


@rule
def is_certain(table: Table, seat: int, shown: int) -> bool:
    """Whether all cards a seat has shown were old: it had no other."""
    for j in range(shown):
        if table.ways[seat, j] > 0:
            return False
    return True


@rule
def weight_of_total(puzzle: Puzzle, table: Table, still: int) -> float:
    """Return A! (|M| - A)! but for a constant, the odds TAU taken out."""
    unseen = total(puzzle.unseen)
    if still < 0 or still > unseen:
        return 0.0
    return float(1 / (CHOICES[unseen, still] * table.odds[TAU] ** still))


@rule
def largest_weight(puzzle: Puzzle, table: Table, places: int) -> float:
    """Return the largest `weight_of_guess` of all: seat by seat the best for every number of old cards shown."""
    best = np.zeros(MOST)
    best[0] = 1
    most = 0
    for seat in range(MAX_SEATS):
        shown = int(table.in_doubt[seat])
        if shown == 0:
            continue
        for j in range(most + shown, -1, -1):
            largest = 0.0
            for own in range(max(0, j - most), min(j, shown) + 1):
                largest = max(largest, best[j - own] * table.ways[seat, own])
            best[j] = largest
        most += shown
    largest = 0.0
    for j in range(most + 1):
        largest = max(largest, best[j] / table.odds[LAMBDA] ** j * weight_of_total(puzzle, table, places - j))
    return largest


@rule
def weight_of_guess(puzzle: Puzzle, table: Table) -> float:
    """Return what the table left out of a guess: the stories, and the total of old places still unseen."""
    weight = weight_of_total(puzzle, table, total(puzzle.still))
    for seat in range(MAX_SEATS):
        if table.in_doubt[seat] > 0:
            j = total(puzzle.was_old[seat])
            weight *= table.ways[seat, j] / table.odds[LAMBDA] ** j
    return float(weight)


@rule
def weight_of_split(puzzle: Puzzle, table: Table, kind: int, old: int, shown: int) -> float:
    """Return the weight of a kind with this many old cards, so many of them shown, the mixed ones not counted."""
    return float(
        CHOICES[table.doubtful[kind], shown]
        * table.odds[LAMBDA] ** shown
        * CHOICES[puzzle.unseen[kind], old - shown]
        * table.odds[TAU] ** (old - shown)
    )


@rule
def weight_of_kind(puzzle: Puzzle, table: Table, kind: int, old: int) -> float:
    """Return the weight of a kind with this many doubtful or unseen cards in old places."""
    outside = int(puzzle.before[kind] - table.certain[kind]) - old
    mixed = int(puzzle.mixed[kind])
    if outside < mixed:
        return 0.0
    weight = 0.0
    for shown in range(min(old, int(table.doubtful[kind])) + 1):
        weight += weight_of_split(puzzle, table, kind, old, shown)
    return weight * float(CHOICES[outside, mixed])


@rule
def add_up(puzzle: Puzzle, table: Table, places: int) -> None:
    """Fill the table: for each kind and each total the weight of all guesses for the kinds before it."""
    table.sums[0, 0] = 1
    reach = 0
    for kind in range(len(puzzle.before)):
        most = min(int(table.doubtful[kind] + puzzle.unseen[kind]), places)
        for old in range(most + 1):
            weight = weight_of_kind(puzzle, table, kind, old)
            table.weights[kind, old] = weight
            if weight > 0:
                for so_far in range(min(reach, places - old) + 1):
                    table.sums[kind + 1, so_far + old] += table.sums[kind, so_far] * weight
        reach += most


@rule
def walk_back(puzzle: Puzzle, table: Table, places: int, dice: NDArray[int64]) -> None:
    """Draw a guess from the table, the last kind first."""
    for kind in range(len(puzzle.before) - 1, -1, -1):
        ticket = fraction(dice) * table.sums[kind + 1, places]
        chosen = 0
        for old in range(min(places, MOST_COPIES - 1) + 1):
            weight = table.sums[kind, places - old] * table.weights[kind, old]
            if weight > 0 and ticket >= 0:
                chosen = old
            ticket -= weight
        split_a_kind(puzzle, table, kind, chosen, dice)
        places -= chosen


@rule
def split_a_kind(puzzle: Puzzle, table: Table, kind: int, old: int, dice: NDArray[int64]) -> None:
    """Draw how many of the old cards of a kind were shown, and by whom."""
    most = min(old, int(table.doubtful[kind]))
    chosen = 0
    if most > 0:
        ticket = 0.0
        for shown in range(most + 1):
            ticket += weight_of_split(puzzle, table, kind, old, shown)
        ticket *= fraction(dice)
        for shown in range(most + 1):
            weight = weight_of_split(puzzle, table, kind, old, shown)
            if weight > 0 and ticket >= 0:
                chosen = shown
            ticket -= weight
    puzzle.still[kind] = old - chosen
    mark_the_shown(puzzle, table, kind, chosen, dice)


@rule
def mark_the_shown(puzzle: Puzzle, table: Table, kind: int, old: int, dice: NDArray[int64]) -> None:
    """Say which of the cards shown were old: any of the doubtful ones, and all of the certain ones."""
    doubtful = int(table.doubtful[kind])
    for seat in range(MAX_SEATS):
        puzzle.was_old[seat, kind] = puzzle.shown[seat, kind]
        if table.in_doubt[seat] > 0:
            for _ in range(int(puzzle.shown[seat, kind])):
                if below(dice, doubtful) < old:
                    old -= 1
                else:
                    puzzle.was_old[seat, kind] -= 1
                doubtful -= 1
