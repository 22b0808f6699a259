"""A position as a picture of plain text, and the same in a game's colours for a notebook."""

import html
import re
from collections.abc import Mapping, Sequence

from goudkoorts.engine.position import Position
from goudkoorts.engine.text import catalogue, label_in
from goudkoorts.kernel.actors import CHANCE, NOBODY, ONLOOKER

PAPER = "background:#fffdf5;color:#332a10;padding:0.6em 0.9em;border:1px solid #e6dfc8;border-radius:6px"
ON_PAPER = {"white": "gray", "yellow": "darkgoldenrod", "cyan": "teal"}  # what a light page would swallow


def lines_of(position: Position, language: str = "en") -> list[str]:
    """Return a heading and what the seat to act may see; what everybody may see where no seat acts."""
    game = position.game
    names = [f"seat {seat}" for seat in range(position.players)]
    drawn = game.draw(
        position.view(position.actor if position.actor >= 0 else ONLOOKER),
        lambda key, /, **facts: label_in(game.NAME, language, key, facts, names),
    )
    return [f"{catalogue(game.NAME, language)['name']}: {_turn_of(position, names)}", *drawn]


def html_of(position: Position) -> str:
    """Return the same for a page."""
    lines = [_inked(line, position.game.INK) for line in lines_of(position)]
    return f'<pre style="{PAPER}">' + "\n".join(lines) + "</pre>"


def _turn_of(position: Position, names: Sequence[str]) -> str:
    """Say whose turn it is."""
    if position.actor == NOBODY:
        return f"over, scores {position.scores}"
    return "chance acts" if position.actor == CHANCE else f"{names[position.actor]} to act"


def _inked(line: str, ink: Mapping[str, str]) -> str:
    """Return a line with a game's colours; where two patterns meet, the earlier one colours."""
    if not ink:
        return html.escape(line)
    pattern = "|".join(f"(?P<ink{number}>{pattern})" for number, pattern in enumerate(ink))
    styles = [_css(style) for style in ink.values()]
    pieces, end = [], 0
    for found in re.finditer(pattern, line):
        group = next(name for name, text in found.groupdict().items() if text is not None)
        pieces += [html.escape(line[end : found.start()])]
        pieces += [f'<span style="{styles[int(group.removeprefix("ink"))]}">{html.escape(found[0])}</span>']
        end = found.end()
    return "".join([*pieces, html.escape(line[end:])])


def _css(style: str) -> str:
    """Return a style of the terminal for a page: `bold dark_orange` is bold and darkorange."""
    *bold, colour = style.split()
    if colour == "bold":
        return "font-weight:bold"
    return f"color:{ON_PAPER.get(colour, colour.replace('_', ''))}" + (";font-weight:bold" if bold else "")
