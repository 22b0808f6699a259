"""Elfenland and Elfengold: what chance may turn up, and with which weight: copies in the pile drawn from, or 1 each."""

from numpy import int64
from numpy.typing import NDArray

from goudkoorts.games.elfengold.board import EDGE_TOWNS, PRINTED_VALUES, TOWNS
from goudkoorts.games.elfengold.rules.setup import next_town_without_value
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import (
    AUCTION_ROW,
    BLIND_COUNTER,
    FIRST_CARD,
    FIRST_COUNTER,
    FIRST_ROW,
    FIRST_START,
    FIRST_TOKEN,
    FIRST_TOWN,
    FIRST_VALUE,
    LOWEST_VALUE,
    NEW_COUNTER,
    SECRET,
    START,
    TOKENS,
    TOWN_CARDS,
    VALUES,
    VALUES_OF_TOWNS,
)
from goudkoorts.kernel.bits import count_bits, nth_bit
from goudkoorts.kernel.counts import kind_of_nth, total, write_equal_weights, write_weights
from goudkoorts.kernel.rule import rule

Numbers = NDArray[int64]
COPIES_OF_VALUES = tuple(PRINTED_VALUES.count(LOWEST_VALUE + place) for place in range(VALUES_OF_TOWNS))


@rule
def chance_weights(state: State, out: Numbers, weights: Numbers) -> int:
    """Write the outcomes of a chance node with their weights: copies in the pile drawn from, or 1 each."""
    phase = state.phase
    if phase in (START, TOWN_CARDS):
        outcomes = count_chance_tickets(state)
        for ticket in range(outcomes):
            out[ticket] = open_chance_ticket(state, ticket)
        return write_equal_weights(outcomes, weights)
    if phase == VALUES:
        outcomes = 0
        for place in range(VALUES_OF_TOWNS):
            if copies_of_value_left(state, place) > 0:
                out[outcomes] = first_value_action(state) + place
                weights[outcomes] = copies_of_value_left(state, place)
                outcomes += 1
        return outcomes
    if draws_tokens(state):
        return write_weights(state.pool, first_token_action(state), out, weights)
    return write_weights(state.deck, FIRST_CARD, out, weights)


@rule
def count_chance_tickets(state: State) -> int:
    """Sum the weights of a chance node."""
    phase = state.phase
    if phase == START:
        return int(state.seats)
    if phase == TOWN_CARDS:
        return count_bits(town_cards_left(state))
    if phase == VALUES:
        return TOWNS - next_town_without_value(state)
    if draws_tokens(state):
        return total(state.pool)
    return total(state.deck)


@rule
def open_chance_ticket(state: State, ticket: int) -> int:
    """Return the outcome of the n-th ticket of chance."""
    phase = state.phase
    if phase == START:
        return FIRST_START + ticket
    if phase == TOWN_CARDS:
        return FIRST_TOWN + nth_bit(town_cards_left(state), ticket)
    if phase == VALUES:
        place = 0
        while ticket >= copies_of_value_left(state, place):
            ticket -= copies_of_value_left(state, place)
            place += 1
        return first_value_action(state) + place
    if draws_tokens(state):
        return first_token_action(state) + kind_of_nth(state.pool, ticket)
    return FIRST_CARD + kind_of_nth(state.deck, ticket)


@rule
def draws_tokens(state: State) -> bool:
    """Whether chance draws from the pool of counters and tokens now, and not from the cards."""
    phase = state.phase
    if phase == FIRST_ROW:
        return state.is_elfengold == 0
    return phase in (SECRET, BLIND_COUNTER, NEW_COUNTER, TOKENS, AUCTION_ROW)


@rule
def first_token_action(state: State) -> int:
    """Elfenland turns counters, Elfengold tokens."""
    return FIRST_TOKEN if state.is_elfengold else FIRST_COUNTER


@rule
def town_cards_left(state: State) -> int:
    """EL-8.1  Return the town cards that are not dealt yet."""
    towns = EDGE_TOWNS
    for seat in range(int(state.seats)):
        if state.town_cards[seat] >= 0:
            towns &= ~(1 << int(state.town_cards[seat]))
    return towns


@rule
def first_value_action(state: State) -> int:
    """EG-10.2  Return the action of the lowest value for the next town."""
    return FIRST_VALUE + (next_town_without_value(state) - 1) * VALUES_OF_TOWNS


@rule
def copies_of_value_left(state: State, place: int) -> int:
    """EG-10.2  How many gold-value tokens of one value are not laid out yet."""
    copies = COPIES_OF_VALUES[place]
    for town in range(1, TOWNS):
        if state.values[town] == LOWEST_VALUE + place:
            copies -= 1
    return copies
