"""Max-n with chance: any number of players, solved to the end.

Everybody looks first at the own share of first place, then at the own lead in points over the best rival; among equals
the first action in list order is chosen. What the others get depends on that order, so it is part of the result.
Chance is averaged in list order, as floats; without chance every number is what the rules say, unrounded.
"""

import numpy as np
from numpy.typing import NDArray

from goudkoorts.bots.loops.memory import MOVE, NO_MOVE, NOWHERE, Memory, Room, Words, keep, recall
from goudkoorts.engine.any_game import (
    State,
    apply,
    chance_weights,
    count_futures,
    list_legal,
    open_future,
    payoff,
    places,
    seat_to_act,
)
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.kernel.places import share_of_first
from goudkoorts.kernel.record import Records
from goudkoorts.kernel.rule import rule

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

SAME_SHARE = 1e-12  # closer than this, two chances of first place differ by rounding only
SAME_LEAD = 1e-9
FUTURES = -4  # an actor of our own: chance, all of it until the next decision in one step
# A frame: who acts, the best action so far, how far the actions went, the sum of weights, and the budget at entry.
ACTOR, BEST_ACTION, COUNT, NEXT, TICKETS, NODES, IS_OPEN = range(7)
FRAME = 7
SOLVED, GAVE_UP, ON_THE_WAY = range(3)  # how a search ends


@rule
def solve_endgame(room: Room, memory: Memory, seats: int, by_action: Floats, budget: Ints) -> int:
    """Solve the decision `room.stack[0]` and write the values of each of its actions; return how it ended.

    `budget` is the number of positions that may be entered and is counted down.
    """
    # Taken apart once: every look into a tuple would count references.
    stack, words, frames, actions, chances, values, odds, _, _, numbers = room
    keys, facts, kept = memory
    depth = 0
    frames[0, IS_OPEN] = 0
    while True:
        if not frames[depth, IS_OPEN]:
            status = open_position(stack[depth], frames, depth, seats, values, numbers, budget)
            if status != ON_THE_WAY:
                return status
            if frames[depth, COUNT] > 0 and not is_known(words, frames, depth, values, keys, facts, kept):
                list_what_may_happen(stack[depth], frames, depth, actions, chances, values)
        if frames[depth, NEXT] < frames[depth, COUNT]:
            odds[depth] = enter_next(stack, frames, actions, chances, depth)
            if odds[depth] > 0.0:
                depth += 1
            else:
                frames[depth, NEXT] += 1
            continue
        if frames[depth, COUNT] > 0 and frames[depth, ACTOR] != FUTURES:
            write_down(words, frames, depth, values, keys, facts, kept, budget)
        if depth == 0:
            return SOLVED
        depth -= 1
        if depth == 0:
            copy_values(by_action, int(frames[0, NEXT]), values, 1)
        learn(frames, actions, values, float(odds[depth]), depth, seats)


@rule
def open_position(
    state: State, frames: Ints, depth: int, seats: int, values: Floats, numbers: Ints, budget: Ints
) -> int:
    """Look at a position for the first time: if the game is over, its values are known."""
    frames[depth, IS_OPEN] = 1
    frames[depth, COUNT] = 0
    frames[depth, NEXT] = 0
    frames[depth, BEST_ACTION] = NO_MOVE
    actor = seat_to_act(state)
    if actor == NOBODY:
        write_result(state, seats, numbers, values, depth)
        return ON_THE_WAY
    if budget[0] == 0 or depth == len(frames) - 1:
        return GAVE_UP
    budget[0] -= 1
    futures = count_futures(state) if actor == CHANCE else 0
    frames[depth, ACTOR] = FUTURES if futures > 0 else actor
    frames[depth, COUNT] = max(futures, 1)  # others are listed only if the memory does not know the position
    frames[depth, NODES] = budget[0]
    return ON_THE_WAY


@rule
def write_result(state: State, seats: int, numbers: Ints, values: Floats, depth: int) -> None:
    """Write the end of a game: each seat's share of first place, then each seat's lead over its best rival."""
    places(state, numbers)
    for seat in range(seats):
        values[depth, seat] = share_of_first(numbers[:seats], seat)
    payoff(state, numbers)
    for seat in range(seats):
        best = int(numbers[1 - min(seat, 1)])
        for rival in range(seats):
            if rival != seat:
                best = max(best, int(numbers[rival]))
        values[depth, seats + seat] = float(int(numbers[seat]) - best)


@rule
def is_known(words: Words, frames: Ints, depth: int, values: Floats, keys: Words, facts: Ints, kept: Floats) -> bool:
    """Ask the memory for the values of a position; the first one is always worked out, and futures are never kept."""
    if depth == 0 or frames[depth, ACTOR] == FUTURES:
        return False
    place = recall(words, depth, keys, facts)
    if place == NOWHERE:
        return False
    copy_values(values, depth, kept, place)
    frames[depth, COUNT] = 0
    return True


@rule
def list_what_may_happen(state: State, frames: Ints, depth: int, actions: Ints, chances: Ints, values: Floats) -> None:
    """List the actions of a decision, or the outcomes of chance with their weights; futures are counted already."""
    if frames[depth, ACTOR] >= 0:
        frames[depth, COUNT] = list_legal(state, actions[depth])
        return
    for place in range(values.shape[1]):
        values[depth, place] = 0.0
    if frames[depth, ACTOR] == CHANCE:
        frames[depth, COUNT] = chance_weights(state, actions[depth], chances[depth])
        frames[depth, TICKETS] = 0
        for outcome in range(int(frames[depth, COUNT])):
            frames[depth, TICKETS] += chances[depth, outcome]


@rule
def enter_next(stack: Records[State], frames: Ints, actions: Ints, chances: Ints, depth: int) -> float:
    """Go one row further on the stack; return how likely that is, 1 for a decision, 0 for what cannot happen."""
    outcome = int(frames[depth, NEXT])
    stack[depth + 1] = stack[depth]
    frames[depth + 1, IS_OPEN] = 0
    if frames[depth, ACTOR] == FUTURES:
        return open_future(stack[depth + 1], outcome)
    apply(stack[depth + 1], int(actions[depth, outcome]))
    if frames[depth, ACTOR] == CHANCE:
        return int(chances[depth, outcome]) / int(frames[depth, TICKETS])
    return 1.0


@rule
def learn(frames: Ints, actions: Ints, values: Floats, chance: float, depth: int, seats: int) -> None:
    """Take the values one row further: add them by their chance, or keep them if the seat to act likes them better."""
    actor = int(frames[depth, ACTOR])
    if actor < 0:
        for place in range(values.shape[1]):
            values[depth, place] += chance * values[depth + 1, place]
    elif frames[depth, BEST_ACTION] == NO_MOVE or is_better(values, depth + 1, depth, actor, seats):
        copy_values(values, depth, values, depth + 1)
        frames[depth, BEST_ACTION] = actions[depth, int(frames[depth, NEXT])]
    frames[depth, NEXT] += 1


@rule
def is_better(values: Floats, new: int, old: int, seat: int, seats: int) -> bool:
    """Compare two rows of values for a seat: shares of first place, then leads in points."""
    more = values[new, seat] - values[old, seat]
    if abs(more) > SAME_SHARE:
        return bool(more > 0.0)
    return bool(values[new, seats + seat] > values[old, seats + seat] + SAME_LEAD)


@rule
def copy_values(to: Floats, row: int, source: Floats, place: int) -> None:
    """Copy one row of values."""
    for number in range(source.shape[1]):
        to[row, number] = source[place, number]


@rule
def write_down(
    words: Words, frames: Ints, depth: int, values: Floats, keys: Words, facts: Ints, kept: Floats, budget: Ints
) -> None:
    """Keep the values of a position, and its best action if it is a decision."""
    place = keep(words, depth, keys, facts, int(frames[depth, NODES]) - int(budget[0]) + 1)
    facts[place, MOVE] = frames[depth, BEST_ACTION]
    copy_values(kept, place, values, depth)
