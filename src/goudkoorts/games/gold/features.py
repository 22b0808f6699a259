"""Gold!: the blanked state as numbers between about -1 and 1, each with a name, seen from a seat.

Seats are counted from the one who looks: `me`, `next`, `after` (the third player).
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from goudkoorts.games.gold.actions import card_of
from goudkoorts.games.gold.heap import copies_in
from goudkoorts.games.gold.state import State
from goudkoorts.games.gold.words import BONUS, COLOURS, KINDS, MAX_SEATS, Phase
from goudkoorts.kernel.features import write_one_of
from goudkoorts.kernel.rule import rule

SCALE_OF_COPIES: Final = 3.0
SCALE_OF_POINTS: Final = 100.0
SCALE_OF_CARDS: Final = 60.0
SEEN_FROM: Final = ("me", "next", "after")

_CARDS: Final = tuple(str(card_of(kind)) for kind in range(KINDS))
FEATURES: Final = (
    tuple(f"offer {card}" for card in _CARDS)
    + tuple(f"unseen {card}" for card in _CARDS)
    + tuple(f"display {who} {card}" for who in SEEN_FROM for card in _CARDS)
    + tuple(f"{what} {who}" for who in SEEN_FROM for what in ("plays", "points", "cards", "to move"))
    + tuple(f"phase {phase.name.lower()}" for phase in Phase)
    + tuple(f"set colour {colour}" for colour in range(COLOURS))
    + ("pile",)
)
PHASES: Final = len(Phase)


@rule
def write_features(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Write the state as a seat sees it, in the order of FEATURES."""
    place = write_heap(int(state.offer), out, 0)
    place = write_heap(int(state.unseen), out, place)
    for turn in range(MAX_SEATS):
        if turn < state.seats:
            place = write_heap(int(state.displays[(seat + turn) % int(state.seats)]), out, place)
        else:
            place = write_heap(0, out, place)
    for turn in range(MAX_SEATS):
        place = write_player(state, seat, turn, out, place)
    place = write_one_of(int(state.phase), PHASES, out, place)
    colour = int(state.set_colour) if state.phase == BONUS else -1
    place = write_one_of(colour, COLOURS, out, place)
    out[place] = state.pile / SCALE_OF_CARDS


@rule
def write_heap(heap: int, out: NDArray[np.float32], place: int) -> int:
    """Write the copies of each kind; return the next place."""
    for kind in range(KINDS):
        out[place + kind] = copies_in(heap, kind) / SCALE_OF_COPIES
    return place + KINDS


@rule
def write_player(state: State, seat: int, turn: int, out: NDArray[np.float32], place: int) -> int:
    """Write whether there is such a player, the score pile, and whose turn it is."""
    plays = turn < state.seats
    other = (seat + turn) % int(state.seats)
    out[place] = plays
    out[place + 1] = plays * state.points[other] / SCALE_OF_POINTS
    out[place + 2] = plays * state.cards[other] / SCALE_OF_CARDS
    out[place + 3] = plays * (other == state.seat)
    return place + 4
