"""The conformance cases RC-01 to RC-20: what the printed rules state, and what follows from them."""

import msgspec
import pytest

from games.goldrausch.table import (
    ALL_COINS,
    CARL,
    MARC,
    before_the_last_coin,
    chips_at,
    finish_round,
    fresh,
    groups_for_coin,
    in_round,
    legal,
    places,
    play,
    row_at,
    scores,
    table,
    why,
    with_scores,
)
from goudkoorts.engine.conformance import check_random_game
from goudkoorts.engine.errors import IllegalAction
from goudkoorts.engine.match import Match
from goudkoorts.games import goldrausch
from goudkoorts.games.goldrausch.view import show
from goudkoorts.games.goldrausch.words import (
    CARDS,
    COIN_COPIES,
    COIN_VALUES,
    COINS_PER_GROUP,
    FIGURES_PER_GROUP,
    GROUPS,
)
from goudkoorts.kernel.actors import CHANCE, NOBODY, ONLOOKER
from goudkoorts.kernel.record import bytes_of

GOLD = [value for value, copies in zip(COIN_VALUES, COIN_COPIES, strict=True) for _ in range(copies) if value]


def test_rc01_66_cards_with_56_gold_fill_six_rows_of_twelve_columns() -> None:
    assert CARDS == 66 == GROUPS * FIGURES_PER_GROUP + sum(COIN_COPIES)
    assert len(GOLD) == 18
    assert sum(GOLD) == 56
    assert FIGURES_PER_GROUP + 1 + COINS_PER_GROUP == 12


def test_rc02_the_first_coin_goes_anywhere() -> None:
    state = play(fresh(start=0), "coin 4")

    assert legal(state) == ["lay a", "lay b", "lay c", "lay d", "lay i", "lay l"]


def test_rc03_a_full_group_is_never_legal() -> None:
    assert groups_for_coin(table([0, 0, 0, 0, 0, 0], [6, 1, 0, 0, 0, 0])) == "dlibc"


def test_rc04_only_the_group_with_a_figure_and_room() -> None:
    assert groups_for_coin(table([2, 0, 1, 0, 0, 0], [2, 0, 6, 0, 0, 0])) == "a"


def test_rc05_the_exception_when_every_group_with_a_figure_is_full() -> None:
    assert groups_for_coin(table([2, 0, 1, 0, 0, 0], [6, 0, 6, 3, 0, 0])) == "dibc"


def test_rc06_coins_without_a_figure_do_not_make_a_group_legal() -> None:
    assert groups_for_coin(table([2, 0, 1, 0, 0, 0], [1, 0, 0, 3, 0, 0])) == "al"


def test_rc07_a_figure_then_a_chip_on_its_group_or_none() -> None:
    state = play(table([1, 0, 0, 0, 0, 0], [], chips=[(1, 0)]), "figure b")
    assert row_at(state, "b") == {"figures": 1, "coins": [], "chips": [0, 0]}
    assert legal(state) == ["chip", "pass"]

    play(state, "pass")

    assert chips_at(state, "b") == [0, 0]
    assert int(state.seat) == CARL


def test_rc08_without_chips_a_figure_passes_the_turn() -> None:
    state = play(table([3, 0, 0, 0, 0, 0], [], chips=[(3, 0)]), "figure b")

    assert goldrausch.seat_to_act(state) == CHANCE
    assert int(state.seat) == CARL


def test_rc09_a_second_chip_on_the_same_group_and_a_third_later() -> None:
    state = table([0, 1, 0, 0, 0, 0], [], chips=[(), (1, 0)])
    assert chips_at(play(state, "figure d", "chip"), "d") == [2, 0]

    play(state, "figure d", "pass", "figure d", "chip")

    assert chips_at(state, "d") == [3, 0]


def test_rc10_no_chip_once_a_coin_is_laid() -> None:
    state = play(table([1, 0, 0, 0, 0, 0], []), "coin 2", "lay a")

    assert why(state, "chip") == ("no_chip_after_coin", "R-11")


@pytest.mark.parametrize("text", ["move a d", "chip a", "take a", "unchip", "chip -1"])
def test_rc11_a_chip_is_not_moved_or_taken_back(text: str) -> None:
    match = Match.new("goldrausch", options={"start": 0})
    for action in ("figure a", "chip", "figure d"):
        match.play(action)

    with pytest.raises(IllegalAction) as refusal:
        match.play(text)

    assert refusal.value.rule == "R-7"
    assert match.history == ["figure a", "chip", "figure d"]


def test_rc12_seventeen_gold_for_three_chips() -> None:
    state = finish_round(before_the_last_coin(chips=[(2, 1)]))

    assert scores(state) == [10, 5]


def test_rc13_seventeen_gold_without_chips() -> None:
    state = finish_round(before_the_last_coin(chips=[]))

    assert scores(state) == [0, 0]


def test_rc14_two_gold_for_three_players() -> None:
    coins = ("2 0 0 0 0 0", "10 6 4 4 0 0", "4 4 3 0 0 0", "3 3 3 2 0 0", "2 2 1 0 0 0", "1 1 1 0 0 0")

    state = finish_round(before_the_last_coin(chips=[(1, 1, 1)], coins=coins, players=3))

    assert scores(state) == [0, 0, 0]


def test_rc15_the_largest_possible_group() -> None:
    coins = ("10 6 4 4 4 4", "3 3 3 3 0 0", "2 2 2 2 0 0", "1 1 0 0 0 0", "1 0 0 0 0 0", "1 0 0 0 0 0")

    state = finish_round(before_the_last_coin(chips=[(1, 0)], coins=coins))

    assert scores(state) == [32, 0]
    assert sum(sorted(GOLD)[-COINS_PER_GROUP:]) == 32


def test_rc16_a_sixth_chip_finds_no_figure() -> None:
    state = table([5, 0, 0, 0, 0, 0], [], chips=[(3, 2)])

    assert "figure a" not in legal(state)
    assert why(state, "figure a") == ("no_card_left", "R-1")


def test_rc17_the_last_coin_has_one_place() -> None:
    state = before_the_last_coin()
    assert legal(state) == ["coin 0"]

    play(state, "coin 0")

    assert legal(state) == ["lay c"]


def test_rc18_the_next_round_keeps_the_scores_and_nothing_else() -> None:
    state = with_scores(in_round(before_the_last_coin(chips=[(1, 2)]), 3), 40, 30)

    finish_round(state)

    assert show(state) == show(fresh()) | {"round": 4, "scores": [45, 40]}
    assert goldrausch.view(state, MARC)["chips_left"] == [3, 3]


def test_rc18_a_fifth_round_never_starts() -> None:
    match = check_random_game(goldrausch, 2, {}, seed=3)

    assert sum(text.startswith(("figure", "coin")) for text in match.history) == 4 * 66
    assert match.turn == "over"
    assert match.truth()["round"] == 4


def test_rc19_equal_totals_share_the_victory() -> None:
    state = with_scores(in_round(before_the_last_coin(players=3), 4), 80, 80, 61)

    finish_round(state)

    assert goldrausch.seat_to_act(state) == NOBODY
    assert places(state) == [0, 0, 2]


@pytest.mark.parametrize("seat", [MARC, CARL, ONLOOKER])
def test_rc20_every_view_shows_the_whole_truth_and_what_the_pile_must_hold(seat: int) -> None:
    state = play(table([2, 0, 1, 0, 0, 0], ["10 4", "", "0"], chips=[(1, 0)], seat=CARL), "coin 6")
    goldrausch.hide_from(state, seat)

    view = goldrausch.view(state, seat)

    assert show(state).items() <= view.items()
    assert view["turned"] == "coin 6"
    assert view["unseen"] == {
        "figure a": 3,
        "figure d": 5,
        "figure l": 4,
        "figure i": 5,
        "figure b": 5,
        "figure c": 5,
        "coin 0": 17,
        "coin 1": 4,
        "coin 2": 4,
        "coin 3": 4,
        "coin 4": 3,
        "coin 6": 0,
        "coin 10": 0,
    }


def test_rc20_tables_reached_in_another_order_are_the_same_bytes() -> None:
    one_way = play(fresh(start=0), "figure a", "chip", "coin 4", "lay a", "coin 0", "lay a", "figure d", "pass")
    other_way = play(fresh(start=0), "figure a", "chip", "coin 0", "lay a", "coin 4", "lay a", "figure d", "pass")

    assert bytes_of(one_way) == bytes_of(other_way)
    assert msgspec.json.encode(goldrausch.view(one_way, MARC)) == msgspec.json.encode(goldrausch.view(other_way, MARC))


def test_the_coins_of_these_tables_are_all_there_are() -> None:
    assert sorted(int(value) for row in ALL_COINS for value in row.split()) == sorted([*GOLD, *[0] * 18])
