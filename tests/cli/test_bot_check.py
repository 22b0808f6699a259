"""`goudkoorts bot-check`: what it says about good and bad bots."""

from pathlib import Path

import pytest

from cli.program import Program
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.text import catalogue

ROOT = Path(__file__).parent.parent.parent


def test_a_good_bot_is_tried_in_every_game(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)

    answer = program("bot-check", "examples.python_bot:last", "--matches", "1", "--milliseconds", "30000")

    assert answer.status == 0
    assert [line.split(":")[0] for line in answer.out.splitlines()[:-1]] == [
        catalogue(name, "en")["name"] for name in GAMES
    ]
    assert answer.out.count("slowest") == len(GAMES)
    assert answer.out.endswith("All is well.\n")


def test_a_bad_bot_is_told_what_it_did_and_where(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "stubborn.py").write_text(
        "def choose(turn):\n    return 'chip' if turn.game == 'goldrausch' else turn.legal[0]"
    )

    answer = program("bot-check", "stubborn:choose", "goldrausch", "--lang", "nl")

    assert answer.status == 2
    assert answer.out.startswith("Goldrausch: partij 1, plaats 0, zet ")
    assert 'chose "chip", which is not legal now: ' in answer.out
    assert answer.err == "goudkoorts: the bot failed in 1 of 1 games\n"


def test_every_line_can_be_shown(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)

    bot, limits = "cmd:python3 examples/first_bot.py", ("--matches", "1", "--milliseconds", "30000")
    answer = program("bot-check", bot, "zevenspel", *limits, "--wire")

    ways = [line[0] for line in answer.out.splitlines()]
    assert answer.out.startswith('> {"type":"hello","protocol":"goudkoorts-bot 1"}\n< {"type": "ready"')
    assert ways.count(">") == ways.count("<") + 3, "match, end and quit have no answer"
    assert '> {"type":"quit"}' in answer.out


def test_our_own_bots_can_be_tried_too(program: Program) -> None:
    assert program("bot-check", "greedy", "gold").status == 0
