"""Het Gouden Zevenspel: the blanked state as numbers from 0 to about 1, each with a name, seen from a seat.

Seats are counted clockwise from the one who looks, seat 0. Points run from 20 to 50,000, so their logarithm is given.
"""

from math import log
from typing import Final

import numpy as np
from numpy.typing import NDArray

from goudkoorts.games.zevenspel.actions import box_text, card_text
from goudkoorts.games.zevenspel.boxes import points_of
from goudkoorts.games.zevenspel.cards import copies_open
from goudkoorts.games.zevenspel.rules import rounds_left
from goudkoorts.games.zevenspel.state import State
from goudkoorts.games.zevenspel.words import BOXES, CARD_PLACES, CHIPS, KINDS, MAX_SEATS, NO_BET, POINTS_PER_LIFE, Phase
from goudkoorts.kernel.features import write_one_of
from goudkoorts.kernel.rule import rule

SCALE_OF_LOGARITHM: Final = 10.0
MANY_ROUNDS: Final = 20  # a game is seldom longer

_OF_A_PLAYER: Final = ("plays", "points", "chips", "has bet", "bet pays", "opens", "to act")
FEATURES: Final = (
    tuple(f"{what} {turn}" for turn in range(MAX_SEATS) for what in _OF_A_PLAYER)
    + tuple(f"my bet {box_text(box)}" for box in range(BOXES))
    + tuple(f"rivals on {box_text(box)}" for box in range(BOXES))
    + tuple(f"pays {box_text(box)}" for box in range(BOXES))
    + tuple(f"open {card_text(kind)}" for kind in range(KINDS))
    + tuple(f"phase {phase.name.lower()}" for phase in Phase)
    + ("opened", "round", "rounds left")
)
PHASES: Final = len(Phase)


@rule
def write_features(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Write the state as a seat sees it, in the order of FEATURES."""
    place = 0
    for turn in range(MAX_SEATS):
        place = write_player(state, seat, turn, out, place)
    place = write_one_of(int(state.bets[seat]), BOXES, out, place)
    place = write_rivals(state, seat, out, place)
    for box in range(BOXES):
        out[place + box] = scaled(state, points_of(state, box))
    place += BOXES
    for kind in range(KINDS):
        out[place + kind] = copies_open(int(state.drawn), kind) / CARD_PLACES
    place += KINDS
    place = write_one_of(int(state.phase), PHASES, out, place)
    out[place] = state.opened / CARD_PLACES
    out[place + 1] = min(int(state.round_number), MANY_ROUNDS) / MANY_ROUNDS
    out[place + 2] = min(rounds_left(state), MANY_ROUNDS) / MANY_ROUNDS


@rule
def write_player(state: State, seat: int, turn: int, out: NDArray[np.float32], place: int) -> int:
    """Write whether there is such a player, points, chips and bet; return the next place."""
    plays = turn < state.seats
    other = (seat + turn) % int(state.seats)
    bet = int(state.bets[other])
    out[place] = plays
    out[place + 1] = plays * scaled(state, int(state.points[other]))
    out[place + 2] = plays * state.chips[other] / CHIPS
    out[place + 3] = plays * (bet != NO_BET)
    out[place + 4] = plays * scaled(state, points_of(state, bet)) if bet >= 0 else 0.0
    out[place + 5] = plays * (other == state.opener)
    out[place + 6] = plays * (other == state.seat)
    return place + 7


@rule
def write_rivals(state: State, seat: int, out: NDArray[np.float32], place: int) -> int:
    """Write how many rivals are known to be on each box; return the next place."""
    for box in range(BOXES):
        out[place + box] = 0.0
    for rival in range(int(state.seats)):
        if rival != seat and state.bets[rival] >= 0:
            out[place + int(state.bets[rival])] += 1.0 / MAX_SEATS
    return place + BOXES


@rule
def scaled(state: State, points: int) -> float:
    """Return points on a logarithmic scale, the same for small points (ZA-1)."""
    return log(1.0 + points * POINTS_PER_LIFE / int(state.points_per_life)) / SCALE_OF_LOGARITHM
