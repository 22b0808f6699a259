"""What happened at a table: numbered, timed, append-only, and enough to make the table again.

Entries of older programs stay as they were written; `upcast` turns them into today's events when they are read.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from goudkoorts.tables.core.views import Access, Chat, Clock, Phrase

SCHEMA: Final = 1
CHANCE_SEAT: Final = -1

StandInReason = Literal["left", "clock", "resigned", "asked"]
EndReason = Literal["played", "resigned"]


class _Event(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """What all events share: they are told apart by `type`."""


class Opened(_Event, frozen=True, tag="Opened"):
    """A table was opened. The seed is secret until the end; its hash is shown from the start."""

    table: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    clock: Clock
    access: Access
    rated: bool
    chat: Chat
    host: str
    seed: str  # hex
    commitment: str  # hex
    start_from: list[str] = []  # actions that were played before this table took over
    before: str | None = None  # the table this one is the rematch of


class Sat(_Event, frozen=True, tag="Sat"):
    """A person took a seat."""

    seat: int
    person: str
    name: str
    nonce: str


class Left(_Event, frozen=True, tag="Left"):
    """A person stood up."""

    seat: int


class BotSat(_Event, frozen=True, tag="BotSat"):
    """A bot was put on a seat."""

    seat: int
    level: str


class BotRemoved(_Event, frozen=True, tag="BotRemoved"):
    """A bot was sent away."""

    seat: int


class Kicked(_Event, frozen=True, tag="Kicked"):
    """The host emptied a seat."""

    seat: int


class OptionsSet(_Event, frozen=True, tag="OptionsSet"):
    """The host changed what is played, and how."""

    options: dict[str, Any]
    clock: Clock
    access: Access
    rated: bool
    chat: Chat


class Started(_Event, frozen=True, tag="Started"):
    """The game began."""


class Acted(_Event, frozen=True, tag="Acted"):
    """An action of the game: a seat's decision, or chance (-1) with the number of its draw."""

    ply: int
    seat: int
    action: str
    spent_ms: int = 0
    draw: int | None = None


class Undone(_Event, frozen=True, tag="Undone"):
    """The history was cut back to a ply."""

    ply: int


class UndoAsked(_Event, frozen=True, tag="UndoAsked"):
    """A seat asks the others to go back to a ply."""

    seat: int
    ply: int


class UndoAnswered(_Event, frozen=True, tag="UndoAnswered"):
    """A seat agreed, or did not."""

    seat: int
    yes: bool


class Resigned(_Event, frozen=True, tag="Resigned"):
    """A seat gave up."""

    seat: int


class StoodIn(_Event, frozen=True, tag="StoodIn"):
    """A bot plays for the person of a seat."""

    seat: int
    level: str
    why: StandInReason


class CameBack(_Event, frozen=True, tag="CameBack"):
    """The person of a seat plays again."""

    seat: int


class Expired(_Event, frozen=True, tag="Expired"):
    """A seat's time ran out."""

    seat: int


class Spoke(_Event, frozen=True, tag="Said"):
    """A person said something."""

    person: str
    name: str
    seat: int | None = None
    phrase: Phrase | None = None
    text: str | None = None


class RematchOffered(_Event, frozen=True, tag="RematchOffered"):
    """A seat wants another game."""

    seat: int


class RematchOpened(_Event, frozen=True, tag="RematchOpened"):
    """All want another game: here it is."""

    table: str


class Ended(_Event, frozen=True, tag="Ended"):
    """The game is over."""

    scores: list[int]
    ranking: list[list[int]]
    why: EndReason


class Closed(_Event, frozen=True, tag="Closed"):
    """The table was taken away before a game began, or a game against bots alone was put away unfinished."""


Event = (
    Opened
    | Sat
    | Left
    | BotSat
    | BotRemoved
    | Kicked
    | OptionsSet
    | Started
    | Acted
    | Undone
    | UndoAsked
    | UndoAnswered
    | Resigned
    | StoodIn
    | CameBack
    | Expired
    | Spoke
    | RematchOffered
    | RematchOpened
    | Ended
    | Closed
)

Body = Mapping[str, Any]
# What each older schema lacks: from its number to the function that makes a body one schema newer.
UPCASTS: Final[dict[int, Callable[[Body], Body]]] = {}

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
_raw_decoder = msgspec.json.Decoder(dict[str, Any])


def pack(event: Event) -> bytes:
    """Return an event as it is stored."""
    return _encoder.encode(event)


def unpack(body: bytes, schema: int = SCHEMA) -> Event:
    """Return a stored event, whatever program wrote it."""
    if schema == SCHEMA:
        return _decoder.decode(body)
    event: Event = msgspec.convert(upcast(_raw_decoder.decode(body), schema), Event)
    return event


def upcast(body: Body, schema: int) -> Body:
    """Return the body of an older entry as today's program would have written it."""
    for version in range(schema, SCHEMA):
        body = UPCASTS[version](body)
    return body
