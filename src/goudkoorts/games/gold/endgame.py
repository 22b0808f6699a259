"""Gold!: from where a position can be solved exactly. Not rules: solvers and analysis ask."""

from goudkoorts.games.gold.state import State
from goudkoorts.games.gold.words import BONUS, TURN
from goudkoorts.kernel.rule import rule


@rule
def is_endgame(state: State) -> bool:
    """G-19  With the last offer on the table no card is turned up any more, and nothing else was ever hidden.

    The two cards put aside never matter. A refill needs a pile (G-18), and nothing puts cards back into it.
    """
    return bool(state.pile == 0) and (state.phase in (TURN, BONUS))
