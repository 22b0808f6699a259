"""From standings to places, how many are ahead of each seat; and from places to shares of the first one."""

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


@rule
def share_of_first(places: NDArray[int64], seat: int) -> float:
    """Return a seat's part of the first place, which those who share it have in equal parts."""
    firsts = 0
    for place in places:
        firsts += place == 0
    return 1.0 / firsts if places[seat] == 0 else 0.0
