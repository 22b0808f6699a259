"""Every refusal that a person can meet in the browser has words there, in three languages."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
REFUSALS = {"CommandRefused", "Refusal", "Refused"}
# Only a program that does not keep to the protocol is told these.
FOR_PROGRAMS = {
    "bad_nonce",
    "bad_option",
    "bad_players",
    "content_type",
    "cut_off",
    "json",
    "message",
    "method",
    "no_such_game",
    "no_such_level",
    "origin",
    "query",
    "say_one_thing",
}


def codes_of_the_server() -> set[str]:
    """Return the codes of all refusals in the source."""
    files = [*(ROOT / "src/goudkoorts/server").rglob("*.py"), *(ROOT / "src/goudkoorts/tables").rglob("*.py")]
    return {code for file in files for code in codes_in(ast.parse(file.read_text()))}


def codes_in(tree: ast.AST) -> Iterator[str]:
    """Return the texts that look like codes in calls that make a refusal."""
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in REFUSALS:
            for part in (part for argument in call.args for part in ast.walk(argument)):
                if isinstance(part, ast.Constant) and isinstance(part.value, str) and is_code(part.value):
                    yield part.value


def is_code(text: str) -> bool:
    """Whether a text can be a code."""
    return re.fullmatch(r"[a-z_]+", text) is not None


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_every_refusal_has_words(language: str) -> None:
    words = (ROOT / f"web/src/i18n/{language}/refusals.ts").read_text()
    told = set(re.findall(r"^  (\w+):", words, re.MULTILINE))
    codes = codes_of_the_server()

    assert codes >= {"not_your_turn", "too_often", "warming_up"}, "the search still finds them"
    assert codes - told - FOR_PROGRAMS == {"warming_up"}, "the page itself asks again"
    assert codes >= FOR_PROGRAMS
