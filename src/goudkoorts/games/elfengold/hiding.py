"""Elfenland and Elfengold: what a seat may not know, and fair guesses in its place.

Hidden are the cards in other hands that were not taken from the open row, the hidden tokens of others, their town
cards, and with them what the draw pile and the pool are made of. Their numbers are public. What a seat does not know
is one heap of cards (draw pile and unseen cards of others) and one of tokens: every way to deal them out again is
equally likely. Gold cards are never in a hand, so those that are not seen lie in the pile.

Cards and tokens that were laid away openly since the last shuffle are in `discards` and `returned`, apart from those
heaps: everybody has seen that nobody holds them. After the shuffle an unseen card counts as any other.
"""

from numpy import int64
from numpy.typing import NDArray

from goudkoorts.games.elfengold.chance import town_cards_left
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import GOLD, HAND_KINDS, NOT_THERE, OVER, TOKEN_KINDS, TOKENS_PER_PLAYER, UNSEEN
from goudkoorts.kernel.bits import count_bits, nth_bit
from goudkoorts.kernel.counts import kind_of_nth, total
from goudkoorts.kernel.dice import below
from goudkoorts.kernel.rule import rule


@rule
def hide_from(state: State, seat: int) -> None:
    """EL-3.1, EL-8.1, EG-4.2  Blank what a seat cannot know: other hands, hidden tokens and town cards."""
    for other in range(int(state.seats)):
        if other != seat:
            hide_cards(state, other)
            hide_tokens(state, other)
            if state.town_cards[other] != NOT_THERE and state.phase != OVER:
                state.town_cards[other] = UNSEEN
    if state.seat != seat:
        for place in range(TOKENS_PER_PLAYER):
            if state.drawn[place] != NOT_THERE:
                state.drawn[place] = UNSEEN


@rule
def hide_cards(state: State, other: int) -> None:
    """Put the unknown cards of a hand among the unseen, and keep their number."""
    for kind in range(HAND_KINDS):
        unknown = int(state.hands[other, kind]) - int(state.known[other, kind])
        state.hands[other, kind] -= unknown
        state.deck[kind] += unknown
        state.unseen_cards[other] += unknown


@rule
def hide_tokens(state: State, other: int) -> None:
    """EG-4.2  Put the hidden tokens of a seat among the unseen; their number is public."""
    for kind in range(TOKEN_KINDS):
        hidden = int(state.hidden_tokens[other, kind])
        state.hidden_tokens[other, kind] = 0
        state.pool[kind] += hidden
        state.unseen_tokens[other] += hidden


@rule
def redeal(state: State, seat: int, dice: NDArray[int64]) -> None:
    """Deal out what `hide_from` blanked, every possible deal equally likely."""
    for other in range(int(state.seats)):
        if other != seat:
            deal_unseen_cards(state, other, dice)
            deal_unseen_tokens(state, other, dice)
    for other in range(int(state.seats)):
        if state.town_cards[other] == UNSEEN:
            towns = town_cards_left(state)
            state.town_cards[other] = nth_bit(towns, below(dice, count_bits(towns)))
    pick_drawn_tokens(state, dice)


@rule
def deal_unseen_cards(state: State, other: int, dice: NDArray[int64]) -> None:
    """Fill a hand from the unseen cards; gold cards stay in the pile."""
    while state.unseen_cards[other] > 0:
        kind = kind_of_nth(state.deck, below(dice, total(state.deck) - int(state.deck[GOLD])))
        state.deck[kind] -= 1
        state.hands[other, kind] += 1
        state.unseen_cards[other] -= 1


@rule
def deal_unseen_tokens(state: State, other: int, dice: NDArray[int64]) -> None:
    """Give a seat hidden tokens from the unseen ones."""
    while state.unseen_tokens[other] > 0:
        kind = kind_of_nth(state.pool, below(dice, total(state.pool)))
        state.pool[kind] -= 1
        state.hidden_tokens[other, kind] += 1
        state.unseen_tokens[other] -= 1


@rule
def pick_drawn_tokens(state: State, dice: NDArray[int64]) -> None:
    """EG-4.1  The tokens just drawn are any of the hidden ones of the player who draws."""
    for place in range(TOKENS_PER_PLAYER):
        if state.drawn[place] == UNSEEN:
            state.drawn[place] = nth_hidden_token(state, below(dice, hidden_tokens_but_first(state, place)), place)


@rule
def hidden_tokens_but_first(state: State, place: int) -> int:
    """How many hidden tokens the second one drawn may be: not the first one again."""
    tokens = -place
    for kind in range(TOKEN_KINDS):
        tokens += int(state.hidden_tokens[int(state.seat), kind])
    return tokens


@rule
def nth_hidden_token(state: State, n: int, place: int) -> int:
    """Return the kind of the n-th hidden token of the player to act, the first one drawn left out for the second."""
    for kind in range(TOKEN_KINDS):
        n -= int(state.hidden_tokens[int(state.seat), kind])
        if place == 1 and state.drawn[0] == kind:
            n += 1
        if n < 0:
            return kind
    return TOKEN_KINDS
