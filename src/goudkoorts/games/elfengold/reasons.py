"""Elfenland and Elfengold: why an action is not legal, with the number of the rule it breaks."""

from goudkoorts.games.elfengold.actions import (
    CHOICES,
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
from goudkoorts.games.elfengold.board import TOWN_IDS
from goudkoorts.games.elfengold.reasons_of_planning import why_not_placed
from goudkoorts.games.elfengold.reasons_of_travel import why_no_caravan, why_no_flight, why_no_step
from goudkoorts.games.elfengold.rules.heaps import tokens_of
from goudkoorts.games.elfengold.rules.setup import next_town_without_value
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import (
    AUCTION_ROW,
    BID,
    BLIND_COUNTER,
    COUNTER,
    DEAL,
    DECK_CARD,
    DISCARD,
    DRAW,
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
DEEDS = {"open": "take", "blind": "take", "deck": "take", "stack": "take", "gold": "reward", "cards": "reward"}
CARD_PHASES = (FIRST_HANDS, FIRST_ROW, DEAL, DECK_CARD, NEW_CARD)
COUNTER_PHASES = (FIRST_ROW, SECRET, BLIND_COUNTER, NEW_COUNTER)


def explain(state: State, action: Action | None) -> Refusal:
    """Return why an action is not legal here; None stands for a text that is no action at all."""
    phase = int(state.phase)
    match action:
        case Place() | Lay("tree") if phase == PLAN:
            return why_not_placed(state, action)
        case Lay() | Double() | Exchange() if phase == PLAN and state.is_elfengold:
            return why_not_placed(state, action)
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
        case Choose("pay") if phase == MOVE:
            return Refusal("cards_follow", "EL-5.2")
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
    return _another_phase(state, action)


def _another_phase(state: State, action: Action | None) -> Refusal:
    """Say what is asked for now, and that the action is for another time."""
    return Refusal(_key_of_phase(state), _rule_of_phase(state), {"deed": _deed_of(action), "count": int(state.left)})


def _deed_of(action: Action | None) -> str:
    """Return the word for what somebody wanted to do."""
    match action:
        case Place() | Lay() | Double() | Exchange():
            return "place"
        case Go() | Caravan() | Fly():
            return "travel"
        case Bid():
            return "bid"
        case Choose(verb, _) | Plain(verb):
            return DEEDS.get(verb, verb)
    return "that"


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
    if not _count_of(state, verb, kind):
        return Refusal("not_there" if verb == "return" else "not_in_hand", _rule_of_phase(state), facts)
    if verb == "return" and kind == "tree" and not state.is_elfengold:
        return Refusal("tree_is_kept", "EL-6.2")
    # The rules take a set one by one and in order; whoever sees sets chooses in any order, and never comes here.
    begun = CHOICES[verb][1].index(kind) < state.last_kind
    return Refusal(
        "set_is_begun" if begun else "others_too", _rule_of_phase(state), {**facts, "count": int(state.left)}
    )


def _count_of(state: State, verb: str, kind: str) -> int:
    """How many of a kind the player has to pay, discard or give back."""
    seat, number = int(state.seat), CHOICES[verb][1].index(kind)
    return tokens_of(state, seat, number) if verb == "return" else int(state.hands[seat, number])


def _why_no_bid(state: State, amount: int) -> Refusal:
    """EG-5.3, EG-5.6  A bid is higher than the one before and, if the table wants it so, not above the own gold."""
    if amount <= state.bid:
        return Refusal("bid_too_low", "EG-5.3", {"count": int(state.bid)})
    return Refusal("bid_too_high", "EG-5.6", {"count": int(state.gold[int(state.seat)])})
