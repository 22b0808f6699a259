"""For games in whose endgames chance needs no short cut: there is none, or it is followed action by action."""

from goudkoorts.kernel.record import Record
from goudkoorts.kernel.rule import rule


@rule
def count_futures(state: Record) -> int:  # noqa: ARG001  # the contract's signature
    """Say that there are no futures to open."""
    return 0


@rule
def open_future(state: Record, future: int) -> float:  # noqa: ARG001  # the contract's signature
    """Say that there is none; never asked."""
    return 0.0
