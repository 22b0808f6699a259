"""The numbered rules as people read them: `RULES.md`, `RULES.nl.md` and `RULES.de.md` in each game's folder."""

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources

ITEM = re.compile(r"- \*\*(?P<number>[^*]+)\*\* (?P<text>.*)")
SUFFIXES = {"en": ".md", "nl": ".nl.md", "de": ".de.md"}


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule, option or reading."""

    number: str
    chapter: str
    text: str


@cache
def rulebook(game: str, language: str) -> str:
    """Return the whole rule book of a game."""
    path = resources.files("goudkoorts.games") / game / f"RULES{SUFFIXES[language]}"
    return path.read_text(encoding="utf-8")


@cache
def rules_of(game: str, language: str) -> dict[str, Rule]:
    """Return every numbered item of a rule book, by its number, in order."""
    rules: dict[str, Rule] = {}
    chapter, number = "", ""
    for line in rulebook(game, language).splitlines():
        if line.startswith("## "):
            chapter, number = line[3:], ""
        elif found := ITEM.match(line):
            number = found["number"]
            rules[number] = Rule(number, chapter, found["text"])
        elif number and line.startswith("  "):
            rules[number] = Rule(number, chapter, f"{rules[number].text} {line.strip()}")
        else:
            number = ""
    return rules


def find_rules(game: str, language: str, wanted: str, prefixes: tuple[str, ...]) -> list[Rule]:
    """Return the rules asked for as `G-8`, `g8` or `8`; a chapter such as `EG-5` finds EG-5.1, EG-5.2 and so on."""
    asked = _plain(wanted)
    names = {asked, *(_plain(prefix + asked) for prefix in prefixes)}
    rules = rules_of(game, language).values()
    exact = [rule for rule in rules if _plain(rule.number) in names]
    return exact or [rule for rule in rules if _plain(rule.number).rpartition(".")[0] in names]


def _plain(number: str) -> str:
    """Write a number without dash and case."""
    return number.replace("-", "").casefold()
