"""What a game may say about its opponents and reviews: plain data, offered as `TUNING` by its module `tuning`.

A game without that module gets `DEFAULT`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

SECONDS_OF_MASTER: Final = 0.9  # a second a move at most, with something to spare
SECONDS_OF_ALL_BUT_MASTER: Final = 0.045


@dataclass(frozen=True, slots=True)
class CasualLevel:
    """A level that judges at a glance."""

    attention: float = 1.0  # the share of the moves that it notices
    dreams: float = 0.0  # the share of its decisions in which it goes for what tempts most


@dataclass(frozen=True, slots=True)
class SearchLevel:
    """A level that searches a tree."""

    iterations: int
    seconds: float = SECONDS_OF_ALL_BUT_MASTER


@dataclass(frozen=True, slots=True)
class ComparingLevel:
    """A level that compares its choices in the same determinizations."""

    playouts: int
    seconds: float = SECONDS_OF_ALL_BUT_MASTER


@dataclass(frozen=True, slots=True)
class Tuning:
    """How the levels play one game, the weakest first, how its search goes about it, and how long a review takes."""

    levels: tuple[CasualLevel | SearchLevel | ComparingLevel, ...]
    search: Mapping[str, float] = field(default_factory=dict)  # parameters that differ from the defaults
    review_worlds: int = 400  # determinizations for a decision in a review


DEFAULT: Final = Tuning(
    (CasualLevel(0.3), CasualLevel(0.6), CasualLevel(), SearchLevel(100), SearchLevel(1000, SECONDS_OF_MASTER))
)
