"""Elfenland and Elfengold: the truth as `replay` prints it, and what a seat is shown."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from goudkoorts.games.elfengold.board import LAND, ROAD_IDS, TOWN_IDS, TOWNS
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import (
    BID,
    CARD_NAMES,
    COUNTERS,
    DISCARD,
    OVER,
    PAY,
    PHASE_NAMES,
    RETURN,
    TOKEN_KINDS,
    TOKEN_NAMES,
)
from goudkoorts.kernel.record import plain_of

SETS_KEPT: Final = 1 << 13


def show(state: State) -> dict[str, object]:
    """Return the whole truth."""
    now = plain_of(state)
    return {
        **_public(now),
        "hands": _counts(now.hands[: now.seats], CARD_NAMES),
        "tokens": [
            {"open": shown, "hidden": hidden}
            for shown, hidden in zip(
                _counts(now.open_tokens[: now.seats], TOKEN_NAMES),
                _counts(now.hidden_tokens[: now.seats], TOKEN_NAMES),
                strict=True,
            )
        ],
        "town_cards": _town_cards(now),
    }


def view(state: State, seat: int) -> dict[str, object]:
    """Return what a seat is shown, from a state blanked for it: of others' hands and hidden tokens what is known."""
    now = plain_of(state)
    seats: int = now.seats
    is_bidding = now.phase == BID
    return {
        **_public(now),
        "seats": seats,
        "turn": now.seat,
        "starter": now.starter,
        "rounds": now.rounds,
        "viewer": seat if seat >= 0 else None,
        "hands": _counts(now.hands[:seats], CARD_NAMES),
        "cards_in_hand": [sum(now.hands[other]) + now.unseen_cards[other] for other in range(seats)],
        "tokens": _tokens(now),
        "town_cards": _town_cards(now),
        **({"discard_pile": _counts([now.discards], CARD_NAMES)[0]} if now.is_elfengold else {}),
        "values": dict(zip(TOWN_IDS, now.values, strict=True)) if now.is_elfengold else None,
        "earned": now.earned,
        "caravan": ROAD_IDS[now.road] if now.phase == PAY else None,
        "bid": now.bid,
        "bidder": now.bidder if is_bidding and now.bidder >= 0 else None,
        "passed": [other for other in range(seats) if is_bidding and now.out >> other & 1],
        "left": now.left,
        "giving": _giving(now) if now.seat == seat else {},
        "drawn": [TOKEN_NAMES[token] for token in now.drawn if token >= 0],
        "over": now.phase == OVER,
    }


def _giving(now: Any) -> dict[str, int]:
    """Return what a player who pays, discards or gives back may still choose from, in the order in which it goes.

    How many must go is `left`.
    """
    if now.phase in (PAY, DISCARD):
        return _from_kind(now.last_kind, now.hands[now.seat], CARD_NAMES)
    if now.phase != RETURN:
        return {}
    kinds = TOKEN_KINDS if now.is_elfengold else COUNTERS
    both = zip(now.open_tokens[now.seat], now.hidden_tokens[now.seat], strict=True)
    return _from_kind(now.last_kind, [sum(pair) for pair in both][:kinds], TOKEN_NAMES)


def _from_kind(first: int, counts: Sequence[int], names: Sequence[str]) -> dict[str, int]:
    """Return the counts above 0 by name, without the kinds before the first."""
    return {names[kind]: count for kind, count in enumerate(counts) if count and kind >= first}


def _public(now: Any) -> dict[str, object]:
    """Return what lies open for everybody."""
    public: dict[str, object] = {
        "round": now.round_number,
        "phase": _phase(now),
        "boots": [TOWN_IDS[town] for town in now.boots[: now.seats]],
        "pieces": [list(_towns_in(pieces)) for pieces in now.pieces[: now.seats]],
        "roads": _roads(now),
    }
    deck = sum(now.deck) - sum(now.unseen_cards)  # unseen cards of others are in it after hide_from
    if not now.is_elfengold:
        return public | {"open_counters": _listed(now.face_up), "deck": deck + sum(now.discards)}
    return public | {
        "gold": now.gold[: now.seats],
        "open_cards": _listed(now.face_up),
        "gold_stack": now.gold_stack,
        "row": [TOKEN_NAMES[token] for token in now.for_sale[now.sale : now.tokens_for_sale]],
        "deck": deck,
        "discards": sum(now.discards),
    }


def _phase(now: Any) -> str:
    """Return the name of the phase; bonus cards are drawn while the boots move."""
    return "move_boots" if now.is_bonus else PHASE_NAMES[now.phase]


def _tokens(now: Any) -> list[dict[str, object]]:
    """Return the tokens of each seat: open, hidden and in the record, and how many are unseen."""
    return [
        {"open": shown, "hidden": hidden, "unseen": unseen}
        for shown, hidden, unseen in zip(
            _counts(now.open_tokens[: now.seats], TOKEN_NAMES),
            _counts(now.hidden_tokens[: now.seats], TOKEN_NAMES),
            now.unseen_tokens[: now.seats],
            strict=True,
        )
    ]


def _counts(rows: Sequence[Sequence[int]], names: Sequence[str]) -> list[dict[str, int]]:
    """Return the counts above 0 of each row by name."""
    return [{names[kind]: count for kind, count in enumerate(row) if count} for row in rows]


def _roads(now: Any) -> dict[str, list[str]]:
    """Return what lies on each road that is not empty, sorted."""
    things = [
        *zip(TOKEN_NAMES[:COUNTERS], now.transports, strict=True),
        ("tree", now.obstacles & LAND),
        ("monster", now.obstacles & ~LAND),
        ("goldpiece", now.gold_pieces),
        ("double", now.doubles),
    ]
    lying: dict[int, list[str]] = {}
    for thing, roads in sorted(things):
        for road in _bits_of(roads):
            lying.setdefault(road, []).append(thing)
    return {ROAD_IDS[road]: lying[road] for road in sorted(lying)}


def _bits_of(numbers: int) -> Iterator[int]:
    """Yield the members of a set, from the lowest."""
    while numbers:
        lowest = numbers & -numbers
        yield lowest.bit_length() - 1
        numbers ^= lowest


@lru_cache(maxsize=SETS_KEPT)
def _towns_in(towns: int) -> tuple[str, ...]:
    """Return the towns of a set, sorted."""
    return tuple(sorted(TOWN_IDS[town] for town in range(TOWNS) if towns >> town & 1))


def _listed(counts: Sequence[int]) -> list[str]:
    """Return a heap of cards as sorted texts."""
    return sorted(CARD_NAMES[kind] for kind, copies in enumerate(counts) for _ in range(copies))


def _town_cards(now: Any) -> list[str | None]:
    """Return each seat's town card, None without one or where it is not known."""
    return [TOWN_IDS[town] if town >= 0 else None for town in now.town_cards[: now.seats]]
