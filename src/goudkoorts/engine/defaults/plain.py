"""Defaults that ask nothing of a game: no options, no chance, no secrets, no knowledge."""

from typing import Final

from numpy import int64
from numpy.typing import NDArray

from goudkoorts.kernel.options import Option
from goudkoorts.kernel.record import Record
from goudkoorts.kernel.rule import rule

RULES_VERSION: Final = 1
RULE_PREFIXES: Final[tuple[str, ...]] = ()
OPTIONS: Final[tuple[Option, ...]] = ()
INK: Final[dict[str, str]] = {}


@rule
def chance_weights(_state: Record, _out: NDArray[int64], _weights: NDArray[int64]) -> int:
    """Say that a game without chance has no outcomes."""
    return 0


@rule
def hide_from(state: Record, seat: int) -> None:
    """Blank nothing: a state holds nothing that a seat may not know."""


@rule
def redeal(state: Record, seat: int, dice: NDArray[int64]) -> None:
    """Fill no blanks, since `hide_from` makes none."""


@rule
def round_of(_state: Record) -> int:
    """Say that the whole game is one round."""
    return 0


@rule
def is_endgame(_state: Record) -> bool:
    """Say that nothing is known to be small enough to solve."""
    return False


@rule
def count_futures(_state: Record) -> int:
    """Say that there is no short cut through chance."""
    return 0


@rule
def open_future(_state: Record, _future: int) -> float:
    """Give the future that is not there no probability; never called."""
    return 0.0


@rule
def tempt(_state: Record, _action: int) -> float:
    """Say that one action looks as tempting as another."""
    return 0.0
