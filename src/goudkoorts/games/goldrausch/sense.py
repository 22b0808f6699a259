"""Goldrausch: what a sensible player sees at a glance. Not rules: bots, hints and search start from it.

An action is tried, and the table after it weighed by expectation. A free coin place will hold the mean of the coins
still in the pile; the figures still to come bring as many chips as the players have left for them. That gives each
group its gold, its claims and so its share. A chip in hand is worth what it may fetch on the best groups of which the
player can expect to turn up a figure.
"""

import numpy as np
from numpy.typing import NDArray

from goudkoorts.games.goldrausch.rules import apply, chips_on, gold_on, owners_on
from goudkoorts.games.goldrausch.state import State
from goudkoorts.games.goldrausch.words import COIN_KINDS, COIN_VALUES, FIRST_COIN, GROUPS, OVER, PER_PLAYER
from goudkoorts.kernel.record import Records
from goudkoorts.kernel.rule import rule

# A chip in hand gains while one may wait, and the fewer play, the more figures each can wait for.
WORTH_OF_WAITING, WAITING_LOST_PER_SEAT = 1.25, 0.075


@rule
def weigh(states: Records[State], actions: NDArray[np.int64], count: int, out: NDArray[np.float64]) -> None:
    """Write how good each action looks to the seat to act in `states[0]`; `states[1]` is room to try them."""
    seat = int(states[0].seat)
    for place in range(count):
        states[1] = states[0]
        apply(states[1], int(actions[place]))
        out[place] = standing(states[1], seat)


@rule
def standing(state: State, seat: int) -> float:
    """Return how far a seat is ahead of the average rival, with what it may hope for in this round."""
    coin = mean_coin(state)
    boldness = chips_per_figure(state)
    rivals = 0.0
    for rival in range(int(state.seats)):
        if rival != seat:
            rivals += gold_to_expect(state, rival, coin, boldness)
    return gold_to_expect(state, seat, coin, boldness) - rivals / (int(state.seats) - 1)


@rule
def prospects(state: State, seat: int) -> float:
    """Return the gold a seat has and may hope for in this round."""
    return gold_to_expect(state, seat, mean_coin(state), chips_per_figure(state))


@rule
def gold_to_expect(state: State, seat: int, coin: float, boldness: float) -> float:
    """Return the gold a seat has, may expect for its chips on the table, and hopes for with those in hand."""
    gold = float(state.scores[seat])
    if state.phase == OVER:
        return gold
    for group in range(GROUPS):
        own = claims_of(state, group, seat)
        if own > 0:
            gold += own * share(state, group, coin, claims_to_come(state, group, boldness))
    return gold + hopes(state, seat, coin, boldness)


@rule
def mean_coin(state: State) -> float:
    """R-2  Return what a coin of the pile is worth on average."""
    coins = 0
    gold = 0
    for coin in range(COIN_KINDS):
        copies = int(state.pile[FIRST_COIN + coin])
        coins += copies
        gold += copies * COIN_VALUES[coin]
    return gold / max(1, coins)


@rule
def chips_per_figure(state: State) -> float:
    """R-7  Return how many chips each figure of the pile may bring: all chips in hand spread over them, at most 1."""
    figures = 0
    for group in range(GROUPS):
        figures += int(state.pile[group])
    chips = 0
    for seat in range(int(state.seats)):
        chips += int(state.chips_left[seat])
    return min(1.0, chips / max(1, figures))


@rule
def claims_of(state: State, group: int, seat: int) -> int:
    """R-12, RA-12  Return how many shares of a group a seat has: one a chip, or one in all."""
    chips = int(state.chips[group, seat])
    if state.shares == PER_PLAYER:
        return min(1, chips)
    return chips


@rule
def claims_to_come(state: State, group: int, boldness: float) -> float:
    """R-12, RA-12  Return how many shares a group may have in the end."""
    others = boldness * int(state.pile[group])
    if state.shares == PER_PLAYER:
        return owners_on(state, group) + others
    return chips_on(state, group) + others


@rule
def share(state: State, group: int, coin: float, claims: float) -> float:
    """R-12  Return what one share of a group may be worth in the end."""
    return (gold_on(state, group) + coin * int(state.free_places[group])) / max(1.0, claims)


@rule
def share_of_next_chip(state: State, group: int, coin: float, boldness: float) -> float:
    """R-12  Return what a chip with the group's next figure may be worth: that figure brings one share for certain."""
    return share(state, group, coin, claims_to_come(state, group, boldness) + 1.0 - boldness)


@rule
def hopes(state: State, seat: int, coin: float, boldness: float) -> float:
    """Return what the chips in hand may fetch: on the best groups, as far as the seat will turn up their figures."""
    chips = float(state.chips_left[seat])
    gold = 0.0
    groups = groups_to_gain(state, seat)
    while chips > 0.0 and groups != 0:
        group = best_group(state, groups, coin, boldness)
        placed = min(chips, figures_to_expect(state, group, seat))
        gold += placed * share_of_next_chip(state, group, coin, boldness)
        chips -= placed
        groups ^= 1 << group
    return gold * (WORTH_OF_WAITING - WAITING_LOST_PER_SEAT * int(state.seats))


@rule
def groups_to_gain(state: State, seat: int) -> int:
    """R-7, RA-12  Return the groups with figures to come, one bit each; where shares go by player, only new ones."""
    groups = 0
    for group in range(GROUPS):
        is_new = state.chips[group, seat] == 0
        if state.pile[group] > 0 and (is_new or state.shares != PER_PLAYER):
            groups |= 1 << group
    return groups


@rule
def best_group(state: State, groups: int, coin: float, boldness: float) -> int:
    """Return the group of a set, not empty, on which the next chip may be worth most."""
    best = -1
    most = -1.0
    for group in range(GROUPS):
        if groups >> group & 1:
            worth = share_of_next_chip(state, group, coin, boldness)
            if worth > most:
                most = worth
                best = group
    return best


@rule
def figures_to_expect(state: State, group: int, seat: int) -> float:
    """R-6  Return how many figures of a group a seat may expect to turn up: its part of the cards to come."""
    seats = int(state.seats)
    left = int(state.left)
    others_first = (seat - int(state.seat) + seats) % seats
    turns = (left - others_first + seats - 1) // seats
    return int(state.pile[group]) * turns / max(1, left)


@rule
def round_of(state: State) -> int:
    """Return the round being played."""
    return int(state.round_number)
