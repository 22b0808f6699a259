"""States as records: layout, copies and bytes."""

from typing import Annotated

from goudkoorts.kernel.record import I8, I16, I64, Grid, Record, Row, bytes_of, copy_of


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


def test_an_element_of_many_is_a_view() -> None:
    purses = Purse.rows(2)

    purses[1].gold = 3
    purses[0] = purses[1]

    assert int(purses[0].gold) == 3
