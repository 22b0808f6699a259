"""Gold!: what the log says about an action and about what followed from it."""

from typing import Any

from goudkoorts.games.gold.actions import Action, Bonus, Donkey, Pass, Start, Swap, Take, TurnUp, encode
from goudkoorts.games.gold.heap import of_colour, with_card, without_card, worth
from goudkoorts.games.gold.rules import apply, score_a_colour, seat_of_next_donkey
from goudkoorts.games.gold.state import State
from goudkoorts.games.gold.words import BONUS, COLOURS, LETTERS, OFFER_SIZE, OVER, SET_SIZE, Colour
from goudkoorts.kernel.bits import lowest_bit
from goudkoorts.kernel.record import copy_of, plain_of
from goudkoorts.kernel.telling import Sentence


def tell(before: State, action: Action, after: State) -> tuple[Sentence, ...]:
    """Return what the log says about an action."""
    then, now = plain_of(before), plain_of(after)
    said = (_deed(before, then.seat, action), *_set_scored(then, action, now))
    return said if now.phase != OVER else (*said, *_end(before, action, after))


def _deed(before: State, player: int, action: Action) -> Sentence:
    """Say what was done."""
    match action:
        case Start(seat):
            return Sentence("start", {"player": seat})
        case Donkey(colour):
            return Sentence("donkey", {"player": seat_of_next_donkey(before), "card": f"{LETTERS[colour]}e"})
        case TurnUp(card):
            return Sentence("turn", {"card": str(card)})
        case Take(card):
            return Sentence("take", {"player": player, "card": str(card)})
        case Swap(given, taken):
            return Sentence("swap", {"player": player, "given": str(given), "card": str(taken)})
        case Bonus(opponent, card):
            return Sentence("bonus", {"player": player, "rival": opponent, "card": str(card)})
        case Pass():
            return Sentence("no_bonus", {"player": player})


def _set_scored(then: Any, action: Action, now: Any) -> tuple[Sentence, ...]:
    """G-16  Say that a set was scored and what it is worth."""
    if now.phase == BONUS or now.cards == then.cards:
        return ()
    the_set = _set_in(then, action)
    if the_set.bit_count() < SET_SIZE:
        return ()  # the last colours were scored
    colour = LETTERS[lowest_bit(the_set) % COLOURS]
    return (Sentence("set", {"player": then.seat, "colour": colour, "points": worth(the_set)}),)


def _set_in(then: Any, action: Action) -> int:
    """G-14  Return the player's cards of the colour that an action may complete, that action included."""
    display = then.displays[then.seat]
    match action:
        case Take(card):
            return of_colour(with_card(display, card.kind), int(card.colour))
        case Swap(given, taken):
            return of_colour(with_card(without_card(display, given.kind), taken.kind), int(taken.colour))
        case Bonus() | Pass():
            return of_colour(display, then.set_colour)
    return 0


def _end(before: State, action: Action, after: State) -> tuple[Sentence, ...]:
    """G-19 to G-22  Say that the game is over, play the colours through, and name the totals."""
    totals = [
        Sentence("total", {"player": seat, "points": int(after.points[seat]), "cards": int(after.cards[seat])})
        for seat in range(int(after.seats))
    ]
    return (Sentence("over"), *_colours_scored(before, action), *totals)


def _colours_scored(before: State, action: Action) -> list[Sentence]:
    """G-20  Say who puts which card on the score pile, colour by colour."""
    table = _table_before_scoring(before, action)
    said = []
    for colour in Colour:
        points = [int(table.points[seat]) for seat in range(int(table.seats))]
        score_a_colour(table, int(colour))
        for seat, old in enumerate(points):
            if table.points[seat] > old:
                card = f"{LETTERS[colour]}{int(table.points[seat]) - old}"
                said.append(Sentence("colour", {"player": seat, "card": card}))
    return said


def _table_before_scoring(before: State, action: Action) -> State:
    """Return the table after the last action, before the displays are cleared: as if the pile had one more offer."""
    table = copy_of(before)
    table.pile = OFFER_SIZE
    apply(table, encode(action))
    return table
