"""What a position is worth to each seat when a playout stops there; compiled, for any game."""

from math import exp

import numpy as np
from numpy.typing import NDArray

from goudkoorts.bots.loops.tree import NEVER, Manner
from goudkoorts.engine.any_game import State, places, prospects, seat_to_act
from goudkoorts.kernel.actors import NOBODY
from goudkoorts.kernel.rule import rule

STEEPNESS = 4.0  # a lead of the whole scale is worth 98 %
THOUSAND = 1000.0  # margins are compared in thousandths


@rule
def judge(state: State, manner: Manner, ranks: NDArray[np.int64], results: NDArray[np.float64]) -> None:
    """Write what the end is worth to each seat, its place mostly and its margin for the rest; or else its prospects."""
    seats = len(ranks)
    points_share = 1.0
    if seat_to_act(state) == NOBODY:
        points_share = manner.points_share
    best = NEVER
    second = NEVER
    for seat in range(seats):
        results[seat] = prospects(state, seat)
        second = max(second, min(best, results[seat]))
        best = max(best, results[seat])
    for seat in range(seats):
        margin = int((results[seat] - (second if results[seat] == best else best)) * THOUSAND)
        results[seat] = points_share / (1.0 + exp(-STEEPNESS * margin / (THOUSAND * manner.points_scale)))
    places(state, ranks)
    for seat in range(seats):
        behind = 0.0
        for rival in range(seats):
            if rival != seat:
                behind += (ranks[rival] > ranks[seat]) + 0.5 * (ranks[rival] == ranks[seat])
        results[seat] += (1.0 - points_share) * behind / (seats - 1)
