"""Every rule of Gold!, one situation each, set up by hand."""

import pytest

from games.gold.table import (
    ANNE,
    MARC,
    at_the_end,
    display_of,
    fresh,
    heap,
    legal,
    offer_of,
    places,
    play,
    score_pile_of,
    scores,
    sorted_cards,
    table,
    why,
)
from goudkoorts.engine.conformance import check_random_game
from goudkoorts.engine.match import Match
from goudkoorts.games import gold
from goudkoorts.games.gold.heap import worth
from goudkoorts.games.gold.view import cards_in
from goudkoorts.games.gold.words import DECK_OF_2, DECK_OF_3
from goudkoorts.kernel.actors import CHANCE, NOBODY


@pytest.mark.parametrize("letter", "gbvrop")
def test_g1_a_colour_has_three_donkeys_and_seven_gold_cards(letter: str) -> None:
    cards = [card for card in cards_in(DECK_OF_3) if card.startswith(letter)]

    assert sorted(card[1] for card in cards) == sorted("eee3345678")
    assert worth(heap(" ".join(cards))) == 3 * -2 + 3 + 3 + 4 + 5 + 6 + 7 + 8


def test_g2_equal_cards_are_interchangeable() -> None:
    one_way = play(table("g3 g3 b8", "re", "be"), "take g3")
    other_way = table("g3 b8", "re g3", "be", seat=1)

    assert gold.show(one_way) == gold.show(other_way)
    assert int(one_way.offer) == int(other_way.offer)


def test_g2_a_card_is_turned_up_as_often_as_copies_are_unseen() -> None:
    match = Match.new("gold", players=3, options={"start": 0})
    for text in ("donkey g", "donkey b", "donkey v"):
        match.play(text)

    weights = dict(zip(match.legal, match.outcomes.weights or (), strict=True))

    assert weights["turn ge"] == 2
    assert weights["turn re"] == 3
    assert weights["turn r3"] == 2
    assert weights["turn r8"] == 1


def test_g3_two_players_leave_one_donkey_of_every_colour_in_the_box() -> None:
    assert cards_in(DECK_OF_2).count("re") == 2
    assert cards_in(DECK_OF_3).count("re") == 3
    assert sorted(set(cards_in(DECK_OF_3))) == sorted(set(cards_in(DECK_OF_2)))


def test_g4_everybody_gets_a_donkey_of_another_colour() -> None:
    state = play(fresh(3), "start 1", "donkey r")

    assert "donkey r" not in legal(state)
    assert len(legal(state)) == 5
    assert why(state, "donkey r") == ("donkey_is_used", "G-4")


def test_g4_donkeys_are_dealt_from_seat_0_whoever_starts() -> None:
    state = play(fresh(2), "start 1", "donkey r", "donkey g")

    assert display_of(state, 0) == ["re"]
    assert display_of(state, 1) == ["ge"]


def test_g5_two_cards_stay_unseen_to_the_end() -> None:
    match = finished_match()

    assert len(match.game.view(match.state, 0)["set_aside"]) == 2  # type: ignore[arg-type]


def test_g6_five_cards_are_turned_up_and_the_start_player_begins() -> None:
    state = play(fresh(2), "start 1", "donkey r", "donkey g")
    assert gold.seat_to_act(state) == CHANCE

    play(state, "turn g4", "turn b4", "turn v4", "turn r4", "turn o4")

    assert offer_of(state) == sorted_cards("g4 b4 v4 r4 o4")
    assert gold.seat_to_act(state) == 1


@pytest.mark.parametrize(("players", "pile"), [(2, 50), (3, 55)])
def test_g7_the_pile_is_ten_or_eleven_offers_of_five(players: int, pile: int) -> None:
    assert int(fresh(players).pile) == pile


def test_g8_only_a_card_of_the_lowest_value_can_be_taken() -> None:
    state = table("r3 g3 b8", "pe", "oe")

    assert [text for text in legal(state) if text.startswith("take")] == ["take g3", "take r3"]
    assert why(state, "take b8") == ("not_lowest", "G-8")
    assert why(state, "take b7") == ("not_in_offer", "G-8")


def test_g8_a_donkey_is_lowest_of_all() -> None:
    assert [text for text in legal(table("r3 ge", "p3", "oe")) if text.startswith("take")] == ["take ge"]


def test_g8_passing_is_not_possible() -> None:
    assert why(table("r3 ge", "p3", "oe"), "pass") == ("wants_move", "G-8")


def test_g9_gold_fetches_strictly_lower_gold() -> None:
    state = table("g4 g6 b8", "b6", "oe")

    assert [text for text in legal(state) if text.startswith("swap")] == ["swap b6 g4"]
    assert why(state, "swap b6 b8") == ("not_lower", "G-9")
    assert why(state, "swap b7 g4") == ("not_in_display", "G-9")
    assert why(state, "swap b6 g5") == ("not_in_offer", "G-9")


def test_g10_a_donkey_fetches_any_gold() -> None:
    state = table("re g4 b8", "pe", "oe")

    assert [text for text in legal(state) if text.startswith("swap")] == ["swap pe b8", "swap pe g4"]
    assert why(state, "swap ge b8") == ("not_in_display", "G-10")


def test_g11_a_swap_never_fetches_a_donkey() -> None:
    state = table("re g4", "p8 oe", "be")

    assert why(state, "swap p8 re") == ("swap_for_donkey", "G-11")
    assert why(state, "swap oe re") == ("swap_for_donkey", "G-11")


def test_g11_a_three_can_never_be_given() -> None:
    assert why(table("p3 b8", "o3", "be"), "swap o3 p3") == ("three_cannot_be_given", "G-11")


def test_g11_equal_value_is_not_lower() -> None:
    assert why(table("p5 b4", "o5", "be"), "swap o5 p5") == ("not_lower", "G-9")


def test_stumble_08_a_card_that_fetches_nothing_is_told_so_whatever_lies_there() -> None:
    assert why(table("p5 b8", "o5", "be"), "swap o5 b8") == ("nothing_lower", "G-9")
    assert why(table("pe be", "oe", "be"), "swap oe pe") == ("no_gold_in_offer", "G-10")
    assert why(table("p5 b8", "o5", "be"), "bonus 1 be") == ("no_bonus_now", "G-15")


def test_g12_a_swap_leaves_the_number_of_offer_cards_as_it_was() -> None:
    state = play(table("b5", "o8", "re"), "swap o8 b5")

    assert offer_of(state) == ["o8"]
    assert int(state.pile) == 10


def test_g13_the_card_put_in_is_never_the_card_taken_out() -> None:
    state = table("b5", "b8", "re")

    assert why(state, "swap b8 b8") == ("not_in_offer", "G-9")


def test_g14_three_of_a_colour_are_scored_at_once_donkeys_included() -> None:
    state = play(table("r3 b8", "re r8", "re"), "take r3")

    assert score_pile_of(state, MARC) == (3, 3 + 8 - 2)


def test_g14_a_swap_can_make_a_set_too() -> None:
    state = play(table("r4 b8", "r5 r6 g8", "re"), "swap g8 r4")

    assert score_pile_of(state, MARC) == (3, 15)


def test_g15_the_bonus_is_any_card_of_a_colour_not_in_the_own_display() -> None:
    state = play(table("r3 b8", "r5 r7 b4", "oe o6 r4 b8", "g5"), "take r3")

    assert legal(state) == ["bonus 1 o6", "bonus 1 oe", "bonus 2 g5", "pass"]
    assert why(state, "bonus 1 b8") == ("colour_is_barred", "G-15")
    assert why(state, "bonus 1 r4") == ("colour_is_barred", "G-15")
    assert why(state, "bonus 0 b4") == ("not_an_opponent", "G-15")
    assert why(state, "bonus 2 o6") == ("not_in_their_display", "G-15")


def test_g15_a_mandatory_bonus_cannot_be_declined() -> None:
    state = play(table("r3 b8", "r5 r7", "oe", mandatory=True), "take r3")

    assert legal(state) == ["bonus 1 oe"]
    assert why(state, "pass") == ("bonus_is_mandatory", "G-15")


def test_g16_the_set_goes_to_the_score_pile_after_the_bonus() -> None:
    state = play(table("r3 b8", "r5 r7", "o6"), "take r3")
    assert score_pile_of(state, MARC) == (0, 0)

    play(state, "bonus 1 o6")

    assert score_pile_of(state, MARC) == (3, 15)
    assert display_of(state, MARC) == ["o6"]


def test_g17_the_bonus_card_cannot_make_a_second_set() -> None:
    state = play(table("r3 b8", "r5 r7 g4 g5", "g6 o6"), "take r3")

    assert legal(state) == ["bonus 1 o6", "pass"]


def test_g18_an_empty_offer_is_filled_after_set_and_bonus() -> None:
    state = play(table("r3", "r5 r7", "o6", pile=5), "take r3")
    assert legal(state) == ["bonus 1 o6", "pass"]

    play(state, "pass")

    assert gold.seat_to_act(state) == CHANCE
    assert why(state, "take r3") == ("wants_turn", "G-18")


def test_g19_the_game_ends_with_the_last_card_of_the_last_offer() -> None:
    state = play(table("re", "g4", "o6", pile=0), "take re")

    assert gold.seat_to_act(state) == NOBODY
    assert why(state, "take re") == ("is_over", "G-19")


def test_g20_the_highest_sum_puts_its_own_highest_gold_card() -> None:
    state = at_the_end("r4 r5", "r8")

    assert score_pile_of(state, 0) == (1, 5)
    assert score_pile_of(state, 1) == (0, 0)


def test_g21_all_other_cards_leave_the_game() -> None:
    state = at_the_end("r4 r5 ge", "r8 be")

    assert display_of(state, 0) == display_of(state, 1) == []
    assert scores(state) == [5, 0]


def test_g22_the_score_is_the_worth_of_the_score_pile() -> None:
    state = at_the_end("r4 r5", "b8", "ge")

    assert scores(state) == [5, 8, 0]
    assert places(state) == [1, 0, 2]


def test_g23_more_cards_decide_a_tie_and_then_it_is_shared() -> None:
    state = at_the_end("r8", "b8", "ge")
    assert places(state) == [0, 0, 2]

    state.cards[ANNE] = 5
    state.points[ANNE] = 8

    assert places(state) == [1, 1, 0]


def finished_match() -> Match:
    """Return a finished game of three."""
    return check_random_game(gold, 3, {}, seed=11)
