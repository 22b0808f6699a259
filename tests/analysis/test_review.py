"""Whole records reviewed: every decision, in order, the same on any number of threads."""

import pytest

from goudkoorts.analysis.decision import MARKS, Choice, Effort, Finding
from goudkoorts.analysis.estimate import Estimate, proved
from goudkoorts.analysis.review import default_worlds, questions_of, review, summary_of
from goudkoorts.engine.batch import random_records
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.errors import BadRecord
from goudkoorts.engine.match import Match, number_of
from goudkoorts.engine.replay import replay_lines

GOLD = GAMES["gold"]
RECORD = next(random_records(GOLD, 3, 1, seed=8))
QUICK = Effort(16, positions=5000)


def test_every_decision_is_asked_about_once_and_chance_never() -> None:
    decisions = [line for line in replay_lines(RECORD) if isinstance(line["turn"], int)]

    questions = questions_of(RECORD)

    assert [(each.ply, each.seat) for each in questions] == [(line["ply"], line["turn"]) for line in decisions]
    assert [each.played for each in questions] == [number_of("gold", str(line["action"])) for line in decisions]


def test_seats_and_plies_can_be_picked() -> None:
    questions = questions_of(RECORD, seat=2, plies=range(20, 60))

    assert questions
    assert {each.seat for each in questions} == {2}
    assert all(20 <= each.ply < 60 for each in questions)


def test_a_fault_behind_the_plies_asked_for_is_found_too() -> None:
    broken = Match.from_record(RECORD).record()
    broken.actions[-1] = "take zz"

    with pytest.raises(BadRecord, match=f"ply {len(broken.actions) - 1}"):
        questions_of(broken, plies=range(5))


def test_threads_change_nothing() -> None:
    questions = questions_of(RECORD)[::4]
    steps: list[int] = []

    alone = list(review(GOLD, questions, QUICK, workers=1))
    together = list(review(GOLD, questions, QUICK, workers=3, on_progress=lambda: steps.append(1)))

    assert alone == together
    assert len(steps) == len(questions)
    assert [each.ply for each in together] == [each.ply for each in questions]


def test_one_decision_is_found_the_same_alone_and_among_others() -> None:
    questions = questions_of(RECORD)[5:8]

    assert list(review(GOLD, questions, QUICK))[1:2] == list(review(GOLD, questions[1:2], QUICK))


def test_every_game_has_a_number_of_worlds() -> None:
    assert all(default_worlds(name) >= 16 for name in GAMES)


def finding(ply: int, seat: int, loss: float, error: float = 0.0) -> Finding:
    """Return a decision at which action 1 was played and action 0 was best."""
    best = Choice(0, proved(0.5), None, proved(0), proved(0))
    played = Choice(1, proved(0.5 - loss), None, proved(0), Estimate(loss, error))
    return Finding(ply, seat, 1, 0, (best, played), (0.5, 0.5))


def test_a_summary_counts_marks_and_finds_where_most_was_surely_lost() -> None:
    findings = [
        finding(3, 0, 0.06),
        finding(4, 1, 0.30, error=0.10),  # large, and unsure: 10 % at least
        finding(5, 1, 0.20, error=0.01),  # 18 % at least
        finding(6, 0, 0.00),
        Finding(7, 0, 1, 1),  # forced
    ]

    summary = summary_of(findings)

    first, second = summary.seats
    assert summary.turning_ply == 5
    assert (first.worst_ply, second.worst_ply) == (3, 5)
    assert (first.decisions, second.decisions) == (2, 2)
    assert first.mean_loss.mean == pytest.approx(0.03)
    assert second.mean_loss.mean == pytest.approx(0.25)
    assert second.mean_loss.error == pytest.approx((0.10**2 + 0.01**2) ** 0.5 / 2)
    assert first.marks == dict.fromkeys(MARKS, 0) | {"mistake": 1, "good": 1}
    assert second.marks == dict.fromkeys(MARKS, 0) | {"mistake": 1, "blunder": 1}


def test_a_summary_of_nothing_is_empty() -> None:
    assert summary_of([]).seats == ()
    assert summary_of([Finding(7, 0, 1, 1)]).seats[0].decisions == 0
    assert summary_of([finding(6, 0, 0.0)]).turning_ply is None
