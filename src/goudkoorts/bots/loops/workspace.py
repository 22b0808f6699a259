"""The arrays that playouts work in, as named records: one set for each thread, made once and used for every playout."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from goudkoorts.bots.loops.tree import Tree


class Workspace(NamedTuple):
    """Positions of a playout, and space for the choices at one of them."""

    table: Any  # records of the game: the rows that a loop names
    words: NDArray[np.int64]  # the same memory as numbers, for hashing and quick copies
    actions: NDArray[np.int64]  # space for legal actions
    weights: NDArray[np.float64]  # space for what they weigh


class Outcome(NamedTuple):
    """How a playout ended: a number for each seat."""

    scores: NDArray[np.int64]
    ranks: NDArray[np.int64]
    results: NDArray[np.float64]  # what the search maximises


class Streams(NamedTuple):
    """Two streams of dice, each an array of one number."""

    decisions: NDArray[np.int64]  # of players in a playout
    chance: NDArray[np.int64]  # of chance and of what is hidden


class Walk(NamedTuple):
    """What one iteration notes on its way down the tree."""

    path: NDArray[np.int64]  # node, edge and seat of each step
    possible: NDArray[np.int64]  # by action: the stamp of the visit at which it was last possible


class SearchMemory(NamedTuple):
    """All arrays of a search."""

    tree: Tree
    space: Workspace
    streams: Streams
    outcome: Outcome
    walk: Walk
    notes: NDArray[np.int64]  # STAMP, SEAT, SEED
    findings: NDArray[np.float64]  # about each choice at the root
