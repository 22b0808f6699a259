"""Elfenland and Elfengold: what a player may do, in groups.

A group is a set of roads, towns or kinds, with the number of the first action of its verb. Most groups are empty for
want of a card or a token, so those that may have something in them are a set too.
"""

from goudkoorts.games.elfengold.board import ROADS
from goudkoorts.games.elfengold.rules.heaps import has_card_to_turn, kinds_in_hand, kinds_of_tokens, tokens_of
from goudkoorts.games.elfengold.rules.roads import (
    roads_for_double,
    roads_for_gold_piece,
    roads_for_monster,
    roads_for_transport,
    roads_for_tree,
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
    FIRST_CARAVAN,
    FIRST_CARAVAN_WITCH,
    FIRST_DISCARD,
    FIRST_DOUBLE,
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
    MOVE,
    PASS,
    PAY,
    PLAN,
    RETURN,
    REWARD,
    STACK,
    STOP,
    TAKE_CARDS,
    TAKE_GOLD,
    TOKEN_KINDS,
    TRANSPORTS,
    TREE,
    WITCH,
)
from goudkoorts.kernel.record import Row
from goudkoorts.kernel.rule import rule

ONE = 1  # the set of a verb without operands

# Planning: pass, a transport each, a second transport each, tree, monster, gold piece.
PLACINGS, DOUBLES, LAYINGS = 1, 1 + COUNTERS, 1 + 2 * COUNTERS
# Moving: stop, each transport, each past an obstacle, caravan, caravan past an obstacle, flights.
STEPS, STEPS_PAST = 1, 1 + TRANSPORTS
CARAVANS, CARAVANS_PAST, FLIGHTS = range(1 + 2 * TRANSPORTS, 4 + 2 * TRANSPORTS)
ALL_COUNTERS = (1 << COUNTERS) - 1
ALL_TRANSPORTS = (1 << TRANSPORTS) - 1
THREE_GROUPS = 0b111


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
    for step in range(HAND_KINDS):
        kind = HAND_KINDS - 1 - step
        cards = int(state.hands[seat, kind])
        above += cards
        kinds |= (cards > 0 and above >= state.left) << kind
    return kinds >> int(state.last_kind) << int(state.last_kind)


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
    if phase == BID:
        return ONE, PASS
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
    return other_group(state, group)


@rule
def groups_of(state: State) -> int:
    """Return the groups of choices of this decision that may have something in them, as a set."""
    if state.phase == PLAN:
        return plan_groups(state)
    if state.phase == MOVE:
        return move_groups(state)
    return THREE_GROUPS if state.phase in (COUNTER, DRAW, REWARD) else ONE
