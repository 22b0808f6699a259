"""Situations of Elfenland and Elfengold set up by hand."""

from collections.abc import Mapping

import numpy as np

from goudkoorts.engine.catalogue import find_game
from goudkoorts.engine.match import Match
from goudkoorts.engine.setup import encode_options
from goudkoorts.games.elfengold import apply, chance_weights, encode, list_legal, notate, parse, seat_to_act
from goudkoorts.games.elfengold.actions import decode
from goudkoorts.games.elfengold.board import ROAD_IDS, TOWN_IDS
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.view import show
from goudkoorts.games.elfengold.words import CARD_NAMES, COUNTERS, MAX_LEGAL, MOVE, PLAN, TOKEN_NAMES
from goudkoorts.kernel.actors import CHANCE
from goudkoorts.kernel.dice import below, dice_from

ELVENHOLD_TO_LAPPHALIA = "elvenhold-lapphalia-plain"
ELVENHOLD_TO_ERGEREN = "elvenhold-ergeren-wood"
BEATA_TO_ELVENHOLD = "beata-elvenhold-plain"
BEATA_RIVER = "beata-elvenhold-river"
RIVINIA_RIVER = "elvenhold-rivinia-river"
FERRY = "elvenhold-virst-lake"


def fresh(game: str = "elfengold", players: int = 2, **options: object) -> State:
    """Return the first state of a game that seat 0 begins."""
    module = find_game(game)
    state = State.new()
    module.set_up(state, players, encode_options(module, players, {"start": 0, **options}))
    return state


def planning(game: str = "elfengold", tokens: Mapping[str, int] | None = None, players: int = 2) -> State:
    """Return a planning turn of seat 0 with these open tokens."""
    state = fresh(game, players)
    state.phase = PLAN
    give_tokens(state, 0, tokens or {})
    return state


def moving(
    game: str = "elfengold", hand: Mapping[str, int] | None = None, town: str = "elvenhold", **options: object
) -> State:
    """Return a journey of seat 0 with these cards."""
    state = fresh(game, 2, **options)
    state.phase = MOVE
    state.boots[0] = TOWN_IDS.index(town)
    give_cards(state, 0, hand or {})
    return state


def give_cards(state: State, seat: int, hand: Mapping[str, int]) -> None:
    """Put cards from the pile into a hand."""
    for card, copies in hand.items():
        state.hands[seat, CARD_NAMES.index(card)] += copies
        state.deck[CARD_NAMES.index(card)] -= copies


def give_tokens(state: State, seat: int, tokens: Mapping[str, int]) -> None:
    """Lay tokens from the pool open before a seat."""
    for token, copies in tokens.items():
        state.open_tokens[seat, TOKEN_NAMES.index(token)] += copies
        state.pool[TOKEN_NAMES.index(token)] -= copies


def lay(state: State, road: str, *things: str) -> State:
    """Lay transports, an obstacle, a gold piece or a double spell on a road."""
    bit = 1 << ROAD_IDS.index(road)
    for thing in things:
        if thing in TOKEN_NAMES[:COUNTERS]:
            state.transports[TOKEN_NAMES.index(thing)] = int(state.transports[TOKEN_NAMES.index(thing)]) | bit
        elif thing in ("tree", "monster"):
            state.obstacles = int(state.obstacles) | bit
        elif thing == "goldpiece":
            state.gold_pieces = int(state.gold_pieces) | bit
        else:
            state.doubles = int(state.doubles) | bit
    return state


def legal(state: State) -> set[str]:
    """Return the texts of the legal actions, or of the outcomes of chance."""
    return set(weights(state)) if seat_to_act(state) == CHANCE else set(legal_list(state))


def legal_list(state: State) -> list[str]:
    """Return the texts of the legal actions."""
    out = np.empty(MAX_LEGAL, np.int64)
    return [notate(decode(number)) for number in out[: list_legal(state, out)].tolist()]


def weights(state: State) -> dict[str, int]:
    """Return the outcomes of chance with their weights."""
    out, tickets = np.empty((2, MAX_LEGAL), np.int64)
    count = chance_weights(state, out, tickets)
    return {notate(decode(out[place])): int(tickets[place]) for place in range(count)}


def verbs(state: State) -> set[str]:
    """Return the verbs of the legal actions."""
    return {text.split(" ")[0] for text in legal(state)}


def do(state: State, *texts: str) -> State:
    """Carry out actions, each of them legal."""
    for text in texts:
        assert text in legal(state), f"{text} is not among {sorted(legal(state))[:20]}"
        apply(state, encode(parse(text)))
    return state


def shown(state: State, key: str) -> object:
    """Return a part of what `replay` prints."""
    return show(state)[key]


def play_on(match: Match, until: str, seed: int = 0) -> Match:
    """Play at random until a phase begins."""
    dice = dice_from(seed)
    while match.truth()["phase"] != until:
        state = match.state
        ticket = below(dice, match.game.count_tickets(state))
        match.play(match.game.open_ticket(state, ticket))
    return match


def dealt(**options: object) -> State:
    """Return round 1 of two players after the first deal: pigs for seat 0, cycles for seat 1, clouds in the row."""
    return do(fresh(**options), *["card pig"] * 5, *["card cycle"] * 5, *["card cloud"] * 3)
