"""Elfenland and Elfengold: the truth as `replay` prints it, and what a seat is shown."""

from collections.abc import Sequence

import numpy as np

from goudkoorts.games.elfengold.board import LAND, ROAD_IDS, ROADS, TOWN_IDS, TOWNS
from goudkoorts.games.elfengold.rules.heaps import cards_in_deck, cards_in_hand
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import (
    BID,
    CARD_NAMES,
    COUNTERS,
    OVER,
    PAY,
    PHASE_NAMES,
    TOKEN_NAMES,
)
from goudkoorts.kernel.counts import total
from goudkoorts.kernel.record import Grid, Row


def show(state: State) -> dict[str, object]:
    """Return the whole truth."""
    shown: dict[str, object] = {
        **_public(state),
        "hands": hands_of(state),
        "tokens": [
            {"open": shown, "hidden": hidden}
            for shown, hidden in zip(open_tokens_of(state), hidden_tokens_of(state), strict=True)
        ],
        "town_cards": town_cards_of(state),
    }
    return shown


def view(state: State, seat: int) -> dict[str, object]:
    """Return what a seat is shown, from a state blanked for it: of others' hands and hidden tokens what is known."""
    seats = range(state.seats)
    return {
        **_public(state),
        "seats": int(state.seats),
        "turn": int(state.seat),
        "starter": int(state.starter),
        "rounds": int(state.rounds),
        "viewer": seat if seat >= 0 else None,
        "hands": hands_of(state),
        "cards_in_hand": [cards_in_hand(state, other) for other in seats],
        "tokens": [
            {"open": shown, "hidden": hidden, "unseen": unseen}
            for shown, hidden, unseen in zip(
                open_tokens_of(state),
                hidden_tokens_of(state),
                numbers_of(state.unseen_tokens)[: state.seats],
                strict=True,
            )
        ],
        "town_cards": town_cards_of(state),
        "values": dict(zip(TOWN_IDS, numbers_of(state.values), strict=True)) if state.is_elfengold else None,
        "earned": int(state.earned),
        "caravan": ROAD_IDS[int(state.road)] if state.phase == PAY else None,
        "bid": int(state.bid),
        "bidder": int(state.bidder) if state.phase == BID and state.bidder >= 0 else None,
        "passed": [other for other in seats if state.phase == BID and int(state.out) >> other & 1],
        "left": int(state.left),
        "drawn": [TOKEN_NAMES[token] for token in numbers_of(state.drawn) if token >= 0],
        "over": bool(state.phase == OVER),
    }


def _public(state: State) -> dict[str, object]:
    """Return what lies open for everybody."""
    public: dict[str, object] = {
        "round": int(state.round_number),
        "phase": phase_of(state),
        "boots": [TOWN_IDS[town] for town in numbers_of(state.boots)[: state.seats]],
        "pieces": [towns_in(pieces) for pieces in numbers_of(state.pieces)[: state.seats]],
        "roads": roads_of(state),
    }
    if not state.is_elfengold:
        deck = cards_in_deck(state) + total(state.discards)
        return public | {"open_counters": listed(state.face_up, CARD_NAMES), "deck": deck}
    return public | {
        "gold": numbers_of(state.gold)[: state.seats],
        "open_cards": listed(state.face_up, CARD_NAMES),
        "gold_stack": int(state.gold_stack),
        "row": [
            TOKEN_NAMES[int(state.for_sale[place])] for place in range(int(state.sale), int(state.tokens_for_sale))
        ],
        "deck": cards_in_deck(state),
        "discards": total(state.discards),
    }


def phase_of(state: State) -> str:
    """Return the name of the phase; bonus cards are drawn while the boots move."""
    if state.is_bonus:
        return "move_boots"
    return PHASE_NAMES[int(state.phase)]


def hands_of(state: State) -> list[dict[str, int]]:
    """Return the cards of each hand that are in the record."""
    return [_named(hand, CARD_NAMES) for hand in rows_of(state.hands, int(state.seats))]


def open_tokens_of(state: State) -> list[dict[str, int]]:
    """Return the tokens lying open before each seat."""
    return [_named(tokens, TOKEN_NAMES) for tokens in rows_of(state.open_tokens, int(state.seats))]


def hidden_tokens_of(state: State) -> list[dict[str, int]]:
    """Return the hidden tokens of each seat that are in the record."""
    return [_named(tokens, TOKEN_NAMES) for tokens in rows_of(state.hidden_tokens, int(state.seats))]


def rows_of(grid: Grid, seats: int) -> list[list[int]]:
    """Return the rows of a grid as plain numbers: reading a record's field is slow, so it is read once."""
    rows: list[list[int]] = np.asarray(grid).tolist()
    return rows[:seats]


def numbers_of(row: Row) -> list[int]:
    """Return a row as plain numbers."""
    numbers: list[int] = np.asarray(row).tolist()
    return numbers


def _named(counts: list[int], names: Sequence[str]) -> dict[str, int]:
    """Return counts above 0 by name."""
    return {names[kind]: count for kind, count in enumerate(counts) if count}


def roads_of(state: State) -> dict[str, list[str]]:
    """Return what lies on each road that is not empty, sorted."""
    things = [
        *zip(TOKEN_NAMES[:COUNTERS], numbers_of(state.transports), strict=True),
        ("tree", int(state.obstacles) & LAND),
        ("monster", int(state.obstacles) & ~LAND),
        ("goldpiece", int(state.gold_pieces)),
        ("double", int(state.doubles)),
    ]
    things = sorted((thing, roads) for thing, roads in things if roads)
    return {
        ROAD_IDS[road]: lying
        for road in range(ROADS)
        if (lying := [thing for thing, roads in things if roads >> road & 1])
    }


def towns_in(towns: int) -> list[str]:
    """Return the towns of a set, sorted."""
    return sorted(TOWN_IDS[town] for town in range(TOWNS) if towns >> town & 1)


def listed(row: Row, names: Sequence[str]) -> list[str]:
    """Return a heap as sorted texts."""
    return sorted(names[kind] for kind, copies in enumerate(numbers_of(row)) for _ in range(copies))


def town_cards_of(state: State) -> list[str | None]:
    """Return each seat's town card, None without one or where it is not known."""
    return [TOWN_IDS[town] if town >= 0 else None for town in numbers_of(state.town_cards)[: state.seats]]
