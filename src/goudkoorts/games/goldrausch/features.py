"""Goldrausch: the state as numbers between 0 and about 1, each with a name, seen from a seat.

Seats are counted from the one who looks: `me`, `next`, `third`, `fourth`, `fifth`.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from goudkoorts.games.goldrausch.actions import card_of, notate
from goudkoorts.games.goldrausch.rules import figures_on, gold_on
from goudkoorts.games.goldrausch.state import State
from goudkoorts.games.goldrausch.words import (
    CARDS,
    CHIP,
    CHIPS_PER_PLAYER,
    COIN,
    COIN_KINDS,
    COIN_VALUES,
    COINS_PER_GROUP,
    DECK,
    FIGURES_PER_GROUP,
    FIRST_COIN,
    GROUPS,
    KINDS,
    LETTERS,
    MAX_SEATS,
    MOST_ROUNDS,
    NO_CARD,
    Phase,
)
from goudkoorts.kernel.features import write_one_of
from goudkoorts.kernel.rule import rule

SCALE_OF_GOLD: Final = 32.0  # the most one group can hold
SCALE_OF_POINTS: Final = 100.0
SEEN_FROM: Final = ("me", "next", "third", "fourth", "fifth")
PHASES: Final = len(Phase)

_CARDS: Final = tuple(notate(card_of(kind)) for kind in range(KINDS))
FEATURES: Final = (
    tuple(
        f"{what} {letter}"
        for letter in LETTERS
        for what in ("figures", "gold", "places", *(f"chips {who}" for who in SEEN_FROM))
    )
    + tuple(f"unseen coin {value}" for value in COIN_VALUES)
    + tuple(f"turned {card}" for card in _CARDS)
    + tuple(f"{what} {who}" for who in SEEN_FROM for what in ("plays", "points", "chips in hand", "to move"))
    + tuple(f"phase {phase.name.lower()}" for phase in Phase)
    + ("pile", "rounds to come")
)


@rule
def write_features(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Write the state as a seat sees it, in the order of FEATURES."""
    place = 0
    for group in range(GROUPS):
        place = write_group(state, seat, group, out, place)
    for coin in range(COIN_KINDS):
        out[place + coin] = state.pile[FIRST_COIN + coin] / DECK[FIRST_COIN + coin]
    place += COIN_KINDS
    turned = int(state.turned) if state.phase in (CHIP, COIN) else NO_CARD
    place = write_one_of(turned, KINDS, out, place)
    for turn in range(MAX_SEATS):
        place = write_player(state, seat, turn, out, place)
    place = write_one_of(int(state.phase), PHASES, out, place)
    out[place] = state.left / CARDS
    out[place + 1] = max(0, int(state.rounds) - int(state.round_number)) / MOST_ROUNDS


@rule
def write_group(state: State, seat: int, group: int, out: NDArray[np.float32], place: int) -> int:
    """Write a row of the table: figures, gold, free places, and everybody's chips; return the next place."""
    out[place] = figures_on(state, group) / FIGURES_PER_GROUP
    out[place + 1] = gold_on(state, group) / SCALE_OF_GOLD
    out[place + 2] = state.free_places[group] / COINS_PER_GROUP
    place += 3
    for turn in range(MAX_SEATS):
        other = (seat + turn) % int(state.seats)
        plays = turn < state.seats
        out[place + turn] = plays * state.chips[group, other] / CHIPS_PER_PLAYER
    return place + MAX_SEATS


@rule
def write_player(state: State, seat: int, turn: int, out: NDArray[np.float32], place: int) -> int:
    """Write whether there is such a player, the score, the chips in hand, and whose turn it is."""
    plays = turn < state.seats
    other = (seat + turn) % int(state.seats)
    out[place] = plays
    out[place + 1] = plays * state.scores[other] / SCALE_OF_POINTS
    out[place + 2] = plays * state.chips_left[other] / CHIPS_PER_PLAYER
    out[place + 3] = plays * (other == state.seat)
    return place + 4
