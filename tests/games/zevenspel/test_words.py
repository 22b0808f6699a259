"""Notation, reasons, log and pictures: what is said, and in which words."""

import ast
import re
from pathlib import Path

import pytest

from games.zevenspel.felt import FIVE_WINNERS, begin, bet, bet_until_all_have, deal, lose_chips, play_round
from goudkoorts.engine.errors import IllegalAction
from goudkoorts.engine.match import Match
from goudkoorts.engine.text import LANGUAGES, catalogue, label_in, move_in, reason_in, sentence_in
from goudkoorts.games import zevenspel
from goudkoorts.games.zevenspel.actions import Bet, LayOpen, parse
from goudkoorts.games.zevenspel.words import Box
from goudkoorts.kernel.telling import BadNotation, Refusal

NAMES = ["Anna", "Bert", "Cleo"]
RULES = [f"Z-{number}" for number in range(1, 13)]


def docstrings() -> str:
    """Return all docstrings of the game's own files."""
    files = Path(zevenspel.__file__).parent.glob("*.py")
    trees = [ast.walk(ast.parse(path.read_text(encoding="utf-8"))) for path in files]
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef)
    return "\n".join(ast.get_docstring(node) or "" for tree in trees for node in tree if isinstance(node, kinds))


def match_in(phase: str) -> Match:
    """Return a game of three in a given phase."""
    if phase == "start":
        return Match.new("zevenspel", 3)
    match = begin(players=3)
    if phase in ("roll", "card"):
        bet_until_all_have(match)
    if phase == "card":
        match.play("roll 1")
    if phase == "over":
        lose_chips(match, 10)
    return match


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_cited_by_the_code(rule: str) -> None:
    assert re.search(rf"\b{rule}\b", docstrings())


@pytest.mark.parametrize(
    ("phase", "text", "code", "rule"),
    [
        ("start", "bet aa", "wants_start", "Z-4"),
        ("start", "start 3", "no_such_seat", "Z-4"),
        ("start", "start 20", "wants_start", "Z-4"),
        ("bet", "roll 1", "wants_bet", "Z-6"),
        ("bet", "bet AA", "wants_bet", "Z-6"),
        ("bet", "bet zz", "wants_bet", "Z-6"),
        ("roll", "bet aa", "wants_roll", "Z-7"),
        ("roll", "roll 7", "wants_roll", "Z-7"),
        ("roll", "roll 0", "wants_roll", "Z-7"),
        ("card", "roll 1", "wants_card", "Z-7"),
        ("card", "card ax", "wants_card", "Z-7"),
        ("over", "roll 1", "is_over", "Z-10"),
    ],
)
def test_an_illegal_action_is_refused_with_its_rule(phase: str, text: str, code: str, rule: str) -> None:
    match = match_in(phase)

    with pytest.raises(IllegalAction) as refusal:
        match.play(text)

    assert (refusal.value.code, refusal.value.rule) == (code, rule)
    assert str(refusal.value).startswith(f'"{text}": ')


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    reasons = catalogue("zevenspel", language)["reasons"]

    said = [reason_in("zevenspel", language, Refusal(code, "Z-1", {"card": "bb", "player": 19})) for code in reasons]

    assert all(line and "{" not in line for line in said)


@pytest.mark.parametrize(
    "text", ["", "bet", "bet  aa", "bet aa ", " bet aa", "bet a", "card", "card aa", "roll 01", "pass"]
)
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse(text)


def test_bb_is_a_box_and_a_card() -> None:
    assert parse("bet bb") == Bet(Box.BB)
    assert parse("card bb") == LayOpen(3)


@pytest.mark.parametrize(
    ("language", "box", "card"),
    [
        ("en", "bet on BB", "lay open the black B"),
        ("nl", "zet in op BB", "leg de zwarte B open"),
        ("de", "setze auf BB", "leg offen hin: schwarzes B"),
    ],
)
def test_bb_is_said_as_what_it_is(language: str, box: str, card: str) -> None:
    assert move_in("zevenspel", language, zevenspel.describe(parse("bet bb")), NAMES) == box
    assert move_in("zevenspel", language, zevenspel.describe(parse("card bb")), NAMES) == card


def test_the_log_tells_the_settlement_of_a_round() -> None:
    match = begin(players=3)

    said = play_round(match, "aa red4 pairs3", FIVE_WINNERS)

    assert [sentence_in("zevenspel", "en", line, NAMES) for line in said] == [
        "Card 7: red D.",
        "Winning box: AA, 115 points.",
        "Winning box: DD, 160 points.",
        "Winning box: KK, 1300 points.",
        "Winning box: 5 red, 115 points.",
        "Winning box: 3 pairs, 1400 points.",
        "Anna scores 115 points on AA and takes the chip back.",
        "Bert loses the chip on 4 red and has 9 left.",
        "Cleo scores 1400 points on 3 pairs and takes the chip back.",
        "Round 2: Bert opens.",
    ]


def test_the_log_tells_the_end() -> None:
    match = begin(max_rounds=10)
    lose_chips(match, 9, seat0="pairs0")

    said = play_round(match, "aa aa")

    assert sorted(line.key for line in said[-5:-3]) == ["loses", "out"]
    assert [line.key for line in said[-3:]] == ["last_round", "total", "total"]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "(0) Anna: 10 chips, 0 points, bets on 1 pair"),
        ("nl", "(0) Anna: 10 fiches, 0 punten, zet in op 1 paar"),
        ("de", "(0) Anna: 10 Chips, 0 Punkte, setzt auf 1 Paar"),
    ],
)
def test_the_picture_shows_cards_boxes_and_bets(language: str, line: str) -> None:
    match = begin(players=3)
    bet(match, "pairs1", "aa", "pairs1")
    deal(match, "ra seven", rolls=(4, 2))

    lines = zevenspel.draw(match.view(0), lambda key, /, **facts: label_in("zevenspel", language, key, facts, NAMES))

    assert any("[ra] [seven] [--] [--] [--] [--] [--]" in drawn for drawn in lines)
    assert any("pairs1 20 (0 2)" in drawn for drawn in lines)
    assert line in lines
