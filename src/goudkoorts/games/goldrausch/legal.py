"""Goldrausch: who acts and what may be done, one line a phase.

Every node of the game is a lottery of *tickets*: at a decision each legal action is one ticket, at a chance node each
outcome has as many tickets as its weight. `count_tickets` says how many there are and `open_ticket` which action the
n-th one stands for; the lists and weights below are read off the same two functions, so legality is written once.
"""

from numpy import int64
from numpy.typing import NDArray

from goudkoorts.games.goldrausch.rules import groups_for_coin
from goudkoorts.games.goldrausch.state import State
from goudkoorts.games.goldrausch.words import (
    CARD,
    CHIP,
    CHIP_ACTIONS,
    COIN,
    FIRST_LAY,
    FIRST_START,
    FIRST_TURN_UP,
    OVER,
    PLACE_CHIP,
    START,
)
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.kernel.bits import count_bits, nth_bit
from goudkoorts.kernel.counts import kind_of_nth, write_equal_weights, write_weights
from goudkoorts.kernel.rule import rule


@rule
def seat_to_act(state: State) -> int:
    """R-6, R-7, R-9  Return the seat whose decision it is, CHANCE or NOBODY: only the active player decides."""
    phase = state.phase
    if phase in (CHIP, COIN):
        return int(state.seat)
    if phase == OVER:
        return NOBODY
    return CHANCE


@rule
def count_tickets(state: State) -> int:
    """R-6 to R-10  Count the tickets of this node: cards in the pile, chip and pass, groups for a coin, or seats."""
    phase = state.phase
    if phase == CARD:
        return int(state.left)
    if phase == COIN:
        return count_bits(groups_for_coin(state))
    if phase == CHIP:
        return CHIP_ACTIONS
    if phase == START:
        return int(state.seats)
    return 0


@rule
def open_ticket(state: State, ticket: int) -> int:
    """R-6 to R-10  Return the action that the n-th ticket of this node stands for."""
    phase = state.phase
    if phase == CARD:
        return FIRST_TURN_UP + kind_of_nth(state.pile, ticket)
    if phase == COIN:
        return FIRST_LAY + nth_bit(groups_for_coin(state), ticket)
    if phase == CHIP:
        return PLACE_CHIP + ticket
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
    """R-5, R-6, RA-7  Write the outcomes of a chance node with weights: copies in the pile, or 1 for each seat."""
    if state.phase == CARD:
        return write_weights(state.pile, FIRST_TURN_UP, out, weights)
    return write_equal_weights(list_legal(state, out), weights)
