"""Gold!: the table as lines of plain text, for the terminal and for screen readers."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from goudkoorts.games.gold.words import DONKEY_LETTER, LETTERS
from goudkoorts.kernel.telling import Say

# How a terminal may colour what matches; letters and numbers say the same without colour.
INK: Final = {
    r"\bg[e3-8]\b": "bold green",
    r"\bb[e3-8]\b": "bold blue",
    r"\bv[e3-8]\b": "bold purple",
    r"\br[e3-8]\b": "bold red",
    r"\bo[e3-8]\b": "bold dark_orange",
    r"\bp[e3-8]\b": "bold hot_pink",
}


def draw(view: Mapping[str, Any], say: Say) -> list[str]:
    """Return the table line by line: offer and pile, then each player's display by colour and score pile."""
    lines = [
        say("offer", cards=" ".join(_by_value(view["offer"])) or "-"),
        say("pile", cards=view["pile"], refills=view["refills"]),
    ]
    for seat in range(view["seats"]):
        lines.append(say("display", player=seat, cards=_by_colour(view["displays"][seat]) or "-"))
        pile = view["score_piles"][seat]
        key = "score_pile" if "points" in pile else "closed_score_pile"
        lines.append("  " + say(key, **pile))
    if view["set_aside"] is not None:
        lines.append(say("set_aside", cards=" ".join(_by_value(view["set_aside"]))))
    return lines


def _by_value(cards: Sequence[str]) -> list[str]:
    """Cheapest first, as they may be taken."""
    return sorted(cards, key=lambda card: (card[1] != DONKEY_LETTER, card[1], LETTERS.index(card[0])))


def _by_colour(cards: Sequence[str]) -> str:
    """One group a colour, with how much of a set it is: `re r4 (2/3)`."""
    groups = [[card for card in _by_value(cards) if card[0] == letter] for letter in LETTERS]
    return "   ".join(f"{' '.join(group)} ({len(group)}/3)" for group in groups if group)
