"""Elfenland and Elfengold: the best journey for a hand, by searching the roads as they lie.

The search tries every step that the cards pay for, and steps over roads on which the player could still place one of
his own transports. What a journey is worth: pieces, gold or cards at its end, the cards that are left, and the nearness
to the town card. Cards and tokens are packed into one integer each, so that a step back costs nothing; branches that
cannot beat the best journey so far are left out, and the number of steps tried has a limit.
"""

from goudkoorts.games.elfengold.board import ALLOWED, COSTS, DISTANCES, ENDS, LAND_ROADS, ROADS, ROADS_AT
from goudkoorts.games.elfengold.rules.heaps import tokens_of
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import BONUS_CARDS, CARAVAN, COUNTERS, HAND_KEPT, HAND_KINDS, RAFT
from goudkoorts.kernel.bits import count_bits, lowest_bit, without_lowest
from goudkoorts.kernel.rule import rule

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
ALL_UNITS = sum(1 << (ROOM * kind) for kind in range(HAND_KINDS))
NO_PLACE = -1
NODES = 12000  # steps tried in one search, at most
WATER_USE = 4  # how useful rafts are, compared with the number of roads a transport lies on


@rule
def copies(heap: int, kind: int) -> int:
    """Return how many of a kind are in a packed heap."""
    return heap >> (ROOM * kind) & MASK


@rule
def units(kind: int) -> int:
    """Return a packed heap of one."""
    return 1 << (ROOM * kind)


@rule
def size(heap: int) -> int:
    """Return how many there are in a packed heap."""
    number = 0
    while heap:
        number += heap & MASK
        heap >>= ROOM
    return number


@rule
def hand_of(state: State, seat: int) -> int:
    """Return the cards of a seat as a packed heap."""
    heap = 0
    for kind in range(HAND_KINDS):
        heap += int(state.hands[seat, kind]) << (ROOM * kind)
    return heap


@rule
def transports_of(state: State, seat: int) -> int:
    """Return the transports a seat may still place as a packed heap."""
    heap = 0
    for kind in range(COUNTERS):
        heap += tokens_of(state, seat, kind) << (ROOM * kind)
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
def explore(
    state: State,
    seat: int,
    town: int,
    cards: int,  # packed: still in hand
    tokens: int,  # packed: own transports that could still be placed
    pieces: int,  # towns where the own piece still stands
    earned: int,  # gold so far
    so_far: float,  # what the journey has brought
    first: int,  # the first place where an own transport is missing: kind * ROADS + road, or NO_PLACE
    best: float,  # the best journey found
    best_first: int,  # its first missing transport
    nodes: int,  # steps that may still be tried
) -> tuple[float, int, int]:
    """Return the best journey from here on: its worth, its first missing transport, and the steps left to try."""
    worth = so_far + worth_of_stopping(state, seat, town, cards, earned)
    if worth > best:
        best = worth
        best_first = first
    nodes -= 1
    number = size(cards)
    hope = min(number, count_bits(pieces)) * PIECE
    if not is_last_round(state):
        hope += state.is_elfengold * GOLD * MOST_GOLD * number
    if nodes <= 0 or number == 0 or worth + hope <= best:
        return best, best_first, nodes
    roads = int(ROADS_AT[town])
    while roads:
        road = lowest_bit(roads)
        roads = without_lowest(roads)
        end = 0 if ENDS[road, 0] == town else 1
        other = int(ENDS[road, 1 - end])
        extra = int(state.obstacles) >> road & 1
        value = so_far + PIECE * (pieces >> other & 1)
        coins = earned + (int(state.values[other]) << (int(state.gold_pieces) >> road & 1))
        rest = pieces & ~(1 << other)
        if road >= LAND_ROADS:
            cost = int(COSTS[RAFT, road, end]) + extra
            if copies(cards, RAFT) >= cost:
                left = cards - cost * units(RAFT)
                best, best_first, nodes = explore(
                    state, seat, other, left, tokens, rest, coins, value, first, best, best_first, nodes
                )
            continue
        lies = False
        for kind in range(COUNTERS):
            if int(state.transports[kind]) >> road & 1:
                lies = True
                cost = int(COSTS[kind, road, end]) + extra
                if copies(cards, kind) >= cost:
                    left = cards - cost * units(kind)
                    best, best_first, nodes = explore(
                        state, seat, other, left, tokens, rest, coins, value, first, best, best_first, nodes
                    )
        if lies and number >= CARAVAN + extra:
            left = after_caravan(state, cards, CARAVAN + extra)
            best, best_first, nodes = explore(
                state, seat, other, left, tokens, rest, coins, value, first, best, best_first, nodes
            )
        if lies:
            continue
        for kind in range(COUNTERS):
            if copies(tokens, kind) == 0 or int(ALLOWED[kind]) >> road & 1 == 0:
                continue
            cost = int(COSTS[kind, road, end])
            if copies(cards, kind) >= cost:
                missing = first if first != NO_PLACE else kind * ROADS + road
                left = cards - cost * units(kind)
                fewer = tokens - units(kind)
                best, best_first, nodes = explore(
                    state, seat, other, left, fewer, rest, coins, value - RISK, missing, best, best_first, nodes
                )
    return best, best_first, nodes


@rule
def best_journey(state: State, seat: int, tokens: int, nodes: int) -> tuple[float, int]:
    """Return the worth of the best journey of a seat with these own transports, and the first one it misses."""
    worth, first, _ = explore(
        state,
        seat,
        int(state.boots[seat]),
        hand_of(state, seat),
        tokens,
        int(state.pieces[seat]),
        int(state.earned) if state.seat == seat else 0,
        0.0,
        NO_PLACE,
        -1.0e9,
        NO_PLACE,
        nodes,
    )
    return worth, first
