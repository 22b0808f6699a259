"""The application: opens its parts at startup, routes every request, and closes the parts at shutdown."""

import asyncio
import gc

import structlog
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from goudkoorts.engine.errors import GoudkoortsError
from goudkoorts.server.context import AppContext
from goudkoorts.server.http.client_files import ClientFiles
from goudkoorts.server.http.endpoints import ROUTER
from goudkoorts.server.http.middleware import RequestMiddleware
from goudkoorts.server.http.openapi import describe
from goudkoorts.server.http.problems import Refusal, not_found, problem_response
from goudkoorts.server.http.router import Endpoint, RequestContext, json_response
from goudkoorts.server.lifespan import close_app, open_app
from goudkoorts.server.neighbours import Neighbours
from goudkoorts.server.rate_limits import household
from goudkoorts.server.settings import Settings
from goudkoorts.server.ws.socket import RESTARTING, serve_socket

ANSWER_TIMEOUT_S = 30.0
GARBAGE = 20_000, 20, 20  # objects until the young are looked through, and how often that until the older are

log = structlog.get_logger()


class Application:
    """The whole server as one ASGI application."""

    def __init__(self, settings: Settings, neighbours: Neighbours | None = None) -> None:
        self._settings = settings
        self._neighbours = neighbours
        self._middleware: ASGIApp | None = None
        self.app: AppContext | None = None
        self.failure = ""  # why it could not start

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, a socket, or the life of the process."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif self._middleware is not None:
            await self._middleware(scope, receive, send)

    async def drain(self) -> None:
        """Say goodbye: not ready any more, and every socket is told to come back in a moment."""
        if self.app is None:
            return
        self.app.draining = True
        for socket in list(self.app.sockets):
            socket.close(RESTARTING)
        while self.app.sockets:
            await asyncio.sleep(0.01)

    async def _live(self, receive: Receive, send: Send) -> None:
        """Open all parts, wait, close them."""
        await receive()
        try:
            self.app = await open_app(self._settings)
            self.app.neighbours = self._neighbours
        except (GoudkoortsError, OSError, SQLAlchemyError) as error:
            self.failure = str(error)
            await send({"type": "lifespan.startup.failed", "message": self.failure})
            return
        self._middleware = RequestMiddleware(Router(routes(self.app), default=_Nothing()), self.app)
        keep_for_good()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self.app.draining = True
        await close_app(self.app)
        await send({"type": "lifespan.shutdown.complete"})


class PathHandler:
    """All methods of one path."""

    def __init__(self, app: AppContext, endpoints: list[Endpoint]) -> None:
        self._app = app
        self._methods = {each.method: each for each in endpoints}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or refuse with a problem."""
        request = Request(scope, receive)
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT_S):
                response = await self._answer(request)
        except Refusal as refusal:
            self._app.meters.refused.labels(refusal.code).inc()
            response = problem_response(refusal, self._hints(refusal))
        except TimeoutError:
            response = problem_response(Refusal(503, "timeout"))
        await response(scope, receive, send)

    async def _answer(self, request: Request) -> Response:
        """Find out who asks, count it, and answer."""
        endpoint = self._methods.get("GET" if request.method == "HEAD" else request.method)
        if endpoint is None:
            raise Refusal(405, "method")
        person = await self._app.identity.who(request)
        address = household("" if request.client is None else request.client.host)
        await self._app.limits.count(endpoint.limit, address if person is None else person.id)
        return await endpoint(RequestContext(request, self._app, person))

    def _hints(self, refusal: Refusal) -> dict[str, str]:
        """Return headers that say what would be right."""
        if refusal.status == 405:
            return {"Allow": ", ".join(sorted(self._methods))}
        if "seconds" in refusal.facts:
            return {"Retry-After": str(refusal.facts["seconds"])}
        return {}


class _Nothing:
    """Answers what no route is for."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Say that there is nothing."""
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).close(4404)
        else:
            await problem_response(not_found())(scope, receive, send)


def routes(app: AppContext) -> list[BaseRoute]:
    """Return all routes: sockets, the interface, its description, health, and the client's files for the rest.

    They are tried one after the other, so what is asked for most comes first.
    """
    paths: dict[str, list[Endpoint]] = {}
    for endpoint in ROUTER.endpoints:
        paths.setdefault(endpoint.path, []).append(endpoint)
    description = describe(ROUTER)
    files = ClientFiles()

    async def describe_all(_request: Request) -> Response:
        return json_response(description)

    async def live(_request: Request) -> Response:
        return PlainTextResponse("alive\n")

    async def ready(_request: Request) -> Response:
        return await readiness(app)

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(websocket, app)

    async def file(request: Request) -> Response:
        return await files(request) or problem_response(not_found())

    tables_first = sorted(paths.items(), key=lambda entry: not entry[0].startswith("/api/tables"))
    return [
        WebSocketRoute("/ws/tables/{table}", socket),
        *(Route(path, PathHandler(app, endpoints)) for path, endpoints in tables_first),
        Route("/api/openapi.json", describe_all),
        Route("/healthz", live),
        Route("/readyz", ready),
        Route("/{path:path}", file),
    ]


def keep_for_good() -> None:
    """Let the collector of cyclic garbage leave alone what is loaded, and come less often: it stops everybody."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


async def readiness(app: AppContext) -> Response:
    """Say whether requests can be served: not closing, and everything behind us answers."""
    if app.draining:
        return PlainTextResponse("closing\n", 503)
    try:
        async with asyncio.timeout(2):
            await app.store.seq_of("")
            well = await app.notifications.is_well()
    except Exception as error:  # whatever is wrong, we are not ready
        log.warning("not_ready", problem=type(error).__name__)
        well = False
    return PlainTextResponse("ready\n") if well else PlainTextResponse("not ready\n", 503)
