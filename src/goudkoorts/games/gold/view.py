"""Gold!: what a seat may know and what it is shown."""

from numpy import int64
from numpy.typing import NDArray

from goudkoorts.games.gold.actions import card_of
from goudkoorts.games.gold.heap import copies_in
from goudkoorts.games.gold.state import State
from goudkoorts.games.gold.words import BONUS, KINDS, LETTERS, OFFER_SIZE, OVER, Phase
from goudkoorts.kernel.rule import rule


@rule
def hide_from(state: State, seat: int) -> None:
    """G-5, G-16  Blank what a seat cannot know: nothing.

    The order of the pile and the two cards set aside are not in the record at all. A score pile is in it as its worth
    and its number of cards, and every card of it lay open when it was scored: a good memory knows both.
    """


@rule
def redeal(state: State, seat: int, dice: NDArray[int64]) -> None:
    """Fill the blanks of `hide_from`: there are none."""


def show(state: State) -> dict[str, object]:
    """Return the whole truth."""
    return {
        "offer": cards_in(int(state.offer)),
        "displays": [cards_in(int(state.displays[seat])) for seat in range(state.seats)],
        "pile": int(state.pile),
        "score_piles": [_score_pile(state, seat) for seat in range(state.seats)],
    }


def view(state: State, seat: int) -> dict[str, object]:
    """GA-9, GA-10  Return what a seat is shown: of other score piles only the number of cards, while the game lasts.

    The two cards set aside are shown after the end, when they are all that is unseen.
    """
    over = state.phase == OVER
    all_open = over or bool(state.scores_are_open)
    return {
        "phase": Phase(state.phase).name.lower(),
        "seats": int(state.seats),
        "turn": int(state.seat),
        "offer": cards_in(int(state.offer)),
        "displays": [cards_in(int(state.displays[other])) for other in range(state.seats)],
        "pile": int(state.pile),
        "refills": int(state.pile) // OFFER_SIZE,
        "set_colour": LETTERS[state.set_colour] if state.phase == BONUS else None,
        "score_piles": [
            _score_pile(state, other) if all_open or other == seat else {"cards": int(state.cards[other])}
            for other in range(state.seats)
        ],
        "set_aside": cards_in(int(state.unseen)) if over else None,
    }


def cards_in(heap: int) -> list[str]:
    """Return the cards of a heap as sorted texts."""
    cards = [str(card_of(kind)) for kind in range(KINDS) for _ in range(copies_in(heap, kind))]
    return sorted(cards)


def _score_pile(state: State, seat: int) -> dict[str, object]:
    """Return a score pile as its owner knows it."""
    return {"cards": int(state.cards[seat]), "points": int(state.points[seat])}
