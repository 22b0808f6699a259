"""When a move may be taken back without asking: while nobody else has acted, no chance, and nothing was revealed."""

from goudkoorts.engine.position import reveals_something
from goudkoorts.tables.core.table import Table


def free_from(table: Table, seat: int) -> int | None:
    """Return the ply to which a seat may go back without asking anybody, None where there is none."""
    if table.rated or table.status != "playing" or not table.run or table.past.seats[-1] != seat:
        return None
    _check_the_run(table, seat)
    return table.ply - len(table.run) if table.run else None


def may_ask(table: Table, seat: int) -> bool:
    """Whether a seat has a move that could be taken back if the others agree."""
    return table.status == "playing" and table.past.has_decided(seat, table.given)


def _check_the_run(table: Table, seat: int) -> None:
    """Drop every move of the run up to the last that revealed something; asked late, since it costs some time."""
    while table.run_checked < len(table.run):
        if reveals_something(table.run[table.run_checked], seat):
            del table.run[: table.run_checked + 1]
            table.run_checked = 0
        else:
            table.run_checked += 1
