"""The row of a table in the lists of the lobby."""

from goudkoorts.kernel.actors import NOBODY
from goudkoorts.tables.core import clock
from goudkoorts.tables.core.table import Place, Table
from goudkoorts.tables.core.views import DaysClock, LiveClock
from goudkoorts.tables.journal.journal import IndexSeat, TableIndex

EMPTY_SEAT = IndexSeat()


def index_of(table: Table) -> TableIndex:
    """Return what lists show of a table."""
    turn = table.match.actor if table.status == "playing" else NOBODY
    if table.listed is None:
        table.listed = tuple(map(_seat_of, table.seats))
    return TableIndex(
        id=table.id,
        game=table.game,
        players=table.players,
        status=table.status,
        access=table.access,
        rated=table.rated,
        clock=_kind_of(table),
        host=table.host,
        seats=table.listed,
        turn=turn if turn >= 0 else None,
        deadline=clock.deadline(table),
        started_at=table.started_at,
        updated_at=table.updated_at,
        result=table.result,
    )


def _kind_of(table: Table) -> str:
    """Return which clock is kept."""
    if isinstance(table.clock, LiveClock):
        return "live"
    return "days" if isinstance(table.clock, DaysClock) else "none"


def _seat_of(place: Place) -> IndexSeat:
    """Return who sits on a seat."""
    if place.person is not None:
        return IndexSeat("person", place.person, place.name, place.level)
    return EMPTY_SEAT if place.level is None else IndexSeat("bot", None, None, place.level)
