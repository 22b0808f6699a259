"""Elfenland and Elfengold: why something cannot be placed, in the order in which a person would look.

Is there anything to place, is it mine, does it fit anywhere, and only then what is the matter with this road.
"""

from goudkoorts.games.elfengold.actions import Double, Exchange, Lay, Place
from goudkoorts.games.elfengold.board import ALLOWED, LAND, ROAD_IDS
from goudkoorts.games.elfengold.legal import count_exchanges
from goudkoorts.games.elfengold.moves import with_article
from goudkoorts.games.elfengold.rules.heaps import kinds_of_tokens, tokens_of
from goudkoorts.games.elfengold.rules.roads import (
    roads_for_double,
    roads_for_gold_piece,
    roads_for_monster,
    roads_for_transport,
    roads_for_tree,
    roads_to_swap,
    roads_with_transport,
    roads_with_two,
)
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import COUNTERS, DOUBLE, EXCHANGE, TOKEN_NAMES
from goudkoorts.kernel.telling import Refusal

Placing = Place | Lay | Double | Exchange


def why_not_placed(state: State, action: Placing) -> Refusal:
    """EL-4, EG-6  Find what forbids it."""
    if not kinds_of_tokens(state, int(state.seat)):
        return Refusal("nothing_to_place", "EL-4.5")
    match action:
        case Place(transport, road):
            return _why_no_transport(state, transport, ROAD_IDS.index(road))
        case Lay(token, road):
            return _why_not_laid(state, token, ROAD_IDS.index(road))
        case Double(road, transport):
            return _why_no_double(state, transport, ROAD_IDS.index(road))
        case Exchange():
            return _why_no_exchange(state, action)


def _has(state: State, token: str) -> bool:
    """Whether the player has such a token."""
    return tokens_of(state, int(state.seat), TOKEN_NAMES.index(token)) > 0


def _lies(roads: int, road: int) -> bool:
    """Whether a road is in a set."""
    return bool(int(roads) >> road & 1)


def _allows(road: int, transport: str) -> bool:
    """Whether the terrain of a road takes a transport."""
    return _lies(int(ALLOWED[TOKEN_NAMES.index(transport)]), road)


def _why_no_transport(state: State, transport: str, road: int) -> Refusal:
    """EL-4.2  A transport needs an empty land road of an allowed terrain."""
    facts = {"kind": with_article(transport), "road": ROAD_IDS[road]}
    if not _lies(LAND, road):
        return Refusal("not_on_water", "EL-4.2", facts)
    if not _has(state, transport):
        return Refusal("no_token", "EG-6.1" if state.is_elfengold else "EL-4.1", facts)
    if not roads_for_transport(state, TOKEN_NAMES.index(transport)):
        return Refusal("nowhere_for_transport", "EL-4.2", facts)
    if _lies(roads_with_transport(state), road):
        return Refusal("has_transport", "EL-4.2", facts)
    return Refusal("not_this_terrain", "EL-4.2", facts)


def _why_not_laid(state: State, token: str, road: int) -> Refusal:
    """EL-4.3, EG-6.3 to EG-6.5  A tree, a sea monster or a gold piece does not belong there."""
    rule = {"tree": "EG-6.3" if state.is_elfengold else "EL-4.3", "monster": "EG-6.4", "goldpiece": "EG-6.5"}[token]
    facts = {"kind": with_article(token), "road": ROAD_IDS[road]}
    if not _has(state, token):
        return Refusal("no_token", rule, facts)
    if token == "monster":
        return _why_no_monster(state, road)
    if not (roads_for_tree(state) if token == "tree" else roads_for_gold_piece(state)):
        return Refusal("nowhere_for_tree" if token == "tree" else "nowhere_for_gold_piece", rule, facts)
    if not _lies(LAND, road):
        return Refusal("not_on_water", rule, facts)
    if not _lies(roads_with_transport(state), road):
        return Refusal("needs_transport", rule, facts)
    if _lies(int(state.obstacles), road):
        return Refusal("has_obstacle", rule, facts)
    return Refusal("has_gold_piece", rule, facts)


def _why_no_monster(state: State, road: int) -> Refusal:
    """EG-6.4  A sea monster needs a waterway without one."""
    facts = {"road": ROAD_IDS[road]}
    if not roads_for_monster(state):
        return Refusal("nowhere_for_monster", "EG-6.4", facts)
    return Refusal("only_on_water" if _lies(LAND, road) else "has_obstacle", "EG-6.4", facts)


def _why_no_double(state: State, transport: str, road: int) -> Refusal:
    """EG-6.6, EG-6.9  A double needs a land road with one transport, and a second of another kind."""
    facts = {"kind": with_article(transport), "road": ROAD_IDS[road]}
    counters = range(COUNTERS)
    if not _has(state, TOKEN_NAMES[DOUBLE]):
        return Refusal("no_token", "EG-6.6", {**facts, "kind": with_article(TOKEN_NAMES[DOUBLE])})
    if not any(_has(state, TOKEN_NAMES[kind]) for kind in counters):
        return Refusal("double_takes_transport", "EG-6.6", facts)
    if not any(roads_for_double(state, kind) for kind in counters):
        return Refusal("nowhere_for_double", "EG-6.6", facts)
    if not _lies(LAND, road):
        return Refusal("not_on_water", "EG-6.9", facts)
    if not _lies(roads_with_transport(state), road):
        return Refusal("needs_transport", "EG-6.6", facts)
    if _lies(roads_with_two(state), road):
        return Refusal("has_two", "EG-6.6", facts)
    if not _has(state, transport):
        return Refusal("no_token", "EG-6.6", facts)
    return Refusal("same_transport" if _allows(road, transport) else "not_this_terrain", "EG-6.6", facts)


def _why_no_exchange(state: State, action: Exchange) -> Refusal:
    """EG-6.7  Both transports lie there, fit the other road and are not on it already."""
    if not _has(state, TOKEN_NAMES[EXCHANGE]):
        return Refusal("no_token", "EG-6.7", {"kind": with_article(TOKEN_NAMES[EXCHANGE])})
    if not count_exchanges(state):
        return Refusal("nowhere_for_exchange", "EG-6.7")
    for road in (action.road, action.other_road):
        if not _lies(roads_with_transport(state), ROAD_IDS.index(road)):
            return Refusal("needs_transport", "EG-6.7", {"road": road})
        if not _lies(_roads_that_swap(state), ROAD_IDS.index(road)):
            return Refusal("cannot_swap_here", "EG-6.7", {"road": road})
    return _why_not_these_two(state, action)


def _roads_that_swap(state: State) -> int:
    """EG-6.7  Return the roads whose transport can be swapped for some other one."""
    roads = 0
    for kind in range(COUNTERS):
        for other in range(COUNTERS):
            if kind != other and roads_to_swap(state, other, kind):
                roads |= roads_to_swap(state, kind, other)
    return roads


def _why_not_these_two(state: State, action: Exchange) -> Refusal:
    """EG-6.7  Each road could swap with another one, but not with this."""
    ways = (
        (action.road, action.transport, action.other_road, action.other_transport),
        (action.other_road, action.other_transport, action.road, action.transport),
    )
    for road, transport, _, other in ways:
        if not _carries(state, road, transport):
            code = "same_transport" if _carries(state, road, other) else "not_on_road"
            return Refusal(code, "EG-6.7", {"kind": other if code == "same_transport" else transport, "road": road})
    for _, transport, road, _other in ways:
        if not _allows(ROAD_IDS.index(road), transport):
            return Refusal("not_this_terrain", "EG-6.7", {"kind": with_article(transport), "road": road})
    road = action.other_road if _carries(state, action.other_road, action.transport) else action.road
    return Refusal("same_transport", "EG-6.7", {"kind": action.transport, "road": road})


def _carries(state: State, road: str, transport: str) -> bool:
    """Whether a transport lies on a road."""
    return _lies(int(state.transports[TOKEN_NAMES.index(transport)]), ROAD_IDS.index(road))
