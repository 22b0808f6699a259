"""Elfenland and Elfengold: cards and tokens in hands, piles and the pool; what every chapter uses."""

from goudkoorts.games.elfengold.rules.memory import (
    remember_the_drawn_card,
    remember_the_mixing,
    remember_the_shown_card,
    remember_the_shown_token,
    remember_the_shuffle,
)
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import CARD_KINDS, COUNTERS, HAND_KINDS, NOT_THERE, TOKEN_KINDS, TOKENS_HIDDEN
from goudkoorts.kernel.counts import total
from goudkoorts.kernel.rule import rule


@rule
def cards_in_hand(state: State, seat: int) -> int:
    """How many cards a seat holds; the number is public."""
    cards = int(state.unseen_cards[seat])
    for kind in range(HAND_KINDS):
        cards += int(state.hands[seat, kind])
    return cards


@rule
def kinds_in_hand(state: State, seat: int) -> int:
    """Return the set of kinds of cards a seat holds."""
    kinds = 0
    for kind in range(HAND_KINDS):
        kinds |= (state.hands[seat, kind] > 0) << kind
    return kinds


@rule
def cards_in_deck(state: State) -> int:
    """How many cards the draw pile holds."""
    return total(state.deck) - total(state.unseen_cards)


@rule
def has_card_to_turn(state: State) -> bool:
    """EG-2.5  A card can be drawn while the pile or the discards hold one."""
    return cards_in_deck(state) > 0 or total(state.discards) > 0


@rule
def turn_a_card(state: State, phase: int) -> None:
    """EG-2.5  Chance turns a card in the given phase; an empty pile is made anew from the discards first."""
    if cards_in_deck(state) == 0:
        shuffle_the_discards(state)
    state.phase = phase


@rule
def shuffle_the_discards(state: State) -> None:
    """EL-2.1, EL-5.8, EG-2.5  The discards, gold cards and witches included, become part of the pile."""
    remember_the_shuffle(state)
    for kind in range(CARD_KINDS):
        state.deck[kind] += state.discards[kind]
        state.discards[kind] = 0


@rule
def deal_card(state: State, kind: int) -> None:
    """The player to act gets a card from the pile that the others do not see."""
    state.deck[kind] -= 1
    state.hands[int(state.seat), kind] += 1
    remember_the_drawn_card(state)


@rule
def play_card(state: State, kind: int) -> None:
    """EL-5.8, EG-7.9  A card played or discarded leaves the hand for the discards.

    Of equal cards the one that was taken openly counts as played first. That is exact: what the others do not know
    of the hand is the same whichever of the two was played.
    """
    seat = int(state.seat)
    state.hands[seat, kind] -= 1
    if state.known[seat, kind] > 0:
        state.known[seat, kind] -= 1
    else:
        remember_the_shown_card(state, kind)
    state.discards[kind] += 1


@rule
def tokens_of(state: State, seat: int, kind: int) -> int:
    """How many tokens of a kind a seat has, open and hidden."""
    return int(state.open_tokens[seat, kind]) + int(state.hidden_tokens[seat, kind])


@rule
def kinds_of_tokens(state: State, seat: int) -> int:
    """Return the set of kinds of tokens a seat has."""
    kinds = 0
    for kind in range(TOKEN_KINDS):
        kinds |= (tokens_of(state, seat, kind) > 0) << kind
    return kinds


@rule
def tokens_to_count(state: State, seat: int) -> int:
    """EL-6.2, EG-8.3  How many tokens count at the end of a round: in Elfenland the tree does not."""
    kinds = TOKEN_KINDS if state.is_elfengold else COUNTERS
    tokens = int(state.unseen_tokens[seat])
    for kind in range(kinds):
        tokens += tokens_of(state, seat, kind)
    return tokens


@rule
def spend_token(state: State, kind: int) -> None:
    """EG-4.2  Hidden tokens are used like open ones; of two equal ones the open one goes first."""
    seat = int(state.seat)
    if state.open_tokens[seat, kind] > 0:
        state.open_tokens[seat, kind] -= 1
    else:
        state.hidden_tokens[seat, kind] -= 1
        remember_the_shown_token(state, kind)


@rule
def give_back(state: State, kind: int) -> None:
    """EL-6.2, EG-8.3  A token leaves its owner, of two equal ones the open one first; a hidden one stays unseen."""
    seat = int(state.seat)
    if state.open_tokens[seat, kind] > 0:
        state.open_tokens[seat, kind] -= 1
        state.giving[kind] += 1
    else:
        state.hidden_tokens[seat, kind] -= 1
        place = 0
        while state.given_back[seat, place] != NOT_THERE:
            place += 1
        state.given_back[seat, place] = kind


@rule
def lay_open_what_is_given(state: State) -> None:
    """EL-6.2, EG-8.3  Once a player has given back all he must, the others see which of them had lain open."""
    for kind in range(TOKEN_KINDS):
        state.returned[kind] += state.giving[kind]
        state.giving[kind] = 0


@rule
def mix_the_pool(state: State) -> None:
    """EL-6.3, EG-8.3  Tokens given back are mixed into the face-down pool."""
    remember_the_mixing(state)
    for kind in range(TOKEN_KINDS):
        state.pool[kind] += state.returned[kind]
        state.returned[kind] = 0
    for seat in range(int(state.seats)):
        for place in range(TOKENS_HIDDEN):
            if state.given_back[seat, place] >= 0:
                state.pool[int(state.given_back[seat, place])] += 1
            state.given_back[seat, place] = NOT_THERE


@rule
def pass_to_the_left(state: State) -> None:
    """EL-1.4  Play is clockwise."""
    state.seat += 1
    if state.seat == state.seats:
        state.seat = 0
