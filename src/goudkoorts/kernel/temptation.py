"""For games in which nothing tempts a player who does not count."""

from goudkoorts.kernel.record import Record
from goudkoorts.kernel.rule import rule


@rule
def tempt(state: Record, action: int) -> float:  # noqa: ARG001  # the contract's signature
    """Say that one action looks as tempting as another."""
    return 0.0
