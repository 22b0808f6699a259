"""What a viewer of a table is shown: plain structs, JSON on the wire.

A viewer is a seat or an onlooker; every struct here is already cut down to what that viewer may know.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, get_args

import msgspec

from goudkoorts.kernel.telling import Sentence as ToldSentence

MOST_NAME = 24
MOST_NONCE = 64
MOST_TEXT = 300
SAID_KEPT = 100
TAKEBACKS_KEPT = 50
Phrase = Literal[
    "hello", "good_luck", "well_played", "thanks", "nice_move", "oops", "thinking", "sorry", "again", "bye"
]
PHRASES: tuple[str, ...] = get_args(Phrase)
Access = Literal["open", "private"]
Chat = Literal["phrases", "free"]
Status = Literal["open", "playing", "over", "closed"]
Facts = Mapping[str, int | str]
Turn = int | Literal["chance", "over"]


class NoClock(msgspec.Struct, frozen=True, tag_field="kind", tag="none", forbid_unknown_fields=True):
    """Think as long as you like."""


class LiveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """A bank of seconds for the whole game and an increment for each move."""

    bank_s: Annotated[int, msgspec.Meta(ge=10, le=86_400)]
    increment_s: Annotated[int, msgspec.Meta(ge=0, le=3_600)]


class DaysClock(msgspec.Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """So many days for each move."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]


Clock = NoClock | LiveClock | DaysClock


class Sentence(msgspec.Struct, frozen=True):
    """One line of the log, as a key and facts; the words are in the games' texts."""

    key: str
    facts: Facts


class Move(msgspec.Struct, frozen=True):
    """A legal action in notation, and as a choice in words."""

    action: str
    say: Sentence


class Weighed(msgspec.Struct, frozen=True):
    """A move of a hint, with a weight from 0 to 1."""

    action: str
    weight: float


class Reason(msgspec.Struct, frozen=True):
    """Why something is refused: a code, the number of the rule, and facts."""

    code: str
    rule: str | None
    facts: Facts


class SeatView(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    seat: int
    kind: Literal["empty", "person", "bot"]
    person: str | None
    name: str | None
    level: str | None  # of the bot, or of the bot standing in for the person
    stand_in: bool
    here: bool


class You(msgspec.Struct, frozen=True):
    """The viewer."""

    person: str | None
    seat: int | None
    host: bool


class UndoOffer(msgspec.Struct, frozen=True):
    """A seat asks to go back to a ply."""

    by: int
    ply: int
    agreed: list[int]


class Takeback(msgspec.Struct, frozen=True):
    """What became of a wish to take a move back: who had it and, where one said no, who. Never what the move was."""

    seq: int
    by: int
    outcome: Literal["taken", "refused", "lapsed"]
    answered_by: int | None = None


class RematchOffer(msgspec.Struct, frozen=True):
    """Who wants to play again, and the table once it is there."""

    by: list[int]
    table: str | None


class Offers(msgspec.Struct, frozen=True):
    """What waits for an answer."""

    undo: UndoOffer | None
    rematch: RematchOffer | None


class Fairness(msgspec.Struct, frozen=True):
    """What proves that chance was not bent; the seed is shown after the end."""

    commitment: str
    nonces: list[str]
    seed: str | None


class Result(msgspec.Struct, frozen=True):
    """How the game ended."""

    scores: list[int]
    ranking: list[list[int]]
    why: Literal["played", "resigned"]


class Said(msgspec.Struct, frozen=True):
    """Something said at the table: a ready-made phrase, or a text where the host allows it."""

    seq: int
    person: str
    seat: int | None
    name: str
    phrase: Phrase | None
    text: str | None
    at: int


class TableView(msgspec.Struct, frozen=True):
    """A table without the game on it."""

    id: str
    game: str
    players: int
    options: Mapping[str, Any]
    clock: Clock
    access: Access
    rated: bool
    chat: Chat
    host: str
    status: Status
    seats: list[SeatView]
    you: You
    offers: Offers
    onlookers: int
    fairness: Fairness
    result: Result | None
    said: list[Said]
    takebacks: list[Takeback]


class News(msgspec.Struct, frozen=True):
    """What happened in the game, in sentences this viewer may read."""

    seq: int
    ply: int
    seat: int  # -1: chance
    log: list[Sentence]


class GameMessage(msgspec.Struct, frozen=True, tag_field="type", tag="game"):
    """The game, whole, with what happened since the last message."""

    seq: int
    ply: int
    turn: Turn
    view: Mapping[str, Any]
    truth: Mapping[str, Any] | None
    legal: list[Move] | None
    scores: list[int] | None
    clocks: list[int | None]
    undo: Literal["free", "ask"] | None
    news: list[News]


class TableMessage(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """The table, whole: at connect and when anything but the game changed."""

    seq: int
    table: TableView


class SaidMessage(Said, frozen=True, tag_field="type", tag="said"):
    """Somebody said something."""


def told(sentence: ToldSentence) -> Sentence:
    """Return a sentence of the rules as it is sent; who may read it has been decided before."""
    return Sentence(sentence.key, dict(sentence.facts))
