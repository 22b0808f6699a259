"""Gold!: everything the rules know, as one record of 64 bytes."""

from typing import Annotated

from goudkoorts.games.gold.words import MAX_SEATS
from goudkoorts.kernel.record import I8, I16, I64, Record, Row


class State(Record):
    """One game of Gold!."""

    offer: I64  # a heap: the cards one may take
    unseen: I64  # a heap: the pile and the two cards set aside; nobody knows their order
    displays: Annotated[Row, I64, MAX_SEATS]  # a heap each: the open cards in front of a seat
    points: Annotated[Row, I16, MAX_SEATS]  # what the score piles are worth
    cards: Annotated[Row, I8, MAX_SEATS]  # how many cards the score piles hold
    phase: I8  # a Phase
    seats: I8  # how many play
    seat: I8  # whose turn it is
    starter: I8  # who began
    pile: I8  # cards still to be turned up, without the two set aside
    set_colour: I8  # the colour of the set being scored, in the bonus phase
    donkeys_dealt: I8  # how many seats have their start donkey
    players_choose: I8  # option start_donkeys: choose
    bonus_is_mandatory: I8  # option bonus: mandatory
    scores_are_open: I8  # option open_scores
