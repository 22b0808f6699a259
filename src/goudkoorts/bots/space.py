"""Empty arrays for compiled playouts."""

from typing import Any

import numpy as np

from goudkoorts.bots.loops.workspace import Outcome, Workspace
from goudkoorts.engine.contract import Game
from goudkoorts.kernel.record import words_of


def workspace_for(game: Game, rows: int) -> Workspace:
    """Return a workspace for a game with so many positions."""
    table: Any = game.State.rows(rows)
    return Workspace(table, words_of(table), np.zeros(game.MAX_LEGAL, np.int64), np.zeros(game.MAX_LEGAL))


def outcome_for(seats: int) -> Outcome:
    """Return space for how a playout of so many seats ends."""
    return Outcome(np.zeros(seats, np.int64), np.zeros(seats, np.int64), np.zeros(seats))
