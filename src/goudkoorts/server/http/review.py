"""HTTP: how well a finished game was played."""

from msgspec import Struct

from goudkoorts.analysis.decision import Choice, Finding
from goudkoorts.analysis.review import SeatSummary, summary_of
from goudkoorts.engine.contract import Game
from goudkoorts.server.http.problems import Refusal
from goudkoorts.server.http.router import EndpointRouter, RequestContext
from goudkoorts.server.table_requests import ASK_AGAIN_S, find_table, finished_record
from goudkoorts.server.wire.review import Judgement, Known, ReviewView, SeatReview, Weighing
from goudkoorts.tables.core.redact import move_of
from goudkoorts.tables.thinking.reviews import Review

router = EndpointRouter()


class KnownQuery(Struct, frozen=True):
    """What the client has already."""

    known: Known = 0


@router.add("GET", "/api/tables/{table}/review", limit="think", signed_in=False)
async def review_table(context: RequestContext, query: KnownQuery) -> ReviewView:
    """Judge a finished game and return what was found beyond what is known; ask again until all is judged."""
    record = finished_record(await find_table(context))
    if not context.app.bot_pool.can_review(record.game):
        raise Refusal(503, "warming_up", facts={"seconds": ASK_AGAIN_S})
    return view_of(await context.app.reviews.more(context.path["table"], record, query.known), query.known)


def view_of(review: Review, known: int) -> ReviewView:
    """Return a review for a client that knows the first findings."""
    is_done = review.is_done  # asked first: a thread may be adding the last finding
    findings = list(review.findings)
    fresh = [_judgement(review.game, finding) for finding in findings[known:]]
    if not is_done:
        return ReviewView(review.decisions, len(findings), fresh, None, None)
    summary = summary_of(findings)
    seats = [_seat_review(seat) for seat in summary.seats]
    return ReviewView(review.decisions, len(findings), fresh, seats, summary.turning_ply)


def _judgement(game: Game, finding: Finding) -> Judgement:
    """Return what was found about a decision."""
    return Judgement(
        ply=finding.ply,
        seat=finding.seat,
        played=move_of(game, finding.played),
        mark=finding.mark,
        proved=finding.is_proved,
        chances=list(finding.chances),
        weighed=[_weighing(game, choice) for choice in finding.choices],
    )


def _weighing(game: Game, choice: Choice) -> Weighing:
    """Return what a candidate is worth."""
    win, loss = choice.win, choice.loss
    return Weighing(move_of(game, choice.action), win.mean, win.error, loss.mean, loss.error)


def _seat_review(seat: SeatSummary) -> SeatReview:
    """Return how well a seat played."""
    loss = seat.mean_loss
    return SeatReview(seat.seat, seat.decisions, loss.mean, loss.error, seat.marks, seat.worst_ply)
