"""Whole tournaments: plans, reports, and their repetition."""

import io
import shlex

import pytest

from analysis.players import enlist
from goudkoorts.analysis.arena import Setting
from goudkoorts.analysis.plot import KINDS, plot_ratings
from goudkoorts.analysis.report import TournamentReport, read_report, report_on
from goudkoorts.analysis.tournament import FIRST_ROUND, Plan, Tournament, command_of
from goudkoorts.analysis.workers import in_this_process
from goudkoorts.engine.errors import BadOption, BadPlayers, BadTournament, GoudkoortsError, UnknownBot

GOLD = Setting("gold", 2, {}, ("random", "greedy"), 0)


def played(plan: Plan) -> TournamentReport:
    """Play a tournament here and report on it."""
    tournament = Tournament(plan)
    with in_this_process() as play:
        tournament.play(play)
    return report_on(tournament)


def test_the_better_bot_comes_first() -> None:
    report = played(Plan(GOLD, deals=10))

    best, last = report.standings
    assert (best.bot, last.bot) == ("greedy", "random")
    assert best.low > last.high
    assert best.games == last.games == 20
    assert best.score + last.score == pytest.approx(1)
    assert report.is_complete


def test_pairs_are_counted_both_ways() -> None:
    pairs = {(pair.bot, pair.rival): pair for pair in played(Plan(GOLD, deals=10)).pairs}

    there, back = pairs["greedy", "random"], pairs["random", "greedy"]
    assert (there.games, there.ahead, there.level, there.behind) == (20, back.behind, back.level, back.ahead)
    assert there.score + back.score == 1


def test_a_report_survives_json() -> None:
    report = played(Plan(Setting("gold", 3, {"bonus": "mandatory"}, ("random", "greedy"), 3), deals=3, anchor="greedy"))

    assert read_report(report.to_json()) == report


def test_a_misbehaving_bot_loses_and_the_others_play_on(monkeypatch: pytest.MonkeyPatch) -> None:
    enlist(monkeypatch, "crashing", "cheating")

    report = played(Plan(Setting("gold", 2, {}, ("crashing", "random", "cheating", "greedy"), 0), deals=4))

    lines = {line.bot: line for line in report.standings}
    assert [line.bot for line in report.standings[:2]] == ["greedy", "random"]
    assert lines["greedy"].failures == lines["random"].failures == 0
    assert lines["crashing"].failures + lines["cheating"].failures == 4 * 5 * 2, "in all matches but greedy v random"
    assert all(pair.games == 8 for pair in report.pairs)
    assert read_report(report.to_json()) == report


def test_only_challengers_play_in_a_gauntlet(monkeypatch: pytest.MonkeyPatch) -> None:
    enlist(monkeypatch, "crashing")
    setting = Setting("gold", 2, {}, ("random", "greedy", "crashing"), 0)

    report = played(Plan(setting, deals=2, challengers=("greedy",)))

    assert {(pair.bot, pair.rival) for pair in report.pairs if pair.bot != "greedy"} == {
        ("random", "greedy"),
        ("crashing", "greedy"),
    }
    assert len(report.standings) == 3


def test_precision_stops_a_tournament_early() -> None:
    goal = Plan(Setting("zevenspel", 2, {}, ("random", "greedy"), 0), deals=400, until=60)

    report = played(goal)

    deals = len(report.deals)
    assert FIRST_ROUND <= deals < 400
    assert report.is_complete
    assert max(line.half_width for line in report.standings) <= 60
    assert played(goal).deals == report.deals


def test_precision_that_is_not_reached_stops_at_the_last_deal() -> None:
    report = played(Plan(GOLD, deals=23, until=0.5))

    assert len(report.deals) == 23
    assert report.is_complete


def test_the_anchor_has_the_rating_it_is_given() -> None:
    lines = {line.bot: line for line in played(Plan(GOLD, deals=5, anchor="random", anchor_elo=1000)).standings}

    assert lines["random"].elo == lines["random"].low == lines["random"].high == 1000
    assert lines["greedy"].elo > 1200


@pytest.mark.parametrize(
    ("plan", "error", "complaint"),
    [
        (Plan(Setting("gold", 5, {}, ("random", "greedy"), 0), 1), BadPlayers, "2 to 3"),
        (Plan(Setting("gold", 2, {"bonus": 3}, ("random", "greedy"), 0), 1), BadOption, "bonus"),
        (Plan(Setting("gold", 2, {}, ("random",), 0), 1), BadTournament, "at least 2"),
        (Plan(Setting("gold", 2, {}, ("random", "random"), 0), 1), BadTournament, "twice"),
        (Plan(Setting("gold", 2, {}, ("random", "nobody"), 0), 1), UnknownBot, "nobody"),
        (Plan(GOLD, 1, challengers=("nobody",)), BadTournament, "not one of"),
        (Plan(GOLD, 1, challengers=("random", "greedy")), BadTournament, "somebody to challenge"),
        (Plan(GOLD, 1, anchor="nobody"), BadTournament, "not one of"),
    ],
)
def test_a_bad_plan_is_refused(plan: Plan, error: type[GoudkoortsError], complaint: str) -> None:
    with pytest.raises(error, match=complaint):
        Tournament(plan)


def test_a_bot_that_cannot_be_made_is_refused_before_play(monkeypatch: pytest.MonkeyPatch) -> None:
    enlist(monkeypatch, "stillborn")

    with pytest.raises(BadTournament, match="bot 'stillborn' cannot be made: OSError: no such program"):
        Tournament(Plan(Setting("gold", 2, {}, ("random", "stillborn"), 0), 1))


def test_the_command_names_all_that_decides_the_result() -> None:
    setting = Setting("gold", 3, {"start_donkeys": "choose", "start": 0}, ("random", "greedy"), 4)
    plan = Plan(setting, 7, challengers=("greedy",), until=12.5, anchor="random", anchor_elo=-30)

    assert shlex.split(command_of(plan)) == shlex.split(
        "goudkoorts tournament gold --bots random,greedy --players 3 --option start_donkeys=choose --option start=0"
        " --games 7 --seed 4 --gauntlet greedy --until 12.5 --anchor random=-30"
    )


def test_the_command_quotes_names_and_values_that_need_it() -> None:
    plan = Plan(Setting("gold", 2, {"start": "0"}, ("random", "my bot, the best"), 0), 1)

    words = shlex.split(command_of(plan))

    assert words[3:7] == ["--bot", "random", "--bot", "my bot, the best"]
    assert 'start="0"' in words


@pytest.mark.parametrize("kind", KINDS)
def test_a_picture_is_the_same_when_drawn_again(kind: str) -> None:
    pytest.importorskip("matplotlib")
    report = played(Plan(GOLD, deals=3))
    first, again = io.BytesIO(), io.BytesIO()

    plot_ratings(report, "Gold!", kind, first)
    plot_ratings(report, "Gold!", kind, again)

    assert first.getvalue() == again.getvalue()
    assert first.getvalue().startswith(b"\x89PNG" if kind == "png" else b"<?xml")
    assert kind == "png" or b"greedy" in first.getvalue(), "names stay text"
