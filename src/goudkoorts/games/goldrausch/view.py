"""Goldrausch: what a seat may know and what it is shown."""

from numpy import int64
from numpy.typing import NDArray

from goudkoorts.games.goldrausch.actions import card_of, notate
from goudkoorts.games.goldrausch.rules import figures_on, gold_on, payout
from goudkoorts.games.goldrausch.state import State
from goudkoorts.games.goldrausch.words import CHIP, COIN, COIN_VALUES, KINDS, LETTERS, OVER, Group, Phase
from goudkoorts.kernel.record import Row
from goudkoorts.kernel.rule import rule


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
        "groups": {LETTERS[group]: _group(state, group) for group in Group},
        "scores": _by_seat(state, state.scores),
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
        "turned": notate(card_of(int(state.turned))) if state.phase in (CHIP, COIN) else None,
        "unseen": {notate(card_of(kind)): int(state.pile[kind]) for kind in range(KINDS)},
        "chips_left": _by_seat(state, state.chips_left),
        "gold": {LETTERS[group]: gold_on(state, group) for group in Group},
        "pays": {LETTERS[group]: [payout(state, group, seat) for seat in range(state.seats)] for group in Group},
        "sheet": [[int(state.sheet[past, seat]) for seat in range(state.seats)] for past in range(_rounds_scored(state))],
    }


def _group(state: State, group: Group) -> dict[str, object]:
    """R-4  Return one row of the table: figures, chips and coins."""
    return {
        "figures": figures_on(state, group),
        "coins": [value for coin, value in enumerate(COIN_VALUES) for _ in range(state.coins[group, coin])],
        "chips": [int(state.chips[group, seat]) for seat in range(state.seats)],
    }


def _by_seat(state: State, row: Row) -> list[int]:
    """Return the numbers of those who play."""
    return [int(row[seat]) for seat in range(state.seats)]


def _rounds_scored(state: State) -> int:
    """Return how many lines the score sheet has."""
    return int(state.round_number) if state.phase == OVER else int(state.round_number) - 1
