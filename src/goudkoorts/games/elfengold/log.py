"""Elfenland and Elfengold: what the log says about an action and about what followed from it, and to whom."""

from collections.abc import Iterator

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
from goudkoorts.games.elfengold.board import TOWN_IDS
from goudkoorts.games.elfengold.moves import with_article
from goudkoorts.games.elfengold.rules.ending import PIECES, distance_of, score_of
from goudkoorts.games.elfengold.rules.heaps import cards_in_hand
from goudkoorts.games.elfengold.rules.setup import next_seat_without_town_card
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import (
    AUCTION_ROW,
    BID,
    DEAL,
    DECK_CARD,
    DRAW,
    FIRST_HANDS,
    FIRST_ROW,
    GOLD_PER_CARD,
    GOLD_PER_ROUND,
    NEW_CARD,
    NOT_THERE,
    OVER,
    SECRET,
    TOKEN_NAMES,
    TOKENS,
    TOKENS_HIDDEN,
)
from goudkoorts.kernel.telling import Sentence


def tell(before: State, action: Action, after: State) -> tuple[Sentence, ...]:
    """Return what the log says about an action; what only its player may know is said to that seat alone."""
    return (
        *_deed(before, action, after),
        *_arrival(before, after),
        *_sale(before, action),
        *_course(before, after),
    )


def _deed(before: State, action: Action, after: State) -> Iterator[Sentence]:
    """Say what was done."""
    player = int(before.seat)
    match action:
        case Start(seat):
            yield Sentence("start", {"player": seat})
        case TownCard(town):
            owner = next_seat_without_town_card(before)
            yield Sentence("town", {"player": owner})
            yield Sentence("town_own", {"player": owner, "town": town}, (owner,))
        case Value(town, value):
            yield Sentence("value", {"town": town, "count": value})
        case Turn("card", kind):
            yield from _card(before, kind, after)
        case Turn(_, kind):
            yield from _token(before, kind)
        case Choose("return", kind):
            yield from _returned(before, kind)
        case Choose(verb, kind):
            yield Sentence(verb, {"player": player, "kind": with_article(kind)})
        case Plain("stack"):
            yield Sentence("stack", {"player": player, "count": GOLD_PER_CARD * int(before.gold_stack)})
        case Plain("gold"):
            yield Sentence("gold", {"player": player, "count": int(before.earned)})
        case Plain("pass"):
            yield Sentence("pass_bid" if before.phase == BID else "pass", {"player": player})
        case Plain(verb):
            yield Sentence(verb, {"player": player})
        case Bid(amount):
            yield Sentence("bid", {"player": player, "count": amount})
        case _:
            yield _on_the_roads(player, action, TOWN_IDS[int(before.boots[player])])


def _on_the_roads(player: int, action: Action, town: str) -> Sentence:
    """Say what was placed, or how somebody travels from the town where the boot stands."""
    match action:
        case Place(transport, road):
            return Sentence("place", {"player": player, "kind": with_article(transport), "road": road})
        case Lay(token, road):
            return Sentence("place", {"player": player, "kind": with_article(token), "road": road})
        case Double(road, transport):
            return Sentence("double", {"player": player, "kind": with_article(transport), "road": road})
        case Exchange(road, transport, other_road, other):
            facts = {"road": road, "kind": transport, "other_road": other_road, "other": other}
            return Sentence("exchange", {"player": player, **facts})
        case Go(road, transport, witch):
            facts = {"kind": transport, **_journey(road, town)}
            return Sentence("go_witch" if witch else "go", {"player": player, **facts})
        case Caravan(road, witch):
            return Sentence("caravan_witch" if witch else "caravan", {"player": player, **_journey(road, town)})
        case Fly(there):
            return Sentence("fly", {"player": player, "town": there})
    raise AssertionError(action)


def _journey(road: str, town: str) -> dict[str, str]:
    """Return a road with the town where it is entered and the one to which it leads."""
    a, b, _ = road.split("-")
    return {"road": road, "from": town, "to": a if town == b else b}


def _card(before: State, kind: str, after: State) -> Iterator[Sentence]:
    """Say that a card came: open ones to everybody, others to their owner."""
    player = int(before.seat)
    if before.phase in (FIRST_ROW, NEW_CARD) or kind == "gold":
        yield Sentence("card_open", {"kind": kind})
        return
    yield Sentence("card_own", {"player": player, "kind": with_article(kind)}, (player,))
    if before.phase == DECK_CARD:
        yield Sentence("card_drawn", {"player": player})
    elif before.phase in (DEAL, FIRST_HANDS) and (after.phase != before.phase or after.seat != before.seat):
        yield Sentence("dealt", {"player": player, "count": cards_in_hand(after, player)})


def _token(before: State, kind: str) -> Iterator[Sentence]:
    """Say that a counter or a token came: hidden ones to their owner."""
    player = int(before.seat)
    if before.phase in (SECRET, TOKENS):
        yield Sentence("token_drawn", {"player": player})
        yield Sentence("token_own", {"player": player, "kind": kind}, (player,))
    elif before.phase == AUCTION_ROW:
        yield Sentence("token_for_sale", {"kind": kind})
    else:
        yield Sentence("counter_open", {"kind": kind})


def _returned(before: State, kind: str) -> Iterator[Sentence]:
    """EL-6.2, EG-8.3  Say what was given back once all is: the open ones by kind, of the hidden ones how many.

    Their order would tell more: tokens are chosen in the order of their kinds.
    """
    player, given = int(before.seat), TOKEN_NAMES.index(kind)
    is_open = before.open_tokens[player, given] > 0
    if not is_open:
        yield Sentence("return_own", {"player": player, "kind": kind}, (player,))
    if before.left > 1:
        return
    for number, name in enumerate(TOKEN_NAMES):
        for _ in range(int(before.giving[number]) + (is_open and number == given)):
            yield Sentence("return", {"player": player, "kind": with_article(name)})
    unseen = [place for place in range(TOKENS_HIDDEN) if before.given_back[player, place] != NOT_THERE]
    hidden = len(unseen) + (not is_open)
    if hidden:
        yield Sentence("return_hidden", {"player": player, "count": hidden})


def _arrival(before: State, after: State) -> Iterator[Sentence]:
    """EL-5.6  Say where the boot arrives, and that the piece is taken."""
    player = int(before.seat)
    if before.boots[player] == after.boots[player]:
        return
    taken = before.pieces[player] != after.pieces[player]
    town = TOWN_IDS[int(after.boots[player])]
    left = PIECES - int(after.pieces[player]).bit_count()
    yield Sentence("piece" if taken else "arrive", {"player": player, "town": town, "count": left})


def _sale(before: State, action: Action) -> Iterator[Sentence]:
    """EG-5.4 to EG-5.7  Say how the sale of a token ended."""
    if before.phase != BID:
        return
    seat, out = int(before.seat), int(before.out)
    winner, price = int(before.bidder), int(before.bid)
    if isinstance(action, Bid):
        winner, price = seat, action.amount
    else:
        out |= 1 << seat
    still_in = int(before.seats) - out.bit_count()
    kind = TOKEN_NAMES[int(before.for_sale[int(before.sale)])]
    if still_in == 1 and winner >= 0 and before.gold[winner] >= price:
        yield Sentence("sold", {"player": winner, "kind": with_article(kind), "count": price})
    elif still_in == 1 and winner >= 0:
        yield Sentence("cannot_pay", {"player": winner, "count": price})
    elif still_in == 0:
        yield Sentence("unsold", {"kind": kind})


def _course(before: State, after: State) -> Iterator[Sentence]:
    """Say that a phase, a round or the game is over."""
    if before.phase in (DRAW, DECK_CARD, NEW_CARD) and after.phase == TOKENS:
        yield Sentence("gold_of_round", {"count": GOLD_PER_ROUND})
    if after.round_number != before.round_number:
        yield Sentence("round", {"count": int(after.round_number), "player": int(after.starter)})
    if after.phase == OVER and before.phase != OVER:
        yield Sentence("over")
        yield from (_total(after, seat) for seat in range(int(after.seats)))
        yield from _winners(after)


def _total(after: State, seat: int) -> Sentence:
    """EL-7.1, EL-8.1, EG-9.1, EG-10.1  Say what somebody reached: towns, town card, gold or cards."""
    tie = "gold" if after.is_elfengold else "cards"
    towns = PIECES - int(after.pieces[seat]).bit_count()
    facts: dict[str, int | str] = {"player": seat, "count": towns, tie: _in_a_tie(after, seat)}
    if after.town_cards[seat] < 0:
        return Sentence(f"total_{tie}", facts)
    card: dict[str, int | str] = {"town": TOWN_IDS[int(after.town_cards[seat])], "steps": distance_of(after, seat)}
    return Sentence(f"card_total_{tie}", facts | card | {"points": score_of(after, seat)})


def _in_a_tie(after: State, seat: int) -> int:
    """EL-7.1, EG-9.1  Return what decides between equals: cards in hand, in Elfengold gold."""
    return int(after.gold[seat]) if after.is_elfengold else cards_in_hand(after, seat)


def _winners(after: State) -> Iterator[Sentence]:
    """EL-7.1, EL-8.1, EG-9.1, EG-10.1  Say who has won, and where there was a tie by what."""
    standings = [
        (score_of(after, seat), -distance_of(after, seat), _in_a_tie(after, seat)) for seat in range(int(after.seats))
    ]
    best, second = sorted(standings, reverse=True)[:2]
    if best == second:
        winners = [seat for seat, standing in enumerate(standings) if standing == best]
        yield from (Sentence("shares_victory", {"player": seat}) for seat in winners)
    else:
        ways = ("wins", "wins_by_distance", "wins_by_gold" if after.is_elfengold else "wins_by_cards")
        way = next(way for way, one, other in zip(ways, best, second, strict=True) if one > other)
        yield Sentence(way, {"player": standings.index(best)})
