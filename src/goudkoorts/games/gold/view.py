"""Gold!: what a seat is shown.

G-5, G-16  A seat may know all that is in a state. The order of the pile and the two cards set aside are not in the
record at all. A score pile is in it as its worth and its number of cards, and every card of it lay open when it was
scored: a good memory knows both.
"""

from functools import cache, lru_cache
from itertools import chain
from typing import Any, Final

from goudkoorts.games.gold.actions import card_of
from goudkoorts.games.gold.heap import KIND_OF_BIT
from goudkoorts.games.gold.state import State
from goudkoorts.games.gold.words import BONUS, LETTERS, OFFER_SIZE, ONE_COLUMN, OVER, Phase
from goudkoorts.kernel.record import plain_of

TABLES_KEPT: Final = 1 << 4
PHASE_NAMES: Final = tuple(phase.name.lower() for phase in Phase)
TEXTS: Final = {1 << bit: str(card_of(int(kind))) for bit, kind in enumerate(KIND_OF_BIT)}  # by the bit of a card
COLUMNS: Final = tuple(ONE_COLUMN << LETTERS.index(letter) for letter in sorted(LETTERS))  # in the order of texts


def show(state: State) -> dict[str, object]:
    """Return the whole truth."""
    now = plain_of(state)
    return {
        "offer": cards_in(now.offer),
        "displays": [cards_in(display) for display in now.displays[: now.seats]],
        "pile": now.pile,
        "score_piles": [_score_pile(now, seat) for seat in range(now.seats)],
    }


def view(state: State, seat: int) -> dict[str, object]:
    """GA-9, GA-10  Return what a seat is shown: of other score piles only the number of cards, while the game lasts.

    The two cards set aside are shown after the end, when they are all that is unseen.
    """
    now = plain_of(state)
    over = now.phase == OVER
    all_open = over or now.scores_are_open
    score_piles = [
        _score_pile(now, other) if all_open or other == seat else {"cards": now.cards[other]}
        for other in range(now.seats)
    ]
    set_aside = cards_in(now.unseen) if over else None
    return {**_seen_by_all(now), "score_piles": score_piles, "set_aside": set_aside}


@lru_cache(maxsize=TABLES_KEPT)
def _seen_by_all(now: Any) -> dict[str, object]:
    """Return most of what is the same for everybody, made once for all who look at a table."""
    return {
        "phase": PHASE_NAMES[now.phase],
        "seats": now.seats,
        "turn": now.seat,
        "offer": cards_in(now.offer),
        "displays": [cards_in(display) for display in now.displays[: now.seats]],
        "pile": now.pile,
        "refills": now.pile // OFFER_SIZE,
        "set_colour": LETTERS[now.set_colour] if now.phase == BONUS else None,
    }


def cards_in(heap: int) -> list[str]:
    """Return the cards of a heap as sorted texts."""
    columns = map(heap.__and__, COLUMNS)
    return list(chain.from_iterable(map(_texts_of, columns)))


@cache  # a column has few heaps: three donkeys, two threes, one of each other
def _texts_of(column: int) -> tuple[str, ...]:
    """Return cards of one colour as sorted texts."""
    return tuple(sorted(text for card, text in TEXTS.items() if column & card))


def _score_pile(now: Any, seat: int) -> dict[str, object]:
    """Return a score pile as its owner knows it."""
    return {"cards": now.cards[seat], "points": now.points[seat]}
