"""Thousands of random games on all cores: threads that run compiled loops without the interpreter lock.

Game `i` of a seed is the same game whatever the number of cores, and the same on a GPU.
"""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np

from goudkoorts.engine.contract import Game, Numbers
from goudkoorts.engine.game_record import FORMAT, GameRecord
from goudkoorts.engine.match import text_of
from goudkoorts.engine.setup import Options, check_players, encode_options, only_what_differs
from goudkoorts.kernel.dice import dice_from, streams_of
from goudkoorts.kernel.instance import instantiate

CHUNK = 2000  # games between two steps of a progress bar


@dataclass(frozen=True, slots=True)
class Threads:
    """Who plays a batch: so many threads, one a core by default; each tells how many games it has finished."""

    count: int | None = None
    on_progress: Callable[[int], None] = lambda _games: None


ALL_CORES = Threads()


@dataclass(frozen=True, slots=True)
class Batch:
    """How many games ended: an array row a game."""

    scores: Numbers  # game by seat
    places: Numbers  # game by seat: how many seats were ahead
    plies: Numbers  # actions, chance included
    decisions: Numbers  # actions of players


def play_random_games(
    game: Game,
    players: int,
    games: int,
    *,
    seed: int = 0,
    options: Options | None = None,
    threads: Threads = ALL_CORES,
) -> Batch:
    """Play random games and return how they ended; game `i` depends on seed and `i` alone."""
    setting = encode_setting(game, players, options or {})
    scores, places = np.zeros((2, games, players), np.int64)
    lengths = np.zeros((games, 2), np.int64)
    loops = playout_loops(game)

    def play(first: int) -> int:
        last = min(first + CHUNK, games)
        part = slice(first, last)
        streams = streams_of(seed, first, last - first)
        loops.play_random_games(game.State.new(), setting, streams, scores[part], places[part], lengths[part])
        return last - first

    with ThreadPoolExecutor(threads.count or os.cpu_count()) as pool:
        for done in as_completed(pool.submit(play, first) for first in range(0, games, CHUNK)):
            threads.on_progress(done.result())
    return Batch(scores, places, lengths[:, 0], lengths[:, 1])


def random_records(
    game: Game, players: int, games: int, *, seed: int = 0, options: Options | None = None
) -> Iterator[GameRecord]:
    """Yield the same games as records."""
    options = options or {}
    setting = encode_setting(game, players, options)
    loops = playout_loops(game)
    actions = np.zeros(game.MAX_PLIES, np.int64)
    state: Any = game.State.new()
    for index in range(games):
        plies = loops.record_random_game(state, setting, dice_from(seed, index), actions)
        yield GameRecord(
            format=FORMAT,
            game=game.NAME,
            rules=game.RULES_VERSION,
            players=players,
            options=only_what_differs(game, options),
            actions=[text_of(game.NAME, number) for number in actions[:plies].tolist()],
        )


def playout_loops(game: Game) -> ModuleType:
    """Return the compiled loops of `engine.loops.playouts` for a game."""
    return instantiate("goudkoorts.engine.loops.playouts", "goudkoorts.engine.any_game", game.__name__)


def encode_setting(game: Game, players: int, options: Options) -> Numbers:
    """Return seats and options as the loops take them."""
    check_players(game, players)
    return np.concatenate([np.array([players], np.int64), encode_options(game, players, options)])
