"""Het Gouden Zevenspel: typed actions, their numbers and their texts.

start 1      bet aa      bet red7      roll 4      card ra      card seven
"""

from dataclasses import dataclass

from goudkoorts.games.zevenspel.words import (
    COLOUR_LETTERS,
    FIRST_BET,
    FIRST_CARD,
    FIRST_ROLL,
    FIRST_START,
    LETTERS,
    MAX_SEATS,
    PIPS,
    SEVEN_TEXT,
    Box,
)
from goudkoorts.kernel.telling import BadNotation, Sentence


@dataclass(frozen=True, slots=True)
class Start:
    """Chance: this seat opens round 1."""

    seat: int


@dataclass(frozen=True, slots=True)
class Bet:
    """Put a chip on a box."""

    box: Box


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance: what the die shows."""

    pips: int


@dataclass(frozen=True, slots=True)
class LayOpen:
    """Chance: the kind of card laid open."""

    kind: int


Action = Start | Bet | Roll | LayOpen


def card_text(kind: int) -> str:
    """Return the text of a kind of card: `ra`, `bk`, `seven`."""
    return _CARD_TEXTS[kind]


def box_text(box: int) -> str:
    """Return the text of a box: `aa`, `seven`, `red7`, `pairs0`."""
    return _BOX_TEXTS[box]


_BOX_TEXTS = tuple(box.name.lower() for box in Box)
_CARD_TEXTS = (*(colour + letter for letter in LETTERS for colour in COLOUR_LETTERS), SEVEN_TEXT)
_BOXES = {text: Box(box) for box, text in enumerate(_BOX_TEXTS)}
_KINDS = {text: kind for kind, text in enumerate(_CARD_TEXTS)}
_PIPS = {str(pips): pips for pips in range(1, PIPS + 1)}
_SEATS = {str(seat): seat for seat in range(MAX_SEATS)}


def encode(action: Action) -> int:
    """Return the number of an action."""
    match action:
        case Bet(box):
            return FIRST_BET + box
        case Roll(pips):
            return FIRST_ROLL + pips - 1
        case LayOpen(kind):
            return FIRST_CARD + kind
        case Start(seat):
            return FIRST_START + seat


def decode(number: int) -> Action:
    """Return the action of a number."""
    if number < FIRST_ROLL:
        return Bet(Box(number - FIRST_BET))
    if number < FIRST_CARD:
        return Roll(number - FIRST_ROLL + 1)
    if number < FIRST_START:
        return LayOpen(number - FIRST_CARD)
    return Start(number - FIRST_START)


def notate(action: Action) -> str:
    """Return the text of an action."""
    match action:
        case Bet(box):
            return f"bet {box_text(box)}"
        case Roll(pips):
            return f"roll {pips}"
        case LayOpen(kind):
            return f"card {card_text(kind)}"
        case Start(seat):
            return f"start {seat}"


def describe(action: Action) -> Sentence:
    """Return an action as a choice in words."""
    match action:
        case Bet(box):
            return Sentence("bet", {"box": box_text(box)})
        case Roll(pips):
            return Sentence("roll", {"pips": pips})
        case LayOpen(kind):
            return Sentence("card", {"card": card_text(kind)})
        case Start(seat):
            return Sentence("start", {"player": seat})


def parse(text: str) -> Action:
    """Return the action of a text, or raise BadNotation."""
    match text.split(" "):
        case ["bet", box] if box in _BOXES:
            return Bet(_BOXES[box])
        case ["roll", pips] if pips in _PIPS:
            return Roll(_PIPS[pips])
        case ["card", card] if card in _KINDS:
            return LayOpen(_KINDS[card])
        case ["start", seat] if seat in _SEATS:
            return Start(_SEATS[seat])
    raise BadNotation(text)
