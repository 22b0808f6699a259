"""Het Gouden Zevenspel: why an action is not legal, with the number of the rule it breaks."""

from goudkoorts.games.zevenspel.actions import Action, LayOpen, Start, card_text
from goudkoorts.games.zevenspel.state import State
from goudkoorts.games.zevenspel.words import BET, CARD, OVER, ROLL, START
from goudkoorts.kernel.telling import Refusal

# What each phase asks for, and by which rule.
PHASE_RULES = {START: "Z-4", BET: "Z-6", ROLL: "Z-7", CARD: "Z-7", OVER: "Z-10"}
PHASE_KEYS = {START: "wants_start", BET: "wants_bet", ROLL: "wants_roll", CARD: "wants_card", OVER: "is_over"}


def explain(state: State, action: Action | None) -> Refusal:
    """Return why an action is not legal here; None stands for a text that is no action at all."""
    phase = int(state.phase)
    match action:
        case LayOpen(kind) if phase == CARD:
            return Refusal("card_is_open", "Z-1", {"card": card_text(kind)})
        case Start(seat) if phase == START:
            return Refusal("no_such_seat", "Z-4", {"player": seat})
    return Refusal(PHASE_KEYS[phase], PHASE_RULES[phase])
