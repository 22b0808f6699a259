"""A game in the terminal, typed line by line."""

import json
from pathlib import Path

import pytest

from cli.program import Program
from goudkoorts.engine.catalogue import GAMES

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("name", list(GAMES))
def test_a_whole_game_can_be_played_by_number_alone(program: Program, name: str) -> None:
    answer = program("play", name, "--terminal", "--seed", "3", "--plain", typed="1\n" * 1500)

    assert answer.status == 0
    assert "place" in answer.out
    assert "win" in answer.out or "Shared" in answer.out


def test_the_table_and_the_moves_are_shown_in_plain_lines(program: Program) -> None:
    answer = program("play", "gold", "--seed", "3", "--plain", typed="quit\n")

    assert "Offer: " in answer.out
    assert "Player, it is your turn." in answer.out
    assert "  1. " in answer.out
    assert "\x1b" not in answer.out
    assert answer.out.rstrip().endswith("You leave the table; the game is not finished.")


def test_the_end_of_the_input_leaves_the_table(program: Program) -> None:
    assert program("play", "gold", "--seed", "3").status == 0


def test_a_refused_move_names_the_rule_and_the_rule_can_be_read(program: Program) -> None:
    answer = program("play", "gold", "--seed", "3", typed="pass\nrules G-8\nrules 99\nquit\n")

    assert "passing is not possible. Rule G-8; 'rules G-8' reads it." in answer.out
    assert "G-8 (" in answer.out
    assert "There is no rule 99" in answer.out


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("?", "Type the number"),
        ("hint", "The greedy bot would play "),
        ("77", "There is no move 77"),
        ("save", "Say where"),
    ],
)
def test_questions_are_answered_without_losing_the_turn(program: Program, typed: str, shown: str) -> None:
    answer = program("play", "gold", "--seed", "3", typed=f"{typed}\ntable\nmoves\n\nquit\n")

    assert shown in answer.out
    assert answer.out.count("it is your turn") == 1


def test_a_game_can_be_saved_and_replayed(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    program("play", "gold", "--seed", "3", "--name", "Anne", typed=f"1\nsave {file}\nquit\n")

    assert json.loads(file.read_text())["names"][0] == "Anne"
    assert program("replay", str(file)).status == 0


def test_bots_alone_play_to_the_end(program: Program) -> None:
    answer = program(
        "play", "gold", "--players", "3", "--people", "0", "--bot", "random", "--seed", "1", "--lang", "nl"
    )

    assert "Toevalsbot 1" in answer.out
    assert "wint." in answer.out


def test_a_bot_from_outside_takes_a_seat_under_its_own_name(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)

    patient = ("--milliseconds", "30000")
    answer = program(
        "play", "gold", "--people", "0", "--bot", "examples.python_bot:CarefulBot", "--seed", "1", *patient
    )

    assert answer.status == 0
    assert "Careful 1" in answer.out
    assert "wins." in answer.out


def test_a_bot_that_fails_ends_the_game_with_one_line(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "stubborn.py").write_text("def choose(turn):\n    return 'no'")

    answer = program("play", "gold", "--people", "0", "--bot", "stubborn:choose", "--seed", "1")

    assert answer.status == 2
    assert answer.err.startswith('goudkoorts: bot "stubborn:choose" chose "no", which is not legal now: ')
    assert answer.err.count("\n") == 1


def test_stumble_10_who_plays_alone_is_you_in_the_log(program: Program) -> None:
    answer = program("play", "gold", "--seed", "3", "--plain", typed="1\n1\n1\nquit\n")

    assert "You take " in answer.out or "You give " in answer.out
    assert "Player takes" not in answer.out
