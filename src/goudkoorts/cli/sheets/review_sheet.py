"""An analysis on paper: a row a decision, a row a seat, and win chances over the game."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import numpy as np
from rich.console import Console
from rich.table import Table

from goudkoorts.analysis.decision import MARKS, Effort, Finding
from goudkoorts.analysis.estimate import Estimate
from goudkoorts.analysis.review import Summary, played_choice, summary_of
from goudkoorts.cli.sheets.score_sheet import names_of
from goudkoorts.cli.terminal.messages import message
from goudkoorts.engine.catalogue import find_game
from goudkoorts.engine.game_record import GameRecord
from goudkoorts.engine.match import text_of
from goudkoorts.engine.text import catalogue, move_in

NUMBERS: Final = ("win", "points")
BARS: Final = "▁▂▃▄▅▆▇█"
PLOT_WIDTH: Final = 60
WIDEST: Final = 1000
NONE: Final = "-"
STYLES: Final = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "red", "best": "green"}
Say = Callable[..., str]


def print_review(
    record: GameRecord, effort: Effort, findings: Sequence[Finding], console: Console, language: str
) -> None:
    """Print an analysis."""
    say = partial(message, language)
    names = names_of(record, language)
    console.print(_title(record, effort, len(findings), language))
    if not findings:
        console.print(say("ana_nothing"))
        return
    table = _decisions(record, findings, names, language)
    unbound = console.options.update(max_width=WIDEST)
    console.width = max(console.width, console.measure(table, options=unbound).maximum)  # a line a decision
    console.print(table)
    console.print(say("ana_meaning"))
    console.print()
    summary = summary_of(findings)
    console.print(_seats(summary, names, say))
    console.print()
    for line in _turning_points(record.game, summary, findings, names, say):
        console.print(line)
    console.print()
    console.print(say("ana_plot"))
    for line in plot(findings, names):
        console.print(line)


def _title(record: GameRecord, effort: Effort, decisions: int, language: str) -> str:
    """Say what was analysed, and how."""
    facts = {"game": catalogue(record.game, language)["name"], "players": record.players, "decisions": decisions}
    if effort.seconds is not None:
        return message(language, "ana_title_timed", seconds=f"{effort.seconds:g}", **facts)
    return message(language, "ana_title", worlds=effort.worlds, seed=effort.seed, **facts)


def _decisions(record: GameRecord, findings: Sequence[Finding], names: Sequence[str], language: str) -> Table:
    """Return a row a decision."""
    say = partial(message, language)
    table = Table(box=None)
    table.add_column(say("ana_ply"), justify="right")
    table.add_column(say("player"))
    table.add_column(say("ana_played"))
    table.add_column(say("ana_move"))
    for number in NUMBERS:
        table.add_column(say(f"ana_{number}"), justify="right")
    table.add_column(say("ana_best"))
    table.add_column(say("ana_best_win"), justify="right")
    table.add_column(say("ana_loss"), justify="right")
    table.add_column(say("ana_mark"))
    for finding in findings:
        text = text_of(record.game, finding.played)
        words = _in_words(record.game, finding.played, names, language)
        row = [str(finding.ply), names[finding.seat], text, words, *_numbers(record.game, finding, say)]
        table.add_row(*row, style=STYLES.get(finding.mark or "", ""))
    return table


def _numbers(game: str, finding: Finding, say: Say) -> list[str]:
    """Return the cells that were found out."""
    if finding.is_forced:
        return [NONE, NONE, NONE, NONE, NONE, say("ana_forced")]
    played, best = played_choice(finding), finding.choice_of(finding.best)
    mark = say(f"ana_mark_{finding.mark}")
    points = _plain(played.points) if played.points else say("ana_lead", lead=f"{played.lead.mean:+.3g}")
    return [
        _percent(played.win),
        points,
        text_of(game, finding.best),
        _percent(best.win),
        NONE if finding.played == finding.best else _percent(played.loss),
        say("ana_proved", mark=mark) if finding.is_proved else mark,
    ]


def _in_words(name: str, action: int, names: Sequence[str], language: str) -> str:
    """Return a move in words."""
    game = find_game(name)
    return move_in(name, language, game.describe(game.decode(action)), names)


def _percent(found: Estimate) -> str:
    """Return a chance and half its interval; what is proved has none."""
    margin = f" ± {100 * found.margin:.1f}" if found.error else ""
    return f"{100 * found.mean:.1f}{margin} %"


def _plain(found: Estimate) -> str:
    """Return a number and half its interval."""
    return f"{found.mean:.1f} ± {found.margin:.1f}"


def _seats(summary: Summary, names: Sequence[str], say: Say) -> Table:
    """Return a row a seat."""
    table = Table(box=None)
    table.add_column(say("player"))
    table.add_column(say("ana_decisions"), justify="right")
    table.add_column(say("ana_mean_loss"), justify="right")
    for mark in MARKS:
        table.add_column(say(f"ana_mark_{mark}"), justify="right")
    for each in summary.seats:
        counts = [str(each.marks[mark]) for mark in MARKS]
        loss = _percent(each.mean_loss) if each.decisions else NONE
        table.add_row(names[each.seat], str(each.decisions), loss, *counts)
    return table


def _turning_points(
    game: str, summary: Summary, findings: Sequence[Finding], names: Sequence[str], say: Say
) -> list[str]:
    """Name the decision at which each seat lost most, and that of the whole game."""
    by_ply = {finding.ply: finding for finding in findings}
    lines = []
    for each in summary.seats:
        if each.worst_ply is not None:
            worst = by_ply[each.worst_ply]
            facts = {"text": text_of(game, worst.played), "best": text_of(game, worst.best)}
            loss = _percent(played_choice(worst).loss)
            lines.append(say("ana_worst", player=names[each.seat], ply=worst.ply, loss=loss, **facts))
    if summary.turning_ply is None:
        return [say("ana_no_errors")]
    return [*lines, say("ana_turning", ply=summary.turning_ply)]


def plot(findings: Sequence[Finding], names: Sequence[str]) -> list[str]:
    """Return a line of bars a seat, with the first and the last win chance in numbers."""
    chances = np.array([finding.chances for finding in findings if finding.chances])
    if not len(chances):
        return []
    parts = np.array_split(chances, min(len(chances), PLOT_WIDTH))
    means = np.array([part.mean(axis=0) for part in parts])
    width = max(map(len, names))
    lines = []
    for seat, name in enumerate(names):
        bars = "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in means[:, seat])
        lines.append(f"{name:<{width}}  {100 * chances[0, seat]:5.1f} %  {bars}  {100 * chances[-1, seat]:5.1f} %")
    return lines
