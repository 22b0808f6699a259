"""Elfenland and Elfengold: why an action is not legal, with the number of the rule it breaks."""

from goudkoorts.games.elfengold.actions import (
    Action,
    Bid,
    Caravan,
    Choose,
    Double,
    Exchange,
    Fly,
    Go,
    Lay,
    Place,
    Plain,
    Start,
    TownCard,
    Turn,
    Value,
)
from goudkoorts.games.elfengold.board import ALLOWED, LAND, ROAD_IDS, TOWN_IDS
from goudkoorts.games.elfengold.moves import with_article
from goudkoorts.games.elfengold.reasons_of_travel import why_no_caravan, why_no_flight, why_no_step
from goudkoorts.games.elfengold.rules.heaps import tokens_of
from goudkoorts.games.elfengold.rules.roads import roads_with_transport, roads_with_two
from goudkoorts.games.elfengold.rules.setup import next_town_without_value
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import (
    AUCTION_ROW,
    BID,
    BLIND_COUNTER,
    CARD_NAMES,
    COUNTER,
    DEAL,
    DECK_CARD,
    DISCARD,
    DOUBLE,
    DRAW,
    EXCHANGE,
    FIRST_HANDS,
    FIRST_ROW,
    MOVE,
    NEW_CARD,
    NEW_COUNTER,
    OVER,
    PAY,
    PLAN,
    RETURN,
    REWARD,
    SECRET,
    SHOW,
    START,
    TOKEN_NAMES,
    TOKENS,
    TOWN_CARDS,
    VALUES,
)
from goudkoorts.kernel.telling import Refusal

# What each phase asks for, and by which rule.
PHASES = {
    START: ("wants_start", "EL-1.4"),
    VALUES: ("wants_value", "EG-10.2"),
    TOWN_CARDS: ("wants_town", "EL-8.1"),
    FIRST_HANDS: ("wants_card", "EG-1.3"),
    DEAL: ("wants_card", "EL-2.1"),
    SECRET: ("wants_counter", "EL-3.1"),
    COUNTER: ("wants_choice_of_counter", "EL-3.2"),
    BLIND_COUNTER: ("wants_counter", "EL-3.2"),
    NEW_COUNTER: ("wants_counter", "EL-3.2"),
    DRAW: ("wants_draw", "EG-2.2"),
    DECK_CARD: ("wants_card", "EG-2.2"),
    NEW_CARD: ("wants_card", "EG-2.4"),
    TOKENS: ("wants_token", "EG-4.1"),
    SHOW: ("wants_show", "EG-4.1"),
    AUCTION_ROW: ("wants_token", "EG-5.1"),
    BID: ("wants_bid", "EG-5.3"),
    PLAN: ("wants_plan", "EL-4.1"),
    MOVE: ("wants_move", "EL-5.1"),
    PAY: ("wants_pay", "EL-5.4"),
    DISCARD: ("wants_discard", "EL-5.7"),
    REWARD: ("wants_reward", "EG-7.5"),
    RETURN: ("wants_return", "EL-6.2"),
    OVER: ("is_over", "EL-7.1"),
}
IN_ELFENGOLD = {"EL-1.4": "EG-1.5", "EL-4.1": "EG-6.1", "EL-5.7": "EG-7.8", "EL-6.2": "EG-8.3", "EL-7.1": "EG-9.1"}
CHOICE_PHASES = {"open": (COUNTER, DRAW), "show": (SHOW,), "pay": (PAY,), "discard": (DISCARD,), "return": (RETURN,)}
CARD_PHASES = (FIRST_HANDS, FIRST_ROW, DEAL, DECK_CARD, NEW_CARD)
COUNTER_PHASES = (FIRST_ROW, SECRET, BLIND_COUNTER, NEW_COUNTER)


def explain(state: State, action: Action | None) -> Refusal:
    """Return why an action is not legal here; None stands for a text that is no action at all."""
    phase = int(state.phase)
    match action:
        case Place() | Lay() | Double() | Exchange() if phase == PLAN:
            return _why_not_placed(state, action)
        case Go(road, transport, witch) if phase == MOVE:
            return why_no_step(state, road, transport, witch)
        case Caravan(road, witch) if phase == MOVE:
            return why_no_caravan(state, road, witch)
        case Fly(town) if phase == MOVE:
            return why_no_flight(state, town)
        case Bid(amount) if phase == BID:
            return _why_no_bid(state, amount)
        case Choose(verb, kind) if phase in CHOICE_PHASES[verb]:
            return _why_no_choice(state, verb, kind)
        case Plain("deck") if phase == DRAW:
            return Refusal("no_card_left", "EG-2.5")
        case Plain("stack") if phase == DRAW:
            return Refusal("no_gold_stack", "EG-2.2")
    return _why_not_by_chance(state, action)


def _why_not_by_chance(state: State, action: Action | None) -> Refusal:
    """Find what chance cannot do; anything else does not belong to this phase."""
    phase = int(state.phase)
    match action:
        case Start(seat) if phase == START:
            return Refusal("no_such_seat", "EL-1.1", {"player": seat})
        case TownCard(town) if phase == TOWN_CARDS:
            return Refusal("no_such_town_card", "EL-8.1", {"town": town})
        case Value(town, value) if phase == VALUES:
            expected = TOWN_IDS[next_town_without_value(state)]
            code = "no_such_value" if town == expected else "other_town_first"
            return Refusal(code, "EG-10.2", {"town": expected, "count": value})
        case Turn("card", kind) if phase in CARD_PHASES and (state.is_elfengold or phase == DEAL):
            return Refusal("card_not_in_pile", _rule_of_phase(state), {"kind": kind})
        case Turn("token", kind) if phase in (TOKENS, AUCTION_ROW):
            return Refusal("token_not_in_pool", "EG-1.2", {"kind": kind})
        case Turn("counter", kind) if phase in COUNTER_PHASES and not state.is_elfengold:
            return Refusal("token_not_in_pool", "EL-1.3", {"kind": kind})
    return Refusal(_key_of_phase(state), _rule_of_phase(state))


def _key_of_phase(state: State) -> str:
    """Return what the phase asks for."""
    if state.phase == FIRST_ROW:
        return "wants_card" if state.is_elfengold else "wants_counter"
    return PHASES[int(state.phase)][0]


def _rule_of_phase(state: State) -> str:
    """Return the rule of the phase, as the game being played numbers it."""
    if state.phase == FIRST_ROW:
        return "EG-1.3" if state.is_elfengold else "EL-1.3"
    rule = PHASES[int(state.phase)][1]
    return IN_ELFENGOLD.get(rule, rule) if state.is_elfengold else rule


def _why_no_choice(state: State, verb: str, kind: str) -> Refusal:
    """EL-3.2, EL-5.4, EL-5.7, EL-6.2, EG-2.2, EG-4.1  Find why this kind cannot be chosen."""
    facts = {"kind": kind}
    if verb == "open":
        return Refusal("not_open", _rule_of_phase(state), facts)
    if verb == "show":
        return Refusal("not_drawn", "EG-4.1", facts)
    seat = int(state.seat)
    if verb == "return":
        number = TOKEN_NAMES.index(kind)
        has = tokens_of(state, seat, number) if state.is_elfengold or kind != "tree" else 0
    else:
        number = CARD_NAMES.index(kind)
        has = int(state.hands[seat, number])
    if not has:
        return Refusal("not_there" if verb == "return" else "not_in_hand", _rule_of_phase(state), facts)
    if number < state.last_kind:
        return Refusal("wrong_order", _rule_of_phase(state), facts)
    return Refusal("too_few_left", _rule_of_phase(state), {**facts, "count": int(state.left)})


def _why_no_bid(state: State, amount: int) -> Refusal:
    """EG-5.3, EG-5.6  A bid is higher than the one before and, if the table wants it so, not above the own gold."""
    if amount <= state.bid:
        return Refusal("bid_too_low", "EG-5.3", {"count": int(state.bid)})
    return Refusal("bid_too_high", "EG-5.6", {"count": int(state.gold[int(state.seat)])})


def _why_not_placed(state: State, action: Place | Lay | Double | Exchange) -> Refusal:
    """EL-4, EG-6  Find what forbids it."""
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


def _why_no_transport(state: State, transport: str, road: int) -> Refusal:
    """EL-4.2  A transport needs an empty land road of an allowed terrain."""
    facts = {"kind": with_article(transport), "road": ROAD_IDS[road]}
    if not _has(state, transport):
        return Refusal("no_token", _rule_of_phase(state), facts)
    if not _lies(LAND, road):
        return Refusal("not_on_water", "EL-4.2", facts)
    if not _lies(int(ALLOWED[TOKEN_NAMES.index(transport)]), road):
        return Refusal("not_this_terrain", "EL-4.2", facts)
    return Refusal("has_transport", "EL-4.2", facts)


def _why_not_laid(state: State, token: str, road: int) -> Refusal:
    """EL-4.3, EG-6.3 to EG-6.5  A tree, a sea monster or a gold piece does not belong there."""
    rule = {"tree": "EG-6.3" if state.is_elfengold else "EL-4.3", "monster": "EG-6.4", "goldpiece": "EG-6.5"}[token]
    facts = {"kind": with_article(token), "road": ROAD_IDS[road]}
    if not _has(state, token):
        return Refusal("no_token", rule, facts)
    if token == "monster" and _lies(LAND, road):
        return Refusal("only_on_water", rule, facts)
    if token != "monster" and not _lies(LAND, road):
        return Refusal("not_on_water", rule, facts)
    if token != "monster" and not _lies(roads_with_transport(state), road):
        return Refusal("needs_transport", rule, facts)
    if _lies(int(state.obstacles), road):
        return Refusal("has_obstacle", rule, facts)
    return Refusal("has_gold_piece", rule, facts)


def _why_no_double(state: State, transport: str, road: int) -> Refusal:
    """EG-6.6, EG-6.9  A double needs a land road with one transport, and a second of another kind."""
    facts = {"kind": with_article(transport), "road": ROAD_IDS[road]}
    if not _has(state, TOKEN_NAMES[DOUBLE]):
        return Refusal("no_token", "EG-6.6", {**facts, "kind": with_article(TOKEN_NAMES[DOUBLE])})
    if not _has(state, transport):
        return Refusal("no_token", "EG-6.6", facts)
    if not _lies(LAND, road):
        return Refusal("not_on_water", "EG-6.9", facts)
    if not _lies(roads_with_transport(state), road):
        return Refusal("needs_transport", "EG-6.6", facts)
    if _lies(roads_with_two(state), road):
        return Refusal("has_two", "EG-6.6", facts)
    if not _lies(int(ALLOWED[TOKEN_NAMES.index(transport)]), road):
        return Refusal("not_this_terrain", "EG-6.6", facts)
    return Refusal("same_transport", "EG-6.6", facts)


def _why_no_exchange(state: State, action: Exchange) -> Refusal:
    """EG-6.7  Both transports lie there, fit the other road and are not on it already."""
    if not _has(state, TOKEN_NAMES[EXCHANGE]):
        return Refusal("no_token", "EG-6.7", {"kind": with_article(TOKEN_NAMES[EXCHANGE])})
    ways = (
        (action.road, action.transport, action.other_road),
        (action.other_road, action.other_transport, action.road),
    )
    for road, transport, _ in ways:
        if not _lies(int(state.transports[TOKEN_NAMES.index(transport)]), ROAD_IDS.index(road)):
            return Refusal("not_on_road", "EG-6.7", {"kind": transport, "road": road})
    for _, transport, road in ways:
        if not _lies(int(ALLOWED[TOKEN_NAMES.index(transport)]), ROAD_IDS.index(road)):
            return Refusal("not_this_terrain", "EG-6.7", {"kind": with_article(transport), "road": road})
    return Refusal("same_transport", "EG-6.7", {"kind": with_article(action.transport), "road": action.other_road})
