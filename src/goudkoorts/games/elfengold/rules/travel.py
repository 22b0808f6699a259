"""Elfenland and Elfengold: moving the boots (EL-5, EG-7.1) with witches (EG-10.3): sets of roads, and steps on them."""

from goudkoorts.games.elfengold.board import COSTS, ENDS, MOST_CARDS, PASSABLE, ROADS_AT, TOWNS
from goudkoorts.games.elfengold.rules.gold import earn
from goudkoorts.games.elfengold.rules.heaps import cards_in_hand, play_card
from goudkoorts.games.elfengold.rules.roads import roads_with_transport
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import (
    AFTER_JOURNEY,
    BYPASS_PRICE,
    CARAVAN,
    DISCARD,
    END_OF_ROUND,
    FLIGHT_PRICE,
    MOVE,
    PAY,
    RAFT,
    WITCH,
)
from goudkoorts.kernel.rule import rule


@rule
def begin_next_journey(state: State) -> None:
    """EL-5.1  In turn order each player makes his whole journey."""
    if state.turns == state.seats:
        state.phase = END_OF_ROUND
        return
    state.seat = (state.starter + state.turns) % state.seats
    state.travelled = 0
    state.earned = 0
    state.phase = MOVE


@rule
def passable_with(state: State, town: int, kind: int, cards: int) -> int:
    """EL-5.2, EL-5.3  Return the roads from a town that this many cards of a transport pay for, obstacles aside."""
    roads = int(PASSABLE[kind, town, min(max(cards, 0), MOST_CARDS)])
    if kind == RAFT:
        return roads
    return roads & int(state.transports[kind])


@rule
def roads_to_go(state: State, kind: int) -> int:
    """EL-5.2, EL-5.3, EL-4.3, EG-6.4, EG-7.1  Return the roads the player can cross with a transport; an obstacle
    costs one card more.
    """
    seat = int(state.seat)
    town = int(state.boots[seat])
    cards = int(state.hands[seat, kind])
    obstacles = int(state.obstacles)
    free = passable_with(state, town, kind, cards) & ~obstacles
    return free | passable_with(state, town, kind, cards - 1) & obstacles


@rule
def roads_to_caravan(state: State) -> int:
    """EL-5.4  Any 3 cards take one over a land road with a transport, any 4 if there is an obstacle."""
    seat = int(state.seat)
    cards = cards_in_hand(state, seat)
    if cards < CARAVAN:
        return 0
    roads = int(ROADS_AT[int(state.boots[seat])]) & roads_with_transport(state)
    if cards == CARAVAN:
        return roads & ~int(state.obstacles)
    return roads


@rule
def can_bypass(state: State) -> bool:
    """EG-10.3  A bypass takes a witch and 1 gold."""
    seat = int(state.seat)
    return state.hands[seat, WITCH] > 0 and state.gold[seat] >= BYPASS_PRICE


@rule
def roads_to_go_past(state: State, kind: int) -> int:
    """EG-10.3  Return the roads with an obstacle that the player can cross with a witch and without the extra card."""
    if not can_bypass(state):
        return 0
    seat = int(state.seat)
    cards = int(state.hands[seat, kind])
    return passable_with(state, int(state.boots[seat]), kind, cards) & int(state.obstacles)


@rule
def roads_to_caravan_past(state: State) -> int:
    """EG-10.3  A caravan past an obstacle takes three cards besides the witch; another witch may be one of them."""
    seat = int(state.seat)
    if not can_bypass(state) or cards_in_hand(state, seat) <= CARAVAN:
        return 0
    return int(ROADS_AT[int(state.boots[seat])]) & roads_with_transport(state) & int(state.obstacles)


@rule
def towns_to_fly_to(state: State) -> int:
    """EG-10.3  A witch and 3 gold take the boot to any town but his own; he must own the coins."""
    seat = int(state.seat)
    if state.hands[seat, WITCH] == 0 or state.gold[seat] < FLIGHT_PRICE:
        return 0
    return ((1 << TOWNS) - 1) ^ 1 << int(state.boots[seat])


@rule
def cost_of(kind: int, road: int, town: int) -> int:
    """EL-5.2, EL-5.3  Return the cards of a transport for a crossing from a town, an obstacle not counted."""
    if ENDS[road, 0] == town:
        return int(COSTS[kind, road, 0])
    return int(COSTS[kind, road, 1])


@rule
def has_obstacle(state: State, road: int) -> int:
    """Return 1 if a tree or a sea monster lies on the road, else 0."""
    return int(state.obstacles) >> road & 1


@rule
def go(state: State, kind: int, road: int) -> None:
    """EL-5.2, EL-5.3, EL-5.5  Pay with cards of one transport and cross the road, as often as one likes."""
    cards = cost_of(kind, road, int(state.boots[int(state.seat)])) + has_obstacle(state, road)
    for _ in range(cards):
        play_card(state, kind)
    cross(state, road)


@rule
def go_past(state: State, kind: int, road: int) -> None:
    """EG-10.3  A witch and 1 gold instead of the extra card."""
    pay_for_bypass(state)
    for _ in range(cost_of(kind, road, int(state.boots[int(state.seat)]))):
        play_card(state, kind)
    cross(state, road)


@rule
def pay_for_bypass(state: State) -> None:
    """EG-10.3  The witch and the coin go at once."""
    play_card(state, WITCH)
    state.gold[int(state.seat)] -= BYPASS_PRICE


@rule
def begin_caravan(state: State, road: int) -> None:
    """EL-5.4  Three cards, four with an obstacle, chosen one by one."""
    state.road = road
    state.left = CARAVAN + has_obstacle(state, road)
    state.last_kind = 0
    state.phase = PAY


@rule
def begin_caravan_past(state: State, road: int) -> None:
    """EG-10.3  The witch stands for the fourth card."""
    pay_for_bypass(state)
    state.road = road
    state.left = CARAVAN
    state.last_kind = 0
    state.phase = PAY


@rule
def pay_for_caravan(state: State, kind: int) -> None:
    """EL-5.4  The boot moves after the last card."""
    play_card(state, kind)
    state.last_kind = kind
    state.left -= 1
    if state.left == 0:
        state.phase = MOVE
        cross(state, int(state.road))


@rule
def cross(state: State, road: int) -> None:
    """EL-5.6, EG-7.2  The boot enters the other town; that entry earns gold."""
    seat = int(state.seat)
    town = int(ENDS[road, 0] + ENDS[road, 1] - state.boots[seat])
    earn(state, road, town)
    enter(state, town)


@rule
def enter(state: State, town: int) -> None:
    """EL-5.6  The own piece there is taken at once."""
    seat = int(state.seat)
    state.boots[seat] = town
    state.pieces[seat] = int(state.pieces[seat]) & ~(1 << town)
    state.travelled = 1


@rule
def fly(state: State, town: int) -> None:
    """EG-10.3  A flight takes the piece and earns no gold; the journey may go on from there."""
    play_card(state, WITCH)
    state.gold[int(state.seat)] -= FLIGHT_PRICE
    enter(state, town)


@rule
def stop(state: State) -> None:
    """EL-5.1  The journey ends when the player says so."""
    state.phase = AFTER_JOURNEY


@rule
def holds_too_many(state: State) -> bool:
    """EL-5.7, EG-7.8  At the end of a journey at most 4 cards are kept; Elfengold knows no limit but as an option."""
    return cards_in_hand(state, int(state.seat)) > state.hand_limit


@rule
def begin_to_discard(state: State) -> None:
    """EL-5.7  He discards at once, the cards of his choice."""
    state.left = cards_in_hand(state, int(state.seat)) - state.hand_limit
    state.last_kind = 0
    state.phase = DISCARD


@rule
def discard(state: State, kind: int) -> None:
    """EL-5.7, EL-5.8  Discarded cards go back to the stack."""
    play_card(state, kind)
    state.last_kind = kind
    state.left -= 1
    if state.left == 0:
        state.phase = AFTER_JOURNEY
