"""Many people at many tables of a server that may die: each plays as fast as it is answered, and comes back."""

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from server.process import Process

BREATH_S = 0.05
PATIENCE_S = 90.0
AT_ONCE = 8


@dataclass
class Log:
    """What a database has of all tables: who asked for which entry, and the plies of the moves."""

    asked: Counter[tuple[str, str, int]] = field(default_factory=Counter)  # table, command, seq
    numbers: dict[str, list[int]] = field(default_factory=dict)  # all entries of a table
    moves: dict[str, dict[int, int]] = field(default_factory=dict)  # seq -> ply

    def add(self, table: str, seq: int, command: str, body: dict[str, Any]) -> None:
        """Take the next row."""
        self.numbers.setdefault(table, []).append(seq)
        moves = self.moves.setdefault(table, {})
        if command:
            self.asked[table, command, seq] += 1
        if body["type"] == "Acted":
            moves[seq] = body.get("ply", 0)

    def check(self) -> None:
        """Every table has its entries and its plies once each, without gaps, and no command was carried out twice."""
        for table, numbers in self.numbers.items():
            assert numbers == list(range(1, len(numbers) + 1))
            assert list(self.moves[table].values()) == list(range(len(self.moves[table])))
        commands = Counter((table, command) for table, command, _ in self.asked.elements())
        assert max(commands.values()) == 1


class Player:
    """One seat at one table."""

    def __init__(self, crowd: "Crowd", table: str, name: str) -> None:
        self.table = table
        self.name = name
        self.acknowledged: dict[str, int] = {}  # command -> the entry it was answered with
        self.told: Counter[int] = Counter()  # entries of moves we were told
        self.moves = 0  # of ours, acknowledged
        self.turn: Any = None
        self.interrupted = 0
        self._crowd = crowd
        self._seen = 0
        self._asked = 0
        self._waiting: dict[str, Any] | None = None  # for the answer to this command
        self._game: dict[str, Any] = {"legal": None}
        self._table: dict[str, Any] = {"status": "none"}

    async def run(self) -> None:
        """Play over as many connections as it takes."""
        while self.turn != "over":
            with suppress(OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError):
                await self._play_on_one_connection()
            self.interrupted += self.turn != "over"
            await asyncio.sleep(BREATH_S)

    async def _play_on_one_connection(self) -> None:
        address = f"ws{self._crowd.url[4:]}/ws/tables/{self.table}?after={self._seen}"
        headers = {"Authorization": f"Bearer {self._crowd.tokens[self.name]}"}
        async with connect(address, additional_headers=headers, ping_interval=None, compression=None) as line:
            if self._waiting is not None:  # we do not know whether it was heard: a repeat does no harm
                await line.send(json.dumps(self._waiting))
            while self.turn != "over":
                self._take(json.loads(await line.recv()))
                await self._act(line)

    def _take(self, message: dict[str, Any]) -> None:
        """Remember what a message says."""
        match message["type"]:
            case "table":
                self._table = message["table"]
            case "game":
                self._game = message
                self.turn = message["turn"]
                self._seen = message["seq"]
                self.told.update(news["seq"] for news in message["news"])
            case "done" if self._waiting is not None and message["id"] == self._waiting["id"]:
                self.acknowledged[message["id"]] = message["seq"]
                if self._waiting["command"]["type"] == "play":
                    self.moves += 1
                    self._crowd.count_move()
                self._waiting = None
            case "refused":
                self._crowd.refusals.append(message)

    async def _act(self, line: ClientConnection) -> None:
        """Do the next thing, unless the answer to the last one is still to come."""
        command = None if self._waiting is not None else self._next_command()
        if command is not None:
            if command["type"] == "play":
                await self._crowd.go.wait()
            self._asked += 1
            self._waiting = {"type": "do", "id": f"{self.name}-{self._asked}", "command": command}
            await line.send(json.dumps(self._waiting))

    def _next_command(self) -> dict[str, Any] | None:
        """Sit down, start, or make the first move of those that are legal."""
        if self._table["status"] == "open":
            empty = [seat["seat"] for seat in self._table["seats"] if seat["kind"] == "empty"]
            if self._table["you"]["seat"] is None:
                return {"type": "sit", "seat": empty[0]}
            return None if empty or not self._table["you"]["host"] else {"type": "start"}
        if self._game["legal"]:
            move = {"type": "play", "action": self._game["legal"][0]["action"], "ply": self._game["ply"]}
            self._game = {"legal": None}
            return move
        return None


class Crowd:
    """All players, and what they were told."""

    def __init__(self, app: Process) -> None:
        self.url = app.url
        self.tokens = {name: _token(app, name) for name in ("Anne", "Carl")}
        self.players: list[Player] = []
        self.moves = 0
        self.refusals: list[Any] = []
        self.go = asyncio.Event()  # set when the first move may be made
        self._until = 0
        self._enough = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def open(self, app: Process, tables: int, *, opponent: str) -> list[Player]:
        """Open tables of Gold! for Anne, against Carl or a bot, and return who will sit there."""
        order = {"game": "gold", "players": 2, "seats": ["me", "open" if opponent == "Carl" else opponent]}
        names = ("Anne", "Carl") if opponent == "Carl" else ("Anne",)

        def open_one(_number: int) -> str:
            return str(app.ask("POST", "/api/tables", order, self.tokens["Anne"])["id"])

        with ThreadPoolExecutor(AT_ONCE) as threads:
            new = [Player(self, table, name) for table in threads.map(open_one, range(tables)) for name in names]
        self.players += new
        return new

    def count_move(self) -> None:
        """Count a move that was acknowledged."""
        self.moves += 1
        if self.moves >= self._until:
            self._enough.set()

    async def begin(self) -> None:
        """Let all play, once every game has begun."""
        self._tasks = [asyncio.create_task(player.run()) for player in self.players]
        await self.play_until_all(lambda player: player.turn is not None)
        self.go.set()

    async def hear_the_rest(self) -> None:
        """After the server's death: read what it had still sent, then stop."""
        before = {player: player.interrupted for player in self.players}
        await self.play_until_all(lambda player: player.interrupted > before[player])
        await self.stop()

    async def play_moves(self, count: int) -> None:
        """Wait until so many more moves are acknowledged."""
        self._until = self.moves + count
        self._enough.clear()
        await asyncio.wait_for(self._enough.wait(), PATIENCE_S)

    async def play_until_all(self, is_so: Callable[[Player], bool]) -> None:
        """Wait until something is so for every player."""
        async with asyncio.timeout(PATIENCE_S):
            while not all(map(is_so, self.players)):
                await asyncio.sleep(BREATH_S)

    async def stop(self) -> None:
        """Hang up, all at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def check_nothing_is_lost(self, log: Log) -> None:
        """Everything acknowledged is in the log, as acknowledged, and nothing is in it twice."""
        log.check()
        assert not self.refusals
        for player in self.players:
            for command, seq in player.acknowledged.items():
                assert log.asked[player.table, command, seq] == 1

    def check_all_was_told_once(self, log: Log) -> None:
        """Everybody was told every move up to the last one seen, over however many connections, and none twice."""
        for player in self.players:
            assert set(player.told.values()) == {1}
            assert sorted(player.told) == [seq for seq in log.moves[player.table] if seq <= max(player.told)]


def _token(app: Process, name: str) -> str:
    """Be a new guest, and return a token for that guest's programs."""
    app.cookies.clear()
    app.ask("POST", "/api/guest", {"name": name})
    token: str = app.ask("POST", "/api/tokens", {"label": "test"})["token"]
    app.cookies.clear()
    return token
