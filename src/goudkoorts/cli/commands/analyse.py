"""`goudkoorts analyse`: how good the moves of a recorded game were, for people and as JSON lines."""

import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass

import click
import msgspec

from goudkoorts.analysis.decision import Effort, Finding, Question
from goudkoorts.analysis.review import (
    Line,
    default_worlds,
    finding_line,
    header_line,
    questions_of,
    review,
    summary_line,
    summary_of,
)
from goudkoorts.cli.commands.replay import bytes_of_file
from goudkoorts.cli.commands.simulate import progress_bar
from goudkoorts.cli.game_options import open_game
from goudkoorts.cli.gathering import gather
from goudkoorts.cli.sheets.review_sheet import print_review
from goudkoorts.cli.terminal.console import make_console
from goudkoorts.cli.terminal.language import language_option
from goudkoorts.cli.terminal.messages import message
from goudkoorts.engine.contract import Game
from goudkoorts.engine.errors import BadRecord
from goudkoorts.engine.game_record import GameRecord, read_record
from goudkoorts.engine.match import Match
from goudkoorts.engine.replay import in_game, split_records

PLIES = re.compile(r"(\d*)(\.\.)?(\d*)")


@dataclass(frozen=True, slots=True)
class AnalyseOptions:
    """What is asked of an analysis."""

    file: str
    as_json: bool
    seat: int | None
    plies: str | None
    iterations: int | None
    seconds: float | None
    top: int
    seed: int
    index: int | None
    workers: int | None
    language: str


@click.command()
@click.argument("file", metavar="RECORD")
@click.option("--json", "as_json", is_flag=True, help="Write JSON lines: a header, the decisions, a summary.")
@click.option("--seat", type=click.IntRange(min=0), help="Only the decisions of this seat.")
@click.option("--ply", "plies", metavar="A..B", help="Only these plies; A, A.. and ..B will do, too.")
@click.option("--iterations", type=click.IntRange(min=1), help="Worlds for each decision.  [default: by the game]")
@click.option("--seconds", type=click.FloatRange(min=0, min_open=True), help="Time for each decision instead.")
@click.option("--top", type=click.IntRange(min=1), default=3, show_default=True, help="Candidates for each decision.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same numbers.")
@click.option("--record", "index", type=click.IntRange(min=0), help="Which one, of a file with several; from 0.")
@click.option("--workers", type=click.IntRange(min=1), help="Threads.  [default: one a core]")
@language_option
@gather(AnalyseOptions)
def command(wanted: AnalyseOptions) -> None:
    """Say of each decision in RECORD (- for standard input) how good it was, and what was better.

    Each candidate move gets its chance to win and its points, with their uncertainty, judged by what the player could
    know then. Endgames are proved where they can be.

    \b
    Examples:
      goudkoorts simulate gold --games 1 --records game.json
      goudkoorts analyse game.json
      goudkoorts analyse game.json --json --seat 0 --ply 10..40
    """
    if wanted.iterations is not None and wanted.seconds is not None:
        raise click.UsageError("choose --iterations or --seconds, not both")
    record, several = _record_in(wanted.file, wanted.index)
    _check_seat(wanted.seat, record)
    plies = _plies_of(wanted.plies, len(record.actions))
    questions = _questions(record, wanted.seat, plies, wanted.index if several else None)
    game = open_game(record.game, wanted.language)
    effort = Effort(wanted.iterations or default_worlds(record.game), wanted.seconds, wanted.top, wanted.seed)
    findings = _review(game, questions, effort, wanted.workers, wanted.language)
    if wanted.as_json:
        header = header_line(record, effort, wanted.index if several else None, wanted.seat, plies)
        decisions = [finding_line(record.game, finding) for finding in findings]
        _write_lines([header, *decisions, summary_line(summary_of(findings))])
    else:
        print_review(record, effort, findings, make_console(), wanted.language)


def _record_in(file: str, index: int | None) -> tuple[GameRecord, bool]:
    """Return the record asked for, and whether the file holds several."""
    several, sources = split_records(bytes_of_file(file), is_jsonl=file.endswith(".jsonl"))
    if index is None and len(sources) > 1:
        raise click.UsageError(
            f"{file!r} holds {len(sources)} records: say which with --record 0 to {len(sources) - 1}"
        )
    if (index or 0) >= len(sources):
        raise click.UsageError(f"there is no record {index} in {file!r}: the last one is {len(sources) - 1}")
    try:
        return read_record(sources[index or 0]), len(sources) > 1
    except BadRecord as error:
        raise in_game(error, index or 0) if several else error from None


def _check_seat(seat: int | None, record: GameRecord) -> None:
    """Refuse a seat that nobody sits on."""
    Match.at_start_of(record)  # first of all, is the number of players itself one?
    if seat is not None and seat >= record.players:
        raise click.UsageError(f"there is no seat {seat}: the seats are 0 to {record.players - 1}")


def _plies_of(written: str | None, count: int) -> range:
    """Read `A..B`, both included."""
    if written is None:
        return range(count)
    found = PLIES.fullmatch(written)
    if found is None or not (found[1] or found[3]):
        raise click.UsageError(f"plies {written!r} must be written as A..B, A.., ..B or A")
    first = int(found[1] or 0)
    last = int(found[3]) if found[3] else count - 1 if found[2] else first
    if not first <= last < count:
        raise click.UsageError(f"plies {written!r} are not in the record: it has 0 to {count - 1}")
    return range(first, last + 1)


def _questions(record: GameRecord, seat: int | None, plies: range, index: int | None) -> list[Question]:
    """Return the decisions; a fault in a record of several names it."""
    try:
        return questions_of(record, seat=seat, plies=plies)
    except BadRecord as error:
        raise error if index is None else in_game(error, index) from None


def _review(
    game: Game, questions: Sequence[Question], effort: Effort, workers: int | None, language: str
) -> list[Finding]:
    """Analyse with a progress bar."""
    with progress_bar() as bar:
        task = bar.add_task(message(language, "ana_progress"), total=len(questions))
        return list(review(game, questions, effort, workers, lambda: bar.advance(task)))


def _write_lines(lines: Sequence[Line]) -> None:
    """Write JSON lines."""
    sys.stdout.buffer.write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    sys.stdout.buffer.flush()
