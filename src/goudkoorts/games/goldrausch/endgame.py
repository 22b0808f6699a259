"""Goldrausch: from where a position can be solved exactly. Not rules: solvers and analysis ask."""

from typing import Final

from goudkoorts.games.goldrausch.state import State
from goudkoorts.games.goldrausch.words import CHIP, COIN, EXTRA_ROUND
from goudkoorts.kernel.rule import rule

FEW_CARDS: Final = 8  # in the pile: see docs/endgames.md for what more would cost


@rule
def is_endgame(state: State) -> bool:
    """R-6, R-14, RA-8  In the last round nothing is hidden but the order of the pile, and few cards have few orders."""
    return is_last_round(state) and bool(state.left <= FEW_CARDS) and (state.phase in (CHIP, COIN))


@rule
def is_last_round(state: State) -> bool:
    """R-14, RA-8, RA-13  Say whether no round can follow, not even the extra one after a tie."""
    if state.round_number == state.rounds:
        return bool(state.tie != EXTRA_ROUND)
    return bool(state.round_number > state.rounds)
