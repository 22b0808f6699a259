"""Het Gouden Zevenspel: the exact chance of every box to win, what it would pay in a fair game, and what it pays.

The die does not matter (ZA-14): it only decides which seven places of a shuffled pile are turned up, so every round is
seven cards out of 53. A winning chip returns and is bet again; on a box with chance p and v points it earns
v * p / (1 - p) before it is lost, so fair points are proportional to (1 - p) / p (ZA-1).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Final

import numpy as np

from goudkoorts.games.zevenspel.actions import box_text
from goudkoorts.games.zevenspel.boxes import points_of, print_the_felt, reading_of
from goudkoorts.games.zevenspel.state import State
from goudkoorts.games.zevenspel.words import (
    A_PAIR,
    BLACK_COPIES,
    BOXES,
    CARD_PLACES,
    DECK,
    EQUAL_AT_LEAST,
    EQUAL_EXACT,
    FIRST_BLACK,
    FIRST_EQUAL,
    FIRST_PAIRS,
    FIRST_RED,
    LETTERS_EXACTLY_TWO,
    MOST_EQUAL,
    MOST_PAIRS,
    OPTIONS,
    PAIRS_DISJOINT,
    PAIRS_EXACTLY_TWO,
    POINTS_BALANCED,
    POINTS_PER_LIFE,
    POINTS_SMALL,
    READINGS,
    RED_COPIES,
    SEVEN_BOX,
    SMALLER,
    TROPHIES,
    Box,
)
from goudkoorts.kernel.options import Option
from goudkoorts.kernel.record import row_of
from goudkoorts.kernel.rule import rule

COPIES_OF_LETTERS = tuple(red + black for red, black in zip(RED_COPIES, BLACK_COPIES, strict=True))
SEVENS = 1
READ_OPTIONS = ("letters", "equal", "pairs", "points")  # the options that the odds depend on


@dataclass(frozen=True, slots=True)
class BoxOdds:
    """One box: how likely it wins in a round, what it should and does pay, and what a chip earns there in its life."""

    box: Box
    probability: Fraction
    fair: Fraction
    points: int
    per_life: Fraction

    @property
    def bet(self) -> str:
        """The box in notation."""
        return box_text(self.box)


def odds_table(options: Mapping[str, object] | None = None) -> list[BoxOdds]:
    """ZA-1, ZA-19  Return the odds of all 32 boxes under a table's options, as a record writes them."""
    numbers = {option.name: _numbers(option, options or {}) for option in OPTIONS if option.name in READ_OPTIONS}
    table = State.new()
    (table.letters,), (table.equal,), (table.pairs,) = numbers["letters"], numbers["equal"], numbers["pairs"]
    points, *printed = numbers["points"]
    print_the_felt(table, points, row_of(printed))
    table.points_per_life = life_of_a_chip(table, points)
    return [_odds(table, box) for box in Box]


def chance_of(box: int, reading: int) -> Fraction:
    """Z-11  Return the exact chance of a box, its own family read in the given way."""
    if box < SEVEN_BOX:
        return _chance_of_letter(COPIES_OF_LETTERS[box], reading)
    if box == SEVEN_BOX:
        return chance_of_count(SEVENS, 1)
    if box < FIRST_BLACK:
        return chance_of_count(sum(RED_COPIES), CARD_PLACES - (box - FIRST_RED))
    if box < FIRST_PAIRS:
        return chance_of_count(sum(BLACK_COPIES), CARD_PLACES - (box - FIRST_BLACK))
    if box < FIRST_EQUAL:
        return _chance_of_pairs(MOST_PAIRS - (box - FIRST_PAIRS), reading)
    return _chance_of_equals(MOST_EQUAL - (box - FIRST_EQUAL), reading)


def chance_of_count(copies: int, wanted: int) -> Fraction:
    """Return the chance that of some cards of the pile exactly so many lie open."""
    return Fraction(comb(copies, wanted) * comb(DECK - copies, CARD_PLACES - wanted), comb(DECK, CARD_PLACES))


def _numbers(option: Option, options: Mapping[str, object]) -> tuple[int, ...]:
    """Return the value of an option that a table plays, as the rules take it."""
    return option.encode(options.get(option.name, option.default), 0)


def _odds(table: State, box: Box) -> BoxOdds:
    """ZA-1  Return one line of the table."""
    chance = chance_of(box, int(reading_of(table, box)))
    points = int(points_of(table, box))
    fair = Fraction(int(table.points_per_life)) * (1 - chance) / chance
    return BoxOdds(box, chance, fair, points, points * chance / (1 - chance))


def _chance_of_letter(copies: int, reading: int) -> Fraction:
    """Z-11, ZA-3  Exactly two of a letter, or at least two."""
    if reading == LETTERS_EXACTLY_TWO:
        return chance_of_count(copies, A_PAIR)
    return sum((chance_of_count(copies, times) for times in range(A_PAIR, copies + 1)), Fraction())


def _chance_of_pairs(pairs: int, reading: int) -> Fraction:
    """Z-11, ZA-5  Exactly so many pairs, a pair being read in one of three ways."""

    def pairs_among(times: int) -> int:
        if reading == PAIRS_DISJOINT:
            return times // A_PAIR
        return int(times == A_PAIR if reading == PAIRS_EXACTLY_TWO else times >= A_PAIR)

    return _chance_of_sum(pairs_among, pairs)


def _chance_of_equals(times: int, reading: int) -> Fraction:
    """Z-11, ZA-4  Some letter exactly so often; or the most frequent letter; or some letter at least so often."""
    if reading == EQUAL_EXACT:
        return 1 - _chance_of_sum(lambda seen: int(seen == times), 0)
    at_least = 1 - _chance_of_sum(lambda seen: int(seen >= times), 0)
    if reading == EQUAL_AT_LEAST:
        return at_least
    return at_least - (1 - _chance_of_sum(lambda seen: int(seen > times), 0))


def _chance_of_sum(mark: Callable[[int], int], wanted: int) -> Fraction:
    """Return the chance that marks, given to each letter by how often it lies open, add up to a number.

    Letter by letter, `ways` counts the choices of cards by how many they are and by the sum of their marks: the
    product of one polynomial a letter. The 7 card comes last and has no mark.
    """
    ways = {(0, 0): 1}
    for copies in COPIES_OF_LETTERS:
        ways = _with_letter(ways, copies, mark)
    hands = ways.get((CARD_PLACES, wanted), 0) + SEVENS * ways.get((CARD_PLACES - 1, wanted), 0)
    return Fraction(hands, comb(DECK, CARD_PLACES))


def _with_letter(
    ways: dict[tuple[int, int], int], copies: int, mark: Callable[[int], int]
) -> dict[tuple[int, int], int]:
    """Return the choices of cards with one more letter among them."""
    more: dict[tuple[int, int], int] = {}
    for (cards, marks), count in ways.items():
        for times in range(min(copies, CARD_PLACES - cards) + 1):
            key = cards + times, marks + mark(times)
            more[key] = more.get(key, 0) + count * comb(copies, times)
    return more


CHANCES: Final = np.array([[float(chance_of(box, reading)) for box in range(BOXES)] for reading in range(READINGS)])
ORDINARY: Final = tuple(box for box in range(BOXES) if box not in TROPHIES)


@rule
def life_of_a_chip(state: State, points: int) -> int:
    """ZA-1  Return about how many points a chip earns before it is lost: on an owner's felt, the mean of the boxes."""
    if points == POINTS_BALANCED:
        return POINTS_PER_LIFE
    if points == POINTS_SMALL:
        return POINTS_PER_LIFE // SMALLER
    earned = 0.0
    for box in ORDINARY:
        chance = CHANCES[reading_of(state, box), box]
        earned += state.felt[box] * chance / (1.0 - chance)
    return max(1, int(earned / len(ORDINARY)))
