"""Het Gouden Zevenspel: in how many of the 154,143,080 hands of seven cards two boxes win together, exactly.

Letter by letter, an array counts the choices of cards by their *shape* (how many letters lie there twice, three times
and so on: all that pairs and equals depend on), by how many they are, and by how many of them are red.
"""

from math import comb
from typing import Final

import numpy as np
from numpy.typing import NDArray

from goudkoorts.games.zevenspel.words import (
    A_PAIR,
    BLACK_COPIES,
    BOXES,
    CARD_PLACES,
    DECK,
    EQUAL_EXACT,
    EQUAL_LARGEST_ONLY,
    FIRST_BLACK,
    FIRST_EQUAL,
    FIRST_PAIRS,
    FIRST_RED,
    LETTER_COUNT,
    LETTERS_EXACTLY_TWO,
    MOST_EQUAL,
    MOST_PAIRS,
    PAIRS_DISJOINT,
    PAIRS_EXACTLY_TWO,
    READINGS,
    RED_COPIES,
    SEVEN_BOX,
)

Counts = NDArray[np.int64]
Shape = tuple[int, ...]  # the letters that lie there twice or more: how often, sorted

HANDS: Final = comb(DECK, CARD_PLACES)
SHAPES: Final[tuple[Shape, ...]] = (
    (), (2,), (2, 2), (2, 2, 2), (3,), (2, 3), (2, 2, 3), (3, 3), (4,), (2, 4), (3, 4), (5,), (2, 5), (6,),
)  # fmt: skip
NUMBERS: Final = CARD_PLACES + 1  # of cards, or of red ones: 0 to 7
SEVEN_IS_OPEN: Final = (False, True)


def _joint_hands() -> Counts:
    """Return the hands by the readings of two boxes and the boxes; those of one box alone are on the diagonal."""
    hands = np.zeros((READINGS, READINGS, BOXES, BOXES), np.int64)
    others = range(SEVEN_BOX, BOXES)
    wins = np.array([[_wins(box, reading) for box in others] for reading in range(READINGS)])
    all_hands = _whole_hands(_ways(range(LETTER_COUNT)))
    for one in range(READINGS):
        for two in range(READINGS):
            hands[one, two, SEVEN_BOX:, SEVEN_BOX:] = (wins[one] * all_hands) @ wins[two].T
    for letter in range(LETTER_COUNT):
        rest = _ways([other for other in range(LETTER_COUNT) if other != letter])
        for one in range(READINGS):
            with_letter = _whole_hands(_with_letter(rest, letter, _winning_times(letter, one)))
            for two in range(READINGS):
                hands[one, two, letter, SEVEN_BOX:] = wins[two] @ with_letter
                hands[two, one, SEVEN_BOX:, letter] = hands[one, two, letter, SEVEN_BOX:]
            hands[one, one, letter, :LETTER_COUNT] = [_two_letters(letter, other, one) for other in range(LETTER_COUNT)]
    return hands


def _ways(letters: "range | list[int]") -> Counts:
    """Return the choices of cards among some letters, by shape, cards and red cards."""
    ways = np.zeros((len(SHAPES), NUMBERS, NUMBERS), np.int64)
    ways[0, 0, 0] = 1
    for letter in letters:
        ways = _with_letter(ways, letter, range(_copies(letter) + 1))
    return ways


def _with_letter(ways: Counts, letter: int, allowed: range) -> Counts:
    """Return the choices with one more letter, which lies there so often as is allowed."""
    more = np.zeros_like(ways)
    for red in range(RED_COPIES[letter] + 1):
        for black in range(BLACK_COPIES[letter] + 1):
            times = red + black
            if times in allowed:
                choices = comb(RED_COPIES[letter], red) * comb(BLACK_COPIES[letter], black)
                before, after = AFTER_LETTER[times]
                more[after, times:, red:] += choices * ways[before, : NUMBERS - times, : NUMBERS - red]
    return more


def _shapes_after(times: int) -> tuple[list[int], list[int]]:
    """Return the shapes that a letter lying there so often can be added to, and what they become."""
    if times < A_PAIR:
        return list(range(len(SHAPES))), list(range(len(SHAPES)))
    after = {number: tuple(sorted((*shape, times))) for number, shape in enumerate(SHAPES)}
    known = [number for number in after if after[number] in SHAPES]
    return known, [SHAPES.index(after[number]) for number in known]


def _whole_hands(ways: Counts) -> Counts:
    """Z-11  Return the hands of seven cards without and with the 7 card, which has no letter and no colour."""
    return np.stack([ways[:, CARD_PLACES], ways[:, CARD_PLACES - 1]]).ravel()


def _wins(box: int, reading: int) -> Counts:
    """Return for each kind of hand, in the order of `_whole_hands`, whether a box other than a letter wins."""
    return np.array(
        [
            _wins_with(box, reading, shape, seven, red)
            for seven in SEVEN_IS_OPEN
            for shape in SHAPES
            for red in range(NUMBERS)
        ],
        np.int64,
    )


def _wins_with(box: int, reading: int, shape: Shape, seven: bool, red: int) -> bool:
    """Z-11  Say whether a box other than a letter wins; see `boxes.py` for the same in one game."""
    if box == SEVEN_BOX:
        return seven
    if box < FIRST_BLACK:
        return red == CARD_PLACES - (box - FIRST_RED)
    if box < FIRST_PAIRS:
        return CARD_PLACES - seven - red == CARD_PLACES - (box - FIRST_BLACK)
    if box < FIRST_EQUAL:
        return _pairs(shape, reading) == MOST_PAIRS - (box - FIRST_PAIRS)
    return _is_equal(shape, MOST_EQUAL - (box - FIRST_EQUAL), reading)


def _pairs(shape: Shape, reading: int) -> int:
    """ZA-5  Count the pairs of a hand."""
    if reading == PAIRS_DISJOINT:
        return sum(times // A_PAIR for times in shape)
    return shape.count(A_PAIR) if reading == PAIRS_EXACTLY_TWO else len(shape)


def _is_equal(shape: Shape, times: int, reading: int) -> bool:
    """ZA-4  Say whether a letter lies there so often: exactly, as the most frequent, or at least."""
    if reading == EQUAL_EXACT:
        return times in shape
    largest = max(shape, default=0)
    return largest == times if reading == EQUAL_LARGEST_ONLY else largest >= times


def _two_letters(letter: int, other: int, reading: int) -> int:
    """ZA-3  Return in how many hands two letter boxes win, or one if they are the same."""
    if letter == other:
        copies = _copies(letter)
        return sum(_choices([(copies, times)]) for times in _winning_times(letter, reading))
    return sum(
        _choices([(_copies(letter), times), (_copies(other), more)])
        for times in _winning_times(letter, reading)
        for more in _winning_times(other, reading)
    )


def _choices(parts: list[tuple[int, int]]) -> int:
    """Count the hands with so many cards out of each part of the deck."""
    others = DECK - sum(copies for copies, _ in parts)
    places = CARD_PLACES - sum(times for _, times in parts)
    ways = comb(others, places) if places >= 0 else 0
    for copies, times in parts:
        ways *= comb(copies, times)
    return ways


def _winning_times(letter: int, reading: int) -> range:
    """ZA-3  Return how often a letter may lie there for its box to win."""
    return range(A_PAIR, A_PAIR + 1 if reading == LETTERS_EXACTLY_TWO else _copies(letter) + 1)


def _copies(letter: int) -> int:
    """Z-1  How many cards of a letter there are."""
    return RED_COPIES[letter] + BLACK_COPIES[letter]


AFTER_LETTER: Final = [_shapes_after(times) for times in range(MOST_EQUAL + 1)]
JOINT_HANDS: Final = _joint_hands()
