"""The legal moves as a list for people: numbers in their order, and long runs of them on one line."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

LONG_RUN = 6  # bids from here on are shown as "bid 1 ... bid 99"
NUMBER = re.compile(r"(\d+)")


@dataclass(frozen=True, slots=True)
class MoveLine:
    """One line of the list: a move, or a run of moves that differ in their last number only."""

    first: int  # the places of the moves in the list, from 1
    last: int
    texts: tuple[str, ...]

    @property
    def label(self) -> str:
        """The place or places, as they can be typed."""
        return f"{self.first}" if self.first == self.last else f"{self.first}-{self.last}"

    @property
    def text(self) -> str:
        """The move in notation, or the ends of the run."""
        return self.texts[0] if len(self.texts) == 1 else f"{self.texts[0]} ... {self.texts[-1]}"


def in_order(moves: Sequence[str]) -> list[str]:
    """Return moves with numbers by their size: `bid 4` before `bid 10`."""
    return sorted(moves, key=lambda text: [int(part) if part.isdigit() else part for part in NUMBER.split(text)])


def lines_of(moves: Sequence[str]) -> list[MoveLine]:
    """Return the list line by line, long runs folded."""
    lines: list[MoveLine] = []
    place = 0
    while place < len(moves):
        length = _run_from(moves, place)
        if length < LONG_RUN:
            length = 1
        lines.append(MoveLine(place + 1, place + length, tuple(moves[place : place + length])))
        place += length
    return lines


def _run_from(moves: Sequence[str], place: int) -> int:
    """How many moves from here on count up by one at their end."""
    stem, number = _split(moves[place])
    if number is None:
        return 1
    length = 1
    while place + length < len(moves) and _split(moves[place + length]) == (stem, number + length):
        length += 1
    return length


def _split(text: str) -> tuple[str, int | None]:
    """Return a move without its last word, and that word where it is a number."""
    stem, _, last = text.rpartition(" ")
    return (stem, int(last)) if last.isdecimal() else (text, None)
