"""A first start: nobody waits for what nobody has asked for yet."""

import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
WARM_UP = "goudkoorts.engine.warm_up"


def commands_of_setup(monkeypatch: pytest.MonkeyPatch, *words: str) -> list[str]:
    """Run the set-up of a machine on which nothing is installed, and return what it would have run."""
    ran: list[str] = []

    def note(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        ran.append(" ".join(command))
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(sys, "argv", ["setup.py", *words])
    monkeypatch.setattr(subprocess, "run", note)
    monkeypatch.setattr("venv.create", lambda *_, **__: None)
    monkeypatch.setattr(Path, "exists", lambda _: False)
    monkeypatch.setattr(Path, "write_text", lambda *_, **__: 0)
    runpy.run_path(str(ROOT / "tools" / "setup.py"), run_name="__main__")
    return ran


def test_to_play_nothing_is_compiled_beforehand(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = commands_of_setup(monkeypatch)

    assert any("requirements.lock" in command for command in ran)
    assert not any(WARM_UP in command for command in ran)


def test_for_the_checks_the_rules_are_compiled_before_tests_share_them() -> None:
    recipe = subprocess.run(["make", "-n", "check"], cwd=ROOT, capture_output=True, text=True, check=True).stdout

    compiled = [line for line in recipe.splitlines() if WARM_UP in line]
    assert len(compiled) == 2
    assert sum("NUMBA_BOUNDSCHECK=1" in line for line in compiled) == 1
    assert recipe.index(compiled[-1]) < recipe.index("pytest")


def test_play_sets_up_server_and_client_side_by_side() -> None:
    recipe = subprocess.run(["make", "-n", "play"], cwd=ROOT, capture_output=True, text=True, check=True).stdout

    assert "-j 2 setup client" in recipe
    assert WARM_UP not in recipe
