"""Who plays whom, and on which seats: groups of entrants, and the seatings of a group on one deal.

A group fills all seats. Everybody sits equally often: with E entrants at S seats each of them takes S // E seats, and
every choice of S % E of them takes one more. So two entrants at two seats are a pair, five at two seats are the ten
pairs, five at three seats the ten triples, and two at three seats the tables AAB and ABB.

On each deal a group sits down in a circle, in an order drawn for that deal, and plays the deal once in every rotation.
Every member sits on every seat equally often on every deal; who sits behind whom evens out over the deals.
"""

from collections.abc import Sequence
from itertools import combinations
from math import comb

from goudkoorts.engine.errors import BadTournament
from goudkoorts.kernel.dice import below, dice_from

Group = tuple[int, ...]  # the entrants at a table, by number; one may sit there more than once
Seating = tuple[int, ...]  # the entrant on each seat

ORDER_STREAMS = 1 << 61  # far from the streams that deal cards
MOST_GROUPS = 10_000


def round_robin(entrants: Sequence[int], seats: int) -> list[Group]:
    """Return groups in which everybody meets everybody equally often."""
    rounds, seats_left = divmod(seats, len(entrants))
    if comb(len(entrants), seats_left) > MOST_GROUPS:
        raise BadTournament(
            f"{len(entrants)} bots at {seats} seats make more than {MOST_GROUPS} tables: take fewer bots"
        )
    return [tuple(sorted([*entrants] * rounds + [*extra])) for extra in combinations(entrants, seats_left)]


def gauntlet(entrants: Sequence[int], challengers: Sequence[int], seats: int) -> list[Group]:
    """Return tables of two: every challenger against each of the others."""
    others = [entrant for entrant in entrants if entrant not in challengers]
    pairs = [(challenger, other) for challenger in challengers for other in others]
    return [group for pair in pairs for group in round_robin(pair, seats)]


def seatings(group: Group, seed: int, deal: int) -> list[Seating]:
    """Return the rotations of a group in the order of a deal; a table of copies may have fewer than it has seats."""
    circle = _shuffled(group, seed, deal)
    # Two equal rotations would be the same match twice, move by move.
    return list(dict.fromkeys(circle[turn:] + circle[:turn] for turn in range(len(circle))))


def _shuffled(group: Group, seed: int, deal: int) -> Seating:
    """Return a group in an order of its own for each deal."""
    dice = dice_from(seed, ORDER_STREAMS + deal)
    left = list(group)
    return tuple(left.pop(below(dice, len(left))) for _ in group)
