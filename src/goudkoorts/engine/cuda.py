"""The same rules inside a CUDA kernel; nothing here knows a game.

Needs the extra `cuda`. Without a GPU, numba-cuda's simulator (`NUMBA_ENABLE_CUDASIM=1`) runs the kernel thread by
thread, and `kernel_as_ptx` compiles it: the tests do both.
"""

import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import numba
import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still asks NumPy 2.5 for a name that it no longer has
    np.row_stack = np.vstack

from numba import cuda

from goudkoorts.engine.batch import Batch, encode_setting, playout_loops
from goudkoorts.engine.contract import Game
from goudkoorts.engine.setup import Options
from goudkoorts.kernel.dice import streams_of
from goudkoorts.kernel.instance import instantiate
from goudkoorts.kernel.rule import cached_in_our_folder

THREADS_A_BLOCK = 128
MOST_THREADS = 1 << 20  # four rounds of every multiprocessor of a large GPU
REGISTERS_A_THREAD = 32  # so that every multiprocessor is full: Gold! on an H200 makes 6.5 instead of 5.1 G actions/s
HOPPER = (9, 0)


def has_gpu() -> bool:
    """Whether a GPU, or the simulator of one, can be used."""
    return bool(cuda.is_available())


def play_random_games_on_gpu(
    game: Game, players: int, games: int, *, seed: int = 0, options: Options | None = None
) -> Batch:
    """Play the same games as `batch.play_random_games`, on the GPU."""
    kernel, threads = compiled_kernel(game), min(games, MOST_THREADS)
    streams = cuda.to_device(streams_of(seed, 0, games))
    setting = cuda.to_device(encode_setting(game, players, options or {}))
    scores, ranks = (cuda.device_array((games, players), np.int64) for _ in range(2))
    lengths = cuda.device_array((games, 2), np.int64)
    blocks = -(-threads // THREADS_A_BLOCK)
    kernel[blocks, THREADS_A_BLOCK](setting, streams, scores, ranks, lengths)
    lengths_here = lengths.copy_to_host()
    return Batch(scores.copy_to_host(), ranks.copy_to_host(), lengths_here[:, 0], lengths_here[:, 1])


def compiled_kernel(game: Game) -> Any:
    """Return the kernel for a game, compiled at its first launch and kept on disk."""
    loops, decorate = _loops(game), cuda.jit(cache=True, **_tuning())
    return cached_in_our_folder(Path(loops.__file__), lambda: decorate(loops.play_random_games_on_gpu))


def kernel_as_ptx(game: Game) -> str:
    """Compile the kernel for a Hopper GPU without having one, and return its assembly."""
    numbers = numba.int64
    signature = (numbers[::1], numbers[::1], numbers[:, ::1], numbers[:, ::1], numbers[:, ::1])
    absent_gpu = SimpleNamespace(compute_capability=HOPPER)
    with patch("numba.cuda.dispatcher.get_current_device", return_value=absent_gpu):
        ptx, _ = cuda.compile_ptx(_loops(game).play_random_games_on_gpu, signature, cc=HOPPER)
    return str(ptx)


def _tuning() -> dict[str, int]:
    """The simulator has no registers to count."""
    return {} if "NUMBA_ENABLE_CUDASIM" in os.environ else {"max_registers": REGISTERS_A_THREAD}


def _loops(game: Game) -> Any:
    """Return the GPU loops for a game."""
    playouts = playout_loops(game)
    return instantiate(
        "goudkoorts.engine.loops.cuda_playouts", "goudkoorts.engine.any_game", game.__name__, on=(playouts,)
    )
