"""What a sensible player of Goldrausch sees at a glance, and that it wins."""

import numpy as np
import pytest

from games.goldrausch.table import CARL, MARC, before_the_last_coin, play, table
from goudkoorts.analysis.contest import greedy_against_random
from goudkoorts.games import goldrausch
from goudkoorts.games.goldrausch.sense import figures_to_expect, mean_coin
from goudkoorts.games.goldrausch.state import State

NO_FIGURES = (0, 0, 0, 0, 0, 0)
ONE_FIGURE_EACH = (1, 1, 1, 1, 1, 1)


def best(state: State) -> list[str]:
    """Return the legal actions that weigh most."""
    states = State.rows(2)
    states[0] = state
    legal = np.empty(goldrausch.MAX_LEGAL, np.int64)
    count = goldrausch.list_legal(state, legal)
    weights = np.empty(count)
    goldrausch.weigh(states, legal, count, weights)
    best = legal[:count][weights == weights.max()]
    return [goldrausch.notate(goldrausch.decode(int(number))) for number in best]


def test_gold_goes_to_the_own_chip() -> None:
    state = table(ONE_FIGURE_EACH, [], chips=[(), (1, 0), (0, 1)])

    assert best(play(state, "coin 10")) == ["lay d"]


def test_false_coins_go_to_the_rival_chip() -> None:
    state = table(ONE_FIGURE_EACH, [], chips=[(), (1, 0), (0, 1)])

    assert best(play(state, "coin 0")) == ["lay l"]


def test_gold_goes_where_the_own_chips_are_most() -> None:
    state = table((3, 3, 0, 0, 0, 0), [], chips=[(1, 2), (2, 1)])

    assert best(play(state, "coin 6")) == ["lay d"]


def test_a_chip_goes_on_a_group_full_of_gold() -> None:
    state = table(ONE_FIGURE_EACH, ["10 6 4 4 4"])

    assert best(play(state, "figure a")) == ["chip"]


def test_a_chip_is_not_wasted_on_a_group_full_of_false_coins() -> None:
    state = table(ONE_FIGURE_EACH, ["0 0 0 0 0 0"])

    assert best(play(state, "figure a")) == ["pass"]


def test_the_last_figure_gets_a_chip_for_whatever_it_pays() -> None:
    state = before_the_last_coin(coins=("10 4 3 0 0 0",) + ("",) * 4 + ("1 0",))
    state.pile[0] += 1
    state.left += 1

    assert best(play(state, "figure a")) == ["chip"]


def test_a_second_chip_adds_nothing_where_shares_go_by_player() -> None:
    state = table((1, 4, 0, 0, 0, 0), ["10 6 4 4", "3 3 3"], chips=[(1, 1)], shares="per_player")

    assert best(play(state, "figure a")) == ["pass"]


def test_the_mean_coin_is_that_of_the_pile() -> None:
    assert mean_coin(table(NO_FIGURES, [])) == pytest.approx(56 / 36)
    assert mean_coin(table(NO_FIGURES, ["10 6 4 4 4 4"])) == pytest.approx((56 - 32) / 30)
    assert mean_coin(table(NO_FIGURES, [])) < mean_coin(table(NO_FIGURES, [6]))


def test_figures_to_expect_are_those_of_the_turns_to_come() -> None:
    state = table(NO_FIGURES, [1], players=3)

    assert figures_to_expect(state, 0, MARC) == pytest.approx(5 * 22 / 65)
    assert figures_to_expect(state, 0, CARL) == pytest.approx(5 * 22 / 65)
    assert figures_to_expect(state, 0, 2) == pytest.approx(5 * 21 / 65)


@pytest.mark.compiled_only
@pytest.mark.parametrize(("players", "wins", "margin"), [(2, 0.998, 80), (3, 0.96, 40), (4, 0.9, 24), (5, 0.8, 14)])
def test_greedy_beats_random_at_goldrausch(players: int, wins: float, margin: float) -> None:
    contest = greedy_against_random(goldrausch, players, 1200)

    assert contest.wins > wins
    assert contest.margin > margin


@pytest.mark.compiled_only
@pytest.mark.parametrize("shares", ["floor_per_player", "per_player"])
def test_greedy_beats_random_however_gold_is_shared(shares: str) -> None:
    contest = greedy_against_random(goldrausch, 2, 600, options={"shares": shares})

    assert contest.wins > 0.99
