"""Ratings: they move the right way, grow sure, and mean on screen what they say."""

from math import isclose
from random import Random

import pytest

from goudkoorts.tables.people.ratings import NEW_RATING, Rating, rate, shown


def settled(mu: float) -> Rating:
    """Return the rating of somebody well known."""
    return Rating(mu, 1.5, 100)


def test_a_newcomer_is_1500_give_or_take_450_and_provisional() -> None:
    read = shown(NEW_RATING)

    assert (read.rating, read.plus_minus, read.games, read.provisional) == (1500, 450, 0, True)


def test_the_winner_gains_what_the_loser_loses_between_equals() -> None:
    winner, loser = rate([NEW_RATING, NEW_RATING], [[0], [1]])

    assert winner.mu > NEW_RATING.mu > loser.mu
    assert isclose(winner.mu + loser.mu, 2 * NEW_RATING.mu)
    assert winner.games == loser.games == 1
    assert max(winner.sigma, loser.sigma) < NEW_RATING.sigma


def test_the_ranking_and_not_the_seat_decides() -> None:
    first = rate([NEW_RATING, NEW_RATING], [[1], [0]])
    second = rate([NEW_RATING, NEW_RATING], [[0], [1]])

    assert first == second[::-1]


def test_equals_who_share_a_place_stay_where_they_are() -> None:
    both = rate([NEW_RATING, NEW_RATING], [[0, 1]])

    assert [rating.mu for rating in both] == pytest.approx([NEW_RATING.mu] * 2)


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    strong, weak = settled(30), settled(20)

    surprise = rate([strong, weak], [[1], [0]])
    expected = rate([strong, weak], [[0], [1]])

    assert surprise[1].mu - weak.mu > expected[0].mu - strong.mu > 0


def test_who_is_well_known_moves_less_than_a_newcomer() -> None:
    known, newcomer = rate([settled(25), NEW_RATING], [[0], [1]])

    assert abs(known.mu - 25) < abs(newcomer.mu - NEW_RATING.mu)


def test_places_of_twenty_come_out_in_their_order() -> None:
    after = rate([NEW_RATING] * 20, [[seat] for seat in range(20)])

    assert [rating.mu for rating in after] == sorted((rating.mu for rating in after), reverse=True)


def test_after_many_matches_the_difference_shown_is_that_of_elo() -> None:
    dice, people = Random(4), [NEW_RATING, NEW_RATING]
    gaps = []

    for match in range(3000):
        people = rate(people, [[0], [1]] if dice.random() < 10 / 11 else [[1], [0]])
        gaps += [shown(people[0]).rating - shown(people[1]).rating] if match >= 500 else []

    assert sum(gaps) / len(gaps) == pytest.approx(400, abs=40)
    assert not shown(people[0]).provisional


def test_twenty_odd_matches_of_two_end_the_provisional_time() -> None:
    dice, people = Random(4), [NEW_RATING, NEW_RATING]
    provisional = []

    for _ in range(40):
        people = rate(people, [[0], [1]] if dice.random() < 0.5 else [[1], [0]])
        provisional.append(shown(people[0]).provisional)

    assert 10 < provisional.index(False) < 30
