"""Visitors of a server that runs in this process: requests and sockets through the real application, no network."""

import asyncio
from collections import deque
from collections.abc import Coroutine
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Self, TypeVar
from urllib.parse import urlsplit

import msgspec
from argon2 import PasswordHasher

from goudkoorts.server.accounts.passwords import Passwords
from goudkoorts.server.app import Application
from goudkoorts.server.context import AppContext
from goudkoorts.server.settings import Settings, read_settings

T = TypeVar("T")
HOST = "localhost:8077"
ORIGIN = f"http://{HOST}"
PATIENCE_S = 15.0


class Reply(msgspec.Struct):
    """An answer."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Server:
    """The application and its event loop, which runs while somebody waits for something."""

    def __init__(self, data: Path, **settings: str) -> None:
        names = {
            "GK_DATA": str(data),
            "GK_LIMIT_FACTOR": "1000",
            "GK_BOT_PAUSE_MS": "0",
            "GK_WARM_UP": "false",
            "GK_LOG": "error",
        }
        self.settings: Settings = read_settings(names | settings)
        self.runner = asyncio.Runner()
        self._open()

    def _open(self) -> None:
        self.asgi = Application(self.settings)
        self._life: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._told: asyncio.Queue[Any] = asyncio.Queue()
        self.run(self._start())

    async def _start(self) -> None:
        self._task = asyncio.create_task(self.asgi({"type": "lifespan"}, self._life.get, self._told.put))
        await self._life.put({"type": "lifespan.startup"})
        answer = await asyncio.wait_for(self._told.get(), PATIENCE_S)
        assert answer["type"] == "lifespan.startup.complete", answer
        self.app.passwords = Passwords(PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1))

    async def _stop(self) -> None:
        await self.asgi.drain()
        await self._life.put({"type": "lifespan.shutdown"})
        await asyncio.wait_for(self._task, PATIENCE_S)

    @property
    def app(self) -> AppContext:
        assert self.asgi.app is not None
        return self.asgi.app

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    def restart(self) -> None:
        self.run(self._stop())
        self._open()

    def close(self) -> None:
        self.run(self._stop())
        self.runner.close()

    def stranger(self) -> "Visitor":
        return Visitor(self)

    def guest(self, name: str = "Anne") -> "Visitor":
        visitor = Visitor(self)
        reply = visitor.post("/api/guest", {"name": name})
        assert reply.status == 200, reply
        visitor.me = reply.json()
        return visitor


class Visitor:
    """Somebody with a browser, or a program with a token."""

    def __init__(self, server: Server, token: str | None = None) -> None:
        self.server = server
        self.token = token
        self.cookies: dict[str, str] = {}
        self.me: Any = None

    def get(self, path: str, **headers: str) -> Reply:
        return self.ask("GET", path, None, headers)

    def post(self, path: str, body: Any = None, **headers: str) -> Reply:
        return self.ask("POST", path, body, headers)

    def patch(self, path: str, body: Any) -> Reply:
        return self.ask("PATCH", path, body, {})

    def delete(self, path: str) -> Reply:
        return self.ask("DELETE", path, None, {})

    def ask(self, method: str, path: str, body: Any, headers: dict[str, str]) -> Reply:
        return self.server.run(self.asking(method, path, body, headers))

    def do(self, table: str, command: dict[str, Any], command_id: str | None = None) -> Reply:
        used = command_id or f"h{id(command)}-{len(self.cookies)}-{next_number()}"
        return self.post(f"/api/tables/{table}/commands", {"id": used, "command": command})

    def open_table(self, game: str = "gold", seats: tuple[str, ...] = ("me", "open"), **more: Any) -> Any:
        reply = self.post("/api/tables", {"game": game, "players": len(seats), "seats": list(seats), **more})
        assert reply.status == 201, reply
        return reply.json()

    async def asking(self, method: str, path: str, body: Any, headers: dict[str, str]) -> Reply:
        content = body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        scope = self.scope("http", path, self._headers(content, headers)) | {"method": method}
        sent: list[dict[str, Any]] = []
        incoming = [{"type": "http.request", "body": content, "more_body": False}]

        async def receive() -> Any:
            return incoming.pop() if incoming else await asyncio.Future()

        async def send(message: Any) -> None:
            sent.append(message)

        await asyncio.wait_for(self.server.asgi(scope, receive, send), PATIENCE_S)
        return self._reply(sent)

    def connect(self, table: str, after: int = 0, **headers: str) -> "Line":
        path = f"/ws/tables/{table}?after={after}"
        return Line(self.server, self.scope("websocket", path, self._headers(b"", headers)))

    def scope(self, kind: str, path: str, headers: dict[str, str]) -> dict[str, Any]:
        parts = urlsplit(path)
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": parts.path,
            "raw_path": parts.path.encode(),
            "query_string": parts.query.encode(),
            "root_path": "",
            "headers": [(name.lower().encode(), value.encode("latin-1")) for name, value in headers.items()],
            "client": ("127.0.0.1", 50_000),
            "server": ("127.0.0.1", 8077),
            "subprotocols": [],
            "state": {},
        }

    def _headers(self, content: bytes, more: dict[str, str]) -> dict[str, str]:
        headers = {"host": HOST}
        if content:
            headers["content-type"] = "application/json"
        if self.token is not None:
            headers["authorization"] = f"Bearer {self.token}"
        else:
            headers["origin"] = ORIGIN
        if self.cookies:
            headers["cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        changed = headers | {name.replace("_", "-"): value for name, value in more.items()}
        return {name: value for name, value in changed.items() if value}

    def _reply(self, sent: list[dict[str, Any]]) -> Reply:
        pairs = [(name.decode().lower(), value.decode("latin-1")) for name, value in sent[0]["headers"]]
        for name, value in pairs:
            if name == "set-cookie":
                self._keep(value)
        body = b"".join(message.get("body", b"") for message in sent[1:])
        return Reply(sent[0]["status"], dict(pairs), body)

    def _keep(self, header: str) -> None:
        for name, morsel in SimpleCookie(header).items():
            self.cookies[name] = morsel.value
            if morsel["max-age"] == "0":
                del self.cookies[name]


class Line:
    """An open socket."""

    def __init__(self, server: Server, scope: dict[str, Any]) -> None:
        self.server = server
        self.code: int | None = None
        self._to: asyncio.Queue[Any] = asyncio.Queue()
        self._from: asyncio.Queue[Any] = asyncio.Queue()
        self._ids = 0
        self._unread: deque[Any] = deque()
        server.run(self._connect(scope))

    async def _connect(self, scope: dict[str, Any]) -> None:
        await self._to.put({"type": "websocket.connect"})
        self.task = asyncio.create_task(self.server.asgi(scope, self._to.get, self._from.put))
        first = await asyncio.wait_for(self._from.get(), PATIENCE_S)
        if first["type"] == "websocket.close":
            self.code = first["code"]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.hang_up()

    def hang_up(self) -> None:
        self.server.run(self._hang_up())

    async def _hang_up(self) -> None:
        await self._to.put({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self.task, PATIENCE_S)

    def send(self, message: Any) -> None:
        self.server.run(self._to.put({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()}))

    def send_raw(self, frame: dict[str, Any]) -> None:
        self.server.run(self._to.put({"type": "websocket.receive", **frame}))

    def receive(self) -> Any:
        """Return the next message; a close is {"type": "close", "code": ...}."""
        return self._unread.popleft() if self._unread else self.server.run(self.next())

    async def next(self) -> Any:
        message = await asyncio.wait_for(self._from.get(), PATIENCE_S)
        if message["type"] == "websocket.close":
            self.code = message["code"]
            return {"type": "close", "code": self.code}
        return msgspec.json.decode(message["text"])

    def until(self, kind: str) -> Any:
        """Return the next message of a kind, the others unread."""
        while (message := self.receive())["type"] != kind:
            assert message["type"] != "close", message
        return message

    def until_closed(self) -> None:
        """Read until the server closes the socket."""
        while self.receive()["type"] != "close":
            pass

    def do(self, command: dict[str, Any], command_id: str | None = None) -> Any:
        """Send a command and return its answer, done or refused; what else came stays to be read."""
        self._ids += 1
        used = command_id or f"l{id(self)}-{self._ids}"
        self.send({"type": "do", "id": used, "command": command})
        while True:
            message = self.server.run(self.next())
            assert message["type"] != "close", message
            if message["type"] in ("done", "refused") and message["id"] == used:
                return message
            self._unread.append(message)


_numbers = iter(range(10**9))


def next_number() -> int:
    return next(_numbers)
