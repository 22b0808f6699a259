"""Gold!: who acts and what may be done, one function a phase.

Every node of the game is a lottery of *tickets*: at a decision each legal action is one ticket, at a chance node each
outcome has as many tickets as its weight. `count_tickets` says how many there are and `open_ticket` which action the
n-th one stands for; the lists and weights below are read off the same two functions, so legality is written once.
"""

from numpy import int64
from numpy.typing import NDArray

from goudkoorts.games.gold.heap import copies_in, kind_of_bit, kinds_in
from goudkoorts.games.gold.rules import bonus_kinds, seat_of_next_donkey
from goudkoorts.games.gold.state import State
from goudkoorts.games.gold.words import (
    BONUS,
    COLOURS,
    DONKEYS,
    EIGHT_ROW,
    FIRST_BONUS,
    FIRST_DONKEY,
    FIRST_START,
    FIRST_SWAP,
    FIRST_TAKE,
    FIRST_TURN_UP,
    FOUR_ROW,
    GOLD_KINDS,
    KINDS,
    ONE_ROW,
    OVER,
    PASS,
    REFILL,
    START,
    TURN,
)
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.kernel.bits import count_bits, lowest_bit, nth_bit
from goudkoorts.kernel.counts import write_equal_weights
from goudkoorts.kernel.rule import rule


@rule
def seat_to_act(state: State) -> int:
    """Return the seat whose decision it is, CHANCE or NOBODY."""
    phase = state.phase
    if phase in (TURN, BONUS):
        return int(state.seat)
    if phase == OVER:
        return NOBODY
    if phase == DONKEYS and state.players_choose:
        return seat_of_next_donkey(state)
    return CHANCE


@rule
def lowest_kinds(offer: int) -> int:
    """G-8  Return the kinds of the lowest value in the offer."""
    kinds = kinds_in(offer)
    row = lowest_bit(kinds) // COLOURS
    return kinds & (ONE_ROW << (row * COLOURS))


@rule
def kinds_for(row: int, offer: int) -> int:
    """G-9, G-10, G-11  Return what a card of this row fetches: for gold strictly lower gold, for a donkey any gold."""
    gold = offer & GOLD_KINDS
    if row == 0:
        return gold
    return gold & ((1 << (row * COLOURS)) - 1)


@rule
def count_tickets_of_turn(state: State) -> int:
    """G-8 to G-11  Count the takes and the swaps."""
    offer = int(state.offer)
    display = kinds_in(int(state.displays[int(state.seat)]))
    tickets = count_bits(lowest_kinds(offer))
    tickets += count_bits(display & ONE_ROW) * count_bits(kinds_for(0, offer))
    for row in range(FOUR_ROW, EIGHT_ROW + 1):
        tickets += count_bits(display >> (row * COLOURS) & ONE_ROW) * count_bits(kinds_for(row, offer))
    return tickets


@rule
def open_ticket_of_turn(state: State, ticket: int) -> int:
    """G-8 to G-11  Takes first, then the swaps by the row of the card given: donkeys, then gold from eights down."""
    offer = int(state.offer)
    takes = lowest_kinds(offer)
    if ticket < count_bits(takes):
        return FIRST_TAKE + nth_bit(takes, ticket)
    ticket -= count_bits(takes)
    display = kinds_in(int(state.displays[int(state.seat)]))
    gives = display & ONE_ROW
    fetches = kinds_for(0, offer)
    row = EIGHT_ROW
    while ticket >= count_bits(gives) * count_bits(fetches):
        ticket -= count_bits(gives) * count_bits(fetches)
        gives = display & (ONE_ROW << (row * COLOURS))
        fetches = kinds_for(row, offer)
        row -= 1
    return swap_of_ticket(gives, fetches, ticket)


@rule
def swap_of_ticket(gives: int, fetches: int, ticket: int) -> int:
    """Return the n-th pair of a card to give and a card to fetch."""
    choices = count_bits(fetches)
    given = nth_bit(gives, ticket // choices)
    taken = nth_bit(fetches, ticket % choices)
    return FIRST_SWAP + given * KINDS + taken


@rule
def count_tickets_of_bonus(state: State) -> int:
    """G-15, GA-5  Count the cards to choose from, and declining unless the bonus is mandatory."""
    tickets = 1 - state.bonus_is_mandatory
    for opponent in range(int(state.seats)):
        tickets += count_bits(bonus_kinds(state, opponent))
    return int(tickets)


@rule
def open_ticket_of_bonus(state: State, ticket: int) -> int:
    """G-15  The opponents' cards by seat, then declining."""
    for opponent in range(int(state.seats)):
        kinds = bonus_kinds(state, opponent)
        if ticket < count_bits(kinds):
            return FIRST_BONUS + opponent * KINDS + nth_bit(kinds, ticket)
        ticket -= count_bits(kinds)
    return PASS


@rule
def free_donkeys(state: State) -> int:
    """G-4  Return the colours of which nobody has the start donkey yet."""
    used = 0
    for seat in range(int(state.seats)):
        used |= int(state.displays[seat])
    return ONE_ROW & ~used


@rule
def count_tickets(state: State) -> int:
    """Count the tickets of this node: legal actions, or the summed weights of chance."""
    phase = state.phase
    if phase == TURN:
        return count_tickets_of_turn(state)
    if phase == REFILL:
        return count_bits(int(state.unseen))
    if phase == BONUS:
        return count_tickets_of_bonus(state)
    if phase == DONKEYS:
        return count_bits(free_donkeys(state))
    if phase == START:
        return int(state.seats)
    return 0


@rule
def open_ticket(state: State, ticket: int) -> int:
    """Return the action that the n-th ticket of this node stands for."""
    phase = state.phase
    if phase == TURN:
        return open_ticket_of_turn(state, ticket)
    if phase == REFILL:
        return FIRST_TURN_UP + kind_of_bit(nth_bit(int(state.unseen), ticket))
    if phase == BONUS:
        return open_ticket_of_bonus(state, ticket)
    if phase == DONKEYS:
        return FIRST_DONKEY + nth_bit(free_donkeys(state), ticket)
    return FIRST_START + ticket


@rule
def list_legal(state: State, out: NDArray[int64]) -> int:
    """Write the legal actions of a decision in their fixed order and return how many there are."""
    tickets = count_tickets(state)
    for ticket in range(tickets):
        out[ticket] = open_ticket(state, ticket)
    return tickets


@rule
def chance_weights(state: State, out: NDArray[int64], weights: NDArray[int64]) -> int:
    """G-2  Write the outcomes of a chance node with their weights: copies unseen, or 1 each."""
    if state.phase != REFILL:
        return write_equal_weights(list_legal(state, out), weights)
    outcomes = 0
    for kind in range(KINDS):
        copies = copies_in(int(state.unseen), kind)
        if copies:
            out[outcomes] = FIRST_TURN_UP + kind
            weights[outcomes] = copies
            outcomes += 1
    return outcomes
