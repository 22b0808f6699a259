"""Heaps as counts, and places from standings."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from goudkoorts.kernel.counts import kind_of_nth, total, write_equal_weights, write_weights
from goudkoorts.kernel.places import turn_into_places
from goudkoorts.kernel.record import row_of

heaps = st.lists(st.integers(0, 5), min_size=1, max_size=8)


@given(heaps)
def test_every_card_of_a_heap_is_one_ticket(counts: list[int]) -> None:
    heap = row_of(counts)

    cards = [kind_of_nth(heap, n) for n in range(total(heap))]

    assert np.bincount(cards, minlength=len(counts)).tolist() == counts if cards else sum(counts) == 0


@given(heaps)
def test_weights_are_the_copies_of_the_kinds_left(counts: list[int]) -> None:
    out, weights = np.zeros((2, len(counts)), np.int64)

    outcomes = write_weights(row_of(counts), 100, out, weights)

    expected = [(100 + kind, copies) for kind, copies in enumerate(counts) if copies]
    assert list(zip(out[:outcomes].tolist(), weights[:outcomes].tolist(), strict=True)) == expected


def test_equal_weights_are_ones() -> None:
    weights = row_of([7, 7, 7])

    assert write_equal_weights(2, weights) == 2
    assert weights.tolist() == [1, 1, 7]


@given(st.lists(st.integers(-1000, 1000), min_size=1, max_size=20))
def test_a_place_is_how_many_are_ahead(standings: list[int]) -> None:
    places = row_of(standings)

    turn_into_places(places, len(standings))

    assert places.tolist() == [sum(rival > own for rival in standings) for own in standings]
