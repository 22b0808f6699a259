"""Het Gouden Zevenspel: everything the rules know, as one record of 304 bytes."""

from typing import Annotated

from goudkoorts.games.zevenspel.words import BOXES, CARD_PLACES, MAX_SEATS
from goudkoorts.kernel.record import I8, I32, I64, Record, Row


class State(Record):
    """One game of Het Gouden Zevenspel."""

    drawn: I64  # the open cards of this round, one bit each
    winning: I64  # the boxes that won in the last settled round, one bit each
    points: Annotated[Row, I32, MAX_SEATS]  # what each seat has noted
    felt: Annotated[Row, I32, BOXES]  # what each box pays
    points_per_life: I32  # about what a chip earns before it is lost: for players, not for rules
    round_number: I32  # from 1 (`round` is a method of every NumPy record)
    max_rounds: I32  # option max_rounds, NONE_CHOSEN without a limit
    chips: Annotated[Row, I8, MAX_SEATS]  # all chips not in the pot, one on the felt included
    bets: Annotated[Row, I8, MAX_SEATS]  # a Box, NO_BET, or HIDDEN_BET in a blanked record
    open: Annotated[Row, I8, CARD_PLACES]  # kinds of card in the order laid open, then NO_CARD
    opened: I8  # how many cards lie open
    aside: I8  # how many cards were put aside unseen in this round
    die: I8  # the last roll of this round, 0 before the first
    phase: I8  # a Phase
    seats: I8  # how many play
    opener: I8  # who opened this round
    seat: I8  # who bets or rolls
    letters: I8  # option letters: a reading
    equal: I8  # option equal: a reading
    pairs: I8  # option pairs: a reading
    bets_are_hidden: I8  # option betting: simultaneous
