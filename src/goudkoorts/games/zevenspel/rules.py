"""Het Gouden Zevenspel: set-up, bets, rolls, cards, settlement and end, in the order of the rule book."""

from numpy import int64
from numpy.typing import NDArray

from goudkoorts.games.zevenspel.boxes import points_of, print_the_felt, winning_boxes
from goudkoorts.games.zevenspel.cards import with_card
from goudkoorts.games.zevenspel.odds import life_of_a_chip
from goudkoorts.games.zevenspel.state import State
from goudkoorts.games.zevenspel.words import (
    BET,
    BOXES,
    CARD,
    CARD_PLACES,
    CHIPS,
    FIRST_BET,
    FIRST_CARD,
    FIRST_ROLL,
    FIRST_START,
    MAX_SEATS,
    MOST_ROUNDS,
    NO_BET,
    NO_CARD,
    NO_START,
    OPTION_BETTING,
    OPTION_EQUAL,
    OPTION_LETTERS,
    OPTION_MAX_ROUNDS,
    OPTION_PAIRS,
    OPTION_POINTS,
    OPTION_PRINTED,
    OPTION_START,
    OVER,
    ROLL,
    START,
)
from goudkoorts.kernel.counts import total
from goudkoorts.kernel.options import NONE_CHOSEN
from goudkoorts.kernel.places import turn_into_places
from goudkoorts.kernel.rule import rule


@rule
def set_up(state: State, seats: int, options: NDArray[int64]) -> None:
    """Z-2 to Z-4  Give every player ten chips; an opener may be named beforehand."""
    state.seats = seats
    state.letters = options[OPTION_LETTERS]
    state.equal = options[OPTION_EQUAL]
    state.pairs = options[OPTION_PAIRS]
    print_the_felt(state, int(options[OPTION_POINTS]), options[OPTION_PRINTED : OPTION_PRINTED + BOXES])
    state.points_per_life = life_of_a_chip(state, int(options[OPTION_POINTS]))
    state.bets_are_hidden = options[OPTION_BETTING]
    state.max_rounds = options[OPTION_MAX_ROUNDS]
    for seat in range(MAX_SEATS):
        state.points[seat] = 0
        state.chips[seat] = CHIPS if seat < seats else 0
        state.bets[seat] = NO_BET
    state.round_number = 1
    state.winning = 0
    state.phase = START
    state.opener = 0
    state.seat = 0
    clear_the_felt(state)
    if options[OPTION_START] != NO_START:
        open_the_round(state, int(options[OPTION_START]))


@rule
def clear_the_felt(state: State) -> None:
    """Z-5, ZA-15  No bets and no open cards: all 53 cards are shuffled into the pile again."""
    for seat in range(int(state.seats)):
        state.bets[seat] = NO_BET
    for place in range(CARD_PLACES):
        state.open[place] = NO_CARD
    state.opened = 0
    state.drawn = 0
    state.aside = 0
    state.die = 0


@rule
def open_the_round(state: State, opener: int) -> None:
    """Z-4, ZA-9  The opener is the first to bet."""
    state.opener = opener
    state.seat = opener
    state.phase = BET


@rule
def next_with_chips(state: State, seat: int) -> int:
    """Z-6  Return the next player clockwise who has a chip; somebody must have one."""
    while True:
        seat += 1
        if seat == state.seats:
            seat = 0
        if state.chips[seat] > 0:
            return seat


@rule
def bet(state: State, box: int) -> None:
    """Z-6, ZA-10, ZA-11  A chip goes on any box; when everybody with chips has bet, the opener rolls."""
    state.bets[int(state.seat)] = box
    state.seat = next_with_chips(state, int(state.seat))
    if state.seat == state.opener:
        state.phase = ROLL


@rule
def roll(state: State, pips: int) -> None:
    """Z-7  One card less than the roll is put aside unseen."""
    state.die = pips
    state.aside += pips - 1
    state.phase = CARD


@rule
def lay_open(state: State, kind: int) -> None:
    """Z-7, Z-8  The card goes on the next free place and the next player rolls; the seventh card ends the round."""
    state.drawn = with_card(int(state.drawn), kind)
    state.open[int(state.opened)] = kind
    state.opened += 1
    if state.opened < CARD_PLACES:
        # Chips are lost only at the settlement, so whoever has one has bet in this round (ZA-12).
        state.seat = next_with_chips(state, int(state.seat))
        state.phase = ROLL
    else:
        settle(state)
        end_round(state)


@rule
def settle(state: State) -> None:
    """Z-9, Z-12  A chip on a winning box earns its points and comes back; all others go into the pot."""
    settle_with(state, winning_boxes(state))


@rule
def settle_with(state: State, winning: int) -> None:
    """Z-9, Z-12  Settle every chip, given the boxes that win."""
    state.winning = winning
    for seat in range(int(state.seats)):
        box = int(state.bets[seat])
        if box == NO_BET:
            continue
        if winning >> box & 1:
            state.points[seat] += points_of(state, box)
        else:
            state.chips[seat] -= 1


@rule
def end_round(state: State) -> None:
    """Z-8, Z-10, ZA-12  The game ends without chips; else the next player with a chip after the last roller opens."""
    if chips_left(state) == 0 or rounds_left(state) == 1:
        state.phase = OVER
        return
    opener = next_with_chips(state, int(state.seat))
    clear_the_felt(state)
    state.round_number += 1
    open_the_round(state, opener)


@rule
def chips_left(state: State) -> int:
    """Z-10  How many chips are not in the pot."""
    return total(state.chips)


@rule
def rounds_left(state: State) -> int:
    """ZA-16  Return how many rounds there can be, this one included; a table may agree on a last one."""
    if state.max_rounds == NONE_CHOSEN:
        return MOST_ROUNDS
    return int(state.max_rounds) - int(state.round_number) + 1


@rule
def apply(state: State, action: int) -> None:
    """Carry out one action, legal by assumption, with all that follows from it."""
    if action < FIRST_ROLL:
        bet(state, action - FIRST_BET)
    elif action < FIRST_CARD:
        roll(state, action - FIRST_ROLL + 1)
    elif action < FIRST_START:
        lay_open(state, action - FIRST_CARD)
    else:
        open_the_round(state, action - FIRST_START)


@rule
def payoff(state: State, out: NDArray[int64]) -> None:
    """Z-10  Write each seat's score: the points it has noted; chips left count for nothing."""
    for seat in range(int(state.seats)):
        out[seat] = state.points[seat]


@rule
def places(state: State, out: NDArray[int64]) -> None:
    """Z-10, ZA-13  Write how many seats are ahead of each: by points, and equals share."""
    payoff(state, out)
    turn_into_places(out, int(state.seats))
