"""Het Gouden Zevenspel: cards, boxes, points and action numbers, as words for people and as plain ints for rules.

A *kind* of card is a letter in a colour: twice the letter's place in the alphabet, plus 1 when it is black; the 7 is
the last kind. The 53 cards lie in the order of their kinds, one bit each, so that the open cards are one integer:

    kind    ra  ra  ra  ba  ba  ba  rb  rb  rb  bb  bb  bb  rc  rc  rc  bc  bc  rd ...  ro  bo  seven
    card     0   1   2   3   4   5   6   7   8   9  10  11  12  13  14  15  16  17 ...  50  51     52

Of equal cards the first in this order is opened first, so equal draws are equal integers (Z-1).
"""

from enum import IntEnum
from typing import Final

import numpy as np
from numpy.typing import NDArray

from goudkoorts.kernel.options import Option, choice, count_or_none, numbers_or, seat_or_none


class Phase(IntEnum):
    """What is to happen next."""

    START = 0  # chance picks the opener of round 1
    BET = 1  # a player puts a chip on a box
    ROLL = 2  # a die is thrown
    CARD = 3  # a card is laid open
    OVER = 4


class Box(IntEnum):
    """Z-3  The 32 boxes of the felt, in the order of the notation."""

    AA = 0
    BB = 1
    CC = 2
    DD = 3
    EE = 4
    FF = 5
    GG = 6
    HH = 7
    II = 8
    JJ = 9
    KK = 10
    LL = 11
    MM = 12
    NN = 13
    OO = 14
    SEVEN = 15
    RED7 = 16
    RED6 = 17
    RED5 = 18
    RED4 = 19
    BLACK7 = 20
    BLACK6 = 21
    BLACK5 = 22
    BLACK4 = 23
    PAIRS3 = 24
    PAIRS2 = 25
    PAIRS1 = 26
    PAIRS0 = 27
    EQUAL6 = 28
    EQUAL5 = 29
    EQUAL4 = 30
    EQUAL3 = 31


START, BET, ROLL, CARD, OVER = map(int, Phase)

SEATS: Final = tuple(range(2, 21))
MAX_SEATS: Final = max(SEATS)
CHIPS: Final = 10
CARD_PLACES: Final = 7
PIPS: Final = 6

# The boxes of a family lie side by side, the highest number first: `red7` is 7 red, the first of the red boxes.
BOXES: Final = len(Box)
SEVEN_BOX: Final = int(Box.SEVEN)
FIRST_RED: Final = int(Box.RED7)
FIRST_BLACK: Final = int(Box.BLACK7)
FIRST_PAIRS: Final = int(Box.PAIRS3)
FIRST_EQUAL: Final = int(Box.EQUAL6)
LEAST_OF_A_COLOUR: Final = 4
MOST_PAIRS: Final = 3
MOST_EQUAL, LEAST_EQUAL = 6, 3
A_PAIR: Final = 2
NO_BET: Final = -1
HIDDEN_BET: Final = -2  # a bet that the seat who looks cannot know yet
NO_CARD: Final = -1

# ZA-7  How many red and black cards there are of each letter.
LETTERS: Final = "abcdefghijklmno"
RED_COPIES: Final = (3, 3, 3, 2, 2, 2, 2, 1, 2, 1, 1, 1, 1, 1, 1)
BLACK_COPIES: Final = (3, 3, 2, 3, 2, 2, 1, 2, 1, 2, 1, 1, 1, 1, 1)
LETTER_COUNT: Final = len(LETTERS)
COLOUR_LETTERS: Final = "rb"
COLOURS: Final = len(COLOUR_LETTERS)
RED, BLACK = range(COLOURS)
SEVEN_TEXT: Final = "seven"
SEVEN: Final = COLOURS * LETTER_COUNT  # the kind of the 7 card
KINDS: Final = SEVEN + 1
COPIES: Final = (*(n for pair in zip(RED_COPIES, BLACK_COPIES, strict=True) for n in pair), 1)  # by kind
DECK: Final = sum(COPIES)


def _cards_of_kinds() -> NDArray[np.int64]:
    """Z-1  Return the cards of each kind as bits; together they are the 53 cards, each once."""
    first = 0
    cards = []
    for copies in COPIES:
        cards.append(((1 << copies) - 1) << first)
        first += copies
    assert sum(cards) == (1 << DECK) - 1
    return np.array(cards, np.int64)


CARDS_OF_KIND: Final = _cards_of_kinds()
KIND_OF_CARD: Final = np.repeat(np.arange(KINDS), COPIES)
CARDS_OF_LETTER: Final = CARDS_OF_KIND[RED:SEVEN:COLOURS] | CARDS_OF_KIND[BLACK:SEVEN:COLOURS]
RED_CARDS: Final = int(CARDS_OF_KIND[RED:SEVEN:COLOURS].sum())
BLACK_CARDS: Final = int(CARDS_OF_KIND[BLACK:SEVEN:COLOURS].sum())
SEVEN_CARD: Final = int(CARDS_OF_KIND[SEVEN])

# ZA-1  The points of the boxes, ours since the printed ones are lost: by reading of the family, in the order of Box.
LETTER_POINTS: Final = (
    (115, 115, 160, 160, 250, 250, 465, 465, 465, 465, 1300, 1300, 1300, 1300, 1300),  # exactly two
    (95, 95, 140, 140, 230, 230, 450, 450, 450, 450, 1300, 1300, 1300, 1300, 1300),  # at least two
)
SEVEN_POINTS: Final = 130
COLOUR_POINTS: Final = (4650, 475, 115, 50)  # 7, 6, 5, 4 letters of a colour
PAIRS_POINTS: Final = (
    (1400, 85, 20, 45),  # a letter exactly twice
    (1300, 70, 20, 60),  # twice or more
    (1250, 70, 20, 60),  # every two cards of a letter
)
EQUAL_POINTS: Final = (
    (50_000, 10_000, 4400, 205),  # exact
    (50_000, 10_000, 4400, 205),  # the largest only
    (50_000, 10_000, 4300, 195),  # at least
)
TROPHIES: Final = (Box.EQUAL6, Box.EQUAL5)  # they pay far less than their rarity deserves
POINTS_PER_LIFE: Final = 20  # what a chip earns on any other box before it is lost
READINGS: Final = 3  # no family of boxes has more
SMALLER: Final = 5  # `points: small` divides by this


def _points_of_boxes() -> NDArray[np.int64]:
    """ZA-1  Return the points by reading and box, the reading being that of the box's own family."""
    rows = [
        (
            *LETTER_POINTS[min(reading, len(LETTER_POINTS) - 1)],
            SEVEN_POINTS,
            *COLOUR_POINTS,
            *COLOUR_POINTS,
            *PAIRS_POINTS[reading],
            *EQUAL_POINTS[reading],
        )
        for reading in range(READINGS)
    ]
    assert all(len(row) == BOXES for row in rows)
    return np.array(rows, np.int64)


POINTS: Final = _points_of_boxes()

MOST_PRINTED: Final = 1_000_000  # on a box: so that no total outgrows its field

OPTIONS: Final[tuple[Option, ...]] = (
    seat_or_none("start"),
    choice("letters", "exactly_two", "at_least_two"),
    choice("equal", "exact", "largest_only", "at_least"),
    choice("pairs", "exactly_two", "two_or_more", "disjoint"),
    numbers_or("points", POINTS[0].tolist(), MOST_PRINTED, "balanced", "small"),
    choice("betting", "open", "simultaneous"),
    count_or_none("max_rounds", 1, 12),
)
OPTION_START, OPTION_LETTERS, OPTION_EQUAL, OPTION_PAIRS, OPTION_POINTS, OPTION_PRINTED = range(6)
OPTION_BETTING, OPTION_MAX_ROUNDS = range(OPTION_PRINTED + BOXES, OPTION_PRINTED + BOXES + 2)
POINTS_BALANCED, POINTS_SMALL, POINTS_PRINTED = range(3)
LETTERS_EXACTLY_TWO, LETTERS_AT_LEAST_TWO = range(2)
EQUAL_EXACT, EQUAL_LARGEST_ONLY, EQUAL_AT_LEAST = range(3)
PAIRS_EXACTLY_TWO, PAIRS_TWO_OR_MORE, PAIRS_DISJOINT = range(3)
NO_START: Final = -1

# Action numbers: published, never to change their meaning.
FIRST_BET: Final = 0
FIRST_ROLL: Final = FIRST_BET + BOXES
FIRST_CARD: Final = FIRST_ROLL + PIPS
FIRST_START: Final = FIRST_CARD + KINDS
NUM_ACTIONS: Final = FIRST_START + MAX_SEATS
MAX_LEGAL: Final = 64  # 53 cards: room for a list of tickets, too

# ZA-16  The game ends with probability 1 but has no bound; to see as many rounds as this is beyond all chance.
MOST_ROUNDS: Final = 1000
MAX_PLIES: Final = 1 + MOST_ROUNDS * (MAX_SEATS + 2 * CARD_PLACES)
