"""Elfenland and Elfengold: from where a position can be solved exactly. Not rules: solvers and analysis ask."""

from goudkoorts.games.elfengold.state import State
from goudkoorts.kernel.rule import rule


@rule
def is_endgame(state: State) -> bool:  # noqa: ARG001  # nothing in the state can make it one
    """EL-8.1  Never: hands and town cards stay hidden to the last journey."""
    return False
