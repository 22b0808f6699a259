"""The other commands, and what they say to bad input."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from cli.program import Program
from goudkoorts import __version__
from goudkoorts.cli.program import COMMANDS
from goudkoorts.cli.terminal.language import guess_language
from goudkoorts.cli.terminal.messages import messages
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.text import LANGUAGES


def test_the_version_needs_nothing_heavy() -> None:
    script = "import sys; from goudkoorts.cli.program import run; run(['--version']); print('numba' in sys.modules)"

    output = subprocess.check_output([sys.executable, "-c", script], text=True)

    assert output.split() == ["goudkoorts,", "version", __version__, "False"]


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_every_command_explains_itself_with_an_example(program: Program, command: str) -> None:
    answer = program(command, "--help")

    assert answer.status == 0
    assert answer.out.startswith(f"Usage: goudkoorts {command}")


def test_the_games_are_listed_with_players_and_options(program: Program) -> None:
    answer = program("games")

    assert all(f"{name}:" in answer.out for name in GAMES)
    assert "optional, mandatory" in answer.out


@pytest.mark.parametrize("asked", ["8", "G-8", "g8", "g-8"])
def test_a_rule_is_found_however_it_is_written(program: Program, asked: str) -> None:
    answer = program("rules", "gold", asked)

    assert answer.out.startswith("G-8 (")
    assert answer.out.count("\n") == 1


def test_readings_and_options_are_found_too(program: Program) -> None:
    assert program("rules", "gold", "GA-9").out.startswith("GA-9")
    assert program("rules", "gold", "bonus").out.startswith("bonus")


@pytest.mark.parametrize(("language", "word"), [("en", "lowest"), ("nl", "laagste"), ("de", "niedrigste")])
def test_rules_come_in_three_languages(program: Program, language: str, word: str) -> None:
    assert word in program("rules", "gold", "8", "--lang", language).out
    assert len(program("rules", "gold", "--lang", language).out.splitlines()) > 40


def test_a_simulation_shows_statistics_and_a_plot(program: Program) -> None:
    answer = program("simulate", "gold", "--games", "20", "--players", "3", "--seed", "4")

    assert answer.status == 0
    assert "20 random games of Gold!, 3 players, seed 4" in answer.out
    assert "█" in answer.out


def test_a_simulation_writes_records_that_replay(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"

    program("simulate", "gold", "--games", "4", "--records", str(file), "--option", "bonus=mandatory")

    assert len(file.read_text().splitlines()) == 4
    assert json.loads(file.read_text().splitlines()[0])["options"] == {"bonus": "mandatory"}
    assert program("replay", str(file), "--json").status == 0


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["simulate", "chess"], "unknown game 'chess'"),
        (["simulate", "gold", "--players", "5"], "2 to 3 players, not 5"),
        (["simulate", "gold", "--option", "bonus"], "name=value"),
        (["simulate", "gold", "--option", "bonus=no"], "optional, mandatory"),
        (["simulate", "gold", "--option", "bones=no"], "no such option"),
        (["simulate", "gold", "--games", "0"], "x>=1"),
        (["simulate", "gold", "--games", "many"], "not a valid integer"),
        (["simulate", "gold", "--games", "2", "--records", "x.json"], ".jsonl"),
        (["simulate", "gold", "--games", "2", "--records", "/nowhere/x.jsonl"], "cannot write"),
        (["rules", "chess"], "unknown game"),
        (["rules", "gold", "99"], "no rule 99"),
        (["play", "gold", "--people", "2", "--bot", "greedy"], "do not fit"),
        (["play", "chess"], "unknown game"),
        (["play", "gold", "--bot", "nobody"], "unknown bot 'nobody'"),
        (["play", "gold", "--bot", "cmd:./no-such-program"], "cannot be started"),
        (["play", "gold", "--bot", "no_such_module:bot"], "No module named 'no_such_module'"),
        (["bot-check", "nobody", "gold"], "unknown bot 'nobody'"),
        (["bot-check", "random", "chess"], "unknown game"),
        (["replay"], "Missing argument"),
        (["nonsense"], "No such command"),
        (["games", "--lang", "fr"], "not one of"),
    ],
)
def test_bad_input_is_one_clear_line_and_status_2(program: Program, arguments: list[str], complaint: str) -> None:
    answer = program(*arguments)

    assert answer.status == 2
    assert answer.out == ""
    assert answer.err.count("\n") == 1
    assert complaint in answer.err


def test_bad_input_writes_nothing(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"

    program("simulate", "gold", "--players", "9", "--records", str(file))

    assert not file.exists()


def test_the_language_is_guessed_from_the_environment() -> None:
    assert guess_language({"LANG": "nl_NL.UTF-8"}) == "nl"
    assert guess_language({"LANG": "de_AT", "LC_ALL": "C"}) == "de"
    assert guess_language({"LANG": "fr_FR"}) == "en"


def test_all_messages_exist_in_every_language() -> None:
    keys = [set(messages(language)) for language in LANGUAGES]

    assert keys[0] == keys[1] == keys[2]


def test_odds_are_exact_fractions_with_a_plot(program: Program) -> None:
    answer = program("odds", "zevenspel")

    assert answer.status == 0
    assert "4433379/9067240" in answer.out, "one pair, as the rules say"
    assert answer.out.count("█") > 40


def test_odds_follow_the_options(program: Program) -> None:
    assert "50948/409955" in program("odds", "zevenspel", "--option", "letters=at_least_two").out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [(["gold"], "there is one for zevenspel"), (["zevenspel", "--option", "pairs=3"], "pairs")],
)
def test_odds_of_what_has_none_are_refused(program: Program, arguments: list[str], complaint: str) -> None:
    answer = program("odds", *arguments)

    assert answer.status == 2
    assert complaint in answer.err
