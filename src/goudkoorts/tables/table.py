"""The table as its events have made it: seats, match, clocks, offers, what was said.

Nothing here reads a clock or a disk. `fold` is the only thing that changes a table, `decide` only looks.
"""

from dataclasses import dataclass, field
from typing import Any

from goudkoorts.engine.match import Match
from goudkoorts.tables.events import EndReason
from goudkoorts.tables.views import Access, Chat, Clock, Said, Status

COMMANDS_REMEMBERED = 256


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

    @property
    def is_played_by_bot(self) -> bool:
        """Whether the moves of this seat come from a bot."""
        return self.level is not None


@dataclass(slots=True)
class UndoWish:
    """An undo that waits for answers."""

    by: int
    ply: int
    agreed: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Outcome:
    """How the game ended."""

    scores: list[int]
    ranking: list[list[int]]
    why: EndReason


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
    start_from: list[str]
    opened_at: int
    seq: int = 0
    status: Status = "open"
    seats: list[Place] = field(default_factory=list)
    draws: int = 0  # of chance, those undone included
    drawn: list[int] = field(default_factory=list)  # the draws of the chance actions that stand
    times: list[int] = field(default_factory=list)  # milliseconds thought about each action that stands
    seqs: list[int] = field(default_factory=list)  # the entry of each action that stands
    banks: list[int] = field(default_factory=list)  # milliseconds left to each seat, live clocks only
    since: int = 0  # when the decision that is awaited began
    free_seat: int | None = None  # who may undo without asking ...
    free_ply: int = 0  # ... back to here
    undo: UndoWish | None = None
    rematch: list[int] = field(default_factory=list)
    rematch_table: str | None = None
    said: list[Said] = field(default_factory=list)
    outcome: Outcome | None = None
    commands: dict[tuple[str, str], int] = field(default_factory=dict)  # (person, command id) -> entry it ended with

    def seat_of(self, person: str) -> int | None:
        """Return the seat of a person."""
        for number, place in enumerate(self.seats):
            if place.person == person:
                return number
        return None

    @property
    def nonces(self) -> list[str]:
        """What each seat added to the chance of the game."""
        return [place.nonce for place in self.seats]

    @property
    def people(self) -> list[int]:
        """The seats whose moves come from a person now."""
        return [seat for seat, place in enumerate(self.seats) if place.person is not None and place.level is None]
