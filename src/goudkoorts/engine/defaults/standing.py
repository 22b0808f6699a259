"""Defaults made from the scores: places, prospects, and a look one action ahead."""

import numpy as np
from numpy.typing import NDArray

from goudkoorts.engine.any_game import SEATS, State, apply, hide_from, payoff, seat_to_act
from goudkoorts.engine.defaults import plain
from goudkoorts.kernel.places import turn_into_places
from goudkoorts.kernel.record import Records
from goudkoorts.kernel.rule import rule

MOST_SEATS = max(SEATS)
IS_OPEN = hide_from is plain.hide_from  # actions cannot be tried in a state with blanks


@rule
def places(state: State, out: NDArray[np.int64]) -> None:
    """Write how many seats have more points than each; equals share a place."""
    payoff(state, out)
    turn_into_places(out, int(state.seats))


@rule
def prospects(state: State, seat: int) -> float:
    """Return the points a seat has now."""
    scores = np.zeros(MOST_SEATS, np.int64)
    payoff(state, scores)
    return float(scores[seat])


@rule
def weigh(states: Records[State], actions: NDArray[np.int64], count: int, out: NDArray[np.float64]) -> None:
    """Write the lead over the best rival after each action; all weigh the same where something is hidden."""
    seat = seat_to_act(states[0])
    for place in range(count):
        out[place] = 0.0
        if IS_OPEN:
            states[1] = states[0]
            apply(states[1], int(actions[place]))
            out[place] = lead_of(states[1], seat)


@rule
def lead_of(state: State, seat: int) -> float:
    """Return by how many points a seat is ahead of its best rival; alone, how many it has."""
    scores = np.zeros(MOST_SEATS, np.int64)
    payoff(state, scores)
    best = scores[seat] if state.seats > 1 else 0
    is_first = True
    for rival in range(int(state.seats)):
        if rival != seat and (is_first or scores[rival] > best):
            best = scores[rival]
            is_first = False
    return float(scores[seat] - best)
