"""A search at one seat: its memory, how long it thinks, and what it found."""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from math import inf, sqrt
from types import ModuleType
from typing import Any

import numpy as np

from goudkoorts.bots.loops.tree import (
    NO_NODE,
    NODES,
    Edge,
    Manner,
    Node,
    Tree,
    add_node,
    find_slot,
    keep_below,
)
from goudkoorts.bots.loops.workspace import SearchMemory, Streams, Walk
from goudkoorts.bots.space import outcome_for, workspace_for
from goudkoorts.engine.contract import Game
from goudkoorts.kernel.dice import dice_from
from goudkoorts.kernel.hashes import hash_of
from goudkoorts.kernel.instance import instantiate

MOST_NODES = 1 << 17
EDGES_A_NODE = 8  # on average; most nodes are visited once and have none
FIRST_SLICE = 8  # iterations between two looks at the clock, at first
SECONDS_A_SLICE = 0.005
LEAST_TRIALS = 8  # fewer say nothing about a choice
LEAST_VARIANCE = 1e-4
LEAST_SHARE = 4  # choices tried less often may make up this part of all trials


@dataclass(frozen=True, slots=True)
class Budget:
    """When a search stops: at a number of iterations, at a time, or when the choice is settled.

    Settled is a choice that no other can overtake any more, or that is better than every other by `certainty`
    standard errors; `inf` waits for the former.
    """

    iterations: int = 1 << 40
    seconds: float = inf
    certainty: float = inf


@dataclass(frozen=True, slots=True)
class Candidate:
    """What was found about one choice; errors are standard errors of the means."""

    action: int
    visits: int
    prior: float
    result: float  # what the search maximises: the place mostly, and some of the margin
    result_error: float
    win: float  # the chance to be first, shared places counted in parts
    win_error: float
    points: float
    points_error: float


class Search:
    """One tree, of one seat in one game."""

    def __init__(self, game: Game, manner: Manner, seed: int = 0, nodes: int = MOST_NODES) -> None:
        self._game = game
        self._manner = manner
        self._loops = search_loops(game)
        chance = dice_from(seed, 1)
        self.memory = SearchMemory(
            tree=_empty_tree(nodes, int(manner.most_width)),
            space=workspace_for(game, self._loops.ROWS),
            streams=Streams(dice_from(seed), chance),
            outcome=outcome_for(game.SEATS[-1]),
            walk=Walk(np.zeros((game.MAX_PLIES, 3), np.int64), np.zeros(game.NUM_ACTIONS, np.int64)),
            notes=np.zeros(3, np.int64),
            findings=np.zeros((int(manner.most_width), self._loops.FINDINGS)),
        )
        self.memory.notes[self._loops.SEED] = chance[0]

    def look_at(self, state: Any) -> None:
        """Make a state, blanked for the seat to act, the root; what was learned below it before is kept."""
        memory = self.memory
        memory.space.table[self._loops.ROOT] = state
        _make_root(memory.tree, hash_of(memory.space.words[self._loops.ROOT]))
        memory.findings[:] = 0.0
        memory.notes[self._loops.SEAT] = self._game.seat_to_act(state)
        self.memory = memory._replace(outcome=outcome_for(int(state.seats)))

    def run(self, iterations: int) -> None:
        """Search on."""
        self._loops.search(iterations, self._manner, self.memory)

    @property
    def size(self) -> int:
        """How many positions are remembered."""
        return int(self.memory.tree.used[NODES])

    @property
    def visits(self) -> dict[int, int]:
        """How often each choice at the root was tried, earlier searches included."""
        return {int(edge.action): int(edge.visits) for edge in self._root_edges()}

    def is_certain(self, errors: float) -> bool:
        """Whether the most visited choice is better than each other one by so many standard errors."""
        times, sums, squares = self.memory.findings[:, self._loops.TIMES : self._loops.RESULT_SQUARED + 1].T
        tried = times >= LEAST_TRIALS
        if not tried.any():
            return False
        means = sums[tried] / times[tried]
        variances = (squares[tried] / times[tried] - means * means + LEAST_VARIANCE) / times[tried]
        best = int(np.argmax(times[tried]))
        gaps = (means[best] - means) / np.sqrt(variances + variances[best])
        gaps[best] = inf
        untried_lag = bool(times[~tried].sum() * LEAST_SHARE < times.sum())
        return untried_lag and bool(gaps.min() > errors)

    def candidates(self) -> list[Candidate]:
        """Return what was found about each choice at the root, the most visited first."""
        rows = zip(self._root_edges(), self.memory.findings, strict=False)
        found = [self._candidate(edge, row) for edge, row in rows]
        return sorted(found, key=lambda candidate: (-candidate.visits, -candidate.win))

    def _root_edges(self) -> Any:
        """Return the choices at the root."""
        root = self.memory.tree.nodes[0]
        return self.memory.tree.edges[root.first : root.first + root.edges]

    def _candidate(self, edge: Any, row: Any) -> Candidate:
        """Sum up one choice."""
        loops = self._loops
        times = float(row[loops.TIMES])
        result = _mean(row[loops.RESULT], row[loops.RESULT_SQUARED], times)
        win = _mean(row[loops.WINS], row[loops.WINS_SQUARED], times)
        points = _mean(row[loops.POINTS], row[loops.POINTS_SQUARED], times)
        return Candidate(int(edge.action), int(edge.visits), float(edge.prior), *result, *win, *points)


def think(searches: Sequence[Search], budget: Budget) -> int:
    """Let searches of the same root work side by side, a thread each, until the budget is spent; return iterations."""
    done = 0
    part = FIRST_SLICE
    for search in searches:
        search.run(0)  # whatever must be compiled or loaded first is no thinking time
    now = time.perf_counter()
    deadline = now + budget.seconds
    with nullcontext() if len(searches) == 1 else ThreadPoolExecutor(len(searches)) as pool:
        while done < budget.iterations and now < deadline:
            part = min(part, budget.iterations - done)
            _run_all(searches, part, pool)
            done += part
            before, now = now, time.perf_counter()
            if _is_settled(searches, budget, budget.iterations - done):
                break
            if now - before < SECONDS_A_SLICE:
                part *= 2
    return done * len(searches)


def _run_all(searches: Sequence[Search], iterations: int, pool: ThreadPoolExecutor | None) -> None:
    """Run every search for so many iterations."""
    if pool is None:
        searches[0].run(iterations)
    else:
        list(pool.map(lambda search: search.run(iterations), searches))


def all_visits(searches: Sequence[Search]) -> dict[int, int]:
    """Add up how often each choice was tried."""
    total: dict[int, int] = {}
    for search in searches:
        for action, visits in search.visits.items():
            total[action] = total.get(action, 0) + visits
    return total


def _is_settled(searches: Sequence[Search], budget: Budget, iterations_left: int) -> bool:
    """Whether no other choice can overtake the most visited one any more, or the best is certain enough."""
    visits = sorted(all_visits(searches).values(), reverse=True)
    if len(visits) == 1 or visits[0] - visits[1] > iterations_left * len(searches):
        return True
    return budget.certainty < inf and all(search.is_certain(budget.certainty) for search in searches)


def search_loops(game: Game) -> ModuleType:
    """Return the compiled search for a game."""
    stand_in = "goudkoorts.engine.any_game"
    contests = instantiate("goudkoorts.bots.loops.contests", stand_in, game.__name__)
    judging = instantiate("goudkoorts.bots.loops.judging", stand_in, game.__name__)
    return instantiate("goudkoorts.bots.loops.search", stand_in, game.__name__, on=(contests, judging))


def _empty_tree(nodes: int, most_width: int) -> Tree:
    """Return a tree without nodes."""
    edges = Edge.rows(max(nodes * EDGES_A_NODE, most_width))
    slots = np.full(1 << (2 * nodes - 1).bit_length(), NO_NODE, np.int32)  # a power of two, for `find_slot`
    return Tree(Node.rows(nodes), edges, slots, np.zeros(2, np.int64))


def _make_root(tree: Tree, key: int) -> None:
    """Make the position of a key the root: keep what is known below it, or begin anew."""
    nodes, _, slots, used = tree
    slot = find_slot(slots, nodes, key)
    if slots[slot] == NO_NODE:
        used[:] = 0
        slots[:] = NO_NODE
        add_node(nodes, slots, used, find_slot(slots, nodes, key), key, NO_NODE)
    else:
        keep_below(tree, int(slots[slot]))


def _mean(total: float, squares: float, times: float) -> tuple[float, float]:
    """Return a mean and its standard error."""
    if times == 0.0:
        return 0.0, inf
    mean = total / times
    return float(mean), sqrt(max(squares / times - mean * mean, 0.0) / times) if times > 1.0 else inf
