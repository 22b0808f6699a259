"""Default words: actions are found and told by their texts."""

from functools import cache
from typing import Any

from goudkoorts.engine.any_game import NUM_ACTIONS, SEATS, State, decode, hide_from, notate, seat_to_act
from goudkoorts.engine.defaults import plain
from goudkoorts.kernel.actors import NOBODY, ONLOOKER
from goudkoorts.kernel.telling import BadNotation, Refusal, Sentence

IS_OPEN = hide_from is plain.hide_from
EVERYBODY = (*range(max(SEATS)), ONLOOKER)


def parse(text: str) -> Any:
    """Return the action that has this text, or raise BadNotation."""
    number = _numbers().get(text)
    if number is None:
        raise BadNotation(text)
    return decode(number)


@cache
def _numbers() -> dict[str, int]:
    """Return every action number by its text."""
    return {notate(decode(number)): number for number in range(NUM_ACTIONS)}


def describe(action: Any) -> Sentence:
    """Return an action as a choice: its text, which the game's words may translate."""
    return Sentence("action", {"action": notate(action)})


def tell(before: State, action: Any, after: State) -> tuple[Sentence, ...]:
    """Return who did what; in a game with secrets only its player reads what it was, and nobody reads chance."""
    seat = int(seat_to_act(before))
    end = (Sentence("over"),) if seat_to_act(after) == NOBODY else ()
    text = notate(action)
    if seat < 0:
        return (Sentence("chance", {"action": text}), *end) if IS_OPEN else end
    deed = Sentence("action", {"player": seat, "action": text})
    if IS_OPEN:
        return (deed, *end)
    others = tuple(other for other in EVERYBODY if other != seat)
    mine = Sentence(deed.key, deed.facts, (seat,))
    return (mine, Sentence("secret", {"player": seat}, others), *end)


def explain(state: State, action: Any) -> Refusal:
    """Return that the game is over, that a text is no action, or that the action is not possible now."""
    if seat_to_act(state) == NOBODY:
        return Refusal("is_over", "")
    return Refusal("no_such_action" if action is None else "not_now", "")
