"""What rules say to people, as keys and facts: sentences of the log and reasons for a refusal.

Words live in each game's `text/*.json`. A fact is a number, or a text that the catalogue may translate (`g4`, `re`);
facts named `player` or `rival` are seats and become names.
"""

from collections.abc import Mapping
from typing import Protocol

from msgspec import UNSET, Struct, UnsetType

Facts = Mapping[str, int | str]


class Say(Protocol):
    """Return a label of the game in the reader's language, with facts put in."""

    def __call__(self, key: str, /, **facts: int | str) -> str:
        """Say it."""


class Sentence(Struct, frozen=True):
    """One line of the log: its key, its facts, and who may read it."""

    key: str
    facts: Facts = {}
    seats: tuple[int, ...] | UnsetType = UNSET  # everybody, and then nothing is written of it

    def is_for(self, seat: int) -> bool:
        """Whether a seat or an onlooker may read it."""
        return self.seats is UNSET or seat in self.seats


class Refusal(Struct, frozen=True):
    """Why an action is not legal: a code, the number of the rule it breaks, and the facts."""

    code: str
    rule: str
    facts: Facts = {}


class BadNotation(ValueError):
    """A text that is no action of the game at all."""
