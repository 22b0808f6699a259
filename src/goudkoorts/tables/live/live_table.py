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
from goudkoorts.tables.core.commands import Asked, AskedOfItself, CommandRefused, Expire, Participant
from goudkoorts.tables.core.decide.dispatch import decide
from goudkoorts.tables.core.events import Acted, Ended, Event, RematchOpened, pack, unpack
from goudkoorts.tables.core.fold import fold, fold_all
from goudkoorts.tables.core.listing import index_of
from goudkoorts.tables.core.redact import Company, LoggedAction, logged_action, table_view
from goudkoorts.tables.core.table import Table
from goudkoorts.tables.core.views import LiveClock, Reason, TableView, Weighed
from goudkoorts.tables.journal.journal import Conflict, Entry, EventBatch, Outcome
from goudkoorts.tables.live.automation import MILLISECONDS, TAKE_OVER_S, Automation
from goudkoorts.tables.live.mailbox import Mailbox
from goudkoorts.tables.live.services import Subscriber, TableServices
from goudkoorts.tables.live.subscribers import Subscribers

LOG = logging.getLogger(__name__)

MOST_TRIES: Final = 20  # of one command against other writers
REFUSALS_REMEMBERED: Final = 32
LOOK_AGAIN_S: Final = 1.0
DEADLINE_IS_NEAR: Final = 120 * MILLISECONDS


class TableRequest(NamedTuple):
    """A command, who gives it (None: the table itself) and the id that its client made."""

    command: Asked
    person: Participant | None = None
    id: str = ""

    @property
    def by(self) -> str:
        """The id of the person, "" for the table itself."""
        return "" if self.person is None else self.person.id


Answer = int | Exception  # the entry that a command ended with, or what went wrong
Reply = Callable[[Answer], None]


class Ahead(NamedTuple):
    """A command whose events are folded into the table and not yet known to be in the log."""

    request: TableRequest
    reply: Reply
    tries: int
    events: list[Event]
    news: list[LoggedAction]
    had_wish: bool


class LiveTable:
    """A table in memory, its listeners, its clock and its bots."""

    def __init__(self, table: Table, services: TableServices) -> None:
        self.table = table
        self.subscribers = Subscribers(self, services)
        self._services = services
        self._mailbox = Mailbox()
        self._refusals: dict[tuple[str, str], CommandRefused] = {}
        self._told = table.seq
        self._is_ahead = False  # of the log
        self._automation = Automation(self, services)
        self._errands: set[asyncio.Future[None]] = set()

    # The mailbox

    def submit(self, request: TableRequest, reply: Reply) -> None:
        """Carry out a command after those before it, and reply once it is kept. Never waits."""
        self._mailbox.enter(partial(self._begin, request, reply))

    async def ask(self, person: Participant | None, command_id: str, command: Asked) -> int:
        """Submit a command and wait for its entry; raises Refused. A repeated id is answered as the first time."""
        waiting: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.submit(TableRequest(command, person, command_id), partial(_settle, waiting))
        return await waiting

    def submit_own(self, command: AskedOfItself) -> None:
        """Submit what the table asks of itself; too early and too late do no harm."""
        self.submit(TableRequest(command), partial(self._heed_own, command))

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Have the table to oneself, as the log has it."""
        async with self._mailbox.turn():
            await self._mend()
            yield

    # One command

    def _begin(self, request: TableRequest, reply: Reply, tries: int = 0) -> None:
        """Decide, fold and append; replies at once where there is nothing to keep."""
        if self._is_ahead:
            self.send_out(self._begin_mended(request, reply, tries))
            return
        try:
            known = self._known_answer(request)
            events = [] if known is not None else self._decide(request)
        except Exception as problem:
            self._finish(reply, problem)
            return
        if not events:
            self._finish(reply, self.table.seq if known is None else known)
            return
        now = self._services.now()
        entries = _entries(self.table.seq + 1, now, events, request)
        had_wish = self.table.undo is not None
        self._is_ahead = True
        try:
            ahead = Ahead(request, reply, tries, events, self._fold(entries, events), had_wish)
            seats_changed = not all(isinstance(event, Acted) for event in events)
            batch = EventBatch(self.table.id, entries[0].seq, entries, index_of(self.table), seats_changed)
            self._services.store.append(batch, partial(self._kept, ahead))
        except Exception as problem:
            self._finish(reply, problem)

    async def _begin_mended(self, request: TableRequest, reply: Reply, tries: int) -> None:
        """Read what the log has before a command is decided."""
        try:
            await self._mend()
        except Exception as problem:
            self._finish(reply, problem)
            return
        self._begin(request, reply, tries)

    def _known_answer(self, request: TableRequest) -> int | None:
        """Return the answer to a repeated command, or raise its refusal."""
        if request.person is None:
            return None
        refused = self._refusals.get((request.by, request.id))
        if refused is not None:
            raise refused
        return self.table.answer_to(request.by, request.id)

    def _decide(self, request: TableRequest) -> list[Event]:
        """Return what follows from a command, or raise Refused and remember it."""
        try:
            return decide(
                self.table,
                request.command,
                request.person,
                self._services.inputs(self.subscribers.company.here),
            )
        except CommandRefused as refused:
            if request.person is not None:
                self._remember((request.by, request.id), refused)
            raise

    def _kept(self, ahead: Ahead, outcome: Outcome) -> None:
        """Tell what is in the log now, or try again after another writer."""
        if outcome is None and not isinstance(ahead.events[-1], RematchOpened):
            self._make_known(ahead)
        elif outcome is None:
            self.send_out(self._open_and_make_known(ahead))
        elif isinstance(outcome, Conflict) and ahead.tries < MOST_TRIES:
            self._begin(ahead.request, ahead.reply, ahead.tries + 1)
        else:
            self.send_out(self._look_again())  # it may be in the log after all
            self._finish(ahead.reply, CommandRefused("busy") if isinstance(outcome, Conflict) else outcome)

    async def _open_and_make_known(self, ahead: Ahead) -> None:
        """Open the rematch first: whoever hears of it must find it."""
        await self._open_rematch()
        self._make_known(ahead)

    def _make_known(self, ahead: Ahead) -> None:
        """Tell a batch that is in the log, reply, and let the clock and the bots go on."""
        self._is_ahead = False
        self._tell(ahead.events, ahead.news, ahead.had_wish)
        self._automation.see_to_it(self._services.pause_s if self.subscribers.members else 0)
        if self._services.shared:
            self.send_out(self._services.notifications.publish(self.table.id, self.table.seq))
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
        """The table's own commands are answered to nobody; a timer that fired too early is set again."""
        if isinstance(answer, CommandRefused):
            LOG.debug("table %s refused itself: %s", self.table.id, answer.code)
            if isinstance(command, Expire):
                self._automation.set_timer()
        elif isinstance(answer, Exception):
            LOG.error("table %s failed by itself", self.table.id, exc_info=answer)

    # What people ask without changing anything

    async def why(self, person: Participant | None, action: str) -> Reason | None:
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

    async def hint(self, person: Participant) -> list[Weighed]:
        """Return moves worth thinking of for the person whose turn it is; not in rated games."""
        async with self._turn():
            seat = self.table.seat_of(person.id)
            if self.table.rated:
                raise CommandRefused("rated")
            if self.table.status != "playing" or seat is None or self.table.match.actor != seat:
                raise CommandRefused("not_your_turn")
            turn = self._automation.turn_of(seat)
        return [Weighed(action, weight) for action, weight in await self._services.bot_pool.hint(turn)]

    async def view(self, person: Participant | None, muted: frozenset[str] = frozenset()) -> TableView:
        """Return the table as a person may see it."""
        async with self._turn():
            company = self.subscribers.company
            return table_view(self.table, person, Company(company.here, company.strangers, muted))

    # Who looks on

    async def connect(self, listener: Subscriber, after: int = 0) -> None:
        """Show the table to a listener, with what happened after an entry, and tell it everything from now on."""
        async with self._turn():
            if after > self.table.seq:
                await self._catch_up()  # told by another process, which died before it could publish that
            await self.subscribers.add(listener, after)

    async def disconnect(self, listener: Subscriber) -> None:
        """Tell a listener nothing more."""
        await self.subscribers.remove(listener)

    # What happens by itself

    async def wake(self, pause_s: float = 0) -> None:
        """Begin: clocks run, and a bot whose turn it is moves."""
        async with self._turn():
            self._automation.see_to_it(pause_s)
            await self._open_rematch()
            if self.table.status == "over":
                self.send_out(self._services.on_over(self.table))

    async def hear(self, seq: int) -> None:
        """Another process may have written: read what is new and tell it; 0 also says that people came or went."""
        async with self._turn():
            if seq == 0 or seq > self.table.seq:
                await self._catch_up()
        if seq == 0:
            await self.subscribers.look_round()

    async def read_again(self) -> None:
        """The log itself was changed, a name erased: make the table anew and show it."""
        async with self._turn():
            self._is_ahead = True
            await self._mend()
            self.subscribers.tell_table()

    def is_idle(self) -> bool:
        """Whether the table can be put to sleep: nobody looks on and nothing is about to happen here."""
        if self._mailbox.is_busy or self.subscribers.members or self._errands or self._automation.is_busy:
            return False
        ends = clock.deadline(self.table)
        return ends is None or ends - self._services.now() > DEADLINE_IS_NEAR

    async def close(self) -> None:
        """Stop clock and bots; what is in the log stays."""
        await self._automation.stop()
        tasks = list(self._errands)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.subscribers.close()

    def count_from_now(self) -> None:
        """After a restart: nobody's live clock ran while there was no server."""
        if isinstance(self.table.clock, LiveClock):
            self.table.since = max(self.table.since, self._services.now())

    # Inside

    def _fold(self, entries: list[Entry], events: list[Event]) -> list[LoggedAction]:
        """Carry entries into the table; return what the log tells about the game."""
        table = self.table
        news = []
        for entry, event in zip(entries, events, strict=True):
            before = table.match.position
            fold(table, entry, event)
            if isinstance(event, Acted):
                news.append(logged_action(before, event, entry.seq))
        return news

    def _tell(self, events: list[Event], news: list[LoggedAction], had_wish: bool) -> None:
        """Tell what is in the log now, and see to what follows from it."""
        self._told = self.table.seq
        self.subscribers.tell(events, news, had_wish)
        if self.table.status == "over" and any(isinstance(event, Ended) for event in events):
            self.send_out(self._services.on_over(self.table))

    async def _catch_up(self) -> None:
        """Read and tell what others have written."""
        entries = await self._services.store.read(self.table.id, self.table.seq)
        if entries:
            events = [unpack(entry.body, entry.schema) for entry in entries]
            had_wish = self.table.undo is not None
            self._tell(events, self._fold(entries, events), had_wish)
            self._automation.see_to_it(TAKE_OVER_S)

    async def _mend(self) -> None:
        """Where the table ran ahead of a log that did not follow: go back to what was told, then read the rest."""
        if not self._is_ahead:
            return
        entries = await self._services.store.read(self.table.id)
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
            await _quietly(self._services.on_rematch(self.table))

    def send_out(self, errand: Awaitable[None]) -> None:
        """Do something beside the table's own work."""
        task = asyncio.ensure_future(_quietly(errand))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    def _remember(self, key: tuple[str, str], refused: CommandRefused) -> None:
        """Keep a refusal for a while, so that a repeat is answered alike."""
        self._refusals[key] = refused
        if len(self._refusals) > REFUSALS_REMEMBERED:
            del self._refusals[next(iter(self._refusals))]


def _entries(first: int, at: int, events: list[Event], request: TableRequest) -> list[Entry]:
    """Number a batch of events; the last one carries who asked, and the id of the command."""
    last = first + len(events) - 1
    return [
        Entry(seq, at, pack(event), request.by, request.id) if seq == last else Entry(seq, at, pack(event))
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
