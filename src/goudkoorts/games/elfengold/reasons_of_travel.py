"""Elfenland and Elfengold: why a step, a caravan or a flight is not possible."""

from goudkoorts.games.elfengold.board import LAND, LAND_ROADS, ROAD_IDS, ROADS_AT, TOWN_IDS
from goudkoorts.games.elfengold.rules.heaps import cards_in_hand
from goudkoorts.games.elfengold.rules.roads import roads_with_transport
from goudkoorts.games.elfengold.rules.travel import cost_of, has_obstacle
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import BYPASS_PRICE, CARAVAN, CARD_NAMES, FLIGHT_PRICE, RAFT, WITCH
from goudkoorts.kernel.telling import Refusal


def why_no_step(state: State, road: str, transport: str, witch: bool) -> Refusal:
    """EL-5.2, EL-5.3, EG-10.3  The road must be here, carry the transport, and the cards must suffice."""
    seat, number, kind = int(state.seat), ROAD_IDS.index(road), CARD_NAMES.index(transport)
    facts = {"road": road, "kind": transport}
    if not int(ROADS_AT[int(state.boots[seat])]) >> number & 1:
        return Refusal("road_not_here", "EL-5.1", {**facts, "town": TOWN_IDS[int(state.boots[seat])]})
    if number >= LAND_ROADS and kind != RAFT:
        return Refusal("water_needs_raft", "EL-5.3", facts)
    if number < LAND_ROADS and (kind == RAFT or not int(state.transports[kind]) >> number & 1):
        return Refusal("not_on_road", "EL-5.2", facts)
    if witch and (refusal := _why_no_bypass(state, number)):
        return refusal
    cards = cost_of(kind, number, int(state.boots[seat])) + (0 if witch else has_obstacle(state, number))
    rule = "EL-5.2" if number < LAND_ROADS else "EL-5.3"
    return Refusal("too_few_cards", rule, {**facts, "count": cards, "held": int(state.hands[seat, kind])})


def why_no_caravan(state: State, road: str, witch: bool) -> Refusal:
    """EL-5.4, EG-10.3  A caravan needs a land road with a transport, and enough cards of any kind."""
    seat, number = int(state.seat), ROAD_IDS.index(road)
    facts = {"road": road}
    if not int(ROADS_AT[int(state.boots[seat])]) >> number & 1:
        return Refusal("road_not_here", "EL-5.1", {**facts, "town": TOWN_IDS[int(state.boots[seat])]})
    if not LAND >> number & 1:
        return Refusal("no_caravan_on_water", "EL-5.4", facts)
    if not roads_with_transport(state) >> number & 1:
        return Refusal("needs_transport", "EL-5.4", facts)
    if witch and (refusal := _why_no_bypass(state, number)):
        return refusal
    cards = CARAVAN + has_obstacle(state, number)
    return Refusal("too_few_for_caravan", "EL-5.4", {"count": cards, "held": cards_in_hand(state, seat)})


def why_no_flight(state: State, town: str) -> Refusal:
    """EG-10.3  A flight takes a witch and 3 gold, and goes to another town."""
    seat = int(state.seat)
    if not state.hands[seat, WITCH]:
        return Refusal("no_witch", "EG-10.3")
    if state.gold[seat] < FLIGHT_PRICE:
        return Refusal("no_gold_for_witch", "EG-10.3", {"count": FLIGHT_PRICE})
    return Refusal("already_there", "EG-10.3", {"town": town})


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
