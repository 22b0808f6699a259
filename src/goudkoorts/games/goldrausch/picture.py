"""Goldrausch: the table as lines of plain text, for the terminal and for screen readers.

Figures     Group             Coins          Gold   Chips
. . a a a   a adventurer      10 4 0 . . .     14   Anna 2, Bert 1
. . . . d   d digger          . . . . . .       0   -
"""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any, Final

from goudkoorts.games.goldrausch.words import COIN_VALUES, COINS_PER_GROUP, FIGURES_PER_GROUP, LETTERS
from goudkoorts.kernel.telling import Say

FREE: Final = "."  # a place where no card lies yet
NOTHING: Final = "-"
GAP: Final = "   "

# How a terminal may colour what matches: the figures of a row. Letters and words say the same without colour.
INK: Final = {
    r"\ba\b(?= a\b|   )": "bold green",
    r"\bd\b(?= d\b|   )": "bold dark_orange",
    r"\bl\b(?= l\b|   )": "bold purple",
    r"\bi\b(?= i\b|   )": "bold blue",
    r"\bb\b(?= b\b|   )": "bold red",
    r"\bc\b(?= c\b|   )": "bold cyan",
}


def draw(view: Mapping[str, Any], say: Say) -> list[str]:
    """Return the table line by line: round and pile, the six groups, and the score sheet."""
    return [*_heading(view, say), "", *_groups(view, say), "", *_sheet(view, say)]


def _heading(view: Mapping[str, Any], say: Say) -> list[str]:
    """R-6, R-14  Say which round it is, what the pile still holds, and which card was turned up."""
    is_extra = view["round"] > view["rounds"]
    coins = [f"{view['unseen'][f'coin {value}']} x {value}" for value in COIN_VALUES if view["unseen"][f"coin {value}"]]
    lines = [
        say("extra_round") if is_extra else say("round", round=view["round"], rounds=view["rounds"]),
        say("pile", count=view["pile"], coins=", ".join(coins) or NOTHING),
    ]
    if view["turned"] is not None:
        lines.append(say("turned", player=view["turn"], card=view["turned"]))
    return lines


def _groups(view: Mapping[str, Any], say: Say) -> list[str]:
    """R-4  Draw a row for each group: its figures left of its letter and name, its coins and chips right of it."""
    header = [say(column) for column in ("figures", "group", "coins", "gold", "chips")]
    rows = [_group(view, letter, say) for letter in LETTERS]
    return _columns([header, *rows], to_the_right=(3,))


def _group(view: Mapping[str, Any], letter: str, say: Say) -> list[str]:
    """Return the cells of a group's row."""
    row = view["groups"][letter]
    figures = [FREE] * (FIGURES_PER_GROUP - row["figures"]) + [letter] * row["figures"]
    coins = [str(value) for value in sorted(row["coins"], reverse=True)]
    chips = [say("chips_of", player=seat, chips=chips) for seat, chips in enumerate(row["chips"]) if chips]
    return [
        " ".join(figures),
        f"{letter} {say('name', group=letter)}",
        " ".join(coins + [FREE] * (COINS_PER_GROUP - len(coins))),
        str(sum(row["coins"])),
        ", ".join(chips) or NOTHING,
    ]


def _sheet(view: Mapping[str, Any], say: Say) -> list[str]:
    """R-3, R-13  Draw the score sheet: a line for each player with every round scored, the total and the chips left."""
    rounds = [str(past + 1) for past in range(len(view["sheet"]))]
    header = [say("sheet"), *rounds, say("total"), say("chips_left")]
    rows = [
        [
            say("player", player=seat),
            *(str(earned[seat]) for earned in view["sheet"]),
            str(view["scores"][seat]),
            str(view["chips_left"][seat]),
        ]
        for seat in range(view["seats"])
    ]
    return _columns([header, *rows], to_the_right=range(1, len(header)))


def _columns(rows: Sequence[Sequence[str]], to_the_right: Sequence[int]) -> list[str]:
    """Return rows of cells as lines whose columns stand below each other."""
    widths = [max(map(len, column)) for column in zip_longest(*rows, fillvalue="")]
    return [
        GAP.join(
            cell.rjust(width) if column in to_the_right else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
