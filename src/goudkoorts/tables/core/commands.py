"""What a person may ask of a table, and the three things the table asks of itself.

Every command of a person comes with an id that its client made; a repeated id is answered as the first time.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from goudkoorts.tables.core.views import MOST_NONCE, MOST_TEXT, Access, Chat, Clock, NoClock, Phrase

MOST_ID = 64
MOST_ACTION = 200
MOST_SEATS = 20
MOST_LEVEL = 24
MOST_PLIES = 1_000_000

CommandId = Annotated[str, Meta(min_length=1, max_length=MOST_ID)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Ply = Annotated[int, Meta(ge=0, le=MOST_PLIES)]
Level = Annotated[str, Meta(max_length=MOST_LEVEL)]
ActionText = Annotated[str, Meta(max_length=MOST_ACTION)]


class _Asked(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What all commands share: they are told apart by `type`."""


class Sit(_Asked, frozen=True, tag="sit"):
    """Take an empty seat. The nonce joins the chance of the game; without one the server makes it."""

    seat: Seat
    nonce: Annotated[str, Meta(max_length=MOST_NONCE)] | None = None


class Leave(_Asked, frozen=True, tag="leave"):
    """Stand up: before the start the seat is empty again, after it a bot may be asked to stand in."""


class AddBot(_Asked, frozen=True, tag="add_bot"):
    """Host: put a bot on an empty seat."""

    seat: Seat
    level: Level


class RemoveBot(_Asked, frozen=True, tag="remove_bot"):
    """Host: send a bot away before the start."""

    seat: Seat


class SetOptions(_Asked, frozen=True, tag="set_options"):
    """Host: change what is played, and how, before the start."""

    options: dict[str, Any] = {}
    clock: Clock = msgspec.field(default_factory=NoClock)
    rated: bool = False
    access: Access = "private"
    chat: Chat = "phrases"


class Kick(_Asked, frozen=True, tag="kick"):
    """Host: empty a person's seat before the start."""

    seat: Seat


class Start(_Asked, frozen=True, tag="start"):
    """Host: begin, once every seat is taken."""


class Play(_Asked, frozen=True, tag="play"):
    """Make a move; `ply` is the length of the history the person saw."""

    action: ActionText
    ply: Ply


class Undo(_Asked, frozen=True, tag="undo"):
    """Go back to a ply: done at once where it is free, else all other people are asked."""

    ply: Ply


class AnswerUndo(_Asked, frozen=True, tag="answer_undo"):
    """Say yes or no to the undo that is asked for."""

    yes: bool


class Resign(_Asked, frozen=True, tag="resign"):
    """Give up: with two players the game ends, with more a bot plays on."""


class StandIn(_Asked, frozen=True, tag="stand_in"):
    """Let a bot take my seat, or the seat of a person who left."""

    seat: Seat | None = None
    level: Level | None = None


class ComeBack(_Asked, frozen=True, tag="come_back"):
    """Take my seat back from the bot that stands in."""


class OfferRematch(_Asked, frozen=True, tag="offer_rematch"):
    """Ask for another game, after the end."""


class Say(_Asked, frozen=True, tag="say"):
    """Say a ready-made phrase, or a text where the host allows it."""

    phrase: Phrase | None = None
    text: Annotated[str, Meta(min_length=1, max_length=MOST_TEXT)] | None = None


class Close(_Asked, frozen=True, tag="close"):
    """Host: take the table away before the start."""


class PutAway(_Asked, frozen=True, tag="put_away"):
    """End a game against bots that I do not want to finish; nobody has won it."""


Command = (
    Sit
    | Leave
    | AddBot
    | RemoveBot
    | SetOptions
    | Kick
    | Start
    | Play
    | Undo
    | AnswerUndo
    | Resign
    | StandIn
    | ComeBack
    | OfferRematch
    | Say
    | Close
    | PutAway
)


class Expire(Struct, frozen=True):
    """The table itself: a seat's time has run out."""

    seat: int


class BotMove(Struct, frozen=True):
    """The table itself: the bot on a seat has decided."""

    seat: int
    ply: int
    action: str


class Abandon(Struct, frozen=True):
    """The table itself: a game against bots was not touched for a week."""


AskedOfItself = Expire | BotMove | Abandon
Asked = Command | AskedOfItself


class Participant(Struct, frozen=True):
    """Who asks."""

    id: str
    name: str


class CommandRefused(Exception):
    """A command that cannot be carried out: a code, the number of the rule of the game that forbids it, and facts."""

    def __init__(self, code: str, rule: str | None = None, facts: dict[str, int | str] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.facts: dict[str, int | str] = facts or {}
