"""The table as its events have made it: seats, match, clocks, offers, what was said.

Nothing here reads a clock or a disk. `fold` is the only thing that changes a table, `decide` only looks.
"""

from array import array
from dataclasses import dataclass, field
from typing import Any

from goudkoorts.engine.match import Match
from goudkoorts.engine.position import Step
from goudkoorts.tables.core.views import Access, Chat, Clock, Result, Said, Status, Takeback
from goudkoorts.tables.journal.journal import IndexSeat

ANSWERS_REMEMBERED = 64  # at least, and twice as many at most


@dataclass(slots=True)
class Place:
    """A seat of the table and who is on it."""

    person: str | None = None
    name: str = ""
    level: str | None = None  # of the bot: alone on the seat, or standing in for the person
    nonce: str = ""
    resigned: bool = False

    @property
    def is_empty(self) -> bool:
        """Whether anybody may sit down here."""
        return self.person is None and self.level is None

    @property
    def stands_in(self) -> bool:
        """Whether a bot plays for a person."""
        return self.person is not None and self.level is not None


@dataclass(slots=True)
class UndoWish:
    """An undo that waits for answers."""

    by: int
    ply: int
    agreed: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Past:
    """What is remembered of each action that stands, one row a ply; packed, since there are many tables."""

    seqs: "array[int]" = field(default_factory=lambda: array("l"))  # the entry it came with
    seats: "array[int]" = field(default_factory=lambda: array("b"))  # who acted, -1 for chance
    times: "array[int]" = field(default_factory=lambda: array("q"))  # milliseconds since the start
    draws: "array[int]" = field(default_factory=lambda: array("l"))  # the number of the draw, -1 for a decision

    def add(self, seq: int, seat: int, time: int, draw: int) -> None:
        """Remember one more action."""
        self.seqs.append(seq)
        self.seats.append(seat)
        self.times.append(time)
        self.draws.append(draw)

    def has_decided(self, seat: int, first: int) -> bool:
        """Whether a seat has acted since a ply."""
        return seat in (self.seats[first:] if first else self.seats)

    def cut_back(self, ply: int) -> None:
        """Forget everything from a ply on."""
        for column in (self.seqs, self.seats, self.times, self.draws):
            del column[ply:]


@dataclass(slots=True)
class Table:
    """A folded table."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    clock: Clock
    access: Access
    rated: bool
    chat: Chat
    host: str
    seed: bytes
    commitment: str
    match: Match
    given: int = 0  # so many plies were there before this table was opened
    seq: int = 0
    status: Status = "open"
    started_at: int | None = None
    updated_at: int = 0
    seats: list[Place] = field(default_factory=list)
    past: Past = field(default_factory=Past)
    draws: int = 0  # of chance so far, those undone included
    banks: list[int] = field(default_factory=list)  # milliseconds left to each seat, live clocks only
    since: int = 0  # when the decision that is awaited began
    run: list[Step] = field(default_factory=list)  # the latest decisions of one seat, no chance among them ...
    run_checked: int = 0  # ... of which so many are known to have revealed nothing
    undo: UndoWish | None = None
    takebacks: list[Takeback] = field(default_factory=list)  # between people
    rematch: list[int] = field(default_factory=list)
    rematch_table: str | None = None
    said: list[Said] = field(default_factory=list)
    result: Result | None = None
    listed: tuple[IndexSeat, ...] | None = None  # who sits where, for lists, until that changes
    answers: dict[str, int] = field(default_factory=dict)  # "person command" -> the entry that command ended with
    older_answers: dict[str, int] = field(default_factory=dict)

    @property
    def ply(self) -> int:
        """How many actions stand."""
        return len(self.past.seqs)

    @property
    def nonces(self) -> list[str]:
        """What each seat added to the chance of the game."""
        return [place.nonce for place in self.seats]

    def answer_to(self, person: str, command_id: str) -> int | None:
        """Return the entry that a command ended with, None for one that is new or long ago."""
        key = f"{person} {command_id}"
        return self.answers.get(key) or self.older_answers.get(key)

    def remember_answer(self, person: str, command_id: str, seq: int) -> None:
        """Keep the entry that a command ended with, so that a repeat is answered as the first time."""
        if len(self.answers) == ANSWERS_REMEMBERED:
            self.older_answers, self.answers = self.answers, {}
        self.answers[f"{person} {command_id}"] = seq

    def seat_of(self, person: str) -> int | None:
        """Return the seat of a person."""
        for number, place in enumerate(self.seats):
            if place.person == person:
                return number
        return None

    @property
    def has_company(self) -> bool:
        """Whether more than one person sits here, their stand-ins counted as they are."""
        return sum(place.person is not None for place in self.seats) > 1

    def players_in_person(self) -> list[int]:
        """Return the seats whose moves come from a person now."""
        return [seat for seat, place in enumerate(self.seats) if place.person is not None and place.level is None]
