"""Gold!: why an action is not legal, with the number of the rule it breaks."""

from goudkoorts.games.gold.actions import Action, Bonus, Card, Donkey, Pass, Start, Swap, Take, TurnUp
from goudkoorts.games.gold.heap import colours_in, copies_in
from goudkoorts.games.gold.legal import kinds_for
from goudkoorts.games.gold.state import State
from goudkoorts.games.gold.words import BONUS, COLOURS, DONKEYS, LETTERS, OVER, REFILL, START, THREE_ROW, TURN, VALUES
from goudkoorts.kernel.telling import Refusal

# What each phase asks for, and by which rule.
PHASE_RULES = {START: "G-6", DONKEYS: "G-4", REFILL: "G-18", TURN: "G-8", BONUS: "G-15", OVER: "G-19"}
PHASE_KEYS = {
    START: "wants_start",
    DONKEYS: "wants_donkey",
    REFILL: "wants_turn",
    TURN: "wants_move",
    BONUS: "wants_bonus",
    OVER: "is_over",
}


def explain(state: State, action: Action | None) -> Refusal:
    """Return why an action is not legal here; None stands for a text that is no action at all."""
    phase = int(state.phase)
    match action:
        case Take(card) if phase == TURN:
            return _why_no_take(state, card)
        case Swap(given, taken) if phase == TURN:
            return _why_no_swap(state, given, taken)
        case Bonus(opponent, card) if phase == BONUS:
            return _why_no_bonus(state, opponent, card)
        case Bonus() if phase == TURN:
            return Refusal("no_bonus_now", "G-15")
        case Pass() if phase == BONUS:
            return Refusal("bonus_is_mandatory", "G-15")
        case TurnUp(card) if phase == REFILL:
            return Refusal("card_is_seen", "G-2", {"card": str(card)})
        case Donkey(colour) if phase == DONKEYS:
            return Refusal("donkey_is_used", "G-4", {"colour": LETTERS[colour]})
        case Start(seat) if phase == START:
            return Refusal("no_such_seat", "G-3", {"player": seat})
    return Refusal(PHASE_KEYS[phase], PHASE_RULES[phase])


def _why_no_take(state: State, card: Card) -> Refusal:
    """G-8  Only a card of the lowest value in the offer can be taken."""
    if not copies_in(int(state.offer), card.kind):
        return Refusal("not_in_offer", "G-8", {"card": str(card)})
    return Refusal("not_lowest", "G-8", {"card": str(card)})


def _why_no_swap(state: State, given: Card, taken: Card) -> Refusal:
    """G-9 to G-11, G-13  Find the condition of an exchange that fails."""
    facts = {"given": str(given), "card": str(taken)}
    rule = "G-10" if given.is_donkey else "G-9"
    if not copies_in(int(state.displays[int(state.seat)]), given.kind):
        return Refusal("not_in_display", rule, facts)
    if not kinds_for(given.kind // COLOURS, int(state.offer)):
        return _why_no_swap_at_all(given)
    if taken.is_donkey:
        return Refusal("swap_for_donkey", "G-11", facts)
    if not copies_in(int(state.offer), taken.kind):
        return Refusal("not_in_offer", rule, facts)
    return Refusal("not_lower", "G-9", facts)


def _why_no_swap_at_all(given: Card) -> Refusal:
    """G-9 to G-11  Find why a card can fetch nothing from this offer, whichever card was meant."""
    facts = {"given": str(given)}
    if given.is_donkey:
        return Refusal("no_gold_in_offer", "G-10", facts)
    if given.value == VALUES[THREE_ROW]:
        return Refusal("three_cannot_be_given", "G-11", facts)
    return Refusal("nothing_lower", "G-9", facts)


def _why_no_bonus(state: State, opponent: int, card: Card) -> Refusal:
    """G-15  The bonus comes from an opponent's display and brings a new colour."""
    facts: dict[str, int | str] = {"rival": opponent, "card": str(card), "colour": LETTERS[card.colour]}
    if opponent >= state.seats or opponent == state.seat:
        return Refusal("not_an_opponent", "G-15", facts)
    if not copies_in(int(state.displays[opponent]), card.kind):
        return Refusal("not_in_their_display", "G-15", facts)
    assert colours_in(int(state.displays[int(state.seat)])) >> card.colour & 1
    return Refusal("colour_is_barred", "G-15", facts)
