"""Thinking time: what is left to whom, and when it runs out. The time of day is always handed in."""

from typing import Final

from goudkoorts.tables.core.table import Table
from goudkoorts.tables.core.views import Clock, LiveClock, NoClock

SECOND: Final = 1000
DAY: Final = 24 * 60 * 60 * SECOND
LEAST_BANK: Final = 10 * SECOND  # for who comes back after running out of time


def first_banks(clock: Clock, players: int) -> list[int]:
    """Return the time each seat begins with; only live clocks have a bank."""
    return [clock.bank_s * SECOND] * players if isinstance(clock, LiveClock) else []


def seat_on_the_clock(table: Table) -> int | None:
    """Return the seat whose time runs: a person's whose decision it is."""
    if table.status != "playing":
        return None
    seat = table.match.actor
    return seat if seat >= 0 and table.seats[seat].level is None else None


def deadline(table: Table) -> int | None:
    """Return when the seat that thinks runs out of time."""
    clock = table.clock
    if isinstance(clock, NoClock):
        return None
    seat = seat_on_the_clock(table)
    if seat is None:
        return None
    return table.since + (table.banks[seat] if isinstance(clock, LiveClock) else clock.days * DAY)


def times_left(table: Table, now: int) -> list[int | None]:
    """Return the milliseconds left to each seat, None where no clock is kept."""
    clock = table.clock
    if isinstance(clock, NoClock) or (not table.banks and isinstance(clock, LiveClock)):
        return [None] * table.players
    thinking = seat_on_the_clock(table)
    whole: list[int | None] = (
        list(table.banks)
        if isinstance(clock, LiveClock)
        else [clock.days * DAY if table.status == "playing" else None] * table.players
    )
    if thinking is not None:
        left = whole[thinking]
        assert left is not None
        whole[thinking] = max(0, left - max(0, now - table.since))
    return whole


def charge(table: Table, seat: int, spent: int) -> None:
    """Take the time of a move from a person's bank and add the increment."""
    clock = table.clock
    if isinstance(clock, LiveClock) and table.seats[seat].level is None:
        table.banks[seat] = max(0, table.banks[seat] - spent) + clock.increment_s * SECOND


def empty_bank(table: Table, seat: int) -> None:
    """A seat ran out of time."""
    if table.banks:
        table.banks[seat] = 0


def refill_bank(table: Table, seat: int) -> None:
    """Give a person who comes back without time something to play with."""
    clock = table.clock
    if isinstance(clock, LiveClock) and table.banks[seat] == 0:
        table.banks[seat] = max(clock.increment_s * SECOND, LEAST_BANK)
