"""States as records: layout, copies and bytes."""

from typing import Annotated

import pytest

from goudkoorts.kernel.record import I8, I16, I64, Grid, Record, Row, bytes_of, copy_of, plain_of, settle


class Purse(Record):
    """A record for these tests."""

    gold: I64
    coins: Annotated[Row, I16, 3]
    chips: Annotated[Grid, I8, 2, 2]


def test_annotations_are_the_layout() -> None:
    assert Purse.dtype.names == ("gold", "coins", "chips")
    assert Purse.dtype["coins"].shape == (3,)
    assert Purse.dtype["chips"].shape == (2, 2)
    assert Purse.dtype.itemsize % 8 == 0


def test_a_new_record_is_zero_and_its_fields_can_be_set() -> None:
    purse = Purse.new()
    purse.gold = 5
    purse.coins[2] = 7
    purse.chips[1, 0] = 1

    assert (int(purse.gold), int(purse.coins[2]), int(purse.chips[1, 0])) == (5, 7, 1)


def test_a_copy_is_independent() -> None:
    purse = Purse.new()
    twin = copy_of(purse)

    twin.gold = 9

    assert int(purse.gold) == 0
    assert bytes_of(purse) != bytes_of(twin)


def test_a_field_that_numpy_would_hide_is_refused() -> None:
    with pytest.raises(AssertionError, match="'round'"):
        type("Lost", (Record,), {"__annotations__": {"round": I8}})


def test_an_element_of_many_is_a_view() -> None:
    purses = Purse.rows(2)

    purses[1].gold = 3
    purses[0] = purses[1]

    assert int(purses[0].gold) == 3


def test_all_fields_are_read_at_once_as_plain_numbers() -> None:
    purse = Purse.new()
    purse.gold = 5
    purse.coins[2] = 7
    purse.chips[1, 0] = 1

    plain = plain_of(purse)

    assert (plain.gold, plain.coins, plain.chips) == (5, [0, 0, 7], [[0, 0], [1, 0]])
    assert type(plain.gold) is int
    purse.gold = 6
    assert plain_of(purse).gold == 6


def test_a_settled_record_is_read_once_and_a_copy_of_it_anew() -> None:
    purse = Purse.new()
    settle(purse)

    assert plain_of(purse) is plain_of(purse)
    twin = copy_of(purse)
    twin.gold = 6
    assert (plain_of(purse).gold, plain_of(twin).gold) == (0, 6)


def test_what_is_read_is_known_again_by_caches_only_as_itself() -> None:
    purse = Purse.new()
    settle(purse)
    one, other = plain_of(purse), plain_of(copy_of(purse))

    assert one.coins == other.coins
    assert len({one, other, plain_of(purse)}) == 2


def test_a_field_that_is_not_there_is_an_error() -> None:
    purse = Purse.new()

    with pytest.raises(AttributeError, match="silver"):
        _ = purse.silver  # type: ignore[attr-defined]
    with pytest.raises(AttributeError, match="silver"):
        purse.silver = 1  # type: ignore[attr-defined]
