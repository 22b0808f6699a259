"""Elfenland and Elfengold: setting up (EL-1, EG-1) and the variants that are dealt (EL-8, EG-10)."""

import numpy as np
from numpy import int64
from numpy.typing import NDArray

from goudkoorts.games.elfengold.board import ALL_PIECES, ELVENHOLD, TOWNS
from goudkoorts.games.elfengold.rules.heaps import cards_in_hand, deal_card
from goudkoorts.games.elfengold.rules.memory import remember_nothing
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import (
    CARD_KINDS,
    COUNTERS,
    ELFENGOLD_CARDS,
    ELFENGOLD_ROUNDS,
    ELFENGOLD_TOKENS,
    ELFENLAND_CARDS,
    ELFENLAND_COUNTERS,
    ELFENLAND_ROUNDS,
    FIRST_GOLD,
    FIRST_HAND,
    FIRST_HANDS,
    FIRST_ROW,
    FOR_SALE,
    GOLD,
    GOLD_CARDS,
    HAND_KEPT,
    HAND_KINDS,
    LOWEST_VALUE,
    MAX_SEATS,
    NEXT_HAND,
    NO_LIMIT,
    NO_START,
    NOT_THERE,
    OPEN_CARDS,
    OPEN_COUNTERS,
    OPTION_BONUS,
    OPTION_HAND_LIMIT,
    OPTION_OVERBID,
    OPTION_REFILL,
    OPTION_ROUNDS,
    OPTION_START,
    OPTION_TOWN_CARDS,
    OPTION_VALUES,
    OPTION_WITCHES,
    START,
    TOKEN_KINDS,
    TOKENS,
    TOKENS_HIDDEN,
    TOWN_CARDS,
    TREE,
    VALUES,
    WITCH,
    WITCHES,
)
from goudkoorts.kernel.counts import total
from goudkoorts.kernel.rule import rule

CARDS_OF_ELFENLAND = np.array(ELFENLAND_CARDS, np.int64)
CARDS_OF_ELFENGOLD = np.array(ELFENGOLD_CARDS, np.int64)
COUNTERS_OF_ELFENLAND = np.array(ELFENLAND_COUNTERS, np.int64)
TOKENS_OF_ELFENGOLD = np.array(ELFENGOLD_TOKENS, np.int64)


@rule
def set_up_elfenland(state: State, seats: int, options: NDArray[int64]) -> None:
    """EL-1.1 to EL-1.5, EL-8.2  Lay out Elfenland: pieces and boots, a tree each, 72 cards and 48 counters."""
    clear_the_table(state, seats)
    state.is_elfengold = 0
    state.rounds = ELFENLAND_ROUNDS - options[OPTION_ROUNDS]
    state.has_town_cards = options[OPTION_TOWN_CARDS]
    state.deals_new_8 = options[OPTION_REFILL]
    state.hand_limit = HAND_KEPT
    for seat in range(seats):
        state.open_tokens[seat, TREE] = 1
    for kind in range(CARD_KINDS):
        state.deck[kind] = CARDS_OF_ELFENLAND[kind]
    for kind in range(TOKEN_KINDS):
        state.pool[kind] = COUNTERS_OF_ELFENLAND[kind]
    if options[OPTION_START] != NO_START:
        choose_starting_player(state, int(options[OPTION_START]))


@rule
def set_up_elfengold(state: State, seats: int, options: NDArray[int64]) -> None:
    """EG-1.1 to EG-1.5, EG-10.2, EG-10.3  Lay out Elfengold: 63 cards and perhaps 6 witches, 48 tokens, 12 gold."""
    clear_the_table(state, seats)
    state.is_elfengold = 1
    state.rounds = ELFENGOLD_ROUNDS - options[OPTION_ROUNDS]
    state.has_town_cards = options[OPTION_TOWN_CARDS]
    state.has_witches = options[OPTION_WITCHES]
    state.hand_limit = HAND_KEPT if options[OPTION_HAND_LIMIT] else NO_LIMIT
    state.overbid_is_forbidden = options[OPTION_OVERBID]
    state.bonus_from_open = options[OPTION_BONUS]
    for town in range(1, TOWNS):
        state.values[town] = options[OPTION_VALUES + town - 1]
    for seat in range(seats):
        state.gold[seat] = FIRST_GOLD
    for kind in range(CARD_KINDS):
        state.deck[kind] = CARDS_OF_ELFENGOLD[kind]
    state.deck[WITCH] = WITCHES * options[OPTION_WITCHES]
    for kind in range(TOKEN_KINDS):
        state.pool[kind] = TOKENS_OF_ELFENGOLD[kind]
    if options[OPTION_START] != NO_START:
        choose_starting_player(state, int(options[OPTION_START]))


@rule
def clear_the_table(state: State, seats: int) -> None:
    """EL-1.2, EG-1.1  Boots in Elvenhold, a piece on each of the other 20 towns; nothing else anywhere."""
    state.seats = seats
    for kind in range(COUNTERS):
        state.transports[kind] = 0
    state.obstacles = 0
    state.gold_pieces = 0
    state.doubles = 0
    for seat in range(MAX_SEATS):
        clear_a_seat(state, seat)
    for seat in range(seats):
        state.pieces[seat] = ALL_PIECES
    for kind in range(CARD_KINDS):
        state.deck[kind] = 0
        state.discards[kind] = 0
    for kind in range(HAND_KINDS):
        state.face_up[kind] = 0
    for kind in range(TOKEN_KINDS):
        state.pool[kind] = 0
        state.returned[kind] = 0
        state.giving[kind] = 0
    for seat in range(MAX_SEATS):
        for place in range(TOKENS_HIDDEN):
            state.given_back[seat, place] = NOT_THERE
    for place in range(FOR_SALE):
        state.for_sale[place] = NOT_THERE
    for town in range(TOWNS):
        state.values[town] = 0
    state.drawn[0] = NOT_THERE
    state.drawn[1] = NOT_THERE
    remember_nothing(state)
    clear_the_course(state)


@rule
def clear_a_seat(state: State, seat: int) -> None:
    """EL-1.2  A boot in Elvenhold and nothing in hand."""
    state.pieces[seat] = 0
    state.gold[seat] = 0
    state.boots[seat] = ELVENHOLD
    state.town_cards[seat] = NOT_THERE
    state.unseen_cards[seat] = 0
    state.unseen_tokens[seat] = 0
    for kind in range(HAND_KINDS):
        state.hands[seat, kind] = 0
        state.known[seat, kind] = 0
    for kind in range(TOKEN_KINDS):
        state.open_tokens[seat, kind] = 0
        state.hidden_tokens[seat, kind] = 0


@rule
def clear_the_course(state: State) -> None:
    """EL-1.4  Nothing has happened yet; the first thing to be settled is who begins."""
    state.gold_stack = 0
    state.phase = START
    state.seat = 0
    state.starter = 0
    state.round_number = 1
    state.turns = 0
    state.bonus_left = 0
    state.is_bonus = 0
    state.passes = 0
    state.sale = 0
    state.tokens_for_sale = 0
    state.bid = 0
    state.bidder = NOT_THERE
    state.out = 0
    state.failed = 0
    state.travelled = 0
    state.road = 0
    state.left = 0
    state.last_kind = 0
    state.earned = 0
    state.has_town_cards = 0
    state.deals_new_8 = 0
    state.has_witches = 0
    state.overbid_is_forbidden = 0
    state.bonus_from_open = 0


@rule
def choose_starting_player(state: State, seat: int) -> None:
    """EL-1.4, EG-1.5  One player begins; chance stands in for the oldest."""
    state.starter = seat
    state.seat = seat
    if state.is_elfengold and state.values[1] == 0:
        state.phase = VALUES
    else:
        deal_town_cards_or_go_on(state)


@rule
def next_town_without_value(state: State) -> int:
    """EG-10.2  The gold values are laid out town by town."""
    for town in range(1, TOWNS):
        if state.values[town] == 0:
            return town
    return TOWNS


@rule
def lay_out_value(state: State, place: int) -> None:
    """EG-10.2  A gold-value token comes to lie in the next town."""
    state.values[next_town_without_value(state)] = LOWEST_VALUE + place
    if next_town_without_value(state) == TOWNS:
        deal_town_cards_or_go_on(state)


@rule
def deal_town_cards_or_go_on(state: State) -> None:
    """EL-8.1, EG-10.1  With town cards each player gets one, from seat 0."""
    if state.has_town_cards:
        state.phase = TOWN_CARDS
    else:
        begin_the_first_deal(state)


@rule
def next_seat_without_town_card(state: State) -> int:
    """EL-8.1  Return the seat that gets the next town card, the number of seats when all have one."""
    for seat in range(int(state.seats)):
        if state.town_cards[seat] == NOT_THERE:
            return seat
    return int(state.seats)


@rule
def give_town_card(state: State, town: int) -> None:
    """EL-8.1  A town card is dealt face down."""
    state.town_cards[next_seat_without_town_card(state)] = town
    if next_seat_without_town_card(state) == state.seats:
        begin_the_first_deal(state)


@rule
def begin_the_first_deal(state: State) -> None:
    """EL-1.3, EG-1.3  Elfenland begins with five open counters, Elfengold with five cards for each player."""
    state.turns = 0
    if state.is_elfengold:
        state.seat = state.starter
        state.phase = FIRST_HANDS
    else:
        state.phase = FIRST_ROW


@rule
def turn_up_first_counter(state: State, kind: int) -> None:
    """EL-1.3, EL-1.6  Five counters are turned up; then the first round begins with its cards."""
    state.pool[kind] -= 1
    state.face_up[kind] += 1
    if total(state.face_up) == OPEN_COUNTERS:
        state.turns = 0
        state.phase = NEXT_HAND


@rule
def deal_first_card(state: State, kind: int) -> None:
    """EG-1.3  Each player is dealt five cards, the starting player first."""
    deal_card(state, kind)
    if cards_in_hand(state, int(state.seat)) == FIRST_HAND:
        state.turns += 1
        state.seat = (state.starter + state.turns) % state.seats
        if state.turns == state.seats:
            state.phase = FIRST_ROW


@rule
def turn_up_first_card(state: State, kind: int) -> None:
    """EG-1.3, EG-1.5  Three cards are turned up; only then the gold cards join the pile and round 1 begins."""
    state.deck[kind] -= 1
    state.face_up[kind] += 1
    if total(state.face_up) == OPEN_CARDS:
        state.deck[GOLD] = GOLD_CARDS
        state.turns = 0
        state.seat = state.starter
        state.phase = TOKENS
