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
def blank(sights: Records[State]) -> None:
    """Blank what each viewer cannot know: row n is for seat n, the last one for onlookers."""
    seats = len(sights) - 1
    for seat in range(seats):
        hide_from(sights[seat], seat)
    hide_from(sights[seats], ONLOOKER)
