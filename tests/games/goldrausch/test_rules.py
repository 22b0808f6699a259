"""Every rule of Goldrausch, one situation each, set up by hand."""

import pytest

from games.goldrausch.table import (
    ANNE,
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
from goudkoorts.engine.errors import BadPlayers
from goudkoorts.engine.match import Match
from goudkoorts.games import goldrausch
from goudkoorts.games.goldrausch.view import show
from goudkoorts.games.goldrausch.words import DECK, GROUPS, LETTERS
from goudkoorts.kernel.actors import CHANCE, NOBODY


def weights_of(match: Match) -> dict[str, int]:
    """Return the outcomes of chance with their weights."""
    return dict(zip(match.legal, match.outcomes.weights or (), strict=True))


def test_r1_there_are_five_figures_of_each_of_six_groups() -> None:
    weights = weights_of(Match.new("goldrausch", options={"start": 0}))

    assert {text: count for text, count in weights.items() if text.startswith("figure")} == {
        f"figure {letter}": 5 for letter in "adlibc"
    }


def test_r1_a_group_has_no_sixth_figure() -> None:
    state = table([5, 0, 0, 0, 0, 0], [])

    assert "figure a" not in legal(state)
    assert why(state, "figure a") == ("no_card_left", "R-1")


def test_r2_half_of_the_36_coins_are_gold() -> None:
    weights = weights_of(Match.new("goldrausch", options={"start": 0}))

    assert {text: count for text, count in weights.items() if text.startswith("coin")} == {
        "coin 0": 18,
        "coin 1": 4,
        "coin 2": 4,
        "coin 3": 4,
        "coin 4": 4,
        "coin 6": 1,
        "coin 10": 1,
    }
    assert sum(DECK) == 66


def test_r2_there_is_no_second_ten() -> None:
    state = table([1, 0, 0, 0, 0, 0], ["10"])

    assert why(state, "coin 10") == ("no_card_left", "R-2")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r3_every_player_has_three_chips(players: int) -> None:
    view = goldrausch.view(fresh(players), MARC)

    assert view["chips_left"] == [3] * players


@pytest.mark.parametrize("players", [1, 6])
def test_r4_two_to_five_can_play(players: int) -> None:
    with pytest.raises(BadPlayers):
        Match.new("goldrausch", players=players)


def test_r4_a_seat_nobody_sits_on_cannot_begin() -> None:
    assert why(fresh(3), "start 3") == ("no_such_seat", "R-4")


def test_r4_a_game_has_four_rounds() -> None:
    state = in_round(before_the_last_coin(), 3)

    assert int(finish_round(state).round_number) == 4
    assert goldrausch.seat_to_act(finish_round(in_round(before_the_last_coin(), 4))) == NOBODY


def test_r5_a_round_begins_with_66_cards_and_an_empty_table() -> None:
    truth = show(fresh())

    assert truth == {
        "round": 1,
        "groups": {letter: {"figures": 0, "coins": [], "chips": [0, 0]} for letter in LETTERS},
        "scores": [0, 0],
        "pile": 66,
    }


def test_r5_the_first_start_player_is_drawn_by_lot() -> None:
    match = Match.new("goldrausch", players=3)

    assert match.turn == "chance"
    assert weights_of(match) == {"start 0": 1, "start 1": 1, "start 2": 1}


def test_r5_nothing_happens_before_the_start_player_is_known() -> None:
    assert why(fresh(), "coin 4") == ("wants_start", "R-5")


def test_r6_a_card_is_turned_up_by_chance_as_often_as_it_is_in_the_pile() -> None:
    match = Match.new("goldrausch", options={"start": 0})
    match.play("coin 4")
    match.play("lay a")

    assert match.turn == "chance"
    assert weights_of(match)["coin 4"] == 3


def test_r6_turns_go_clockwise() -> None:
    state = fresh(3, start=1)

    turns = [int(play(state, "coin 0", "lay a").seat) for _ in range(3)]

    assert turns == [2, 0, 1]


def test_r6_a_coin_must_be_laid_at_once() -> None:
    state = play(fresh(start=0), "coin 0")

    assert why(state, "pass") == ("coin_must_be_laid", "R-6")
    assert why(state, "coin 0") == ("wants_lay", "R-9")


def test_r6_nobody_acts_before_a_card_is_turned_up() -> None:
    state = fresh(start=0)

    assert why(state, "lay a") == ("wants_card", "R-6")
    assert why(state, "pass") == ("wants_card", "R-6")


def test_r7_a_figure_goes_to_its_own_group() -> None:
    state = play(fresh(start=0), "figure l")

    assert row_at(state, "l")["figures"] == 1
    assert legal(state) == ["chip", "pass"]


def test_r7_one_chip_on_that_group_and_the_turn_is_over() -> None:
    state = play(fresh(start=0), "figure l", "chip")

    assert chips_at(state, "l") == [1, 0]
    assert int(state.chips_left[MARC]) == 2
    assert int(state.seat) == CARL
    assert goldrausch.seat_to_act(state) == CHANCE


def test_r7_the_chip_can_be_kept() -> None:
    state = play(fresh(start=0), "figure l", "pass")

    assert chips_at(state, "l") == [0, 0]
    assert int(state.seat) == CARL


def test_r7_only_the_player_who_turned_up_the_figure_decides() -> None:
    state = play(fresh(start=0), "figure l")
    assert goldrausch.seat_to_act(state) == MARC

    play(state, "pass")

    assert why(state, "chip") == ("no_chip_without_figure", "R-7")


def test_r7_without_a_chip_there_is_no_decision() -> None:
    state = table([1, 1, 1, 0, 0, 0], [], chips=[(1, 0), (1, 0), (1, 0)])

    play(state, "figure a")

    assert row_at(state, "a")["figures"] == 2
    assert goldrausch.seat_to_act(state) == CHANCE
    assert int(state.seat) == CARL


def test_r7_a_figure_cannot_be_laid_elsewhere() -> None:
    state = play(fresh(start=0), "figure l")

    assert why(state, "lay a") == ("wants_chip", "R-7")


def test_r8_a_second_and_a_third_chip_need_later_figures() -> None:
    state = fresh(start=0)

    for _ in range(3):
        play(state, "figure d", "chip", "coin 0", "lay d")

    assert chips_at(state, "d") == [3, 0]
    assert int(state.chips_left[MARC]) == 0


def test_r8_several_players_may_be_on_one_group() -> None:
    state = play(fresh(start=0), "figure d", "chip", "figure d", "chip")

    assert chips_at(state, "d") == [1, 1]


def test_r9_a_coin_goes_to_a_group_with_a_figure_and_a_free_place() -> None:
    state = table([1, 1, 0, 0, 0, 0], [6, 5, 0, 0, 0, 0])

    assert groups_for_coin(state) == "d"


def test_r9_a_group_without_a_figure_is_refused() -> None:
    state = play(table([1, 0, 0, 0, 0, 0], []), "coin 3")

    assert why(state, "lay d") == ("group_has_no_figure", "R-9")


def test_r9_a_full_group_is_refused() -> None:
    state = play(table([1, 1, 0, 0, 0, 0], [6]), "coin 3")

    assert why(state, "lay a") == ("group_is_full", "R-9")


def test_r9_the_coin_lies_on_the_group_chosen() -> None:
    state = play(table([1, 1, 0, 0, 0, 0], ["4"]), "coin 3")
    assert row_at(state, "a")["coins"] == [4]

    play(state, "lay a")

    assert row_at(state, "a")["coins"] == [3, 4]
    assert int(state.seat) == CARL


def test_r10_without_a_figure_on_the_table_every_free_place_will_do() -> None:
    assert groups_for_coin(fresh(start=0)) == LETTERS


def test_r10_when_every_group_with_a_figure_is_full_every_free_place_will_do() -> None:
    state = table([1, 0, 0, 0, 0, 0], [6])

    assert groups_for_coin(state) == "dlibc"


def test_r10_a_full_group_is_refused_also_in_the_exception() -> None:
    state = play(table([0, 0, 0, 0, 0, 0], [6]), "coin 3")

    assert why(state, "lay a") == ("group_is_full", "R-9")


def test_r11_no_chip_with_or_after_a_coin() -> None:
    state = play(table([1, 0, 0, 0, 0, 0], []), "coin 3")
    assert why(state, "chip") == ("no_chip_after_coin", "R-11")

    play(state, "lay a")

    assert why(state, "chip") == ("no_chip_after_coin", "R-11")


def test_r11_a_false_coin_takes_a_place() -> None:
    state = play(table([1, 1, 0, 0, 0, 0], [5]), "coin 0", "lay a")

    assert groups_for_coin(state) == "d"


def test_r12_each_chip_earns_one_share_rounded_down() -> None:
    state = finish_round(before_the_last_coin(chips=[(2, 1)]))

    assert scores(state) == [10, 5]


def test_r12_a_share_is_taken_of_each_group_by_itself() -> None:
    state = finish_round(before_the_last_coin(chips=[(1, 1), (0, 1), (1, 0)]))

    assert scores(state) == [8 + 11, 8 + 10]


def test_r13_a_group_without_chips_pays_nobody() -> None:
    state = finish_round(before_the_last_coin())

    assert scores(state) == [0, 0]


def test_r13_what_is_earned_is_added_to_the_score() -> None:
    state = with_scores(in_round(before_the_last_coin(chips=[(0, 1)]), 2), 20, 30)

    finish_round(state)

    assert scores(state) == [20, 47]
    assert goldrausch.view(state, MARC)["sheet"] == [[0, 0], [0, 17]]


def test_r13_chips_go_back_when_the_next_round_starts() -> None:
    state = finish_round(before_the_last_coin(chips=[(3, 2), (0, 1)]))

    assert goldrausch.view(state, MARC)["chips_left"] == [3, 3]
    assert sum(int(state.chips[group, seat]) for group in range(GROUPS) for seat in (MARC, CARL)) == 0


def test_r14_the_highest_total_wins() -> None:
    state = with_scores(in_round(before_the_last_coin(chips=[(0, 0, 1)], players=3), 4), 50, 60, 41)

    finish_round(state)

    assert scores(state) == [50, 60, 58]
    assert places(state) == [2, 0, 1]


def test_r14_after_the_last_round_the_table_stays_as_laid() -> None:
    state = finish_round(in_round(before_the_last_coin(chips=[(0, 0, 1)], players=3), 4))

    assert row_at(state, "a") == {"figures": 5, "coins": [0, 0, 0, 3, 4, 10], "chips": [0, 0, 1]}
    assert show(state)["pile"] == 0
    assert show(state)["round"] == 4


def test_r14_nothing_is_legal_after_the_end() -> None:
    state = finish_round(in_round(before_the_last_coin(), 4))

    assert legal(state) == []
    assert why(state, "coin 0") == ("is_over", "R-14")
    assert why(state, "chip") == ("is_over", "R-14")


def test_r14_the_standing_of_an_unfinished_game_is_that_of_the_rounds_scored() -> None:
    state = with_scores(fresh(3), 12, 30, 12)

    assert places(state) == [1, 0, 1]
    assert int(state.seat) != ANNE
