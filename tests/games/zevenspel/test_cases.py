"""The conformance cases, by their number."""

import pytest

from games.zevenspel.felt import (
    FIVE_WINNERS,
    begin,
    bet,
    deal,
    lose_chips,
    openers,
    play_round,
    rollers,
    truth,
    winners,
)
from goudkoorts.engine.errors import IllegalAction


def test_zc01_the_example_of_the_rule_book() -> None:
    assert winners("ra rd rk bk ra be rd") == ["aa", "dd", "kk", "pairs3", "red5"]


def test_zc02_three_cards_aside_then_one() -> None:
    match = begin()
    bet(match, "aa", "bb")

    deal(match, "ra", rolls=(4,))
    first = match.view(0)
    deal(match, "bc", rolls=(2,))
    second = match.view(0)

    assert (first["aside"], first["open"], first["pile"]) == (3, ["ra"], 53 - 4)
    assert (second["aside"], second["open"], second["pile"]) == (4, ["ra", "bc"], 53 - 6)


def test_zc03_four_players_roll_in_turn_and_the_fourth_opens_next() -> None:
    match = begin(players=4)

    seats = rollers(match)

    assert seats == [0, 1, 2, 3, 0, 1, 2]
    assert match.turn == 3


@pytest.mark.parametrize("players", [8, 9, 20])
def test_zc04_seven_of_eight_or_more_roll_and_the_eighth_opens_next(players: int) -> None:
    match = begin(players=players)

    seats = rollers(match)

    assert seats == [0, 1, 2, 3, 4, 5, 6]
    assert match.turn == 7


@pytest.mark.parametrize(("players", "next_opener"), [(7, 0), (2, 1), (3, 1), (5, 2), (6, 1)])
def test_zc05_the_next_opener(players: int, next_opener: int) -> None:
    match = begin(players=players)

    assert openers(match, rounds=2) == [0, next_opener]


def test_zc06_a_roll_of_1_puts_nothing_aside() -> None:
    match = begin()
    bet(match, "aa", "bb")

    deal(match, "ra", rolls=(1,))

    assert (match.view(0)["aside"], match.view(0)["pile"]) == (0, 52)


def test_zc07_the_pile_never_runs_out() -> None:
    match = begin(max_rounds=1)
    bet(match, "aa", "bb")

    deal(match, FIVE_WINNERS, rolls=(6,) * 7)

    assert (match.view(0)["aside"], match.view(0)["pile"]) == (35, 11)


def test_zc08_two_on_aa_and_one_on_3_pairs_score() -> None:
    match = begin(players=4)

    play_round(match, "aa red4 pairs3 aa", FIVE_WINNERS)

    assert truth(match)["scores"] == [115, 0, 1400, 115]
    assert truth(match)["chips"] == [10, 9, 10, 10]


def test_zc09_three_equal_are_no_letter_box() -> None:
    assert winners("ra ba ra rb bc bd be") == ["black4", "equal3", "pairs0"]


def test_zc10_four_and_three_win_both_equal_boxes() -> None:
    assert winners("ra ba ra ba rb bb rb") == ["equal3", "equal4", "pairs0", "red4"]


def test_zc11_two_times_three_win_the_box_once() -> None:
    assert winners("ra ba ra rb bb rb rc") == ["equal3", "pairs0", "red5"]


def test_zc12_three_of_each_colour_win_no_colour_box() -> None:
    assert winners("seven ra bb rc bd re bf") == ["pairs0", "seven"]


def test_zc13_six_boxes_are_the_most() -> None:
    assert winners("seven ra ra rb bb rc bc") == ["aa", "bb", "cc", "pairs3", "red4", "seven"]


def test_zc14_a_triple_is_no_pair() -> None:
    assert winners("ra ra ba bb bb rc rc") == ["bb", "cc", "equal3", "pairs2", "red4"]


def test_zc15_all_six_of_a_letter() -> None:
    assert winners("ra ba ra ba ra ba rc") == ["equal6", "pairs0", "red4"]


def test_zc16_seven_red_letters() -> None:
    assert winners("ra rb rc rd re rf rg") == ["pairs0", "red7"]


def test_zc17_who_loses_the_last_chip_is_out_and_the_others_go_on() -> None:
    match = begin(players=3)
    play_round(match, "seven pairs0 pairs0")

    lose_chips(match, 10, seat1="pairs0", seat2="pairs0")

    assert truth(match)["chips"] == [0, 10, 10]
    assert truth(match)["scores"][0] == 130
    assert match.turn in (1, 2)


def test_zc18_the_last_chip_ends_the_game_and_most_points_win() -> None:
    match = begin(players=2)
    play_round(match, "pairs0 seven")

    lose_chips(match, 10)

    assert match.turn == "over"
    assert match.ranking == [[1], [0]]


def test_zc19_equal_points_share_the_victory() -> None:
    match = begin(players=3)

    lose_chips(match, 10)

    assert match.scores == [0, 0, 0]
    assert match.ranking == [[0, 1, 2]]


@pytest.mark.parametrize("text", ["pass", "roll 1", "bet", "bet aa bb", "bet aa 2", "bet 2 aa"])
def test_zc20_exactly_one_chip_must_be_bet(text: str) -> None:
    match = begin()

    with pytest.raises(IllegalAction) as refusal:
        match.play(text)

    assert (refusal.value.code, refusal.value.rule) == ("wants_bet", "Z-6")
