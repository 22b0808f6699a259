"""Draw the pictures of the README anew: a game in the terminal as SVG.

python tools/pictures.py
"""

import io
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from goudkoorts.cli.terminal.messages import message
from goudkoorts.cli.terminal.seating import names_of_people, seat_everybody
from goudkoorts.cli.terminal.terminal_table import LeaveTable, TerminalTable
from goudkoorts.engine.match import Match
from goudkoorts.kernel.dice import dice_from

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SEED = 3
TYPED = {"gold": ["hint", "swap be g7", "swap oe b3", "take re"]}  # other games: a hint
COLUMNS = 92
FELT = TerminalTheme(
    (30, 41, 34),
    (240, 234, 214),
    [
        (20, 20, 20),
        (230, 90, 80),
        (110, 200, 120),
        (235, 190, 80),
        (110, 160, 240),
        (190, 140, 230),
        (90, 200, 200),
        (220, 220, 220),
    ],
)
SVG = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">
<title>A game in the terminal</title>
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, "DejaVu Sans Mono", monospace; font-size: {char_height}px; }}
{styles}
</style>
<defs>{lines}</defs>
<rect width="{width}" height="{height}" rx="10" fill="#1e2922"/>
<g transform="translate({terminal_x}, {terminal_y})">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


class ScriptedTable(TerminalTable):
    """A table at which somebody types what the script says."""

    script: Iterator[str]

    def read_line(self) -> str:
        """Write the prompt with what is typed, and type it."""
        typed = next(self.script, None)
        if typed is None:
            raise LeaveTable
        self.console.print(message(self.language, "prompt") + typed)
        return typed


def main() -> None:
    """Draw every game that has a script."""
    from goudkoorts.engine.catalogue import GAMES

    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        draw(name, TYPED.get(name, ["hint"]))


def draw(name: str, typed: list[str]) -> None:
    """Play the script and write what the terminal shows."""
    console = Console(
        record=True, width=COLUMNS, force_terminal=True, file=io.StringIO(), highlight=False, markup=False
    )
    match = Match.new(name)
    people = names_of_people(1, [], "en")
    seating = seat_everybody(match.game, match.players, people, [], SEED, "en")
    table = ScriptedTable(match, seating, dice_from(SEED), "en", console)
    table.script = iter(typed)
    table.play()
    picture = console.export_svg(title=name, theme=FELT, code_format=SVG, unique_id=name)
    (FOLDER / f"{name}.svg").write_text(picture, encoding="utf-8")
    print(f"docs/pictures/{name}.svg")


if __name__ == "__main__":
    main()
