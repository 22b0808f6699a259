"""Worlds a seat believes possible, played to the end after each of a few choices; compiled, for any game.

Every choice meets the same worlds with the same luck, so what differs between two choices is measured in pairs. A
world has nothing to do with any other, and nothing is remembered from one to the next: plain statistics apply.
"""

import numpy as np
from numpy.typing import NDArray

from goudkoorts.bots.loops.contests import choose_greedily
from goudkoorts.bots.loops.workspace import Workspace
from goudkoorts.engine.any_game import (
    State,
    apply,
    count_tickets,
    hide_from,
    open_ticket,
    payoff,
    places,
    redeal,
    round_of,
    seat_to_act,
)
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.kernel.dice import below
from goudkoorts.kernel.places import share_of_first
from goudkoorts.kernel.record import Records
from goudkoorts.kernel.rule import rule

ROOT, DEALT, WORLD, SIGHT, TRIAL = range(5)  # rows of the table
ROWS = 5
LUCK, TASTE = 0, 1  # two streams of dice: of chance and of what is hidden; and of players among equal moves
STREAMS = 2
NO_LAST_ROUND = 1 << 30


@rule
def play_worlds(
    space: Workspace,  # row ROOT of its table is the position as the seat knows it
    seat: int,
    choices: NDArray[np.int64],
    streams: NDArray[np.int64],  # world by LUCK and TASTE
    dice: NDArray[np.int64],  # space for the dice of one world
    ranks: NDArray[np.int64],  # space for a number a seat
    shares: NDArray[np.float64],  # world by choice by seat: the part of first place
    scores: NDArray[np.int64],  # world by choice by seat
) -> None:
    """Deal a world for each pair of streams and play it out once for each choice."""
    table = space.table
    for number in range(len(streams)):
        deal_world(table, seat, streams[number], dice)
        luck, taste = dice[LUCK], dice[TASTE]
        for place in range(len(choices)):
            dice[LUCK], dice[TASTE] = luck, taste
            play_choice(space, int(choices[place]), NO_LAST_ROUND, dice)
            payoff(table[WORLD], scores[number, place])
            places(table[WORLD], ranks)
            for each in range(len(ranks)):
                shares[number, place, each] = share_of_first(ranks, each)


@rule
def deal_world(table: Records[State], seat: int, streams: NDArray[np.int64], dice: NDArray[np.int64]) -> None:
    """Set the dice, and deal into row DEALT what the seat cannot see."""
    dice[LUCK], dice[TASTE] = streams[LUCK], streams[TASTE]
    table[DEALT] = table[ROOT]
    redeal(table[DEALT], seat, dice[LUCK : LUCK + 1])


@rule
def play_choice(space: Workspace, choice: int, last_round: int, dice: NDArray[np.int64]) -> None:
    """Play the dealt world on row WORLD, beginning with a choice."""
    space.table[WORLD] = space.table[DEALT]
    apply(space.table[WORLD], choice)
    play_on(space, last_round, dice[LUCK : LUCK + 1], dice[TASTE : TASTE + 1])


@rule
def play_on(space: Workspace, last_round: int, luck: NDArray[np.int64], taste: NDArray[np.int64]) -> None:
    """Play a world to its end or that of a round; each player takes what weighs most as far as it can know."""
    table, _, actions, weights = space
    actor = seat_to_act(table[WORLD])
    while actor != NOBODY and round_of(table[WORLD]) <= last_round:
        if actor == CHANCE:
            apply(table[WORLD], open_ticket(table[WORLD], below(luck, count_tickets(table[WORLD]))))
        elif count_tickets(table[WORLD]) == 1:
            apply(table[WORLD], open_ticket(table[WORLD], 0))
        else:
            table[SIGHT] = table[WORLD]
            hide_from(table[SIGHT], actor)
            apply(table[WORLD], choose_greedily(table[SIGHT:], actions, weights, taste))
        actor = seat_to_act(table[WORLD])
