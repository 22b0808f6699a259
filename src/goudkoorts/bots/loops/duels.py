"""Alpha-beta: two players, no chance, solved to the end.

A result is one whole number seen from seat 0, so that nothing is rounded: first place counts most, then the lead in
points. No function calls itself (docs/numeric-rules.md): a stack of frames holds what a recursive one would.
"""

import numpy as np
from numpy.typing import NDArray

from goudkoorts.bots.loops.memory import LOWER, MOVE, NO_MOVE, NOWHERE, UPPER, Memory, Room, Words, keep, recall
from goudkoorts.engine.any_game import State, apply, list_legal, payoff, places, seat_to_act, weigh
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.kernel.record import Records
from goudkoorts.kernel.rule import rule

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

WIN = 1 << 40  # more than any lead in points
BEYOND = 1 << 42  # more than any result
TOP_LOOKS = 1e300
TRIED, ENOUGH = 0, 2  # habits: a column a seat
FEW_TRIES = 4.0
TRUST = 3.0  # in habits, against looks: measured, a third less work than without
# A frame: the window, the bounds known before, the best result so far and its action, and how far the actions went.
ALPHA, BETA, KNOWN_LOW, KNOWN_HIGH, BEST, BEST_ACTION, SEAT, COUNT, NEXT, NODES, IS_OPEN = range(11)
FRAME = 11
SOLVED, GAVE_UP, MET_CHANCE, ON_THE_WAY = range(4)  # how a search ends


@rule
def solve_duel(room: Room, memory: Memory, alpha: int, beta: int, budget: Ints) -> int:
    """Search the position `room.stack[0]`; return how it ended.

    The result is left in the first frame's BEST: exact if it lies between alpha and beta, else a bound beyond them.
    `budget` is the number of positions that may be entered and is counted down.
    """
    # Taken apart once: every look into a tuple would count references, which took half of all time.
    stack, words, frames, actions, _, _, _, looks, habits, numbers = room
    keys, facts, _ = memory
    depth = 0
    set_window(frames, 0, alpha, beta)
    while True:
        if not frames[depth, IS_OPEN]:
            status = open_position(stack[depth], frames, depth, numbers, budget)
            if status != ON_THE_WAY:
                return status
            if frames[depth, COUNT] > 0:
                before = consult(words, frames, depth, keys, facts)
                if frames[depth, COUNT] > 0:
                    list_by_looks(stack[depth : depth + 2], frames, actions, depth, looks)
                    add_habits(frames, actions, depth, looks, habits)
                    sort_actions(frames, actions, depth, looks, before)
        if wants_more(frames, depth):
            enter_next(stack, frames, actions, depth)
            depth += 1
            continue
        if frames[depth, COUNT] > 0:
            write_down(words, frames, depth, keys, facts, budget)
            note_habits(frames, actions, depth, habits)
        if depth == 0:
            return SOLVED
        depth -= 1
        learn(frames, actions, depth)


@rule
def set_window(frames: Ints, depth: int, alpha: int, beta: int) -> None:
    """Ask for a result between alpha and beta."""
    frames[depth, ALPHA] = alpha
    frames[depth, BETA] = beta
    frames[depth, IS_OPEN] = 0


@rule
def open_position(state: State, frames: Ints, depth: int, numbers: Ints, budget: Ints) -> int:
    """Look at a position for the first time: if the game is over, its result is known."""
    frames[depth, IS_OPEN] = 1
    frames[depth, COUNT] = 0
    frames[depth, NEXT] = 0
    seat = seat_to_act(state)
    if seat == CHANCE:
        return MET_CHANCE
    if seat == NOBODY:
        frames[depth, BEST] = result_of(state, numbers)
        return ON_THE_WAY
    if budget[0] == 0 or depth == len(frames) - 1:
        return GAVE_UP
    budget[0] -= 1
    frames[depth, SEAT] = seat
    frames[depth, COUNT] = 1  # at least; they are listed only if the memory does not know enough
    frames[depth, NODES] = budget[0]
    return ON_THE_WAY


@rule
def result_of(state: State, numbers: Ints) -> int:
    """Return the end of a game as one number, seen from seat 0."""
    places(state, numbers)
    ahead = int(numbers[1]) - int(numbers[0])
    payoff(state, numbers)
    return ahead * WIN + int(numbers[0]) - int(numbers[1])


@rule
def consult(words: Words, frames: Ints, depth: int, keys: Words, facts: Ints) -> int:
    """Ask the memory: it may answer the question, or narrow it and name the action that was best before."""
    low, high, before = -BEYOND, BEYOND, NO_MOVE
    place = recall(words, depth, keys, facts)
    if place != NOWHERE:
        low, high, before = int(facts[place, LOWER]), int(facts[place, UPPER]), int(facts[place, MOVE])
    if low >= frames[depth, BETA] or low == high:
        frames[depth, BEST] = low
        frames[depth, COUNT] = 0
    elif high <= frames[depth, ALPHA]:
        frames[depth, BEST] = high
        frames[depth, COUNT] = 0
    else:
        frames[depth, KNOWN_LOW] = low
        frames[depth, KNOWN_HIGH] = high
        frames[depth, ALPHA] = max(int(frames[depth, ALPHA]), low)
        frames[depth, BETA] = min(int(frames[depth, BETA]), high)
        frames[depth, BEST] = -BEYOND if frames[depth, SEAT] == 0 else BEYOND
    return before


@rule
def list_by_looks(states: Records[State], frames: Ints, actions: Ints, depth: int, looks: Floats) -> None:
    """List the actions and weigh them at a glance."""
    count = list_legal(states[0], actions[depth])
    frames[depth, COUNT] = count
    weigh(states, actions[depth], count, looks)


@rule
def add_habits(frames: Ints, actions: Ints, depth: int, looks: Floats, habits: Ints) -> None:
    """Let actions look better that often were enough elsewhere in this endgame."""
    count = int(frames[depth, COUNT])
    seat = int(frames[depth, SEAT])
    best = worst = looks[0]
    for place in range(count):
        best = max(best, looks[place])
        worst = min(worst, looks[place])
    for place in range(count):
        action = int(actions[depth, place])
        share = habits[action, ENOUGH + seat] / (habits[action, TRIED + seat] + FEW_TRIES)
        looks[place] += TRUST * (best - worst) * share


@rule
def note_habits(frames: Ints, actions: Ints, depth: int, habits: Ints) -> None:
    """Remember which actions were tried, and whether the last one made all further ones needless."""
    seat = int(frames[depth, SEAT])
    tried = int(frames[depth, NEXT])
    for place in range(tried):
        habits[int(actions[depth, place]), TRIED + seat] += 1
    if low_of(frames, depth) >= high_of(frames, depth):
        habits[int(actions[depth, tried - 1]), ENOUGH + seat] += 1


@rule
def sort_actions(frames: Ints, actions: Ints, depth: int, looks: Floats, before: int) -> None:
    """Put the action first that was best before, then what looks best: good ones first cut most."""
    for place in range(int(frames[depth, COUNT])):
        action = actions[depth, place]
        look = TOP_LOOKS if action == before else looks[place]
        at = place
        while at > 0 and looks[at - 1] < look:
            actions[depth, at] = actions[depth, at - 1]
            looks[at] = looks[at - 1]
            at -= 1
        actions[depth, at] = action
        looks[at] = look


@rule
def low_of(frames: Ints, depth: int) -> int:
    """Return what seat 0 is sure of, here or elsewhere."""
    if frames[depth, SEAT] == 0:
        return max(int(frames[depth, ALPHA]), int(frames[depth, BEST]))
    return int(frames[depth, ALPHA])


@rule
def high_of(frames: Ints, depth: int) -> int:
    """Return what seat 1 will not let seat 0 have more of, here or elsewhere."""
    if frames[depth, SEAT] == 0:
        return int(frames[depth, BETA])
    return min(int(frames[depth, BETA]), int(frames[depth, BEST]))


@rule
def wants_more(frames: Ints, depth: int) -> bool:
    """Say whether another action can still change the result."""
    return bool(frames[depth, NEXT] < frames[depth, COUNT]) and low_of(frames, depth) < high_of(frames, depth)


@rule
def enter_next(stack: Records[State], frames: Ints, actions: Ints, depth: int) -> None:
    """Try the next action one row further on the stack."""
    stack[depth + 1] = stack[depth]
    apply(stack[depth + 1], int(actions[depth, int(frames[depth, NEXT])]))
    set_window(frames, depth + 1, low_of(frames, depth), high_of(frames, depth))


@rule
def learn(frames: Ints, actions: Ints, depth: int) -> None:
    """Take the result of the action just tried; of equal ones the first stays."""
    result = int(frames[depth + 1, BEST])
    if frames[depth, SEAT] == 0:
        better = result > frames[depth, BEST]
    else:
        better = result < frames[depth, BEST]
    if better:
        frames[depth, BEST] = result
        frames[depth, BEST_ACTION] = actions[depth, int(frames[depth, NEXT])]
    frames[depth, NEXT] += 1


@rule
def write_down(words: Words, frames: Ints, depth: int, keys: Words, facts: Ints, budget: Ints) -> None:
    """Keep what is proved now: a result inside the window is exact, one beyond it is a bound."""
    place = keep(words, depth, keys, facts, int(frames[depth, NODES]) - int(budget[0]) + 1)
    best = int(frames[depth, BEST])
    low, high = int(frames[depth, KNOWN_LOW]), int(frames[depth, KNOWN_HIGH])
    if best > frames[depth, ALPHA]:
        low = max(low, best)
    if best < frames[depth, BETA]:
        high = min(high, best)
    facts[place, LOWER] = low
    facts[place, UPPER] = high
    facts[place, MOVE] = frames[depth, BEST_ACTION]
