"""`goudkoorts tournament`, as a person uses it."""

import re
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from analysis.players import enlist
from cli.program import Program
from goudkoorts.analysis.arena import Job, Played, Setting
from goudkoorts.analysis.report import read_report
from goudkoorts.analysis.workers import Play, in_this_process
from goudkoorts.engine.errors import BadTournament

SMALL = ["tournament", "gold", "--bots", "random,greedy", "--games", "4", "--workers", "1"]


def test_ratings_and_a_cross_table_are_shown(program: Program) -> None:
    answer = program(*SMALL, "--anchor", "random=0")

    assert answer.status == 0
    assert "Gold!, 2 players, 4 deals, seed 0" in answer.out
    assert re.search(r"greedy +\d+ +\d+ +\d+ \.\. \d+ +8 +\d+\.\d % +0 +\d", answer.out)
    assert re.search(r"random +0 +0 +0 \.\. 0 +8 ", answer.out)
    assert "% (8)" in answer.out
    assert "8 matches in" in answer.out


def test_bots_may_be_named_one_by_one_and_challengers_need_no_other_mention(program: Program) -> None:
    answer = program("tournament", "gold", "--bot", "random", "--gauntlet", "greedy", "--games", "2", "--workers", "1")

    assert answer.status == 0
    assert "--bots random,greedy" in answer.out
    assert "--gauntlet greedy" in answer.out


def test_the_command_at_the_end_gives_the_same_result(program: Program, tmp_path: Path) -> None:
    first, again = tmp_path / "first.json", tmp_path / "again.json"
    options = [
        "--players",
        "3",
        "--option",
        "bonus=mandatory",
        "--seed",
        "8",
        "--anchor",
        "greedy=100",
        "--until",
        "90",
    ]
    answer = program(*SMALL, *options, "--json", str(first))

    command = answer.out.rpartition("Repeat with: ")[2]
    repeated = program(*shlex.split(command)[1:], "--json", str(again))

    assert repeated.status == 0
    one, other = read_report(first.read_bytes()), read_report(again.read_bytes())
    assert other.command == one.command == command.strip()
    assert other.plan == one.plan
    assert (other.standings, other.pairs, other.deals) == (one.standings, one.pairs, one.deals)


@pytest.mark.parametrize(("name", "start"), [("ratings.png", b"\x89PNG"), ("ratings.SVG", b"<?xml")])
def test_a_picture_is_drawn(program: Program, tmp_path: Path, name: str, start: bytes) -> None:
    pytest.importorskip("matplotlib")

    answer = program(*SMALL, "--plot", str(tmp_path / name))

    assert answer.status == 0
    assert (tmp_path / name).read_bytes().startswith(start)


@pytest.mark.parametrize(("language", "word"), [("nl", "Herhalen met"), ("de", "Wiederholen mit")])
def test_it_speaks_three_languages(program: Program, language: str, word: str) -> None:
    assert word in program(*SMALL, "--lang", language).out


def test_a_failing_bot_is_shown_with_what_it_did(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    enlist(monkeypatch, "crashing")

    answer = program(*SMALL, "--bot", "crashing")

    assert answer.status == 0
    assert answer.out.count("crashing failed: ZeroDivisionError: one by nought") == 1


@contextmanager
def broken_off(error: BaseException) -> Iterator[Play]:
    """A way to play that breaks off after three jobs."""

    def some(setting: Setting, jobs: Sequence[Job]) -> Iterator[Played]:
        with in_this_process() as play:
            yield from play(setting, jobs[:3])
        raise error

    yield some


@pytest.mark.parametrize(
    ("error", "status"), [(KeyboardInterrupt(), 130), (BadTournament("a process died"), 2)], ids=["ctrl-c", "crash"]
)
def test_what_was_finished_is_reported_when_it_is_broken_off(
    program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, error: BaseException, status: int
) -> None:
    monkeypatch.setattr("goudkoorts.cli.commands.tournament.choose_way", lambda *_: broken_off(error))
    file = tmp_path / "part.json"

    answer = program(*SMALL, "--json", str(file))

    assert answer.status == status
    assert "Broken off" in answer.out
    assert "6 matches" in answer.out
    report = read_report(file.read_bytes())
    assert not report.is_complete
    assert len(report.deals) == 3


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["chess", "--bots", "random,greedy"], "unknown game 'chess'"),
        (["gold"], "at least 2 bots"),
        (["gold", "--bots", "random"], "at least 2 bots"),
        (["gold", "--bots", "random,random"], "entered twice"),
        (["gold", "--bots", "random,deep"], "unknown bot 'deep': choose one of random, greedy"),
        (["gold", "--bots", "random,greedy", "--players", "5"], "2 to 3 players, not 5"),
        (["gold", "--bots", "random,greedy", "--option", "bonus=no"], "optional, mandatory"),
        (["gold", "--bots", "random,greedy", "--games", "0"], "x>=1"),
        (["gold", "--bots", "random,greedy", "--until", "0"], "x>0"),
        (["gold", "--bots", "random,greedy", "--anchor", "nobody"], "'nobody' is not one of"),
        (["gold", "--bots", "random,greedy", "--anchor", "random=high"], "BOT=ELO"),
        (["gold", "--bots", "random,greedy", "--anchor", "random=inf"], "BOT=ELO"),
        (["gold", "--bots", "random", "--gauntlet", "random"], "at least 2 bots"),
        (["gold", "--gauntlet", "greedy", "--gauntlet", "random"], "somebody to challenge"),
        (["gold", "--bots", "random,greedy", "--json", "/nowhere/x.json"], "cannot write"),
        (["gold", "--bots", "random,greedy", "--plot", "/nowhere/x.svg"], "cannot write"),
        (["gold", "--bots", "random,greedy", "--plot", "x.gif"], ".png or .svg"),
        (["gold", "--bots", "random,greedy", "--ray", "head:6379", "--workers", "2"], "--workers"),
    ],
)
def test_bad_input_is_one_clear_line_and_status_2(program: Program, arguments: list[str], complaint: str) -> None:
    answer = program("tournament", *arguments)

    assert answer.status == 2
    assert answer.out == ""
    assert answer.err.count("\n") == 1
    assert complaint in answer.err


@pytest.mark.parametrize(
    ("library", "arguments", "extra"),
    [("matplotlib", ["--plot", "x.svg"], "goudkoorts[plot]"), ("ray", ["--ray", "local"], "goudkoorts[scale]")],
)
def test_a_missing_extra_is_named_before_anything_is_played(
    program: Program, monkeypatch: pytest.MonkeyPatch, library: str, arguments: list[str], extra: str
) -> None:
    monkeypatch.setitem(sys.modules, library, None)

    answer = program(*SMALL, *arguments)

    assert answer.status == 2
    assert answer.out == ""
    assert extra in answer.err
