"""Every numbered rule is in all rule books, cited by a docstring of the rules and by a test, and no other is."""

import ast
import re
from pathlib import Path

import pytest

from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.contract import Game
from goudkoorts.engine.rulebook import rules_of
from goudkoorts.engine.text import LANGUAGES, catalogue
from goudkoorts.games import gold

TESTS = Path(__file__).parent
RULES = Path(gold.__file__).parent.parent
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
RANGE = re.compile(r"([A-Z]+-)([\d.]*?)(\d+) to \1\2(\d+)")


def numbers_of(game: Game) -> list[str]:
    """Return the numbers of the rules themselves: no readings, no options."""
    own = re.compile(rf"({'|'.join(game.RULE_PREFIXES)})-[\d.]+")
    return [number for number in rules_of(game.NAME, "en") if own.fullmatch(number)]


def docstrings() -> str:
    """Return all docstrings of all rules."""
    found = []
    for path in RULES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module):
                found.append(ast.get_docstring(node) or "")
    return "\n".join(found)


def spelled_out(text: str) -> str:
    """Write `G-9 to G-11` as G-9, G-10, G-11."""
    return RANGE.sub(
        lambda found: ", ".join(f"{found[1]}{found[2]}{number}" for number in range(int(found[3]), int(found[4]) + 1)),
        text,
    )


@EVERY_GAME
def test_every_rule_is_cited_by_a_docstring(game: Game) -> None:
    cited = spelled_out(docstrings())

    missing = [number for number in numbers_of(game) if not re.search(rf"\b{re.escape(number)}(?![\d.]*\d)", cited)]

    assert missing == []


@EVERY_GAME
def test_every_rule_has_a_test_named_after_it(game: Game) -> None:
    names = "\n".join(
        re.findall(r"def (test_\w+)", "\n".join(path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py")))
    )

    missing = [
        number
        for number in numbers_of(game)
        if not re.search(rf"^test_{number.replace('-', '').replace('.', '_').lower()}_", names, re.MULTILINE)
    ]

    assert missing == []


@EVERY_GAME
def test_no_docstring_cites_a_rule_that_is_not_there(game: Game) -> None:
    known = {number for name in GAMES for number in rules_of(name, "en")}
    prefixes = "|".join(game.RULE_PREFIXES)
    cited = set(re.findall(rf"\b(?:{prefixes})A?-\d+(?:\.\d+)?", docstrings()))

    assert {
        number for number in cited if number not in known and not any(k.startswith(f"{number}.") for k in known)
    } == set()


@EVERY_GAME
def test_the_rule_books_have_the_same_numbers_in_every_language(game: Game) -> None:
    numbers = [list(rules_of(game.NAME, language)) for language in LANGUAGES]

    assert numbers[0] == numbers[1] == numbers[2]
    assert {option.name for option in game.OPTIONS} <= set(numbers[0])


@EVERY_GAME
def test_every_reason_is_used_and_every_used_reason_has_words(game: Game) -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in RULES.rglob("*.py"))
    reasons = set(catalogue(game.NAME, "en")["reasons"])

    assert {reason for reason in reasons if f'"{reason}"' not in code} == set()
