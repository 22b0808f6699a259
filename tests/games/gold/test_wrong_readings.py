"""Descriptions of Gold! that circulate and are wrong: the program must not follow them."""

from games.gold.table import display_of, fresh, legal, play, table
from goudkoorts.engine.conformance import check_random_game
from goudkoorts.games import gold


def test_a_gold_card_does_not_fetch_a_donkey() -> None:
    assert "swap b8 re" not in legal(table("re g4", "b8", "oe"))


def test_nobody_starts_with_six_donkeys() -> None:
    state = play(fresh(2), "start 0", "donkey g", "donkey b")

    assert display_of(state, 0) == ["ge"]


def test_a_gold_swap_goes_down_not_up() -> None:
    state = table("g8 b4", "v5", "oe")

    assert "swap v5 g8" not in legal(state)
    assert "swap v5 b4" in legal(state)


def test_the_cards_set_aside_never_come_into_play() -> None:
    match = check_random_game(gold, 2, {}, seed=5)

    assert sum(text.startswith("turn") for text in match.history) == 50
    assert int(match.state.unseen).bit_count() == 2


def test_there_are_no_equalising_turns() -> None:
    state = play(table("re", "g4", "o6", "b5", pile=0, seat=1), "take re")

    assert legal(state) == []
