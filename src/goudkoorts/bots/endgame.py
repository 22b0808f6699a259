"""Endgames solved exactly: what an action is worth, proved and not guessed.

    solution = solve(game, state)            # None: no endgame, or too large for the limit
    solution.best, solution.value.shares     # an action, and each seat's share of first place after it
    solution.line                            # best play from here to the end, or to the next chance

Everybody wants first place (a shared one counts in parts) and, where that is equal, the largest lead over the best
rival. For two players the value is a guarantee against any reply. For three and more it is what comes of everybody
playing so and taking the first of equal actions in list order: no table of three gives guarantees.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Final

import numpy as np

from goudkoorts.bots.bot import legal_actions, weights_of
from goudkoorts.bots.loops.memory import FACTS, Memory, Room
from goudkoorts.engine.contract import Game, Numbers
from goudkoorts.kernel.instance import instantiate
from goudkoorts.kernel.record import copy_of

LIMIT: Final = 1_500_000  # positions entered: about a second
DEPTHS: Final = 512
LEAST_PLACES, MOST_PLACES = 1 << 12, 1 << 19  # of the memory
TWO: Final = 2
WORD: Final = 8  # bytes


@dataclass(frozen=True, slots=True)
class Value:
    """What a position is worth to every seat."""

    shares: tuple[float, ...]  # of first place, in sum 1
    leads: tuple[float, ...]  # points ahead of the best rival, expected

    def rank_for(self, seat: int) -> tuple[float, float]:
        """Return what a seat compares: first place, then the lead."""
        return self.shares[seat], self.leads[seat]


@dataclass(frozen=True, slots=True)
class Solution:
    """An endgame solved."""

    seat: int  # who decides
    best: int
    values: Mapping[int, Value]  # by action, each exact; those left out are proved no better than the best
    line: tuple[int, ...]  # best play, beginning with the best action
    nodes: int  # positions entered

    @property
    def value(self) -> Value:
        """What the position is worth: its best action."""
        return self.values[self.best]


class _GaveUp(Exception):  # not an error: the limit was reached
    """The limit was reached."""


class _MetChance(Exception):  # not an error: the other solver takes over
    """Chance has a say in this endgame."""


def solve(game: Game, state: Any, limit: int = LIMIT, *, best_only: bool = False) -> Solution | None:
    """Return the endgame solved, or None if the position is none or needs more than `limit` positions.

    `best_only` is quicker for two players: the other actions are only proved to be no better.
    """
    if not game.is_endgame(state):
        return None
    seats = _count_seats(game, state)
    try:
        if seats == TWO:
            return _Duel(game, seats, limit).solve(state, best_only)
    except _GaveUp:
        return None
    except _MetChance:
        pass
    try:
        return _Table(game, seats, limit).solve(state)
    except _GaveUp:
        return None


def solve_by_max_n(game: Game, state: Any, limit: int = LIMIT) -> Solution | None:
    """Solve without alpha-beta, whatever the number of players: slower, and the same values."""
    try:
        return _Table(game, _count_seats(game, state), limit).solve(state)
    except _GaveUp:
        return None


class _Solver(ABC):
    """A compiled solver of one game with its stack, memory and budget."""

    loop: str

    def __init__(self, game: Game, seats: int, limit: int) -> None:
        self.game = game
        self.seats = seats
        self.loops = _loops(game, self.loop)
        self.room = _room(game, seats, self.loops.FRAME)
        self.memory = _memory(self.room, limit)
        self.limit = limit
        self.budget = np.array([limit], np.int64)

    @property
    def nodes(self) -> int:
        """How many positions were entered."""
        return self.limit - int(self.budget[0])

    def best_play(self, state: Any, value: Any) -> Iterator[int]:
        """Yield best actions up to the end, or to the next chance, or to the limit."""
        position = copy_of(state)
        try:
            while self.game.seat_to_act(position) >= 0:
                action = self.best_action(position, value)
                yield action
                self.game.apply(position, action)
        except _GaveUp:
            return

    @abstractmethod
    def best_action(self, position: Any, value: Any) -> int:
        """Return a best action of a position that is worth `value`."""


class _Duel(_Solver):
    """Two players without chance: alpha-beta with windows of no width, which cut most."""

    loop = "duels"

    def solve(self, state: Any, best_only: bool) -> Solution:
        """Prove the best action first, then the others if asked; raises _GaveUp only if the best is not proved."""
        seat = self.game.seat_to_act(state)
        actions = self._by_looks(state)
        results = {actions[0]: self._result(_after(self.game, state, actions[0]), 0)}
        best = actions[0]
        for action in actions[1:]:
            position = _after(self.game, state, action)
            if self._is_better(position, results[best], seat):
                results[action] = self._result(position, results[best])
                best = action
        line = (best, *self.best_play(_after(self.game, state, best), results[best]))
        if not best_only:
            self._prove_others(state, actions, results, results[best])
        in_order = sorted(results, key=list(legal_actions(self.game, state)).index)
        values = {action: self._value_of(results[action]) for action in in_order}
        return Solution(seat, best, values, line, self.nodes)

    def best_action(self, position: Any, value: int) -> int:
        """Return the first action, as they look, that keeps the result."""
        seat = self.game.seat_to_act(position)
        actions = self._by_looks(position)
        worse = value - 1 if seat == 0 else value + 1
        for action in actions[:-1]:
            if self._is_better(_after(self.game, position, action), worse, seat):
                return action
        return actions[-1]

    def _prove_others(self, state: Any, actions: list[int], results: dict[int, int], guess: int) -> None:
        """Find the exact results of the other actions, as far as the budget goes."""
        try:
            for action in actions:
                if action not in results:
                    results[action] = self._result(_after(self.game, state, action), guess)
        except _GaveUp:
            return

    def _by_looks(self, state: Any) -> list[int]:
        """Return the legal actions, what looks best first: the sooner a good one is tried, the less work."""
        legal = legal_actions(self.game, state)
        looks = weights_of(self.game, state, legal)
        return [int(action) for action in legal[np.argsort(-looks, kind="stable")]]

    def _result(self, position: Any, guess: int) -> int:
        """Return the exact result of a position: ask "at least this?" from the guess on until both bounds meet."""
        low, high = -self.loops.BEYOND, self.loops.BEYOND
        while low < high:
            asked = guess + 1 if guess == low else guess
            guess = self._search(position, asked - 1, asked)
            if guess < asked:
                high = guess
            else:
                low = guess
        return guess

    def _is_better(self, position: Any, result: int, seat: int) -> bool:
        """Say whether a position is better for a seat than a result."""
        if seat == 0:
            return self._search(position, result, result + 1) > result
        return self._search(position, result - 1, result) < result

    def _search(self, position: Any, alpha: int, beta: int) -> int:
        """Search a position, or raise _GaveUp or _MetChance."""
        self.room.stack[0] = position
        status = self.loops.solve_duel(self.room, self.memory, alpha, beta, self.budget)
        if status == self.loops.MET_CHANCE:
            raise _MetChance
        if status == self.loops.GAVE_UP:
            raise _GaveUp
        return int(self.room.frames[0, self.loops.BEST])

    def _value_of(self, result: int) -> Value:
        """Take a result apart."""
        win = self.loops.WIN
        ahead = (result + win // 2) // win
        lead = float(result - ahead * win)
        share = (1 + ahead) / 2
        return Value((share, 1 - share), (lead, -lead))


class _Table(_Solver):
    """Any number of players, and chance: max-n."""

    loop = "endgame"

    def solve(self, state: Any) -> Solution:
        """Find the values of all actions, or raise _GaveUp."""
        by_action, best = self._search(state)
        actions = legal_actions(self.game, state).tolist()
        values = {action: self._value_of(by_action[place]) for place, action in enumerate(actions)}
        nodes = self.nodes
        line = (best, *self.best_play(_after(self.game, state, best), None))
        return Solution(self.game.seat_to_act(state), best, values, line, nodes)

    def best_action(self, position: Any, _value: None) -> int:
        """Return the action that the solver chooses."""
        return self._search(position)[1]

    def _search(self, position: Any) -> tuple[Any, int]:
        """Return the values of all actions and the best action."""
        by_action = np.zeros((self.game.MAX_LEGAL, 2 * self.seats))
        self.room.stack[0] = position
        status = self.loops.solve_endgame(self.room, self.memory, self.seats, by_action, self.budget)
        if status == self.loops.GAVE_UP:
            raise _GaveUp
        return by_action, int(self.room.frames[0, self.loops.BEST_ACTION])

    def _value_of(self, numbers: Any) -> Value:
        """Return a row of numbers as a value."""
        return Value(tuple(numbers[: self.seats].tolist()), tuple(numbers[self.seats :].tolist()))


def _loops(game: Game, loop: str) -> ModuleType:
    """Return a compiled solver for a game."""
    return instantiate(f"goudkoorts.bots.loops.{loop}", "goudkoorts.engine.any_game", game.__name__)


def _room(game: Game, seats: int, frame: int) -> Room:
    """Return an empty stack."""
    stack: Any = game.State.rows(DEPTHS + 1)
    return Room(
        stack=stack,
        words=_words_of(stack),
        frames=np.zeros((DEPTHS + 1, frame), np.int64),
        actions=np.zeros((DEPTHS, game.MAX_LEGAL), np.int64),
        chances=np.zeros((DEPTHS, game.MAX_LEGAL), np.int64),
        values=np.zeros((DEPTHS + 1, 2 * seats)),
        odds=np.zeros(DEPTHS),
        looks=np.zeros(game.MAX_LEGAL),
        habits=np.zeros((game.NUM_ACTIONS, 2 * TWO), np.int64),
        numbers=np.zeros(max(game.SEATS), np.int64),
    )


def _words_of(stack: Any) -> Numbers:
    """Return the same memory as rows of words; every record of a game with endgames is a whole number of them."""
    assert stack.dtype.itemsize % WORD == 0
    words: Numbers = stack.view(np.int64).reshape(len(stack), -1)
    return words


def _memory(room: Room, limit: int) -> Memory:
    """Return an empty memory with a place for every position that may be entered, up to a bound."""
    places = LEAST_PLACES
    while places < min(limit, MOST_PLACES):
        places *= 2
    return Memory(
        keys=np.zeros((places, room.words.shape[1]), np.int64),
        facts=np.zeros((places, FACTS), np.int64),
        values=np.zeros((places, room.values.shape[1])),
    )


def _count_seats(game: Game, state: Any) -> int:
    """Return the number of players: `places` writes one number for each."""
    places = np.full(max(game.SEATS), -1, np.int64)
    game.places(state, places)
    return int((places >= 0).sum())


def _after(game: Game, state: Any, action: int) -> Any:
    """Return the position after an action."""
    position = copy_of(state)
    game.apply(position, action)
    return position
