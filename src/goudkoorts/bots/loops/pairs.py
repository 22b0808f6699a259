"""Choices compared in the same worlds with the same luck, up to a horizon; compiled, for any game."""

import numpy as np
from numpy.typing import NDArray

from goudkoorts.bots.loops.judging import judge
from goudkoorts.bots.loops.tree import Manner
from goudkoorts.bots.loops.workspace import Outcome, Workspace
from goudkoorts.bots.loops.worlds import (
    LUCK,
    NO_LAST_ROUND,
    ROOT,
    ROWS,
    STREAMS,
    TASTE,
    WORLD,
    deal_world,
    play_choice,
)
from goudkoorts.engine.any_game import round_of
from goudkoorts.kernel.rule import rule

__all__ = ["ROOT", "ROWS", "STREAMS", "compare"]


@rule
def compare(
    manner: Manner,
    space: Workspace,  # row ROOT of its table is the position as the seat knows it
    seat: int,
    choices: NDArray[np.int64],
    streams: NDArray[np.int64],  # world by LUCK and TASTE
    dice: NDArray[np.int64],  # space for the dice of one world
    outcome: Outcome,
    out: NDArray[np.float64],  # world by choice: what it brought the seat
) -> None:
    """Deal a world for each pair of streams, and play it out as far as the manner says once for each choice."""
    table = space.table
    last_round = NO_LAST_ROUND
    if manner.rounds > 0:
        last_round = round_of(table[ROOT]) + int(manner.rounds) - 1
    for number in range(len(streams)):
        deal_world(table, seat, streams[number], dice)
        luck, taste = dice[LUCK], dice[TASTE]
        for place in range(len(choices)):
            dice[LUCK], dice[TASTE] = luck, taste
            play_choice(space, int(choices[place]), last_round, dice)
            judge(table[WORLD], manner, outcome.ranks, outcome.results)
            out[number, place] = outcome.results[seat]
