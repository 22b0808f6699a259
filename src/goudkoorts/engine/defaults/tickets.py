"""Default tickets, from the lists of actions and outcomes.

They allocate room for a list at every call, which a CUDA kernel cannot: a game for the GPU writes its own two.
"""

import numpy as np

from goudkoorts.engine.any_game import MAX_LEGAL, State, chance_weights, list_legal, seat_to_act
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.kernel.rule import rule


@rule
def count_tickets(state: State) -> int:
    """Count the legal actions of a decision, or sum the weights of a chance node; 0 after the end."""
    out = np.empty(MAX_LEGAL, np.int64)
    actor = seat_to_act(state)
    if actor == NOBODY:
        return 0
    if actor != CHANCE:
        return list_legal(state, out)
    weights = np.empty(MAX_LEGAL, np.int64)
    tickets = 0
    for place in range(chance_weights(state, out, weights)):
        tickets += weights[place]
    return tickets


@rule
def open_ticket(state: State, ticket: int) -> int:
    """Return the action of the n-th ticket."""
    out = np.empty(MAX_LEGAL, np.int64)
    if seat_to_act(state) != CHANCE:
        list_legal(state, out)
        return int(out[ticket])
    weights = np.empty(MAX_LEGAL, np.int64)
    place = 0
    chance_weights(state, out, weights)
    while ticket >= weights[place]:
        ticket -= weights[place]
        place += 1
    return int(out[place])
