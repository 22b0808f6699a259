"""Elfenland and Elfengold: planning (EL-4, EG-6): what may be placed where, as sets of roads, and what it does."""

import numpy as np

from goudkoorts.games.elfengold.board import ALLOWED, LAND, LAND_ROADS, WATERWAYS
from goudkoorts.games.elfengold.rules.heaps import pass_to_the_left, spend_token, tokens_of
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import (
    COUNTERS,
    DOUBLE,
    EXCHANGE,
    GOLDPIECE,
    KIND_PAIRS,
    LAND_PAIRS,
    MONSTER,
    NEXT_JOURNEY,
    PLAN,
    TREE,
)
from goudkoorts.kernel.bits import count_bits
from goudkoorts.kernel.rule import rule


def _pairs_of_roads() -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    """Return every pair of land roads, the first one before the second in the list of roads."""
    pairs = [(first, second) for first in range(LAND_ROADS) for second in range(first + 1, LAND_ROADS)]
    assert len(pairs) == LAND_PAIRS
    return np.array(pairs, np.int64)


def _pairs_of_kinds() -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    """Return every ordered pair of different transports."""
    pairs = [(first, second) for first in range(COUNTERS) for second in range(COUNTERS) if first != second]
    assert len(pairs) == KIND_PAIRS
    return np.array(pairs, np.int64)


PAIRS_OF_ROADS = _pairs_of_roads()
PAIRS_OF_KINDS = _pairs_of_kinds()


@rule
def roads_with_transport(state: State) -> int:
    """EL-4.2  Return the roads on which any transport lies."""
    roads = 0
    for kind in range(COUNTERS):
        roads |= int(state.transports[kind])
    return roads


@rule
def roads_with_two(state: State) -> int:
    """EG-6.6  Return the roads on which two transports lie."""
    roads = 0
    seen = 0
    for kind in range(COUNTERS):
        roads |= seen & int(state.transports[kind])
        seen |= int(state.transports[kind])
    return roads


@rule
def roads_for_transport(state: State, kind: int) -> int:
    """EL-4.2, EG-6.2  A transport goes on any land road without one whose terrain the chart allows, never on water."""
    if not tokens_of(state, int(state.seat), kind):
        return 0
    return int(ALLOWED[kind]) & ~roads_with_transport(state)


@rule
def roads_for_tree(state: State) -> int:
    """EL-4.3, EG-6.3  A tree goes on a road with a transport, without obstacle or gold piece; also a doubled one."""
    if not tokens_of(state, int(state.seat), TREE):
        return 0
    return roads_with_transport(state) & ~int(state.obstacles) & ~int(state.gold_pieces)


@rule
def roads_for_monster(state: State) -> int:
    """EG-6.4  A sea monster goes on a river or on one ferry link, one each."""
    if not tokens_of(state, int(state.seat), MONSTER):
        return 0
    return WATERWAYS & ~int(state.obstacles)


@rule
def roads_for_gold_piece(state: State) -> int:
    """EG-6.5  A gold piece goes on a land road with a transport, without obstacle or other gold piece."""
    if not tokens_of(state, int(state.seat), GOLDPIECE):
        return 0
    return roads_with_transport(state) & ~int(state.obstacles) & ~int(state.gold_pieces)


@rule
def roads_for_double(state: State, kind: int) -> int:
    """EG-6.6, EG-6.9  A double goes on a land road with one transport, and with it an own second of another kind."""
    seat = int(state.seat)
    if not tokens_of(state, seat, DOUBLE) or not tokens_of(state, seat, kind):
        return 0
    lonely = roads_with_transport(state) & ~roads_with_two(state)
    return lonely & int(ALLOWED[kind]) & ~int(state.transports[kind])


@rule
def roads_to_swap(state: State, kind: int, other: int) -> int:
    """EG-6.7  Return the roads that can give one transport for another: allowed on its terrain, not there already."""
    if not tokens_of(state, int(state.seat), EXCHANGE):
        return 0
    return int(state.transports[kind]) & int(ALLOWED[other]) & ~int(state.transports[other])


@rule
def number_of_pair(first: int, second: int) -> int:
    """Return the place of two land roads, the first before the second, in PAIRS_OF_ROADS."""
    return first * (2 * LAND_ROADS - first - 1) // 2 + second - first - 1


@rule
def number_of_kinds(first: int, second: int) -> int:
    """Return the place of two different transports in PAIRS_OF_KINDS."""
    if second > first:
        second -= 1
    return first * (COUNTERS - 1) + second


@rule
def number_of_exchange(road: int, kind: int, other_road: int, other_kind: int) -> int:
    """EG-6.7  Return the place of an exchange among all: the road that comes first in the list is named first."""
    if road < other_road:
        return number_of_pair(road, other_road) * KIND_PAIRS + number_of_kinds(kind, other_kind)
    return number_of_pair(other_road, road) * KIND_PAIRS + number_of_kinds(other_kind, kind)


@rule
def place_transport(state: State, kind: int, road: int) -> None:
    """EL-4.2, EL-4.6  A transport lies on the road for everybody, until the end of the round."""
    spend_token(state, kind)
    state.transports[kind] = int(state.transports[kind]) | 1 << road
    finish_placing(state)


@rule
def place_obstacle(state: State, token: int, road: int) -> None:
    """EL-4.3, EG-6.4  A tree or a sea monster makes every crossing cost one card more."""
    spend_token(state, token)
    state.obstacles = int(state.obstacles) | 1 << road
    finish_placing(state)


@rule
def place_gold_piece(state: State, road: int) -> None:
    """EG-6.5, EG-6.8  A gold piece doubles what every crossing earns; it lies where an obstacle could."""
    spend_token(state, GOLDPIECE)
    state.gold_pieces = int(state.gold_pieces) | 1 << road
    finish_placing(state)


@rule
def place_double(state: State, kind: int, road: int) -> None:
    """EG-6.6  The double and a second transport in one turn; from then on either may be used."""
    spend_token(state, DOUBLE)
    state.doubles = int(state.doubles) | 1 << road
    place_transport(state, kind, road)


@rule
def exchange(state: State, number: int) -> None:
    """EG-6.7  Two transports change places; all else stays. The spell goes back into the pool at once."""
    first = int(PAIRS_OF_ROADS[number // KIND_PAIRS, 0])
    second = int(PAIRS_OF_ROADS[number // KIND_PAIRS, 1])
    kind = int(PAIRS_OF_KINDS[number % KIND_PAIRS, 0])
    other = int(PAIRS_OF_KINDS[number % KIND_PAIRS, 1])
    both = 1 << first | 1 << second
    state.transports[kind] = int(state.transports[kind]) ^ both
    state.transports[other] = int(state.transports[other]) ^ both
    spend_token(state, EXCHANGE)
    state.returned[EXCHANGE] += 1
    finish_placing(state)


@rule
def finish_placing(state: State) -> None:
    """EL-4.1, EG-6.1  One item a turn."""
    state.passes = 0
    pass_to_the_left(state)


@rule
def pass_planning(state: State) -> None:
    """EL-4.4, EL-4.5  Who passes may place again later; planning ends when all have passed one after another."""
    state.passes += 1
    pass_to_the_left(state)
    state.phase = PLAN
    if state.passes == state.seats:
        state.passes = 0
        state.turns = 0
        state.phase = NEXT_JOURNEY


@rule
def clear_the_roads(state: State) -> None:
    """EL-6.3, EG-8.2  All counters go back to the pool; in Elfenland used trees leave the game."""
    for kind in range(COUNTERS):
        state.returned[kind] += count_bits(int(state.transports[kind]))
        state.transports[kind] = 0
    if state.is_elfengold:
        state.returned[TREE] += count_bits(int(state.obstacles) & LAND)
        state.returned[MONSTER] += count_bits(int(state.obstacles) & WATERWAYS)
        state.returned[GOLDPIECE] += count_bits(int(state.gold_pieces))
        state.returned[DOUBLE] += count_bits(int(state.doubles))
    state.obstacles = 0
    state.gold_pieces = 0
    state.doubles = 0
