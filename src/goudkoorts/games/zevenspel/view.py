"""Het Gouden Zevenspel: what a seat may know and what it is shown."""

from functools import cache
from typing import Any, Final

from numpy import int64
from numpy.typing import NDArray

from goudkoorts.games.zevenspel.actions import box_text, card_text
from goudkoorts.games.zevenspel.boxes import reading_of
from goudkoorts.games.zevenspel.odds import chance_of
from goudkoorts.games.zevenspel.state import State
from goudkoorts.games.zevenspel.words import BET, BOXES, CHIPS, DECK, HIDDEN_BET, NO_BET, START, Phase
from goudkoorts.kernel.dice import below
from goudkoorts.kernel.options import NONE_CHOSEN
from goudkoorts.kernel.record import plain_of
from goudkoorts.kernel.rule import rule

PHASE_NAMES: Final = tuple(phase.name.lower() for phase in Phase)
BOX_TEXTS: Final = tuple(box_text(box) for box in range(BOXES))


@rule
def hide_from(state: State, seat: int) -> None:
    """ZA-9  Blank what a seat cannot know: in simultaneous betting the others' bets until all have bet.

    The order of the pile and the cards put aside are not in the record at all; everything else is public.
    """
    if state.phase == BET and state.bets_are_hidden:
        for other in range(int(state.seats)):
            if other != seat and state.bets[other] != NO_BET:
                state.bets[other] = HIDDEN_BET


@rule
def redeal(state: State, seat: int, dice: NDArray[int64]) -> None:  # noqa: ARG001  # every seat may believe anything
    """Z-6, ZA-9  Fill the blanks of `hide_from`: a hidden chip may lie on any box."""
    for other in range(int(state.seats)):
        if state.bets[other] == HIDDEN_BET:
            state.bets[other] = below(dice, BOXES)


def show(state: State) -> dict[str, object]:
    """Return the whole truth."""
    return _truth(plain_of(state))


def view(state: State, _seat: int) -> dict[str, object]:
    """Z-6, Z-9  Return what a seat is shown: all that `hide_from` left, and the felt with its points."""
    now = plain_of(state)
    return {
        "phase": PHASE_NAMES[now.phase],
        "seats": now.seats,
        "turn": now.seat,
        "opener": None if now.phase == START else now.opener,
        **_truth(now),
        "max_rounds": None if now.max_rounds == NONE_CHOSEN else now.max_rounds,
        "die": now.die or None,
        "aside": now.aside,
        "pile": DECK - now.aside - now.opened,
        "pot": CHIPS * now.seats - sum(now.chips),
        "felt": dict(zip(BOX_TEXTS, now.felt, strict=True)),
        "one_in": dict(_one_in(now.letters, now.equal, now.pairs)),
    }


def _truth(now: Any) -> dict[str, object]:
    """Return what lies on the table, as far as it is in the record."""
    return {
        "round": now.round_number,
        "chips": now.chips[: now.seats],
        "scores": now.points[: now.seats],
        "bets": [_bet(bet) for bet in now.bets[: now.seats]],
        "open": [card_text(kind) for kind in now.open[: now.opened]],
        "winning": boxes_in(now.winning),
    }


def boxes_in(winning: int) -> list[str]:
    """Return a set of boxes as sorted texts."""
    if not winning:
        return []
    return sorted(box_text(box) for box in range(BOXES) if winning >> box & 1)


@cache
def _one_in(letters: int, equal: int, pairs: int) -> dict[str, float]:
    """ZA-19  Return how seldom each box wins, once in so many rounds: for whoever asks."""
    table = State.new()
    table.letters, table.equal, table.pairs = letters, equal, pairs
    return {box_text(box): round(float(1 / chance_of(box, int(reading_of(table, box)))), 1) for box in range(BOXES)}


def _bet(bet: int) -> str | None:
    """Return a bet as its box; a seat without one has null, and one that may not be known is `hidden`."""
    if bet == NO_BET:
        return None
    return "hidden" if bet == HIDDEN_BET else box_text(bet)
