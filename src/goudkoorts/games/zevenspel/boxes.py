"""Het Gouden Zevenspel: which boxes win with the open cards, and what a box pays."""

from numpy import int64
from numpy.typing import NDArray

from goudkoorts.games.zevenspel.state import State
from goudkoorts.games.zevenspel.words import (
    A_PAIR,
    BLACK_CARDS,
    BOXES,
    CARD_PLACES,
    CARDS_OF_LETTER,
    EQUAL_EXACT,
    EQUAL_LARGEST_ONLY,
    FIRST_BLACK,
    FIRST_EQUAL,
    FIRST_PAIRS,
    FIRST_RED,
    LEAST_EQUAL,
    LEAST_OF_A_COLOUR,
    LETTER_COUNT,
    LETTERS_AT_LEAST_TWO,
    MOST_EQUAL,
    MOST_PAIRS,
    PAIRS_DISJOINT,
    PAIRS_TWO_OR_MORE,
    POINTS,
    POINTS_PRINTED,
    POINTS_SMALL,
    RED_CARDS,
    SEVEN_BOX,
    SEVEN_CARD,
    SMALLER,
)
from goudkoorts.kernel.bits import count_bits, highest_bit
from goudkoorts.kernel.rule import rule


@rule
def winning_boxes(state: State) -> int:
    """Z-11  Return the boxes that win with the open cards, one bit each."""
    drawn = int(state.drawn)
    winning = winning_colour(count_bits(drawn & RED_CARDS), FIRST_RED)
    winning |= winning_colour(count_bits(drawn & BLACK_CARDS), FIRST_BLACK)
    if drawn & SEVEN_CARD:
        winning |= 1 << SEVEN_BOX
    pairs = 0
    multiples = 0  # which numbers of equal letters there are, one bit each
    for letter in range(LETTER_COUNT):
        times = count_bits(drawn & int(CARDS_OF_LETTER[letter]))
        if times >= A_PAIR:
            winning |= winning_letter(state, letter, times)
            pairs += pairs_among(state, times)
            multiples |= 1 << times
    return winning | 1 << (FIRST_PAIRS + MOST_PAIRS - pairs) | winning_equals(state, multiples)


@rule
def winning_colour(letters: int, first_box: int) -> int:
    """Z-11, ZA-2, ZA-6  A colour box wins with exactly so many letters of its colour; the 7 card has none."""
    if letters < LEAST_OF_A_COLOUR:
        return 0
    return 1 << (first_box + CARD_PLACES - letters)


@rule
def winning_letter(state: State, letter: int, times: int) -> int:
    """Z-11, ZA-3, ZA-8  A letter box wins with two of its letter in any colours, by house rule also with more."""
    if times == A_PAIR or state.letters == LETTERS_AT_LEAST_TWO:
        return 1 << letter
    return 0


@rule
def pairs_among(state: State, times: int) -> int:
    """Z-11, ZA-5  Exactly two of a letter are a pair; by house rule two or more, or every two."""
    if state.pairs == PAIRS_DISJOINT:
        return times // A_PAIR
    if times == A_PAIR or state.pairs == PAIRS_TWO_OR_MORE:
        return 1
    return 0


@rule
def winning_equals(state: State, multiples: int) -> int:
    """Z-11, ZA-4  An equal box wins if a letter occurs exactly so often; or the most frequent one; or at least so."""
    winning = 0
    if multiples == 0:
        return winning
    largest = highest_bit(multiples)
    for times in range(LEAST_EQUAL, MOST_EQUAL + 1):
        if state.equal == EQUAL_EXACT:
            wins = multiples >> times & 1 == 1
        elif state.equal == EQUAL_LARGEST_ONLY:
            wins = times == largest
        else:
            wins = times <= largest
        if wins:
            winning |= 1 << (FIRST_EQUAL + MOST_EQUAL - times)
    return winning


@rule
def reading_of(state: State, box: int) -> int:
    """ZA-3, ZA-4, ZA-5  Return how the family of a box is read at this table."""
    if box < SEVEN_BOX:
        return int(state.letters)
    if box >= FIRST_EQUAL:
        return int(state.equal)
    if box >= FIRST_PAIRS:
        return int(state.pairs)
    return 0


@rule
def points_of(state: State, box: int) -> int:
    """Z-3, ZA-1  Return the points that the felt shows for a box."""
    return int(state.felt[box])


@rule
def print_the_felt(state: State, points: int, printed: NDArray[int64]) -> None:
    """Z-3, ZA-1  Write the points on the felt: ours, a fifth of them, or those of the owner's own felt."""
    for box in range(BOXES):
        if points == POINTS_PRINTED:
            state.felt[box] = printed[box]
        elif points == POINTS_SMALL:
            state.felt[box] = POINTS[reading_of(state, box), box] // SMALLER
        else:
            state.felt[box] = POINTS[reading_of(state, box), box]
