"""Others in the home network: let in at a second address, once somebody at this machine has said yes.

The server listens at this machine alone until then. The yes is a file in the data folder, so it holds after a restart
and can be taken back; the address may change between two looks, as that of a laptop does.
"""

import asyncio
import ipaddress
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Protocol
from urllib.parse import urlsplit

import structlog
from starlette.requests import HTTPConnection

from goudkoorts.server.settings import Settings

FILE = "neighbours"
BY_ITSELF = "localhost", "127.0.0.1", "::1"
ELSEWHERE = "192.0.2.1", 9  # an address that is nobody's: nothing is sent, only the way there is looked up

log = structlog.get_logger()


class NoNetwork(Exception):
    """This machine has no address at which neighbours could find it."""


class AddressListener(Protocol):
    """Who answers at addresses."""

    async def listen(self, address: socket.socket) -> None:
        """Answer at one more address."""

    def fall_silent(self, address: socket.socket) -> None:
        """Answer there no more, not even those who are there already."""


class Neighbours:
    """The address for others in this network, and whether it is open."""

    def __init__(self, folder: Path, port: int, find_address: Callable[[], str | None] | None = None) -> None:
        self._file = folder / FILE
        self._port = port
        self._find_address = find_address or private_address
        self._lock = asyncio.Lock()
        self._socket: socket.socket | None = None
        self.listener: AddressListener | None = None

    @property
    def are_welcome(self) -> bool:
        """Whether somebody said yes, and did not take it back."""
        return self._file.exists()

    @property
    def url(self) -> str | None:
        """Where neighbours find the tables now."""
        if self._socket is None:
            return None
        host, port = self._socket.getsockname()
        return f"http://{host}:{port}"

    async def look(self) -> None:
        """Be where neighbours find us, if they are welcome: at start, and after the network has changed."""
        async with self._lock:
            if self.are_welcome:
                with suppress(NoNetwork):
                    await self._move_to(self._find_address())

    async def welcome(self) -> None:
        """Let neighbours in from now on, or raise NoNetwork and change nothing."""
        async with self._lock:
            await self._move_to(self._find_address())
            if self._socket is None:
                raise NoNetwork
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.write_text("yes\n", encoding="ascii")

    async def shut_out(self) -> None:
        """Take it back."""
        async with self._lock:
            self._file.unlink(missing_ok=True)
            await self._move_to(None)

    async def _move_to(self, host: str | None) -> None:
        """Answer at this address and no other; None is nowhere."""
        assert self.listener is not None, "somebody serves"
        if self._socket is not None:
            if self._socket.getsockname()[0] == host:
                return
            self.listener.fall_silent(self._socket)
            self._socket = None
        if host is not None:
            self._socket = bind_near(host, self._port)
            await self.listener.listen(self._socket)
            log.info("neighbours", port=self._socket.getsockname()[1])


def neighbours_of(settings: Settings, port: int) -> Neighbours | None:
    """Return who may be let in; None where the way in was chosen already, or several processes serve."""
    if settings.public_url or settings.trusted_proxies or settings.workers > 1:
        return None
    return Neighbours(settings.data, port)


def bind_near(host: str, port: int) -> socket.socket:
    """Take an address, with this port if it is free there too."""
    for wanted in (port, 0):
        address = socket.socket(socket.AF_INET)
        address.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            address.bind((host, wanted))
        except OSError:
            address.close()
        else:
            return address
    raise NoNetwork


def private_address() -> str | None:
    """Return this machine's address in the network at home; None without one, or where it is open to the world."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        found = ipaddress.ip_address(probe.getsockname()[0])
    return str(found) if found.is_private and not (found.is_loopback or found.is_unspecified) else None


def is_from_here(asking: HTTPConnection) -> bool:
    """Whether a page that this machine served to itself asks.

    The address alone would not do: a name of another site can be made to lead here, and then its pages ask from here
    as well, but under that name.
    """
    name = urlsplit(f"//{asking.headers.get('host', '')}").hostname
    return asking.client is not None and is_loopback(asking.client.host) and name in BY_ITSELF


def is_loopback(address: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
