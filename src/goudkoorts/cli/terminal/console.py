"""Where people read: colours on a terminal that has them, plain text everywhere else."""

import re
from collections.abc import Mapping

from rich.console import Console
from rich.text import Text

NARROWEST = 100  # a table is never squeezed: a narrow terminal wraps its lines instead


def make_console(*, plain: bool = False, to_stderr: bool = False) -> Console:
    """Return a console; `plain` writes no colour, for screen readers and files."""
    console = Console(stderr=to_stderr, highlight=False, markup=False, no_color=plain, emoji=False, soft_wrap=True)
    console.width = max(NARROWEST, console.width)
    return console


def inked(line: str, ink: Mapping[str, str]) -> Text:
    """Return a line with a game's colours."""
    text = Text(line)
    for pattern, style in ink.items():
        for found in re.finditer(pattern, line):
            text.stylize(style, *found.span())
    return text
