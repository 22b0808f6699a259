"""The messages about what my finished games come to."""

from msgspec import Struct


class Total(Struct, frozen=True):
    """How often I played a game to its end against bots of a level, the strongest at the table, or with people."""

    game: str
    level: str | None  # null: there were other people
    played: int
    won: int  # alone or shared


class Totals(Struct, frozen=True):
    """What my finished games come to."""

    totals: list[Total]
