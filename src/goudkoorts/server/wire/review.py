"""The messages about finished games and how well they were played."""

from typing import Annotated

from msgspec import Meta, Struct

from goudkoorts.analysis.decision import Mark
from goudkoorts.tables.core.views import Move

Known = Annotated[int, Meta(ge=0, description="of so many decisions the judgement is known already")]


class Weighing(Struct, frozen=True):
    """A move that was thought of: its chance to win, and how much less that is than the best one's.

    Errors are standard errors, 0 where it is proved.
    """

    move: Move
    win: float
    win_error: float
    loss: float
    loss_error: float


class Judgement(Struct, frozen=True):
    """What was found about one decision."""

    ply: int
    seat: int
    played: Move
    mark: Mark | None  # None: there was no other move
    proved: bool
    chances: list[float]  # every seat's chance to win after the move
    weighed: list[Weighing]  # the best first; the move that was played is among them


class SeatReview(Struct, frozen=True):
    """How well one seat played: the chance to win that it gave away with a decision, on average."""

    seat: int
    decisions: int
    mean_loss: float
    mean_loss_error: float
    marks: dict[str, int]
    worst_ply: int | None


class ReviewView(Struct, frozen=True):
    """A finished game judged, as far as that has come."""

    decisions: int
    judged: int
    judgements: list[Judgement]  # those after the ones that were known
    seats: list[SeatReview] | None  # None: there is more to come
    turning_ply: int | None  # where most was lost of all, if anything surely was
