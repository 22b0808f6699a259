"""Others in the same network: let in only after the host at this machine has said yes, and until it is taken back."""

import asyncio
import socket
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from goudkoorts.server.app import Application
from goudkoorts.server.neighbours import Neighbours, neighbours_of
from goudkoorts.server.serving import TableServer, _config, bind
from goudkoorts.server.settings import read_settings
from server.visitor import HOST, Server

NEAR = "127.0.0.2"  # as good as an address in the network, and there on every machine


class Silence:
    """Answers nobody."""

    def __init__(self) -> None:
        self.open: list[socket.socket] = []

    async def listen(self, address: socket.socket) -> None:
        self.open.append(address)

    def fall_silent(self, address: socket.socket) -> None:
        self.open.remove(address)
        address.close()


Around = Callable[..., Neighbours]


@pytest.fixture
def with_neighbours(server: Server, tmp_path: Path) -> Iterator[Around]:
    """Return what lets the server have a network around it, as after a start."""
    silence = Silence()

    def begin(address: str | None = NEAR) -> Neighbours:
        neighbours = Neighbours(tmp_path, 0, lambda: address)
        neighbours.listener = silence
        server.app.neighbours = neighbours
        return neighbours

    yield begin
    for left in silence.open:
        left.close()


def test_stumble_23_nobody_is_let_in_before_the_host_says_yes(server: Server, with_neighbours: Around) -> None:
    with_neighbours()
    host = server.guest()
    assert host.get("/api/neighbours").json() == {"offered": True, "open": False, "url": None}

    said = host.post("/api/neighbours").json()

    assert said["open"]
    assert said["url"].startswith(f"http://{NEAR}:")
    assert host.get("/api/neighbours").json() == said


def test_stumble_23_the_yes_is_kept_and_can_be_taken_back(server: Server, with_neighbours: Around) -> None:
    with_neighbours()
    host = server.guest()
    host.post("/api/neighbours")
    again = with_neighbours()
    assert host.get("/api/neighbours").json()["open"]

    host.delete("/api/neighbours")

    assert host.get("/api/neighbours").json() == {"offered": True, "open": False, "url": None}
    assert not again.are_welcome


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "evil.example:8077", "origin": "http://evil.example:8077"},  # a name made to lead here
        {"host": "localhost.evil.example", "origin": "http://localhost.evil.example"},
        {"origin": "https://evil.example"},
        {"origin": f"http://{HOST}", "sec_fetch_site": "cross-site"},
    ],
)
def test_stumble_23_pages_of_other_sites_cannot_say_yes(
    server: Server, with_neighbours: Around, headers: dict[str, str]
) -> None:
    neighbours = with_neighbours()
    host = server.guest()

    assert host.post("/api/neighbours", **headers).status == 403
    assert not neighbours.are_welcome


def test_stumble_23_only_somebody_at_this_machine_may_say_yes(
    server: Server, with_neighbours: Around, monkeypatch: pytest.MonkeyPatch
) -> None:
    neighbours = with_neighbours()
    host = server.guest()
    plain = type(host).scope
    far: Any = lambda self, *given: plain(self, *given) | {"client": ("192.168.1.9", 1)}  # noqa: E731
    monkeypatch.setattr(type(host), "scope", far)

    assert host.post("/api/neighbours").json()["code"] == "not_here"
    assert host.delete("/api/neighbours").json()["code"] == "not_here"
    assert host.get("/api/neighbours").json() == {"offered": False, "open": False, "url": None}
    assert not neighbours.are_welcome


def test_stumble_23_a_server_with_an_address_of_its_own_offers_nothing(server: Server, tmp_path: Path) -> None:
    settings = {"GK_DATA": str(tmp_path)}
    assert neighbours_of(read_settings(settings), 8077) is not None
    assert neighbours_of(read_settings(settings | {"GK_PUBLIC_URL": "https://games.example.org"}), 8077) is None
    assert neighbours_of(read_settings(settings | {"GK_TRUSTED_PROXIES": "127.0.0.1"}), 8077) is None

    assert not server.guest().get("/api/neighbours").json()["offered"]


def test_stumble_23_without_a_network_nothing_is_opened(server: Server, with_neighbours: Around) -> None:
    neighbours = with_neighbours(None)

    refused = server.guest().post("/api/neighbours")

    assert (refused.status, refused.json()["code"]) == (409, "no_network")
    assert not neighbours.are_welcome


def test_stumble_23_the_same_tables_are_served_to_neighbours_until_it_is_taken_back(tmp_path: Path) -> None:
    settings = read_settings({"GK_DATA": str(tmp_path), "GK_WARM_UP": "false", "GK_LOG": "error"})
    address = bind("127.0.0.1", 0)
    neighbours = Neighbours(tmp_path, address.getsockname()[1], lambda: NEAR)
    application = Application(settings, neighbours)
    server = TableServer(_config(settings, application), application, neighbours)

    async def answer_at(url: str) -> str:
        def ask() -> str:
            with urllib.request.urlopen(f"{url}/healthz", timeout=5) as answer:
                return str(answer.read().decode())

        return await asyncio.to_thread(ask)

    async def story() -> None:
        serving = asyncio.create_task(server.serve([address]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            await neighbours.welcome()
            url = neighbours.url
            assert url == f"http://{NEAR}:{address.getsockname()[1]}"
            assert await answer_at(url) == "alive\n"

            await neighbours.shut_out()

            assert neighbours.url is None
            with pytest.raises(OSError, match="refused"):
                await answer_at(url)
        finally:
            server.should_exit = True
            await serving

    asyncio.run(story())
