"""The game that a generic loop is written against; `kernel.instance` puts a real one in its place.

Only the signatures matter: nothing here is ever called.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from goudkoorts.kernel.record import I8, Record, Records

SEATS: tuple[int, ...] = (2,)
NUM_ACTIONS = 1
MAX_LEGAL = 1


class State(Record):
    """The state of the game put here."""

    seats: I8


def set_up(state: State, seats: int, options: NDArray[np.int64]) -> None:
    """See the contract."""


def seat_to_act(state: State) -> int:
    """See the contract."""
    raise AssertionError(state)


def count_tickets(state: State) -> int:
    """See the contract."""
    raise AssertionError(state)


def open_ticket(state: State, ticket: int) -> int:
    """See the contract."""
    raise AssertionError(state, ticket)


def apply(state: State, action: int) -> None:
    """See the contract."""


def payoff(state: State, out: NDArray[np.int64]) -> None:
    """See the contract."""


def places(state: State, out: NDArray[np.int64]) -> None:
    """See the contract."""


def prospects(state: State, seat: int) -> float:
    """See the contract."""
    raise AssertionError(state, seat)


def round_of(state: State) -> int:
    """See the contract."""
    raise AssertionError(state)


def tempt(state: State, action: int) -> float:
    """See the contract."""
    raise AssertionError(state, action)


def weigh(states: Records[State], actions: NDArray[np.int64], count: int, out: NDArray[np.float64]) -> None:
    """See the contract."""


def list_legal(state: State, out: NDArray[np.int64]) -> int:
    """See the contract."""
    raise AssertionError(state, out)


def hide_from(state: State, seat: int) -> None:
    """See the contract."""


def redeal(state: State, seat: int, dice: NDArray[np.int64]) -> None:
    """See the contract."""


def chance_weights(state: State, out: NDArray[np.int64], weights: NDArray[np.int64]) -> int:
    """See the contract."""
    raise AssertionError(state, out, weights)


def is_endgame(state: State) -> bool:
    """See the contract."""
    raise AssertionError(state)


def count_futures(state: State) -> int:
    """See the contract."""
    raise AssertionError(state)


def open_future(state: State, future: int) -> float:
    """See the contract."""
    raise AssertionError(state, future)


def decode(number: int) -> Any:
    """See the contract."""
    raise AssertionError(number)


def notate(action: Any) -> str:
    """See the contract."""
    raise AssertionError(action)
