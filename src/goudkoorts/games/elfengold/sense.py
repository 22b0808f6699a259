"""Elfenland and Elfengold: what a sensible player sees at a glance. Not rules: bots, hints and search start from it."""

import numpy as np
from numpy.typing import NDArray

from goudkoorts.games.elfengold.board import ENDS, ROADS
from goudkoorts.games.elfengold.journey import (
    CARD,
    CARD_KEPT,
    GOLD,
    NO_PLACE,
    NODES,
    PIECE,
    after_caravan,
    best_from,
    best_journey,
    hand_of,
    is_last_round,
    least_useful,
    size,
    transports_of,
    units,
    uses_of,
    worth_of_stopping,
)
from goudkoorts.games.elfengold.rules.course import apply
from goudkoorts.games.elfengold.rules.ending import score_of
from goudkoorts.games.elfengold.rules.heaps import tokens_of
from goudkoorts.games.elfengold.rules.travel import has_obstacle
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import (
    BID,
    BLIND,
    CARAVAN,
    COUNTER,
    COUNTERS,
    DECK,
    DISCARD,
    DRAW,
    FIRST_BID,
    FIRST_CARAVAN,
    FIRST_CARAVAN_WITCH,
    FIRST_DISCARD,
    FIRST_FLY,
    FIRST_GO,
    FIRST_GO_WITCH,
    FIRST_OPEN,
    FIRST_PAY,
    FIRST_PLACE,
    FIRST_RETURN,
    FIRST_SHOW,
    FIRST_TREE,
    GOLD_PER_CARD,
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
    TAKE_GOLD,
)
from goudkoorts.kernel.record import Records
from goudkoorts.kernel.rule import rule
from goudkoorts.kernel.senseless import SENSELESS

FEW_NODES = NODES // 30  # for things that rarely matter
PASSING = 0.02  # a token placed without need helps others
PLANNED = 1.0  # the next transport of the plan goes down now
NEARLY_A_PIECE = 0.9  # what a journey must promise more before it is senseless to stop
BLIND_DISCOUNT = 0.05
# What a token of each kind may be worth in pieces before it is known where it could lie.
TOKEN_WORTH = np.array([0.5, 0.6, 0.5, 0.6, 0.5, 0.8, 0.1, 0.1, 0.4, 0.3, 0.2])
CARD_WORTH = np.array([0.30, 0.33, 0.30, 0.32, 0.30, 0.38, 0.34, 0.45])


@rule
def weigh(states: Records[State], actions: NDArray[np.int64], count: int, out: NDArray[np.float64]) -> None:
    """Write how good each action looks to the seat to act in `states[0]`; `states[1]` is room to try them."""
    phase = states[0].phase
    if phase == PLAN:
        weigh_plans(states, actions, count, out)
    elif phase == MOVE:
        weigh_steps(states, actions, count, out)
    elif phase == BID:
        weigh_bids(states[0], actions, count, out)
    elif phase == COUNTER:
        weigh_counters(states[0], actions, count, out)
    else:
        for place in range(count):
            out[place] = worth_of_choice(states[0], int(actions[place]))


@rule
def worth_of_choice(state: State, action: int) -> float:
    """Return how good one of a few kinds looks: to draw, show, pay, discard, give back or take as a reward."""
    seat = int(state.seat)
    phase = state.phase
    if phase == REWARD:
        gold = GOLD if not is_last_round(state) else PIECE
        return gold * state.earned if action == TAKE_GOLD else 2 * CARD
    if phase == DRAW:
        return worth_of_draw(state, action)
    if phase == SHOW:
        return -float(TOKEN_WORTH[action - FIRST_SHOW])
    if phase == RETURN:
        return -float(TOKEN_WORTH[action - FIRST_RETURN])
    if phase == PAY:
        return 1.0 if action - FIRST_PAY == first_to_pay(state, seat) else 0.0
    if phase == DISCARD:
        return -float(CARD_WORTH[action - FIRST_DISCARD])
    return 0.0


@rule
def worth_of_draw(state: State, action: int) -> float:
    """EG-2.2  An open card is known; the pile may bring gold; the stack is worth its coins."""
    if action == STACK:
        return GOLD * GOLD_PER_CARD * state.gold_stack
    if action == DECK:
        return CARD
    return float(CARD_WORTH[action - FIRST_OPEN])


@rule
def first_to_pay(state: State, seat: int) -> int:
    """Return the first, in the order of paying, of the least useful cards for what is left of a caravan."""
    cards = hand_of(state, seat)
    uses = uses_of(state)
    first = -1
    for _ in range(int(state.left)):
        kind = least_useful(cards, uses)
        cards -= units(kind)
        if first < 0 or kind < first:
            first = kind
    return first


@rule
def weigh_plans(states: Records[State], actions: NDArray[np.int64], count: int, out: NDArray[np.float64]) -> None:
    """EL-4, EG-6  The next transport of the best plan first; other things by what they change about that plan."""
    state = states[0]
    seat = int(state.seat)
    plan, first = best_journey(state, seat, transports_of(state, seat), NODES)
    for place in range(count):
        action = int(actions[place])
        if action == PASS:
            out[place] = PASSING
        elif action < FIRST_TREE:
            out[place] = PLANNED if action == FIRST_PLACE + first and first != NO_PLACE else -PASSING
        else:
            states[1] = states[0]
            apply(states[1], action)
            worth, _ = best_journey(states[1], seat, transports_of(states[1], seat), FEW_NODES)
            out[place] = worth - plan - PASSING


@rule
def weigh_steps(states: Records[State], actions: NDArray[np.int64], count: int, out: NDArray[np.float64]) -> None:
    """EL-5, EG-7  Each step by the best journey that begins with it; some are senseless (`leave_out_steps`)."""
    stay = worth_of_staying(states[0])
    for place in range(count):
        action = int(actions[place])
        if action == STOP:
            out[place] = stay
        elif is_caravan(action):
            out[place] = worth_of_caravan(states[0], road_of(action), action < FIRST_PAY)
        else:
            states[1] = states[0]
            apply(states[1], action)
            out[place] = worth_of_having_moved(states[0], states[1])
    leave_out_caravans(actions, count, out)
    leave_out_steps(states[0], actions, count, out, stay)


@rule
def leave_out_caravans(actions: NDArray[np.int64], count: int, out: NDArray[np.float64]) -> None:
    """EL-5.4  Make caravans senseless over roads whose usual fare can be paid, which costs less."""
    fares = 0
    for place in range(count):
        action = int(actions[place])
        if action != STOP and not is_flight(action) and not is_caravan(action):
            fares |= 1 << road_of(action)
    for place in range(count):
        action = int(actions[place])
        if is_caravan(action) and fares >> road_of(action) & 1:
            out[place] = SENSELESS


@rule
def leave_out_steps(
    state: State, actions: NDArray[np.int64], count: int, out: NDArray[np.float64], stay: float
) -> None:
    """Make steps senseless that gain nothing, and to stop where a journey is worth a piece more.

    A step gains if it takes a piece, earns gold, or begins a journey worth more than stopping here: by the cards in
    hand it leads on to a piece, say. Who passes by the piece of a next town must find a journey at least as good.
    """
    best = stay
    best_with_piece = SENSELESS
    for place in range(count):
        best = max(best, out[place])
        if takes_piece(state, int(actions[place])):
            best_with_piece = max(best_with_piece, out[place])
    for place in range(count):
        action = int(actions[place])
        if action == STOP:
            is_senseless = best > stay + NEARLY_A_PIECE
        elif takes_piece(state, action):
            is_senseless = False
        else:
            gains = out[place] > stay or earns_gold(state, action)
            is_senseless = not gains or out[place] < best_with_piece
        if is_senseless:
            out[place] = SENSELESS


@rule
def worth_of_staying(state: State) -> float:
    """EL-5.1  Return what it is worth to the traveller to stop where he is."""
    seat = int(state.seat)
    return worth_of_stopping(state, seat, int(state.boots[seat]), hand_of(state, seat), int(state.earned))


@rule
def is_caravan(action: int) -> bool:
    """Whether a step is a caravan, with a witch or without."""
    return FIRST_CARAVAN <= action < FIRST_PAY or FIRST_CARAVAN_WITCH <= action < FIRST_FLY


@rule
def is_flight(action: int) -> bool:
    """Whether a step is a flight."""
    return action >= FIRST_FLY


@rule
def road_of(action: int) -> int:
    """Return the road of a step that is no flight; the numbers of every kind of step go by road."""
    if action >= FIRST_GO_WITCH:
        return (action - FIRST_GO_WITCH) % ROADS
    return (action - FIRST_GO) % ROADS


@rule
def town_of(state: State, action: int) -> int:
    """Return the town to which a step leads."""
    if is_flight(action):
        return action - FIRST_FLY
    road = road_of(action)
    return int(ENDS[road, 0] + ENDS[road, 1] - state.boots[int(state.seat)])


@rule
def takes_piece(state: State, action: int) -> bool:
    """EL-5.6  Whether an action is a step to a town where the own piece still stands."""
    return action != STOP and int(state.pieces[int(state.seat)]) >> town_of(state, action) & 1 == 1


@rule
def earns_gold(state: State, action: int) -> bool:
    """EG-7.2, EG-10.3  Whether a step earns gold; a flight never does."""
    return state.is_elfengold == 1 and not is_flight(action) and state.values[town_of(state, action)] > 0


@rule
def worth_of_having_moved(before: State, after: State) -> float:
    """Return the piece just taken, the coins spent, and the best journey from there on."""
    seat = int(before.seat)
    worth, _ = best_journey(after, seat, 0, NODES)
    if before.pieces[seat] != after.pieces[seat]:
        worth += PIECE
    return worth - GOLD * (before.gold[seat] - after.gold[seat])


@rule
def worth_of_caravan(state: State, road: int, obstacle_counts: int) -> float:
    """EL-5.4  Return what a caravan over a road and the journey after it are worth."""
    seat = int(state.seat)
    town = int(ENDS[road, 0] + ENDS[road, 1] - state.boots[seat])
    price = CARAVAN + has_obstacle(state, road) * obstacle_counts
    cards = after_caravan(hand_of(state, seat), uses_of(state), price)
    coins = int(state.earned) + (int(state.values[town]) << (int(state.gold_pieces) >> road & 1))
    rest = int(state.pieces[seat]) & ~(1 << town)
    worth, _ = best_from(state, seat, (town, cards, 0, rest, coins, NO_PLACE), NODES)
    if rest != state.pieces[seat]:
        worth += PIECE
    return worth


@rule
def plan_of(state: State, seat: int) -> float:
    """Return what the best plan of a seat is worth."""
    plan, _ = best_journey(state, seat, transports_of(state, seat), NODES)
    return plan


@rule
def can_use_another(state: State, seat: int, kind: int) -> bool:
    """Whether one more token may change the plan of a seat: not if it has a transport for each card of the kind."""
    return kind < COUNTERS and tokens_of(state, seat, kind) < state.hands[seat, kind]


@rule
def worth_of_token(state: State, seat: int, kind: int, plan: float) -> float:
    """Return what one more token would add to the best plan of a seat."""
    if kind >= COUNTERS:
        return float(TOKEN_WORTH[kind])
    added = 0.0
    if can_use_another(state, seat, kind):
        with_it, _ = best_journey(state, seat, transports_of(state, seat) + units(kind), NODES)
        added = max(with_it - plan, 0.0)
    return added + BLIND_DISCOUNT * float(TOKEN_WORTH[kind])


@rule
def weigh_bids(state: State, actions: NDArray[np.int64], count: int, out: NDArray[np.float64]) -> None:
    """EG-5.3, EG-5.6  A token is worth what it adds to the plan; only the smallest raise makes sense.

    It wins whenever rivals cannot or will not pay more, and if one does, one may raise again: a higher bid can only
    cost more. Whoever bids gold he does not have loses what he has, if he is believed.
    """
    seat = int(state.seat)
    kind = int(state.for_sale[int(state.sale)])
    plan = plan_of(state, seat) if can_use_another(state, seat, kind) else 0.0
    worth = worth_of_token(state, seat, kind, plan)
    for place in range(count):
        bid = int(actions[place]) - FIRST_BID + 1
        if actions[place] == PASS:
            out[place] = 0.0
        elif bid > state.bid + 1 or bid > state.gold[seat]:
            out[place] = SENSELESS
        else:
            out[place] = worth - GOLD * bid


@rule
def weigh_counters(state: State, actions: NDArray[np.int64], count: int, out: NDArray[np.float64]) -> None:
    """EL-3.2  An open counter by what it adds to the plan, an unseen one by the mean of all."""
    seat = int(state.seat)
    plan = plan_of(state, seat)
    mean = 0.0
    for kind in range(COUNTERS):
        worth = worth_of_token(state, seat, kind, plan)
        mean += worth / COUNTERS
        for place in range(count):
            if actions[place] == FIRST_OPEN + kind:
                out[place] = worth
    for place in range(count):
        if actions[place] == BLIND:
            out[place] = mean - BLIND_DISCOUNT


@rule
def prospects(state: State, seat: int) -> float:
    """Return the towns a seat has visited, and what its cards, its gold and its place on the map may still bring."""
    visited = float(score_of(state, seat))
    if state.phase == OVER:
        return visited
    cards = size(hand_of(state, seat)) + int(state.unseen_cards[seat])
    if state.is_elfengold:
        return visited + CARD * cards + GOLD * state.gold[seat]
    return visited + CARD_KEPT * cards


@rule
def round_of(state: State) -> int:
    """Return the round being played."""
    return int(state.round_number)
