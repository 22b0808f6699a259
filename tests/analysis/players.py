"""Bots that misbehave, and a roster with them."""

from typing import Any

import pytest

from goudkoorts.bots.random_bot import RandomBot
from goudkoorts.bots.roster import ROSTER
from goudkoorts.engine.contract import Game, Numbers
from goudkoorts.engine.errors import BotFailed

GOOD_MOVES = 3


class Misbehaving(RandomBot):
    """Plays a few random moves, then does what it should not; says when it is closed."""

    closed = 0

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.moves = 0

    def choose(self, game: Game, state: Any, legal: Numbers) -> int:
        self.moves += 1
        return super().choose(game, state, legal) if self.moves <= GOOD_MOVES else self.misbehave(legal)

    def misbehave(self, legal: Numbers) -> Any:
        raise NotImplementedError

    def close(self) -> None:
        type(self).closed += 1


class Crashing(Misbehaving):
    def misbehave(self, _legal: Numbers) -> Any:
        raise ZeroDivisionError("one by\nnought")


class Quitting(Misbehaving):
    def misbehave(self, _legal: Numbers) -> Any:
        raise SystemExit(3)


class Failing(Misbehaving):
    def misbehave(self, _legal: Numbers) -> Any:
        raise BotFailed("no answer in 2 s")


class Cheating(Misbehaving):
    def misbehave(self, legal: Numbers) -> Any:
        return max(legal.tolist()) + 1 if len(legal) else 0


class Forging(Misbehaving):
    """Adds its move to the list of legal ones."""

    def misbehave(self, legal: Numbers) -> Any:
        legal[:] = legal.max() + 1
        return int(legal[0])


class Mumbling(Misbehaving):
    def misbehave(self, _legal: Numbers) -> Any:
        return "swap"


def stillborn(_seed: int) -> RandomBot:
    raise OSError("no such program")


MISBEHAVING = {
    "crashing": (Crashing, "ZeroDivisionError: one by nought"),
    "quitting": (Quitting, "SystemExit: 3"),
    "failing": (Failing, "no answer in 2 s"),
    "cheating": (Cheating, "not a legal action"),
    "forging": (Forging, "not a legal action"),
    "mumbling": (Mumbling, "no action number"),
    "stillborn": (stillborn, "OSError: no such program"),
}


def enlist(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Put misbehaving bots on the roster."""
    for name in names:
        monkeypatch.setitem(ROSTER, name, MISBEHAVING[name][0])
