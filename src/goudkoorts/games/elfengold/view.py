"""Elfenland and Elfengold: the truth as `replay` prints it, and what a seat is shown."""

from collections.abc import Sequence

from goudkoorts.games.elfengold.board import LAND, ROAD_IDS, ROADS, TOWN_IDS, TOWNS
from goudkoorts.games.elfengold.rules.heaps import cards_in_deck, cards_in_hand
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import (
    BID,
    CARD_NAMES,
    COUNTERS,
    HAND_KINDS,
    OVER,
    PHASE_NAMES,
    TOKEN_KINDS,
    TOKEN_NAMES,
)
from goudkoorts.kernel.counts import total
from goudkoorts.kernel.record import Row


def show(state: State) -> dict[str, object]:
    """Return the whole truth."""
    shown: dict[str, object] = {
        **_public(state),
        "hands": [hand_of(state, seat) for seat in range(state.seats)],
        "tokens": [{"open": open_of(state, seat), "hidden": hidden_of(state, seat)} for seat in range(state.seats)],
        "town_cards": [_town_card(state, seat) for seat in range(state.seats)],
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
        "hands": [hand_of(state, other) for other in seats],
        "cards_in_hand": [cards_in_hand(state, other) for other in seats],
        "tokens": [
            {
                "open": open_of(state, other),
                "hidden": hidden_of(state, other),
                "unseen": int(state.unseen_tokens[other]),
            }
            for other in seats
        ],
        "town_cards": [_town_card(state, other) for other in seats],
        "values": {TOWN_IDS[town]: int(state.values[town]) for town in range(TOWNS)} if state.is_elfengold else None,
        "earned": int(state.earned),
        "bid": int(state.bid),
        "bidder": int(state.bidder) if state.phase == BID and state.bidder >= 0 else None,
        "passed": [other for other in seats if state.phase == BID and int(state.out) >> other & 1],
        "left": int(state.left),
        "drawn": [TOKEN_NAMES[int(state.drawn[place])] for place in range(2) if state.drawn[place] >= 0],
        "over": bool(state.phase == OVER),
    }


def _public(state: State) -> dict[str, object]:
    """Return what lies open for everybody."""
    seats = range(state.seats)
    public: dict[str, object] = {
        "round": int(state.round_number),
        "phase": phase_of(state),
        "boots": [TOWN_IDS[int(state.boots[seat])] for seat in seats],
        "pieces": [towns_in(int(state.pieces[seat])) for seat in seats],
        "roads": roads_of(state),
    }
    if not state.is_elfengold:
        deck = cards_in_deck(state) + total(state.discards)
        return public | {"open_counters": listed(state.face_up, CARD_NAMES), "deck": deck}
    return public | {
        "gold": [int(state.gold[seat]) for seat in seats],
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


def hand_of(state: State, seat: int) -> dict[str, int]:
    """Return the cards of a hand that are in the record."""
    return {CARD_NAMES[kind]: int(state.hands[seat, kind]) for kind in range(HAND_KINDS) if state.hands[seat, kind]}


def open_of(state: State, seat: int) -> dict[str, int]:
    """Return the tokens lying open before a seat."""
    tokens = range(TOKEN_KINDS)
    return {TOKEN_NAMES[kind]: int(state.open_tokens[seat, kind]) for kind in tokens if state.open_tokens[seat, kind]}


def hidden_of(state: State, seat: int) -> dict[str, int]:
    """Return the hidden tokens of a seat that are in the record."""
    tokens = range(TOKEN_KINDS)
    counts = state.hidden_tokens
    return {TOKEN_NAMES[kind]: int(counts[seat, kind]) for kind in tokens if counts[seat, kind]}


def roads_of(state: State) -> dict[str, list[str]]:
    """Return what lies on each road that is not empty."""
    return {ROAD_IDS[road]: things for road in range(ROADS) if (things := things_on(state, road))}


def things_on(state: State, road: int) -> list[str]:
    """Return what lies on a road, sorted."""
    things = [TOKEN_NAMES[kind] for kind in range(COUNTERS) if int(state.transports[kind]) >> road & 1]
    if int(state.obstacles) >> road & 1:
        things.append("tree" if LAND >> road & 1 else "monster")
    if int(state.gold_pieces) >> road & 1:
        things.append("goldpiece")
    if int(state.doubles) >> road & 1:
        things.append("double")
    return sorted(things)


def towns_in(towns: int) -> list[str]:
    """Return the towns of a set, sorted."""
    return sorted(TOWN_IDS[town] for town in range(TOWNS) if towns >> town & 1)


def listed(row: Row, names: Sequence[str]) -> list[str]:
    """Return a heap as sorted texts."""
    return sorted(names[kind] for kind in range(len(row)) for _ in range(int(row[kind])))


def _town_card(state: State, seat: int) -> str | None:
    """Return a seat's town card, None without one or where it is not known."""
    return TOWN_IDS[int(state.town_cards[seat])] if state.town_cards[seat] >= 0 else None
