"""House rules: what a table may choose, as JSON for people and as integers for compiled rules."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

NONE_CHOSEN = -1
MOST_COUNTED = 2**31 - 1  # fits every field of a record


class BadOptionValue(ValueError):
    """A value that an option does not take; the message says what would be right."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game: its name, its default, and how a value becomes integers for the rules."""

    name: str
    default: object
    allowed: str  # in words, for messages
    values: tuple[object, ...]  # the values it can be tried with: tests and simulations draw from these
    encode: Callable[[object, int], tuple[int, ...]]  # (value, players) -> integers; raises BadOptionValue


def choice(name: str, *values: object) -> Option:
    """Return an option with a few fixed values, the default first; its integer is the place in that list."""
    allowed = ", ".join(_as_json(value) for value in values)

    def encode(value: object, _players: int) -> tuple[int, ...]:
        for place, known in enumerate(values):
            if type(known) is type(value) and known == value:
                return (place,)
        raise BadOptionValue(f"must be one of {allowed}")

    return Option(name, values[0], allowed, values, encode)


def seat_or_none(name: str) -> Option:
    """Return an option that names a seat, or null for chance to decide."""

    def encode(value: object, players: int) -> tuple[int, ...]:
        if value is None:
            return (NONE_CHOSEN,)
        if type(value) is int and 0 <= value < players:
            return (value,)
        raise BadOptionValue(f"must be null or a seat from 0 to {players - 1}")

    return Option(name, None, "null or a seat", (None, 0, 1), encode)


def count_or_none(name: str, *tried: int) -> Option:
    """Return an option that is a whole number from 1, or null for no limit; tests and simulations draw `tried`."""
    allowed = "null or a whole number from 1"

    def encode(value: object, _players: int) -> tuple[int, ...]:
        if value is None:
            return (NONE_CHOSEN,)
        if type(value) is int and value >= 1:
            return (min(value, MOST_COUNTED),)
        raise BadOptionValue(f"must be {allowed}")

    return Option(name, None, allowed, (None, *tried), encode)


def arrangement(name: str, pieces: Sequence[int], **named: Sequence[int]) -> Option:
    """Return an option that is one of a few named rows of integers, the default first, or a list of the pieces."""
    words = ", ".join(named)

    def encode(value: object, _players: int) -> tuple[int, ...]:
        if isinstance(value, str) and value in named:
            return tuple(named[value])
        if isinstance(value, list) and all(type(piece) is int for piece in value) and sorted(value) == sorted(pieces):
            return tuple(value)
        raise BadOptionValue(f"must be {words} or a list that rearranges {sorted(pieces)}")

    values = (*named, list(pieces))
    return Option(name, values[0], f"{words} or a list", values, encode)


def numbers_or(name: str, tried: Sequence[int], most: int, *words: str) -> Option:
    """Return an option that is one of a few words, the default first, or a list of whole numbers as long as `tried`.

    Its integers are the place among the words, or the number of words for a list; then the numbers of the list.
    """
    count = len(tried)
    allowed = f"{', '.join(words)} or a list of {count} whole numbers"

    def encode(value: object, _players: int) -> tuple[int, ...]:
        if isinstance(value, str) and value in words:
            return (words.index(value), *(0,) * count)
        if isinstance(value, list) and len(value) == count and all(_is_whole(number, most) for number in value):
            return (len(words), *value)
        raise BadOptionValue(f"must be {allowed} from 0 to {most}")

    return Option(name, words[0], allowed, (*words, list(tried)), encode)


def _is_whole(number: object, most: int) -> bool:
    """Whether this is a whole number from 0 to the most; `true` is none."""
    return type(number) is int and 0 <= number <= most


def _as_json(value: object) -> str:
    """Write a value as a record would."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return "null" if value is None else str(value)
