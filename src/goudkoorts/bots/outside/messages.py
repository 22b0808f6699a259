"""The messages of the bot protocol, one JSON object a line; docs/bot-protocol.md explains every field."""

from typing import Any, Final

import msgspec

PROTOCOL: Final = "goudkoorts-bot 1"


class Message(msgspec.Struct, tag_field="type", kw_only=True):
    """One line; unknown fields are ignored, so that later versions can add some."""


class Hello(Message, tag="hello"):
    """To the bot: who speaks, and which protocol."""

    protocol: str


class Ready(Message, tag="ready"):
    """From the bot: it has loaded what it needs."""

    protocol: str
    name: str


class MatchBegins(Message, tag="match"):
    """To the bot: what is played."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seat: int
    milliseconds: int
    seed: int


class Clock(msgspec.Struct, kw_only=True):
    """How long the bot may think."""

    milliseconds: int


class YourTurn(Message, tag="turn"):
    """To the bot: it must choose."""

    id: int
    view: dict[str, Any]
    legal: list[str]
    clock: Clock


class Move(Message, tag="move"):
    """From the bot: its choice."""

    id: int
    action: str
    comment: str | None = None


class Log(Message, tag="log"):
    """From the bot, at any time: a remark for who watches."""

    text: str


class MatchEnds(Message, tag="end"):
    """To the bot: how it ended."""

    scores: list[int]
    places: list[int]


class Quit(Message, tag="quit"):
    """To the bot: it may go."""


FromBot = Ready | Move | Log
ToBot = Hello | MatchBegins | YourTurn | MatchEnds | Quit

_from_bot: Final[msgspec.json.Decoder[FromBot]] = msgspec.json.Decoder(FromBot)
_to_bot: Final[msgspec.json.Decoder[ToBot]] = msgspec.json.Decoder(ToBot)


def line_of(message: Message) -> bytes:
    """Return a message as a line, its end included."""
    return msgspec.json.encode(message) + b"\n"


def read_from_bot(line: bytes) -> FromBot:
    """Return what a bot said; raises msgspec.DecodeError, and UnicodeDecodeError for what is no UTF-8."""
    return _from_bot.decode(line)


def read_to_bot(line: bytes) -> ToBot:
    """Return what a bot is told."""
    return _to_bot.decode(line)
