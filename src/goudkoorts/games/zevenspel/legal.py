"""Het Gouden Zevenspel: who acts and what may be done.

Every node is a lottery of tickets, one for each legal action or, at a chance node, as many for each outcome as its
weight. The lists and weights below are read off the same two functions, so legality is written once.
"""

from numpy import int64
from numpy.typing import NDArray

from goudkoorts.games.zevenspel.cards import copies_left, kind_of_nth_left
from goudkoorts.games.zevenspel.state import State
from goudkoorts.games.zevenspel.words import (
    BET,
    BOXES,
    CARD,
    DECK,
    FIRST_BET,
    FIRST_CARD,
    FIRST_ROLL,
    FIRST_START,
    KINDS,
    OVER,
    PIPS,
    ROLL,
    START,
)
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.kernel.counts import write_equal_weights
from goudkoorts.kernel.rule import rule


@rule
def seat_to_act(state: State) -> int:
    """Z-6, Z-7  Return the seat that bets; the die and the cards are chance, whoever throws and lays them."""
    phase = state.phase
    if phase == BET:
        return int(state.seat)
    if phase == OVER:
        return NOBODY
    return CHANCE


@rule
def count_tickets(state: State) -> int:
    """Count the tickets of this node: legal actions, or the summed weights of chance."""
    phase = state.phase
    if phase == ROLL:
        return PIPS
    if phase == CARD:
        return DECK - int(state.opened)
    if phase == BET:
        return BOXES
    if phase == START:
        return int(state.seats)
    return 0


@rule
def open_ticket(state: State, ticket: int) -> int:
    """Return the action that the n-th ticket of this node stands for."""
    phase = state.phase
    if phase == ROLL:
        return FIRST_ROLL + ticket
    if phase == CARD:
        return FIRST_CARD + kind_of_nth_left(int(state.drawn), ticket)
    if phase == BET:
        return FIRST_BET + ticket
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
    """Z-1, Z-7  Write the outcomes of a chance node with their weights: copies not open, or 1 each."""
    if state.phase != CARD:
        return write_equal_weights(list_legal(state, out), weights)
    outcomes = 0
    for kind in range(KINDS):
        copies = copies_left(int(state.drawn), kind)
        if copies > 0:
            out[outcomes] = FIRST_CARD + kind
            weights[outcomes] = copies
            outcomes += 1
    return outcomes
