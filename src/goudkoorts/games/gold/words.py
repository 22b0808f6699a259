"""Gold!: colours, cards, phases and action numbers, as words for people and as plain ints for rules.

The 60 cards form a table of ten rows by six colours, one bit each, so that a heap of cards is one integer:

    row   9   third donkeys        bits 54-59    (left out with two players)
    row   8   second threes        bits 48-53
    row   7   second donkeys       bits 42-47
    row   6   eights               bits 36-41
    ...
    row   1   threes               bits  6-11
    row   0   donkeys              bits  0-5

A *kind* of card is its bit in rows 0 to 6: colour and value. A further copy in the same heap takes its bit in the
rows above, lowest first, so equal heaps are equal integers (G-2).
"""

from enum import IntEnum
from typing import Final

from goudkoorts.kernel.options import Option, choice, seat_or_none


class Colour(IntEnum):
    """The six colours, in the order of the notation."""

    GREEN = 0
    BLUE = 1
    VIOLET = 2
    RED = 3
    ORANGE = 4
    PINK = 5


class Phase(IntEnum):
    """What is to happen next."""

    START = 0  # chance picks the start player
    DONKEYS = 1  # start donkeys are dealt or chosen
    REFILL = 2  # chance turns up a card
    TURN = 3  # a player takes or swaps
    BONUS = 4  # a player may take a card from an opponent
    OVER = 5


START, DONKEYS, REFILL, TURN, BONUS, OVER = map(int, Phase)

SEATS: Final = (2, 3)
MAX_SEATS: Final = max(SEATS)
LETTERS: Final = "gbvrop"
COLOURS: Final = len(Colour)
VALUES: Final = (-2, 3, 4, 5, 6, 7, 8)  # by row
KINDS: Final = COLOURS * len(VALUES)
DONKEY_LETTER: Final = "e"

# Heaps, by row of the table above.
DONKEY_ROW, THREE_ROW, FOUR_ROW = 0, 1, 2
EIGHT_ROW: Final = len(VALUES) - 1
SECOND_ROWS: Final = len(VALUES)  # where second copies begin
THIRD_ROW: Final = SECOND_ROWS + 2
ROWS: Final = THIRD_ROW + 1
CARDS: Final = COLOURS * ROWS
SECOND: Final = COLOURS * SECOND_ROWS  # from a kind's bit to the bit of its second copy
THIRD: Final = COLOURS * THIRD_ROW  # likewise, third copy
DOUBLED_KINDS: Final = 2 * COLOURS  # donkeys and threes: the kinds below this number have a second copy
ONE_ROW: Final = (1 << COLOURS) - 1
ALL_KINDS: Final = (1 << KINDS) - 1
GOLD_KINDS: Final = ALL_KINDS & ~ONE_ROW
ONE_COLUMN: Final = sum(1 << (COLOURS * row) for row in range(ROWS))
DECK_OF_3: Final = (1 << (COLOURS * ROWS)) - 1
DECK_OF_2: Final = (1 << (COLOURS * THIRD_ROW)) - 1
ALL_DONKEYS: Final = ONE_ROW * (1 | 1 << SECOND | 1 << THIRD)
ALL_THREES: Final = (ONE_ROW << COLOURS) * (1 | 1 << SECOND)

OFFER_SIZE: Final = 5
SET_SIZE: Final = 3
SET_ASIDE: Final = 2
MOST_TURNS_PER_CARD: Final = 7  # 5 gold swaps, a donkey swap and a take: no offer place sees more
MOST_OFFER_CARDS: Final = 55
# Twice the turns, as each may have its bonus; every card turned up; start player and donkeys.
MAX_PLIES: Final = 2 * MOST_TURNS_PER_CARD * MOST_OFFER_CARDS + MOST_OFFER_CARDS + 1 + MAX_SEATS

# Action numbers: published, never to change their meaning.
FIRST_TAKE: Final = 0
FIRST_SWAP: Final = FIRST_TAKE + KINDS
FIRST_BONUS: Final = FIRST_SWAP + KINDS * KINDS
PASS: Final = FIRST_BONUS + MAX_SEATS * KINDS
FIRST_TURN_UP: Final = PASS + 1
FIRST_DONKEY: Final = FIRST_TURN_UP + KINDS
FIRST_START: Final = FIRST_DONKEY + COLOURS
NUM_ACTIONS: Final = FIRST_START + MAX_SEATS
MAX_LEGAL: Final = 128  # at most 5 takes, 12 display cards by 5 offer cards, 24 bonus cards

OPTIONS: Final[tuple[Option, ...]] = (
    seat_or_none("start"),
    choice("start_donkeys", "random", "choose"),
    choice("bonus", "optional", "mandatory"),
    choice("open_scores", False, True),
)
OPTION_START, OPTION_DONKEYS, OPTION_BONUS, OPTION_OPEN_SCORES = range(len(OPTIONS))
NO_START: Final = -1
