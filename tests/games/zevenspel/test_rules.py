"""Every rule of the rule book, by its number."""

import pytest

from games.zevenspel.felt import (
    FIVE_WINNERS,
    SEVEN_AND_NO_PAIR,
    begin,
    bet,
    bet_until_all_have,
    deal,
    lose_chips,
    openers,
    play_round,
    rollers,
    truth,
    winners,
)
from goudkoorts.engine.errors import BadOption, BadPlayers, IllegalAction
from goudkoorts.engine.match import Match
from goudkoorts.games.zevenspel.words import SEATS

COPIES_OF_LETTERS = {
    "a": 6, "b": 6, "c": 5, "d": 5, "e": 4, "f": 4, "g": 3, "h": 3, "i": 3, "j": 3,
    "k": 2, "l": 2, "m": 2, "n": 2, "o": 2,
}  # fmt: skip


def weights_of_cards(match: Match) -> dict[str, int]:
    """Return the copies of each card that may come next."""
    return dict(zip(match.legal, match.outcomes.weights or (), strict=True))


def at_first_card() -> Match:
    """Return a match in which the first card is to be laid open."""
    match = begin()
    bet(match, "aa", "bb")
    match.play("roll 1")
    return match


def test_z1_there_are_53_cards() -> None:
    match = at_first_card()

    weights = weights_of_cards(match)

    assert sum(weights.values()) == 53
    assert weights["card seven"] == 1


@pytest.mark.parametrize(("letter", "copies"), COPIES_OF_LETTERS.items())
def test_z1_every_letter_has_its_copies_in_red_and_black(letter: str, copies: int) -> None:
    match = at_first_card()

    weights = weights_of_cards(match)

    assert weights[f"card r{letter}"] + weights[f"card b{letter}"] == copies
    assert abs(weights[f"card r{letter}"] - weights[f"card b{letter}"]) <= 1


def test_z1_a_card_that_lies_open_cannot_come_again() -> None:
    match = at_first_card()
    match.play("card rk")
    match.play("roll 1")

    with pytest.raises(IllegalAction) as refusal:
        match.play("card rk")

    assert (refusal.value.code, refusal.value.rule, refusal.value.facts) == ("card_is_open", "Z-1", {"card": "rk"})


def test_z2_every_player_has_ten_chips_of_their_own() -> None:
    match = begin(players=8)

    assert truth(match)["chips"] == [10] * 8


def test_z3_there_are_32_boxes_with_points() -> None:
    match = begin()

    felt = match.view(0)["felt"]

    assert len(match.legal) == 32
    assert isinstance(felt, dict)
    assert [f"bet {box}" for box in sorted(felt)] == list(match.legal)
    assert (felt["aa"], felt["seven"], felt["red7"], felt["pairs1"], felt["equal3"]) == (115, 130, 4650, 20, 205)


def test_z3_small_points_are_a_fifth() -> None:
    felt = begin().view(0)["felt"]

    small = begin(points="small").view(0)["felt"]

    assert isinstance(felt, dict)
    assert small == {box: points / 5 for box, points in felt.items()}


@pytest.mark.parametrize("players", SEATS)
def test_z4_any_player_may_open_the_first_round(players: int) -> None:
    match = Match.new("zevenspel", players)

    assert match.turn == "chance"
    assert sorted(match.legal) == sorted(f"start {seat}" for seat in range(players))
    assert match.outcomes.weights == (1,) * players


def test_z4_the_opener_bets_first() -> None:
    match = Match.new("zevenspel", 5)

    match.play("start 3")

    assert match.turn == 3


@pytest.mark.parametrize("players", [0, 1, 21])
def test_z4_the_game_is_for_two_to_twenty(players: int) -> None:
    with pytest.raises(BadPlayers):
        Match.new("zevenspel", players)


def test_z4_an_opener_must_sit_at_the_table() -> None:
    match = Match.new("zevenspel", 3)

    with pytest.raises(IllegalAction) as refusal:
        match.play("start 3")

    assert (refusal.value.code, refusal.value.rule) == ("no_such_seat", "Z-4")


def test_z5_all_cards_are_shuffled_again_for_every_round() -> None:
    match = begin()
    play_round(match, "aa aa", FIVE_WINNERS)
    bet(match, "aa", "aa")
    match.play("roll 6")

    weights = weights_of_cards(match)

    assert sum(weights.values()) == 53
    assert truth(match)["open"] == []


def test_z6_players_bet_clockwise_from_the_opener() -> None:
    match = begin(players=3, opener=1)

    bet(match, "aa", "bb", "cc")

    assert truth(match)["bets"] == ["cc", "aa", "bb"]
    assert match.turn == "chance"


def test_z6_who_has_no_chips_does_not_bet() -> None:
    match = begin(players=3)
    lose_chips(match, 10, seat1="pairs0", seat2="pairs0")
    bet_until_all_have(match, "aa")

    bets = truth(match)["bets"]

    assert bets == [None, "aa", "aa"]


def test_z6_a_chip_on_the_felt_still_counts() -> None:
    match = begin()

    bet(match, "aa")

    assert truth(match)["chips"] == [10, 10]


def test_z7_the_roll_says_how_many_cards_go_aside() -> None:
    match = begin()
    bet(match, "aa", "bb")

    deal(match, "ra bc", rolls=(4, 2))

    assert truth(match)["open"] == ["ra", "bc"]
    assert (match.view(0)["aside"], match.view(0)["pile"]) == (4, 47)


def test_z7_the_die_has_six_sides() -> None:
    match = begin()
    bet(match, "aa", "bb")

    assert match.legal == ("roll 1", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6")
    assert match.outcomes.weights == (1,) * 6


def test_z7_a_card_put_aside_unseen_may_be_any_card() -> None:
    match = begin()
    bet(match, "aa", "bb")
    match.play("roll 6")

    assert sum(weights_of_cards(match).values()) == 53


def test_z8_the_rolls_go_clockwise_from_the_opener() -> None:
    match = begin(players=4, opener=2)

    assert rollers(match) == [2, 3, 0, 1, 2, 3, 0]


@pytest.mark.parametrize("players", SEATS)
def test_z8_the_opener_moves_on_by_seven_seats(players: int) -> None:
    match = begin(players=players)

    assert openers(match, rounds=4) == [0, 7 % players, 14 % players, 21 % players]


def test_z8_rolls_go_round_those_who_bet() -> None:
    match = begin(players=3)
    lose_chips(match, 10, seat0="pairs0", seat2="pairs0")
    opener = match.turn

    seats = rollers(match)

    assert opener in (0, 2)
    assert seats == [opener, 2 - int(opener), opener, 2 - int(opener), opener, 2 - int(opener), opener]


def test_z8_the_next_opener_still_has_a_chip() -> None:
    match = begin(players=4, opener=1)
    lose_chips(match, 9, seat0="pairs0", seat1="pairs0", seat2="pairs0")

    seats = rollers(match)

    assert seats[-1] == 2
    assert truth(match)["chips"] == [9, 9, 9, 0]
    assert match.turn == 0


def test_z9_winners_score_and_keep_the_chip_and_others_lose_it() -> None:
    match = begin(players=3)

    play_round(match, "seven red7 pairs0", SEVEN_AND_NO_PAIR)

    assert truth(match)["scores"] == [130, 0, 45]
    assert truth(match)["chips"] == [10, 9, 10]


def test_z9_a_new_round_clears_the_felt() -> None:
    match = begin()

    play_round(match, "aa kk", FIVE_WINNERS)

    assert truth(match) == {
        "round": 2,
        "chips": [10, 10],
        "scores": [115, 1300],
        "bets": [None, None],
        "open": [],
        "winning": ["aa", "dd", "kk", "pairs3", "red5"],
    }


def test_z10_without_chips_you_are_out_but_keep_the_points() -> None:
    match = begin(players=2)
    play_round(match, "seven pairs0")

    lose_chips(match, 10, seat1="pairs0")

    assert truth(match)["chips"] == [0, 10]
    assert truth(match)["scores"][0] == 130
    assert match.turn == 1


def test_z10_the_game_ends_when_all_chips_are_in_the_pot() -> None:
    match = begin(players=2)
    play_round(match, "seven pairs0")

    lose_chips(match, 10)

    assert match.turn == "over"
    assert match.view(0)["pot"] == 20
    assert match.scores == [130, 45]
    assert match.ranking == [[0], [1]]


def test_z10_after_the_end_the_last_round_stays_on_the_felt() -> None:
    match = begin()

    lose_chips(match, 10)

    assert truth(match)["round"] == 10
    assert truth(match)["bets"] == ["equal6", "equal6"]
    assert truth(match)["open"] == SEVEN_AND_NO_PAIR.split()


def test_z10_nothing_can_be_done_after_the_end() -> None:
    match = begin()
    lose_chips(match, 10)

    with pytest.raises(IllegalAction) as refusal:
        match.play("bet aa")

    assert (refusal.value.code, refusal.value.rule) == ("is_over", "Z-10")


def test_z11_the_example_of_the_rule_book() -> None:
    assert winners(FIVE_WINNERS) == ["aa", "dd", "kk", "pairs3", "red5"]


@pytest.mark.parametrize(("reading", "wins"), [("exactly_two", False), ("at_least_two", True)])
def test_z11_a_letter_box_with_three_of_its_letter(reading: str, wins: bool) -> None:
    boxes = winners("ra ra ba rb bc bd be", letters=reading)

    assert ("aa" in boxes) == wins


@pytest.mark.parametrize(
    ("reading", "boxes"),
    [("exact", ["equal3", "equal4"]), ("largest_only", ["equal4"]), ("at_least", ["equal3", "equal4"])],
)
def test_z11_equal_boxes_with_four_and_three(reading: str, boxes: list[str]) -> None:
    winning = winners("ra ra ra ba rb rb bb", equal=reading)

    assert [box for box in winning if box.startswith("equal")] == boxes


@pytest.mark.parametrize(
    ("reading", "boxes"),
    [("exact", ["equal5"]), ("largest_only", ["equal5"]), ("at_least", ["equal3", "equal4", "equal5"])],
)
def test_z11_equal_boxes_with_five(reading: str, boxes: list[str]) -> None:
    winning = winners("ra ra ra ba ba rb rc", equal=reading)

    assert [box for box in winning if box.startswith("equal")] == boxes


@pytest.mark.parametrize(
    ("cards", "reading", "box"),
    [
        ("ra ra ba rb bb rc rd", "exactly_two", "pairs1"),
        ("ra ra ba rb bb rc rd", "two_or_more", "pairs2"),
        ("ra ra ba rb bb rc rd", "disjoint", "pairs2"),
        ("ra ra ba ba rb bb rd", "exactly_two", "pairs1"),
        ("ra ra ba ba rb bb rd", "two_or_more", "pairs2"),
        ("ra ra ba ba rb bb rd", "disjoint", "pairs3"),
        ("ra ra ra ba ba ba rd", "exactly_two", "pairs0"),
        ("ra ra ra ba ba ba rd", "two_or_more", "pairs1"),
        ("ra ra ra ba ba ba rd", "disjoint", "pairs3"),
    ],
)
def test_z11_pairs_under_every_reading(cards: str, reading: str, box: str) -> None:
    winning = winners(cards, pairs=reading)

    assert [other for other in winning if other.startswith("pairs")] == [box]


def test_z11_the_7_has_no_colour_and_is_no_letter() -> None:
    assert winners(SEVEN_AND_NO_PAIR) == ["pairs0", "seven"]


def test_z12_everybody_on_a_box_gets_the_full_points_once() -> None:
    match = begin(players=3)

    play_round(match, "equal3 equal3 equal3", "ra ra ba rb rb bb rc")

    assert truth(match)["scores"] == [205, 205, 205]


@pytest.mark.parametrize("rounds", [1, 3])
def test_za16_a_table_may_agree_on_a_last_round(rounds: int) -> None:
    match = begin(max_rounds=rounds)

    lose_chips(match, rounds)

    assert match.turn == "over"
    assert truth(match)["round"] == rounds
    assert truth(match)["chips"] == [10 - rounds, 10 - rounds]


@pytest.mark.parametrize("rounds", [0, -1, 2.0, True, "3"])
def test_za16_a_last_round_is_a_whole_number_from_1(rounds: object) -> None:
    with pytest.raises(BadOption):
        begin(max_rounds=rounds)


def test_za16_a_last_round_nobody_reaches_is_no_limit() -> None:
    match = begin(max_rounds=10**30)

    lose_chips(match, 10)

    assert match.turn == "over"
