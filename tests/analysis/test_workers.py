"""Wherever jobs are played, the result is the same."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from multiprocessing import active_children
from types import SimpleNamespace

import pytest

from goudkoorts.analysis import workers
from goudkoorts.analysis.arena import Job, MatchResult, Played, Setting
from goudkoorts.analysis.report import report_on
from goudkoorts.analysis.tournament import Plan, Tournament
from goudkoorts.analysis.workers import Play, choose_way, in_processes, in_this_process, on_ray
from goudkoorts.engine.errors import BadTournament

PLAN = Plan(Setting("gold", 3, {"bonus": "mandatory"}, ("random", "greedy"), 11), deals=6)


def results_of(way: AbstractContextManager[Play], plan: Plan = PLAN) -> list[tuple[Job, tuple[MatchResult, ...]]]:
    """Return what a tournament found, without the time it took."""
    tournament = Tournament(plan)
    with way as play:
        tournament.play(play)
    assert tournament.is_complete
    return [(each.job, each.matches) for each in tournament.played]


@pytest.mark.compiled_only
def test_one_process_two_and_ray_find_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    monkeypatch.setattr(workers, "TASKS", 5)  # fewer than there are jobs: tasks follow as others get done

    here = results_of(in_this_process())

    assert results_of(in_processes(2)) == here
    assert results_of(on_ray("local", 2)) == here


def test_the_order_in_which_jobs_get_done_does_not_matter() -> None:
    tournament, upside_down = Tournament(PLAN), Tournament(PLAN)

    def backwards(setting: Setting, jobs: Sequence[Job]) -> Iterator[Played]:
        with in_this_process() as play:
            yield from play(setting, jobs[::-1])

    with in_this_process() as play:
        tournament.play(play)
    upside_down.play(backwards)

    assert report_on(upside_down).standings == report_on(tournament).standings
    assert report_on(upside_down).deals == report_on(tournament).deals


@pytest.mark.compiled_only
def test_ctrl_c_stops_the_processes_and_keeps_what_was_finished() -> None:
    tournament = Tournament(Plan(PLAN.setting, deals=5000))
    before = set(active_children())

    def press_ctrl_c(_played: Played) -> None:
        if len(tournament.played) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), in_processes(2) as play:
        tournament.play(play, press_ctrl_c)

    assert set(active_children()) == before
    assert len(tournament.played) == 3
    assert not tournament.is_complete
    assert len(report_on(tournament).standings) == 2


@pytest.mark.compiled_only
def test_a_process_that_dies_is_named() -> None:
    tournament = Tournament(Plan(PLAN.setting, deals=5000))

    def kill_one(_played: Played) -> None:
        active_children()[0].kill()

    with pytest.raises(BadTournament, match="died"), in_processes(2) as play:
        tournament.play(play, kill_one)


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(BadTournament, match=r"goudkoorts\[scale\]"), on_ray("local", 2):
        pass


def test_a_ray_that_gives_up_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = pytest.importorskip("ray")

    def crash(_tasks: object) -> None:
        raise ray.exceptions.WorkerCrashedError

    for name, stand_in in {"init": dict, "shutdown": dict, "put": id, "wait": crash}.items():
        monkeypatch.setattr(ray, name, stand_in)
    monkeypatch.setattr(ray, "remote", lambda function: SimpleNamespace(remote=lambda *_: function))

    with pytest.raises(BadTournament, match="Ray gave up"), on_ray("local", 2) as play:
        list(play(PLAN.setting, [Job(0, (0, 0, 1))]))


def test_a_ray_that_does_not_answer_is_named() -> None:
    pytest.importorskip("ray")

    with pytest.raises(BadTournament, match=r"cannot reach Ray at '127.0.0.1:1'"), on_ray("127.0.0.1:1", 2):
        pass


def test_one_worker_needs_no_process() -> None:
    before = set(active_children())

    with choose_way(1, None) as play:
        [played] = play(PLAN.setting, [Job(0, (0, 0, 1))])
        assert set(active_children()) == before

    assert len(played.matches) == 3
