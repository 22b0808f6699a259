"""Generic loops for one game, and what stays compiled on disk."""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from goudkoorts.kernel.instance import instantiate

LOOP = "goudkoorts.engine.loops.playouts"
STAND_IN = "goudkoorts.engine.any_game"
COUNT_COMPILATIONS = """
import json
from numba.core import event
from goudkoorts.engine.batch import Threads, play_random_games
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.match import Match
from goudkoorts.kernel.dice import dice_from
recorder = event.RecordingListener()
event.register("numba:compile", recorder)
play_random_games(GAMES["gold"], 2, 3, threads=Threads(1))
match = Match.new("gold", 2)
match.deal(dice_from(1))
match.play(match.legal[0])
match.record(), match.scores, match.ranking, match.view(0)
print(json.dumps(len(recorder.buffer)))
"""


def test_an_instance_uses_the_functions_of_the_game() -> None:
    loops = instantiate(LOOP, STAND_IN, "goudkoorts.games.gold")

    assert "gold" in loops.apply.__module__
    assert instantiate(LOOP, STAND_IN, "goudkoorts.games.gold") is loops


def test_threads_that_ask_at_once_get_the_whole_module() -> None:
    sys.modules.pop(instantiate(LOOP, STAND_IN, "goudkoorts.games.zevenspel").__name__)
    together = Barrier(4)

    def ask(_number: int) -> bool:
        together.wait()
        return hasattr(instantiate(LOOP, STAND_IN, "goudkoorts.games.zevenspel"), "record_random_game")

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(ask, range(4)))


@pytest.mark.compiled_only
def test_a_second_start_compiles_nothing(tmp_path: Path) -> None:
    environment = os.environ | {"GOUDKOORTS_CACHE": str(tmp_path)}

    compiled = [
        json.loads(subprocess.check_output([sys.executable, "-c", COUNT_COMPILATIONS], env=environment))
        for _ in range(2)
    ]

    assert compiled[0] > 0
    assert compiled[1] == 0


@pytest.mark.compiled_only
def test_compiled_code_is_kept_where_nothing_can_be_written_at_home(tmp_path: Path) -> None:
    environment = os.environ | {"GOUDKOORTS_CACHE": "/proc/nowhere", "TMPDIR": str(tmp_path)}
    script = "from goudkoorts.kernel.rule import cache_folder; print(cache_folder())"

    folder = subprocess.check_output([sys.executable, "-c", script], env=environment, text=True).strip()

    assert Path(folder).is_relative_to(tmp_path)


@pytest.mark.compiled_only
def test_compiled_code_unused_for_a_month_is_forgotten(tmp_path: Path) -> None:
    base = tmp_path / "goudkoorts" / "compiled"
    old, recent = base / "old", base / "recent"
    for folder in (old, recent):
        folder.mkdir(parents=True)
    os.utime(old, (0, 0))

    script = "from goudkoorts.kernel.rule import cache_folder; cache_folder()"
    subprocess.check_call([sys.executable, "-c", script], env=os.environ | {"GOUDKOORTS_CACHE": str(tmp_path)})

    assert not old.exists()
    assert recent.exists()
