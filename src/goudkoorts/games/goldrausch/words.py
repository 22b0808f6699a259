"""Goldrausch: groups, cards, phases and action numbers, as words for people and as plain ints for rules.

The 66 cards are of 13 *kinds*; a pile is a row of counts by kind:

    kind    0-5   the figures, one kind a group: a d l i b c      5 of each
    kind    6     false coins                                    18
    kind    7-10  gold coins of 1, 2, 3 and 4                     4 of each
    kind   11-12  gold coins of 6 and 10                          1 of each
"""

from enum import IntEnum
from typing import Final

from goudkoorts.kernel.options import Option, choice, seat_or_none


class Group(IntEnum):
    """The six groups, in the order of their column on the table."""

    ADVENTURER = 0
    DIGGER = 1
    LADY = 2
    INNKEEPER = 3
    BANDIT = 4
    COUNTERFEITER = 5


class Phase(IntEnum):
    """What is to happen next."""

    START = 0  # chance picks the start player of the first round, by lot also of later ones
    CARD = 1  # chance turns up a card
    CHIP = 2  # a figure was turned up: a player may put a chip on its group
    COIN = 3  # a coin was turned up: a player lays it
    OVER = 4


class Shares(IntEnum):
    """Option `shares`: how a group's gold is divided."""

    PER_CHIP = 0
    FLOOR_PER_PLAYER = 1
    PER_PLAYER = 2


class NextStart(IntEnum):
    """Option `next_start`: who begins the next round."""

    CLOCKWISE = 0
    CONTINUE = 1
    LOWEST_SCORE = 2
    LOT = 3


class Tie(IntEnum):
    """Option `tie`: what a tie for first place brings."""

    SHARED = 0
    EXTRA_ROUND = 1


START, CARD, CHIP, COIN, OVER = map(int, Phase)
PER_CHIP, FLOOR_PER_PLAYER, PER_PLAYER = map(int, Shares)
CLOCKWISE, CONTINUE, LOWEST_SCORE, LOT = map(int, NextStart)
SHARED, EXTRA_ROUND = map(int, Tie)

SEATS: Final = (2, 3, 4, 5)
MAX_SEATS: Final = max(SEATS)
GROUPS: Final = len(Group)
LETTERS: Final = "adlibc"
ALL_GROUPS: Final = (1 << GROUPS) - 1  # one bit a group

# Cards, by kind (the table above).
FIGURES_PER_GROUP: Final = 5
COINS_PER_GROUP: Final = 6
COIN_VALUES: Final = (0, 1, 2, 3, 4, 6, 10)
COIN_COPIES: Final = (18, 4, 4, 4, 4, 1, 1)
COIN_KINDS: Final = len(COIN_VALUES)
FIRST_COIN: Final = GROUPS  # the kinds below are figures
KINDS: Final = FIRST_COIN + COIN_KINDS
DECK: Final = (FIGURES_PER_GROUP,) * GROUPS + COIN_COPIES
CARDS: Final = sum(DECK)
NO_CARD: Final = -1

CHIPS_PER_PLAYER: Final = 3
ROUNDS: Final = (4, 1, 2, 3)  # the default first, as in the option
MOST_ROUNDS: Final = max(ROUNDS) + 1  # with the extra round
# Every card turned up, every coin laid, a decision for every figure; and the start players.
MAX_PLIES: Final = MOST_ROUNDS * (2 * CARDS + 1)

# Action numbers: published, never to change their meaning.
FIRST_LAY: Final = 0  # 0-5      lay a, lay d, lay l, lay i, lay b, lay c
PLACE_CHIP: Final = FIRST_LAY + GROUPS  # 6        chip
PASS: Final = PLACE_CHIP + 1  # 7        pass
FIRST_TURN_UP: Final = PASS + 1  # 8-13     figure a, figure d, figure l, figure i, figure b, figure c
#                                  14-20    coin 0, coin 1, coin 2, coin 3, coin 4, coin 6, coin 10
FIRST_START: Final = FIRST_TURN_UP + KINDS  # 21-25    start 0 to start 4
NUM_ACTIONS: Final = FIRST_START + MAX_SEATS
MAX_LEGAL: Final = 16  # at most 13 kinds of card
CHIP_ACTIONS: Final = 2  # chip and pass

OPTIONS: Final[tuple[Option, ...]] = (
    seat_or_none("start"),
    choice("rounds", *ROUNDS),
    choice("shares", *(shares.name.lower() for shares in Shares)),
    choice("next_start", *(start.name.lower() for start in NextStart)),
    choice("tie", *(tie.name.lower() for tie in Tie)),
)
OPTION_START, OPTION_ROUNDS, OPTION_SHARES, OPTION_NEXT_START, OPTION_TIE = range(len(OPTIONS))
NO_START: Final = -1
