"""Goldrausch: why an action is not legal, with the number of the rule it breaks."""

from goudkoorts.games.goldrausch.actions import Action, Chip, Coin, Figure, Lay, Pass, Start, notate
from goudkoorts.games.goldrausch.rules import figures_on
from goudkoorts.games.goldrausch.state import State
from goudkoorts.games.goldrausch.words import CARD, CHIP, COIN, FIRST_COIN, LETTERS, OVER, START
from goudkoorts.kernel.telling import Refusal

# What each phase asks for, and by which rule.
PHASE_RULES = {START: "R-5", CARD: "R-6", CHIP: "R-7", COIN: "R-9", OVER: "R-14"}
PHASE_KEYS = {START: "wants_start", CARD: "wants_card", CHIP: "wants_chip", COIN: "wants_lay", OVER: "is_over"}


def explain(state: State, action: Action | None) -> Refusal:
    """Return why an action is not legal here; None stands for a text that is no action at all."""
    phase = int(state.phase)
    match action:
        case Lay(group) if phase == COIN:
            return _why_no_lay(state, int(group))
        case Chip() if phase in (CARD, COIN):
            return _why_no_chip(state)
        case Pass() if phase == COIN:
            return Refusal("coin_must_be_laid", "R-6")
        case Figure() if phase == CARD:
            return Refusal("no_card_left", "R-1", {"card": notate(action)})
        case Coin() if phase == CARD:
            return Refusal("no_card_left", "R-2", {"card": notate(action)})
        case Start(seat) if phase == START:
            return Refusal("no_such_seat", "R-4", {"player": seat})
    return Refusal(PHASE_KEYS[phase], PHASE_RULES[phase])


def _why_no_lay(state: State, group: int) -> Refusal:
    """R-9, R-10  A coin needs a free place, and a figure unless no group with a free place has one."""
    facts = {"group": LETTERS[group]}
    if state.free_places[group] == 0:
        return Refusal("group_is_full", "R-9", facts)
    assert figures_on(state, group) == 0
    return Refusal("group_has_no_figure", "R-9", facts)


def _why_no_chip(state: State) -> Refusal:
    """R-7, R-11  A chip follows a figure just laid, never a coin."""
    if state.turned >= FIRST_COIN:
        return Refusal("no_chip_after_coin", "R-11")
    return Refusal("no_chip_without_figure", "R-7")
