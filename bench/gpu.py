"""Random moves a second on a GPU: `python bench/gpu.py [--games N] [--json FILE]`.

Every figure is measured with the games' results checked against the CPU first. Times are device times of the kernel
alone (events around it), the median of several launches after a warm-up; deals are part of the games.
"""

import argparse
import json
import statistics
from pathlib import Path
from typing import Any

import numpy as np

from goudkoorts.engine.batch import encode_setting, play_random_games
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.contract import Game
from goudkoorts.engine.cuda import THREADS_A_BLOCK, compiled_kernel, cuda, has_gpu, play_random_games_on_gpu
from goudkoorts.kernel.dice import streams_of

CHECKED_GAMES = 10_000
LAUNCHES = 7


def main() -> None:
    """Measure every game at its smallest and largest number of players."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1 << 22, help="games a launch")
    parser.add_argument("--threads", type=int, default=1 << 20, help="threads a launch")
    parser.add_argument("--only", help="one game by name")
    parser.add_argument("--json", type=Path, help="also write the figures here")
    wanted = parser.parse_args()
    if not has_gpu():
        print("no GPU here: nothing measured")
        return
    device = cuda.get_current_device().name
    print(f"{device if isinstance(device, str) else device.decode()}: {wanted.games} games on {wanted.threads} threads")
    rows = []
    for game in GAMES.values():
        if wanted.only in (None, game.NAME):
            for players in sorted({game.SEATS[0], game.SEATS[-1]}):
                check_against_cpu(game, players)
                rows.append(measure(game, players, wanted.games, wanted.threads))
                print_row(rows[-1])
    if wanted.json:
        wanted.json.write_text(json.dumps(rows, indent=2), encoding="utf-8")


def check_against_cpu(game: Game, players: int) -> None:
    """The GPU must play the very same games."""
    here = play_random_games(game, players, CHECKED_GAMES, seed=1)
    there = play_random_games_on_gpu(game, players, CHECKED_GAMES, seed=1)
    assert (here.scores == there.scores).all(), f"{game.NAME}: the GPU plays other games than the CPU"
    assert (here.plies == there.plies).all()


def measure(game: Game, players: int, games: int, threads: int) -> dict[str, Any]:
    """Time one kernel."""
    kernel = compiled_kernel(game)
    setting = cuda.to_device(encode_setting(game, players, {}))
    streams = streams_of(2, 0, games)
    scores, ranks = (cuda.device_array((games, players), np.int64) for _ in range(2))
    lengths = cuda.device_array((games, 2), np.int64)
    seconds = []
    for _ in range(LAUNCHES + 1):
        fresh = cuda.to_device(streams)
        begin, end = cuda.event(), cuda.event()
        begin.record()
        kernel[threads // THREADS_A_BLOCK, THREADS_A_BLOCK](setting, fresh, scores, ranks, lengths)
        end.record()
        end.synchronize()
        seconds.append(cuda.event_elapsed_time(begin, end) / 1000)
    plies, decisions = lengths.copy_to_host().sum(axis=0)
    median = statistics.median(seconds[1:])
    registers = kernel.get_regs_per_thread()
    return {
        "game": game.NAME,
        "players": players,
        "actions_per_s": plies / median,
        "decisions_per_s": decisions / median,
        "games_per_s": games / median,
        "spread": (max(seconds[1:]) - min(seconds[1:])) / median,
        "state_bytes": game.State.dtype.itemsize,
        "registers": max(registers.values()) if isinstance(registers, dict) else registers,
    }


def print_row(row: dict[str, Any]) -> None:
    """Print one measurement."""
    print(
        f"{row['game']:<12} {row['players']} players: {row['actions_per_s'] / 1e9:6.2f} G actions/s,"
        f" {row['decisions_per_s'] / 1e9:6.2f} G decisions/s, {row['games_per_s'] / 1e6:6.1f} M games/s"
        f" ({row['state_bytes']} bytes a state, {row['registers']} registers, spread {row['spread']:.1%})"
    )


if __name__ == "__main__":
    main()
