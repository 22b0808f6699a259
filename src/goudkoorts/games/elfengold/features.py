"""Elfenland and Elfengold: the blanked state as numbers between about -1 and 1, each with a name, seen from a seat.

Seats are counted from the one who looks: `me`, `next`, and so on to the left.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from goudkoorts.games.elfengold.board import ROAD_IDS, ROADS, TOWN_IDS, TOWNS
from goudkoorts.games.elfengold.rules.heaps import cards_in_deck, cards_in_hand
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import (
    CARD_NAMES,
    COUNTERS,
    FOR_SALE,
    HAND_KINDS,
    MAX_SEATS,
    NOT_THERE,
    OVER,
    TOKEN_KINDS,
    TOKEN_NAMES,
    TOKENS_HIDDEN,
    Phase,
)
from goudkoorts.kernel.counts import total
from goudkoorts.kernel.features import write_one_of
from goudkoorts.kernel.record import Row
from goudkoorts.kernel.rule import rule

SCALE_OF_COPIES: Final = 10.0
SCALE_OF_CARDS: Final = 72.0
SCALE_OF_GOLD: Final = 50.0
SCALE_OF_ROUNDS: Final = 6.0
SCALE_OF_VALUES: Final = 7.0
SCALE_OF_BIDS: Final = 99.0
SEEN_FROM: Final = ("me", "next", "third", "fourth", "fifth", "last")
PHASES: Final = OVER + 1

_ON_ROADS: Final = (*TOKEN_NAMES[:COUNTERS], "obstacle", "goldpiece", "double")
_HAND: Final = CARD_NAMES[:HAND_KINDS]
_OF_A_SEAT: Final = (
    *("plays", "to move", "starts", "passed", "bids highest", "gold", "cards in hand", "hidden tokens"),
    *(f"holds {card}" for card in _HAND),
    *(f"open {token}" for token in TOKEN_NAMES),
    *(f"hidden {token}" for token in TOKEN_NAMES),
    *(f"piece in {town}" for town in TOWN_IDS),
    *(f"boot in {town}" for town in TOWN_IDS),
    *(f"card of {town}" for town in TOWN_IDS),
)
_NUMBERS: Final = (
    "round",
    "rounds left",
    "deck",
    "discards",
    "gold stack",
    "bid",
    "passes",
    "earned",
    "left",
    "elfengold",
)
FEATURES: Final = (
    tuple(f"{thing} on {road}" for thing in _ON_ROADS for road in ROAD_IDS)
    + tuple(f"{who}: {what}" for who in SEEN_FROM for what in _OF_A_SEAT)
    + tuple(f"unseen card {card}" for card in CARD_NAMES)
    + tuple(f"discarded {card}" for card in CARD_NAMES)
    + tuple(f"face up {card}" for card in _HAND)
    + tuple(f"unseen token {token}" for token in TOKEN_NAMES)
    + tuple(f"returned {token}" for token in TOKEN_NAMES)
    + tuple(f"sale {place} {token}" for place in range(FOR_SALE) for token in TOKEN_NAMES)
    + tuple(f"drawn {place} {token}" for place in range(2) for token in TOKEN_NAMES)
    + tuple(f"value of {town}" for town in TOWN_IDS)
    + tuple(f"caravan on {road}" for road in ROAD_IDS)
    + tuple(f"phase {phase.name.lower()}" for phase in Phase if phase <= OVER)
    + _NUMBERS
)


@rule
def write_features(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Write the state as a seat sees it, in the order of FEATURES."""
    place = 0
    for kind in range(COUNTERS):
        place = write_set(int(state.transports[kind]), ROADS, out, place)
    place = write_set(int(state.obstacles), ROADS, out, place)
    place = write_set(int(state.gold_pieces), ROADS, out, place)
    place = write_set(int(state.doubles), ROADS, out, place)
    for turn in range(MAX_SEATS):
        place = write_player(state, (max(seat, 0) + turn) % int(state.seats), turn < state.seats, out, place)
    place = write_heap(state.deck, out, place)
    place = write_heap(state.discards, out, place)
    place = write_heap(state.face_up, out, place)
    place = write_heap(state.pool, out, place)
    place = write_returned(state, seat, out, place)
    for number in range(FOR_SALE):
        token = int(state.for_sale[number]) if number >= state.sale else NOT_THERE
        place = write_one_of(token, TOKEN_KINDS, out, place)
    for number in range(2):
        place = write_one_of(int(state.drawn[number]), TOKEN_KINDS, out, place)
    for town in range(TOWNS):
        out[place + town] = state.values[town] / SCALE_OF_VALUES
    place = write_one_of(int(state.road) if state.left else NOT_THERE, ROADS, out, place + TOWNS)
    place = write_one_of(int(state.phase), PHASES, out, place)
    write_course(state, out, place)


@rule
def write_course(state: State, out: NDArray[np.float32], place: int) -> None:
    """Write where the game is."""
    out[place] = state.round_number / SCALE_OF_ROUNDS
    out[place + 1] = (state.rounds - state.round_number) / SCALE_OF_ROUNDS
    out[place + 2] = cards_in_deck(state) / SCALE_OF_CARDS
    out[place + 3] = total(state.discards) / SCALE_OF_CARDS
    out[place + 4] = state.gold_stack / SCALE_OF_COPIES
    out[place + 5] = state.bid / SCALE_OF_BIDS
    out[place + 6] = state.passes / SCALE_OF_ROUNDS
    out[place + 7] = state.earned / SCALE_OF_GOLD
    out[place + 8] = state.left / SCALE_OF_COPIES
    out[place + 9] = state.is_elfengold


@rule
def write_set(members: int, count: int, out: NDArray[np.float32], place: int) -> int:
    """Write 1 for each member of a set; return the next place."""
    for member in range(count):
        out[place + member] = members >> member & 1
    return place + count


@rule
def write_heap(heap: Row, out: NDArray[np.float32], place: int) -> int:
    """Write the copies of each kind; return the next place."""
    for kind in range(len(heap)):
        out[place + kind] = heap[kind] / SCALE_OF_COPIES
    return place + len(heap)


@rule
def write_returned(state: State, seat: int, out: NDArray[np.float32], place: int) -> int:
    """EG-8.3  Write the tokens given back as far as a seat knows them; return the next place."""
    after = write_heap(state.returned, out, place)
    if seat >= 0:
        for number in range(TOKENS_HIDDEN):
            if state.given_back[seat, number] >= 0:
                out[place + int(state.given_back[seat, number])] += 1 / SCALE_OF_COPIES
    for kind in range(TOKEN_KINDS):
        out[place + kind] += state.giving[kind] / SCALE_OF_COPIES
    return after


@rule
def write_player(state: State, seat: int, plays: bool, out: NDArray[np.float32], place: int) -> int:
    """Write all about one seat; nothing for one that is not there."""
    there = 1 if plays else 0
    out[place] = there
    out[place + 1] = there * (seat == state.seat)
    out[place + 2] = there * (seat == state.starter)
    out[place + 3] = there * (int(state.out) >> seat & 1)
    out[place + 4] = there * (seat == state.bidder)
    out[place + 5] = there * int(state.gold[seat]) / SCALE_OF_GOLD
    out[place + 6] = there * cards_in_hand(state, seat) / SCALE_OF_COPIES
    out[place + 7] = there * int(state.unseen_tokens[seat]) / SCALE_OF_COPIES
    place += 8
    for kind in range(HAND_KINDS):
        out[place + kind] = there * int(state.hands[seat, kind]) / SCALE_OF_COPIES
    place += HAND_KINDS
    for kind in range(TOKEN_KINDS):
        out[place + kind] = there * int(state.open_tokens[seat, kind]) / SCALE_OF_COPIES
        out[place + TOKEN_KINDS + kind] = there * int(state.hidden_tokens[seat, kind]) / SCALE_OF_COPIES
    place = write_set(there * int(state.pieces[seat]), TOWNS, out, place + 2 * TOKEN_KINDS)
    place = write_one_of(int(state.boots[seat]) if plays else NOT_THERE, TOWNS, out, place)
    return write_one_of(int(state.town_cards[seat]) if plays else NOT_THERE, TOWNS, out, place)
