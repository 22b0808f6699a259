"""Those who look at one live table in this process, and what each of them is told."""

import asyncio
import logging
from collections.abc import Collection
from typing import Final, NamedTuple, Protocol

from goudkoorts.tables.cluster.notifications import LOOK_FOR_YOURSELF
from goudkoorts.tables.core.events import (
    Acted,
    CameBack,
    Ended,
    Event,
    Expired,
    Resigned,
    Spoke,
    Started,
    StoodIn,
    Undone,
)
from goudkoorts.tables.core.redact import (
    Company,
    GameSnapshot,
    LoggedAction,
    logged_actions_after,
    said_message,
    table_message,
    viewer_seat,
)
from goudkoorts.tables.core.table import Table
from goudkoorts.tables.live.services import Subscriber, TableServices

LOG = logging.getLogger(__name__)
GATHER_S: Final = 0.2  # people who come and go together are told of in one message
OF_THE_GAME: Final = frozenset({Started, Acted, Undone, Expired, StoodIn, CameBack, Resigned, Ended})
NOT_OF_THE_TABLE: Final = frozenset({Acted, Spoke})


class HasTable(Protocol):
    """Whoever keeps the table as it stands."""

    table: Table


class Retold(NamedTuple):
    """What was told again to somebody who came."""

    after: int
    until: int  # the entries between which it happened
    logged_actions: list[LoggedAction]


class Subscribers:
    """The listeners of a table."""

    def __init__(self, owner: HasTable, services: TableServices) -> None:
        self.members: list[Subscriber] = []
        self.company = Company()
        self._owner = owner
        self._services = services
        self._by_eyes: dict[int, list[Subscriber]] = {}
        self._gathering: asyncio.TimerHandle | None = None
        self._retold: Retold | None = None

    async def add(self, listener: Subscriber, after: int) -> None:
        """Show everything to a listener, and from now on what changes."""
        table = self._owner.table
        await self._services.presence.here(table.id, _person_of(listener), listener.connection)
        changed = await self._count()
        self.members.append(listener)
        self._by_eyes.clear()
        self._send(listener, table_message(table, listener.person, self._company_for(listener)))
        if table.status in ("playing", "over"):
            snapshot = GameSnapshot(table, self._retell(after), self._services.now())
            self._send(listener, snapshot.to(viewer_seat(table, listener.person)))
        if changed:
            self._gather()
        await self._ring()

    async def remove(self, listener: Subscriber) -> None:
        """Send nothing more to a listener."""
        if listener not in self.members:
            return
        self.members.remove(listener)
        self._by_eyes.clear()
        table = self._owner.table
        await self._services.presence.gone(table.id, _person_of(listener), listener.connection)
        await self._ring()
        await self.look_round()

    async def renew(self) -> None:
        """Say again that these listeners are here, before that lapses."""
        for listener in list(self.members):
            await self._services.presence.here(self._owner.table.id, _person_of(listener), listener.connection)
        await self.look_round()

    async def look_round(self) -> None:
        """See who is here, and tell of it soon if that changed."""
        if await self._count():
            self._gather()

    def close(self) -> None:
        """Say nothing more."""
        if self._gathering is not None:
            self._gathering.cancel()
            self._gathering = None

    def tell(self, events: list[Event], news: list[LoggedAction], had_wish: bool) -> None:
        """Tell everybody what follows from a batch of events that is in the log."""
        self._retold = None
        if not self.members:
            return
        kinds = set(map(type, events))
        if had_wish or not kinds <= NOT_OF_THE_TABLE:
            self.tell_table()
        if not kinds.isdisjoint(OF_THE_GAME):
            self._tell_game(news)
        if Spoke in kinds:
            self._tell_said(sum(isinstance(event, Spoke) for event in events))

    def tell_table(self) -> None:
        """Send the table to all."""
        self._by_eyes.clear()
        for listener in list(self.members):
            message = table_message(self._owner.table, listener.person, self._company_for(listener))
            self._send(listener, message)

    def _tell_game(self, news: list[LoggedAction]) -> None:
        """Send the game to all, made once for all who see the same."""
        snapshot = GameSnapshot(self._owner.table, news, self._services.now())
        for eyes, members in self._grouped().items():
            message = snapshot.to(eyes)
            for listener in members:
                self._send(listener, message)

    def _tell_said(self, count: int) -> None:
        """Send what was said last to all who want to hear it."""
        for said in self._owner.table.said[-count:]:
            message = said_message(said)
            for listener in list(self.members):
                if said.person not in listener.muted:
                    self._send(listener, message)

    def _retell(self, after: int) -> list[LoggedAction]:
        """Return what happened after an entry, worked out once for those who come together."""
        table = self._owner.table
        if self._retold is None or (self._retold.after, self._retold.until) != (after, table.seq):
            self._retold = Retold(after, table.seq, logged_actions_after(table, after))
        return self._retold.logged_actions

    def _grouped(self) -> dict[int, list[Subscriber]]:
        """Return the listeners by whose eyes they look with."""
        if not self._by_eyes:
            for listener in self.members:
                self._by_eyes.setdefault(viewer_seat(self._owner.table, listener.person), []).append(listener)
        return self._by_eyes

    def _company_for(self, listener: Subscriber) -> Company:
        """Return who is here, and whom this listener does not hear."""
        if not listener.muted:
            return self.company
        return Company(self.company.here, self.company.strangers, listener.muted)

    async def _count(self) -> bool:
        """Count who is here; return whether that changed."""
        who = await self._services.presence.who(self._owner.table.id)
        here: Collection[str] = frozenset(person for person in who if person)
        company = Company(here, who.get("", 0))
        changed = company != self.company
        self.company = company
        return changed

    async def _ring(self) -> None:
        """Let other processes look round, too."""
        if self._services.shared:
            await self._services.notifications.publish(self._owner.table.id, LOOK_FOR_YOURSELF)

    def _gather(self) -> None:
        """Tell soon who is here."""
        if self._gathering is None:
            self._gathering = asyncio.get_running_loop().call_later(GATHER_S, self._tell_gathered)

    def _tell_gathered(self) -> None:
        """Tell who is here."""
        self._gathering = self._retold = None
        self.tell_table()

    def _send(self, listener: Subscriber, message: bytes) -> None:
        """Hand a message over; a listener that fails hurts nobody else."""
        try:
            listener.send(message)
        except Exception:
            LOG.exception("a listener failed")


def _person_of(listener: Subscriber) -> str:
    """Return the id of who looks, "" for nobody in particular."""
    return "" if listener.person is None else listener.person.id
