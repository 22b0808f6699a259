"""One decision analysed: what the candidate moves were worth, by all that the seat could know.

A search names the candidates, and the move that was played is always one of them. Then worlds that the seat had to
believe possible are dealt, and each is played to its end once for every candidate, everybody going on greedily. A
first part of the worlds says which candidate is best; the others measure. So the best is not the luckiest, and its
numbers are as fair as those of any other. Where a position can be solved, nothing is sampled: it is proved.
"""

import time
from collections.abc import Sequence
from typing import Any, Final, Literal, get_args

import msgspec
import numpy as np
from numpy.typing import NDArray

from goudkoorts.analysis.estimate import Estimate, estimate, proved
from goudkoorts.bots.bot import legal_actions
from goudkoorts.bots.endgame import Solution, solve
from goudkoorts.bots.levels import manner_for
from goudkoorts.bots.search import Search
from goudkoorts.bots.worlds import Worlds
from goudkoorts.engine.contract import Game
from goudkoorts.kernel.dice import dice_from

LEAST_WORLDS: Final = 16  # fewer measure nothing
PARTS_THAT_CHOOSE: Final = 4  # one world in so many says which candidate is best
PARTS_OF_TIME: Final = 4  # one for the search, one for the choice of the best, the others measure
LEAST_NODES, MOST_NODES = 1 << 10, 1 << 16
SLICE: Final = 8  # worlds or iterations between two looks at the clock
POSITIONS: Final = 500_000  # that solving an endgame may take: about half a second
SEARCH, CHOICE, MEASURE = range(3)  # what has a seed of its own
SEEDS_A_PLY: Final = 4
# From how much of the win chance on, beyond its uncertainty, a loss has a name.
INACCURACY, MISTAKE, BLUNDER = 0.02, 0.05, 0.15
Mark = Literal["best", "good", "unclear", "inaccuracy", "mistake", "blunder"]
MARKS: Final[tuple[Mark, ...]] = get_args(Mark)
ERRORS: Final = MARKS[3:]
SIZES: Final[dict[Mark, float]] = {"blunder": BLUNDER, "mistake": MISTAKE, "inaccuracy": INACCURACY}
EQUAL: Final = 1e-12


class Effort(msgspec.Struct, frozen=True):
    """How much is spent on a decision: a number of worlds, or seconds; then results are not the same every time."""

    worlds: int = 400
    seconds: float | None = None
    top: int = 3  # candidates, the played move not counted
    seed: int = 0
    positions: int = POSITIONS


class Question(msgspec.Struct, frozen=True):
    """A decision of a record: everything the seat could know, and what it did."""

    ply: int
    seat: int
    played: int
    blanked: Any  # the state


class Choice(msgspec.Struct, frozen=True):
    """What one candidate is worth to the seat that decides."""

    action: int
    win: Estimate  # chance of first place, a shared one counted in parts
    points: Estimate | None  # at the end; unknown where it is proved
    lead: Estimate  # over the best rival at the end
    loss: Estimate  # of win chance against the best, measured in pairs


class Finding(msgspec.Struct, frozen=True):
    """What was found about one decision."""

    ply: int
    seat: int
    played: int
    best: int
    choices: tuple[Choice, ...] = ()  # the best first; empty where the move was forced
    chances: tuple[float, ...] = ()  # every seat's win chance after the move that was played
    worlds: int = 0  # that measured
    is_proved: bool = False

    @property
    def is_forced(self) -> bool:
        """Whether there was nothing to decide."""
        return not self.choices

    def choice_of(self, action: int) -> Choice:
        """Return what was found about a candidate."""
        return next(choice for choice in self.choices if choice.action == action)

    @property
    def mark(self) -> Mark | None:
        """How large the loss was; None where the move was forced."""
        if self.is_forced:
            return None
        return mark_of(self.choice_of(self.played).loss, is_best=self.played == self.best)


def mark_of(loss: Estimate, *, is_best: bool) -> Mark:
    """Name a loss by its size beyond its uncertainty; `unclear` may be nothing and may be a mistake."""
    if is_best or loss.high < 0.0:
        return "best"
    for name, least in SIZES.items():
        if loss.low > least - EQUAL:
            return name
    return "unclear" if loss.high > MISTAKE - EQUAL else "good"


def analyse(game: Game, question: Question, effort: Effort) -> Finding:
    """Answer one question; depends on the question and, unless it is by the clock, on the effort alone."""
    legal = legal_actions(game, question.blanked)
    if len(legal) == 1:
        return Finding(question.ply, question.seat, question.played, question.played)
    solution = solve(game, question.blanked, effort.positions)
    if solution is not None and question.played in solution.values:
        return _from_proof(question, solution, effort.top)
    candidates = _candidates(game, question, effort)
    worth = _worth(game, question, candidates, effort)
    best = max(candidates, key=lambda action: (worth[action], action == question.played))
    return _measured(game, question, candidates, best, effort)


def _from_proof(question: Question, solution: Solution, top: int) -> Finding:
    """Return what a solved endgame says."""
    seat = question.seat
    order = sorted(solution.values, key=lambda action: solution.values[action].rank_for(seat), reverse=True)
    # Equal to the best is best.
    best = solution.best
    if solution.values[question.played].rank_for(seat) == solution.value.rank_for(seat):
        best = question.played
    shown = [best, *(action for action in order if action != best)][:top]
    if question.played not in shown:
        shown.append(question.played)
    share = solution.value.shares[seat]
    choices = [
        Choice(action, proved(value.shares[seat]), None, proved(value.leads[seat]), proved(share - value.shares[seat]))
        for action in shown
        for value in [solution.values[action]]
    ]
    chances = solution.values[question.played].shares
    return Finding(question.ply, seat, question.played, best, tuple(choices), chances, is_proved=True)


def _candidates(game: Game, question: Question, effort: Effort) -> list[int]:
    """Return the moves that a search tried most, and the one that was played."""
    nodes = LEAST_NODES
    while nodes < min(MOST_NODES, MOST_NODES if effort.seconds else effort.worlds):
        nodes *= 2
    search = Search(game, manner_for(game), _seed(question, effort, SEARCH), nodes)
    search.look_at(question.blanked)
    if effort.seconds is None:
        search.run(effort.worlds)  # in one go: where `think` stops depends on the clock
    else:
        deadline = time.perf_counter() + effort.seconds / PARTS_OF_TIME
        while time.perf_counter() < deadline:
            search.run(SLICE)
    found = [candidate.action for candidate in search.candidates()[: effort.top]]
    return found if question.played in found else [*found, question.played]


def _worth(game: Game, question: Question, candidates: Sequence[int], effort: Effort) -> dict[int, float]:
    """Return a first impression of the candidates: win chances, and some lead where those are equal."""
    part = None if effort.seconds is None else effort.seconds / PARTS_OF_TIME
    worlds = Worlds(game, question.blanked, candidates, _seed(question, effort, CHOICE))
    shares, scores = _play(worlds, max(LEAST_WORLDS, effort.worlds // PARTS_THAT_CHOOSE), part)
    leads = _leads(scores, question.seat).mean(axis=0)
    wins = shares[:, :, question.seat].mean(axis=0)
    return dict(zip(candidates, (wins + EQUAL * leads).tolist(), strict=True))


def _measured(game: Game, question: Question, candidates: Sequence[int], best: int, effort: Effort) -> Finding:
    """Measure candidates in worlds that had no say in which is best."""
    part = None if effort.seconds is None else effort.seconds * (PARTS_OF_TIME - 2) / PARTS_OF_TIME
    count = max(LEAST_WORLDS, effort.worlds - effort.worlds // PARTS_THAT_CHOOSE)
    worlds = Worlds(game, question.blanked, candidates, _seed(question, effort, MEASURE))
    shares, scores = _play(worlds, count, part)
    seat = question.seat
    wins, leads = shares[:, :, seat], _leads(scores, seat)
    best_wins = wins[:, candidates.index(best)]
    choices = [
        Choice(
            action,
            estimate(wins[:, place]),
            estimate(scores[:, place, seat]),
            estimate(leads[:, place]),
            proved(0.0) if action == best else estimate(best_wins - wins[:, place]),
        )
        for place, action in enumerate(candidates)
    ]
    choices.sort(key=lambda choice: (choice.action != best, -choice.win.mean))
    chances = shares[:, candidates.index(question.played)].mean(axis=0)
    return Finding(question.ply, seat, question.played, best, tuple(choices), tuple(chances.tolist()), len(shares))


def _play(worlds: Worlds, count: int, seconds: float | None) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """Play a number of worlds, or as many as there is time for."""
    if seconds is None:
        return worlds.play(count)
    deadline = time.perf_counter() + seconds
    parts = [worlds.play(LEAST_WORLDS)]
    while time.perf_counter() < deadline:
        parts.append(worlds.play(SLICE))
    return np.concatenate([shares for shares, _ in parts]), np.concatenate([scores for _, scores in parts])


def _leads(scores: NDArray[np.int64], seat: int) -> NDArray[np.int64]:
    """Return the points of a seat ahead of its best rival: world by choice."""
    rivals = np.delete(scores, seat, axis=2)
    leads: NDArray[np.int64] = scores[:, :, seat] - rivals.max(axis=2)
    return leads


def _seed(question: Question, effort: Effort, use: int) -> int:
    """Return a seed for one use at one ply: what chooses must have nothing to do with what measures."""
    return int(dice_from(effort.seed, SEEDS_A_PLY * question.ply + use)[0])
