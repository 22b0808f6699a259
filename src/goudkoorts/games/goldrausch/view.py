"""Goldrausch: what a seat may know and what it is shown."""

from typing import Final

from numpy import int64
from numpy.typing import NDArray

from goudkoorts.games.goldrausch.actions import card_of, notate
from goudkoorts.games.goldrausch.rules import payout
from goudkoorts.games.goldrausch.state import State
from goudkoorts.games.goldrausch.words import CHIP, COIN, COIN_VALUES, FIGURES_PER_GROUP, KINDS, LETTERS, OVER, Phase
from goudkoorts.kernel.record import Row
from goudkoorts.kernel.rule import rule

CARD_TEXTS: Final = tuple(notate(card_of(kind)) for kind in range(KINDS))


@rule
def hide_from(state: State, seat: int) -> None:
    """R-6  Blank what a seat cannot know: nothing.

    Table, chips and scores lie open. The pile is in the record as the cards left in it, which anybody can count; its
    order, the one thing hidden, is not in the record at all.
    """


@rule
def redeal(state: State, seat: int, dice: NDArray[int64]) -> None:
    """Fill the blanks of `hide_from`: there are none."""


def show(state: State) -> dict[str, object]:
    """Return the whole truth."""
    return {
        "round": int(state.round_number),
        "groups": _groups(state),
        "scores": _first(state.scores, int(state.seats)),
        "pile": int(state.left),
    }


def view(state: State, _seat: int) -> dict[str, object]:
    """R-6  Return what any seat is shown: everything, with the card turned up and what the pile must still hold.

    `pays` is what each group would pay each seat if the round ended now.
    """
    return show(state) | {
        "phase": Phase(state.phase).name.lower(),
        "seats": int(state.seats),
        "turn": int(state.seat),
        "starter": int(state.starter),
        "rounds": int(state.rounds),
        "turned": CARD_TEXTS[state.turned] if state.phase in (CHIP, COIN) else None,
        "unseen": dict(zip(CARD_TEXTS, _first(state.pile, KINDS), strict=True)),
        "chips_left": _first(state.chips_left, int(state.seats)),
        "pays": _pays(state),
        "sheet": _sheet(state),
    }


def _groups(state: State) -> dict[str, object]:
    """R-4  Return the rows of the table: the figures, coins and chips of each group."""
    pile, coins, chips, seats = state.pile, state.coins, state.chips, int(state.seats)
    return {
        letter: {
            "figures": FIGURES_PER_GROUP - int(pile[group]),
            "coins": [value for coin, value in enumerate(COIN_VALUES) for _ in range(coins[group, coin])],
            "chips": [int(chips[group, seat]) for seat in range(seats)],
        }
        for group, letter in enumerate(LETTERS)
    }


def _pays(state: State) -> dict[str, list[int]]:
    """R-12  Return what each group would pay each seat now."""
    chips, seats = state.chips, int(state.seats)
    return {
        letter: [payout(state, group, seat) if chips[group, seat] else 0 for seat in range(seats)]
        for group, letter in enumerate(LETTERS)
    }


def _sheet(state: State) -> list[list[int]]:
    """R-3, R-13  Return the score sheet: a line for each round scored."""
    scored = int(state.round_number) if state.phase == OVER else int(state.round_number) - 1
    sheet, seats = state.sheet, int(state.seats)
    return [[int(sheet[past, seat]) for seat in range(seats)] for past in range(scored)]


def _first(row: Row, count: int) -> list[int]:
    """Return the first numbers of a row."""
    return [int(row[place]) for place in range(count)]
