"""The log of Goldrausch in sentences, and the table in plain text."""

import pytest

from games.goldrausch.table import (
    ALL_COINS,
    before_the_last_coin,
    drawn,
    fresh,
    in_round,
    play,
    table,
    told,
    with_scores,
)

ENGLISH_END = [
    "Marc lays a false coin with the counterfeiter.",
    "Round 1 is over and is scored.",
    "The adventurer has 17 gold for 3 chips: 5 for each.",
    "The adventurer pays Marc 10 gold.",
    "The adventurer pays Carl 5 gold.",
    "The digger has 10 gold for a single chip.",
    "The digger pays Carl 10 gold.",
    "The lady has 11 gold and no chips: nobody is paid.",
    "The innkeeper has 8 gold and no chips: nobody is paid.",
    "The bandit has 7 gold and no chips: nobody is paid.",
    "The counterfeiter has 3 gold and no chips: nobody is paid.",
    "Marc earns 10 gold in this round and now has 10.",
    "Carl earns 15 gold in this round and now has 15.",
    "Round 2: Carl begins.",
]


def about_the_first_group(language: str, shares: str, chips: tuple[int, int] = (2, 1)) -> list[str]:
    """Return what the log says about the first group at the end of a round, three sentences at most."""
    state = play(before_the_last_coin(chips=[chips], shares=shares), "coin 0")
    return told(state, "lay c", language)[2:5]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Marc turns up a gold 4."),
        ("nl", "Marc draait een gouden 4 om."),
        ("de", "Marc deckt eine goldene 4 auf."),
    ],
)
def test_a_card_turned_up_is_one_sentence(language: str, sentence: str) -> None:
    assert told(fresh(start=0), "coin 4", language) == [sentence]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Marc lays a false coin with the innkeeper."),
        ("nl", "Marc legt een valse munt bij de waard."),
        ("de", "Marc legt eine falsche Münze in die Reihe der Wirte."),
    ],
)
def test_a_coin_laid_is_one_sentence(language: str, sentence: str) -> None:
    assert told(play(fresh(start=0), "coin 0"), "lay i", language) == [sentence]


@pytest.mark.parametrize(
    ("text", "sentence"), [("chip", "Marc legt een fiche op de lady."), ("pass", "Marc legt geen fiche op de lady.")]
)
def test_a_chip_placed_or_kept_is_one_sentence(text: str, sentence: str) -> None:
    assert told(play(fresh(start=0), "figure l"), text, "nl") == [sentence]


def test_the_start_player_is_named() -> None:
    assert told(fresh(), "start 1") == ["Carl begins."]


def test_the_end_of_a_round_goes_through_the_groups_from_top_to_bottom() -> None:
    state = play(before_the_last_coin(chips=[(2, 1), (0, 1)]), "coin 0")

    assert told(state, "lay c") == ENGLISH_END


@pytest.mark.parametrize(
    ("shares", "sentences"),
    [
        ("per_chip", ["Die Abenteurer haben 17 Gold für 3 Chips: je Chip 5.", "10", "5"]),
        ("floor_per_player", ["Die Abenteurer haben 17 Gold, geteilt im Verhältnis der 3 Chips.", "11", "5"]),
        ("per_player", ["Die Abenteurer haben 17 Gold für 2 Personen: je 8.", "8", "8"]),
    ],
)
def test_a_group_is_told_as_its_gold_is_shared(shares: str, sentences: list[str]) -> None:
    worth, marcs, carls = sentences

    assert about_the_first_group("de", shares) == [
        worth,
        f"Die Abenteurer zahlen Marc {marcs} Gold.",
        f"Die Abenteurer zahlen Carl {carls} Gold.",
    ]


@pytest.mark.parametrize(
    ("shares", "worth"),
    [
        ("per_chip", "De avonturier heeft 17 goud voor één fiche."),
        ("floor_per_player", "De avonturier heeft 17 goud voor één fiche."),
        ("per_player", "De avonturier heeft 17 goud voor één speler."),
    ],
)
def test_a_single_chip_is_told_in_the_singular(shares: str, worth: str) -> None:
    assert about_the_first_group("nl", shares, (0, 1))[0] == worth


def test_the_winner_is_named() -> None:
    state = play(with_scores(in_round(before_the_last_coin(chips=[(1, 0)]), 4), 50, 60), "coin 0")

    assert told(state, "lay c")[-3:] == [
        "Marc earns 17 gold in this round and now has 67.",
        "Carl earns 0 gold in this round and now has 60.",
        "Marc wins the game with 67 gold.",
    ]


def test_a_shared_victory_names_all_who_share_it() -> None:
    state = play(with_scores(in_round(before_the_last_coin(players=3), 4), 80, 80, 61), "coin 0")

    assert told(state, "lay c", "nl")[-2:] == [
        "Marc heeft 80 goud en deelt de overwinning.",
        "Carl heeft 80 goud en deelt de overwinning.",
    ]


def test_an_extra_round_is_announced() -> None:
    state = play(with_scores(in_round(before_the_last_coin(tie="extra_round"), 4), 80, 80), "coin 0")

    assert told(state, "lay c", "de")[-1] == (
        "Gleichstand auf dem ersten Platz: Es folgt eine Zusatzrunde. Carl beginnt."
    )


def test_the_table_is_drawn_with_figures_left_and_coins_right_of_the_groups() -> None:
    state = play(table([3, 1, 0, 0, 0, 0], ["10 0 4", 1], chips=[(2, 1)]), "coin 6")

    assert drawn(with_scores(state, 7, 12)) == [
        "Round 1 of 4",
        "Pile: 57 cards; coins in it: 16 x 0, 4 x 1, 4 x 2, 4 x 3, 3 x 4",
        "Marc has turned up a gold 6",
        "",
        "Figures     Group             Coins          Gold   Chips",
        ". . a a a   a adventurer      10 4 0 . . .     14   Marc 2, Carl 1",
        ". . . . d   d digger          0 . . . . .       0   -",
        ". . . . .   l lady            . . . . . .       0   -",
        ". . . . .   i innkeeper       . . . . . .       0   -",
        ". . . . .   b bandit          . . . . . .       0   -",
        ". . . . .   c counterfeiter   . . . . . .       0   -",
        "",
        "Score   Total   Chips left",
        "Marc        7            1",
        "Carl       12            2",
    ]


def test_the_score_sheet_has_a_column_for_each_round_scored() -> None:
    state = play(before_the_last_coin(chips=[(2, 1)]), "coin 0", "lay c")

    assert drawn(state, "nl")[-3:] == [
        "Score    1   Totaal   Fiches over",
        "Marc    10       10             3",
        "Carl     5        5             3",
    ]


def test_the_finished_table_has_an_empty_pile() -> None:
    state = play(in_round(before_the_last_coin(), 4), "coin 0", "lay c")

    lines = drawn(state, "de")

    assert lines[:2] == ["Runde 4 von 4", "Nachziehstapel: 0 Karten; Münzen darin: -"]
    assert ALL_COINS[0] in lines[4]


def test_the_extra_round_is_drawn_as_such() -> None:
    state = in_round(before_the_last_coin(tie="extra_round"), 5)

    assert drawn(state)[:2] == ["Extra round", "Pile: 1 card; coins in it: 1 x 0"]
