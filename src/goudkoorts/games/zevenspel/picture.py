"""Het Gouden Zevenspel: the felt as lines of plain text, for the terminal and for screen readers.

    Round 2; Anna opens
    Cards: [ra] [bk] [seven] [--] [--] [--] [--]
    Pile: 42, aside: 8, pot: 3
    Letters  aa 115       bb 115      cc 160           dd 160      ee 250
    ...
    Pairs    pairs3 1400  pairs2 85   pairs1 20 (0 2)  pairs0 45
    (0) Anna: 9 chips, 20 points, bets on 1 pair

Boxes are written as one types them, each with its points and, in brackets, the seats whose chips lie on it.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any, Final

from goudkoorts.games.zevenspel.actions import box_text
from goudkoorts.games.zevenspel.words import CARD_PLACES, FIRST_BLACK, FIRST_EQUAL, FIRST_PAIRS, FIRST_RED, SEVEN_BOX
from goudkoorts.kernel.telling import Say

# How a terminal may colour what matches; letters and numbers say the same without colour.
INK: Final = {
    r"\[r[a-o]\]": "bold red",
    r"\[b[a-o]\]": "bold",
    r"\[seven\]": "bold yellow",
    r"\bred[4-7] \d+": "red",
    r"\([0-9 ]+\)": "bold cyan",
}

LETTERS_IN_A_ROW: Final = 5
BOXES_IN_A_ROW: Final = 4
# Each row of the felt: its label, its first box and how many boxes it has.
ROWS: Final = (
    *(("letters", first, LETTERS_IN_A_ROW) for first in range(0, SEVEN_BOX, LETTERS_IN_A_ROW)),
    ("seven", SEVEN_BOX, 1),
    ("red", FIRST_RED, BOXES_IN_A_ROW),
    ("black", FIRST_BLACK, BOXES_IN_A_ROW),
    ("pairs", FIRST_PAIRS, BOXES_IN_A_ROW),
    ("equal", FIRST_EQUAL, BOXES_IN_A_ROW),
)
NO_CARD: Final = "--"


def draw(view: Mapping[str, Any], say: Say) -> list[str]:
    """Return the felt line by line: round, open cards, boxes with their bets, and how each player stands."""
    open_cards = [*view["open"], *[NO_CARD] * (CARD_PLACES - len(view["open"]))]
    lines = [_round(view, say), say("cards", cards=" ".join(f"[{card}]" for card in open_cards)), _pile(view, say)]
    lines += _felt(view, say)
    lines += [_player(view, say, seat) for seat in range(view["seats"])]
    if view["winning"]:
        lines.append(say("winning", boxes=" ".join(view["winning"])))
    return lines


def _round(view: Mapping[str, Any], say: Say) -> str:
    """Say which round it is and who opens it."""
    if view["max_rounds"] is None:
        line = say("round", round=view["round"])
    else:
        line = say("round_of", round=view["round"], rounds=view["max_rounds"])
    return line if view["opener"] is None else f"{line}; {say('opens', player=view['opener'])}"


def _pile(view: Mapping[str, Any], say: Say) -> str:
    """Z-7  Say how many cards are left and aside, and what the last roll was."""
    line = say("pile", pile=view["pile"], aside=view["aside"], pot=view["pot"])
    return line if view["die"] is None else f"{line}; {say('die', die=view['die'])}"


def _felt(view: Mapping[str, Any], say: Say) -> Iterator[str]:
    """Z-3  Write the boxes row by row, in columns."""
    rows = [[_cell(view, box_text(first + step)) for step in range(count)] for _, first, count in ROWS]
    widths = [max(map(len, column)) for column in zip_longest(*rows, fillvalue="")]
    labels = [say(label) for label, _, _ in ROWS]
    margin = max(map(len, labels))
    for place, row in enumerate(rows):
        is_new = place == 0 or labels[place - 1] != labels[place]
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=False)]
        yield f"{labels[place] if is_new else '':{margin}}  {'  '.join(cells)}".rstrip()


def _cell(view: Mapping[str, Any], box: str) -> str:
    """Write one box: name, points and the seats on it."""
    seats: Sequence[int] = [seat for seat, bet in enumerate(view["bets"]) if bet == box]
    chips = f" ({' '.join(map(str, seats))})" if seats else ""
    return f"{box} {view['felt'][box]}{chips}"


def _player(view: Mapping[str, Any], say: Say, seat: int) -> str:
    """Write one player: chips, points and bet."""
    line = say("player", seat=seat, player=seat, count=view["chips"][seat], points=view["scores"][seat])
    bet = view["bets"][seat]
    if bet is None:
        return line
    return f"{line}, {say('has_bet')}" if bet == "hidden" else f"{line}, {say('on_box', box=bet)}"
