"""Sentences in three languages, from each game's own `text/*.json`.

    {"name": "Gold!", "words": {"g4": "green 4"}, "log": {"take": "{player} takes the {card}."},
     "moves": {"take": "take the {card}"}, "labels": {...}, "reasons": {...}}

A fact that is a text is looked up among the words, first together with its name (`card bb`, where a box is `bb`, too);
`player` and `rival` are seats and become names. Where a sentence depends on a number, it is written as
{"one": ..., "other": ...} and chosen by the fact `count`.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from goudkoorts.kernel.telling import Facts, Refusal, Sentence

LANGUAGES = ("nl", "de", "en")
SEAT_FACTS = ("player", "rival")


@cache
def catalogue(game: str, language: str) -> Mapping[str, Any]:
    """Return a game's words in one language."""
    path = resources.files("goudkoorts.games") / game / "text" / f"{language}.json"
    return json.loads(path.read_text(encoding="utf-8"))  # type: ignore[no-any-return]  # JSON has no static type


def word_in(game: str, language: str, key: str) -> str:
    """Return the word for a notation text or a key, or the key itself when it needs none."""
    words: Mapping[str, str] = catalogue(game, language)["words"]
    return words.get(key, key)


def sentence_in(game: str, language: str, sentence: Sentence, names: Sequence[str]) -> str:
    """Return a line of the log."""
    template = catalogue(game, language)["log"][sentence.key]
    return _fill(game, language, template, sentence.facts, names)


def reason_in(game: str, language: str, refusal: Refusal, names: Sequence[str] = ()) -> str:
    """Return why an action is not legal."""
    template = catalogue(game, language)["reasons"][refusal.code]
    return _fill(game, language, template, refusal.facts, names)


def label_in(game: str, language: str, key: str, facts: Facts, names: Sequence[str]) -> str:
    """Return a label of a game's picture."""
    return _fill(game, language, catalogue(game, language)["labels"][key], facts, names)


def move_in(game: str, language: str, move: Sentence, names: Sequence[str]) -> str:
    """Return an action in words, as a choice for a player."""
    return _fill(game, language, catalogue(game, language)["moves"][move.key], move.facts, names)


def _fill(game: str, language: str, template: Any, facts: Facts, names: Sequence[str]) -> str:
    """Put facts into a sentence."""
    if isinstance(template, Mapping):
        template = template["one" if facts["count"] == 1 else "other"]
    words = {key: _word(game, language, key, fact, names) for key, fact in facts.items()}
    return str(template).format_map(words)


def _word(game: str, language: str, key: str, fact: int | str, names: Sequence[str]) -> str:
    """Return one fact as a word."""
    if key in SEAT_FACTS and isinstance(fact, int):
        return names[fact] if fact < len(names) else str(fact)
    if not isinstance(fact, str):
        return str(fact)
    words: Mapping[str, str] = catalogue(game, language)["words"]
    return words.get(f"{key} {fact}", word_in(game, language, fact))
