"""Processes die in the middle of play: whatever was acknowledged is in the log, once, and every game goes on."""

import asyncio
import json
import os
import signal
import sqlite3
import time
from pathlib import Path

import asyncpg

from server.crowd import Crowd, Log, Player
from server.process import Process
from tables.servers import RedisServer

GAMES = 200
GAMES_OF_TWO_PROCESSES = 60
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
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            command = (folder / "cmdline").read_bytes()
        except OSError:
            continue  # gone in the meantime
        if parent == pid and b"spawn_main" in command:
            found.append(int(folder.name))
    return sorted(found)


def wait_for_turns(house: Process, crowd: Crowd, players: list[Player]) -> None:
    """Wait until it is the turn of people, without anybody looking on."""
    waiting = {player.table for player in players}
    until = time.monotonic() + 30
    while waiting:
        assert time.monotonic() < until, "a bot does not move"
        rows = house.ask("GET", "/api/tables/mine", token=crowd.tokens["Anne"])["tables"]
        waiting -= {row["id"] for row in rows if row["your_turn"]}


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    async def story() -> None:
        # The bots take so long for a move that all of them are at it when the server dies.
        house = Process(tmp_path, GK_BOT_PAUSE_MS="10000", GK_LOG="warning")
        crowd = Crowd(house)
        against_bots = crowd.open(house, AGAINST_BOTS, opponent="beginner")
        crowd.open(house, GAMES, opponent="Carl")
        crowd.begin()
        await crowd.play_until_all(lambda player: player.moves >= 1)
        await crowd.play_moves(2 * GAMES)
        house.kill()
        await crowd.stop()
        crowd.check_nothing_is_lost(read_sqlite(tmp_path))
        assert all(isinstance(player.turn, int) for player in crowd.players)
        before = {player: player.moves for player in crowd.players}

        house = Process(tmp_path, GK_LOG="warning")
        wait_for_turns(house, crowd, against_bots)
        crowd.url = house.url
        crowd.begin()
        await crowd.play_until_all(lambda player: player.moves >= before[player] + 2)
        await crowd.stop()
        house.stop()
        log = read_sqlite(tmp_path)
        crowd.check_nothing_is_lost(log)
        crowd.check_all_was_told_once(log)

    asyncio.run(story())


def test_two_processes_lose_nothing_when_one_is_killed_and_redis_restarts(
    tmp_path: Path, postgres_url: str, redis_server: RedisServer
) -> None:
    async def story() -> None:
        house = Process(tmp_path, GK_DB=postgres_url, GK_REDIS=redis_server.url, GK_WORKERS="2", GK_LOG="warning")
        crowd = Crowd(house)
        crowd.open(house, AGAINST_BOTS, opponent="beginner")
        crowd.open(house, GAMES_OF_TWO_PROCESSES, opponent="Carl")
        crowd.begin()
        await crowd.play_until_all(lambda player: player.moves >= 1)

        first, second = children(house.process.pid)
        os.kill(first, signal.SIGKILL)
        await crowd.play_moves(2 * GAMES_OF_TWO_PROCESSES)
        redis_server.stop()
        await crowd.play_moves(GAMES_OF_TWO_PROCESSES)
        redis_server.start()
        await crowd.play_to_the_end()

        assert any(player.interrupted for player in crowd.players)
        assert second in children(house.process.pid)
        assert first not in children(house.process.pid)
        assert len(children(house.process.pid)) == 2
        assert house.stop() == 0
        log = await read_postgres(postgres_url)
        crowd.check_nothing_is_lost(log)
        crowd.check_all_was_told_once(log)

    asyncio.run(story())
