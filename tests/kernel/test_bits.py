"""Sets of small numbers as bits, against Python's own sets."""

from hypothesis import given
from hypothesis import strategies as st

from goudkoorts.kernel.bits import count_bits, highest_bit, lowest_bit, nth_bit, without_lowest

numbers = st.sets(st.integers(0, 62), min_size=1)


def mask_of(members: set[int]) -> int:
    return sum(1 << member for member in members)


@given(numbers)
def test_bits_count_the_members_of_a_set(members: set[int]) -> None:
    assert count_bits(mask_of(members)) == len(members)
    assert count_bits(0) == 0


@given(numbers)
def test_lowest_and_highest_are_the_ends_of_a_set(members: set[int]) -> None:
    assert lowest_bit(mask_of(members)) == min(members)
    assert highest_bit(mask_of(members)) == max(members)


@given(numbers)
def test_the_nth_member_is_counted_from_the_lowest(members: set[int]) -> None:
    assert [nth_bit(mask_of(members), n) for n in range(len(members))] == sorted(members)


@given(numbers)
def test_without_its_lowest_member_a_set_has_the_others(members: set[int]) -> None:
    assert without_lowest(mask_of(members)) == mask_of(members - {min(members)})
