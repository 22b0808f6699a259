"""Gold!: what a sensible player sees at a glance. Not rules: bots, hints and search start from it."""

import numpy as np
from numpy.typing import NDArray

from goudkoorts.games.gold.heap import of_colour, worth
from goudkoorts.games.gold.rules import apply
from goudkoorts.games.gold.state import State
from goudkoorts.games.gold.words import COLOURS, OVER, SET_SIZE
from goudkoorts.kernel.bits import count_bits
from goudkoorts.kernel.record import Records
from goudkoorts.kernel.rule import rule

# Of one or two cards of a colour: how much of their worth will be scored, and what the missing cards may add.
SHARE_OF_ONE, EXTRA_OF_ONE = 0.25, 0.5
SHARE_OF_TWO, EXTRA_OF_TWO = 0.6, 2.5
WEIGHT_OF_RIVALS = 0.7  # a rival's gain hurts somewhat less than the own gain helps


@rule
def weigh(states: Records[State], actions: NDArray[np.int64], count: int, out: NDArray[np.float64]) -> None:
    """Write how good each action looks to the seat to act in `states[0]`; `states[1]` is room to try them."""
    seat = int(states[0].seat)
    for place in range(count):
        states[1] = states[0]
        apply(states[1], int(actions[place]))
        out[place] = standing(states[1], seat)


@rule
def standing(state: State, seat: int) -> float:
    """Return how far a seat is ahead of its best rival, with what lies in the displays."""
    best_rival = -1000.0
    for rival in range(int(state.seats)):
        if rival != seat:
            best_rival = max(best_rival, prospects(state, rival))
    return prospects(state, seat) - WEIGHT_OF_RIVALS * best_rival


@rule
def prospects(state: State, seat: int) -> float:
    """Return the points a seat has and may hope for."""
    hope = float(state.points[seat])
    if state.phase == OVER:
        return hope
    for colour in range(COLOURS):
        hope += prospects_of_colour(of_colour(int(state.displays[seat]), colour))
    return hope


@rule
def prospects_of_colour(cards: int) -> float:
    """Return what the cards of one colour may bring: a set to come, or the colour scoring."""
    number = count_bits(cards)
    if number == SET_SIZE:
        return float(worth(cards))
    if number == SET_SIZE - 1:
        return SHARE_OF_TWO * worth(cards) + EXTRA_OF_TWO
    if number == 1:
        return SHARE_OF_ONE * worth(cards) + EXTRA_OF_ONE
    return 0.0


@rule
def round_of(_state: State) -> int:
    """Return the round being played; Gold! is one long round."""
    return 1
