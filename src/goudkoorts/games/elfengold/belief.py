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

What is forgotten: shuffles before the last one; in which order a rival showed cards of different kinds (it matters only
where he drew between them, which happens to cards in Elfengold alone); and, where several rivals have shown so much
that rejection would take long, who of them showed which kind. Whether that is so follows from numbers alone, so the
sample is exact for everybody who does not remember these things.
"""

import numpy as np
from numpy import float64, int64
from numpy.typing import NDArray

from goudkoorts.games.elfengold.puzzle import (
    CHOICES,
    LAMBDA,
    LARGEST,
    MOST,
    MOST_COPIES,
    PARTY,
    ROWS,
    TAU,
    Puzzle,
    Table,
    weigh_the_stories,
)
from goudkoorts.games.elfengold.words import MAX_SEATS
from goudkoorts.kernel.counts import kind_of_nth, total
from goudkoorts.kernel.dice import below
from goudkoorts.kernel.rule import rule

PATIENCE = 1 / 8  # the least share of good guesses that is worth remembering who showed what
FINE = 1 << 31  # steps of a random fraction


@rule
def guess(puzzle: Puzzle, table: Table, dice: NDArray[int64]) -> bool:
    """Fill in a fair guess; return whether there is one, as there is in every position that can be reached."""
    places = weigh_the_stories(puzzle, table)
    if share_of_good_guesses(puzzle, table) >= PATIENCE:
        return attempt(puzzle, table, places, dice)
    members = puzzle.in_doubt.copy()
    numbers = numbers_of_the_party(puzzle, table)
    form_a_party(puzzle, table, numbers)
    if not attempt(puzzle, table, places, dice):
        return False
    leave_the_party(puzzle, table, members, numbers, dice)
    return True


@rule
def fraction(dice: NDArray[int64]) -> float:
    """Return a random number from 0 to below 1."""
    return below(dice, FINE) / FINE


@rule
def take_any(heap: NDArray[int64], dice: NDArray[int64]) -> int:
    """Take any card or token from a heap; return its kind."""
    kind = kind_of_nth(heap, below(dice, total(heap)))
    heap[kind] -= 1
    return kind


@rule
def attempt(puzzle: Puzzle, table: Table, places: int, dice: NDArray[int64]) -> bool:
    """Draw guesses until one is accepted; return whether there is any."""
    table.odds[LARGEST] = largest_weight(puzzle, table, places)
    add_up(puzzle, table, places)
    if table.odds[LARGEST] <= 0 or table.sums[int(puzzle.kinds), places] <= 0:
        return False
    while True:
        walk_back(puzzle, table, places, dice)
        if fraction(dice) * table.odds[LARGEST] < weight_of_guess(puzzle, table):
            return True


@rule
def share_of_good_guesses(puzzle: Puzzle, table: Table) -> float:
    """Return about how many attempts succeed, as far as it lies with the stories; 1 with one rival in doubt."""
    share = 1.0
    rivals = 0
    odds = float(table.odds[LAMBDA])
    for seat in range(MAX_SEATS):
        shown = int(puzzle.in_doubt[seat])
        if shown > 0:
            rivals += 1
            largest = 0.0
            power = (1 + odds) ** shown
            for j in range(shown + 1):
                largest = max(largest, table.ways[seat, j] * power)
                power /= odds
            share /= largest
    return share if rivals > 1 else 1.0


@rule
def numbers_of_the_party(puzzle: Puzzle, table: Table) -> NDArray[float64]:
    """Return, for the seats before each seat, the chance that so many of the cards they have shown were old."""
    numbers = np.zeros((MAX_SEATS + 1, MOST))
    numbers[0, 0] = 1
    most = 0
    for seat in range(MAX_SEATS):
        shown = int(puzzle.in_doubt[seat])
        for own in range(shown + 1):
            chance = table.ways[seat, own] * CHOICES[shown, own] if shown > 0 else 1.0
            for j in range(most + 1):
                numbers[seat + 1, j + own] += numbers[seat, j] * chance
        most += shown
    return numbers


@rule
def form_a_party(puzzle: Puzzle, table: Table, numbers: NDArray[float64]) -> None:
    """Forget who showed which kind: all that is in doubt was shown by the party."""
    shown = total(puzzle.in_doubt)
    for seat in range(MAX_SEATS):
        if puzzle.in_doubt[seat] > 0:
            puzzle.in_doubt[seat] = 0
            for kind in range(int(puzzle.kinds)):
                puzzle.shown[seat, kind] = 0
    for kind in range(int(puzzle.kinds)):
        puzzle.shown[PARTY, kind] = puzzle.doubtful[kind]
    puzzle.in_doubt[PARTY] = shown
    for j in range(shown + 1):
        table.ways[PARTY, j] = numbers[MAX_SEATS, j] / CHOICES[shown, j]


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
    best = table.best
    best[0] = 1
    most = 0
    for seat in range(ROWS):
        shown = int(puzzle.in_doubt[seat])
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
    for seat in range(ROWS):
        if puzzle.in_doubt[seat] > 0:
            j = total(puzzle.was_old[seat])
            weight *= table.ways[seat, j] / table.odds[LAMBDA] ** j
    return float(weight)


@rule
def weigh_a_kind(puzzle: Puzzle, table: Table, kind: int, places: int) -> int:
    """Write the weights of a kind; return the most cards of it that can be old."""
    doubtful = int(puzzle.doubtful[kind])
    unseen = int(puzzle.unseen[kind])
    weigh_choices(doubtful, places, float(table.odds[LAMBDA]), table.from_shown[kind])
    weigh_choices(unseen, places, float(table.odds[TAU]), table.from_unseen[kind])
    outside = int(puzzle.before[kind] - puzzle.certain[kind])
    mixed = int(puzzle.mixed[kind])
    most = min(doubtful + unseen, outside - mixed, places)
    for old in range(most + 1):
        weight = 0.0
        for shown in range(max(0, old - unseen), min(old, doubtful) + 1):
            weight += table.from_shown[kind, shown] * table.from_unseen[kind, old - shown]
        table.weights[kind, old] = weight * CHOICES[outside - old, mixed]
    for old in range(most + 1, min(places + 1, MOST_COPIES)):
        table.weights[kind, old] = 0
    return most


@rule
def weigh_choices(cards: int, places: int, odds: float, out: NDArray[float64]) -> None:
    """Write the weight of each number of cards to be old, each with these odds; not more than there are places."""
    power = 1.0
    for old in range(min(cards, places) + 1):
        out[old] = CHOICES[cards, old] * power
        power *= odds


@rule
def add_up(puzzle: Puzzle, table: Table, places: int) -> None:
    """Fill the table: for each kind and each total the weight of all guesses for the kinds before it."""
    for kind in range(int(puzzle.kinds) + 1):
        for so_far in range(places + 1):
            table.sums[kind, so_far] = 0
    table.sums[0, 0] = 1
    reach = 0
    for kind in range(int(puzzle.kinds)):
        most = weigh_a_kind(puzzle, table, kind, places)
        for old in range(most + 1):
            weight = table.weights[kind, old]
            for so_far in range(min(reach, places - old) + 1):
                table.sums[kind + 1, so_far + old] += table.sums[kind, so_far] * weight
        reach += most


@rule
def walk_back(puzzle: Puzzle, table: Table, places: int, dice: NDArray[int64]) -> None:
    """Draw a guess from the table, the last kind first."""
    for kind in range(int(puzzle.kinds) - 1, -1, -1):
        chosen = 0
        if puzzle.unseen[kind] + puzzle.doubtful[kind] > 0:
            ticket = fraction(dice) * table.sums[kind + 1, places]
            for old in range(min(places, MOST_COPIES - 1) + 1):
                weight = table.sums[kind, places - old] * table.weights[kind, old]
                if weight > 0:
                    chosen = old
                    ticket -= weight
                    if ticket < 0:
                        break
        split_a_kind(puzzle, table, kind, chosen, dice)
        places -= chosen


@rule
def split_a_kind(puzzle: Puzzle, table: Table, kind: int, old: int, dice: NDArray[int64]) -> None:
    """Draw how many of the old cards of a kind were shown, and by whom."""
    least = max(0, old - int(puzzle.unseen[kind]))
    most = min(old, int(puzzle.doubtful[kind]))
    chosen = most
    if least < most:
        ticket = 0.0
        for shown in range(least, most + 1):
            ticket += table.from_shown[kind, shown] * table.from_unseen[kind, old - shown]
        ticket *= fraction(dice)
        for shown in range(least, most + 1):
            ticket -= table.from_shown[kind, shown] * table.from_unseen[kind, old - shown]
            if ticket < 0:
                chosen = shown
                break
    puzzle.still[kind] = old - chosen
    mark_the_shown(puzzle, kind, chosen, dice)


@rule
def mark_the_shown(puzzle: Puzzle, kind: int, old: int, dice: NDArray[int64]) -> None:
    """Say which of the cards shown were old: any of the doubtful ones, and all of the certain ones."""
    doubtful = int(puzzle.doubtful[kind])
    for seat in range(ROWS):
        puzzle.was_old[seat, kind] = puzzle.shown[seat, kind]
        if puzzle.in_doubt[seat] > 0:
            for _ in range(int(puzzle.shown[seat, kind])):
                if below(dice, doubtful) < old:
                    old -= 1
                else:
                    puzzle.was_old[seat, kind] -= 1
                doubtful -= 1


@rule
def leave_the_party(
    puzzle: Puzzle, table: Table, members: NDArray[int64], numbers: NDArray[float64], dice: NDArray[int64]
) -> None:
    """Say how many of the old cards that the party has shown were whose, and which: any of them."""
    heap = puzzle.was_old[PARTY]
    together = total(heap)
    for seat in range(MAX_SEATS - 1, -1, -1):
        shown = int(members[seat])
        if shown == 0:
            continue
        ticket = fraction(dice) * numbers[seat + 1, together]
        chosen = 0
        for own in range(min(shown, together) + 1):
            weight = numbers[seat, together - own] * table.ways[seat, own] * CHOICES[shown, own]
            if weight > 0:
                chosen = own
                ticket -= weight
                if ticket < 0:
                    break
        together -= chosen
        for _ in range(chosen):
            puzzle.was_old[seat, take_any(heap, dice)] += 1
