"""The messages, both ways, over HTTP and the socket: source of the OpenAPI document and of the client's types.

What a viewer of a table is shown stands in `tables/core/views.py`, what a person may ask in `tables/core/commands.py`.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from goudkoorts.tables.core.commands import Command
from goudkoorts.tables.core.views import (
    Access,
    Chat,
    Clock,
    Facts,
    GameMessage,
    NoClock,
    Reason,
    Result,
    SaidMessage,
    SeatView,
    Status,
    TableMessage,
    Weighed,
)

Language = Literal["nl", "de", "en"]
Name = Annotated[str, Meta(min_length=1, max_length=24, description="1 to 24 printable characters")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64, description="the client's; a repeat changes nothing")]
GameName = Annotated[str, Meta(min_length=1, max_length=32)]
Players = Annotated[int, Meta(ge=1, le=20)]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
Label = Annotated[str, Meta(min_length=1, max_length=40)]


class Problem(Struct, frozen=True, kw_only=True):
    """Why a request was refused (application/problem+json)."""

    code: str
    title: str
    status: int
    detail: str = ""
    facts: Facts = {}


# --- people


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a language, if one likes."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET


class ChangeMe(Struct, frozen=True, forbid_unknown_fields=True):
    """What to change about me."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET


class Me(Struct, frozen=True):
    """Who I am."""

    id: str
    name: str
    language: Language | None
    guest: bool  # no password and no passkey yet: the cookie is all there is
    password: bool
    passkeys: int
    muted: list[str]
    blocked: list[str]


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password."""

    name: Name
    password: Password


class PasskeyOptions(Struct, frozen=True):
    """What the browser's `navigator.credentials` is to be called with."""

    options: dict[str, Any]


class PasskeyAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser's authenticator answered, as `toJSON` gives it."""

    credential: dict[str, Any]


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A token for a program that plays for me."""

    label: Label


class TokenView(Struct, frozen=True):
    """A token without its secret."""

    id: str
    label: str
    created_at: int


class Tokens(Struct, frozen=True):
    """A list of tokens."""

    tokens: list[TokenView]


class TokenSecret(Struct, frozen=True):
    """A new token; the secret is shown this once."""

    id: str
    label: str
    created_at: int
    token: str


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody did wrong."""

    why: Annotated[str, Meta(min_length=1, max_length=1000)]
    table: Annotated[str, Meta(max_length=32)] | None = None


class RatingView(Struct, frozen=True):
    """How strong somebody plays a game with so many players, and how sure that is."""

    game: str
    players: int
    rating: int
    plus_minus: int
    games: int
    provisional: bool


class PersonView(Struct, frozen=True):
    """Somebody, as others see them."""

    id: str
    name: str
    ratings: list[RatingView]


class RankedPerson(Struct, frozen=True):
    """A line of a ranking."""

    person: str
    name: str
    rating: int
    plus_minus: int
    games: int
    provisional: bool


class Ranking(Struct, frozen=True):
    """The best of a game."""

    people: list[RankedPerson]


# --- games, rules and records


class OptionInfo(Struct, frozen=True):
    """A house rule: its default and values to choose from."""

    name: str
    default: Any
    values: list[Any]
    allowed: str


class GameInfo(Struct, frozen=True):
    """A game that can be played."""

    name: str
    rules_version: int
    players: list[int]
    options: list[OptionInfo]


class Games(Struct, frozen=True):
    """What can be played, against whom, and what can be said."""

    games: list[GameInfo]
    levels: list[str]
    phrases: list[str]
    languages: list[str]


class RuleInfo(Struct, frozen=True):
    """A numbered rule."""

    number: str
    chapter: str
    text: str


class BriefInfo(Struct, frozen=True):
    """What a game is about: its aim, a turn, its end, or a tip."""

    title: str
    text: str


class Rules(Struct, frozen=True):
    """A game on one screen, and its numbered rules."""

    game: str
    language: Language
    brief: list[BriefInfo]
    rules: list[RuleInfo]


class Record(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game as its list of actions."""

    format: Annotated[str, Meta(max_length=32)]
    game: GameName
    rules: int
    players: Players
    options: dict[str, Any] = {}
    actions: Annotated[list[ActionText], Meta(max_length=20_000)]
    names: list[str] | None = None
    result: Any = None
    fairness: Any = None
    times: list[float] | None = None
    comments: Any = None


class ReplayRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to look at, through a seat's eyes, as an onlooker, or with the whole truth."""

    record: Record
    eyes: int | Literal["onlooker", "truth"] = "truth"


# --- tables


class StartFrom(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a finished game: of a table or of a record, after so many actions."""

    ply: Annotated[int, Meta(ge=0, le=20_000)]
    table: Annotated[str, Meta(max_length=32)] | None = None
    record: Record | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to open. Each seat is "me", "open" or a bot's level."""

    game: GameName
    players: Players
    seats: Annotated[list[Annotated[str, Meta(max_length=16)]], Meta(max_length=20)]
    options: dict[str, Any] = {}
    clock: Clock = NoClock()
    access: Access = "private"
    rated: bool = False
    chat: Chat = "phrases"
    nonce: Annotated[str, Meta(max_length=64)] | None = None
    start_from: StartFrom | None = None


class TableRow(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    players: int
    status: Status
    access: Access
    rated: bool
    clock: Literal["none", "live", "days"]
    seats: list[SeatView]
    your_turn: bool
    deadline: int | None
    updated_at: int
    result: Result | None  # once the game is over


class Tables(Struct, frozen=True):
    """A list of tables."""

    tables: list[TableRow]


class CommandRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A command for a table."""

    id: CommandId
    command: Command


# --- the socket, from the client


class Do(Struct, frozen=True, tag_field="type", tag="do", forbid_unknown_fields=True):
    """Do this at the table."""

    id: CommandId
    command: Command


class AskWhy(Struct, frozen=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Why can this not be done?"""

    id: CommandId
    action: ActionText


class AskHint(Struct, frozen=True, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """What would be good?"""

    id: CommandId


class Ping(Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Keeps the connection open; answered by a pong."""


ClientMessage = Do | AskWhy | AskHint | Ping


# --- the socket, to the client; what the table tells its viewers stands in `tables/core/views.py`


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """The command was carried out, or had been before."""

    id: str
    seq: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """The command was not carried out; nothing changed."""

    id: str
    code: str
    rule: str | None
    facts: Facts


class Why(Struct, frozen=True, tag_field="type", tag="why"):
    """Why an action cannot be done; null: it can."""

    id: str
    reason: Reason | None


class Hint(Struct, frozen=True, tag_field="type", tag="hint"):
    """Good moves, the best first."""

    id: str
    moves: list[Weighed]


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""


class Bye(Struct, frozen=True, tag_field="type", tag="bye"):
    """The socket will close."""

    code: Literal["restarting", "slow", "closed"]


ServerMessage = TableMessage | GameMessage | SaidMessage | Done | Refused | Why | Hint | Pong | Bye
CommandAnswer = Done | Refused
_encode = msgspec.json.Encoder().encode


def encode(message: object) -> bytes:
    """Return anything of this file as JSON."""
    return _encode(message)
