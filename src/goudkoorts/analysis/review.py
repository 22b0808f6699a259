"""A recorded game reviewed, decision by decision, on all cores; and what is left of it in a few numbers."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from typing import Any, Final

import msgspec

from goudkoorts.analysis.decision import ERRORS, MARKS, Choice, Effort, Finding, Question, analyse
from goudkoorts.analysis.estimate import Estimate
from goudkoorts.engine.catalogue import find_game
from goudkoorts.engine.contract import Game
from goudkoorts.engine.game_record import GameRecord
from goudkoorts.engine.match import Match, number_of, text_of
from goudkoorts.engine.tuning import tuning_of
from goudkoorts.kernel.record import copy_of

FORMAT: Final = "goudkoorts-analysis/1"

Line = dict[str, object]


class SeatSummary(msgspec.Struct, frozen=True):
    """How well one seat played."""

    seat: int
    decisions: int  # that were no forced ones
    mean_loss: Estimate  # of win chance a decision
    marks: dict[str, int]
    worst_ply: int | None  # the largest loss beyond its uncertainty


class Summary(msgspec.Struct, frozen=True):
    """How well everybody played."""

    seats: tuple[SeatSummary, ...]
    turning_ply: int | None  # where most was lost of all; None where nobody surely lost anything


def default_worlds(game: str) -> int:
    """Return how many worlds a decision of a game gets."""
    return tuning_of(find_game(game)).review_worlds


def questions_of(record: GameRecord, *, seat: int | None = None, plies: range | None = None) -> list[Question]:
    """Return the decisions of a record, each as its seat could know it; the whole record is checked first."""
    match = Match.at_start_of(record)
    questions = []
    for ply, text in enumerate(record.actions):
        turn, before = match.turn, match.state
        match.replay_action(ply, text)
        if isinstance(turn, int) and seat in (None, turn) and (plies is None or ply in plies):
            played = number_of(record.game, text)
            assert played is not None
            questions.append(question_at(match.game, before, ply, played))
    return questions


def question_at(game: Game, state: Any, ply: int, played: int) -> Question:
    """Return a decision as the seat to act could know it; nothing else of the truth goes into an analysis."""
    seat = game.seat_to_act(state)
    blanked = copy_of(state)
    game.hide_from(blanked, seat)
    return Question(ply, int(seat), played, blanked)


def review(
    game: Game,
    questions: Sequence[Question],
    effort: Effort,
    workers: int | None = None,
    on_progress: Callable[[], None] = lambda: None,
) -> Iterator[Finding]:
    """Yield what is found about each decision, in their order, whatever the number of threads."""
    pool = ThreadPoolExecutor(workers or os.cpu_count())
    try:
        for future in [pool.submit(_answer, game, question, effort, on_progress) for question in questions]:
            yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _answer(game: Game, question: Question, effort: Effort, on_progress: Callable[[], None]) -> Finding:
    """Answer one question, and say so."""
    finding = find_out(game, question, effort)
    on_progress()
    return finding


def find_out(game: Game, question: Question, effort: Effort) -> Finding:
    """Answer one question on a state of its own: an analysis may scribble on it."""
    own = msgspec.structs.replace(question, blanked=copy_of(question.blanked))
    return analyse(game, own, effort)


def summary_of(findings: Sequence[Finding]) -> Summary:
    """Sum up what was found."""
    seats = sorted({finding.seat for finding in findings})
    return Summary(
        tuple(_seat_summary(seat, [finding for finding in findings if finding.seat == seat]) for seat in seats),
        _worst_ply(findings),
    )


def _seat_summary(seat: int, findings: Sequence[Finding]) -> SeatSummary:
    """Sum up one seat's decisions; they were measured apart from each other, so their errors add up in squares."""
    real = [finding for finding in findings if not finding.is_forced]
    losses = [played_choice(finding).loss for finding in real]
    count = max(1, len(losses))
    mean = Estimate(sum(loss.mean for loss in losses) / count, sqrt(sum(loss.error**2 for loss in losses)) / count)
    marks: dict[str, int] = {mark: sum(finding.mark == mark for finding in real) for mark in MARKS}
    return SeatSummary(seat, len(real), mean, marks, _worst_ply(findings))


def _worst_ply(findings: Sequence[Finding]) -> int | None:
    """Return where most was lost, uncertainty taken off, if anything surely was."""
    wrong = [finding for finding in findings if finding.mark in ERRORS]
    return max(wrong, key=lambda finding: played_choice(finding).loss.low).ply if wrong else None


def played_choice(finding: Finding) -> Choice:
    """Return what was found about the move that was played."""
    return finding.choice_of(finding.played)


def header_line(record: GameRecord, effort: Effort, index: int | None, seat: int | None, plies: range) -> Line:
    """Return the first line for programs: what was analysed, and how."""
    how: Line = {"worlds": effort.worlds} if effort.seconds is None else {"seconds": effort.seconds}
    return {
        "line": "header",
        "format": FORMAT,
        "game": record.game,
        "rules": record.rules,
        "players": record.players,
        "options": record.options,
        "names": record.names,
        "game_index": index,
        "settings": how | {"top": effort.top, "seat": seat, "plies": [plies.start, plies.stop - 1]},
        "seed": effort.seed,
    }


def finding_line(game: str, finding: Finding) -> Line:
    """Return a decision for programs; errors are standard errors, 0 where it is proved."""
    line: Line = {
        "line": "decision",
        "ply": finding.ply,
        "seat": finding.seat,
        "played": text_of(game, finding.played),
        "forced": finding.is_forced,
        "proved": finding.is_proved,
    }
    if finding.is_forced:
        return line
    return line | {
        "best": text_of(game, finding.best),
        "mark": finding.mark,
        "worlds": finding.worlds,
        "chances": finding.chances,
        "candidates": [_choice_line(game, choice) for choice in finding.choices],
    }


def _choice_line(game: str, choice: Choice) -> Line:
    """Return a candidate for programs."""
    line: Line = {"action": text_of(game, choice.action)}
    for name in ("win", "points", "lead", "loss"):
        found: Estimate | None = getattr(choice, name)
        line[name] = None if found is None else found.mean
        line[f"{name}_error"] = None if found is None else found.error
    return line


def summary_line(summary: Summary) -> Line:
    """Return the last line for programs."""
    return {
        "line": "summary",
        "turning_ply": summary.turning_ply,
        "seats": [
            {
                "seat": each.seat,
                "decisions": each.decisions,
                "mean_loss": each.mean_loss.mean,
                "mean_loss_error": each.mean_loss.error,
                "marks": each.marks,
                "worst_ply": each.worst_ply,
            }
            for each in summary.seats
        ],
    }
