"""What a live table does by itself: a timer ends the turn of a player out of time, and bots think and move."""

import asyncio
import logging
from typing import Final, Protocol

from goudkoorts.kernel.actors import NOBODY
from goudkoorts.kernel.dice import fresh_seed
from goudkoorts.tables.core import clock
from goudkoorts.tables.core.commands import AskedOfItself, BotMove, Expire
from goudkoorts.tables.core.decide.game import LEVEL_OF_STAND_IN
from goudkoorts.tables.core.table import Table
from goudkoorts.tables.live.services import TableServices
from goudkoorts.tables.thinking.bot_pool import BotTurn

LOG = logging.getLogger(__name__)
MILLISECONDS: Final = 1000
TAKE_OVER_S: Final = 3.0  # a bot's turn that another process began and does not finish
A_LITTLE_LATE_S: Final = 0.005  # so that the time has surely run out when the timer fires


class AutomatedTable(Protocol):
    """A table that is to be attended to."""

    table: Table

    def submit_own(self, command: AskedOfItself) -> None:
        """Submit what the table asks of itself."""


class Automation:
    """Runs the clock of a table, and lets its bots think."""

    def __init__(self, owner: AutomatedTable, services: TableServices) -> None:
        self._owner = owner
        self._services = services
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._thinking_about = -1  # the ply

    @property
    def is_busy(self) -> bool:
        """Whether a bot is thinking."""
        return self._thinking is not None

    def see_to_it(self, pause_s: float) -> None:
        """Let the clock run, and let a bot think whose turn it is."""
        self.set_timer()
        table = self._owner.table
        seat = table.match.actor if table.status == "playing" else NOBODY
        bot_to_move = seat >= 0 and table.seats[seat].level is not None
        if self._thinking is not None and not (bot_to_move and self._thinking_about == table.ply):
            self._thinking.cancel()
            self._thinking = None
        if bot_to_move and self._thinking is None:
            self._thinking_about = table.ply
            self._thinking = asyncio.ensure_future(self._think(seat, pause_s))

    def set_timer(self) -> None:
        """Set a timer for the end of the thinking time of the seat to act."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        ends = clock.deadline(self._owner.table)
        if ends is None:
            return
        seat = clock.seat_on_the_clock(self._owner.table)
        if seat is not None:
            wait = max(0, ends - self._services.now()) / MILLISECONDS + A_LITTLE_LATE_S
            self._timer = asyncio.get_running_loop().call_later(wait, self._owner.submit_own, Expire(seat))

    def turn_of(self, seat: int) -> BotTurn:
        """Return the decision of a seat as those who think get it: blanked."""
        table = self._owner.table
        level = table.seats[seat].level or LEVEL_OF_STAND_IN
        return BotTurn(table.id, table.ply, seat, level, table.game, table.match.hidden_state(seat), fresh_seed())

    async def stop(self) -> None:
        """Stop the timer and the thinking."""
        if self._timer is not None:
            self._timer.cancel()
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)

    async def _think(self, seat: int, pause_s: float) -> None:
        """Let the bot of a seat think, and make its move."""
        me = self._thinking
        turn = self.turn_of(seat)
        try:
            if pause_s:
                await asyncio.sleep(pause_s)
            action = await self._services.bot_pool.choose(turn)
        except Exception:
            LOG.exception("table %s: no move of the bot on seat %d", turn.table, seat)
            await asyncio.sleep(TAKE_OVER_S)
        else:
            self._thinking = None
            self._owner.submit_own(BotMove(seat, turn.ply, action))
            return
        if self._thinking is me:
            self._thinking = None
            self.see_to_it(pause_s)
