"""What a player program is: it sees a state blanked for its seat and names one of the legal actions."""

from typing import Any, Protocol

import numpy as np

from goudkoorts.engine.contract import Game, Numbers


class Bot(Protocol):
    """A player of any game."""

    name: str

    def choose(self, game: Game, state: Any, legal: Numbers, /) -> int:
        """Return one of the legal actions; `state` is blanked for the seat to act and may be scribbled on."""


def legal_actions(game: Game, state: Any) -> Numbers:
    """Return the legal actions of a decision."""
    out = np.empty(game.MAX_LEGAL, np.int64)
    return out[: game.list_legal(state, out)]
