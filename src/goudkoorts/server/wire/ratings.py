"""The messages about how a rating came to be what it is."""

from msgspec import Struct


class RatingPoint(Struct, frozen=True):
    """What somebody was worth after a match, and at which table it was played, where that may be known."""

    at: int
    table: str | None
    rating: int
    plus_minus: int


class RatingHistory(Struct, frozen=True):
    """One rating through time: what it was before the matches that are told, and after each of them, oldest first."""

    before: int
    points: list[RatingPoint]
