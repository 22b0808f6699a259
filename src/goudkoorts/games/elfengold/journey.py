"""Elfenland and Elfengold: the best journey for a hand, by searching the roads as they lie.

The search tries every step that the cards pay for, and steps over roads on which the player could still place one of
his own transports. What a journey is worth: pieces, gold or cards at its end, the cards that are left, and the nearness
to the town card. Branches that cannot beat the best journey so far are left out, and the number of steps tried has a
limit.

The search needs no memory but a few integers, so that it runs anywhere: cards and tokens are packed into one integer
each, the steps of the journey into another, and to step back is to walk the journey again from its beginning.

A step is six bits: which of the roads of the town (three), and how it is paid (three: a transport, or a caravan).
"""

import numpy as np

from goudkoorts.games.elfengold.board import (
    ALLOWED,
    COSTS,
    DISTANCES,
    ENDS,
    LAND_ROADS,
    ROADS,
    ROADS_AT,
    TOWNS,
)
from goudkoorts.games.elfengold.rules.heaps import tokens_of
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import BONUS_CARDS, CARAVAN, COUNTERS, HAND_KEPT, HAND_KINDS, RAFT
from goudkoorts.kernel.bits import count_bits, lowest_bit
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
STEP_BITS = 6
STEP_MASK = (1 << STEP_BITS) - 1
WAYS = 8  # ways to pay: the transports, the raft among them, and a caravan
BY_CARAVAN = 7
NO_STEP = WAYS * WAYS
WATER_USE = 4  # how useful rafts are, compared with the number of roads a transport lies on

Place = tuple[int, int, int, int, int, int]  # town, cards, own transports, pieces left, gold earned, first one missing
TOWN, CARDS, OWN, PIECES_LEFT, EARNED, MISSING = range(6)


def _roads_in_order() -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    """Return the roads of each town one after the other, then NO_PLACE."""
    table = np.full((TOWNS, WAYS), NO_PLACE, np.int64)
    for town in range(TOWNS):
        roads = [road for road in range(ROADS) if int(ROADS_AT[town]) >> road & 1]
        table[town, : len(roads)] = roads
    return table


ROADS_IN_ORDER = _roads_in_order()


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
def least_useful(state: State, cards: int) -> int:
    """Return the kind of card that fits the fewest roads, of equals the one with most copies."""
    best = 0
    lowest = 1 << ROOM
    for kind in range(HAND_KINDS):
        if copies(cards, kind) == 0:
            continue
        use = WATER_USE if kind >= RAFT else count_bits(int(state.transports[kind]))
        if use * HAND_KINDS - copies(cards, kind) < lowest:
            lowest = use * HAND_KINDS - copies(cards, kind)
            best = kind
    return best


@rule
def after_caravan(state: State, cards: int, number: int) -> int:
    """EL-5.4  Return what is left of a hand when a caravan is paid with the least useful cards."""
    for _ in range(number):
        cards -= units(least_useful(state, cards))
    return cards


@rule
def transports_on(state: State, road: int) -> int:
    """Return the set of transports that lie on a road."""
    kinds = 0
    for kind in range(COUNTERS):
        kinds |= (int(state.transports[kind]) >> road & 1) << kind
    return kinds


@rule
def ways_over(state: State, place: Place, road: int) -> int:
    """EL-5.2 to EL-5.4, EL-4.2, EG-7.1  Return the ways to cross a road that the cards pay for, as a set.

    On an empty land road the own transports may come to lie that its terrain allows.
    """
    town, cards, own, _, _, _ = place
    end = 0 if ENDS[road, 0] == town else 1
    extra = int(state.obstacles) >> road & 1
    if road >= LAND_ROADS:
        return (1 << RAFT) * (copies(cards, RAFT) >= int(COSTS[RAFT, road, end]) + extra)
    ways = 0
    lying = transports_on(state, road)
    for kind in range(COUNTERS):
        if copies(cards, kind) == 0:
            continue
        usable = lying >> kind & 1
        if lying == 0:
            usable = (int(ALLOWED[kind]) >> road & 1) * (copies(own, kind) > 0)
        if usable and copies(cards, kind) >= int(COSTS[kind, road, end]) + extra:
            ways |= 1 << kind
    if lying and size(cards) >= CARAVAN + extra:
        ways |= 1 << BY_CARAVAN
    return ways


@rule
def next_step(state: State, place: Place, step: int) -> int:
    """Return the first step from a number on that can be made here, NO_STEP when there is none."""
    for turn in range(step // WAYS, WAYS):
        road = int(ROADS_IN_ORDER[place[TOWN], turn])
        if road == NO_PLACE:
            return NO_STEP
        ways = ways_over(state, place, road)
        if turn == step // WAYS:
            ways &= ~((1 << (step % WAYS)) - 1)
        if ways:
            return turn * WAYS + lowest_bit(ways)
    return NO_STEP


@rule
def step_from(state: State, place: Place, step: int) -> Place:
    """Return where a step leads that can be made, and what is left there."""
    town, cards, own, pieces, earned, missing = place
    road = int(ROADS_IN_ORDER[town, step // WAYS])
    way = step % WAYS
    end = 0 if ENDS[road, 0] == town else 1
    extra = int(state.obstacles) >> road & 1
    if way == BY_CARAVAN:
        cards = after_caravan(state, cards, CARAVAN + extra)
    else:
        cards -= (int(COSTS[way, road, end]) + extra) * units(way)
        if way != RAFT and int(state.transports[way]) >> road & 1 == 0:
            own -= units(way)
            missing = way * ROADS + road if missing == NO_PLACE else missing
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
def walk(state: State, begin: Place, path: int, depth: int) -> Place:
    """Return where the first steps of a path lead."""
    place = begin
    for level in range(depth):
        place = step_from(state, place, path >> (STEP_BITS * level) & STEP_MASK)
    return place


@rule
def best_from(state: State, seat: int, begin: Place, nodes: int) -> tuple[float, int]:
    """Return the worth of the best journey from a place, and the first own transport it misses."""
    best = worth_of(state, seat, begin, begin)
    missing = NO_PLACE
    place = begin
    path = 0
    depth = 0
    step = 0
    while nodes > 0:
        step = next_step(state, place, step) if depth < DEEPEST else NO_STEP
        if step == NO_STEP:
            if depth == 0:
                break
            depth -= 1
            step = (path >> (STEP_BITS * depth) & STEP_MASK) + 1
            path &= (1 << (STEP_BITS * depth)) - 1
            place = walk(state, begin, path, depth)
            continue
        nodes -= 1
        following = step_from(state, place, step)
        worth = worth_of(state, seat, begin, following)
        if worth > best:
            best = worth
            missing = following[MISSING]
        if worth + hope_of(state, following) > best:
            path |= step << (STEP_BITS * depth)
            depth += 1
            place = following
            step = 0
        else:
            step += 1
    return best, missing


@rule
def best_journey(state: State, seat: int, own: int, nodes: int) -> tuple[float, int]:
    """Return the worth of the best journey of a seat with these own transports, and the first one it misses."""
    earned = int(state.earned) if state.seat == seat else 0
    begin = (int(state.boots[seat]), hand_of(state, seat), own, int(state.pieces[seat]), earned, NO_PLACE)
    return best_from(state, seat, begin, nodes)
