"""`goudkoorts serve` as a process: opens, plays with a bot from outside, says goodbye, and tells nobody's secrets."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from cli.program import Program
from goudkoorts.server import serving
from goudkoorts.server.serving import Family, bind
from goudkoorts.server.settings import Settings
from server.process import Process
from tables.servers import RedisServer

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests here; the last one stops it."""
    running = Process(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


def until_closed(socket: ClientConnection) -> tuple[list[Any], int | None]:
    """Return what still comes over a socket, and the code it is closed with."""
    heard = []
    with suppress(ConnectionClosed):
        while True:
            heard.append(json.loads(socket.recv(20)))
    return heard, socket.close_code


def test_messages_arrive_however_they_are_cut(process: Process) -> None:
    process.ask("POST", "/api/guest", {"name": "Anne"})
    table = process.ask("POST", "/api/tables", {"game": "gold", "players": 2, "seats": ["me", "open"]})["id"]
    ping = Frame(Opcode.TEXT, b'{"type":"ping"}').serialize(mask=True)

    with process.socket(table) as socket:
        wire = socket.socket
        for pieces, pongs in (([ping], 1), ([ping + ping], 2), ([ping[:1], ping[1:2], ping[2:9], ping[9:]], 1)):
            for piece in pieces:
                wire.sendall(piece)
                time.sleep(0.02)
            assert next_pongs(socket, pongs) == pongs
        socket.send(['{"type":', '"ping"}'])
        assert next_pongs(socket, 1) == 1


def next_pongs(socket: ClientConnection, count: int) -> int:
    """Return how many pongs come before anything else that was not asked for, as many as wanted at most."""
    pongs = 0
    while pongs < count:
        pongs += json.loads(socket.recv(20))["type"] == "pong"
    return pongs


def test_the_example_bot_plays_a_whole_game(process: Process) -> None:
    process.ask("POST", "/api/guest", {"name": "Anne"})
    token = process.ask("POST", "/api/tokens", {"label": "bot"})["token"]
    order = {"game": "zevenspel", "players": 2, "seats": ["open", "beginner"]}
    table = process.ask("POST", "/api/tables", order)["id"]
    bot = subprocess.Popen(
        [sys.executable, str(ROOT / "examples" / "table_bot.py"), process.url, table, "0"],
        env=os.environ | {"GK_TOKEN": token},
        stdout=subprocess.PIPE,
        text=True,
    )
    while process.ask("GET", f"/api/tables/{table}")["seats"][0]["kind"] == "empty":
        time.sleep(0.05)
    process.ask("POST", f"/api/tables/{table}/commands", {"id": "go", "command": {"type": "start"}})

    said, _ = bot.communicate(timeout=60)

    assert said.startswith("over:")
    assert process.ask("GET", f"/api/tables/{table}")["status"] == "over"


def test_a_taken_port_is_one_clear_line(process: Process, program: Program, tmp_path: Path) -> None:
    port = process.url.rpartition(":")[2]

    answer = program("serve", "--port", port, "--data", str(tmp_path / "other"))

    assert answer.status == 2
    assert answer.err.startswith(f"goudkoorts: cannot listen at 127.0.0.1 port {port}")


def test_a_folder_in_use_is_one_clear_line(process: Process) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "goudkoorts.cli", "serve", "--port", "0", "--data", str(process.log.parent)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )

    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith("goudkoorts: ")


def test_two_processes_share_an_address_and_every_table(
    tmp_path: Path, postgres_url: str, redis_server: RedisServer
) -> None:
    app = Process(tmp_path, GK_DB=postgres_url, GK_REDIS=redis_server.url, GK_WORKERS="2")
    app.ask("POST", "/api/guest", {"name": "Anne"})
    order = {"game": "zevenspel", "players": 2, "seats": ["me", "beginner"]}
    table = app.ask("POST", "/api/tables", order)["id"]
    moves = 0

    with app.socket(table) as one, app.socket(table) as two:
        while (game := json.loads(one.recv(20)))["type"] != "game" or game["turn"] != "over":
            if game["type"] == "game" and game["legal"]:
                moves += 1
                action = {"type": "play", "action": game["legal"][0]["action"], "ply": game["ply"]}
                app.ask("POST", f"/api/tables/{table}/commands", {"id": f"m{moves}", "command": action})
        while (same := json.loads(two.recv(20)))["type"] != "game" or same["turn"] != "over":
            pass

    assert (same["view"], same["truth"]) == (game["view"], game["truth"])
    assert app.stop() == 0


def test_a_restart_says_goodbye_and_tells_no_secrets(process: Process) -> None:
    me = process.ask("POST", "/api/guest", {"name": "Anne"})
    table = process.ask("POST", "/api/tables", {"game": "gold", "players": 2, "seats": ["me", "beginner"]})["id"]
    token = process.ask("POST", "/api/tokens", {"label": "bot"})["token"]
    process.ask("GET", f"/api/tables/{table}")

    with process.socket(table) as socket:
        socket.recv(20)
        process.process.send_signal(signal.SIGTERM)
        heard, code = until_closed(socket)

    assert (heard[-1], code) == ({"type": "bye", "code": "restarting"}, 1012)
    assert process.stop() == 0
    log = process.log.read_text(encoding="utf-8")
    assert "/api/tables/{table}" in log
    assert "Traceback" not in log
    for secret in (me["id"], "Anne", table, token, *(cookie.value for cookie in process.cookies), "127.0.0.1"):
        assert str(secret) not in log


class Dying:
    """A process that is alive when first asked, and dead a moment later."""

    exitcode, pid = -9, 1

    def __init__(self) -> None:
        self._asked = 0

    def is_alive(self) -> bool:
        self._asked += 1
        return self._asked == 1


def test_a_process_that_dies_while_it_is_looked_at_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    replaced: list[object] = []
    monkeypatch.setattr(serving, "BREATH_S", 0)
    monkeypatch.setattr(Family, "_start", lambda _self: replaced.append("new") or "new")
    with bind("127.0.0.1", 0) as address:
        family = Family(Settings(), address)
        family._children = [Dying()]  # type: ignore[list-item]

        family._look_after()
        assert replaced == []
        family._look_after()
        assert family._children == replaced == ["new"]
