"""Random games at full speed on one core: every node draws one of its tickets."""

import numpy as np
from numpy.typing import NDArray

from goudkoorts.engine.any_game import State, apply, count_tickets, open_ticket, payoff, places, seat_to_act, set_up
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.kernel.dice import below, draw
from goudkoorts.kernel.rule import rule

PLIES, DECISIONS = 0, 1  # columns of `lengths`


@rule
def play_random_games(
    state: State,
    setting: NDArray[np.int64],  # seats, then the options
    streams: NDArray[np.int64],  # one stream of dice a game
    scores: NDArray[np.int64],  # game by seat
    ranks: NDArray[np.int64],  # game by seat
    lengths: NDArray[np.int64],  # game by (plies, decisions)
) -> None:
    """Play one random game for each stream and write down how it ended."""
    seats = int(setting[0])
    for game in range(len(streams)):
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


@rule
def record_random_game(
    state: State, setting: NDArray[np.int64], dice: NDArray[np.int64], actions: NDArray[np.int64]
) -> int:
    """Play one random game, write its actions, and return how many there are."""
    set_up(state, int(setting[0]), setting[1:])
    plies = 0
    while seat_to_act(state) != NOBODY:
        action = open_ticket(state, below(dice, count_tickets(state)))
        actions[plies] = action
        plies += 1
        apply(state, action)
    return plies
