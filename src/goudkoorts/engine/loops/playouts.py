"""Random games at full speed on one core: every node draws one of its tickets."""

import numpy as np
from numpy.typing import NDArray

from goudkoorts.engine.any_game import State, apply, count_tickets, open_ticket, payoff, places, seat_to_act, set_up
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.kernel.dice import below, draw
from goudkoorts.kernel.rule import rule

PLIES, DECISIONS = 0, 1  # the two lengths of a game


@rule
def play_random_game(
    state: State,
    setting: NDArray[np.int64],  # seats, then the options
    dice: int,
    scores: NDArray[np.int64],  # a number a seat
    ranks: NDArray[np.int64],  # a number a seat
    lengths: NDArray[np.int64],  # plies, decisions
) -> None:
    """Play one random game and write down how it ended."""
    set_up(state, int(setting[0]), setting[1:])
    plies = 0
    decisions = 0
    actor = seat_to_act(state)
    while actor != NOBODY:
        plies += 1
        decisions += actor != CHANCE
        dice, ticket = draw(dice, count_tickets(state))
        apply(state, open_ticket(state, ticket))
        actor = seat_to_act(state)
    payoff(state, scores)
    places(state, ranks)
    lengths[PLIES] = plies
    lengths[DECISIONS] = decisions


@rule
def play_random_games(
    state: State,
    setting: NDArray[np.int64],
    streams: NDArray[np.int64],  # one stream of dice a game
    scores: NDArray[np.int64],  # a row a game
    ranks: NDArray[np.int64],
    lengths: NDArray[np.int64],
) -> None:
    """Play one random game for each stream."""
    for game in range(len(streams)):
        play_random_game(state, setting, int(streams[game]), scores[game], ranks[game], lengths[game])


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
