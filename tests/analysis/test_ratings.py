"""Ratings find known strengths, and their intervals are as wide as they say."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from numpy.typing import NDArray

from goudkoorts.analysis.arena import Job, MatchResult, Played
from goudkoorts.analysis.ratings import ELO, LEVEL, Ratings, fit, rate, tabulate

TRUE_ELO = np.array([-150.0, -20.0, 40.0, 130.0])


def simulated(elo: NDArray[np.float64], deals: int, seed: int, *, luck: float = 0.0) -> NDArray[np.float64]:
    """Return results of pairs with known ratings, two matches a deal; with `luck` the second repeats the first."""
    chance = np.random.default_rng(seed)
    odds = 1 / (1 + np.exp((elo[np.newaxis, :] - elo[:, np.newaxis]) / ELO))
    first, second = chance.random((2, deals, len(elo), len(elo))) < odds
    second = np.where(chance.random(first.shape) < luck, first, second)
    upper = np.triu(first.astype(float) + second, 1)
    return np.asarray(upper + np.tril(2 - upper.swapaxes(1, 2), -1))


def test_known_strengths_are_found() -> None:
    ratings = rate(simulated(TRUE_ELO, 20_000, seed=1), seed=0)

    assert np.abs(ratings.elo - TRUE_ELO).max() < 5
    assert ratings.half_widths.max() < 5


@pytest.mark.parametrize("luck", [0.0, 0.9])
def test_intervals_hold_the_truth_about_as_often_as_they_say(luck: float) -> None:
    held = []
    for seed in range(150):
        ratings = rate(simulated(TRUE_ELO, 60, seed, luck=luck), seed=seed)
        held += ((ratings.low <= TRUE_ELO) & (ratings.high >= TRUE_ELO)).tolist()

    assert 0.92 < np.mean(held) < 0.98, f"of {LEVEL} %"


def test_matches_that_repeat_each_other_widen_the_interval() -> None:
    apart = rate(simulated(TRUE_ELO, 400, seed=2), seed=0).half_widths
    alike = rate(simulated(TRUE_ELO, 400, seed=2, luck=1.0), seed=0).half_widths

    assert (alike > 1.25 * apart).all()


def test_a_bot_that_won_everything_has_a_finite_rating_and_a_wide_interval() -> None:
    swept = np.zeros((50, 2, 2))
    swept[:, 1, 0] = 2

    ratings = rate(swept, seed=0, zero=0)

    assert 600 < ratings.elo[1] < 1000
    assert 400 < ratings.low[1] < ratings.elo[1] < ratings.high[1] < 3000
    assert ratings.half_widths[1] > 200


def test_more_deals_make_a_sweep_more_convincing() -> None:
    swept = np.zeros((400, 2, 2))
    swept[:, 1, 0] = 2

    assert rate(swept, seed=0, zero=0).low[1] > rate(swept[:50], seed=0, zero=0).low[1] + 200


def test_the_zero_is_the_mean_or_the_anchor() -> None:
    won = simulated(TRUE_ELO, 100, seed=3)

    free, anchored = rate(won, seed=0), rate(won, seed=0, zero=2, at=1000)

    assert free.elo.mean() == pytest.approx(0)
    assert anchored.elo[2] == anchored.low[2] == anchored.high[2] == 1000
    assert anchored.elo - anchored.elo[0] == pytest.approx(free.elo - free.elo[0])


def test_the_same_results_give_the_same_ratings() -> None:
    won = simulated(TRUE_ELO, 100, seed=3)

    first, again = rate(won, seed=9), rate(won, seed=9)

    assert (first.low == again.low).all()
    assert (first.high == again.high).all()


def test_those_who_never_met_are_compared_through_others() -> None:
    won = simulated(TRUE_ELO, 4000, seed=4)
    star = np.zeros_like(won)
    star[:, 0, :], star[:, :, 0] = won[:, 0, :], won[:, :, 0]

    ratings: Ratings = rate(star, seed=0)

    assert np.abs(ratings.elo - TRUE_ELO).max() < 25


@given(arrays(np.float64, (3, 5, 5), elements=st.floats(0.01, 1000)))
def test_the_fit_explains_every_score(won: NDArray[np.float64]) -> None:
    won = won * (1 - np.eye(5))

    strengths = fit(won)

    ahead = 1 / (1 + np.exp(strengths[:, np.newaxis, :] - strengths[:, :, np.newaxis]))
    expected = ((won + won.swapaxes(1, 2)) * ahead).sum(axis=2)
    assert expected == pytest.approx(won.sum(axis=2), rel=1e-6, abs=1e-6)
    assert strengths.mean(axis=1) == pytest.approx(0, abs=1e-9)


def test_places_become_wins_between_pairs() -> None:
    played = [
        Played(Job(4, (0, 1)), (MatchResult((0, 1), (0, 1), (9, 3)), MatchResult((1, 0), (0, 0), (5, 5))), {}),
        Played(Job(7, (0, 1)), (MatchResult((0, 1), (1, 0), (1, 2)),), {}),
    ]

    won = tabulate(played, 2)

    assert won.tolist() == [[[0, 1.5], [0.5, 0]], [[0, 0], [1, 0]]]


def test_a_seats_match_counts_once_however_many_play() -> None:
    match = MatchResult((0, 1, 2, 0), (0, 1, 2, 3), (9, 8, 7, 6))

    [won] = tabulate([Played(Job(0, (0, 0, 1, 2)), (match,), {})], 3)

    third = 1 / 3
    assert won == pytest.approx(np.array([[0, third, third], [third, 0, third], [third, 0, 0]]))
