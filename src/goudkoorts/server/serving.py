"""Serving: one process, or several that share an address and are watched by a parent that serves nobody itself."""

import asyncio
import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from threading import Thread
from types import FrameType

import uvicorn

from goudkoorts.engine.errors import GoudkoortsError
from goudkoorts.server.app import Application
from goudkoorts.server.neighbours import Neighbours
from goudkoorts.server.observe.logs import set_up_logs
from goudkoorts.server.settings import Settings
from goudkoorts.server.ws.socket import MOST_MESSAGE
from goudkoorts.server.ws.throttle import throttled

PING_S = 20.0
GOODBYE_S = 5
BACKLOG = 512
COULD_NOT_START = 2
BREATH_S = 1.0


class CannotServe(GoudkoortsError):
    """The server could not start."""

    code = "serve"


class TableServer(uvicorn.Server):
    """A server process that lets people go before it closes."""

    def __init__(self, config: uvicorn.Config, application: Application, neighbours: Neighbours | None = None) -> None:
        super().__init__(config)
        self._application = application
        self._neighbours = neighbours
        self._near: dict[socket.socket, asyncio.Server] = {}
        if neighbours is not None:
            neighbours.listener = self

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, and let neighbours in where that was said."""
        await super().startup(sockets)
        if self._neighbours is not None:
            await self._neighbours.look()

    async def listen(self, address: socket.socket) -> None:
        """Answer at one more address, as at the first."""
        loop = asyncio.get_running_loop()
        self._near[address] = await loop.create_server(self._protocol, sock=address, backlog=BACKLOG)
        self.servers.append(self._near[address])

    def fall_silent(self, address: socket.socket) -> None:
        """Answer there no more, not even those who are there already."""
        place = address.getsockname()
        server = self._near.pop(address)
        self.servers.remove(server)
        server.close()
        for connection in list(self.server_state.connections):
            transport = getattr(connection, "transport", None)
            if transport is not None and transport.get_extra_info("sockname") == place:
                transport.close()

    def _protocol(self) -> asyncio.Protocol:
        """Return what talks to one client."""
        state, kind = self.lifespan.state, self.config.http_protocol_class
        return kind(config=self.config, server_state=self.server_state, app_state=state)  # type: ignore[call-arg]

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Finish when told to; having done so is no failure, so the signal is not raised again afterwards."""
        before = {name: signal.signal(name, self.handle_exit) for name in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for name, handler in before.items():
                signal.signal(name, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell every socket to come back in a moment, then close."""
        await self._application.drain()
        await super().shutdown(sockets)


def serve(settings: Settings, address: socket.socket, neighbours: Neighbours | None = None) -> None:
    """Serve until told to stop."""
    if settings.workers == 1:
        serve_here(settings, address, neighbours)
    else:
        Family(settings, address).run()


def bind(host: str, port: int) -> socket.socket:
    """Take an address; raises OSError where it is taken or not ours."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    address = socket.socket(family)
    address.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        address.bind((host, port))
    except OSError:
        address.close()
        raise
    address.set_inheritable(True)
    return address


def serve_here(settings: Settings, address: socket.socket, neighbours: Neighbours | None = None) -> None:
    """Serve in this process until told to stop; raises CannotServe."""
    set_up_logs(settings.log)
    application = Application(settings, neighbours)
    server = TableServer(_config(settings, application), application, neighbours)
    try:
        server.run([address])
    except SystemExit:
        raise CannotServe(application.failure or "could not start") from None


def _config(settings: Settings, application: Application) -> uvicorn.Config:
    """Return the settings of the web server under us."""
    return uvicorn.Config(
        application,
        http="h11",  # bounds the headers of a request, which httptools does not
        ws=throttled(settings.limit_factor),
        ws_max_size=MOST_MESSAGE,
        ws_ping_interval=PING_S,
        ws_ping_timeout=PING_S,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GOODBYE_S,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        server_header=False,
        access_log=False,
        log_config=None,
        backlog=BACKLOG,
        lifespan="on",
    )


def _child(settings: Settings, address: socket.socket) -> None:
    """Be one of several processes."""
    Thread(target=_go_with_parent, name="parent", daemon=True).start()
    try:
        serve_here(settings, address)
    except CannotServe:
        raise SystemExit(COULD_NOT_START) from None


def _go_with_parent() -> None:
    """Finish when the parent has died: nobody would replace us, and whoever is started next needs the address."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


class Family:
    """Several processes at one address; one that dies is replaced."""

    def __init__(self, settings: Settings, address: socket.socket) -> None:
        self._settings = settings
        self._address = address
        self._context = multiprocessing.get_context("spawn")
        self._stopping = False
        self._children: list[SpawnProcess] = []
        self._first: set[int | None] = set()  # the processes of the first hour

    def run(self) -> None:
        """Start all, watch them, and end when told to."""
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, self._stop)
        self._children = [self._start() for _ in range(self._settings.workers)]
        self._first = {child.pid for child in self._children}
        while self._children:
            wait([child.sentinel for child in self._children], BREATH_S)
            self._look_after()

    def _start(self) -> SpawnProcess:
        """Start one process."""
        child = self._context.Process(target=_child, args=(self._settings, self._address))
        child.start()
        return child

    def _look_after(self) -> None:
        """Replace the dead, unless we are going.

        What could not start at first will not do better next time. Later it may be the database that is away for a
        while, and those who live serve on.
        """
        # Asked once each: one that is just dying would be neither dead nor alive.
        alive = {child: child.is_alive() for child in self._children}
        dead = [child for child in self._children if not alive[child]]
        self._children = [child for child in self._children if alive[child]]
        if any(child.exitcode == COULD_NOT_START and child.pid in self._first for child in dead) and not self._stopping:
            self._stop(signal.SIGTERM, None)
            raise CannotServe("a process could not start: see the log")
        if dead and not self._stopping:
            time.sleep(BREATH_S)
            self._children += [self._start() for _ in dead]

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        """Tell all to finish."""
        self._stopping = True
        for child in self._children:
            child.terminate()
