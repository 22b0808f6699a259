"""Game records: the list of actions that is the whole truth about a game, as JSON."""

from collections.abc import Mapping
from typing import Any

import msgspec

from goudkoorts.engine.errors import BadRecord

FORMAT = "goudkoorts/1"


class GameRecord(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Everything needed to replay a game."""

    format: str
    game: str
    rules: int
    players: int
    options: dict[str, Any] = {}
    actions: list[str]
    names: list[str] | None = None
    result: Any = None
    fairness: Any = None
    times: list[float] | None = None
    comments: Any = None

    def to_json(self) -> bytes:
        """Return the record as one line of JSON; `options` is written also when empty."""
        fields = msgspec.to_builtins(self)
        return msgspec.json.encode({"options": {}} | fields)


def read_record(source: bytes | str) -> GameRecord:
    """Return the record in a JSON text, or raise BadRecord."""
    return record_from(decode_json(source))


def decode_json(source: bytes | str) -> object:
    """Return what a JSON text says, or raise BadRecord."""
    try:
        return msgspec.json.decode(source)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(f"not JSON: {one_line(error)}") from None


def record_from(fields: object) -> GameRecord:
    """Return the record in a decoded JSON object, or raise BadRecord."""
    if not isinstance(fields, Mapping):
        raise BadRecord(f"must be a JSON object, not {type(fields).__name__}")
    if fields.get("format") != FORMAT:
        raise BadRecord(f"format must be {FORMAT!r}, not {fields.get('format')!r}")
    _check_actions(fields.get("actions"))
    try:
        record = msgspec.convert(fields, GameRecord)
    except msgspec.ValidationError as error:
        raise BadRecord(one_line(error)) from None
    _check_lengths(record)
    return record


def one_line(error: Exception) -> str:
    """Return an error's message on one line."""
    return " ".join(str(error).split())


def _check_actions(actions: object) -> None:
    """An action that is no text is a fault of its ply, not of the header."""
    if not isinstance(actions, list):
        return
    for ply, text in enumerate(actions):
        if not isinstance(text, str):
            written = msgspec.json.encode(text).decode()
            raise BadRecord(f"{written}: an action is a text in the notation of the game", ply)


def _check_lengths(record: GameRecord) -> None:
    """Names come one a seat, times one an action."""
    if record.names is not None and len(record.names) != record.players:
        raise BadRecord(f"{len(record.names)} names for {record.players} players")
    if record.times is not None and len(record.times) != len(record.actions):
        raise BadRecord(f"{len(record.times)} times for {len(record.actions)} actions")
