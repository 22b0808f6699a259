"""Elfenland and Elfengold: what is remembered of the last shuffle, so that belief.py can say what a rival may hold.

At a shuffle everybody knows which cards are mixed in, how many cards each seat keeps in hand that the others have not
seen, and which cards lie open or were taken openly. A seat knows besides which cards it kept itself. Afterwards
everybody sees when a seat draws a card unseen and when it plays one. The same holds for tokens, which are simpler: all
drawing comes before the first hidden token is used. A hidden token that is given back is shown to nobody; its owner
alone knows that it was mixed in.

A packed heap has four bits a kind. A story is a row of bits below a leading 1, one for each card since the shuffle: 0
for one drawn unseen, 1 for one shown. It never outgrows its integer: in all of Elfengold a seat draws at most 5 cards
at first, 3 in each of 5 rounds and 2 after each of 6 journeys, and shows no more than it has drawn.
"""

from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import (
    HAND_KINDS,
    MAX_SEATS,
    NOT_THERE,
    TOKEN_KINDS,
    TOKENS_HIDDEN,
    TOKENS_KEPT,
    UNSEEN,
)
from goudkoorts.kernel.rule import rule

ROOM = 4  # bits for the copies of a kind
MASK = (1 << ROOM) - 1
STORY_BEGINS = 1


@rule
def packed(kind: int) -> int:
    """Return a packed heap of one card."""
    return 1 << (ROOM * kind)


@rule
def copies_in(heap: int, kind: int) -> int:
    """Return how many of a kind are in a packed heap."""
    return heap >> (ROOM * kind) & MASK


@rule
def remember_nothing(state: State) -> None:
    """Before the first shuffle nobody has kept anything."""
    for seat in range(MAX_SEATS):
        state.card_stories[seat] = STORY_BEGINS
        state.kept_cards[seat] = 0
        state.shown_cards[seat] = 0
        state.cards_kept[seat] = 0
        forget_tokens(state, seat)
    for kind in range(HAND_KINDS):
        state.cards_mixed_in[kind] = 0
        state.cards_not_seen[kind] = 0
    for kind in range(TOKEN_KINDS):
        state.tokens_mixed_in[kind] = 0
        state.tokens_not_seen[kind] = 0


@rule
def forget_tokens(state: State, seat: int) -> None:
    """A seat has kept no hidden token and used none."""
    for place in range(TOKENS_KEPT):
        state.kept_tokens[seat, place] = NOT_THERE
    for place in range(TOKENS_HIDDEN):
        state.shown_tokens[seat, place] = NOT_THERE
        state.own_mixed_in[seat, place] = NOT_THERE


@rule
def remember_the_shuffle(state: State) -> None:
    """EL-2.1, EG-2.5  Note the cards mixed in and those kept over the shuffle; earlier shuffles are forgotten."""
    for kind in range(HAND_KINDS):
        state.cards_mixed_in[kind] = state.discards[kind]
        state.cards_not_seen[kind] = state.deck[kind] + state.discards[kind]
    for seat in range(int(state.seats)):
        kept = 0
        heap = 0
        for kind in range(HAND_KINDS):
            unknown = int(state.hands[seat, kind]) - int(state.known[seat, kind])
            state.cards_not_seen[kind] += unknown
            kept += unknown
            heap += unknown * packed(kind)
        state.kept_cards[seat] = heap
        state.cards_kept[seat] = kept + state.unseen_cards[seat]
        state.shown_cards[seat] = 0
        state.card_stories[seat] = STORY_BEGINS


@rule
def remember_the_drawn_card(state: State) -> None:
    """The player to act has drawn a card unseen; of no interest where none was kept."""
    seat = int(state.seat)
    if state.cards_kept[seat] > 0:
        state.card_stories[seat] = int(state.card_stories[seat]) << 1


@rule
def remember_the_shown_card(state: State, kind: int) -> None:
    """The player to act has played a card that the others had not seen; of no interest where none was kept."""
    seat = int(state.seat)
    if state.cards_kept[seat] > 0:
        state.card_stories[seat] = int(state.card_stories[seat]) << 1 | 1
        state.shown_cards[seat] = int(state.shown_cards[seat]) + packed(kind)


@rule
def remember_the_mixing(state: State) -> None:
    """EL-6.3, EG-8.3  Note the tokens mixed in and the hidden ones kept; earlier rounds are forgotten."""
    for kind in range(TOKEN_KINDS):
        state.tokens_mixed_in[kind] = state.returned[kind]
        state.tokens_not_seen[kind] = state.pool[kind] + state.returned[kind]
    for seat in range(int(state.seats)):
        forget_tokens(state, seat)
        for place in range(TOKENS_HIDDEN):
            kind = int(state.given_back[seat, place])
            if kind >= 0:
                state.own_mixed_in[seat, place] = kind
                state.tokens_not_seen[kind] += 1
        place = 0
        for kind in range(TOKEN_KINDS):
            state.tokens_not_seen[kind] += state.hidden_tokens[seat, kind]
            for _ in range(int(state.hidden_tokens[seat, kind])):
                state.kept_tokens[seat, place] = kind
                place += 1
        for _ in range(int(state.unseen_tokens[seat])):
            state.kept_tokens[seat, place] = UNSEEN
            place += 1


@rule
def remember_the_shown_token(state: State, kind: int) -> None:
    """The player to act has used a hidden token; of no interest where none was kept."""
    seat = int(state.seat)
    if state.kept_tokens[seat, 0] != NOT_THERE:
        place = 0
        while state.shown_tokens[seat, place] != NOT_THERE:
            place += 1
        state.shown_tokens[seat, place] = kind
