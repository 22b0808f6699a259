"""The rules as people read them: `RULES.md`, `RULES.nl.md` and `RULES.de.md` in each game's folder.

The first chapter is the game on one screen; what follows is numbered. A language that a game has no book in falls
back on English, and a game without a book on what its module says of itself.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from goudkoorts.engine.game_files import about, read_game_file, title_of

ITEM = re.compile(r"- \*\*(?P<name>[^*]+)\*\* (?P<text>.*)")
SUFFIXES = {"en": ".md", "nl": ".nl.md", "de": ".de.md"}


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule, option or reading."""

    number: str
    chapter: str
    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few sentences under a title."""

    title: str
    text: str


@cache
def rulebook(game: str, language: str) -> str:
    """Return the whole rule book of a game."""
    written = read_game_file(game, f"RULES{SUFFIXES[language]}") or read_game_file(game, "RULES.md")
    return written or _short_book(game)


def _short_book(game: str) -> str:
    """Return a book of one paragraph."""
    _, everything = about(game)
    return f"# {title_of(game)}\n\n## {title_of(game)}\n\n- **{title_of(game)}** {everything}\n"


@cache
def brief_of(game: str, language: str) -> tuple[Paragraph, ...]:
    """Return a game on one screen, the first chapter of its book: aim, turn, end and three tips."""
    _, items = next(_chapters(game, language))
    return tuple(Paragraph(title, text) for title, text in items)


@cache
def rules_of(game: str, language: str) -> dict[str, Rule]:
    """Return every numbered item of a rule book, by its number, in order."""
    _, *numbered = _chapters(game, language)
    return {number: Rule(number, chapter, text) for chapter, items in numbered for number, text in items}


def _chapters(game: str, language: str) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Return the chapters, each with its title and its items."""
    _, *chapters = rulebook(game, language).split("\n## ")
    for chapter in chapters:
        title, *lines = chapter.splitlines()
        yield title, list(_items(lines))


def _items(lines: list[str]) -> Iterator[tuple[str, str]]:
    """Return what begins with a dash and a bold name, and all that belongs to it."""
    name, text = "", ""
    for line in [*lines, ""]:
        if name and line.startswith("  "):
            text += f" {line.strip()}"
            continue
        if name:
            yield name, text
        found = ITEM.match(line)
        name, text = (found["name"], found["text"]) if found else ("", "")


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
