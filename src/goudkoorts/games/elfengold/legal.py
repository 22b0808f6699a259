"""Elfenland and Elfengold: who acts and what may be done.

Counting the tickets, opening the n-th one and listing them all go over the same groups of choices (groups.py), so that
legality is written once. The exchanges of planning, which are pairs of roads, and bids come after the groups.
"""

from numpy import int64
from numpy.typing import NDArray

from goudkoorts.games.elfengold.chance import count_chance_tickets, open_chance_ticket
from goudkoorts.games.elfengold.groups import group_of, groups_of, other_group
from goudkoorts.games.elfengold.rules.heaps import tokens_of
from goudkoorts.games.elfengold.rules.roads import (
    number_of_exchange,
    roads_for_double,
    roads_for_gold_piece,
    roads_for_monster,
    roads_for_transport,
    roads_for_tree,
    roads_to_swap,
)
from goudkoorts.games.elfengold.rules.travel import (
    roads_to_caravan,
    roads_to_caravan_past,
    roads_to_go,
    roads_to_go_past,
    towns_to_fly_to,
)
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import (
    BID,
    COUNTER,
    COUNTERS,
    DRAW,
    EXCHANGE,
    FIRST_BID,
    FIRST_EXCHANGE,
    HIGHEST_BID,
    MOVE,
    OVER,
    PASS,
    PLAN,
    SHOW,
    TRANSPORTS,
    WITCH,
)
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.kernel.bits import count_bits, lowest_bit, nth_bit, without_lowest
from goudkoorts.kernel.rule import rule

Numbers = NDArray[int64]


@rule
def seat_to_act(state: State) -> int:
    """Return the seat whose decision it is, CHANCE or NOBODY."""
    phase = state.phase
    if phase >= BID:
        return NOBODY if phase == OVER else int(state.seat)
    if phase in (COUNTER, DRAW, SHOW):
        return int(state.seat)
    return CHANCE


@rule
def count_bids(state: State) -> int:
    """EG-5.2, EG-5.3, EG-5.6  How many bids are above the highest: to 99, or to the own gold if that is a rule."""
    highest = HIGHEST_BID
    if state.overbid_is_forbidden:
        highest = min(highest, int(state.gold[int(state.seat)]))
    return max(highest - int(state.bid), 0)


@rule
def nth_bid(state: State, n: int) -> int:
    """EG-5.2, EG-5.3  Return the n-th bid: one more than the highest so far, two more, and so on."""
    return FIRST_BID + int(state.bid) + n


@rule
def count_plans(state: State) -> int:
    """EL-4, EG-6  How many choices the groups of planning hold together."""
    tickets = 1
    for kind in range(COUNTERS):
        tickets += count_bits(roads_for_transport(state, kind))
    if state.is_elfengold:
        for kind in range(COUNTERS):
            tickets += count_bits(roads_for_double(state, kind))
        tickets += count_bits(roads_for_monster(state)) + count_bits(roads_for_gold_piece(state))
    return tickets + count_bits(roads_for_tree(state))


@rule
def count_steps(state: State) -> int:
    """EL-5, EG-7, EG-10.3  How many choices the groups of moving hold together."""
    tickets = 1
    for kind in range(TRANSPORTS):
        tickets += count_bits(roads_to_go(state, kind))
    if state.hands[int(state.seat), WITCH] > 0:
        for kind in range(TRANSPORTS):
            tickets += count_bits(roads_to_go_past(state, kind))
        tickets += count_bits(roads_to_caravan_past(state)) + count_bits(towns_to_fly_to(state))
    return tickets + count_bits(roads_to_caravan(state))


@rule
def count_other(state: State) -> int:
    """How many choices the groups of any other decision hold together."""
    tickets = 0
    groups = groups_of(state)
    while groups:
        tickets += count_bits(other_group(state, lowest_bit(groups))[0])
        groups = without_lowest(groups)
    return tickets


@rule
def may_exchange(state: State) -> bool:
    """EG-6.7  Exchanges come after the groups, while the player has the spell."""
    return state.phase == PLAN and tokens_of(state, int(state.seat), EXCHANGE) > 0


@rule
def count_exchanges(state: State) -> int:
    """EG-6.7  Any road that can give one transport with any that can give the other."""
    exchanges = 0
    for kind in range(COUNTERS):
        for other in range(kind + 1, COUNTERS):
            exchanges += count_bits(roads_to_swap(state, kind, other)) * count_bits(roads_to_swap(state, other, kind))
    return exchanges


@rule
def nth_exchange(state: State, n: int) -> int:
    """EG-6.7  Return the n-th exchange."""
    for kind in range(COUNTERS):
        for other in range(kind + 1, COUNTERS):
            roads = roads_to_swap(state, kind, other)
            others = roads_to_swap(state, other, kind)
            choices = count_bits(others)
            if n < count_bits(roads) * choices:
                road = nth_bit(roads, n // choices)
                return FIRST_EXCHANGE + number_of_exchange(road, kind, nth_bit(others, n % choices), other)
            n -= count_bits(roads) * choices
    return PASS


@rule
def list_exchanges(state: State, out: Numbers, place: int) -> int:
    """EG-6.7  Write all exchanges in the order of `nth_exchange`; return the next place."""
    for kind in range(COUNTERS):
        for other in range(kind + 1, COUNTERS):
            roads = roads_to_swap(state, kind, other)
            while roads:
                others = roads_to_swap(state, other, kind)
                while others:
                    number = number_of_exchange(lowest_bit(roads), kind, lowest_bit(others), other)
                    out[place] = FIRST_EXCHANGE + number
                    place += 1
                    others = without_lowest(others)
                roads = without_lowest(roads)
    return place


@rule
def count_tickets(state: State) -> int:
    """Count the tickets of this node: legal actions, or the summed weights of chance."""
    actor = seat_to_act(state)
    if actor == CHANCE:
        return count_chance_tickets(state)
    if actor == NOBODY:
        return 0
    if state.phase == PLAN:
        return count_plans(state) + (count_exchanges(state) if may_exchange(state) else 0)
    if state.phase == MOVE:
        return count_steps(state)
    if state.phase == BID:
        return 1 + count_bids(state)
    return count_other(state)


@rule
def open_ticket(state: State, ticket: int) -> int:
    """Return the action that the n-th ticket of this node stands for."""
    if seat_to_act(state) == CHANCE:
        return open_chance_ticket(state, ticket)
    groups = groups_of(state)
    while groups:
        choices, first = group_of(state, lowest_bit(groups))
        if ticket < count_bits(choices):
            return first + nth_bit(choices, ticket)
        ticket -= count_bits(choices)
        groups = without_lowest(groups)
    return nth_bid(state, ticket) if state.phase == BID else nth_exchange(state, ticket)


@rule
def list_legal(state: State, out: Numbers) -> int:
    """Write the legal actions of a decision in the order of their tickets; return how many there are."""
    count = 0
    if seat_to_act(state) < 0:
        return count
    groups = groups_of(state)
    while groups:
        choices, first = group_of(state, lowest_bit(groups))
        groups = without_lowest(groups)
        while choices:
            out[count] = first + lowest_bit(choices)
            count += 1
            choices = without_lowest(choices)
    if may_exchange(state):
        return list_exchanges(state, out, count)
    if state.phase == BID:
        for bid in range(count_bids(state)):
            out[count + bid] = nth_bid(state, bid)
        count += count_bids(state)
    return count
