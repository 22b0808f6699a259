"""For games whose states hold nothing that anybody may not know: the order of a pile, say, is not in the record."""

from numpy import int64
from numpy.typing import NDArray

from goudkoorts.kernel.record import Record
from goudkoorts.kernel.rule import rule


@rule
def hide_from(state: Record, seat: int) -> None:
    """Blank what a seat cannot know: nothing."""


@rule
def redeal(state: Record, seat: int, dice: NDArray[int64]) -> None:
    """Fill the blanks of `hide_from`: there are none."""
