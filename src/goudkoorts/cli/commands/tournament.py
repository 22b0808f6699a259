"""`goudkoorts tournament`: bots against bots on the same deals and all seats, with ratings and their uncertainty."""

import math
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import click

from goudkoorts.analysis.arena import Setting
from goudkoorts.analysis.plot import KINDS, check_plotting, plot_ratings
from goudkoorts.analysis.report import TournamentReport, report_on
from goudkoorts.analysis.tournament import Plan, Tournament
from goudkoorts.analysis.workers import LOCAL_RAY, choose_way
from goudkoorts.cli.commands.simulate import progress_bar
from goudkoorts.cli.game_options import check_setting, open_game, prepare_bots, read_options
from goudkoorts.cli.gathering import gather
from goudkoorts.cli.sheets.standings import print_report, title_of
from goudkoorts.cli.terminal.console import make_console
from goudkoorts.cli.terminal.language import language_option
from goudkoorts.cli.terminal.messages import message
from goudkoorts.engine.errors import BadTournament
from goudkoorts.engine.setup import only_what_differs

INTERRUPTED = 130


@dataclass(frozen=True, slots=True)
class TournamentOptions:
    """What is asked of a tournament."""

    game: str
    list_of_bots: str
    single_bots: tuple[str, ...]
    players: int | None
    pairs: tuple[str, ...]
    games: int
    until: float | None
    seed: int
    gauntlet: tuple[str, ...]
    anchor: str | None
    workers: int | None
    ray_address: str | None
    json_file: str | None
    plot_file: str | None
    language: str


@click.command()
@click.argument("game")
@click.option("--bots", "list_of_bots", metavar="BOT,BOT,...", default="", help="Who takes part.")
@click.option("--bot", "single_bots", multiple=True, metavar="BOT", help="One who takes part; repeat it for more.")
@click.option("--players", type=int, help="How many sit at a table.  [default: the fewest the game takes]")
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE", help="A house rule; may be repeated.")
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="Deals for every table.")
@click.option("--until", type=click.FloatRange(min=0, min_open=True), help="Stop when every rating is ± this, or less.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same results.")
@click.option("--gauntlet", multiple=True, metavar="BOT", help="Let this bot play each of the others, and only it.")
@click.option("--anchor", metavar="BOT[=ELO]", help="Whose rating is fixed.  [default: the mean is 0]")
@click.option("--workers", type=click.IntRange(min=1), help="Processes.  [default: one a core]")
@click.option("--ray", "ray_address", metavar="ADDRESS", help="Play on a Ray cluster; 'local' starts one here.")
@click.option("--json", "json_file", metavar="FILE", help="Write everything that was found.")
@click.option("--plot", "plot_file", metavar="FILE", help="Draw the ratings, as .png or .svg.")
@language_option
@gather(TournamentOptions)
def command(wanted: TournamentOptions) -> int:
    """Let bots play GAME against each other and rate them.

    Every table plays the same deals, and every bot sits on every seat equally often. A bot that crashes or makes an
    illegal move loses that match. Results do not depend on where they were computed, only on the seed.

    \b
    Examples:
      goudkoorts tournament gold --bots random,greedy
      goudkoorts tournament elfengold --players 4 --bots random,greedy --games 50 --json results.json --plot ratings.svg
    """
    if wanted.ray_address not in (None, LOCAL_RAY) and wanted.workers is not None:
        raise click.UsageError("--workers is for processes here, not for a Ray cluster elsewhere")
    options = read_options(wanted.pairs)
    chosen = open_game(wanted.game, wanted.language)
    seats = check_setting(chosen, wanted.players, options)
    bots = _entrants(wanted.list_of_bots, wanted.single_bots, wanted.gauntlet)
    setting = Setting(chosen.NAME, seats, only_what_differs(chosen, options), bots, wanted.seed)
    whose, elo = _read_anchor(wanted.anchor)
    tournament = Tournament(
        Plan(setting, wanted.games, tuple(dict.fromkeys(wanted.gauntlet)), wanted.until, whose, elo)
    )
    with ExitStack() as files:
        targets = _open_targets(wanted.json_file, wanted.plot_file, files)
        prepare_bots(chosen, bots, wanted.language)
        started = time.perf_counter()
        broken = _play(tournament, wanted.workers, wanted.ray_address, wanted.language)
        if tournament.played:
            report = report_on(tournament)
            print_report(report, make_console(), wanted.language, seconds=time.perf_counter() - started)
            _write(report, targets, wanted.language)
    if isinstance(broken, BadTournament):
        raise broken
    return INTERRUPTED if broken else 0


@dataclass(frozen=True, slots=True)
class Targets:
    """Files to be written, open."""

    json: BinaryIO | None
    plot: BinaryIO | None
    plot_kind: str


def _entrants(listed: str, single: tuple[str, ...], challengers: tuple[str, ...]) -> tuple[str, ...]:
    """Return who takes part; challengers need not be named twice."""
    named = [*(bot.strip() for bot in listed.split(",") if bot.strip()), *single]
    return (*named, *(bot for bot in dict.fromkeys(challengers) if bot not in named))


def _read_anchor(written: str | None) -> tuple[str | None, float]:
    """Read `bot` or `bot=elo`."""
    if written is None:
        return None, 0.0
    bot, equals, number = written.rpartition("=")
    if not equals:
        return written, 0.0
    try:
        elo = float(number)
    except ValueError:
        elo = math.nan
    if not math.isfinite(elo):
        raise click.UsageError(f"anchor {written!r} must be written as BOT or BOT=ELO")
    return bot, elo


def _open_targets(json_file: str | None, plot_file: str | None, files: ExitStack) -> Targets:
    """Open the files before any match is played, so that a bad path costs nothing."""
    kind = Path(plot_file or "").suffix.removeprefix(".").lower()
    if plot_file is not None:
        if kind not in KINDS:
            raise click.UsageError(f"a plot is a .png or .svg file, not {plot_file!r}")
        check_plotting()
    return Targets(_opened(json_file, files), _opened(plot_file, files), kind)


def _opened(file: str | None, files: ExitStack) -> BinaryIO | None:
    """Open one file for writing."""
    if file is None:
        return None
    try:
        return files.enter_context(Path(file).open("wb"))
    except OSError as error:
        raise click.UsageError(f"cannot write {file!r}: {error.strerror}") from None


def _play(tournament: Tournament, workers: int | None, ray_address: str | None, language: str) -> BaseException | None:
    """Play with a progress bar; return what broke it off, so that what was finished can still be reported."""
    total = tournament.plan.deals * len(tournament.groups)
    try:
        with progress_bar() as bar, choose_way(workers, ray_address) as play:
            task = bar.add_task(message(language, "tour_progress"), total=total)
            tournament.play(play, lambda _played: bar.advance(task))
    except (KeyboardInterrupt, BadTournament) as error:
        return error
    return None


def _write(report: TournamentReport, targets: Targets, language: str) -> None:
    """Write the files that were asked for."""
    if targets.json is not None:
        targets.json.write(report.to_json())
    if targets.plot is not None:
        plot_ratings(report, title_of(report, language), targets.plot_kind, targets.plot)
