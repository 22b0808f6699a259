"""A line of play tried out beside a match, and what a step of it showed to whom."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from threading import get_ident
from types import ModuleType
from typing import Any

import numpy as np

from goudkoorts.engine.contract import Game, Numbers
from goudkoorts.kernel import open_state
from goudkoorts.kernel.actors import CHANCE
from goudkoorts.kernel.dice import Dice, dice_from
from goudkoorts.kernel.instance import instantiate
from goudkoorts.kernel.record import bytes_of, copy_of, settle

WORLDS_TRIED = 6  # to find out whether a move revealed something


@dataclass(slots=True)  # not frozen: that would take longer to make, and there is one for every action
class Step:
    """An action carried out: the states before and after it, who acts then, and what is legal if that is a seat."""

    number: int
    before: Any
    after: Any
    actor: int
    legal: list[int]
    known: Any = None  # the state before as the seat that acted may know it, where that was made already


class Line:
    """A line of play that begins at a match and leaves it as it is."""

    def __init__(self, game: Game, state: Any, actor: int) -> None:
        """Use `Match.line`."""
        self._compiled = step_loops(game)
        self._room = _room_for(game.MAX_LEGAL, get_ident())
        self.state = state
        self.steps: list[Step] = []
        self.actor = actor
        self.count = game.count_tickets(state) if actor == CHANCE else 0  # of tickets, or of legal actions

    def play(self, number: int) -> None:
        """Carry out an action known to be legal."""
        after = copy_of(self.state)
        actor, count = self._compiled.act(after, number, self._room)
        self._go_on(number, after, actor, count)

    def draw(self, ticket: int) -> int:
        """Let chance draw a ticket; return the number of the action."""
        after = copy_of(self.state)
        number, actor, count = self._compiled.draw(after, ticket, self._room)
        self._go_on(number, after, actor, count)
        return int(number)

    def _go_on(self, number: int, after: Any, actor: int, count: int) -> None:
        """Add a step."""
        settle(after)
        legal = self._room[:count].tolist() if actor >= 0 else []
        self.steps.append(Step(number, self.state, after, actor, legal))
        self.state, self.actor, self.count = after, actor, count


@cache
def _room_for(actions: int, _thread: int) -> Numbers:
    """Return room for legal actions, which are fetched from it at once; one for all lines of a thread."""
    return np.empty(actions, np.int64)


@cache
def _step_loops(name: str) -> ModuleType:
    """Return the compiled steps of a game module."""
    return instantiate("goudkoorts.engine.loops.steps", "goudkoorts.engine.any_game", name)


def step_loops(game: Game) -> ModuleType:
    """Return the compiled loops of `engine.loops.steps` for a game."""
    return _step_loops(game.__name__)


def scores_of(game: Game, state: Any, players: int) -> list[int]:
    """Return each seat's score in a state."""
    return _per_seat(game.payoff, state, players)


def ranking_of(game: Game, state: Any, players: int) -> list[list[int]]:
    """Return the seats of a state by place, those who share a place together."""
    places = _per_seat(game.places, state, players)
    return [[seat for seat in range(players) if places[seat] == place] for place in sorted(set(places))]


def _per_seat(write: Callable[[Any, Numbers], None], state: Any, players: int) -> list[int]:
    """Call a rule that writes one number a seat."""
    out = np.zeros(players, np.int64)
    write(state, out)
    return [int(number) for number in out]


def reveals_something(game: Game, step: Step, seat: int) -> bool:
    """Whether an action showed its seat anything hidden: whether it would have looked otherwise in some other world."""
    known = blanked(game, step.before, seat) if step.known is None else step.known
    if known is step.before or bytes_of(known) == bytes_of(step.before):
        return False
    seen = bytes_of(blanked(game, step.after, seat))
    for stream in range(WORLDS_TRIED):
        world = copy_of(known)
        game.redeal(world, seat, _dice_of_world(stream).copy())
        game.apply(world, step.number)
        if bytes_of(blanked(game, world, seat)) != seen:
            return True
    return False


@cache
def _dice_of_world(stream: int) -> Dice:
    """Return dice that always fall alike, to be copied; making them takes longer than a redeal."""
    return dice_from(0, stream)


def sights_of(game: Game, state: Any, players: int) -> list[Any]:
    """Return a state as each seat may know it, and as onlookers may: the last one; the state itself if that is all."""
    if game.hide_from is open_state.hide_from:
        return [state] * (players + 1)
    sights: Any = np.frombuffer(bytearray(bytes_of(state) * (players + 2)), game.State.dtype)
    knowing = step_loops(game).blank(sights, sights.view(np.int64))
    return [state if knowing >> viewer & 1 else sights[viewer] for viewer in range(players + 1)]


def blanked(game: Game, state: Any, seat: int) -> Any:
    """Return a copy of a state as a seat may know it."""
    blanked = copy_of(state)
    game.hide_from(blanked, seat)
    return blanked
