"""Tables are balanced: everybody on every seat, everybody against everybody."""

from collections import Counter
from itertools import combinations

import pytest

from goudkoorts.analysis.design import gauntlet, round_robin, seatings
from goudkoorts.engine.errors import BadTournament

SIZES = [(entrants, seats) for entrants in range(2, 7) for seats in range(2, 7)]


@pytest.mark.parametrize(("entrants", "seats"), SIZES)
def test_everybody_sits_on_every_seat_equally_often_on_every_deal(entrants: int, seats: int) -> None:
    for deal in range(5):
        taken = Counter(
            (seat, entrant)
            for group in round_robin(range(entrants), seats)
            for seating in full_circle(group, deal)
            for seat, entrant in enumerate(seating)
        )

        assert len(taken) == entrants * seats
        assert len(set(taken.values())) == 1


def full_circle(group: tuple[int, ...], deal: int) -> list[tuple[int, ...]]:
    """Return the seatings of a group, those that were left out as the same match repeated."""
    seated = seatings(group, 3, deal)
    return seated * (len(group) // len(seated))


@pytest.mark.parametrize(("entrants", "seats"), SIZES)
def test_within_a_group_a_member_sits_everywhere_as_often_as_it_has_copies(entrants: int, seats: int) -> None:
    for group in round_robin(range(entrants), seats):
        seated = seatings(group, 3, 8)

        assert len(set(seated)) == len(seated)
        for seat in range(seats):
            there = Counter(seating[seat] for seating in seated)
            assert {member: count * seats // len(seated) for member, count in there.items()} == Counter(group)


@pytest.mark.parametrize(("entrants", "seats"), SIZES)
def test_every_pair_meets_equally_often(entrants: int, seats: int) -> None:
    met = Counter(
        pair for group in round_robin(range(entrants), seats) for pair in combinations(group, 2) if pair[0] != pair[1]
    )

    assert set(met) == set(combinations(range(entrants), 2))
    assert len(set(met.values())) == 1


def test_two_play_a_deal_in_both_seatings() -> None:
    assert round_robin([0, 1, 2], 2) == [(0, 1), (0, 2), (1, 2)]
    assert set(seatings((1, 2), 0, 0)) == {(1, 2), (2, 1)}


def test_with_more_seats_than_bots_copies_fill_the_table() -> None:
    assert round_robin([0, 1], 3) == [(0, 0, 1), (0, 1, 1)]
    assert round_robin([0, 1], 4) == [(0, 0, 1, 1)]


def test_the_order_round_the_table_changes_from_deal_to_deal() -> None:
    circles = {frozenset(seatings((0, 1, 2), 0, deal)) for deal in range(20)}

    assert len(circles) == 2, "there are two ways to sit round a table of three"


def test_a_gauntlet_is_the_challengers_against_each_of_the_others() -> None:
    assert gauntlet(range(4), [2], 2) == [(0, 2), (1, 2), (2, 3)]
    assert gauntlet(range(3), [0], 3) == [(0, 0, 1), (0, 1, 1), (0, 0, 2), (0, 2, 2)]
    assert gauntlet(range(4), [0, 1], 2) == [(0, 2), (0, 3), (1, 2), (1, 3)]


def test_a_design_without_end_is_refused() -> None:
    with pytest.raises(BadTournament, match="take fewer bots"):
        round_robin(range(40), 20)
