"""Elfengold: the auction (EG-5)."""

from goudkoorts.games.elfengold.rules.tokens import begin_to_plan
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import BID, FOR_SALE, FOR_SALE_PER_PLAYER, NEXT_SALE, NOT_THERE
from goudkoorts.kernel.bits import count_bits
from goudkoorts.kernel.rule import rule


@rule
def turn_up_for_sale(state: State, kind: int) -> None:
    """EG-5.1  Two tokens a player are turned up in a row, all of them before the first bid."""
    state.pool[kind] -= 1
    state.for_sale[int(state.tokens_for_sale)] = kind
    state.tokens_for_sale += 1
    if state.tokens_for_sale == FOR_SALE_PER_PLAYER * state.seats:
        state.failed = 0
        state.phase = NEXT_SALE


@rule
def offer_next_token(state: State) -> None:
    """EG-5.1, EG-5.2, EG-5.8  The tokens are sold in the order of the row, each from the starting player on."""
    if state.sale == state.tokens_for_sale:
        clear_the_row(state)
        begin_to_plan(state)
        return
    state.bid = 0
    state.bidder = NOT_THERE
    state.out = state.failed
    state.seat = (state.starter + state.seats - 1) % state.seats
    if count_bits(int(state.out)) == state.seats:
        put_back_unsold(state)
    else:
        ask_next_bidder(state)


@rule
def clear_the_row(state: State) -> None:
    """EG-5.8  After the last token the row is empty."""
    for place in range(FOR_SALE):
        state.for_sale[place] = NOT_THERE
    state.sale = 0
    state.tokens_for_sale = 0
    state.bid = 0
    state.bidder = NOT_THERE
    state.out = 0
    state.failed = 0


@rule
def ask_next_bidder(state: State) -> None:
    """EG-5.3  Clockwise to the next player who has not passed."""
    seat = (int(state.seat) + 1) % int(state.seats)
    while int(state.out) >> seat & 1:
        seat = (seat + 1) % int(state.seats)
    state.seat = seat
    state.phase = BID


@rule
def make_bid(state: State, bid: int) -> None:
    """EG-5.2, EG-5.3  A bid is at least 1 and more than the one before."""
    state.bid = bid
    state.bidder = state.seat
    settle_or_go_on(state)


@rule
def pass_the_bid(state: State) -> None:
    """EG-5.3  Who has passed is out for this token only."""
    state.out = int(state.out) | 1 << int(state.seat)
    settle_or_go_on(state)


@rule
def settle_or_go_on(state: State) -> None:
    """EG-5.4, EG-5.7  Sold when only the highest bidder is left; the last one to speak still gets his turn."""
    still_in = int(state.seats) - count_bits(int(state.out))
    if still_in == 0:
        put_back_unsold(state)
    elif still_in == 1 and state.bidder != NOT_THERE:
        settle_the_sale(state)
    else:
        ask_next_bidder(state)


@rule
def settle_the_sale(state: State) -> None:
    """EG-5.5, EG-5.6  The winner pays and lays the token open; one who cannot pay loses all and is out for it."""
    winner = int(state.bidder)
    if state.gold[winner] < state.bid:
        state.gold[winner] = 0
        state.failed = int(state.failed) | 1 << winner
        state.phase = NEXT_SALE
        return
    state.gold[winner] -= state.bid
    state.open_tokens[winner, int(state.for_sale[int(state.sale)])] += 1
    go_to_next_token(state)


@rule
def put_back_unsold(state: State) -> None:
    """EG-5.7  A token nobody wants goes back face down into the pool."""
    state.returned[int(state.for_sale[int(state.sale)])] += 1
    go_to_next_token(state)


@rule
def go_to_next_token(state: State) -> None:
    """EG-5.1, EG-5.6  The next token of the row; who failed to pay for the last one may bid again."""
    state.sale += 1
    state.failed = 0
    state.phase = NEXT_SALE
