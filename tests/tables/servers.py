"""PostgreSQL and Redis for the tests: in a folder of their own, on a free port, as a user that is not root."""

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import asyncpg

PATIENCE_S = 30
MEMORY = Path("/dev/shm")  # a disk in memory: making and dropping databases there takes no time
ROOM = 2 * 10**9
UNPRIVILEGED = ("postgres", "nobody")  # PostgreSQL refuses to run as root


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def ordinary_user() -> str | None:
    """Return the user to run a server as: this one, unless this one is root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in UNPRIVILEGED if name in known)


def postgres_program(name: str) -> str | None:
    """Return a program of PostgreSQL; Debian keeps them out of the path."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return shutil.which(name, path=os.pathsep.join([*map(str, folders), os.environ.get("PATH", "")]))


def has_room(folder: Path) -> bool:
    """Whether a folder can take a few dozen databases."""
    return folder.is_dir() and os.access(folder, os.W_OK) and shutil.disk_usage(folder).free > ROOM


@contextmanager
def own_folder(user: str | None) -> Iterator[Path]:
    """Give a folder with a short name (sockets need that) that belongs to the user."""
    folder = Path(tempfile.mkdtemp(prefix="gk-", dir=MEMORY if has_room(MEMORY) else None))
    if user is not None:
        shutil.chown(folder, user)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def running_postgres() -> Iterator[str]:
    """Run PostgreSQL and give the address of its server, without a database's name."""
    user = ordinary_user()
    with own_folder(user) as folder:
        data, port = folder / "data", free_port()
        initdb = [postgres_program("initdb") or "initdb", "-D", data, "-A", "trust", "-U", "tester", "--no-sync"]
        subprocess.run(
            [str(word) for word in (*initdb, "-E", "UTF8", "--locale=C")],
            user=user,
            cwd=folder,
            check=True,
            capture_output=True,
        )
        command = [
            postgres_program("postgres") or "postgres",
            "-D",
            data,
            "-p",
            port,
            "-k",
            folder,
            "-h",
            "127.0.0.1",
            "-F",
        ]
        with (folder / "log").open("wb") as log:
            server = subprocess.Popen([str(word) for word in command], user=user, cwd=folder, stdout=log, stderr=log)
        try:
            wait_for_port(port, server)
            yield f"postgresql://tester@127.0.0.1:{port}"
        finally:
            server.send_signal(signal.SIGQUIT)  # at once: nothing of it is needed again
            server.wait(PATIENCE_S)


@dataclass
class RedisServer:
    """A Redis that can be stopped and started again on the same port."""

    folder: Path
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Start it, empty."""
        options = ["--port", self.port, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", self.folder]
        command = [str(word) for word in ("redis-server", *options)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for_port(self.port, self.process)

    def stop(self) -> None:
        """Kill it."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(PATIENCE_S)
            self.process = None


@contextmanager
def running_redis() -> Iterator[RedisServer]:
    """Run Redis."""
    with own_folder(None) as folder:
        server = RedisServer(folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()


def wait_for_port(port: int, server: subprocess.Popen[bytes]) -> None:
    """Wait until a server answers."""
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        assert server.poll() is None, "the server ended at once"
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.02)
        else:
            return
    raise AssertionError("the server does not answer")


async def make_database(server: str, name: str) -> str:
    """Make an empty database, once the server takes connections, and return its address."""
    until = time.monotonic() + PATIENCE_S
    while True:
        try:
            connection = await asyncpg.connect(f"{server}/postgres")
            break
        except (OSError, asyncpg.CannotConnectNowError):
            assert time.monotonic() < until
            await asyncio.sleep(0.05)
    try:
        await connection.execute(f'CREATE DATABASE "{name}"')
    finally:
        await connection.close()
    return f"{server}/{name}"
