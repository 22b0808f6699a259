"""Gold!: typed actions, their numbers and their texts.

start 1      donkey r      turn g4      take re      swap b6 g4      bonus 1 o6      pass
"""

from dataclasses import dataclass

from goudkoorts.games.gold.words import (
    COLOURS,
    DONKEY_LETTER,
    DONKEY_ROW,
    FIRST_BONUS,
    FIRST_DONKEY,
    FIRST_START,
    FIRST_SWAP,
    FIRST_TURN_UP,
    KINDS,
    LETTERS,
    MAX_SEATS,
    PASS,
    VALUES,
    Colour,
)
from goudkoorts.kernel.telling import BadNotation, Sentence


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of card: a colour and a value, -2 for a donkey."""

    colour: Colour
    value: int

    @property
    def is_donkey(self) -> bool:
        """Donkeys are worth -2; all else is gold."""
        return self.value == VALUES[DONKEY_ROW]

    @property
    def kind(self) -> int:
        """The number of this kind: its bit in a heap."""
        return VALUES.index(self.value) * COLOURS + self.colour

    def __str__(self) -> str:
        """Return `g4`, or `re` for a donkey."""
        return LETTERS[self.colour] + (DONKEY_LETTER if self.is_donkey else str(self.value))


@dataclass(frozen=True, slots=True)
class Start:
    """Chance: this seat begins."""

    seat: int


@dataclass(frozen=True, slots=True)
class Donkey:
    """Chance, or a player's choice: the colour of a start donkey."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class TurnUp:
    """Chance: a card turned up into the offer."""

    card: Card


@dataclass(frozen=True, slots=True)
class Take:
    """Action A: take a lowest card."""

    card: Card


@dataclass(frozen=True, slots=True)
class Swap:
    """Action B: give a card of the own display, take a gold card of the offer."""

    given: Card
    taken: Card


@dataclass(frozen=True, slots=True)
class Bonus:
    """Take a card from an opponent's display."""

    opponent: int
    card: Card


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline the bonus."""


Action = Start | Donkey | TurnUp | Take | Swap | Bonus | Pass


def card_of(kind: int) -> Card:
    """Return the card of a kind's number."""
    return Card(Colour(kind % COLOURS), VALUES[kind // COLOURS])


def encode(action: Action) -> int:
    """Return the number of an action."""
    match action:
        case Take(card):
            return card.kind
        case Swap(given, taken):
            return FIRST_SWAP + given.kind * KINDS + taken.kind
        case Bonus(opponent, card):
            return FIRST_BONUS + opponent * KINDS + card.kind
        case Pass():
            return PASS
        case TurnUp(card):
            return FIRST_TURN_UP + card.kind
        case Donkey(colour):
            return FIRST_DONKEY + colour
        case Start(seat):
            return FIRST_START + seat


def decode(number: int) -> Action:
    """Return the action of a number."""
    if number < FIRST_SWAP:
        return Take(card_of(number))
    if number < FIRST_BONUS:
        given, taken = divmod(number - FIRST_SWAP, KINDS)
        return Swap(card_of(given), card_of(taken))
    if number < PASS:
        opponent, kind = divmod(number - FIRST_BONUS, KINDS)
        return Bonus(opponent, card_of(kind))
    if number == PASS:
        return Pass()
    if number < FIRST_DONKEY:
        return TurnUp(card_of(number - FIRST_TURN_UP))
    if number < FIRST_START:
        return Donkey(Colour(number - FIRST_DONKEY))
    return Start(number - FIRST_START)


def notate(action: Action) -> str:
    """Return the text of an action."""
    match action:
        case Take(card):
            return f"take {card}"
        case Swap(given, taken):
            return f"swap {given} {taken}"
        case Bonus(opponent, card):
            return f"bonus {opponent} {card}"
        case Pass():
            return "pass"
        case TurnUp(card):
            return f"turn {card}"
        case Donkey(colour):
            return f"donkey {LETTERS[colour]}"
        case Start(seat):
            return f"start {seat}"


def describe(action: Action) -> Sentence:
    """Return an action as a choice in words."""
    match action:
        case Take(card):
            return Sentence("take", {"card": str(card)})
        case Swap(given, taken):
            return Sentence("swap", {"given": str(given), "card": str(taken)})
        case Bonus(opponent, card):
            return Sentence("bonus", {"rival": opponent, "card": str(card)})
        case Pass():
            return Sentence("pass")
        case TurnUp(card):
            return Sentence("turn", {"card": str(card)})
        case Donkey(colour):
            return Sentence("donkey", {"card": f"{LETTERS[colour]}{DONKEY_LETTER}"})
        case Start(seat):
            return Sentence("start", {"player": seat})


def parse(text: str) -> Action:
    """Return the action of a text, or raise BadNotation."""
    match text.split(" "):
        case ["take", card]:
            return Take(_card(card))
        case ["swap", given, taken]:
            return Swap(_card(given), _card(taken))
        case ["bonus", opponent, card]:
            return Bonus(_seat(opponent), _card(card))
        case ["pass"]:
            return Pass()
        case ["turn", card]:
            return TurnUp(_card(card))
        case ["donkey", letter]:
            return Donkey(_colour(letter))
        case ["start", seat]:
            return Start(_seat(seat))
    raise BadNotation(text)


def _card(text: str) -> Card:
    """Read `g4` or `re`."""
    for value in VALUES:
        card = Card(_colour(text[:1]), value)
        if str(card) == text:
            return card
    raise BadNotation(text)


def _colour(letter: str) -> Colour:
    """Read a colour's letter."""
    if len(letter) != 1 or letter not in LETTERS:
        raise BadNotation(letter)
    return Colour(LETTERS.index(letter))


def _seat(digit: str) -> int:
    """Read a seat."""
    if digit not in map(str, range(MAX_SEATS)):
        raise BadNotation(digit)
    return int(digit)
