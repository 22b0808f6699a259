"""Elfenland and Elfengold: who acts and what may be done.

What a player may do falls into groups, each a set of roads, towns or kinds with the number of the first action of
its verb. Counting the tickets, opening the n-th one and listing them all walk over the same groups, so that
legality is written once. Most groups are empty for want of a card or a token, so those that may have something in them
are a set too. The exchanges of planning are pairs of roads and come after the groups.
"""

from numpy import int64
from numpy.typing import NDArray

from goudkoorts.games.elfengold.board import ROADS
from goudkoorts.games.elfengold.chance import count_chance_tickets, open_chance_ticket
from goudkoorts.games.elfengold.rules.heaps import has_card_to_turn, kinds_in_hand, kinds_of_tokens, tokens_of
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
    BLIND,
    COUNTER,
    COUNTERS,
    DECK,
    DISCARD,
    DOUBLE,
    DRAW,
    EXCHANGE,
    FIRST_BID,
    FIRST_CARAVAN,
    FIRST_CARAVAN_WITCH,
    FIRST_DISCARD,
    FIRST_DOUBLE,
    FIRST_EXCHANGE,
    FIRST_FLY,
    FIRST_GO,
    FIRST_GO_WITCH,
    FIRST_GOLDPIECE,
    FIRST_MONSTER,
    FIRST_OPEN,
    FIRST_PAY,
    FIRST_PLACE,
    FIRST_RETURN,
    FIRST_SHOW,
    FIRST_TREE,
    HAND_KINDS,
    HIGHEST_BID,
    MOVE,
    OVER,
    PASS,
    PAY,
    PLAN,
    RETURN,
    REWARD,
    SHOW,
    STACK,
    STOP,
    TAKE_CARDS,
    TAKE_GOLD,
    TOKEN_KINDS,
    TRANSPORTS,
    TREE,
    WITCH,
)
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.kernel.bits import count_bits, lowest_bit, nth_bit, without_lowest
from goudkoorts.kernel.record import Row
from goudkoorts.kernel.rule import rule

Numbers = NDArray[int64]

ONE = 1  # the set of a verb without operands
HALF_OF_BIDS = 50  # bids fill two sets

# Planning: pass, a transport each, a second transport each, tree, monster, gold piece.
PLACINGS, DOUBLES, LAYINGS = 1, 1 + COUNTERS, 1 + 2 * COUNTERS
# Moving: stop, each transport, each past an obstacle, caravan, caravan past an obstacle, flights.
STEPS, STEPS_PAST = 1, 1 + TRANSPORTS
CARAVANS, CARAVANS_PAST, FLIGHTS = range(1 + 2 * TRANSPORTS, 4 + 2 * TRANSPORTS)
ALL_COUNTERS = (1 << COUNTERS) - 1
ALL_TRANSPORTS = (1 << TRANSPORTS) - 1
THREE_GROUPS = 0b111


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
def plan_groups(state: State) -> int:
    """EL-4, EG-6  Whoever has a token may place it; a second transport takes a double as well."""
    tokens = kinds_of_tokens(state, int(state.seat))
    counters = tokens & ALL_COUNTERS
    groups = ONE | counters << PLACINGS | (tokens >> TREE & THREE_GROUPS) << LAYINGS
    if tokens >> DOUBLE & 1:
        groups |= counters << DOUBLES
    return groups


@rule
def plan_group(state: State, group: int) -> tuple[int, int]:
    """EL-4, EG-6  Return a set of roads, and the first action of its verb."""
    if group == 0:
        return ONE, PASS
    kind = group - 1
    if kind < COUNTERS:
        return roads_for_transport(state, kind), FIRST_PLACE + kind * ROADS
    kind -= COUNTERS
    if kind < COUNTERS:
        return roads_for_double(state, kind), FIRST_DOUBLE + kind * ROADS
    kind -= COUNTERS
    if kind == 0:
        return roads_for_tree(state), FIRST_TREE
    if kind == 1:
        return roads_for_monster(state), FIRST_MONSTER
    return roads_for_gold_piece(state), FIRST_GOLDPIECE


@rule
def move_groups(state: State) -> int:
    """EL-5, EG-10.3  Steps take a card of the transport; past an obstacle and on flights, a witch."""
    cards = kinds_in_hand(state, int(state.seat))
    transports = cards & ALL_TRANSPORTS
    groups = ONE | transports << STEPS | ONE << CARAVANS
    if cards >> WITCH & 1:
        groups |= transports << STEPS_PAST | ONE << CARAVANS_PAST | ONE << FLIGHTS
    return groups


@rule
def move_group(state: State, group: int) -> tuple[int, int]:
    """EL-5, EG-7, EG-10.3  Return a set of roads or towns, and the first action of its verb."""
    if group == 0:
        return ONE, STOP
    kind = group - 1
    if kind < TRANSPORTS:
        return roads_to_go(state, kind), FIRST_GO + kind * ROADS
    kind -= TRANSPORTS
    if kind < TRANSPORTS:
        return roads_to_go_past(state, kind), FIRST_GO_WITCH + kind * ROADS
    kind -= TRANSPORTS
    if kind == 0:
        return roads_to_caravan(state), FIRST_CARAVAN
    if kind == 1:
        return roads_to_caravan_past(state), FIRST_CARAVAN_WITCH
    return towns_to_fly_to(state), FIRST_FLY


@rule
def bid_group(state: State, group: int) -> tuple[int, int]:
    """EG-5.2, EG-5.3, EG-5.6  Passing, and every bid above the highest: to 99, or to the own gold if that is a rule."""
    if group == 0:
        return ONE, PASS
    highest = HIGHEST_BID
    if state.overbid_is_forbidden:
        highest = min(highest, int(state.gold[int(state.seat)]))
    if group == 1:
        return numbers_between(int(state.bid), min(highest, HALF_OF_BIDS)), FIRST_BID
    lowest = max(int(state.bid), HALF_OF_BIDS) - HALF_OF_BIDS
    return numbers_between(lowest, highest - HALF_OF_BIDS), FIRST_BID + HALF_OF_BIDS


@rule
def numbers_between(low: int, high: int) -> int:
    """Return the set of the numbers from `low` to `high - 1`."""
    if high <= low:
        return 0
    return ((1 << high) - 1) ^ ((1 << low) - 1)


@rule
def kinds_in(row: Row) -> int:
    """Return the set of kinds in a heap."""
    kinds = 0
    for kind in range(len(row)):
        if row[kind] > 0:
            kinds |= 1 << kind
    return kinds


@rule
def cards_to_give(state: State) -> int:
    """EL-5.4, EL-5.7  Cards are chosen in their order, and only as long as the rest can still be completed."""
    seat = int(state.seat)
    kinds = 0
    above = 0
    for step in range(HAND_KINDS - int(state.last_kind)):
        kind = HAND_KINDS - 1 - step
        above += int(state.hands[seat, kind])
        if state.hands[seat, kind] > 0 and above >= state.left:
            kinds |= 1 << kind
    return kinds


@rule
def tokens_to_give(state: State) -> int:
    """EL-6.2, EG-8.3  Tokens likewise; in Elfenland the tree is kept besides."""
    seat = int(state.seat)
    last = TOKEN_KINDS if state.is_elfengold else COUNTERS
    kinds = 0
    above = 0
    for step in range(last - int(state.last_kind)):
        kind = last - 1 - step
        tokens = tokens_of(state, seat, kind)
        above += tokens
        if tokens > 0 and above >= state.left:
            kinds |= 1 << kind
    return kinds


@rule
def other_group(state: State, group: int) -> tuple[int, int]:
    """The decisions that are a choice of kinds, or of two or three things."""
    phase = state.phase
    if phase in (COUNTER, DRAW):
        return drawing_group(state, group)
    if phase == REWARD:
        return ONE if group < 2 else 0, TAKE_GOLD if group == 0 else TAKE_CARDS
    if phase == PAY:
        return cards_to_give(state), FIRST_PAY
    if phase == DISCARD:
        return cards_to_give(state), FIRST_DISCARD
    if phase == RETURN:
        return tokens_to_give(state), FIRST_RETURN
    return 1 << int(state.drawn[0]) | 1 << int(state.drawn[1]), FIRST_SHOW


@rule
def drawing_group(state: State, group: int) -> tuple[int, int]:
    """EL-3.2, EG-2.2  An open one, an unseen one, or the gold stack."""
    if group == 0:
        return kinds_in(state.face_up), FIRST_OPEN
    if state.phase == COUNTER:
        return ONE if group == 1 else 0, BLIND
    if group == 1:
        return ONE if has_card_to_turn(state) else 0, DECK
    return ONE if state.gold_stack > 0 else 0, STACK


@rule
def group_of(state: State, group: int) -> tuple[int, int]:
    """Return a group of choices of this decision, and the first action of its verb."""
    if state.phase == PLAN:
        return plan_group(state, group)
    if state.phase == MOVE:
        return move_group(state, group)
    if state.phase == BID:
        return bid_group(state, group)
    return other_group(state, group)


@rule
def groups_of(state: State) -> int:
    """Return the groups of choices of this decision that may have something in them, as a set."""
    if state.phase == PLAN:
        return plan_groups(state)
    if state.phase == MOVE:
        return move_groups(state)
    return THREE_GROUPS if state.phase in (BID, COUNTER, DRAW, REWARD) else ONE


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
    tickets = 0
    groups = groups_of(state)
    while groups:
        tickets += count_bits(group_of(state, lowest_bit(groups))[0])
        groups = without_lowest(groups)
    if may_exchange(state):
        tickets += count_exchanges(state)
    return tickets


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
    return nth_exchange(state, ticket)


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
        count = list_exchanges(state, out, count)
    return count
