"""Typed endpoints: a function with a struct in and a struct out, decoded, checked, limited, encoded and described.

    @router.add("GET", "/api/people/{person}", limit="look")
    async def show_person(context: RequestContext) -> PersonView: ...

A parameter `body` is the decoded JSON body, `query` the query string; the annotations are the description.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from goudkoorts.engine.errors import GoudkoortsError
from goudkoorts.server.context import AppContext
from goudkoorts.server.http.problems import Refusal, not_signed_in
from goudkoorts.server.wire.messages import encode
from goudkoorts.tables.people.people import Person

MOST_BODY = 65_536
MOST_RECORD = 1_000_000


@dataclass(slots=True)
class RequestContext:
    """One request: who asks, for what."""

    request: Request
    app: AppContext
    person: Person | None

    @property
    def me(self) -> Person:
        """Who asks; raises where nobody is signed in."""
        if self.person is None:
            raise not_signed_in()
        return self.person

    @property
    def path(self) -> Mapping[str, str]:
        """The parts of the path that stand for something."""
        return self.request.path_params


Handler = Callable[..., Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One method of one path."""

    method: str
    path: str
    call: Handler
    limit: str
    signed_in: bool
    most_body: int
    status: int
    body: Any = None
    query: Any = None
    answer: Any = None

    async def __call__(self, context: RequestContext) -> Response:
        """Answer a request."""
        if self.signed_in:
            _ = context.me
        arguments: dict[str, Any] = {}
        if self.query is not None:
            arguments["query"] = _read_query(context.request, self.query)
        if self.body is not None:
            arguments["body"] = await _read_body(context.request, self.body, self.most_body)
        try:
            answer = await self.call(context, **arguments)
        except GoudkoortsError as error:
            raise Refusal(422, error.code, str(error)[:300]) from None
        if isinstance(answer, Response):
            return answer
        if answer is None:
            return Response(status_code=204)
        return json_response(answer, self.status)


@dataclass(slots=True)
class EndpointRouter:
    """All endpoints, in the order they were written."""

    endpoints: list[Endpoint] = field(default_factory=list)

    def add(
        self,
        method: str,
        path: str,
        *,
        limit: str = "look",
        signed_in: bool = True,
        most_body: int = MOST_BODY,
        status: int = 200,
    ) -> Callable[[Handler], Handler]:
        """Return a decorator that adds a function as an endpoint, with the types of its annotations."""

        def enter(call: Handler) -> Handler:
            hints = get_type_hints(call, include_extras=True)
            answer = _without_response(hints["return"])
            types = hints.get("body"), hints.get("query"), answer
            self.endpoints.append(Endpoint(method, path, call, limit, signed_in, most_body, status, *types))
            return call

        return enter


def json_response(answer: object, status: int = 200) -> Response:
    """Return a struct as JSON that nobody keeps."""
    return Response(encode(answer), status, media_type="application/json", headers={"Cache-Control": "no-store"})


def _without_response(hint: Any) -> Any:
    """Return what an endpoint answers, less the ready-made responses it may return instead."""
    if get_origin(hint) in (Union, UnionType):
        kept = [part for part in get_args(hint) if part is not Response]
        return Union[tuple(kept)] if kept else None  # noqa: UP007
    return None if hint in (Response, type(None)) else hint


def _read_query(request: Request, kind: Any) -> Any:
    """Return the query string as a struct."""
    try:
        return msgspec.convert(dict(request.query_params), kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal(422, "query", str(error)) from None


async def _read_body(request: Request, kind: Any, most: int) -> Any:
    """Return the body as a struct; too long, not JSON, or not as described is refused."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal(415, "content_type")
    try:
        return msgspec.json.decode(await _bounded(request, most), type=kind)
    except msgspec.ValidationError as error:
        raise Refusal(422, "body", str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refusal(400, "json") from None


async def _bounded(request: Request, most: int) -> bytes:
    """Return the whole body, but never keep more than allowed."""
    parts: list[bytes] = []
    size = 0
    try:
        async for part in request.stream():
            size += len(part)
            if size > most:
                raise Refusal(413, "too_large", facts={"most": most})
            parts.append(part)
    except ClientDisconnect:
        raise Refusal(400, "cut_off") from None
    return b"".join(parts)
