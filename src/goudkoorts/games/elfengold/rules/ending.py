"""Elfenland and Elfengold: the end of a round (EL-6, EG-8) and of the game (EL-7, EG-9), and town cards (EL-8.1)."""

from numpy import int64
from numpy.typing import NDArray

from goudkoorts.games.elfengold.board import DISTANCES
from goudkoorts.games.elfengold.rules.draw import begin_the_deal, begin_to_draw
from goudkoorts.games.elfengold.rules.heaps import cards_in_hand, mix_the_pool, tokens_to_count
from goudkoorts.games.elfengold.rules.roads import clear_the_roads
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import COUNTERS_KEPT, NEXT_RETURN, OVER, RETURN, TOKENS_KEPT
from goudkoorts.kernel.bits import count_bits
from goudkoorts.kernel.places import turn_into_places
from goudkoorts.kernel.rule import rule

PIECES = 20
# A standing is score, then nearness, then cards or gold: each step is worth more than all of the next.
NEARNESS_STEP = 1 << 16
SCORE_STEP = NEARNESS_STEP << 4
FARTHEST = 6


@rule
def end_the_round(state: State) -> None:
    """EL-6.0, EL-7.1, EL-7.2, EG-9.1 to EG-9.3  The last round, or one with a full collection, ends the game."""
    if state.round_number == state.rounds or has_a_full_collection(state):
        state.phase = OVER
        return
    clear_the_roads(state)
    state.turns = 0
    state.phase = NEXT_RETURN


@rule
def has_a_full_collection(state: State) -> bool:
    """EL-7.2, EG-9.1  Somebody has all 20 pieces."""
    full = 0
    for seat in range(int(state.seats)):
        full += state.pieces[seat] == 0
    return full > 0


@rule
def ask_for_next_return(state: State) -> None:
    """EL-6.2, EG-8.3  In turn order all tokens but one (Elfengold: two) are given back; then the next round begins."""
    kept = TOKENS_KEPT if state.is_elfengold else COUNTERS_KEPT
    while state.turns < state.seats:
        state.seat = (state.starter + state.turns) % state.seats
        state.left = tokens_to_count(state, int(state.seat)) - kept
        if state.left > 0:
            state.last_kind = 0
            state.phase = RETURN
            return
        state.turns += 1
    state.left = 0
    begin_next_round(state)


@rule
def begin_next_round(state: State) -> None:
    """EL-6.1, EL-6.3, EG-8.1, EG-8.4  The starting card moves left; hands, gold, open counters, row and stack stay."""
    mix_the_pool(state)
    state.starter = (state.starter + 1) % state.seats
    state.seat = state.starter
    state.round_number += 1
    if state.is_elfengold:
        begin_to_draw(state)
    else:
        begin_the_deal(state)


@rule
def distance_of(state: State, seat: int) -> int:
    """EL-8.1, EG-10.1  Return the steps from the boot to the town card; 0 without one or where it is not known."""
    if state.town_cards[seat] < 0:
        return 0
    return int(DISTANCES[int(state.boots[seat]), int(state.town_cards[seat])])


@rule
def score_of(state: State, seat: int) -> int:
    """EL-7.1, EL-8.1, EG-9.1, EG-10.1  Return the pieces collected, less the distance to the town card."""
    return PIECES - count_bits(int(state.pieces[seat])) - distance_of(state, seat)


@rule
def payoff(state: State, out: NDArray[int64]) -> None:
    """EL-7.1, EG-9.1  Write each seat's score."""
    for seat in range(int(state.seats)):
        out[seat] = score_of(state, seat)


@rule
def places(state: State, out: NDArray[int64]) -> None:
    """EL-7.1, EL-8.1, EG-9.1, EG-9.2, EG-10.1  By score, nearness to the town card, then cards in hand or gold."""
    for seat in range(int(state.seats)):
        standing = (score_of(state, seat) + FARTHEST) * SCORE_STEP
        standing += (FARTHEST - distance_of(state, seat)) * NEARNESS_STEP
        if state.is_elfengold:
            out[seat] = standing + int(state.gold[seat])
        else:
            out[seat] = standing + cards_in_hand(state, seat)
    turn_into_places(out, int(state.seats))
