"""Het Gouden Zevenspel: the pile as the cards that are not open (the table in words.py).

The cards put aside unseen are as unknown as the pile, so the next card is any card that is not open (Z-5, ZA-14).
"""

from goudkoorts.games.zevenspel.words import CARDS_OF_KIND, KIND_OF_CARD
from goudkoorts.kernel.bits import count_bits, lowest_bit, without_lowest
from goudkoorts.kernel.rule import rule


@rule
def kind_of_nth_left(drawn: int, n: int) -> int:
    """Z-5  Return the kind of the n-th card that is not open: one ticket a card."""
    card = n
    while drawn != 0 and lowest_bit(drawn) <= card:
        card += 1
        drawn = without_lowest(drawn)
    return int(KIND_OF_CARD[card])


@rule
def copies_left(drawn: int, kind: int) -> int:
    """Z-1  How many cards of a kind are not open."""
    return count_bits(int(CARDS_OF_KIND[kind]) & ~drawn)


@rule
def copies_open(drawn: int, kind: int) -> int:
    """How many cards of a kind lie open."""
    return count_bits(int(CARDS_OF_KIND[kind]) & drawn)


@rule
def with_card(drawn: int, kind: int) -> int:
    """Z-1  Return the open cards with one more: the first of its kind that is left."""
    return drawn | 1 << lowest_bit(int(CARDS_OF_KIND[kind]) & ~drawn)
