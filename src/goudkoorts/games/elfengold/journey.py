"""Elfenland and Elfengold: the best journey for a hand, by searching the roads as they lie.

The search tries every step that the cards pay for, and steps over roads on which the player could still place one of
his own transports. What a journey is worth: pieces, gold or cards at its end, the cards that are left, and the nearness
to the town card. Branches that cannot beat the best journey so far are left out, and the number of steps tried has a
limit.

Cards and tokens are packed into one integer each, and so is a set of ways to pay for a step: a way is the top bit of
its kind in a packed heap, the caravan's is that of the witch, who pays for no step. Which transports can pay for a road
is then a sum and a few masks, whatever their number.
"""

import numpy as np
from numpy.typing import NDArray

from goudkoorts.games.elfengold.board import (
    COSTS,
    DISTANCES,
    ENDS,
    ROADS,
    ROADS_AT,
    WATERWAYS,
)
from goudkoorts.games.elfengold.rules.heaps import tokens_of
from goudkoorts.games.elfengold.rules.roads import roads_with_transport
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import (
    BONUS_CARDS,
    CARAVAN,
    COUNTERS,
    HAND_KEPT,
    HAND_KINDS,
    RAFT,
    TRANSPORTS,
    WITCH,
)
from goudkoorts.kernel.bits import count_bits, lowest_bit, without_lowest
from goudkoorts.kernel.rule import COMPILED, rule

# Everything is weighed in pieces.
PIECE = 1.0
CARD = 0.30  # a card kept for later, in Elfengold
CARD_KEPT = 0.02  # in Elfenland hands are filled up anyway
GOLD = 0.07
TIE_BREAK = 0.002  # a card or a coin that only breaks a tie
RISK = 0.12  # a road on which the own transport does not lie yet may be taken by others
FAR = 0.08  # a step away from the town card, before the last round
MOST_GOLD = 14  # what one step can earn
ROOM = 6  # bits for the copies of a kind
MASK = (1 << ROOM) - 1
NUMBER_OF_ALL = ROOM * HAND_KINDS  # where a packed heap counts all its kinds together
NO_PLACE = -1
NODES = 1500 if COMPILED else 40  # steps tried in one search, at most; interpreted it would take seconds
NOWHERE = -1.0e9  # less than any journey is worth
DEEPEST = 10  # steps of one journey that are looked ahead
WATER_USE = 4  # how useful rafts are, compared with the number of roads a transport lies on

TOP = 1 << (ROOM - 1)  # the top bit of a kind, higher than any number of its copies
ONE_OF_EACH = sum(1 << (ROOM * kind) for kind in range(TRANSPORTS))
WAYS = TOP * ONE_OF_EACH  # all ways to pay with one transport
BY_RAFT = TOP << (ROOM * RAFT)
BY_CARAVAN = TOP << (ROOM * WITCH)

Place = tuple[int, int, int, int, int, int]  # town, cards, own transports, pieces left, gold earned, first one missing
TOWN, CARDS, OWN, PIECES_LEFT, EARNED, MISSING = range(6)
ROADS_LEFT, ROAD, WAYS_LEFT = range(6, 9)  # what is still to be tried at a place on the way
LEVEL = 9


def _ways_by_cost() -> NDArray[np.int64]:
    """Return, by road, end of that road and cost less 1, the ways to leave that end for so many cards."""
    table = np.zeros((ROADS, 2, 2), np.int64)
    for kind in range(TRANSPORTS):
        for road in range(ROADS):
            for end in range(2):
                if COSTS[kind, road, end]:
                    table[road, end, COSTS[kind, road, end] - 1] |= TOP << (ROOM * kind)
    return table


WAYS_BY_COST = _ways_by_cost()


@rule
def copies(heap: int, kind: int) -> int:
    """Return how many of a kind are in a packed heap."""
    return heap >> (ROOM * kind) & MASK


@rule
def units(kind: int) -> int:
    """Return a packed heap of one: its kind, and the number of all."""
    return 1 << (ROOM * kind) | 1 << NUMBER_OF_ALL


@rule
def size(heap: int) -> int:
    """Return how many there are in a packed heap."""
    return heap >> NUMBER_OF_ALL


@rule
def hand_of(state: State, seat: int) -> int:
    """Return the cards of a seat as a packed heap."""
    heap = 0
    for kind in range(HAND_KINDS):
        heap += int(state.hands[seat, kind]) * units(kind)
    return heap


@rule
def transports_of(state: State, seat: int) -> int:
    """Return the transports a seat may still place as a packed heap."""
    heap = 0
    for kind in range(COUNTERS):
        heap += tokens_of(state, seat, kind) * units(kind)
    return heap


@rule
def is_last_round(state: State) -> bool:
    """Whether nothing can be kept for later."""
    return state.round_number >= state.rounds


@rule
def worth_of_stopping(state: State, seat: int, town: int, cards: int, earned: int) -> float:
    """Return what is left when the journey ends in a town: cards, gold or two cards, the distance to the town card."""
    distance = 0
    if state.town_cards[seat] >= 0:
        distance = int(DISTANCES[town, int(state.town_cards[seat])])
    number = size(cards)
    if is_last_round(state):
        return TIE_BREAK * (earned if state.is_elfengold else min(number, HAND_KEPT)) - PIECE * distance
    if state.is_elfengold:
        return CARD * number + max(GOLD * earned, CARD * BONUS_CARDS) - FAR * distance
    return CARD_KEPT * min(number, HAND_KEPT) - FAR * distance


@rule
def uses_of(state: State) -> int:
    """Return how useful each kind of card is, as a packed heap: by the number of roads it fits."""
    uses = 0
    for kind in range(HAND_KINDS):
        use = WATER_USE if kind >= RAFT else count_bits(int(state.transports[kind]))
        uses |= use << (ROOM * kind)
    return uses


@rule
def least_useful(cards: int, uses: int) -> int:
    """Return the kind of card that fits the fewest roads, of equals the one with most copies."""
    best = 0
    lowest = 1 << ROOM
    for kind in range(HAND_KINDS):
        if copies(cards, kind) == 0:
            continue
        use = copies(uses, kind) * HAND_KINDS - copies(cards, kind)
        if use < lowest:
            lowest = use
            best = kind
    return best


@rule
def after_caravan(cards: int, uses: int, number: int) -> int:
    """EL-5.4  Return what is left of a hand when a caravan is paid with the least useful cards."""
    for _ in range(number):
        cards -= units(least_useful(cards, uses))
    return cards


@rule
def transports_by_road(state: State) -> NDArray[np.int64]:
    """Return the transports that lie on each road, as ways to pay."""
    lying = np.zeros(ROADS, np.int64)
    for kind in range(COUNTERS):
        roads = int(state.transports[kind])
        while roads:
            lying[lowest_bit(roads)] |= TOP << (ROOM * kind)
            roads = without_lowest(roads)
    return lying


@rule
def paid_with(heap: int, cost: int) -> int:
    """Return the transports of which a packed heap has so many copies, as ways to pay."""
    return ((heap & ~WAYS) + (TOP - cost) * ONE_OF_EACH | heap) & WAYS


@rule
def roads_to_try(place: Place, used: int) -> int:
    """Return the roads of a town without those that certainly cannot be crossed: no transport and no own one."""
    town, cards, own, _, _, _ = place
    roads = int(ROADS_AT[town])
    if size(own) == 0:
        roads &= used | WATERWAYS
    if copies(cards, RAFT) == 0:
        roads &= ~WATERWAYS
    return roads


@rule
def ways_over(state: State, place: Place, road: int, lying: int) -> int:
    """EL-5.2 to EL-5.4, EL-4.2, EG-7.1  Return the ways to cross a road that the cards pay for, as a set.

    On an empty land road the own transports may come to lie that its terrain allows.
    """
    town, cards, own, _, _, _ = place
    end = 0 if ENDS[road, 0] == town else 1
    extra = int(state.obstacles) >> road & 1
    ways = int(WAYS_BY_COST[road, end, 0]) & paid_with(cards, 1 + extra)
    ways |= int(WAYS_BY_COST[road, end, 1]) & paid_with(cards, 2 + extra)
    if lying == 0:
        return ways & (paid_with(own, 1) | BY_RAFT)
    ways &= lying
    if size(cards) >= CARAVAN + extra:
        ways |= BY_CARAVAN
    return ways


@rule
def step_from(state: State, place: Place, road: int, way: int, lying: int, uses: int) -> Place:
    """Return where a step leads that can be made, and what is left there."""
    town, cards, own, pieces, earned, missing = place
    end = 0 if ENDS[road, 0] == town else 1
    extra = int(state.obstacles) >> road & 1
    if way == BY_CARAVAN:
        cards = after_caravan(cards, uses, CARAVAN + extra)
    else:
        kind = lowest_bit(way) // ROOM
        cards -= (int(COSTS[kind, road, end]) + extra) * units(kind)
        if lying == 0 and way != BY_RAFT:
            own -= units(kind)
            missing = kind * ROADS + road if missing == NO_PLACE else missing
    town = int(ENDS[road, 1 - end])
    earned += int(state.values[town]) << (int(state.gold_pieces) >> road & 1)
    return town, cards, own, pieces & ~(1 << town), earned, missing


@rule
def worth_of(state: State, seat: int, begin: Place, place: Place) -> float:
    """Return what a journey is worth that ends here: pieces taken, what stopping brings, less the risk of the plan."""
    pieces = count_bits(begin[PIECES_LEFT]) - count_bits(place[PIECES_LEFT])
    risk = RISK * (size(begin[OWN]) - size(place[OWN]))
    return PIECE * pieces - risk + worth_of_stopping(state, seat, place[TOWN], place[CARDS], place[EARNED])


@rule
def hope_of(state: State, place: Place) -> float:
    """Return more than any journey can still bring from here: every card a new town, and its gold."""
    cards = size(place[CARDS])
    hope = PIECE * min(cards, count_bits(place[PIECES_LEFT]))
    if state.is_elfengold and not is_last_round(state):
        hope += GOLD * MOST_GOLD * cards
    if state.has_town_cards:
        hope += PIECE * cards
    return hope


@rule
def keep(level: NDArray[np.int64], place: Place, roads: int, road: int, ways: int) -> None:
    """Write down a place on the way, and what is still to be tried there."""
    level[TOWN], level[CARDS], level[OWN], level[PIECES_LEFT], level[EARNED], level[MISSING] = place
    level[ROADS_LEFT], level[ROAD], level[WAYS_LEFT] = roads, road, ways


@rule
def kept_place(level: NDArray[np.int64]) -> Place:
    """Return a place that was written down."""
    town, cards, own = int(level[TOWN]), int(level[CARDS]), int(level[OWN])
    return town, cards, own, int(level[PIECES_LEFT]), int(level[EARNED]), int(level[MISSING])


@rule
def best_from(state: State, seat: int, begin: Place, nodes: int) -> tuple[float, int]:
    """Return the worth of the best journey from a place, and the first own transport it misses."""
    best = worth_of(state, seat, begin, begin)
    missing = NO_PLACE
    if size(begin[CARDS]) == 0:
        return best, missing
    levels = np.empty((DEEPEST, LEVEL), np.int64)
    lying = transports_by_road(state)
    used = roads_with_transport(state)
    uses = uses_of(state)
    place = begin
    roads = roads_to_try(place, used)
    road = 0
    ways = 0
    depth = 0
    while nodes > 0:
        if ways:
            way = ways & -ways
            ways ^= way
            nodes -= 1
            following = step_from(state, place, road, way, int(lying[road]), uses)
            worth = worth_of(state, seat, begin, following)
            if worth > best:
                best = worth
                missing = following[MISSING]
            if worth + hope_of(state, following) > best and depth + 1 < DEEPEST:
                keep(levels[depth], place, roads, road, ways)
                depth += 1
                place = following
                roads = roads_to_try(place, used)
                ways = 0
        elif roads:
            road = lowest_bit(roads)
            roads = without_lowest(roads)
            ways = ways_over(state, place, road, int(lying[road]))
        elif depth > 0:
            depth -= 1
            place = kept_place(levels[depth])
            roads, road, ways = int(levels[depth, ROADS_LEFT]), int(levels[depth, ROAD]), int(levels[depth, WAYS_LEFT])
        else:
            break
    return best, missing


@rule
def best_journey(state: State, seat: int, own: int, nodes: int) -> tuple[float, int]:
    """Return the worth of the best journey of a seat with these own transports, and the first one it misses."""
    earned = int(state.earned) if state.seat == seat else 0
    begin = (int(state.boots[seat]), hand_of(state, seat), own, int(state.pieces[seat]), earned, NO_PLACE)
    return best_from(state, seat, begin, nodes)
