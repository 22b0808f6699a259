"""Sentences in three languages, from each game's own `text/*.json`; what a game leaves out is said in general words.

    {"name": "Gold!", "words": {"g4": "green 4"}, "log": {"take": "{You take|{player} takes} the {card}."},
     "moves": {"take": "take the {card}"}, "labels": {...}, "reasons": {...}, "typed": {...}}

`reasons` never speak of notation; `typed` has the same ones as somebody is told who wrote an action, where that helps.
A fact that is a text is looked up among the words, first together with its name (`card bb`, where a box is `bb`, too);
`player` and `rival` are seats and become names. Where a sentence depends on a number, it is written as
{"one": ..., "other": ...} and chosen by the fact `count`. Where it depends on who reads it, both ways stand between
braces, `{You take|{player} takes}`: the first is for the seat that the second names, `player` where it names none.

A language that declines has its own forms, `{"forms": {"dat": {"ge": "dem grünen Esel"}}}`, and asks for them in a
sentence: `mit {card dat}`. A fact written with a capital begins a sentence: `{Card nom} wird aufgedeckt.`
"""

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from goudkoorts.engine.game_files import about, read_game_file, title_of
from goudkoorts.kernel.telling import Facts, Refusal, Sentence

LANGUAGES = ("nl", "de", "en")
SEAT_FACTS = ("player", "rival")
FOR_THE_READER = re.compile(r"\{([^{}|]*)\|((?:[^{}]|\{\w+\})*)\}")


@cache
def catalogue(game: str, language: str) -> Mapping[str, Any]:
    """Return a game's words in one language."""
    own: dict[str, Any] = json.loads(read_game_file(game, "text", f"{language}.json") or "{}")
    general = resources.files("goudkoorts.engine.defaults") / "text" / f"{language}.json"
    summary, _ = about(game)
    return {"name": title_of(game), "summary": summary, **json.loads(general.read_text(encoding="utf-8")), **own}


def word_in(game: str, language: str, key: str) -> str:
    """Return the word for a notation text or a key, or the key itself when it needs none."""
    words: Mapping[str, str] = catalogue(game, language)["words"]
    return words.get(key, key)


def sentence_in(game: str, language: str, sentence: Sentence, names: Sequence[str], reader: int | None = None) -> str:
    """Return a line of the log, which says "you" to the seat that reads it."""
    template = _by_count(catalogue(game, language)["log"][sentence.key], sentence.facts)
    return _fill(game, language, addressed_to(reader, template, sentence.facts), sentence.facts, names)


def addressed_to(reader: int | None, template: str, facts: Facts) -> str:
    """Return a sentence in the words for one reader, None for somebody who has no seat."""

    def choose(found: re.Match[str]) -> str:
        to_them, of_them = found.groups()
        seat = next((facts[fact] for fact in SEAT_FACTS if f"{{{fact}}}" in of_them), facts.get(SEAT_FACTS[0]))
        return to_them if reader is not None and seat == reader else of_them

    return FOR_THE_READER.sub(choose, template)


def reason_in(game: str, language: str, refusal: Refusal, names: Sequence[str] = ()) -> str:
    """Return why an action is not legal, for somebody who pointed at it."""
    template = catalogue(game, language)["reasons"][refusal.code]
    return _fill(game, language, template, refusal.facts, names)


def typed_reason_in(game: str, language: str, refusal: Refusal, names: Sequence[str] = ()) -> str:
    """Return why an action is not legal, for somebody who wrote it: what to write is told where that helps."""
    words = catalogue(game, language)
    template = words["typed"].get(refusal.code, words["reasons"][refusal.code])
    return _fill(game, language, template, refusal.facts, names)


def label_in(game: str, language: str, key: str, facts: Facts, names: Sequence[str]) -> str:
    """Return a label of a game's picture, which is the same for every reader."""
    template = _by_count(catalogue(game, language)["labels"][key], facts)
    return _fill(game, language, addressed_to(None, template, facts), facts, names)


def move_in(game: str, language: str, move: Sentence, names: Sequence[str]) -> str:
    """Return an action in words, as a choice for a player."""
    return _fill(game, language, catalogue(game, language)["moves"][move.key], move.facts, names)


def _fill(game: str, language: str, template: str | Mapping[str, str], facts: Facts, names: Sequence[str]) -> str:
    """Put facts into a sentence."""
    return _by_count(template, facts).format_map(_Places(catalogue(game, language), facts, names))


def _by_count(template: str | Mapping[str, str], facts: Facts) -> str:
    """Return the sentence for one or for many."""
    return template if isinstance(template, str) else template["one" if facts["count"] == 1 else "other"]


class _Places(dict[str, str]):
    """The places of a sentence, each with its word: `card`, `card dat`, `Card nom`."""

    def __init__(self, texts: Mapping[str, Any], facts: Facts, names: Sequence[str]) -> None:
        """Remember what there is to fill in."""
        super().__init__()
        self._texts, self._facts, self._names = texts, facts, names

    def __missing__(self, place: str) -> str:
        """Return the word for a place."""
        key, _, form = place.partition(" ")
        name = key[0].lower() + key[1:]
        word = self._word(name, self._facts[name], form)
        return word if name == key else word[:1].upper() + word[1:]

    def _word(self, name: str, fact: int | str, form: str) -> str:
        """Return one fact as a word."""
        if name in SEAT_FACTS and isinstance(fact, int):
            return self._names[fact] if fact < len(self._names) else str(fact)
        if not isinstance(fact, str):
            return str(fact)
        words: Mapping[str, str] = self._texts["words"]
        forms: Mapping[str, str] = self._texts["forms"][form] if form else {}
        return forms.get(fact) or words.get(f"{name} {fact}") or words.get(fact, fact)
