"""Whole games between greedy and random players, compiled; each player is handed a state blanked for its seat."""

import numpy as np
from numpy.typing import NDArray

from goudkoorts.engine.any_game import (
    State,
    apply,
    count_tickets,
    hide_from,
    list_legal,
    open_ticket,
    payoff,
    places,
    seat_to_act,
    set_up,
    weigh,
)
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.kernel.dice import below
from goudkoorts.kernel.record import Records
from goudkoorts.kernel.rule import rule

RANDOM, GREEDY = 0, 1  # who sits on a seat


@rule
def choose_greedily(
    states: Records[State], actions: NDArray[np.int64], weights: NDArray[np.float64], dice: NDArray[np.int64]
) -> int:
    """Return the legal action that weighs most for the seat to act in `states[0]`, chance among equals."""
    count = list_legal(states[0], actions)
    if count == 1:
        return int(actions[0])
    weigh(states, actions, count, weights)
    best = 0
    equals = 1
    for place in range(1, count):
        if weights[place] > weights[best]:
            best = place
            equals = 1
        elif weights[place] == weights[best]:
            equals += 1
            if below(dice, equals) == 0:
                best = place
    return int(actions[best])


@rule
def play_contests(
    table: Records[State],  # the truth, and two rows for the player to act
    setting: NDArray[np.int64],  # seats, then the options
    players: NDArray[np.int64],  # game by seat: RANDOM or GREEDY
    streams: NDArray[np.int64],  # one stream of dice a game
    actions: NDArray[np.int64],  # room for legal actions
    weights: NDArray[np.float64],  # room for what they weigh
    scores: NDArray[np.int64],  # game by seat
    ranks: NDArray[np.int64],  # game by seat
) -> None:
    """Play one game for each stream and write down how it ended."""
    seats = int(setting[0])
    for game in range(len(streams)):
        dice = streams[game : game + 1]
        set_up(table[0], seats, setting[1:])
        actor = seat_to_act(table[0])
        while actor != NOBODY:
            if actor != CHANCE and players[game, actor] == GREEDY:
                table[1] = table[0]
                hide_from(table[1], actor)
                apply(table[0], choose_greedily(table[1:], actions, weights, dice))
            else:
                apply(table[0], open_ticket(table[0], below(dice, count_tickets(table[0]))))
            actor = seat_to_act(table[0])
        payoff(table[0], scores[game])
        places(table[0], ranks[game])
