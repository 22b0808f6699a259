"""Random games on a GPU: one thread a game at a time, the very same rules."""

from typing import Any

import numpy as np
from numba import cuda
from numpy.typing import NDArray

from goudkoorts.engine.any_game import State, apply, count_tickets, open_ticket, payoff, places, seat_to_act, set_up
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.kernel.dice import draw

PLIES, DECISIONS = 0, 1  # columns of `lengths`
STATE: Any = State.dtype


def play_random_games_on_gpu(
    setting: NDArray[np.int64],  # seats, then the options
    streams: NDArray[np.int64],  # one stream of dice a game
    scores: NDArray[np.int64],  # game by seat
    ranks: NDArray[np.int64],  # game by seat
    lengths: NDArray[np.int64],  # game by (plies, decisions)
) -> None:
    """Play one random game for each stream; every thread takes every so-many-th of them."""
    table = cuda.local.array(1, STATE)
    state = table[0]
    seats = int(setting[0])
    for game in range(cuda.grid(1), len(streams), cuda.gridsize(1)):
        dice = int(streams[game])
        set_up(state, seats, setting[1:])
        plies = 0
        decisions = 0
        actor = seat_to_act(state)
        while actor != NOBODY:
            plies += 1
            decisions += actor != CHANCE
            dice, ticket = draw(dice, count_tickets(state))
            apply(state, open_ticket(state, ticket))
            actor = seat_to_act(state)
        payoff(state, scores[game])
        places(state, ranks[game])
        lengths[game, PLIES] = plies
        lengths[game, DECISIONS] = decisions
