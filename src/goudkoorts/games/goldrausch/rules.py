"""Goldrausch: set-up, turn, scoring, next round and end, in the order of the rule book."""

from numpy import int64
from numpy.typing import NDArray

from goudkoorts.games.goldrausch.state import State
from goudkoorts.games.goldrausch.words import (
    ALL_GROUPS,
    CARD,
    CARDS,
    CHIP,
    CHIPS_PER_PLAYER,
    CLOCKWISE,
    COIN,
    COIN_KINDS,
    COIN_VALUES,
    COINS_PER_GROUP,
    CONTINUE,
    DECK,
    EXTRA_ROUND,
    FIGURES_PER_GROUP,
    FIRST_COIN,
    FIRST_LAY,
    FIRST_START,
    FIRST_TURN_UP,
    FLOOR_PER_PLAYER,
    GROUPS,
    KINDS,
    LOT,
    MAX_SEATS,
    MOST_ROUNDS,
    NO_CARD,
    NO_START,
    OPTION_NEXT_START,
    OPTION_ROUNDS,
    OPTION_SHARES,
    OPTION_START,
    OPTION_TIE,
    OVER,
    PASS,
    PER_CHIP,
    PLACE_CHIP,
    ROUNDS,
    START,
)
from goudkoorts.kernel.places import turn_into_places
from goudkoorts.kernel.rule import rule


@rule
def set_up(state: State, seats: int, options: NDArray[int64]) -> None:
    """R-3, R-4  Lay out a new game with an empty score sheet; its options hold for all rounds."""
    state.seats = seats
    state.rounds = ROUNDS[int(options[OPTION_ROUNDS])]
    state.shares = options[OPTION_SHARES]
    state.next_start = options[OPTION_NEXT_START]
    state.tie = options[OPTION_TIE]
    for seat in range(MAX_SEATS):
        state.scores[seat] = 0
        for past in range(MOST_ROUNDS):
            state.sheet[past, seat] = 0
    state.round_number = 1
    clear_the_table(state)
    state.seat = 0
    state.starter = 0
    state.phase = START
    if options[OPTION_START] != NO_START:
        begin_round(state, int(options[OPTION_START]))


@rule
def clear_the_table(state: State) -> None:
    """R-1, R-2, R-3, R-5  All 66 cards go into one pile; everybody has three chips, and nothing lies on the table."""
    for kind in range(KINDS):
        state.pile[kind] = DECK[kind]
    state.left = CARDS
    state.turned = NO_CARD
    state.with_figure = 0
    state.with_room = ALL_GROUPS
    for group in range(GROUPS):
        state.free_places[group] = COINS_PER_GROUP
        for coin in range(COIN_KINDS):
            state.coins[group, coin] = 0
        for seat in range(MAX_SEATS):
            state.chips[group, seat] = 0
    for seat in range(MAX_SEATS):
        state.chips_left[seat] = CHIPS_PER_PLAYER


@rule
def begin_round(state: State, starter: int) -> None:
    """R-5, RA-7  One player begins; who, is left to chance in the first round, by house rule in every one."""
    state.starter = starter
    state.seat = starter
    state.phase = CARD


@rule
def seat_after(state: State, seat: int) -> int:
    """R-6  Turns go clockwise."""
    if seat + 1 == state.seats:
        return 0
    return seat + 1


@rule
def turn_up(state: State, kind: int) -> None:
    """R-6  The top card is turned up for all to see and must be laid at once."""
    state.pile[kind] -= 1
    state.left -= 1
    state.turned = kind
    if kind < FIRST_COIN:
        lay_figure(state, kind)
    else:
        state.phase = COIN


@rule
def lay_figure(state: State, group: int) -> None:
    """R-7  A figure goes to its own group; only who has a chip left has something to decide."""
    state.with_figure |= 1 << group
    if state.chips_left[int(state.seat)] > 0:
        state.phase = CHIP
    else:
        end_turn(state)


@rule
def place_chip(state: State) -> None:
    """R-7, R-8  One chip goes on the group of the figure just laid, and stays there for the round."""
    seat = int(state.seat)
    state.chips[int(state.turned), seat] += 1
    state.chips_left[seat] -= 1
    end_turn(state)


@rule
def groups_for_coin(state: State) -> int:
    """R-9, R-10  A coin goes where a figure lies and a place is free; if there is no such group, to any free place."""
    fitting = int(state.with_figure) & int(state.with_room)
    if fitting != 0:
        return fitting
    return int(state.with_room)


@rule
def lay_coin(state: State, group: int) -> None:
    """R-9, R-11  A coin, false or gold, takes one of the six places of a group; no chip can follow."""
    state.coins[group, int(state.turned) - FIRST_COIN] += 1
    state.free_places[group] -= 1
    if state.free_places[group] == 0:
        state.with_room ^= 1 << group
    end_turn(state)


@rule
def end_turn(state: State) -> None:
    """R-6, R-12  The next player turns up a card; after 66 cards the round is over."""
    if state.left == 0:
        end_round(state)
    else:
        state.seat = seat_after(state, int(state.seat))
        state.phase = CARD


@rule
def end_round(state: State) -> None:
    """R-13, R-14, RA-7  Score; then a new round begins on a cleared table, or the game is over and the table stays."""
    score_the_round(state)
    if is_another_round_due(state):
        state.round_number += 1
        clear_the_table(state)
        if state.next_start == LOT:
            state.phase = START
        else:
            begin_round(state, next_starter(state))
    else:
        state.phase = OVER


@rule
def score_the_round(state: State) -> None:
    """R-13  What the groups pay goes onto the score sheet; chips not placed earn nothing."""
    for seat in range(int(state.seats)):
        earned = 0
        for group in range(GROUPS):
            earned += payout(state, group, seat)
        state.sheet[int(state.round_number) - 1, seat] = earned
        state.scores[seat] += earned


@rule
def payout(state: State, group: int, seat: int) -> int:
    """R-12, RA-6, RA-12  A group's gold is divided by the chips on it and rounded down: one share for each chip."""
    own = int(state.chips[group, seat])
    if own == 0:
        return 0
    gold = gold_on(state, group)
    if state.shares == PER_CHIP:
        return own * (gold // chips_on(state, group))
    if state.shares == FLOOR_PER_PLAYER:
        return own * gold // chips_on(state, group)
    return gold // owners_on(state, group)


@rule
def gold_on(state: State, group: int) -> int:
    """R-2, R-12  Sum up the coins of a group; false coins are worth 0."""
    coins = state.coins
    gold = 0
    for coin in range(COIN_KINDS):
        gold += COIN_VALUES[coin] * int(coins[group, coin])
    return gold


@rule
def chips_on(state: State, group: int) -> int:
    """R-12, RA-10  Count the chips on a group, at most one for each of its figures."""
    chips = state.chips
    count = 0
    for seat in range(int(state.seats)):
        count += int(chips[group, seat])
    return count


@rule
def owners_on(state: State, group: int) -> int:
    """R-8, RA-12  Count the players with a chip on a group."""
    owners = 0
    for seat in range(int(state.seats)):
        if state.chips[group, seat] > 0:
            owners += 1
    return owners


@rule
def figures_on(state: State, group: int) -> int:
    """R-1, R-7  Count the figures of a group: all that are not in the pile."""
    return FIGURES_PER_GROUP - int(state.pile[group])


@rule
def is_another_round_due(state: State) -> bool:
    """R-14, RA-8, RA-13  After the last round only a tie for first place can bring one extra round."""
    if state.round_number != state.rounds:
        return bool(state.round_number < state.rounds)
    return bool(state.tie == EXTRA_ROUND) and is_first_place_shared(state)


@rule
def is_first_place_shared(state: State) -> bool:
    """RA-8  Two or more players have the highest total."""
    best = -1
    holders = 0
    for seat in range(int(state.seats)):
        if state.scores[seat] > best:
            best = int(state.scores[seat])
            holders = 0
        if state.scores[seat] == best:
            holders += 1
    return holders > 1


@rule
def next_starter(state: State) -> int:
    """RA-7  The next round begins with the player after the last starter, after the last to lay, or who is lowest."""
    if state.next_start == CLOCKWISE:
        return seat_after(state, int(state.starter))
    if state.next_start == CONTINUE:
        return seat_after(state, int(state.seat))
    return lowest_after(state, int(state.starter))


@rule
def lowest_after(state: State, starter: int) -> int:
    """RA-7  Of the players with the lowest score take the first clockwise after the last starter, who comes last."""
    lowest = seat_after(state, starter)
    seat = lowest
    while seat != starter:
        seat = seat_after(state, seat)
        if state.scores[seat] < state.scores[lowest]:
            lowest = seat
    return lowest


@rule
def apply(state: State, action: int) -> None:
    """Carry out one action, legal by assumption, with all that follows from it."""
    if action >= FIRST_START:
        begin_round(state, action - FIRST_START)
    elif action >= FIRST_TURN_UP:
        turn_up(state, action - FIRST_TURN_UP)
    elif action == PASS:
        end_turn(state)
    elif action == PLACE_CHIP:
        place_chip(state)
    else:
        lay_coin(state, action - FIRST_LAY)


@rule
def payoff(state: State, out: NDArray[int64]) -> None:
    """R-13  Write each seat's running total, as of the last round scored."""
    for seat in range(int(state.seats)):
        out[seat] = state.scores[seat]


@rule
def places(state: State, out: NDArray[int64]) -> None:
    """R-14, RA-8  Write how many seats are ahead of each: the highest total wins, equal totals share."""
    payoff(state, out)
    turn_into_places(out, int(state.seats))
