"""Elfenland and Elfengold: everything the rules know, as one record.

A set of roads or towns is one integer with a bit each (board.py); cards and tokens are counts by kind (words.py).
"""

from typing import Annotated

from goudkoorts.games.elfengold.words import (
    CARD_KINDS,
    COUNTERS,
    FOR_SALE,
    HAND_KINDS,
    MAX_SEATS,
    TOKEN_KINDS,
    TOKENS_HIDDEN,
    TOKENS_KEPT,
    TOKENS_PER_PLAYER,
)
from goudkoorts.kernel.record import I8, I16, I32, I64, Grid, Record, Row


class State(Record):
    """One game of Elfenland or Elfengold."""

    # On the roads
    transports: Annotated[Row, I64, COUNTERS]  # by transport: the roads on which it lies
    obstacles: I64  # roads with a tree, waterways with a sea monster
    gold_pieces: I64  # roads with a gold piece
    doubles: I64  # roads with a double spell, hence two transports
    # Of each seat
    pieces: Annotated[Row, I32, MAX_SEATS]  # towns where its piece still stands
    gold: Annotated[Row, I16, MAX_SEATS]
    boots: Annotated[Row, I8, MAX_SEATS]  # the town of its boot
    town_cards: Annotated[Row, I8, MAX_SEATS]  # a town, NOT_THERE or UNSEEN
    hands: Annotated[Grid, I8, MAX_SEATS, HAND_KINDS]
    known: Annotated[Grid, I8, MAX_SEATS, HAND_KINDS]  # cards of the hand that were taken from the open row
    unseen_cards: Annotated[Row, I8, MAX_SEATS]  # after hide_from: cards of the hand that are not in `hands`
    open_tokens: Annotated[Grid, I8, MAX_SEATS, TOKEN_KINDS]
    hidden_tokens: Annotated[Grid, I8, MAX_SEATS, TOKEN_KINDS]
    unseen_tokens: Annotated[Row, I8, MAX_SEATS]  # after hide_from: hidden tokens that are not in `hidden_tokens`
    # Piles and rows
    deck: Annotated[Row, I8, CARD_KINDS]  # after hide_from the unseen cards of others are in it too
    discards: Annotated[Row, I8, CARD_KINDS]
    face_up: Annotated[Row, I8, HAND_KINDS]  # the open counters (Elfenland) or the open cards (Elfengold)
    pool: Annotated[Row, I8, TOKEN_KINDS]  # after hide_from the unseen tokens of others are in it too
    returned: Annotated[Row, I8, TOKEN_KINDS]  # tokens mixed into the pool before it is drawn from again
    giving: Annotated[Row, I8, TOKEN_KINDS]  # open tokens the player to act is giving back, until he has given all
    given_back: Annotated[Grid, I8, MAX_SEATS, TOKENS_HIDDEN]  # hidden tokens given back, NOT_THERE or UNSEEN
    for_sale: Annotated[Row, I8, FOR_SALE]  # the row of the auction
    drawn: Annotated[Row, I8, TOKENS_PER_PLAYER]  # the tokens a player has just drawn, NOT_THERE or UNSEEN
    values: Annotated[Row, I8, 21]  # the gold value of each town
    gold_stack: I8  # gold cards lying open
    # What is known of the last shuffle of cards and the last mixing of tokens (rules/memory.py)
    card_stories: Annotated[Row, I64, MAX_SEATS]  # whether each seat that kept cards has drawn or shown one since
    kept_cards: Annotated[Row, I32, MAX_SEATS]  # packed: the cards a seat kept unseen; 0 after hide_from
    shown_cards: Annotated[Row, I32, MAX_SEATS]  # packed: cards unseen until then that it has played since
    cards_kept: Annotated[Row, I8, MAX_SEATS]  # how many a seat kept; the number is public
    cards_mixed_in: Annotated[Row, I8, HAND_KINDS]  # the discards shuffled in
    cards_not_seen: Annotated[Row, I8, HAND_KINDS]  # with them, what an onlooker had not seen after the shuffle
    kept_tokens: Annotated[Grid, I8, MAX_SEATS, TOKENS_KEPT]  # hidden tokens kept, NOT_THERE or UNSEEN
    shown_tokens: Annotated[Grid, I8, MAX_SEATS, TOKENS_HIDDEN]  # hidden tokens used since, or NOT_THERE
    tokens_mixed_in: Annotated[Row, I8, TOKEN_KINDS]
    own_mixed_in: Annotated[Grid, I8, MAX_SEATS, TOKENS_HIDDEN]  # hidden tokens a seat gave back then, or NOT_THERE
    tokens_not_seen: Annotated[Row, I8, TOKEN_KINDS]
    # Where the game is
    phase: I8  # a Phase
    seats: I8  # how many play
    seat: I8  # whose turn it is, also when chance acts for that seat
    starter: I8  # who has the starting-player card
    round_number: I8
    turns: I8  # turns of this phase that are over
    bonus_left: I8  # bonus cards still to come after a journey
    is_bonus: I8  # the drawing now going on is of a bonus card
    passes: I8  # passes in a row
    sale: I8  # which token of the row is on sale
    tokens_for_sale: I8  # how many were turned up
    bid: I8  # the highest bid
    bidder: I8  # who made it, or NOT_THERE
    out: I8  # seats that have passed on this token, a bit each
    failed: I8  # seats that could not pay for this token, a bit each
    travelled: I8  # whether the player now moving has made a step or a flight
    road: I8  # the road of the caravan being paid
    left: I8  # cards or tokens still to be dealt, paid, discarded or given back in this turn
    last_kind: I8  # the kind chosen last, below which no choice may go
    earned: I16  # gold the journey has brought so far
    # Options
    is_elfengold: I8
    rounds: I8
    has_town_cards: I8
    deals_new_8: I8  # Elfenland, refill: new_8
    has_witches: I8
    hand_limit: I8  # or NO_LIMIT
    overbid_is_forbidden: I8
    bonus_from_open: I8
