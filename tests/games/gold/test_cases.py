"""The conformance cases GC-01 to GC-25: the printed examples, and what follows from the rules."""

from typing import Any

import msgspec
import pytest

from games.gold.table import (
    ANNE,
    CARL,
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
    sorted_cards,
    table,
    why,
)
from goudkoorts.engine.conformance import check_random_game
from goudkoorts.games import gold
from goudkoorts.games.gold.words import OVER
from goudkoorts.kernel.actors import CHANCE, NOBODY, ONLOOKER


def takes(state: gold.State) -> list[str]:
    """Return the legal takes."""
    return [text for text in legal(state) if text.startswith("take")]


def swaps_with(state: gold.State, card: str) -> list[str]:
    """Return the legal swaps that give a card."""
    return [text for text in legal(state) if text.startswith(f"swap {card} ")]


def test_gc01_marc_may_take_either_donkey() -> None:
    state = table("re ge g4 b8", "pe", "b6", "oe")
    assert takes(state) == ["take ge", "take re"]

    play(state, "take ge")

    assert display_of(state, MARC) == sorted_cards("pe ge")
    assert offer_of(state) == sorted_cards("re g4 b8")
    assert int(state.pile) == 10


def test_gc02_carl_swaps_b6_for_g4() -> None:
    state = table("re g4 b8", "pe", "b6", "oe", seat=CARL)
    assert swaps_with(state, "b6") == ["swap b6 g4"]
    assert why(state, "swap b6 re")[1] == "G-11"
    assert why(state, "swap b6 b8")[1] == "G-9"

    play(state, "swap b6 g4")

    assert display_of(state, CARL) == ["g4"]
    assert offer_of(state) == sorted_cards("re b6 b8")


def test_gc03_anne_swaps_a_donkey_for_b8() -> None:
    state = table("re b6 b8", "pe", "oe", "ge", seat=ANNE)
    assert swaps_with(state, "ge") == ["swap ge b6", "swap ge b8"]
    assert why(state, "swap ge re")[1] == "G-11"

    play(state, "swap ge b8")

    assert display_of(state, ANNE) == ["b8"]
    assert offer_of(state) == sorted_cards("re ge b6")


def test_gc04_marc_carl_and_anne_in_sequence() -> None:
    state = table("re ge g4 b8", "pe", "b6", "ge")

    play(state, "take ge", "swap b6 g4", "swap ge b8")

    assert offer_of(state) == sorted_cards("re ge b6")
    assert gold.seat_to_act(state) == MARC


def test_gc05_a_three_cannot_be_swapped() -> None:
    assert swaps_with(table("p3 b8", "o3", "ge"), "o3") == []


def test_gc06_nothing_fetches_a_donkey() -> None:
    assert legal(table("re", "b8 ge", "oe")) == ["take re"]


def test_gc07_an_offer_of_donkeys_leaves_two_takes() -> None:
    assert legal(table("re oe", "b8 ge v5", "p3")) == ["take oe", "take re"]


def marcs_set(*rivals: str) -> gold.State:
    """Return the table of the printed set example, right after Marc's action."""
    return play(table("r7 b8", "r3 r5 b4 ge", *rivals), "take r7")


def test_gc08_the_only_bonus_is_carls_orange_6() -> None:
    state = marcs_set("o6 r4 b8 g3", "g5")
    assert legal(state) == ["bonus 1 o6", "pass"]

    play(state, "bonus 1 o6")

    assert display_of(state, MARC) == sorted_cards("b4 ge o6")
    assert score_pile_of(state, MARC) == (3, 15)
    assert display_of(state, CARL) == sorted_cards("r4 b8 g3")


def test_gc09_without_a_bonus_the_set_is_scored_anyway() -> None:
    state = marcs_set("r4 b8 g3", "g5")

    assert score_pile_of(state, MARC) == (3, 15)
    assert gold.seat_to_act(state) == CARL


def test_gc10_a_tie_in_red_scores_both_highest_cards() -> None:
    state = at_the_end("r8 re", "r6", "")

    assert score_pile_of(state, MARC) == (1, 8)
    assert score_pile_of(state, CARL) == (1, 6)
    assert score_pile_of(state, ANNE) == (0, 0)


def test_gc11_a_colour_of_donkeys_is_not_scored() -> None:
    state = at_the_end("", "ge", "")

    assert score_pile_of(state, CARL) == (0, 0)
    assert display_of(state, CARL) == []


def test_gc12_set_and_bonus_come_before_the_refill() -> None:
    state = play(table("b5", "b3 b8", "r4", pile=10), "take b5")
    assert legal(state) == ["bonus 1 r4", "pass"]

    play(state, "bonus 1 r4")
    assert score_pile_of(state, MARC) == (3, 16)
    play(state, "turn g4", "turn g5", "turn g6", "turn g7", "turn g8")

    assert int(state.pile) == 5
    assert gold.seat_to_act(state) == CARL


def test_gc13_a_swap_with_a_one_card_offer_refills_nothing() -> None:
    state = play(table("b5", "o8", "re"), "swap o8 b5")

    assert offer_of(state) == ["o8"]
    assert gold.seat_to_act(state) == CARL


def test_gc14_the_card_given_is_gone_before_the_count() -> None:
    state = play(table("r6 v5", "re r4", "ge"), "swap re r6")

    assert display_of(state, MARC) == sorted_cards("r4 r6")
    assert score_pile_of(state, MARC) == (0, 0)


def test_gc15_a_colour_just_given_away_is_not_barred() -> None:
    state = play(table("r4 b8", "r3 r5 g8", "g5"), "swap g8 r4")

    assert "bonus 1 g5" in legal(state)


@pytest.mark.parametrize("answer", ["pass", "bonus 1 oe"])
def test_gc16_a_donkey_as_bonus_may_be_taken_or_declined(answer: str) -> None:
    state = play(table("r7 b8", "r3 r5", "oe"), "take r7")

    play(state, answer)

    assert score_pile_of(state, MARC) == (3, 15)


def test_gc17_three_donkeys_are_a_set_of_minus_six() -> None:
    state = play(table("ve b8", "ve ve", "", ""), "take ve")

    assert score_pile_of(state, MARC) == (3, -6)


def test_gc17_two_players_have_only_two_donkeys_a_colour() -> None:
    assert heap("ve ve ve") & int(fresh(2).unseen) != heap("ve ve ve")


def test_gc18_the_very_last_card_may_complete_a_set() -> None:
    state = play(table("b5", "b3 b8", "r4 o6", pile=0), "take b5")
    assert legal(state) == ["bonus 1 o6", "bonus 1 r4", "pass"]

    play(state, "bonus 1 o6")

    assert gold.seat_to_act(state) == NOBODY
    assert score_pile_of(state, MARC) == (4, 16 + 6)
    assert score_pile_of(state, CARL) == (1, 4)


def test_gc19_the_winner_of_a_colour_puts_the_own_highest_card() -> None:
    state = at_the_end("r4 r5", "r8")

    assert score_pile_of(state, MARC) == (1, 5)
    assert score_pile_of(state, CARL) == (0, 0)


def test_gc20_a_three_way_tie_at_six() -> None:
    state = at_the_end("r6", "r8 re", "r3 r3")

    assert [score_pile_of(state, seat) for seat in (MARC, CARL, ANNE)] == [(1, 6), (1, 8), (1, 3)]


def test_gc21_gold_beats_a_donkey() -> None:
    state = at_the_end("r3 re", "re", "")

    assert score_pile_of(state, MARC) == (1, 3)
    assert score_pile_of(state, CARL) == (0, 0)


@pytest.mark.parametrize(("cards", "expected"), [(11, [0, 1]), (12, [0, 0])])
def test_gc22_more_cards_win_a_tie(cards: int, expected: list[int]) -> None:
    state = fresh(2)
    state.phase = OVER
    state.points[0], state.points[1] = 50, 50
    state.cards[0], state.cards[1] = 12, cards

    assert places(state) == expected


@pytest.mark.parametrize(("players", "total", "pile"), [(2, 54, 45), (3, 60, 50)])
def test_gc23_counts_of_a_fresh_game(players: int, total: int, pile: int) -> None:
    state = fresh(players)
    assert int(state.unseen).bit_count() == total
    play(state, "start 0", *[f"donkey {letter}" for letter in "gbv"[:players]])

    play(state, "turn g4", "turn b4", "turn v4", "turn r4", "turn o4")

    assert int(state.pile) == pile
    assert int(state.unseen).bit_count() == pile + 2


def views_of(state: gold.State) -> dict[int, bytes]:
    """Return what each seat and an onlooker are shown, as bytes."""
    return {seat: msgspec.json.encode(gold.view(state, seat)) for seat in (0, 1, ONLOOKER)}


def test_gc24_a_view_does_not_depend_on_the_score_piles_of_others() -> None:
    state, twin = table("g4 b8", "re", "oe"), table("g4 b8", "re", "oe")
    state.cards[CARL], state.points[CARL] = 3, 15
    twin.cards[CARL], twin.points[CARL] = 3, -2

    here, there = views_of(state), views_of(twin)

    assert here[MARC] == there[MARC]
    assert here[ONLOOKER] == there[ONLOOKER]
    assert here[CARL] != there[CARL]


def test_gc24_a_view_does_not_depend_on_the_unseen_cards() -> None:
    state, twin = table("g4 b8", "re", "oe"), table("g4 b8", "re", "oe")
    twin.unseen = heap("r3 r4 r5 r6 r7 r8 g3 g5 g6 g7 g8 be")

    assert views_of(state) == views_of(twin)


def test_gc24_open_scores_shows_every_pile() -> None:
    state = table("g4 b8", "re", "oe")
    state.cards[CARL], state.points[CARL], state.scores_are_open = 3, 15, 1

    shown: Any = gold.view(state, MARC)

    assert shown["score_piles"][CARL] == {"cards": 3, "points": 15}


def test_gc25_the_cards_set_aside_stay_hidden_with_the_last_offer() -> None:
    state = table("g4 b8 r3 v5 o6", "re", "oe", pile=0)

    shown = gold.view(state, MARC)

    assert shown["pile"] == 0
    assert shown["set_aside"] is None


def test_gc25_the_cards_set_aside_are_shown_after_the_end() -> None:
    match = check_random_game(gold, 2, {}, seed=3)

    shown: Any = match.view(MARC)

    assert len(shown["set_aside"]) == 2


def test_a_choice_of_donkeys_goes_from_the_last_player_to_the_first() -> None:
    state = fresh(3, options=(1, 1, 0, 0))

    order = []
    for letter in "gbv":
        order.append(gold.seat_to_act(state))
        play(state, f"donkey {letter}")

    assert order == [0, 2, 1]
    assert gold.seat_to_act(state) == CHANCE
