"""Nim: take stones from one of three heaps; the player who takes the last stone wins.

The heaps begin with three, five and seven stones. A turn takes any number of stones, at least one, from one heap.
"""

from typing import Annotated, Final

from numpy import int64
from numpy.typing import NDArray

from goudkoorts.kernel.actors import NOBODY
from goudkoorts.kernel.record import I8, Record, Row
from goudkoorts.kernel.rule import rule

NAME: Final = "nim"
SEATS: Final = (2,)
HEAPS: Final = 3
MOST_STONES: Final = 7
NUM_ACTIONS: Final = HEAPS * MOST_STONES
MAX_PLIES: Final = 3 + 5 + 7


class State(Record):
    """One game of Nim."""

    seats: I8
    seat: I8  # whose turn it is; after the end, the player who has lost
    stones: Annotated[Row, I8, HEAPS]


@rule
def set_up(state: State, seats: int, _options: NDArray[int64]) -> None:
    """Lay out heaps of three, five and seven stones."""
    state.seats = seats
    state.seat = 0
    for heap in range(HEAPS):
        state.stones[heap] = 3 + 2 * heap


@rule
def seat_to_act(state: State) -> int:
    """Let the players take turns while there are stones."""
    for heap in range(HEAPS):
        if state.stones[heap] > 0:
            return int(state.seat)
    return NOBODY


@rule
def list_legal(state: State, out: NDArray[int64]) -> int:
    """Take one stone or more from a heap."""
    count = 0
    for heap in range(HEAPS):
        for taken in range(1, int(state.stones[heap]) + 1):
            out[count] = heap * MOST_STONES + taken - 1
            count += 1
    return count


@rule
def apply(state: State, action: int) -> None:
    """Take the stones; then it is the other player's turn."""
    state.stones[action // MOST_STONES] -= action % MOST_STONES + 1
    state.seat = 1 - state.seat


@rule
def payoff(state: State, out: NDArray[int64]) -> None:
    """Give the player who took the last stone one point."""
    for seat in range(int(state.seats)):
        out[seat] = seat_to_act(state) == NOBODY and seat != state.seat


def notate(action: int) -> str:
    """Return `take 2 from 1`."""
    heap, taken = divmod(action, MOST_STONES)
    return f"take {taken + 1} from {heap + 1}"
