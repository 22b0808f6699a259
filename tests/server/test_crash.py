"""Processes die in the middle of play: whatever was acknowledged is in the log, once, and every game goes on."""

import asyncio
import json
import os
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import asyncpg
import pytest

from server.crowd import Crowd, Log, Player
from server.process import Process
from tables.servers import RedisServer

GAMES = 200
GAMES_OF_TWO_PROCESSES = 100
AGAINST_BOTS = 5
READ = "SELECT table_id, seq, command_id, body FROM events ORDER BY table_id, seq"


def log_of(rows: "list[tuple[str, int, str, str]]") -> Log:
    log = Log()
    for table, seq, command, body in rows:
        log.add(table, seq, command, json.loads(body))
    return log


def read_sqlite(data: Path) -> Log:
    connection = sqlite3.connect(f"file:{data / 'tables.db'}?mode=ro", uri=True)
    try:
        return log_of(connection.execute(READ).fetchall())
    finally:
        connection.close()


async def read_postgres(url: str) -> Log:
    connection = await asyncpg.connect(url)
    try:
        return log_of([tuple(row) for row in await connection.fetch(READ)])
    finally:
        await connection.close()


def children(pid: int) -> list[int]:
    """Return the processes that serve for a parent."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1])
            command = (folder / "cmdline").read_bytes()
        except OSError:
            continue  # gone in the meantime
        if parent == pid and b"spawn_main" in command:
            found.append(int(folder.name))
    return sorted(found)


def is_gone(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def wait_until(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + 30
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.05)


def wait_for_turns(app: Process, crowd: Crowd, players: list[Player]) -> None:
    """Wait until it is the turn of people, without anybody looking on."""
    waiting = {player.table for player in players}

    def all_have_moved() -> bool:
        rows = app.ask("GET", "/api/tables/mine", token=crowd.tokens["Anne"])["tables"]
        waiting.difference_update(row["id"] for row in rows if row["your_turn"])
        return not waiting

    wait_until(all_have_moved)


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    """Return what starts a server on the data of this test; none of them outlives it."""
    houses: list[Process] = []

    def start_one(**settings: str) -> Process:
        houses.append(Process(tmp_path, GK_LOG="warning", **settings))
        return houses[-1]

    yield start_one
    for app in houses:
        app.kill()


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path, start: Callable[..., Process]) -> None:
    async def story() -> None:
        # The bots take so long for a move that all of them are at it when the server dies.
        app = start(GK_BOT_PAUSE_MS="10000")
        crowd = Crowd(app)
        against_bots = crowd.open(app, AGAINST_BOTS, opponent="beginner")
        crowd.open(app, GAMES, opponent="Carl")
        await crowd.begin()
        await crowd.play_moves(4 * GAMES)
        await asyncio.to_thread(app.kill, after_s=0.1)  # at no particular moment
        await crowd.hear_the_rest()
        crowd.check_nothing_is_lost(read_sqlite(tmp_path))
        assert all(isinstance(player.turn, int) for player in crowd.players)
        before = {player: player.moves for player in crowd.players}

        app = start()
        wait_for_turns(app, crowd, against_bots)
        crowd.url = app.url
        await crowd.begin()
        await crowd.play_until_all(lambda player: player.moves >= before[player] + 2)
        await crowd.stop()
        log = read_sqlite(tmp_path)
        crowd.check_nothing_is_lost(log)
        crowd.check_all_was_told_once(log)

    asyncio.run(story())


def test_two_processes_lose_nothing_when_one_is_killed_and_redis_restarts(
    start: Callable[..., Process], postgres_url: str, redis_server: RedisServer
) -> None:
    async def story() -> None:
        app = start(GK_DB=postgres_url, GK_REDIS=redis_server.url, GK_WORKERS="2")
        crowd = Crowd(app)
        crowd.open(app, AGAINST_BOTS, opponent="beginner")
        crowd.open(app, GAMES_OF_TWO_PROCESSES, opponent="Carl")
        await crowd.begin()
        await crowd.play_moves(2 * GAMES_OF_TWO_PROCESSES)
        first, second = children(app.process.pid)
        os.kill(first, signal.SIGKILL)
        await crowd.play_moves(2 * GAMES_OF_TWO_PROCESSES)
        redis_server.stop()
        await crowd.play_moves(GAMES_OF_TWO_PROCESSES)
        redis_server.start()
        before = {player: player.moves for player in crowd.players}
        await crowd.play_until_all(lambda player: player.moves >= before[player] + 2)
        await crowd.stop()

        log = await read_postgres(postgres_url)
        crowd.check_nothing_is_lost(log)
        crowd.check_all_was_told_once(log)
        assert any(player.interrupted for player in crowd.players)
        wait_until(lambda: len(children(app.process.pid)) == 2)  # somebody took the place of the dead
        those_that_serve = children(app.process.pid)
        assert second in those_that_serve
        app.kill()
        wait_until(lambda: all(map(is_gone, those_that_serve)))  # nobody is left at the address without a parent

    asyncio.run(story())
