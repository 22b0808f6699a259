"""One live table: one mailbox takes every command, and nothing is told before it is kept.

    submit -> decide -> fold -> journal.append -> tell, reply, next

People, bots, HTTP and the table's own clock all `submit`. The table in memory runs ahead of the log while an append is
under way. Nobody sees it meanwhile; if the log refuses, the table is thrown away and read again.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, NamedTuple

from goudkoorts.engine.errors import IllegalAction
from goudkoorts.tables.core import clock
from goudkoorts.tables.core.commands import Asked, AskedOfItself, Expire, Person, Refused
from goudkoorts.tables.core.decide.dispatch import decide
from goudkoorts.tables.core.events import Acted, Ended, Event, RematchOpened, pack, unpack
from goudkoorts.tables.core.fold import fold, fold_all
from goudkoorts.tables.core.inputs import Moment
from goudkoorts.tables.core.listing import index_of
from goudkoorts.tables.core.redact import Company, Happening, happening, table_view
from goudkoorts.tables.core.table import Table
from goudkoorts.tables.core.views import LiveClock, Reason, TableView, Weighed
from goudkoorts.tables.journal.journal import Batch, Conflict, Entry, Outcome
from goudkoorts.tables.live.automation import MILLISECONDS, TAKE_OVER_S, Attendant
from goudkoorts.tables.live.mailbox import Mailbox
from goudkoorts.tables.live.services import House, Listener
from goudkoorts.tables.live.subscribers import Audience

LOG = logging.getLogger(__name__)

MOST_TRIES: Final = 20  # of one command against other writers
REFUSALS_REMEMBERED: Final = 32
LOOK_AGAIN_S: Final = 1.0
DEADLINE_IS_NEAR: Final = 120 * MILLISECONDS


class Ask(NamedTuple):
    """A command, who gives it (None: the table itself) and the id that its client made."""

    command: Asked
    person: Person | None = None
    id: str = ""

    @property
    def by(self) -> str:
        """The id of the person, "" for the table itself."""
        return "" if self.person is None else self.person.id


Answer = int | Exception  # the entry that a command ended with, or what went wrong
Reply = Callable[[Answer], None]


class Ahead(NamedTuple):
    """A command whose events are folded into the table and not yet known to be in the log."""

    ask: Ask
    reply: Reply
    tries: int
    events: list[Event]
    news: list[Happening]
    had_wish: bool


class LiveTable:
    """A table in memory, its listeners, its clock and its bots."""

    def __init__(self, table: Table, house: House) -> None:
        self.table = table
        self.audience = Audience(self, house)
        self._house = house
        self._mailbox = Mailbox()
        self._refusals: dict[tuple[str, str], Refused] = {}
        self._told = table.seq
        self._is_ahead = False  # of the log
        self._attendant = Attendant(self, house)
        self._errands: set[asyncio.Future[None]] = set()

    # The mailbox

    def submit(self, ask: Ask, reply: Reply) -> None:
        """Carry out a command after those before it, and reply once it is kept. Never waits."""
        self._mailbox.enter(partial(self._begin, ask, reply))

    async def ask(self, person: Person | None, command_id: str, command: Asked) -> int:
        """Submit a command and wait for its entry; raises Refused. A repeated id is answered as the first time."""
        waiting: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.submit(Ask(command, person, command_id), partial(_settle, waiting))
        return await waiting

    def submit_own(self, command: AskedOfItself) -> None:
        """Submit what the table asks of itself; too early and too late do no harm."""
        self.submit(Ask(command), partial(self._heed_own, command))

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Have the table to oneself, as the log has it."""
        async with self._mailbox.turn():
            await self._mend()
            yield

    # One command

    def _begin(self, ask: Ask, reply: Reply, tries: int = 0) -> None:
        """Decide, fold and append; replies at once where there is nothing to keep."""
        if self._is_ahead:
            self.send_out(self._begin_mended(ask, reply, tries))
            return
        try:
            known = self._known_answer(ask)
            events = [] if known is not None else self._decide(ask)
        except Exception as problem:
            self._finish(reply, problem)
            return
        if not events:
            self._finish(reply, self.table.seq if known is None else known)
            return
        now = self._house.now()
        entries = _entries(self.table.seq + 1, now, events, ask)
        had_wish = self.table.undo is not None
        self._is_ahead = True
        try:
            ahead = Ahead(ask, reply, tries, events, self._fold(entries, events), had_wish)
            batch = Batch(self.table.id, entries[0].seq, entries, index_of(self.table))
            self._house.store.append(batch, partial(self._kept, ahead))
        except Exception as problem:
            self._finish(reply, problem)

    async def _begin_mended(self, ask: Ask, reply: Reply, tries: int) -> None:
        """Read what the log has before a command is decided."""
        try:
            await self._mend()
        except Exception as problem:
            self._finish(reply, problem)
            return
        self._begin(ask, reply, tries)

    def _known_answer(self, ask: Ask) -> int | None:
        """Return the answer to a repeated command, or raise its refusal."""
        if ask.person is None:
            return None
        refused = self._refusals.get((ask.by, ask.id))
        if refused is not None:
            raise refused
        return self.table.answer_to(ask.by, ask.id)

    def _decide(self, ask: Ask) -> list[Event]:
        """Return what follows from a command, or raise Refused and remember it."""
        try:
            return decide(self.table, ask.command, ask.person, Moment(self._house.now(), self.audience.company.here))
        except Refused as refused:
            if ask.person is not None:
                self._remember((ask.by, ask.id), refused)
            raise

    def _kept(self, ahead: Ahead, outcome: Outcome) -> None:
        """Tell what is in the log now, or try again after another writer."""
        if outcome is None and not isinstance(ahead.events[-1], RematchOpened):
            self._make_known(ahead)
        elif outcome is None:
            self.send_out(self._open_and_make_known(ahead))
        elif isinstance(outcome, Conflict) and ahead.tries < MOST_TRIES:
            self._begin(ahead.ask, ahead.reply, ahead.tries + 1)
        else:
            self.send_out(self._look_again())  # it may be in the log after all
            self._finish(ahead.reply, Refused("busy") if isinstance(outcome, Conflict) else outcome)

    async def _open_and_make_known(self, ahead: Ahead) -> None:
        """Open the rematch first: whoever hears of it must find it."""
        await self._open_rematch()
        self._make_known(ahead)

    def _make_known(self, ahead: Ahead) -> None:
        """Tell a batch that is in the log, reply, and let the clock and the bots go on."""
        self._is_ahead = False
        self._tell(ahead.events, ahead.news, ahead.had_wish)
        self._attendant.see_to_it(self._house.pause_s if self.audience.listeners else 0)
        if self._house.shared:
            self.send_out(self._house.bus.ring(self.table.id, self.table.seq))
        self._finish(ahead.reply, self.table.seq)

    def _finish(self, reply: Reply, answer: Answer) -> None:
        """Reply, and let the next one in."""
        try:
            reply(answer)
        except Exception:
            LOG.exception("a reply failed")
        finally:
            self._mailbox.leave()

    def _heed_own(self, command: Asked, answer: Answer) -> None:
        """The table's own commands are answered to nobody; a clock that rang too early rings again."""
        if isinstance(answer, Refused):
            LOG.debug("table %s refused itself: %s", self.table.id, answer.code)
            if isinstance(command, Expire):
                self._attendant.set_timer()
        elif isinstance(answer, Exception):
            LOG.error("table %s failed by itself", self.table.id, exc_info=answer)

    # What people ask without changing anything

    async def why(self, person: Person | None, action: str) -> Reason | None:
        """Return why a person may not make a move now, None if it is legal."""
        async with self._turn():
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
        async with self._turn():
            seat = self.table.seat_of(person.id)
            if self.table.rated:
                raise Refused("rated")
            if self.table.status != "playing" or seat is None or self.table.match.actor != seat:
                raise Refused("not_your_turn")
            turn = self._attendant.turn_of(seat)
        return [Weighed(action, weight) for action, weight in await self._house.jobs.hint(turn)]

    async def view(self, person: Person | None, muted: frozenset[str] = frozenset()) -> TableView:
        """Return the table as a person may see it."""
        async with self._turn():
            company = self.audience.company
            return table_view(self.table, person, Company(company.here, company.strangers, muted))

    # Who looks on

    async def connect(self, listener: Listener, after: int = 0) -> None:
        """Show the table to a listener, with what happened after an entry, and tell it everything from now on."""
        async with self._turn():
            if after > self.table.seq:
                await self._catch_up()  # told by another process, which died before it could ring
            await self.audience.add(listener, after)

    async def disconnect(self, listener: Listener) -> None:
        """Tell a listener nothing more."""
        await self.audience.remove(listener)

    # What happens by itself

    async def wake(self, pause_s: float = 0) -> None:
        """Begin: clocks run, and a bot whose turn it is moves."""
        async with self._turn():
            self._attendant.see_to_it(pause_s)
            await self._open_rematch()
            if self.table.status == "over":
                self.send_out(self._house.on_over(self.table))

    async def hear(self, seq: int) -> None:
        """Another process may have written: read what is new and tell it; 0 also says that people came or went."""
        async with self._turn():
            if seq == 0 or seq > self.table.seq:
                await self._catch_up()
        if seq == 0:
            await self.audience.look_round()

    async def read_again(self) -> None:
        """The log itself was changed, a name erased: make the table anew and show it."""
        async with self._turn():
            self._is_ahead = True
            await self._mend()
            self.audience.tell_table()

    def is_idle(self) -> bool:
        """Whether the table can be put to sleep: nobody looks on and nothing is about to happen here."""
        if self._mailbox.is_busy or self.audience.listeners or self._errands or self._attendant.is_busy:
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

    def _fold(self, entries: list[Entry], events: list[Event]) -> list[Happening]:
        """Carry entries into the table; return what the log tells about the game."""
        table = self.table
        news = []
        for entry, event in zip(entries, events, strict=True):
            fold(table, entry, event)
            if isinstance(event, Acted):
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


def _entries(first: int, at: int, events: list[Event], ask: Ask) -> list[Entry]:
    """Number a batch of events; the last one carries who asked, and the id of the command."""
    last = first + len(events) - 1
    return [
        Entry(seq, at, pack(event), ask.by, ask.id) if seq == last else Entry(seq, at, pack(event))
        for seq, event in enumerate(events, first)
    ]


def _settle(waiting: asyncio.Future[int], answer: Answer) -> None:
    """Give a caller who still waits the answer."""
    if waiting.done():
        return
    if isinstance(answer, Exception):
        waiting.set_exception(answer)
    else:
        waiting.set_result(answer)


async def _quietly(errand: Awaitable[None]) -> None:
    """Do an errand; its failure is logged and hurts nobody."""
    try:
        await errand
    except Exception:
        LOG.exception("an errand of a table failed")
