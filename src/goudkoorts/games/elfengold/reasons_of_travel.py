"""Elfenland and Elfengold: why a step, a caravan or a flight is not possible."""

from goudkoorts.games.elfengold.board import DISTANCES, LAND, LAND_ROADS, ROAD_IDS, ROADS_AT, TOWN_IDS
from goudkoorts.games.elfengold.rules.heaps import cards_in_hand
from goudkoorts.games.elfengold.rules.roads import roads_with_transport
from goudkoorts.games.elfengold.rules.travel import cost_of, has_obstacle, roads_to_caravan
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import BYPASS_PRICE, CARAVAN, CARD_NAMES, FLIGHT_PRICE, RAFT, WITCH
from goudkoorts.kernel.telling import Refusal


def why_no_step(state: State, road: str, transport: str, witch: bool) -> Refusal:
    """EL-5.2, EL-5.3, EG-10.3  The road must be here, carry the transport, and the cards must suffice."""
    number, kind = ROAD_IDS.index(road), CARD_NAMES.index(transport)
    facts = {"road": road, "kind": transport}
    if not _is_here(state, number):
        return _far_road(state, road)
    if number >= LAND_ROADS and kind != RAFT:
        return Refusal("water_needs_raft", "EL-5.3", facts)
    if number < LAND_ROADS and not roads_with_transport(state) >> number & 1:
        return Refusal("needs_transport", "EL-5.2", facts)
    if number < LAND_ROADS and (kind == RAFT or not int(state.transports[kind]) >> number & 1):
        return Refusal("not_on_road", "EL-5.2", facts)
    if witch and (refusal := _why_no_bypass(state, number)):
        return refusal
    return _too_few_cards(state, number, kind, witch)


def _too_few_cards(state: State, road: int, kind: int, witch: bool) -> Refusal:
    """EL-5.2 to EL-5.4  Say what the step costs, and what a caravan would cost where that does not help either."""
    seat = int(state.seat)
    cards = cost_of(kind, road, int(state.boots[seat])) + (0 if witch else has_obstacle(state, road))
    held = int(state.hands[seat, kind])
    facts: dict[str, int | str] = {"road": ROAD_IDS[road], "kind": CARD_NAMES[kind], "count": cards, "held": held}
    if road >= LAND_ROADS:
        return Refusal("too_few_cards", "EL-5.3", facts)
    if roads_to_caravan(state) >> road & 1:
        return Refusal("too_few_cards", "EL-5.2", facts)
    any_cards = {"any": CARAVAN + has_obstacle(state, road), "hand": cards_in_hand(state, seat)}
    return Refusal("too_few_for_road", "EL-5.2", {**facts, **any_cards})


def why_no_caravan(state: State, road: str, witch: bool) -> Refusal:
    """EL-5.4, EG-10.3  A caravan needs a land road with a transport, and enough cards of any kind."""
    seat, number = int(state.seat), ROAD_IDS.index(road)
    facts = {"road": road}
    if not _is_here(state, number):
        return _far_road(state, road)
    if not LAND >> number & 1:
        return Refusal("no_caravan_on_water", "EL-5.4", facts)
    if not roads_with_transport(state) >> number & 1:
        return Refusal("needs_transport", "EL-5.4", facts)
    if witch and (refusal := _why_no_bypass(state, number)):
        return refusal
    cards = CARAVAN + has_obstacle(state, number)
    return Refusal("too_few_for_caravan", "EL-5.4", {"count": cards, "held": cards_in_hand(state, seat)})


def why_no_flight(state: State, town: str) -> Refusal:
    """EL-5.1, EG-10.3  A town that no road leads to is reached by a witch for 3 gold, if at all."""
    seat = int(state.seat)
    here = int(state.boots[seat])
    is_near = int(DISTANCES[here, TOWN_IDS.index(town)]) <= 1
    facts: dict[str, int | str] = {"town": town, "from": TOWN_IDS[here]}
    if town == TOWN_IDS[here]:
        return Refusal("already_there", "EL-5.1", {"town": town})
    if not state.has_witches:
        return Refusal("no_witches" if is_near else "no_road_there", "EL-5.1", facts)
    if not state.hands[seat, WITCH]:
        return Refusal("no_witch" if is_near else "no_witch_to_fly", "EG-10.3", facts)
    return Refusal("no_gold_to_fly", "EG-10.3", {**facts, "count": FLIGHT_PRICE})


def _is_here(state: State, road: int) -> bool:
    """Whether a road begins where the boot stands."""
    return bool(int(ROADS_AT[int(state.boots[int(state.seat)])]) >> road & 1)


def _far_road(state: State, road: str) -> Refusal:
    """EL-5.1  A journey goes on from the town where the boot stands."""
    return Refusal("road_not_here", "EL-5.1", {"road": road, "town": TOWN_IDS[int(state.boots[int(state.seat)])]})


def _why_no_bypass(state: State, road: int) -> Refusal | None:
    """EG-10.3  A witch passes an obstacle that is there, for 1 gold."""
    seat = int(state.seat)
    if not has_obstacle(state, road):
        return Refusal("no_obstacle", "EG-10.3", {"road": ROAD_IDS[road]})
    if not state.hands[seat, WITCH]:
        return Refusal("no_witch", "EG-10.3")
    if state.gold[seat] < BYPASS_PRICE:
        return Refusal("no_gold_for_witch", "EG-10.3", {"count": BYPASS_PRICE})
    return None
