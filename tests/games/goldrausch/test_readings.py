"""The readings and house rules of Goldrausch: how gold is shared, who starts, and what a tie brings."""

import numpy as np
import pytest

from games.goldrausch.table import (
    MARC,
    before_the_last_coin,
    finish_round,
    fresh,
    in_round,
    places,
    play,
    scores,
    table,
    told,
    with_scores,
)
from goudkoorts.engine.batch import play_random_games
from goudkoorts.engine.conformance import check_random_game
from goudkoorts.engine.errors import BadOption
from goudkoorts.engine.match import Match
from goudkoorts.games import goldrausch
from goudkoorts.games.goldrausch.view import show
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.kernel.dice import dice_from


def starter_after(seat: int, players: int, next_start: str, *points: int) -> int:
    """Return who begins the next round; `seat` began the last one and laid its last card."""
    state = before_the_last_coin(seat=seat, players=players, next_start=next_start)
    return int(finish_round(with_scores(state, *points)).seat)


@pytest.mark.parametrize(
    ("shares", "earned"), [("per_chip", [10, 5]), ("floor_per_player", [11, 5]), ("per_player", [8, 8])]
)
def test_ra6_and_ra12_three_ways_to_share_17_gold(shares: str, earned: list[int]) -> None:
    state = finish_round(before_the_last_coin(chips=[(2, 1)], shares=shares))

    assert scores(state) == earned


def test_ra12_who_has_no_chip_gets_no_share() -> None:
    state = finish_round(before_the_last_coin(chips=[(2, 0, 1)], players=3, shares="per_player"))

    assert scores(state) == [8, 0, 8]


def test_ra7_the_next_player_clockwise_from_the_last_starter() -> None:
    assert starter_after(0, 3, "clockwise") == 1
    assert starter_after(2, 3, "clockwise") == 0


def test_ra7_continue_goes_on_after_the_player_who_laid_the_last_card() -> None:
    state = before_the_last_coin(seat=2, players=4, next_start="continue")
    state.starter = 1

    assert int(finish_round(state).seat) == 3


@pytest.mark.parametrize(
    ("players", "starters"),
    [(2, [0, 0, 0, 0]), (3, [0, 0, 0, 0]), (4, [0, 2, 0, 2]), (5, [0, 1, 2, 3])],
)
def test_ra7_continue_as_66_cards_fall(players: int, starters: list[int]) -> None:
    match = Match.new("goldrausch", players, {"start": 0, "next_start": "continue"})
    begun = []
    for text in check_random_game(goldrausch, players, {"start": 0, "next_start": "continue"}, 0).history:
        begun += [int(match.state.starter)] if match.state.left == 66 else []
        match.play(text)

    assert begun == starters


@pytest.mark.parametrize(
    ("starter", "points", "next_starter"),
    [
        (0, (30, 20, 25), 1),
        (0, (10, 20, 25), 0),
        (1, (10, 20, 10), 2),
        (0, (10, 20, 10), 2),
        (2, (10, 20, 10), 0),
        (2, (10, 10, 10), 0),
    ],
)
def test_ra7_the_lowest_score_starts_and_the_last_starter_comes_last(
    starter: int, points: tuple[int, ...], next_starter: int
) -> None:
    assert starter_after(starter, 3, "lowest_score", *points) == next_starter


def test_ra7_the_lowest_score_counts_the_round_just_played() -> None:
    state = before_the_last_coin(chips=[(0, 0, 1)], players=3, next_start="lowest_score")

    assert int(finish_round(with_scores(state, 12, 15, 0)).seat) == MARC


def test_ra8_a_tie_for_first_place_brings_one_extra_round() -> None:
    state = with_scores(in_round(before_the_last_coin(players=3, tie="extra_round"), 4), 80, 80, 61)

    finish_round(state)

    assert goldrausch.seat_to_act(state) == CHANCE
    assert show(state) == show(fresh(3)) | {"round": 5, "scores": [80, 80, 61]}


def test_ra8_a_tie_for_second_place_brings_none() -> None:
    state = with_scores(in_round(before_the_last_coin(players=3, tie="extra_round"), 4), 90, 80, 80)

    finish_round(state)

    assert goldrausch.seat_to_act(state) == NOBODY


def test_ra8_after_the_extra_round_a_tie_is_shared() -> None:
    state = with_scores(in_round(before_the_last_coin(players=3, tie="extra_round"), 5), 80, 80, 61)

    finish_round(state)

    assert goldrausch.seat_to_act(state) == NOBODY
    assert places(state) == [0, 0, 2]
    assert show(state)["round"] == 5


def test_ra8_a_tie_before_the_last_round_is_no_extra_round() -> None:
    state = with_scores(in_round(before_the_last_coin(tie="extra_round"), 3), 80, 80)

    assert int(finish_round(state).round_number) == 4


@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
def test_ra13_a_game_has_as_many_rounds_as_agreed(rounds: int) -> None:
    batch = play_random_games(goldrausch, 2, 4, options={"rounds": rounds})

    assert (batch.plies - batch.decisions == 66 * rounds + 1).all()


def test_ra14_the_coin_is_seen_before_its_place_is_chosen() -> None:
    state = play(table([1, 1, 0, 0, 0, 0], []), "coin 10")

    assert goldrausch.view(state, MARC)["turned"] == "coin 10"
    assert goldrausch.seat_to_act(state) == MARC


@pytest.mark.parametrize(
    "options",
    [{"rounds": 5}, {"rounds": "4"}, {"rounds": True}, {"shares": "each"}, {"start": 2}, {"tie": None}, {"chips": 4}],
)
def test_an_unknown_option_or_value_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        Match.new("goldrausch", 2, options)


def test_stumble_07_ra7_lots_are_drawn_for_the_start_player_of_every_round() -> None:
    match = Match.new("goldrausch", 3, {"start": 2, "next_start": "lot", "rounds": 2})
    dice = dice_from(3)
    while match.state.round_number == 1 or match.turn == "chance":
        if match.turn == "chance":
            match.deal(dice)
        else:
            match.play(match.legal[0])

    texts = [text for text in match.history if text.startswith("start")]
    assert len(texts) == 1  # of round 2: round 1 was begun by the seat that the table named
    assert int(match.state.starter) == int(texts[0].removeprefix("start "))


def test_stumble_07_ra7_every_seat_may_be_drawn_with_the_same_weight() -> None:
    state = finish_round(before_the_last_coin(players=4, next_start="lot"))

    numbers, weights = np.empty(8, np.int64), np.empty(8, np.int64)
    outcomes = goldrausch.chance_weights(state, numbers, weights)
    assert goldrausch.seat_to_act(state) == CHANCE
    assert [goldrausch.notate(goldrausch.decode(int(number))) for number in numbers[:outcomes]] == [
        "start 0",
        "start 1",
        "start 2",
        "start 3",
    ]
    assert weights[:outcomes].tolist() == [1, 1, 1, 1]
    assert show(state)["pile"] == 66
    assert int(play(state, "start 3").seat) == 3


def test_stumble_07_ra7_the_log_says_that_lots_are_drawn() -> None:
    state = before_the_last_coin(next_start="lot")

    assert told(play(state, "coin 0"), "lay c")[-1] == "Round 2: lots are drawn for who begins."
    tied = with_scores(in_round(before_the_last_coin(next_start="lot", tie="extra_round"), 4), 80, 80)
    assert told(play(tied, "coin 0"), "lay c")[-1].endswith("Lots are drawn for who begins.")
