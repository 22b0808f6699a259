"""A player who follows `weigh` wins far more than a fair share, and for the right reasons."""

import numpy as np
import pytest

from games.zevenspel.felt import begin, bet
from goudkoorts.analysis.contest import greedy_against_random
from goudkoorts.engine.match import Match
from goudkoorts.games import zevenspel
from goudkoorts.games.zevenspel.odds import chance_of
from goudkoorts.games.zevenspel.state import State
from goudkoorts.games.zevenspel.words import BOXES, Box
from goudkoorts.kernel.record import Records
from goudkoorts.kernel.rule import COMPILED
from goudkoorts.kernel.senseless import SENSELESS

# Players, options, and a share that luck cannot miss: five standard deviations below what was measured.
SHARES = [
    (2, {}, 0.79),
    (4, {}, 0.5),
    (8, {}, 0.27),
    (2, {"betting": "simultaneous"}, 0.73),
    (4, {"betting": "simultaneous"}, 0.46),
    (2, {"points": "small"}, 0.79),
    (2, {"max_rounds": 5}, 0.72),
]


def best_box(state: State) -> Box:
    """Return the box that weighs most for the seat to act."""
    states: Records[State] = State.rows(2)
    states[0] = state
    out = np.empty(BOXES)
    zevenspel.weigh(states, np.arange(BOXES), BOXES, out)
    return Box(int(out.argmax()))


def test_stumble_04_bets_below_1_in_1000_make_no_sense_however_far_behind() -> None:
    state = standing(begin(players=2), points=[0, 90_000_000], chips=[1, 1])
    states: Records[State] = State.rows(2)
    states[0] = state
    out = np.empty(BOXES)

    zevenspel.weigh(states, np.arange(BOXES), BOXES, out)

    chances = np.array([float(chance_of(box, 0)) for box in range(BOXES)])
    assert ((out == SENSELESS) == (chances < 0.001)).all()
    assert (out == SENSELESS).any()


def standing(match: Match, points: list[int], chips: list[int]) -> State:
    """Return a state with other points and chips."""
    state: State = match.state
    for seat, (point, chip) in enumerate(zip(points, chips, strict=True)):
        state.points[seat] = point
        state.chips[seat] = chip
    return state


@pytest.mark.skipif(not COMPILED, reason="thousands of games")
@pytest.mark.parametrize(("players", "options", "least"), SHARES)
def test_the_greedy_player_beats_random_ones(players: int, options: dict[str, object], least: float) -> None:
    contest = greedy_against_random(zevenspel, players, 4000, seed=1, options=options)

    assert contest.wins >= least


def test_with_the_last_chip_and_rivals_out_it_aims_just_above_the_best() -> None:
    state = standing(begin(players=2), points=[0, 240], chips=[1, 0])

    assert best_box(state) in (Box.EE, Box.FF)


def test_far_behind_it_takes_a_long_shot() -> None:
    state = standing(begin(players=2), points=[0, 4000], chips=[2, 0])

    assert best_box(state) in (Box.RED7, Box.BLACK7, Box.EQUAL4)


@pytest.mark.parametrize("box", ["kk", "aa", "equal3", "red6"])
def test_ahead_with_the_last_chips_it_copies_its_only_rival(box: str) -> None:
    match = begin(players=2)
    bet(match, box)

    state = standing(match, points=[250, 300], chips=[1, 1])

    assert best_box(state).name.lower() == box


def test_in_a_duel_it_begins_safe() -> None:
    state = standing(begin(players=2), points=[0, 0], chips=[10, 10])

    assert best_box(state) in (Box.PAIRS1, Box.PAIRS0, Box.RED4, Box.BLACK4)
