"""A position: one node of a game, in numbers. It never changes; playing returns another position.

A position remembers the successor it was asked for last. Looking ahead and then going there is one computation.
"""

from collections.abc import Callable
from functools import cache
from threading import get_ident
from types import ModuleType
from typing import Any, NamedTuple, Self

import numpy as np

from goudkoorts.engine.contract import Game, Numbers, View
from goudkoorts.engine.defaults import plain
from goudkoorts.kernel.actors import CHANCE
from goudkoorts.kernel.dice import Dice, dice_from
from goudkoorts.kernel.instance import instantiate
from goudkoorts.kernel.record import bytes_of, copy_of, settle

WORLDS_TRIED = 6  # to find out whether a move revealed something


class Position:
    """One node of a game: the state, the actor, and what may happen."""

    __slots__ = ("_observations", "_successor", "actor", "game", "legal", "players", "state", "tickets")

    def __init__(self, game: Game, players: int, state: Any) -> None:
        """Take over a state, which nobody may change any more; `after` and `draw` fill in what was found with it."""
        settle(state)
        self.game = game
        self.players = players
        self.state = state
        self.actor = 0  # the seat whose decision it is, CHANCE or NOBODY
        self.tickets = 0  # that chance draws from
        self.legal: list[int] = []  # the legal actions of a decision, in the order of the rules
        self._successor: tuple[int, Position] | None = None
        self._observations: list[Any] | None = None

    @classmethod
    def first(cls, game: Game, players: int, options: Numbers) -> Self:
        """Return the position in which a game begins."""
        state: Any = game.State.new()
        game.set_up(state, players, options)
        room = _room_for(game.MAX_LEGAL, get_ident())
        actor, count = step_loops(game).look(state, room)
        return cls(game, players, state)._found(actor, count, room)

    def after(self, number: int) -> "Position":
        """Return the position after an action known to be legal."""
        if self._successor is not None and self._successor[0] == number:
            return self._successor[1]
        state = copy_of(self.state)
        room = _room_for(self.game.MAX_LEGAL, get_ident())
        actor, count = step_loops(self.game).act(state, number, room)
        return self._followed_by(number, state, actor, count, room)

    def draw(self, ticket: int) -> tuple[int, "Position"]:
        """Let chance draw a ticket; return the action it stands for and the position after it."""
        state = copy_of(self.state)
        room = _room_for(self.game.MAX_LEGAL, get_ident())
        number, actor, count = step_loops(self.game).draw(state, ticket, room)
        return int(number), self._followed_by(int(number), state, actor, count, room)

    @property
    def scores(self) -> list[int]:
        """Each seat's score; in an unfinished game, the standing now."""
        return _per_seat(self.game.payoff, self.state, self.players)

    @property
    def ranking(self) -> list[list[int]]:
        """The seats by place, those who share a place together."""
        places = _per_seat(self.game.places, self.state, self.players)
        return [[seat for seat in range(self.players) if places[seat] == place] for place in sorted(set(places))]

    def observation(self, viewer: int) -> Any:
        """Return the state as a seat or an onlooker may know it, to be read and not changed."""
        if self._observations is None:
            self._observations = _observations_of(self.game, self.state, self.players)
        return self._observations[viewer if viewer >= 0 else self.players]

    def view(self, viewer: int) -> View:
        """Return what a seat or an onlooker is shown; made from the observation, so it cannot leak."""
        return self.game.view(self.observation(viewer), viewer)

    def _followed_by(self, number: int, state: Any, actor: int, count: int, room: Numbers) -> "Position":
        """Make the position after an action, and remember it."""
        successor = Position(self.game, self.players, state)._found(actor, count, room)
        self._successor = number, successor
        return successor

    def _found(self, actor: int, count: int, room: Numbers) -> Self:
        """Take in who acts, and the legal actions or the number of tickets."""
        self.actor = int(actor)
        if actor == CHANCE:
            self.tickets = count
        else:
            self.legal = room[:count].tolist()
        return self


class Step(NamedTuple):
    """An action carried out: the positions before and after it."""

    before: Position
    number: int
    after: Position


def reveals_something(step: Step, seat: int) -> bool:
    """Whether an action showed its seat anything hidden: whether it would look otherwise in another world."""
    before, game = step.before, step.before.game
    known = before.observation(seat)
    if known is before.state:
        return False
    seen = bytes_of(step.after.observation(seat))
    for stream in range(WORLDS_TRIED):
        world = copy_of(known)
        game.redeal(world, seat, _dice_of_world(stream).copy())
        game.apply(world, step.number)
        game.hide_from(world, seat)
        if bytes_of(world) != seen:
            return True
    return False


def step_loops(game: Game) -> ModuleType:
    """Return the compiled loops of `engine.loops.steps` for a game."""
    return _step_loops(game.__name__)


@cache
def _step_loops(name: str) -> ModuleType:
    """Return the compiled steps of a game module."""
    return instantiate("goudkoorts.engine.loops.steps", "goudkoorts.engine.any_game", name)


@cache
def _room_for(actions: int, _thread: int) -> Numbers:
    """Return room for legal actions, which are fetched from it at once; one for all positions of a thread."""
    return np.empty(actions, np.int64)


@cache
def _dice_of_world(stream: int) -> Dice:
    """Return dice that always fall alike, to be copied; making them takes longer than a redeal."""
    return dice_from(0, stream)


def _observations_of(game: Game, state: Any, players: int) -> list[Any]:
    """Return a state as each seat may know it, and last as onlookers may; the state itself where that is all of it."""
    if game.hide_from is plain.hide_from:
        return [state] * (players + 1)
    copies: Any = np.frombuffer(bytearray(bytes_of(state) * (players + 2)), game.State.dtype)
    knowing = step_loops(game).blank(copies, copies.view(np.int64))
    return [state if knowing >> viewer & 1 else copies[viewer] for viewer in range(players + 1)]


def _per_seat(write: Callable[[Any, Numbers], None], state: Any, players: int) -> list[int]:
    """Call a rule that writes one number a seat."""
    out = np.zeros(players, np.int64)
    write(state, out)
    return [int(number) for number in out]
