"""Het Gouden Zevenspel: what a sensible player sees at a glance. Not rules: bots, hints and search start from it.

Every box but the trophies earns a chip the same 20 points in its life, so points alone decide nothing: the aim is to
finish first. A bet is worth the chance that the seat ends above all its rivals, summed over a ladder of scores:

    chance to end on this step  *  chance that every rival stays below it

What follows from it: ahead in a duel stay safe, behind or among many aim for the step that is enough, and when the
only rival has bet already and lies behind, bet on the same box. All scores are counted in *lives* of a chip.
"""

from math import exp, log
from typing import Final

import numpy as np
from numpy.typing import NDArray

from goudkoorts.games.zevenspel.boxes import points_of, reading_of
from goudkoorts.games.zevenspel.odds import CHANCES
from goudkoorts.games.zevenspel.rules import rounds_left
from goudkoorts.games.zevenspel.state import State
from goudkoorts.games.zevenspel.words import FIRST_BET
from goudkoorts.kernel.record import Records
from goudkoorts.kernel.rule import rule
from goudkoorts.kernel.senseless import SENSELESS

# The ladder: the least lead that points allow, then steps twice as long each; the last step has no end.
FIRST_STEP: Final = 0.25
STEPS: Final = 12
BEYOND_ALL: Final = 1e12
# How often a rival's chip earns anything at all, and the gain that half of those reach: what unknown players do.
GAINS_OF_A_CHIP: Final = 0.15
HALF_OF_GAINS: Final = 3.0
LEAST_CHANCE: Final = 0.001  # a bet below it is senseless: likelier boxes are always free


@rule
def weigh(states: Records[State], actions: NDArray[np.int64], count: int, out: NDArray[np.float64]) -> None:
    """Write each bet's chance of finishing first, as the seat to act in `states[0]` may judge it."""
    state = states[0]
    seat = int(state.seat)
    for place in range(count):
        out[place] = 0.0
    shared = boxes_in_sight(state)
    step = FIRST_STEP
    target = best_rival(state, seat) + step
    for rung in range(1, STEPS + 1):
        step += step
        end = target + step if rung < STEPS else BEYOND_ALL
        below = rivals_end_below(state, seat, target)
        for place in range(count):
            box = int(actions[place]) - FIRST_BET
            if shared >> box & 1:
                out[place] += below * chance_of_shared_rung(state, box, target, end)
            else:
                out[place] += below * chance_of_rung(state, box, target, end)
        target = end
    for place in range(count):
        if chance_to_win(state, int(actions[place]) - FIRST_BET) < LEAST_CHANCE:
            out[place] = SENSELESS


@rule
def chance_to_win(state: State, box: int) -> float:
    """Z-11  Return how likely a box is to win."""
    return float(CHANCES[reading_of(state, box), box])


@rule
def boxes_in_sight(state: State) -> int:
    """ZA-9  Return the boxes on which a chip is seen to lie, one bit each."""
    boxes = 0
    for rival in range(int(state.seats)):
        if state.bets[rival] >= 0:
            boxes |= 1 << int(state.bets[rival])
    return boxes


@rule
def best_rival(state: State, seat: int) -> float:
    """Return what the best rival has already."""
    best = 0.0
    for rival in range(int(state.seats)):
        if rival != seat:
            best = max(best, lives_of(state, rival))
    return best


@rule
def lives_of(state: State, seat: int) -> float:
    """Return the points of a seat as lives of a chip."""
    return in_lives(state, int(state.points[seat]))


@rule
def in_lives(state: State, points: int) -> float:
    """ZA-1  Return points as lives of a chip, the same whether points are small or not."""
    return points / int(state.points_per_life)


@rule
def chips_later(state: State, seat: int, lost: int) -> int:
    """Z-10, ZA-16  Return how many chips a seat can still use after this round, in which it loses one or none."""
    return min(int(state.chips[seat]) - lost, rounds_left(state) - 1)


@rule
def chance_of_rung(state: State, box: int, target: float, end: float) -> float:
    """Return the chance that a bet leads to a final score from `target` to `end`."""
    chance = chance_to_win(state, box)
    if_won = ends_between(state, target, end, in_lives(state, points_of(state, box)), 0)
    if_lost = ends_between(state, target, end, 0.0, 1)
    return chance * if_won + (1.0 - chance) * if_lost


@rule
def chance_of_shared_rung(state: State, box: int, target: float, end: float) -> float:
    """Z-12  Return the same for a box with rivals on it: they win and lose together with the seat to act."""
    chance = chance_to_win(state, box)
    gain = in_lives(state, points_of(state, box))
    if_won = ends_between(state, target, end, gain, 0) * with_rivals_on(state, box, target, gain, 0)
    if_lost = ends_between(state, target, end, 0.0, 1) * with_rivals_on(state, box, target, 0.0, 1)
    return chance * if_won + (1.0 - chance) * if_lost


@rule
def ends_between(state: State, target: float, end: float, gain: float, lost: int) -> float:
    """Return the chance of the seat to act to end from `target` to `end`, once this round brought a gain or a loss."""
    seat = int(state.seat)
    have = lives_of(state, seat) + gain
    chips = chips_later(state, seat, lost)
    return chance_to_earn(target - have, chips) - chance_to_earn(end - have, chips)


@rule
def chance_to_earn(lives: float, chips: int) -> float:
    """ZA-1  Return the chance that one of the chips earns so much, each on the box that pays just that."""
    if lives <= 0.0:
        return 1.0
    return 1.0 - (lives / (lives + 1.0)) ** max(chips, 0)


@rule
def with_rivals_on(state: State, box: int, target: float, gain: float, lost: int) -> float:
    """Return how much likelier the rivals on a box end below the target once its result is assumed."""
    factor = 1.0
    for rival in range(int(state.seats)):
        if rival != state.seat and state.bets[rival] == box:
            factor *= ends_below_after(state, rival, target, gain, lost) / ends_below(state, rival, target)
    return factor


@rule
def rivals_end_below(state: State, seat: int, target: float) -> float:
    """Return the chance that every rival ends below the target."""
    chance = 1.0
    for rival in range(int(state.seats)):
        if rival != seat:
            chance *= ends_below(state, rival, target)
    return chance


@rule
def ends_below(state: State, rival: int, target: float) -> float:
    """Return the chance that a rival ends below a target that is more than it has; a bet in sight is considered."""
    box = int(state.bets[rival])
    if box < 0:
        return stays_below(target - lives_of(state, rival), min(int(state.chips[rival]), rounds_left(state)))
    chance = chance_to_win(state, box)
    if_won = ends_below_after(state, rival, target, in_lives(state, points_of(state, box)), 0)
    if_lost = ends_below_after(state, rival, target, 0.0, 1)
    return chance * if_won + (1.0 - chance) * if_lost


@rule
def ends_below_after(state: State, rival: int, target: float, gain: float, lost: int) -> float:
    """Return the same once this round brought the rival a gain or a loss."""
    return stays_below(target - lives_of(state, rival) - gain, chips_later(state, rival, lost))


@rule
def stays_below(lives: float, chips: int) -> float:
    """Return the chance that chips of an unknown player earn less than this."""
    if lives <= 0.0:
        return 0.0
    return exp(-GAINS_OF_A_CHIP * chips * HALF_OF_GAINS / (HALF_OF_GAINS + lives))


@rule
def prospects(state: State, seat: int) -> float:
    """ZA-1  Return the points a seat has and may hope for: every chip earns the same in its life."""
    chips = min(int(state.chips[seat]), rounds_left(state))
    return float(state.points[seat]) + chips * int(state.points_per_life)


@rule
def round_of(state: State) -> int:
    """Return the round being played."""
    return int(state.round_number)


@rule
def tempt(state: State, action: int) -> float:
    """Return how a box tempts those who see its points and not its odds."""
    return log(max(1, points_of(state, action - FIRST_BET)))
