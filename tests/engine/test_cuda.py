"""The same rules in a CUDA kernel: simulated thread by thread, and compiled for a GPU that is not there."""

import json
import os
import subprocess
import sys

import pytest

from goudkoorts.engine.batch import play_random_games
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.contract import Game

pytest.importorskip("numba_cuda", reason="the extra `cuda` is not installed")

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
SIMULATE = """
import json, sys
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.cuda import play_random_games_on_gpu
game = GAMES[sys.argv[1]]
batch = play_random_games_on_gpu(game, game.SEATS[0], 2, seed=4)
print(json.dumps([batch.scores.tolist(), batch.places.tolist(), batch.plies.tolist(), batch.decisions.tolist()]))
"""


@EVERY_GAME
def test_the_kernel_plays_the_games_of_the_cpu(game: Game) -> None:
    here = play_random_games(game, game.SEATS[0], 2, seed=4)
    simulator = os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}

    output = subprocess.check_output([sys.executable, "-c", SIMULATE, game.NAME], env=simulator)

    there = json.loads(output)
    assert there == [here.scores.tolist(), here.places.tolist(), here.plies.tolist(), here.decisions.tolist()]


@pytest.mark.compiled_only
@EVERY_GAME
def test_the_kernel_compiles_for_a_gpu_without_a_call_left(game: Game) -> None:
    from goudkoorts.engine.cuda import kernel_as_ptx

    ptx = kernel_as_ptx(game)

    assert ".target sm_90" in ptx
    assert ".entry" in ptx
    assert "call.uni" not in ptx
