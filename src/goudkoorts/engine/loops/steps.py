"""One step of a game in one call: calling compiled code takes longer than most rules do."""

import numpy as np
from numpy.typing import NDArray

from goudkoorts.engine.any_game import State, apply, count_tickets, hide_from, list_legal, open_ticket, seat_to_act
from goudkoorts.kernel.actors import CHANCE, NOBODY, ONLOOKER
from goudkoorts.kernel.record import Records
from goudkoorts.kernel.rule import brief_rule


@brief_rule
def look(state: State, legal: NDArray[np.int64]) -> tuple[int, int]:
    """Return who acts, and how many legal actions were written, or among how many tickets chance draws."""
    actor = seat_to_act(state)
    if actor == CHANCE:
        return actor, count_tickets(state)
    if actor == NOBODY:
        return actor, 0
    return actor, list_legal(state, legal)


@brief_rule
def act(state: State, action: int, legal: NDArray[np.int64]) -> tuple[int, int]:
    """Carry out an action and look at what it leads to."""
    apply(state, action)
    return look(state, legal)


@brief_rule
def draw(state: State, ticket: int, legal: NDArray[np.int64]) -> tuple[int, int, int]:
    """Let chance draw a ticket; return the action, and what it leads to."""
    action = open_ticket(state, ticket)
    apply(state, action)
    actor, count = look(state, legal)
    return action, actor, count


@brief_rule
def blank(observations: Records[State], words: NDArray[np.int64]) -> int:
    """Blank what each viewer cannot know: row n is for seat n, then comes one for onlookers, then the truth.

    `words` is the same memory. Return, as bits, who knows the whole truth.
    """
    truth = len(observations) - 1
    size = len(words) // len(observations)
    knowing = 0
    for viewer in range(truth):
        hide_from(observations[viewer], viewer if viewer < truth - 1 else ONLOOKER)
        hidden = 0
        for place in range(size):
            hidden |= words[viewer * size + place] ^ words[truth * size + place]
        if not hidden:
            knowing |= 1 << viewer
    return knowing
