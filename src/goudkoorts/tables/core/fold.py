"""Table and entry make the next table: the only code that changes a table, and it never asks whether it may.

`fold` changes the table it is given and returns it. A position remembers what `decide` looked ahead, so nothing is
played twice.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from goudkoorts.engine.match import Match, number_of
from goudkoorts.engine.position import Step
from goudkoorts.kernel.actors import CHANCE
from goudkoorts.tables.core import clock
from goudkoorts.tables.core.events import (
    Acted,
    BotRemoved,
    BotSat,
    CameBack,
    Closed,
    Ended,
    Event,
    Expired,
    Kicked,
    Left,
    Opened,
    OptionsSet,
    RematchOffered,
    RematchOpened,
    Resigned,
    Sat,
    Spoke,
    Started,
    StoodIn,
    UndoAnswered,
    UndoAsked,
    Undone,
    unpack,
)
from goudkoorts.tables.core.table import Place, Table, UndoWish
from goudkoorts.tables.core.views import SAID_KEPT, TAKEBACKS_KEPT, Result, Takeback
from goudkoorts.tables.core.views import Said as SaidView
from goudkoorts.tables.journal.journal import Entry


def fold_all(table: Table | None, entries: Iterable[Entry]) -> Table | None:
    """Carry stored entries into a table."""
    for entry in entries:
        table = fold(table, entry, unpack(entry.body, entry.schema))
    return table


def fold(table: Table | None, entry: Entry, event: Event) -> Table:
    """Carry one entry into a table; the first one makes it."""
    if table is None:
        assert isinstance(event, Opened), "a log begins with the opening of the table"
        table = _open(event)
    else:
        _FOLDS[type(event)](table, event, entry)
        if type(event) is not Acted:
            table.listed = None
    table.seq = entry.seq
    table.updated_at = entry.at
    if entry.command_id:
        table.remember_answer(entry.by, entry.command_id, entry.seq)
    return table


def _act(table: Table, event: Acted, entry: Entry) -> None:
    """Carry out an action of the game."""
    number = number_of(table.game, event.action)
    assert number is not None, "a log holds actions only"
    step = table.match.follow(number)
    draw = -1 if event.draw is None else event.draw
    table.past.add(entry.seq, event.seat, entry.at - (table.started_at or entry.at), draw)
    table.since = entry.at
    if table.undo is not None:
        _settle_wish(table, Takeback(entry.seq, table.undo.by, "lapsed"))
    if event.seat == CHANCE:
        table.draws = draw + 1
        _forget_run(table)
    else:
        clock.charge(table, event.seat, event.spent_ms)
        _add_to_run(table, step, event.seat)


def _add_to_run(table: Table, step: Step, seat: int) -> None:
    """Another decision, perhaps by the same seat as the one before it."""
    seats = table.past.seats
    if len(seats) > 1 and seats[-2] != seat:
        _forget_run(table)
    table.run.append(step)


def _forget_run(table: Table) -> None:
    """From here back nothing can be undone without asking."""
    table.run.clear()
    table.run_checked = 0


def _open(event: Opened) -> Table:
    """Make the table."""
    table = Table(
        id=event.table,
        game=event.game,
        players=event.players,
        options=event.options,
        clock=event.clock,
        access=event.access,
        rated=event.rated,
        chat=event.chat,
        host=event.host,
        seed=bytes.fromhex(event.seed),
        commitment=event.commitment,
        match=Match.new(event.game, event.players, event.options),
        seats=[Place() for _ in range(event.players)],
    )
    for action in event.start_from:
        _give(table, action)
    return table


def _give(table: Table, action: str) -> None:
    """Carry out an action that was played before this table was opened."""
    number = number_of(table.game, action)
    assert number is not None, "the opening was checked"
    table.past.add(1, table.match.actor, 0, -1)
    table.match.follow(number)
    table.given += 1


def _sit(table: Table, event: Sat, _entry: Entry) -> None:
    """A person sits down."""
    table.seats[event.seat] = Place(event.person, event.name, None, event.nonce)


def _leave(table: Table, event: Left | Kicked | BotRemoved, _entry: Entry) -> None:
    """A seat is empty again before the start; a host who leaves hands the table on."""
    if table.status == "open":
        who = table.seats[event.seat].person
        table.seats[event.seat] = Place()
        if who == table.host:
            table.host = next((place.person for place in table.seats if place.person), table.host)


def _sit_bot(table: Table, event: BotSat, _entry: Entry) -> None:
    """A bot sits down."""
    table.seats[event.seat] = Place(level=event.level)


def _set_options(table: Table, event: OptionsSet, _entry: Entry) -> None:
    """Play by other options."""
    table.options, table.clock, table.access = event.options, event.clock, event.access
    table.rated, table.chat = event.rated, event.chat
    if not table.given:
        table.match = Match.new(table.game, table.players, event.options)


def _start(table: Table, _event: Started, entry: Entry) -> None:
    """The game and the clocks begin."""
    table.status = "playing"
    table.started_at = table.since = entry.at
    table.banks = clock.first_banks(table.clock, table.players)


def _undo(table: Table, event: Undone, entry: Entry) -> None:
    """Go back to a ply, the move of whoever wished it; the time thought is not given back."""
    _settle_wish(table, Takeback(entry.seq, table.past.seats[event.ply], "taken"))
    del table.run[max(0, len(table.run) - (table.ply - event.ply)) :]
    table.run_checked = min(table.run_checked, len(table.run))
    table.match.cut_back(event.ply)
    table.past.cut_back(event.ply)
    table.since = entry.at


def _ask_undo(table: Table, event: UndoAsked, _entry: Entry) -> None:
    """An undo waits for answers."""
    table.undo = UndoWish(event.seat, event.ply)


def _answer_undo(table: Table, event: UndoAnswered, entry: Entry) -> None:
    """One more agrees, or the wish is gone; whoever had it may drop it without a word."""
    wish = table.undo
    if wish and event.yes:
        wish.agreed.append(event.seat)
    elif wish and wish.by != event.seat:
        _settle_wish(table, Takeback(entry.seq, wish.by, "refused", event.seat))
    else:
        table.undo = None


def _settle_wish(table: Table, takeback: Takeback) -> None:
    """Remember what became of the wish to take a move back, where there is somebody to be told."""
    table.undo = None
    if table.has_company:
        table.takebacks.append(takeback)
        del table.takebacks[:-TAKEBACKS_KEPT]


def _resign(table: Table, event: Resigned, _entry: Entry) -> None:
    """A seat has given up."""
    table.seats[event.seat].resigned = True


def _stand_in(table: Table, event: StoodIn, _entry: Entry) -> None:
    """A bot plays for a person, who then wants nothing undone."""
    table.seats[event.seat].level = event.level
    if table.undo and table.undo.by == event.seat:
        table.undo = None


def _come_back(table: Table, event: CameBack, entry: Entry) -> None:
    """The person plays again."""
    table.seats[event.seat].level = None
    clock.refill_bank(table, event.seat)
    if table.match.actor == event.seat:
        table.since = entry.at


def _expire(table: Table, event: Expired, _entry: Entry) -> None:
    """A seat has no time left."""
    clock.empty_bank(table, event.seat)


def _say(table: Table, event: Spoke, entry: Entry) -> None:
    """Keep what was said."""
    table.said.append(said_view(event, entry))
    del table.said[:-SAID_KEPT]


def said_view(event: Spoke, entry: Entry) -> SaidView:
    """Return what was said as everybody may read it."""
    return SaidView(entry.seq, event.person, event.seat, event.name, event.phrase, event.text, entry.at)


def _offer_rematch(table: Table, event: RematchOffered, _entry: Entry) -> None:
    """One more wants another game."""
    table.rematch.append(event.seat)


def _open_rematch(table: Table, event: RematchOpened, _entry: Entry) -> None:
    """The next table is there."""
    table.rematch_table = event.table


def _end(table: Table, event: Ended, _entry: Entry) -> None:
    """The game is over."""
    table.status = "over"
    table.result = Result(event.scores, event.ranking, event.why)
    table.undo = None
    _forget_run(table)


def _close(table: Table, _event: Closed, _entry: Entry) -> None:
    """The table is taken away."""
    table.status = "closed"


_FOLDS: Final[dict[type, Callable[[Table, Any, Entry], object]]] = {
    Sat: _sit,
    Left: _leave,
    BotSat: _sit_bot,
    BotRemoved: _leave,
    Kicked: _leave,
    OptionsSet: _set_options,
    Started: _start,
    Acted: _act,
    Undone: _undo,
    UndoAsked: _ask_undo,
    UndoAnswered: _answer_undo,
    Resigned: _resign,
    StoodIn: _stand_in,
    CameBack: _come_back,
    Expired: _expire,
    Spoke: _say,
    RematchOffered: _offer_rematch,
    RematchOpened: _open_rematch,
    Ended: _end,
    Closed: _close,
}
