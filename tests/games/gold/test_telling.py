"""The log of Gold! in sentences, and the table in plain text."""

import pytest

from games.gold.table import play, table
from goudkoorts.engine.text import label_in, sentence_in
from goudkoorts.games import gold
from goudkoorts.kernel.record import copy_of
from goudkoorts.kernel.telling import Sentence

NAMES = ["Marc", "Carl", "Anne"]


def told(state: gold.State, text: str, language: str = "en") -> list[str]:
    """Play a move and return what the log says."""
    before = copy_of(state)
    play(state, text)
    action = gold.parse(text)
    return [sentence_in("gold", language, sentence, NAMES) for sentence in gold.tell(before, action, state)]


def test_a_take_is_one_sentence_in_each_language() -> None:
    assert told(table("re b8", "ge", "oe"), "take re") == ["Marc takes the red donkey."]
    assert told(table("re b8", "ge", "oe"), "take re", "nl") == ["Marc neemt de rode ezel."]
    assert told(table("re b8", "ge", "oe"), "take re", "de") == ["Marc nimmt den roten Esel."]


def test_stumble_35_german_declines_cards_and_donkeys() -> None:
    assert told(table("re b8", "be", "oe"), "swap be b8", "de") == ["Marc gibt den blauen Esel und nimmt die blaue 8."]
    assert said("de", "donkey", card="be", player=0) == "Marc beginnt mit dem blauen Esel."
    assert said("de", "turn", card="p5") == "Die rosa 5 wird aufgedeckt."
    assert said("de", "turn", card="ve") == "Der violette Esel wird aufgedeckt."


def said(language: str, key: str, **facts: int | str) -> str:
    """Return one sentence of the log."""
    return sentence_in("gold", language, Sentence(key, facts), NAMES)


def test_a_set_is_told_when_it_is_scored_not_when_the_bonus_is_open() -> None:
    state = table("r7 b8", "r3 r5", "o6")

    assert told(state, "take r7") == ["Marc takes the red 7."]
    assert told(state, "bonus 1 o6") == [
        "Marc takes the orange 6 from Carl as a bonus.",
        "Marc scores a set in red, worth 15.",
    ]


def test_a_set_without_bonus_is_told_at_once() -> None:
    assert told(table("r4 b8", "r3 r5 g8", ""), "swap g8 r4") == [
        "Marc gives the green 8 and takes the red 4.",
        "Marc scores a set in red, worth 12.",
    ]


def test_the_end_plays_the_colours_through() -> None:
    assert told(table("pe", "r4 r5 ge", "r8 b6", pile=0), "take pe") == [
        "Marc takes the pink donkey.",
        "The last offer is gone: now the colours are scored.",
        "Carl puts the blue 6 on the score pile.",
        "Marc puts the red 5 on the score pile.",
        "Marc has 5 points in 1 cards.",
        "Carl has 6 points in 1 cards.",
    ]


def test_the_table_is_drawn_cheapest_first_with_sets_counted() -> None:
    state = table("b8 re g4", "r4 re b3", "oe")

    lines = gold.draw(gold.view(state, 0), lambda key, /, **facts: label_in("gold", "en", key, facts, NAMES))

    assert lines == [
        "Offer: re g4 b8",
        "Pile: 10 cards, 2 more offers",
        "Marc: b3 (1/3)   re r4 (2/3)",
        "  score pile: 0 cards, 0 points",
        "Carl: oe (1/3)",
        "  score pile: 0 cards",
    ]


@pytest.mark.parametrize(
    ("language", "to_the_taker", "to_the_robbed"),
    [
        ("en", "You take the x9 from Marc as a bonus.", "Anne takes the x9 from you as a bonus."),
        ("nl", "Je neemt de x9 van Marc als bonus.", "Anne neemt de x9 van jou als bonus."),
        ("de", "Du nimmst x9 von Marc als Bonus.", "Anne nimmt x9 von dir als Bonus."),
    ],
)
def test_stumble_10_the_log_says_you_to_its_reader(language: str, to_the_taker: str, to_the_robbed: str) -> None:
    bonus = Sentence("bonus", {"player": 0, "rival": 1, "card": "x9"})

    assert sentence_in("gold", language, bonus, ["Anne", "Marc"], 0) == to_the_taker
    assert sentence_in("gold", language, bonus, ["Anne", "Marc"], 1) == to_the_robbed
