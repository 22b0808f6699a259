"""Goldrausch: what a seat is shown.

R-6  A seat may know all that is in a state. Table, chips and scores lie open. The pile is in the record as the cards
left in it, which anybody can count; its order, the one thing hidden, is not in the record at all.
"""

from typing import Any, Final

import numpy as np
from numpy import int64
from numpy.typing import NDArray

from goudkoorts.games.goldrausch.actions import card_of, notate
from goudkoorts.games.goldrausch.rules import payout
from goudkoorts.games.goldrausch.state import State
from goudkoorts.games.goldrausch.words import (
    CHIP,
    COIN,
    COIN_VALUES,
    FIGURES_PER_GROUP,
    GROUPS,
    KINDS,
    LETTERS,
    MAX_SEATS,
    OVER,
    Phase,
)
from goudkoorts.kernel.record import plain_of
from goudkoorts.kernel.rule import rule

CARD_TEXTS: Final = tuple(notate(card_of(kind)) for kind in range(KINDS))
PHASE_NAMES: Final = tuple(phase.name.lower() for phase in Phase)


@rule
def write_payouts(state: State, out: NDArray[int64]) -> None:
    """R-12  Write what each group would pay each seat if the round ended now."""
    for group in range(GROUPS):
        for seat in range(int(state.seats)):
            out[group, seat] = payout(state, group, seat)


def show(state: State) -> dict[str, object]:
    """Return the whole truth."""
    return _truth(plain_of(state))


def view(state: State, _seat: int) -> dict[str, object]:
    """R-6  Return what any seat is shown: everything, with the card turned up and what the pile must still hold.

    `pays` is what each group would pay each seat if the round ended now.
    """
    now = plain_of(state)
    return _truth(now) | {
        "phase": PHASE_NAMES[now.phase],
        "seats": now.seats,
        "turn": now.seat,
        "starter": now.starter,
        "rounds": now.rounds,
        "turned": CARD_TEXTS[now.turned] if now.phase in (CHIP, COIN) else None,
        "unseen": dict(zip(CARD_TEXTS, now.pile, strict=True)),
        "chips_left": now.chips_left[: now.seats],
        "pays": _pays(state, now),
        "sheet": _sheet(now),
    }


def _truth(now: Any) -> dict[str, object]:
    """Return the table, the totals and the size of the pile."""
    return {
        "round": now.round_number,
        "groups": _groups(now),
        "scores": now.scores[: now.seats],
        "pile": now.left,
    }


def _groups(now: Any) -> dict[str, object]:
    """R-4  Return the rows of the table: the figures, coins and chips of each group."""
    return {
        letter: {
            "figures": FIGURES_PER_GROUP - now.pile[group],
            "coins": [
                value for value, copies in zip(COIN_VALUES, now.coins[group], strict=True) for _ in range(copies)
            ],
            "chips": now.chips[group][: now.seats],
        }
        for group, letter in enumerate(LETTERS)
    }


def _pays(state: State, now: Any) -> dict[str, list[int]]:
    """R-12  Return what each group would pay each seat now."""
    payouts = np.zeros((GROUPS, MAX_SEATS), int64)
    write_payouts(state, payouts)
    return {letter: pays[: now.seats] for letter, pays in zip(LETTERS, payouts.tolist(), strict=True)}


def _sheet(now: Any) -> list[list[int]]:
    """R-3, R-13  Return the score sheet: a line for each round scored."""
    scored = now.round_number if now.phase == OVER else now.round_number - 1
    return [line[: now.seats] for line in now.sheet[:scored]]
