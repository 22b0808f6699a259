"""Ten thousand malformed and hostile messages: each is refused, nothing changes, and the log stays silent."""

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from goudkoorts.server.ws.connection import MOST_QUEUED
from goudkoorts.server.ws.socket import TokenBucket
from server.visitor import Line, Server

MESSAGES = 10_000
AT_ONCE = 100
COMMANDS = [
    "sit",
    "leave",
    "add_bot",
    "remove_bot",
    "set_options",
    "kick",
    "start",
    "undo",
    "answer_undo",
    "resign",
    "stand_in",
    "come_back",
    "offer_rematch",
    "say",
    "close",
    "open",
    "expire",
    "bot_move",
]
JUNK: tuple[Any, ...] = (
    None, True, -1, 0, 3, 2**31, 2**63, 2**70, -(2**70), 1.5, 1e308, "",
    "\x00", "x" * 500, "\u202e\ud83d\ude00", [], [[]], {},
    {"type": "play"}, "take re", "__proto__", "' OR 1=1 --", "../../etc", "<script>", "p" * 17, "NaN",
)  # fmt: skip


def hostile(dice: random.Random) -> dict[str, Any]:
    """Return one frame that no client of ours would send; none of them is a command an onlooker may give."""
    return dice.choice((broken_text, broken_binary, wrong_message, wrong_command, strange_command))(dice)


def broken_text(dice: random.Random) -> dict[str, Any]:
    good = '{"type":"do","id":"a","command":{"type":"play","action":"take re","ply":3}}'
    at = dice.randrange(len(good))
    texts = (
        good[:at],
        good[:at] + dice.choice('"{}[],:\\\x00\u2028') + good[at + 1 :],
        "[" * dice.randrange(1, 30_000),
        '{"type":' * dice.randrange(1, 5_000),
        "".join(chr(dice.randrange(1, 0xD7FF)) for _ in range(dice.randrange(50))),
        "9" * dice.randrange(1, 5_000),
        " " * dice.randrange(100),
        '{"type":"ping","type":"do"}',
    )
    return {"text": dice.choice(texts)}


def broken_binary(dice: random.Random) -> dict[str, Any]:
    return {"bytes": dice.randbytes(dice.randrange(200))}


def wrong_message(dice: random.Random) -> dict[str, Any]:
    message = {"type": dice.choice(("do", "why", "hint", "pong", "table", "do ", "", 7, None)), "id": junk(dice)}
    if dice.random() < 0.5:
        message["command"] = junk(dice)
    if dice.random() < 0.5:
        message["action"] = junk(dice)
    return as_text(message | {"more": junk(dice)})


def wrong_command(dice: random.Random) -> dict[str, Any]:
    fields = ("seat", "level", "options", "clock", "rated", "access", "chat", "ply", "action", "yes", "phrase", "text")
    command = {name: junk(dice) for name in dice.sample(fields, dice.randrange(1, 5))}
    return as_text({"type": "do", "id": "f", "command": {"type": dice.choice(COMMANDS), "nonsense": 1} | command})


def strange_command(dice: random.Random) -> dict[str, Any]:
    """Return a well-formed command that somebody who does not sit at the table, and is not its host, may not give."""
    command: dict[str, Any] = dice.choice(
        (
            {"type": "play", "action": "take re", "ply": dice.randrange(1000)},
            {"type": "undo", "ply": dice.randrange(1000)},
            {"type": "sit", "seat": dice.randrange(16)},
            {"type": "kick", "seat": dice.randrange(16)},
            {"type": "stand_in", "seat": 0, "level": "master"},
            {"type": "set_options", "options": {"x": 1}},
            {"type": dice.choice(("start", "resign", "close", "come_back", "offer_rematch", "leave"))},
            {"type": "say", "text": "free chat is not allowed here"},
        )
    )
    return as_text({"type": "do", "id": str(dice.random()), "command": command})


def junk(dice: random.Random) -> Any:
    return dice.choice(JUNK)


def as_text(message: Any) -> dict[str, Any]:
    return {"text": msgspec.json.encode(message, enc_hook=str).decode() if encodable(message) else str(message)}


def encodable(message: Any) -> bool:
    try:
        msgspec.json.encode(message)
    except (OverflowError, UnicodeEncodeError):
        return False
    return True


def batches(dice: random.Random) -> Iterator[list[dict[str, Any]]]:
    for _ in range(MESSAGES // AT_ONCE):
        yield [hostile(dice) for _ in range(AT_ONCE)]


async def send_all(line: Line, frames: list[dict[str, Any]]) -> list[Any]:
    """Send frames and return what came back until the pong that ends them."""
    for frame in [*frames, {"text": '{"type":"ping"}'}]:
        await line._to.put({"type": "websocket.receive", **frame})
    answers = []
    while (message := await line.next())["type"] != "pong":
        answers.append(message)
        await asyncio.sleep(0)
    return answers


def test_hostile_messages_change_nothing(
    server: Server, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    host, stranger = server.guest("Anne"), server.guest("Carl")
    table = host.open_table(seats=("me", "expert"))["id"]
    with host.connect(table) as line:
        while (before := line.until("game"))["legal"] is None:
            pass
    seq = server.run(server.app.store.seq_of(table))
    capsys.readouterr()
    dice = random.Random(7)

    with stranger.connect(table) as line:
        answers = [answer for batch in batches(dice) for answer in server.run(send_all(line, batch))]

    kinds = {answer["type"] for answer in answers}
    assert kinds <= {"refused", "why", "table", "game"}
    assert sum(answer["type"] == "refused" for answer in answers) > MESSAGES * 9 // 10
    assert server.run(server.app.store.seq_of(table)) == seq
    with host.connect(table) as line:
        after = line.until("game")
    assert (after["ply"], after["view"], after["legal"]) == (before["ply"], before["view"], before["legal"])
    captured = capsys.readouterr()
    assert "Traceback" not in captured.out + captured.err + caplog.text
    assert "error" not in captured.out + captured.err
    assert [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")] == []


def test_so_many_at_once_and_no_more() -> None:
    bucket = TokenBucket(burst=3, a_second=0)

    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_a_flood_is_closed_with_4429(tmp_path: Any) -> None:
    server = Server(tmp_path, GK_LIMIT_FACTOR="1")
    guest = server.guest()
    line = guest.connect(guest.open_table()["id"])

    for _ in range(400):
        line.send({"type": "ping"})
    while line.receive()["type"] != "close":
        pass

    assert line.code == 4429
    server.close()


def test_a_slow_onlooker_is_closed_and_slows_nobody(server: Server) -> None:
    guest = server.guest()
    line = guest.connect(guest.open_table()["id"])
    line.until("table")
    (socket,) = server.app.sockets

    async def tell_too_much() -> None:
        for _ in range(MOST_QUEUED + 1):
            socket.send(b'{"type":"pong"}')

    server.run(tell_too_much())
    while (last := line.receive())["type"] == "pong":
        pass

    assert last == {"type": "bye", "code": "slow"}
    assert line.receive() == {"type": "close", "code": 1013}
    assert server.app.sockets == set()
