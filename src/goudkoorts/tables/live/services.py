"""The services that live tables use: the journal, notifications, presence, bots and the time."""

import secrets
import time
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import Protocol

from goudkoorts.tables.cluster.notifications import Notifications
from goudkoorts.tables.cluster.presence import Presence
from goudkoorts.tables.core.commands import Participant
from goudkoorts.tables.core.inputs import DecisionInputs
from goudkoorts.tables.core.table import Table
from goudkoorts.tables.journal.journal import Store
from goudkoorts.tables.thinking.bot_pool import Advice, BotTurn

NANOSECONDS_IN_MS = 1_000_000
TABLE_ID_BYTES = 16
PAUSE_OF_BOTS_S = 0.6  # people want to see what was played before the next move


class Subscriber(Protocol):
    """A connection that looks at a table."""

    @property
    def person(self) -> Participant | None:
        """Who looks, None for somebody without a name tag."""

    @property
    def connection(self) -> str:
        """An id of this connection."""

    @property
    def muted(self) -> frozenset[str]:
        """Whom this listener does not want to hear."""

    def send(self, data: bytes, /) -> None:
        """Take a message; never waits."""


class BotRunner(Protocol):
    """Thinks for bots, off the event loop."""

    async def choose(self, turn: BotTurn) -> str:
        """Return the action a bot chooses."""

    async def hint(self, turn: BotTurn) -> Advice:
        """Return actions worth thinking of, with weights."""

    async def ready(self, game: str) -> None:
        """Wait until the rules of a game can be used without delay."""


def fresh_table_id() -> str:
    """Return an id that cannot be guessed: a private table is found by its link alone."""
    return secrets.token_urlsafe(TABLE_ID_BYTES)


def wall_clock() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // NANOSECONDS_IN_MS


async def nothing_more(_table: Table) -> None:
    """Default hook: do nothing."""


@dataclass(slots=True)
class TableServices:
    """What all live tables of one process share."""

    store: Store
    notifications: Notifications
    presence: Presence
    bot_pool: BotRunner
    now: Callable[[], int] = wall_clock
    pause_s: float = PAUSE_OF_BOTS_S
    shared: bool = False  # whether other processes serve the same tables
    on_over: Callable[[Table], Awaitable[None]] = nothing_more
    on_rematch: Callable[[Table], Awaitable[None]] = nothing_more

    def inputs(self, here: Collection[str] = ()) -> DecisionInputs:
        """Return what a decision needs now; `here` are the people looking at the table."""
        return DecisionInputs(self.now(), here, fresh_table_id)
