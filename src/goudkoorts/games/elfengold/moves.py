"""Elfenland and Elfengold: an action as a choice in words."""

from goudkoorts.games.elfengold.actions import (
    Action,
    Bid,
    Caravan,
    Choose,
    Double,
    Exchange,
    Fly,
    Go,
    Lay,
    Place,
    Plain,
    Start,
    TownCard,
    Turn,
    Value,
)
from goudkoorts.kernel.telling import Sentence


def describe(action: Action) -> Sentence:
    """Return an action as a choice in words; its key is one of `moves` in the game's texts."""
    match action:
        case Plain(verb):
            return Sentence(verb)
        case Choose(verb, kind) | Turn(verb, kind):
            return Sentence(verb, {"kind": with_article(kind)})
        case Place(transport, road):
            return Sentence("place", {"kind": with_article(transport), "road": road})
        case Lay(token, road):
            return Sentence(token, {"road": road})
        case Double(road, transport):
            return Sentence("double", {"road": road, "kind": with_article(transport)})
        case Exchange(road, transport, other_road, other):
            return Sentence("exchange", {"road": road, "kind": transport, "other_road": other_road, "other": other})
        case Go(road, transport, witch):
            return Sentence("go_witch" if witch else "go", {"road": road, "kind": transport})
        case Caravan(road, witch):
            return Sentence("caravan_witch" if witch else "caravan", {"road": road})
        case Bid(amount):
            return Sentence("bid", {"count": amount})
        case Fly(town):
            return Sentence("fly", {"town": town})
        case Start(seat):
            return Sentence("start", {"player": seat})
        case TownCard(town):
            return Sentence("town", {"town": town})
        case Value(town, value):
            return Sentence("value", {"town": town, "count": value})


def with_article(kind: str) -> str:
    """Return the key of a kind with its article, as the object of a sentence: `a pig`, `ein Riesenschwein`."""
    return f"a {kind}"
