"""Elfenland and Elfengold: the table as lines of plain text, for the terminal and for screen readers."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from goudkoorts.kernel.telling import Say

# How a terminal may colour what matches, in each of the three languages; the words say the same without colour.
INK: Final = {
    r"giant pig|reuzenzwijn|Riesenschwein": "bold magenta",
    r"elfcycle|elfenfiets|Elfenrad": "bold red",
    r"magic cloud|magische wolk|Zauberwolke": "bold cyan",
    r"unicorn|eenhoorn|Einhorn": "bold white",
    r"troll wagon|trollenwagen|Trollwagen": "bold yellow",
    r"dragon|draak|Drache": "bold green",
    r"raft|vlot|Floß": "bold blue",
    r"\b(gold|goud|Gold)\b": "bold dark_orange",
}

View = Mapping[str, Any]


def draw(view: View, say: Say) -> list[str]:
    """Return the table line by line: the round, the rows and piles, the roads, then each player."""
    head = say("head", round=view["round"], rounds=view["rounds"], phase=view["phase"], player=view["starter"])
    lines = [head, *_piles(view, say), *_roads(view, say)]
    for seat in range(view["seats"]):
        lines += _player(view, seat, say)
    return lines


def _piles(view: View, say: Say) -> Iterable[str]:
    """Draw what lies beside the board."""
    if "open_counters" in view:
        yield say("open_counters", things=_listed(view["open_counters"], say))
        yield say("deck", deck=view["deck"])
        return
    yield say("open_cards", things=_listed(view["open_cards"], say), stack=view["gold_stack"])
    yield say("piles", deck=view["deck"], discards=view["discards"], things=_counted(view["discard_pile"], 0, say))
    if view["row"]:
        yield say("row", things=_listed(view["row"], say))
    if view["bidder"] is not None:
        yield say("bid", count=view["bid"], player=view["bidder"])


def _roads(view: View, say: Say) -> Iterable[str]:
    """Draw the roads with something on them."""
    if not view["roads"]:
        yield say("no_roads")
        return
    yield say("roads")
    for road, things in view["roads"].items():
        yield "  " + say("road", road=road, things=_listed(things, say))


def _player(view: View, seat: int, say: Say) -> Iterable[str]:
    """Draw one player: boot, pieces left, hand and tokens as far as they are known."""
    pieces = view["pieces"][seat]
    yield say("seat", player=seat, town=view["boots"][seat])
    yield "  " + say("pieces", number=len(pieces), towns=_listed(pieces, say))
    if "gold" in view:
        yield "  " + say("gold", number=view["gold"][seat])
    hand = view["hands"][seat]
    yield "  " + say("hand", number=view["cards_in_hand"][seat], things=_hand(hand, view["cards_in_hand"][seat], say))
    tokens = view["tokens"][seat]
    yield "  " + say("tokens", things=_counted(tokens["open"], 0, say))
    if tokens["hidden"] or tokens["unseen"]:
        yield "  " + say("hidden", things=_counted(tokens["hidden"], tokens["unseen"], say))
    if view["town_cards"][seat] is not None:
        yield "  " + say("town_card", town=view["town_cards"][seat])
    if view["turn"] == seat and view["earned"]:
        yield "  " + say("earned", number=view["earned"])


def _hand(hand: Mapping[str, int], number: int, say: Say) -> str:
    """Draw the known cards of a hand, and how many others there are."""
    return _counted(hand, number - sum(hand.values()), say)


def _counted(things: Mapping[str, int], unseen: int, say: Say) -> str:
    """Draw kinds with their copies: `2 unicorn, 1 raft, 3 unseen`."""
    parts = [f"{copies} {say('word', word=kind)}" for kind, copies in things.items()]
    if unseen:
        parts.append(say("unseen", number=unseen))
    return ", ".join(parts) or "-"


def _listed(things: Sequence[str], say: Say) -> str:
    """Draw names one after the other."""
    return ", ".join(say("word", word=thing) for thing in things) or "-"
