"""All live tables of a process: opened, found, woken from the log, and put to sleep when nobody looks."""

import asyncio
import heapq
import logging
from collections.abc import Coroutine
from typing import Any, Final

from goudkoorts.engine.errors import GoudkoortsError
from goudkoorts.tables.cluster.presence import RENEW_S
from goudkoorts.tables.core import clock
from goudkoorts.tables.core.commands import Abandon, Participant
from goudkoorts.tables.core.decide.game import ABANDONED_AFTER
from goudkoorts.tables.core.events import Event, Opened, pack
from goudkoorts.tables.core.fold import fold_all
from goudkoorts.tables.core.listing import index_of
from goudkoorts.tables.core.table import Table
from goudkoorts.tables.core.table_spec import TableSpec, opening, rematch_of
from goudkoorts.tables.journal.journal import Conflict, Entry, EventBatch, TableIndex, keep
from goudkoorts.tables.live.automation import TAKE_OVER_S
from goudkoorts.tables.live.live_table import DEADLINE_IS_NEAR, LiveTable
from goudkoorts.tables.live.services import TableServices

LOG = logging.getLogger(__name__)
SLEEP_AFTER_MS: Final = 60_000  # without anybody looking and anything happening
SWEEP_EVERY_MS: Final = 3_600_000


class NoSuchTable(GoudkoortsError):
    """There is no table with that id."""

    code = "no_such_table"


class TableRegistry:
    """The tables of one process, by id."""

    def __init__(self, services: TableServices) -> None:
        self._services = services
        self._live: dict[str, LiveTable] = {}
        self._waking: dict[str, asyncio.Future[LiveTable]] = {}
        self._sleepers: list[tuple[int, str]] = []  # when a clock runs out at a table that sleeps
        self._swept_at = 0
        self._tasks: set[asyncio.Future[None]] = set()
        services.on_rematch = self._open_rematch

    @property
    def live(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    async def start(self) -> None:
        """Go on with every game that is being played."""
        await self._services.notifications.start(self._hear)
        await self._sweep(self._services.now())
        for row in await self._services.store.list_playing():
            try:
                await self._resume(row.id)
            except Exception:
                LOG.exception("table %s cannot be woken", row.id)
        self._run(self._keep_house())

    async def close(self) -> None:
        """Stop everything in memory; the log has it all."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in list(self._live.values()):
            await table.close()
        self._live.clear()

    async def open(self, spec: TableSpec, host: Participant) -> LiveTable:
        """Open a table as ordered, or raise Refused."""
        await self._services.bot_pool.ready(spec.game)
        events = opening(spec, host, self._services.inputs())
        return await self._keep(events, host.id)

    async def find(self, table_id: str) -> LiveTable:
        """Return a table, woken from the log if need be, or raise NoSuchTable."""
        live = self._live.get(table_id)
        if live is not None:
            return live
        if table_id not in self._waking:
            self._waking[table_id] = asyncio.ensure_future(self._wake(table_id))
            self._waking[table_id].add_done_callback(lambda _: self._waking.pop(table_id, None))
        return await asyncio.shield(self._waking[table_id])

    async def forget(self, table_id: str) -> None:
        """Let go of what memory has of a table, since its log was changed; who looks at it is shown it anew."""
        live = self._live.get(table_id)
        if live is not None and live.subscribers.members:
            await live.read_again()
        elif live is not None:
            await self._drop(table_id, live)

    async def _drop(self, table_id: str, live: LiveTable) -> None:
        """Drop a table from memory: whoever asks for it next gets it from the log."""
        del self._live[table_id]
        await live.close()
        await self._services.notifications.forget(table_id)

    async def tidy(self) -> None:
        """Put to sleep what nobody looks at, and wake what a clock is about to end."""
        now = self._services.now()
        for table_id, live in list(self._live.items()):
            if live.is_idle() and now - live.table.updated_at > SLEEP_AFTER_MS:
                await self._put_to_sleep(table_id, live)
            elif live.subscribers.members:
                await live.subscribers.renew()
        while self._sleepers and self._sleepers[0][0] - now <= DEADLINE_IS_NEAR:
            await self.find(heapq.heappop(self._sleepers)[1])
        if self._services.shared:
            await self._adopt(now)
        if now - self._swept_at >= SWEEP_EVERY_MS:
            await self._sweep(now)

    async def _put_to_sleep(self, table_id: str, live: LiveTable) -> None:
        """Drop a table from memory, but remember when its clock runs out."""
        ends = clock.deadline(live.table)
        if ends is not None:
            heapq.heappush(self._sleepers, (ends, table_id))
        await self._drop(table_id, live)

    async def _resume(self, table_id: str) -> None:
        """Go on with a game after a restart."""
        live = LiveTable(await self._read(table_id), self._services)
        live.count_from_now()
        await self._put_up(live)

    async def _wake(self, table_id: str) -> LiveTable:
        """Make a table live from its log; where there are other processes, one of them may be busy with it."""
        live = LiveTable(await self._read(table_id), self._services)
        return await self._put_up(live, TAKE_OVER_S if self._services.shared else 0)

    async def _adopt(self, now: int) -> None:
        """Wake the games that should have gone on by themselves and did not: their process is gone."""
        for row in await self._services.store.list_playing():
            if row.id not in self._live and now - row.updated_at > SLEEP_AFTER_MS and _is_due(row, now):
                await self.find(row.id)

    async def _sweep(self, now: int) -> None:
        """End the games against bots that nobody has touched for a week, also while there was no server."""
        self._swept_at = now
        for row in await self._services.store.list_playing():
            if _is_abandoned(row, now):
                try:
                    await (await self.find(row.id)).ask(None, "", Abandon())
                except Exception:
                    LOG.exception("table %s cannot be put away", row.id)

    async def _read(self, table_id: str) -> Table:
        """Fold the log of a table."""
        table = fold_all(None, await self._services.store.read(table_id))
        if table is None:
            raise NoSuchTable(table_id)
        return table

    async def _put_up(self, live: LiveTable, pause_s: float = 0) -> LiveTable:
        """Make a table live."""
        table_id = live.table.id
        await self._services.notifications.follow(table_id)
        self._live[table_id] = live
        if self._services.shared:
            await live.hear(0)  # what others wrote before this process followed the table
        await live.wake(pause_s)
        return live

    async def _keep(self, events: list[Event], by: str) -> LiveTable:
        """Write the first entries of a table and make it live."""
        opened = events[0]
        assert isinstance(opened, Opened)
        now = self._services.now()
        entries = [Entry(seq, now, pack(event), by if seq == 1 else "") for seq, event in enumerate(events, 1)]
        table = fold_all(None, entries)
        assert table is not None
        await keep(self._services.store, EventBatch(opened.table, 1, entries, index_of(table)))
        return await self._put_up(LiveTable(table, self._services))

    async def _open_rematch(self, table: Table) -> None:
        """Open the rematch that all agreed to, unless it is there already."""
        assert table.rematch_table is not None
        if await self._services.store.seq_of(table.rematch_table):
            return
        try:
            await self._keep(rematch_of(table, self._services.inputs()), table.host)
        except Conflict:
            LOG.debug("another process opened the rematch of %s", table.id)

    def _hear(self, table_id: str, seq: int) -> None:
        """Another process, or this one, has written to a table."""
        live = self._live.get(table_id)
        if live is not None and (seq == 0 or seq > live.table.seq):
            self._run(live.hear(seq))

    async def _keep_house(self) -> None:
        """Tidy up now and then."""
        while True:
            await asyncio.sleep(RENEW_S)
            try:
                await self.tidy()
            except Exception:
                LOG.exception("tidying failed")

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _is_abandoned(row: TableIndex, now: int) -> bool:
    """Whether nothing happened for a week at a game against bots alone."""
    people = sum(seat.person is not None for seat in row.seats)
    return people <= 1 and now - row.updated_at >= ABANDONED_AFTER


def _is_due(row: TableIndex, now: int) -> bool:
    """Whether a bot should have moved, or a clock has run out."""
    bot_to_move = row.turn is not None and row.seats[row.turn].level is not None
    return bot_to_move or (row.deadline is not None and row.deadline < now)
