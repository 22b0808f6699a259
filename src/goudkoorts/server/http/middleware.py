"""The middleware in front of every request and every socket.

It gives each request an id, refuses what another site sends, counts how often an address comes, puts the security
headers on every answer, and turns what nobody foresaw into a plain 500 and one line in the log.
"""

import time
from secrets import token_hex
from typing import Any
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from goudkoorts.server.accounts.identity import bearer_of
from goudkoorts.server.context import AppContext
from goudkoorts.server.http.problems import Refusal, problem_response
from goudkoorts.server.rate_limits import household

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
OUR_SITE = {"same-origin", "none"}
REFUSED_SOCKET = 4403
TOO_FAST_SOCKET = 4429
PLAIN_PATHS = {"/healthz", "/readyz"}  # asked by machines, again and again
CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()",
    "X-Frame-Options": "DENY",
}
A_YEAR = "max-age=31536000"
REQUEST_ID_BYTES = 8

log = structlog.get_logger()


class RequestMiddleware:
    """Wraps the application."""

    def __init__(self, inner: ASGIApp, app: AppContext) -> None:
        self._inner = inner
        self._app = app
        headers = dict(HEADERS)
        if app.settings.public_url.startswith("https:"):
            headers["Strict-Transport-Security"] = A_YEAR
        self._headers = [(name.lower().encode(), value.encode()) for name, value in headers.items()]  # as ASGI has them

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or not."""
        if scope["type"] not in ("http", "websocket"):
            await self._inner(scope, receive, send)
            return
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request_id=token_hex(REQUEST_ID_BYTES))
        try:
            await self._check(HTTPConnection(scope))  # not kept: a socket stays for hours
        except Refusal as refusal:
            self._app.meters.refused.labels(refusal.code).inc()
            await self._turn_away(scope, receive, send, refusal)
            return
        if scope["type"] == "websocket":
            await self._inner(scope, receive, send)
        else:
            await self._answer(scope, receive, send)

    async def _check(self, asking: HTTPConnection) -> None:
        """Refuse what comes from another site, or too often."""
        if asking.scope["path"] in PLAIN_PATHS:
            return
        if asking.scope["type"] == "websocket" or asking.scope["method"] not in SAFE_METHODS:
            check_origin(asking, self._app.settings.public_url)
        address = "" if asking.client is None else asking.client.host
        await self._app.limits.count("any", household(address))

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send, refusal: Refusal) -> None:
        """Answer a refused request; a socket is closed before it opens."""
        if scope["type"] == "http":
            await problem_response(refusal)(scope, receive, self._with_headers(send))
            return
        code = TOO_FAST_SOCKET if refusal.status == 429 else REFUSED_SOCKET
        await send({"type": "websocket.close", "code": code, "reason": refusal.code})

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, whatever happens; measure and log it."""
        began = time.perf_counter()
        seen: dict[str, Any] = {"status": 500, "started": False}

        async def watch(message: Message) -> None:
            if message["type"] == "http.response.start":
                seen["status"], seen["started"] = message["status"], True
            await self._with_headers(send)(message)

        try:
            await self._inner(scope, receive, watch)
        except Exception:
            log.exception("failed", route=route_of(scope))
            if not seen["started"]:
                await problem_response(Refusal(500, "failed"))(scope, receive, watch)
        finally:
            self._count(scope, int(seen["status"]), time.perf_counter() - began)

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        """Measure and log one answer: the route's pattern, never the path, for a table's id is its key."""
        route = route_of(scope)
        self._app.meters.requests.labels(route, str(status)).inc()
        self._app.meters.request_seconds.observe(seconds)
        log.info("request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 1))

    def _with_headers(self, send: Send) -> Send:
        """Put the security headers on an answer."""

        async def sender(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name.lower() for name, _ in message["headers"]}
                ours = [header for header in self._headers if header[0] not in given]
                message["headers"] = [*message["headers"], *ours]
            await send(message)

        return sender


def check_origin(asking: HTTPConnection, public_url: str) -> None:
    """Refuse what a page of another site sends: browsers say where a request comes from.

    A program with a token sends no cookie, so nobody can be tricked into sending its request.
    """
    if bearer_of(asking) is not None:
        return
    headers = asking.headers
    site = headers.get("sec-fetch-site")
    if site is not None and site not in OUR_SITE:
        raise Refusal(403, "origin")
    if site is None and not is_our_origin(headers, public_url):
        raise Refusal(403, "origin")


def is_our_origin(headers: Headers, public_url: str) -> bool:
    """Say whether the Origin header names this site."""
    origin = headers.get("origin", "")
    if public_url:
        return origin == public_url.rstrip("/")
    return bool(origin) and urlsplit(origin).netloc == headers.get("host")


def route_of(scope: Scope) -> str:
    """Return the pattern of a route."""
    route = scope.get("route")
    return str(getattr(route, "path", "none"))
