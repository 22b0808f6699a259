"""The test of fairness itself: it must pass fair samples and fail unfair ones."""

import pytest

from fairness import critical_value, looks_fair


@pytest.mark.parametrize(("freedom", "table"), [(5, 25.74), (30, 67.63), (100, 161.32)])
def test_critical_values_are_those_of_the_tables(freedom: int, table: float) -> None:
    assert critical_value(freedom) == pytest.approx(table, rel=0.03)


def test_even_counts_are_fair_and_lopsided_ones_are_not() -> None:
    assert looks_fair([98, 105, 97, 100])
    assert not looks_fair([60, 140, 100, 100])


def test_expected_counts_need_not_be_equal() -> None:
    assert looks_fair([205, 98], [200, 100])
    assert not looks_fair([205, 98], [100, 200])
