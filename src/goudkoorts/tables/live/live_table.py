"""One live table: takes one command at a time, keeps what follows, and only then tells those who look on.

decide -> fold -> append -> tell. The table in memory runs ahead of the log while an append is under way; nobody sees
it before the log has it, and if the log refuses (somebody else wrote first), it is thrown away and read again.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, NamedTuple

from goudkoorts.engine.errors import IllegalAction
from goudkoorts.tables.core import clock
from goudkoorts.tables.core.commands import Asked, AskedOfItself, Command, Expire, Person, Play, Refused
from goudkoorts.tables.core.decide.dispatch import decide
from goudkoorts.tables.core.events import Acted, Ended, Event, RematchOpened, pack, unpack
from goudkoorts.tables.core.fold import fold, fold_all
from goudkoorts.tables.core.inputs import Moment
from goudkoorts.tables.core.listing import index_of
from goudkoorts.tables.core.redact import Company, Happening, happening, table_view
from goudkoorts.tables.core.table import Table
from goudkoorts.tables.core.views import LiveClock, Reason, TableView, Weighed
from goudkoorts.tables.journal.journal import Conflict, Entry
from goudkoorts.tables.live.automation import MILLISECONDS, TAKE_OVER_S, Attendant
from goudkoorts.tables.live.services import House, Listener
from goudkoorts.tables.live.subscribers import Audience

LOG = logging.getLogger(__name__)
Answer = Callable[[int | None], None]  # takes the entry a command ended with; None: ask again

MOST_TRIES: Final = 20  # of one command against other writers
REFUSALS_REMEMBERED: Final = 32
LOOK_AGAIN_S: Final = 1.0
DEADLINE_IS_NEAR: Final = 120 * MILLISECONDS


class Ahead(NamedTuple):
    """A batch that is folded into the table and not yet known to be in the log."""

    entries: list[Entry]
    events: list[Event]
    news: list[Happening]
    had_wish: bool

    @property
    def first(self) -> int:
        """The number of its first entry."""
        return self.entries[0].seq


class LiveTable:
    """A table in memory, its listeners, its clock and its bots."""

    def __init__(self, table: Table, house: House) -> None:
        self.table = table
        self.audience = Audience(self, house)
        self._house = house
        self._lock = asyncio.Lock()
        self._refusals: dict[tuple[str, str], Refused] = {}
        self._told = table.seq
        self._is_ahead = False  # of the log
        self._attendant = Attendant(self, house)
        self._errands: set[asyncio.Future[None]] = set()

    # What people ask

    async def ask(self, person: Person, command_id: str, command: Command) -> int:
        """Carry out a command and return the entry it ended with, or raise Refused; a repeat is answered alike."""
        async with self._lock:
            key = person.id, command_id
            if key in self._refusals:
                raise self._refusals[key]
            try:
                return await self._carry_out(command, person, command_id)
            except Refused as refused:
                self._remember(key, refused)
                raise

    def play_now(self, person: Person, command_id: str, move: Play, answer: Answer) -> bool:
        """Make a move without waiting, if nothing else is under way, and answer once it is kept.

        Nearly every command is such a move. False: nothing was done, `ask` for it; that also says what is wrong.
        """
        is_repeated = self.table.answer_to(person.id, command_id) is not None
        if is_repeated or self._house.shared or self._is_ahead or not take_now(self._lock):
            return False
        try:
            now = self._house.now()
            events = decide(self.table, move, person, Moment(now, self.audience.company.here))
            ahead = self._run_ahead(events, person.id, command_id, now)
            kept = partial(self._finish, ahead, answer)
            self._house.store.append_soon(self.table.id, ahead.first, ahead.entries, index_of(self.table), kept)
        except BaseException as problem:
            self._lock.release()
            if isinstance(problem, Refused):
                return False
            raise
        return True

    def _finish(self, ahead: Ahead, answer: Answer, problem: BaseException | None) -> None:
        """Tell a move that was kept; one that was not is asked for again, which first reads what the log has."""
        try:
            if problem is None:
                self._make_known(ahead)
            else:
                self.send_out(self._look_again())
        finally:
            self._lock.release()
            answer(None if problem else self._told)

    async def why(self, person: Person | None, action: str) -> Reason | None:
        """Return why a person may not make a move now, None if it is legal."""
        async with self._at_rest():
            table = self.table
            seat = None if person is None else table.seat_of(person.id)
            if table.status != "playing":
                return Reason("not_playing", None, {})
            if seat is None or table.match.actor != seat:
                return Reason("not_your_turn" if seat is not None else "not_seated", None, {})
            try:
                table.match.legal_number(action)
            except IllegalAction as error:
                return Reason(error.code, error.rule, error.facts)
            return None

    async def hint(self, person: Person) -> list[Weighed]:
        """Return moves worth thinking of for the person whose turn it is; not in rated games."""
        async with self._at_rest():
            seat = self.table.seat_of(person.id)
            if self.table.rated:
                raise Refused("rated")
            if self.table.status != "playing" or seat is None or self.table.match.actor != seat:
                raise Refused("not_your_turn")
            turn = self._attendant.turn_of(seat)
        return [Weighed(action, weight) for action, weight in await self._house.jobs.hint(turn)]

    async def view(self, person: Person | None, muted: frozenset[str] = frozenset()) -> TableView:
        """Return the table as a person may see it."""
        async with self._at_rest():
            company = self.audience.company
            return table_view(self.table, person, Company(company.here, company.strangers, muted))

    # Who looks on

    async def connect(self, listener: Listener, after: int = 0) -> None:
        """Show the table to a listener, with what happened after an entry, and tell it everything from now on."""
        async with self._at_rest():
            if after > self.table.seq:
                await self._catch_up()  # told by another process, which died before it could ring
            await self.audience.add(listener, after)

    async def disconnect(self, listener: Listener) -> None:
        """Tell a listener nothing more."""
        await self.audience.remove(listener)

    async def rest(self) -> None:
        """Wait until nothing is under way."""
        async with self._lock:
            return

    # What happens by itself

    async def wake(self, pause_s: float = 0) -> None:
        """Begin: clocks run, and a bot whose turn it is moves."""
        async with self._lock:
            self._attendant.see_to_it(pause_s)
            await self._open_rematch()
            if self.table.status == "over":
                self.send_out(self._house.on_over(self.table))

    async def hear(self, seq: int) -> None:
        """Another process may have written: read what is new and tell it; 0 also says that people came or went."""
        async with self._lock:
            await self._mend()
            if seq == 0 or seq > self.table.seq:
                await self._catch_up()
        if seq == 0:
            await self.audience.look_round()

    async def read_again(self) -> None:
        """The log itself was changed, a name erased: make the table anew and show it."""
        async with self._lock:
            self._is_ahead = True
            await self._mend()
            self.audience.tell_table()

    def is_idle(self) -> bool:
        """Whether the table can be put to sleep: nobody looks on and nothing is about to happen here."""
        if self._lock.locked() or self.audience.listeners or self._errands or self._attendant.is_busy:
            return False
        ends = clock.deadline(self.table)
        return ends is None or ends - self._house.now() > DEADLINE_IS_NEAR

    async def close(self) -> None:
        """Stop clock and bots; what is in the log stays."""
        await self._attendant.stop()
        tasks = list(self._errands)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.audience.close()

    def count_from_now(self) -> None:
        """After a restart: nobody's live clock ran while there was no server."""
        if isinstance(self.table.clock, LiveClock):
            self.table.since = max(self.table.since, self._house.now())

    # Inside

    @asynccontextmanager
    async def _at_rest(self) -> AsyncIterator[None]:
        """Look at the table while nothing is under way: as the log has it."""
        async with self._lock:
            await self._mend()
            yield

    async def ask_self(self, asked: AskedOfItself) -> None:
        """Carry out what the table asks of itself; too early and too late are no matter."""
        async with self._lock:
            try:
                await self._carry_out(asked, None, "")
            except Refused as refused:
                LOG.debug("table %s refused itself: %s", self.table.id, refused.code)
                if isinstance(asked, Expire):
                    self._attendant.set_timer()

    async def _carry_out(self, asked: Asked, person: Person | None, command_id: str) -> int:
        """Decide, fold, append, tell; against other writers as often as need be."""
        await self._mend()
        for _ in range(MOST_TRIES):
            answered = None if person is None else self.table.answer_to(person.id, command_id)
            if answered is not None:
                return answered
            events = decide(self.table, asked, person, Moment(self._house.now(), self.audience.company.here))
            if not events:
                return self.table.seq
            if await self._keep(events, person.id if person else "", command_id):
                return self.table.seq
        raise Refused("busy")

    async def _keep(self, events: list[Event], by: str, command_id: str) -> bool:
        """Fold and append a batch and tell it; False if another writer was first."""
        ahead = self._run_ahead(events, by, command_id, self._house.now())
        try:
            await self._house.store.append(self.table.id, ahead.first, ahead.entries, index_of(self.table))
        except Conflict:
            await self._mend()
            return False
        except BaseException:
            self.send_out(self._look_again())  # it may be in the log after all
            raise
        if isinstance(events[-1], RematchOpened):
            await self._open_rematch()
        self._make_known(ahead)
        if self._house.shared:
            await self._house.bus.ring(self.table.id, self.table.seq)
        return True

    def _run_ahead(self, events: list[Event], by: str, command_id: str, now: int) -> Ahead:
        """Fold a batch that is not in the log yet."""
        entries = _entries(self.table.seq + 1, now, events, by, command_id)
        had_wish = self.table.undo is not None
        self._is_ahead = True
        return Ahead(entries, events, self._fold(entries, events), had_wish)

    def _make_known(self, ahead: Ahead) -> None:
        """Tell a batch that is in the log now, and let the clock and the bots go on."""
        self._is_ahead = False
        self._tell(ahead.events, ahead.news, ahead.had_wish)
        self._attendant.see_to_it(self._house.pause_s if self.audience.listeners else 0)

    def _fold(self, entries: list[Entry], events: list[Event]) -> list[Happening]:
        """Carry entries into the table; return what the log tells about the game, if anybody listens."""
        table = self.table
        news = []
        for entry, event in zip(entries, events, strict=True):
            fold(table, entry, event)
            if isinstance(event, Acted) and self.audience.listeners:
                news.append(happening(table.match, entry.seq, event.ply, event.seat))
        return news

    def _tell(self, events: list[Event], news: list[Happening], had_wish: bool) -> None:
        """Tell what is in the log now, and see to what follows from it."""
        self._told = self.table.seq
        self.audience.tell(events, news, had_wish)
        if self.table.status == "over" and any(isinstance(event, Ended) for event in events):
            self.send_out(self._house.on_over(self.table))

    async def _catch_up(self) -> None:
        """Read and tell what others have written."""
        entries = await self._house.store.read(self.table.id, self.table.seq)
        if entries:
            events = [unpack(entry.body, entry.schema) for entry in entries]
            had_wish = self.table.undo is not None
            self._tell(events, self._fold(entries, events), had_wish)
            self._attendant.see_to_it(TAKE_OVER_S)

    async def _mend(self) -> None:
        """Where the table ran ahead of a log that did not follow: go back to what was told, then read the rest."""
        if not self._is_ahead:
            return
        entries = await self._house.store.read(self.table.id)
        table = fold_all(None, [entry for entry in entries if entry.seq <= self._told])
        assert table is not None, "a log is never shortened"
        self.table = table
        self._is_ahead = False
        await self._catch_up()

    async def _look_again(self) -> None:
        """After an append of unknown outcome: wait a little and see."""
        await asyncio.sleep(LOOK_AGAIN_S)
        await self.hear(0)

    async def _open_rematch(self) -> None:
        """Open the next table once all have agreed to it, unless it is there; whoever hears of it must find it."""
        if self.table.rematch_table is not None:
            await _quietly(self._house.on_rematch(self.table))

    def send_out(self, errand: Awaitable[None]) -> None:
        """Do something beside the table's own work."""
        task = asyncio.ensure_future(_quietly(errand))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    def _remember(self, key: tuple[str, str], refused: Refused) -> None:
        """Keep a refusal for a while, so that a repeat is answered alike."""
        self._refusals[key] = refused
        if len(self._refusals) > REFUSALS_REMEMBERED:
            del self._refusals[next(iter(self._refusals))]


def _entries(first: int, at: int, events: list[Event], by: str, command_id: str) -> list[Entry]:
    """Number a batch of events; the last one carries who asked, and the id of the command."""
    last = first + len(events) - 1
    return [
        Entry(seq, at, pack(event), by, command_id) if seq == last else Entry(seq, at, pack(event))
        for seq, event in enumerate(events, first)
    ]


def take_now(lock: asyncio.Lock) -> bool:
    """Take a lock if nobody has it and nobody waits for it."""
    if lock.locked():
        return False
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    taking.close()  # somebody was first in line
    return False


async def _quietly(errand: Awaitable[None]) -> None:
    """Do an errand; its failure is logged and hurts nobody."""
    try:
        await errand
    except Exception:
        LOG.exception("an errand of a table failed")
