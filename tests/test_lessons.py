"""The positions of the learn pages and lessons are what the rules say today."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from goudkoorts.engine.catalogue import GAMES

ROOT = Path(__file__).resolve().parent.parent


def tool() -> ModuleType:
    """Return the tool that writes them."""
    spec = importlib.util.spec_from_file_location("lesson_positions", ROOT / "tools" / "lesson_positions.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", list(GAMES))
def test_stored_positions_agree_with_the_rules(game: str) -> None:
    stored = (ROOT / "web" / "src" / "games" / game / "lesson.json").read_text(encoding="utf-8")
    assert tool().written(game) == stored, "run: python tools/lesson_positions.py"


def test_pictures_stand_under_rules_that_exist() -> None:
    book = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/goudkoorts/games").glob("*/RULES.md"))
    source = (ROOT / "web/src/learn/pictures.ts").read_text(encoding="utf-8")
    named = re.findall(r'"((?:G|R|Z|EL|EG)-[\d.]+)"', source)
    assert named
    assert [rule for rule in named if f"**{rule}**" not in book] == []
