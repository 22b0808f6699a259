"""What the games say about themselves, in three languages."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.rulebook import brief_of, rules_of
from goudkoorts.engine.text import LANGUAGES, catalogue
from goudkoorts.games import gold

ROOT = Path(__file__).parents[2]
EVERY_TEXT = pytest.mark.parametrize(
    "texts", [catalogue(game, language) for game in GAMES for language in LANGUAGES], ids=lambda texts: texts["name"]
)
LOWER = {"nl": "lager", "de": "niedriger", "en": "lower"}


def sentences_in(texts: Any) -> Iterator[str]:
    """Return all sentences of a catalogue, all the way down."""
    if isinstance(texts, str):
        yield texts
    else:
        for part in texts.values():
            yield from sentences_in(part)


@EVERY_TEXT
def test_every_form_that_a_sentence_asks_for_is_there_for_all_words_that_have_one(texts: Any) -> None:
    asked = {form for sentence in sentences_in(texts) for form in re.findall(r"\{\w+ (\w+)\}", sentence)}
    forms = texts.get("forms", {})

    assert asked == set(forms)
    assert len({frozenset(words) for words in forms.values()}) <= 1


def test_every_card_of_gold_is_declined_in_german() -> None:
    texts = catalogue("gold", "de")

    assert set(texts["forms"]["dat"]) == {word for word in texts["words"] if len(word) == 2}


@pytest.mark.parametrize("language", LANGUAGES)
def test_stumble_11_gold_is_swapped_for_lower_gold(language: str) -> None:
    """G-9  The card fetched is of a strictly lower value."""
    summary = catalogue("gold", language)["summary"]

    assert LOWER[language] in summary
    assert not re.search("upward|omhoog|nach oben", summary)


@pytest.mark.parametrize("page", ["README.md", "pyproject.toml", "web/openapi.json", "src/goudkoorts/__init__.py"])
def test_stumble_11_as_many_games_are_named_as_there_are(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")

    assert len(GAMES) == 5
    assert re.search(r"\bfive (old )?(gold )?games\b", text)
    assert not re.search(r"four (old )?(gold )?games|swap upwards", text)


def test_stumble_11_no_game_praises_swapping_upwards() -> None:
    for path in Path(gold.__file__).parent.parent.rglob("__init__.py"):
        assert "upwards" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_stumble_26_a_rule_book_begins_with_aim_turn_end_and_three_tips(game: str, language: str) -> None:
    aim, turn, end, *tips = brief_of(game, language)

    assert [tip.title for tip in tips] == ["Tipp" if language == "de" else "Tip"] * 3
    assert all(40 <= len(part.text) <= 330 for part in (turn, end, *tips))
    assert len(aim.text) >= 30
    assert not any(re.search("`|[A-Z]-[0-9]", part.text) for part in (aim, turn, end, *tips))
    assert aim.title not in rules_of(game, language)
