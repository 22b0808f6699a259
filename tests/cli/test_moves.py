"""The list of moves that a player reads."""

from goudkoorts.cli.terminal.moves import in_order, lines_of


def test_numbers_come_in_their_order() -> None:
    assert in_order(["bid 10", "bid 2", "pass", "bid 1"]) == ["bid 1", "bid 2", "bid 10", "pass"]


def test_a_long_run_is_one_line_that_says_what_can_be_typed() -> None:
    lines = lines_of([*(f"bid {number}" for number in range(3, 100)), "pass"])

    assert [(line.label, line.text) for line in lines] == [("1-97", "bid 3 ... bid 99"), ("98", "pass")]


def test_a_short_run_stays_a_list() -> None:
    assert [line.text for line in lines_of(["bid 7", "bid 8", "pass"])] == ["bid 7", "bid 8", "pass"]


def test_moves_without_numbers_are_never_folded() -> None:
    moves = ["take b4", "take g4", "take r4", "swap r8 b4", "swap r8 b5", "swap r8 b6", "swap r8 b7"]

    assert [line.text for line in lines_of(moves)] == moves
