"""`goudkoorts simulate`: many random games, what they end in, and their records."""

import sys
import time
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import click
import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from goudkoorts.cli.game_options import check_setting, open_game, read_options
from goudkoorts.cli.gathering import gather
from goudkoorts.cli.terminal.console import make_console
from goudkoorts.cli.terminal.language import language_option
from goudkoorts.cli.terminal.messages import message
from goudkoorts.engine.batch import Batch, Threads, play_random_games, random_records
from goudkoorts.engine.contract import Game, Numbers
from goudkoorts.engine.text import catalogue

BAR_WIDTH = 48
MOST_BARS = 16
BLOCK = "█"
STANDARD_OUTPUT = "-"


@dataclass(frozen=True, slots=True)
class SimulateOptions:
    """What is asked of a simulation."""

    game: str
    players: int | None
    games: int
    seed: int
    pairs: tuple[str, ...]
    records: str | None
    workers: int | None
    language: str


@click.command()
@click.argument("game")
@click.option("--players", type=int, help="How many play.  [default: the fewest the game takes]")
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games.")
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE", help="A house rule; may be repeated.")
@click.option("--records", metavar="FILE", help="Also write the games as records (.jsonl: one a line).")
@click.option("--workers", type=click.IntRange(min=1), help="Threads.  [default: one a core]")
@language_option
@gather(SimulateOptions)
def command(wanted: SimulateOptions) -> None:
    """Play random games of GAME and show how they end: wins, scores, lengths, and a plot.

    \b
    Examples:
      goudkoorts simulate gold --players 3 --games 100000
      goudkoorts simulate gold --games 10 --option bonus=mandatory --records games.jsonl
    """
    options = read_options(wanted.pairs)
    chosen = open_game(wanted.game, wanted.language)
    seats = check_setting(chosen, wanted.players, options)
    planned = Simulation(chosen, seats, options, wanted)
    with _open_target(wanted.records, wanted.games) as target:
        started = time.perf_counter()
        batch = _play(planned)
        seconds = time.perf_counter() - started
        if target is not None:
            _write_records(planned, target)
    _report(planned, batch, seconds)


@dataclass(frozen=True, slots=True)
class Simulation:
    """What is to be simulated, found to be possible."""

    game: Game
    players: int
    options: dict[str, object]
    wanted: SimulateOptions

    def say(self, key: str, **facts: object) -> str:
        """Return a message in the reader's language."""
        return message(self.wanted.language, key, **facts)


def _open_target(file: str | None, games: int) -> AbstractContextManager[BinaryIO | None]:
    """Open the file for records before any game is played, so that a bad path costs nothing."""
    if file is None:
        return nullcontext()
    if file == STANDARD_OUTPUT:
        return nullcontext(sys.stdout.buffer)
    if games > 1 and not file.endswith(".jsonl"):
        raise click.UsageError(f"several records need a file that ends in .jsonl, not {file!r}")
    try:
        return Path(file).open("wb")
    except OSError as error:
        raise click.UsageError(f"cannot write {file!r}: {error.strerror}") from None


def _play(planned: Simulation) -> Batch:
    """Play the games with a progress bar."""
    wanted = planned.wanted
    with progress_bar() as bar:
        task = bar.add_task(planned.say("sim_progress"), total=wanted.games)
        threads = Threads(wanted.workers, lambda games: bar.advance(task, games))
        return play_random_games(
            planned.game, planned.players, wanted.games, seed=wanted.seed, options=planned.options, threads=threads
        )


def _write_records(planned: Simulation, target: BinaryIO) -> None:
    """Write the same games as records, with a progress bar."""
    games, seed = planned.wanted.games, planned.wanted.seed
    records = random_records(planned.game, planned.players, games, seed=seed, options=planned.options)
    with progress_bar() as bar:
        for record in bar.track(records, total=games, description=planned.say("sim_records")):
            target.write(record.to_json() + b"\n")
    target.flush()


def progress_bar() -> Progress:
    """Return a progress bar on standard error, shown only to people."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    console = Console(stderr=True)
    return Progress(*columns, console=console, disable=not console.is_terminal, transient=True)


def _report(planned: Simulation, batch: Batch, seconds: float) -> None:
    """Print wins, scores and lengths, and a plot of the scores."""
    wanted = planned.wanted
    console = make_console(to_stderr=wanted.records == STANDARD_OUTPUT)
    name = catalogue(planned.game.NAME, wanted.language)["name"]
    console.print(planned.say("sim_title", games=wanted.games, game=name, players=planned.players, seed=wanted.seed))
    console.print(_seats_table(planned, batch))
    plies, decisions = f"{batch.plies.mean():.1f}", f"{batch.decisions.mean():.1f}"
    console.print(planned.say("sim_lengths", plies=plies, decisions=decisions))
    console.print(planned.say("sim_plot"))
    for line in histogram(batch.scores.ravel()):
        console.print(line)
    console.print(planned.say("sim_rate", games=wanted.games, seconds=f"{seconds:.2f}"))


def _seats_table(planned: Simulation, batch: Batch) -> Table:
    """Return a row a seat: share of wins, mean score, spread."""
    table = Table(box=None)
    for column in ("sim_seat", "sim_wins", "sim_mean", "sim_sd", "sim_range"):
        table.add_column(planned.say(column), justify="right")
    shares = (batch.places == 0) / (batch.places == 0).sum(axis=1, keepdims=True)
    for seat, scores in enumerate(batch.scores.T):
        low, high = np.percentile(scores, [5, 95])
        wins = f"{100 * shares[:, seat].mean():.1f} %"
        table.add_row(str(seat), wins, f"{scores.mean():.1f}", f"{scores.std():.1f}", f"{low:.0f} .. {high:.0f}")
    return table


def histogram(scores: Numbers) -> list[str]:
    """Return a plot of how often scores occur: a line a bin, with its share in words too."""
    low, high = int(scores.min()), int(scores.max())
    step = max(1, -(-(high - low + 1) // MOST_BARS))
    counts = np.bincount((scores - low) // step)
    lines = []
    for place, count in enumerate(counts.tolist()):
        first = low + place * step
        last = first + step - 1
        label = f"{first}" if step == 1 else f"{first} .. {last}"
        bar = BLOCK * round(BAR_WIDTH * count / counts.max())
        lines.append(f"{label:>14}  {100 * count / len(scores):5.1f} %  {bar}")
    return lines
