"""A bot from outside at a table of a Goudkoorts server: sits down with a token, plays, and leaves after the end.

    GK_TOKEN=gk_... python3 examples/table_bot.py http://localhost:8077 TABLE [SEAT]

Make a token with POST /api/tokens, open a table with an empty seat, and pass the table's id. It needs `websockets`,
which comes with goudkoorts. `choose` is the whole of its cleverness; docs/protocol.md describes all messages.
"""

import json
import os
import re
import sys
from itertools import count
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Move = dict[str, Any]


def choose(legal: list[Move]) -> str:
    """Take the move that speaks of the most: the greatest sum of the numbers in it, the first of equals."""
    return max(legal, key=lambda move: sum(map(int, re.findall(r"\d+", move["action"]))))["action"]


class TableBot:
    """One seat at one table."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.seen = 0  # the last event we know: after a lost connection we go on from there
        self._ids = count(1)
        self._run = os.urandom(4).hex()  # ids must not repeat those of an earlier run

    def answer(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """Return the command a message calls for, if any."""
        self.seen = max(self.seen, message.get("seq", 0))
        if message["type"] == "table" and message["table"]["you"]["seat"] is None:
            return self._sit_down(message["table"])
        if message["type"] == "game" and message["legal"]:
            return self._do({"type": "play", "action": choose(message["legal"]), "ply": message["ply"]})
        return None

    def _sit_down(self, table: dict[str, Any]) -> dict[str, Any] | None:
        """Take our seat, or the first empty one."""
        empty = [seat["seat"] for seat in table["seats"] if seat["kind"] == "empty"]
        wanted = [seat for seat in empty if self.seat in (None, seat)]
        return self._do({"type": "sit", "seat": wanted[0]}) if wanted and table["status"] == "open" else None

    def _do(self, command: dict[str, Any]) -> dict[str, Any]:
        """Wrap a command."""
        return {"type": "do", "id": f"{self._run}-{next(self._ids)}", "command": command}


def play(bot: TableBot, socket: ClientConnection) -> bool:
    """Play until the game is over; False when the connection was lost before."""
    try:
        for text in socket:
            message = json.loads(text)
            command = bot.answer(message)
            if command is not None:
                socket.send(json.dumps(command))
            if message["type"] == "refused":
                print("refused:", message["code"], message["facts"], file=sys.stderr)
            if message["type"] == "game" and message["turn"] == "over":
                print("over:", message["scores"])
                return True
    except ConnectionClosed:
        pass
    return False


def main(url: str, table: str, seat: int | None = None) -> None:
    """Play a whole game, over as many connections as it takes."""
    bot = TableBot(seat)
    headers = {"Authorization": f"Bearer {os.environ['GK_TOKEN']}"}
    over = False
    while not over:
        address = f"{url.replace('http', 'ws', 1)}/ws/tables/{table}?after={bot.seen}"
        with connect(address, additional_headers=headers) as socket:
            over = play(bot, socket)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:4]))
