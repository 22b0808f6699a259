"""Options: what they take, and what they say when they do not."""

import pytest

from goudkoorts.kernel.options import BadOptionValue, choice, numbers_or, seat_or_none


def test_a_choice_is_numbered_from_its_default() -> None:
    option = choice("bonus", "optional", "mandatory")

    assert option.default == "optional"
    assert option.encode("mandatory", 2) == (1,)


@pytest.mark.parametrize("value", ["never", None, 0, True])
def test_a_choice_refuses_other_values_and_names_the_right_ones(value: object) -> None:
    with pytest.raises(BadOptionValue, match="optional, mandatory"):
        choice("bonus", "optional", "mandatory").encode(value, 2)


def test_true_is_not_one() -> None:
    with pytest.raises(BadOptionValue, match="false, true"):
        choice("open_scores", False, True).encode(1, 2)


def test_a_seat_is_one_of_the_table_or_none() -> None:
    option = seat_or_none("start")

    assert option.encode(None, 3) == (-1,)
    assert option.encode(2, 3) == (2,)


@pytest.mark.parametrize("value", [3, -1, "0", True, 1.0])
def test_no_other_seat_is_taken(value: object) -> None:
    with pytest.raises(BadOptionValue, match="seat from 0 to 2"):
        seat_or_none("start").encode(value, 3)


def test_a_list_of_numbers_stands_beside_a_few_words() -> None:
    option = numbers_or("points", [1, 2, 3], 9, "balanced", "small")

    assert option.default == "balanced"
    assert option.encode("small", 2) == (1, 0, 0, 0)
    assert option.encode([9, 0, 4], 2) == (2, 9, 0, 4)


@pytest.mark.parametrize("value", ["large", [1, 2], [1, 2, 3, 4], [1, 2, 10], [1, 2, -1], [1, 2, True], [1, 2, 3.0], 3])
def test_no_other_list_is_taken(value: object) -> None:
    with pytest.raises(BadOptionValue, match="balanced, small or a list of 3 whole numbers from 0 to 9"):
        numbers_or("points", [1, 2, 3], 9, "balanced", "small").encode(value, 2)
