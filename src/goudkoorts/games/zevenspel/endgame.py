"""Het Gouden Zevenspel: from where a position can be solved exactly. Not rules: solvers and analysis ask.

A round is one step of chance here. The die does not matter (ZA-14), and of all that the seven cards say only one thing
does: which of the boxes with chips on them win.
"""

from typing import Final

from goudkoorts.games.zevenspel.boxes import reading_of
from goudkoorts.games.zevenspel.joint_odds import HANDS, JOINT_HANDS
from goudkoorts.games.zevenspel.rules import end_round, next_with_chips, rounds_left, settle_with
from goudkoorts.games.zevenspel.state import State
from goudkoorts.games.zevenspel.words import BET, CARD_PLACES, NO_BET, OVER, ROLL
from goudkoorts.kernel.options import NONE_CHOSEN
from goudkoorts.kernel.rule import rule

LAST_ROUNDS: Final = 2  # of a duel: a third would take twenty times as long
A_DUEL: Final = 2
FUTURES_OF_ONE, FUTURES_OF_TWO = 2, 4  # every bet wins or loses


@rule
def is_endgame(state: State) -> bool:
    """Z-6, Z-10, ZA-9, ZA-16  One player still has chips; or two, who bet openly, in the last two rounds agreed on.

    Without an agreed end two players can go on and on, and no exact answer is known.
    """
    if state.phase != BET:
        return False
    players = players_with_chips(state)
    if players == 1:
        return True
    return players == A_DUEL and not state.bets_are_hidden and rounds_left(state) <= LAST_ROUNDS


@rule
def players_with_chips(state: State) -> int:
    """Z-10  Count the players who are not out."""
    players = 0
    for seat in range(int(state.seats)):
        if state.chips[seat] > 0:
            players += 1
    return players


@rule
def count_futures(state: State) -> int:
    """Z-9  Before the first roll a round of one or two players has a future for each way their bets can end."""
    if state.phase != ROLL or state.opened > 0:
        return 0
    players = players_with_chips(state)
    if players == 1:
        return FUTURES_OF_ONE
    if players == A_DUEL:
        return FUTURES_OF_TWO
    return 0


@rule
def open_future(state: State, future: int) -> float:
    """Z-9, Z-10, Z-11  Settle the round: the first bit says whether the one bet wins, the second the other."""
    first = bet_after(state, -1)
    second = bet_after(state, first)
    one, other = int(state.bets[first]), int(state.bets[second])
    chance = chance_of_future(state, one, other, future)
    for _ in range(CARD_PLACES - 1):
        state.seat = next_with_chips(state, int(state.seat))
    settle_with(state, (future & 1) << one | (future >> 1) << other)
    end_round(state)
    forget_what_no_longer_matters(state)
    return chance


@rule
def bet_after(state: State, seat: int) -> int:
    """Return the next seat that has bet, or the same seat if there is none."""
    for other in range(seat + 1, int(state.seats)):
        if state.bets[other] != NO_BET:
            return other
    return seat


@rule
def chance_of_future(state: State, one: int, other: int, future: int) -> float:
    """Z-11  Return the chance that of two boxes just those win that the bits say; of one box, that it wins or not."""
    reading, second = reading_of(state, one), reading_of(state, other)
    wins = int(JOINT_HANDS[reading, reading, one, one])
    if future < FUTURES_OF_ONE and players_with_chips(state) == 1:
        hands = wins if future == 1 else HANDS - wins
        return hands / HANDS
    other_wins = int(JOINT_HANDS[second, second, other, other])
    both = int(JOINT_HANDS[reading, second, one, other])
    if future == 0:
        hands = HANDS - wins - other_wins + both
    elif future == 1:
        hands = wins - both
    elif future == A_DUEL:
        hands = other_wins - both
    else:
        hands = both
    return hands / HANDS


@rule
def forget_what_no_longer_matters(state: State) -> None:
    """Z-10  Call the game over once the only player with chips is first, and make positions alike that play on alike.

    Whoever plays alone and is ahead stays first whatever happens; the lead is that of this moment.
    """
    state.winning = 0
    if state.max_rounds == NONE_CHOSEN:
        state.round_number = 1
    if state.phase == BET and players_with_chips(state) == 1 and is_ahead(state, int(state.seat)):
        state.phase = OVER


@rule
def is_ahead(state: State, seat: int) -> bool:
    """Say whether a seat has more points than anybody else."""
    rivals = 0
    for rival in range(int(state.seats)):
        if rival != seat and state.points[rival] >= state.points[seat]:
            rivals += 1
    return rivals == 0
