"""What went wrong, as the client is told: a code, a status, and facts. Never prose about somebody, never a trace."""

from collections.abc import Mapping
from http import HTTPStatus

from starlette.responses import Response

from goudkoorts.server.wire.messages import Problem, encode


class Refusal(Exception):
    """A request that is refused."""

    def __init__(self, status: int, code: str, detail: str = "", facts: Mapping[str, int | str] | None = None) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.detail = detail
        self.facts = dict(facts or {})


def not_found() -> Refusal:
    """Return the one answer for what does not exist and for what is not yours to know."""
    return Refusal(HTTPStatus.NOT_FOUND, "not_found")


def not_signed_in() -> Refusal:
    """Return the answer for a request that needs somebody."""
    return Refusal(HTTPStatus.UNAUTHORIZED, "sign_in")


def problem_response(refusal: Refusal, headers: Mapping[str, str] | None = None) -> Response:
    """Return a refusal as a response."""
    problem = Problem(
        code=refusal.code,
        title=HTTPStatus(refusal.status).phrase,
        status=refusal.status,
        detail=refusal.detail,
        facts=refusal.facts,
    )
    return Response(encode(problem), refusal.status, media_type="application/problem+json", headers=dict(headers or {}))
