"""Goldrausch: everything the rules know, as one record of 144 bytes."""

from typing import Annotated

from goudkoorts.games.goldrausch.words import COIN_KINDS, GROUPS, KINDS, MAX_SEATS, MOST_ROUNDS
from goudkoorts.kernel.record import I8, I16, Grid, Record, Row


class State(Record):
    """One game of Goldrausch."""

    scores: Annotated[Row, I16, MAX_SEATS]  # the totals of all rounds scored
    sheet: Annotated[Grid, I8, MOST_ROUNDS, MAX_SEATS]  # what each round brought each seat
    pile: Annotated[Row, I8, KINDS]  # cards still to be turned up, by kind: nobody knows their order
    coins: Annotated[Grid, I8, GROUPS, COIN_KINDS]  # coins right of each symbol card, by value
    chips: Annotated[Grid, I8, GROUPS, MAX_SEATS]  # chips on each symbol card, by owner
    free_places: Annotated[Row, I8, GROUPS]  # coin places of each group that are still free
    chips_left: Annotated[Row, I8, MAX_SEATS]  # chips not yet placed in this round
    with_figure: I8  # the groups with a figure, one bit each
    with_room: I8  # the groups with a free coin place, one bit each
    left: I8  # cards in the pile
    turned: I8  # the kind last turned up in this round, or NO_CARD
    phase: I8  # a Phase
    seats: I8  # how many play
    seat: I8  # whose turn it is
    starter: I8  # who began this round
    round_number: I8  # from 1
    rounds: I8  # option rounds
    shares: I8  # option shares
    next_start: I8  # option next_start
    tie: I8  # option tie
