"""Goldrausch: typed actions, their numbers and their texts.

start 1      figure l      coin 4      coin 0      chip      pass      lay a
"""

from dataclasses import dataclass

from goudkoorts.games.goldrausch.words import (
    COIN_VALUES,
    FIRST_COIN,
    FIRST_LAY,
    FIRST_START,
    FIRST_TURN_UP,
    LETTERS,
    MAX_SEATS,
    PASS,
    PLACE_CHIP,
    Group,
)
from goudkoorts.kernel.telling import BadNotation, Sentence


@dataclass(frozen=True, slots=True)
class Start:
    """Chance: this seat begins the first round, or a later one by lot."""

    seat: int


@dataclass(frozen=True, slots=True)
class Figure:
    """Chance: a figure turned up."""

    group: Group


@dataclass(frozen=True, slots=True)
class Coin:
    """Chance: a coin turned up; a false one is worth 0."""

    value: int


@dataclass(frozen=True, slots=True)
class Chip:
    """Put a chip on the group of the figure just laid."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Keep the chip."""


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay the coin just turned up."""

    group: Group


Action = Start | Figure | Coin | Chip | Pass | Lay


def card_of(kind: int) -> Figure | Coin:
    """Return the card of a kind's number."""
    return Figure(Group(kind)) if kind < FIRST_COIN else Coin(COIN_VALUES[kind - FIRST_COIN])


def kind_of(card: Figure | Coin) -> int:
    """Return the number of a card's kind."""
    match card:
        case Figure(group):
            return int(group)
        case Coin(value):
            return FIRST_COIN + COIN_VALUES.index(value)


def encode(action: Action) -> int:
    """Return the number of an action."""
    match action:
        case Lay(group):
            return FIRST_LAY + group
        case Chip():
            return PLACE_CHIP
        case Pass():
            return PASS
        case Figure() | Coin():
            return FIRST_TURN_UP + kind_of(action)
        case Start(seat):
            return FIRST_START + seat


def decode(number: int) -> Action:
    """Return the action of a number."""
    if number < PLACE_CHIP:
        return Lay(Group(number - FIRST_LAY))
    if number == PLACE_CHIP:
        return Chip()
    if number == PASS:
        return Pass()
    if number < FIRST_START:
        return card_of(number - FIRST_TURN_UP)
    return Start(number - FIRST_START)


def notate(action: Action) -> str:
    """Return the text of an action."""
    match action:
        case Lay(group):
            return f"lay {LETTERS[group]}"
        case Chip():
            return "chip"
        case Pass():
            return "pass"
        case Figure(group):
            return f"figure {LETTERS[group]}"
        case Coin(value):
            return f"coin {value}"
        case Start(seat):
            return f"start {seat}"


def describe(action: Action) -> Sentence:
    """Return an action as a choice in words."""
    match action:
        case Lay(group):
            return Sentence("lay", {"group": LETTERS[group]})
        case Chip():
            return Sentence("chip")
        case Pass():
            return Sentence("pass")
        case Figure() | Coin():
            return Sentence("turn", {"card": notate(action)})
        case Start(seat):
            return Sentence("start", {"player": seat})


def parse(text: str) -> Action:
    """Return the action of a text, or raise BadNotation."""
    match text.split(" "):
        case ["lay", letter]:
            return Lay(_group(letter))
        case ["chip"]:
            return Chip()
        case ["pass"]:
            return Pass()
        case ["figure", letter]:
            return Figure(_group(letter))
        case ["coin", value]:
            return Coin(_one_of(COIN_VALUES, value))
        case ["start", seat]:
            return Start(_one_of(range(MAX_SEATS), seat))
    raise BadNotation(text)


def _group(letter: str) -> Group:
    """Read a group's letter."""
    if len(letter) != 1 or letter not in LETTERS:
        raise BadNotation(letter)
    return Group(LETTERS.index(letter))


def _one_of(numbers: tuple[int, ...] | range, digits: str) -> int:
    """Read a number that is one of a few."""
    if digits not in map(str, numbers):
        raise BadNotation(digits)
    return int(digits)
