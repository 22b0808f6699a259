"""One core, one clock and one line of JSON for every peer.

A measurement is one round to warm up and five that count; the rate is that of the median round, so that a
neighbour who wakes up for a moment does not decide the figure. Lengths are means over all counted rounds.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.metadata import version
from statistics import median
from time import perf_counter
from types import ModuleType
from typing import TypeAlias, TypeVar

Position = TypeVar("Position")

ROUNDS = 5
SIMULATIONS = 1000  # of one search, on both sides: what a bot does for a move
PLACES = {"the first decision": 0.0, "half-way": 0.5, "three quarters": 0.75}  # where searches begin
ONE_THREAD = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
}


@dataclass(frozen=True, slots=True)
class Peer:
    """A framework to measure: how people call it, what pip calls it, what Python imports."""

    name: str
    distribution: str
    module: str


@dataclass(frozen=True, slots=True)
class Request:
    """What the command line asks for."""

    seconds: float
    games: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """What was played in a stretch of time; chance counts as an action, never as a decision."""

    seconds: float
    games: float
    actions: float
    decisions: float


@dataclass(frozen=True, slots=True)
class Measurement:
    """The rates of one game, played in one way."""

    game: str
    how: str
    actions_per_s: float
    decisions_per_s: float
    games_per_s: float | None
    actions_per_game: float | None


PlayFor: TypeAlias = Callable[[float], Tally]


def read_request(games: Sequence[str]) -> Request:
    """Read `--seconds` (for each measurement) and `--games` (names with commas between)."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each measurement")
    parser.add_argument("--games", default=",".join(games), help="names, with commas between")
    arguments = parser.parse_args()
    return Request(arguments.seconds, tuple(filter(None, arguments.games.split(","))))


def hold_one_core() -> None:
    """Keep this process on the last core it may use, and every thread pool at one thread.

    To be called before the peer is imported: thread pools are made then.
    """
    for name, value in ONE_THREAD.items():
        os.environ.setdefault(name, value)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def import_peer(peer: Peer) -> ModuleType | None:
    """Import the peer, or say on a line of its own why it is skipped."""
    try:
        return import_module(peer.module)
    except ImportError as error:
        print_line({"peer": peer.name, "skipped": f"cannot be imported: {error}"})
        return None


def measure(game: str, how: str, play_for: PlayFor, seconds: float) -> Measurement:
    """Play a round to warm up and five that count."""
    play_for(seconds / ROUNDS)
    return summarise(game, how, [play_for(seconds / ROUNDS) for _ in range(ROUNDS)])


def summarise(game: str, how: str, rounds: Sequence[Tally]) -> Measurement:
    """Take the median rate, and the mean length of a game."""
    actions_per_s = median(tally.actions / tally.seconds for tally in rounds)
    actions = sum(tally.actions for tally in rounds)
    games = sum(tally.games for tally in rounds)
    return Measurement(
        game=game,
        how=how,
        actions_per_s=actions_per_s,
        decisions_per_s=actions_per_s * sum(tally.decisions for tally in rounds) / actions,
        games_per_s=actions_per_s * games / actions if games else None,
        actions_per_game=actions / games if games else None,
    )


def report(peer: Peer, measurement: Measurement) -> None:
    """Print a measurement as a line of JSON."""
    rates = {name: rounded(value) for name, value in asdict(measurement).items()}
    print_line({"peer": peer.name, "version": version(peer.distribution), **rates})


def search_for(
    search: Callable[[Position], object], positions: Sequence[Position], length: Tally, seconds: float
) -> Tally:
    """Search the positions in turn; what a simulation comes to is known from games played out."""
    searches = 0
    start = now = perf_counter()
    while now < start + seconds:
        search(positions[searches % len(positions)])
        searches += 1
        now = perf_counter()
    done = searches * SIMULATIONS
    return Tally(now - start, done, done * length.actions / length.games, done * length.decisions / length.games)


def report_search(peer: Peer, place: str, measurement: Measurement) -> None:
    """Print how fast a search is, where a game is a simulation."""
    simulations = measurement.games_per_s
    assert simulations is not None
    facts = {
        "game": measurement.game,
        "how": measurement.how,
        "place": place,
        "simulations_per_s": simulations,
        "decisions_left": measurement.decisions_per_s / simulations,
        "actions_left": measurement.actions_per_game,
        "actions_per_s": measurement.actions_per_s,
    }
    rates = {name: rounded(value) for name, value in facts.items()}
    print_line({"peer": peer.name, "version": version(peer.distribution), **rates})


def report_skipped_game(peer: Peer, game: str, why: str) -> None:
    """Print that one game of a peer that is there was not measured."""
    print_line({"peer": peer.name, "version": version(peer.distribution), "game": game, "skipped": why})


def rounded(value: object) -> object:
    """Keep two decimals of a number; nobody believes more."""
    return round(value, 2) if isinstance(value, float) else value


def print_line(facts: dict[str, object]) -> None:
    """Write one line of JSON at once, so that a reader sees it as soon as it is known."""
    sys.stdout.write(json.dumps(facts) + "\n")
    sys.stdout.flush()
