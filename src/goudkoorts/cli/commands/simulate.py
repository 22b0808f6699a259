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
from goudkoorts.cli.terminal.console import make_console
from goudkoorts.cli.terminal.language import language_option
from goudkoorts.cli.terminal.messages import message
from goudkoorts.engine.batch import Batch, play_random_games, random_records
from goudkoorts.engine.contract import Game, Numbers
from goudkoorts.engine.text import catalogue

BAR_WIDTH = 48
MOST_BARS = 16
BLOCK = "█"
STANDARD_OUTPUT = "-"


@click.command()
@click.argument("game")
@click.option("--players", type=int, help="How many play.  [default: the fewest the game takes]")
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games.")
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE", help="A house rule; may be repeated.")
@click.option("--records", metavar="FILE", help="Also write the games as records (.jsonl: one a line).")
@click.option("--workers", type=click.IntRange(min=1), help="Threads.  [default: one a core]")
@language_option
def command(
    game: str,
    players: int | None,
    games: int,
    seed: int,
    pairs: tuple[str, ...],
    records: str | None,
    workers: int | None,
    language: str,
) -> None:
    """Play random games of GAME and show how they end: wins, scores, lengths, and a plot.

    \b
    Examples:
      goudkoorts simulate gold --players 3 --games 100000
      goudkoorts simulate gold --games 10 --option bonus=mandatory --records games.jsonl
    """
    options = read_options(pairs)
    chosen = open_game(game, language)
    seats = check_setting(chosen, players, options)
    wanted = Wanted(chosen, seats, games, seed, options, language)
    with _open_target(records, games) as target:
        started = time.perf_counter()
        batch = _play(wanted, workers)
        seconds = time.perf_counter() - started
        if target is not None:
            _write_records(wanted, target)
    _report(wanted, batch, seconds, to_stderr=records == STANDARD_OUTPUT)


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be simulated."""

    game: Game
    players: int
    games: int
    seed: int
    options: dict[str, object]
    language: str

    def say(self, key: str, **facts: object) -> str:
        """Return a message in the reader's language."""
        return message(self.language, key, **facts)


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


def _play(wanted: Wanted, workers: int | None) -> Batch:
    """Play the games with a progress bar."""
    with progress_bar() as bar:
        task = bar.add_task(wanted.say("sim_progress"), total=wanted.games)
        return play_random_games(
            wanted.game,
            wanted.players,
            wanted.games,
            seed=wanted.seed,
            options=wanted.options,
            workers=workers,
            on_progress=lambda games: bar.advance(task, games),
        )


def _write_records(wanted: Wanted, target: BinaryIO) -> None:
    """Write the same games as records, with a progress bar."""
    records = random_records(wanted.game, wanted.players, wanted.games, seed=wanted.seed, options=wanted.options)
    with progress_bar() as bar:
        for record in bar.track(records, total=wanted.games, description=wanted.say("sim_records")):
            target.write(record.to_json() + b"\n")
    target.flush()


def progress_bar() -> Progress:
    """Return a progress bar on standard error, shown only to people."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    console = Console(stderr=True)
    return Progress(*columns, console=console, disable=not console.is_terminal, transient=True)


def _report(wanted: Wanted, batch: Batch, seconds: float, *, to_stderr: bool) -> None:
    """Print wins, scores and lengths, and a plot of the scores."""
    console = make_console(to_stderr=to_stderr)
    name = catalogue(wanted.game.NAME, wanted.language)["name"]
    console.print(wanted.say("sim_title", games=wanted.games, game=name, players=wanted.players, seed=wanted.seed))
    console.print(_seats_table(wanted, batch))
    plies, decisions = f"{batch.plies.mean():.1f}", f"{batch.decisions.mean():.1f}"
    console.print(wanted.say("sim_lengths", plies=plies, decisions=decisions))
    console.print(wanted.say("sim_plot"))
    for line in histogram(batch.scores.ravel()):
        console.print(line)
    console.print(wanted.say("sim_rate", games=wanted.games, seconds=f"{seconds:.2f}"))


def _seats_table(wanted: Wanted, batch: Batch) -> Table:
    """Return a row a seat: share of wins, mean score, spread."""
    table = Table(box=None)
    for column in ("sim_seat", "sim_wins", "sim_mean", "sim_sd", "sim_range"):
        table.add_column(wanted.say(column), justify="right")
    shares = (batch.places == 0) / (batch.places == 0).sum(axis=1, keepdims=True)
    for seat in range(wanted.players):
        scores = batch.scores[:, seat]
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
