"""From standings to places: how many are ahead of each seat."""

from numpy import int64
from numpy.typing import NDArray

from goudkoorts.kernel.rule import rule

ROOM = 5  # bits for a place: up to 31 seats


@rule
def turn_into_places(standings: NDArray[int64], seats: int) -> None:
    """Replace each seat's standing, higher is better, by the number of seats ahead of it; equals share."""
    for seat in range(seats):
        standings[seat] = standings[seat] << ROOM
    for seat in range(seats):
        for rival in range(seats):
            if standings[rival] >> ROOM > standings[seat] >> ROOM:
                standings[seat] += 1
    for seat in range(seats):
        standings[seat] = standings[seat] & ((1 << ROOM) - 1)
