"""Elfenland and Elfengold: what a seat may not know, and fair guesses in its place.

Hidden are the cards in other hands that were not taken from the open row, the hidden tokens of others, their town
cards, and with them what the draw pile and the pool are made of. Their numbers are public. What a seat does not know
is one heap of cards (draw pile and unseen cards of others) and one of tokens. Gold cards are never in a hand, so those
that are not seen lie in the pile.

Cards and tokens that were laid away openly since the last shuffle are in `discards` and `returned`, apart from those
heaps: everybody has seen that nobody holds them. A hidden token that is given back was never seen by the others and
stays so: it is one of their unseen tokens, of which they know that it is with its owner no more. While somebody gives
tokens back the others see him as before he began, since the order of his choices would tell what the hidden ones are.

Until the first shuffle every way to deal the heap out again is
equally likely. What rivals have kept over a shuffle is none of the cards shuffled in; belief.py guesses it first, and
all ways to deal out the rest are equally likely again.
"""

import numpy as np
from numpy import int64
from numpy.typing import NDArray

from goudkoorts.games.elfengold.belief import guess, take_any
from goudkoorts.games.elfengold.chance import town_cards_left
from goudkoorts.games.elfengold.puzzle import PUZZLE, TABLE, Puzzle, Table
from goudkoorts.games.elfengold.rules.memory import STORY_BEGINS, copies_in, packed
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import (
    GOLD,
    HAND_KINDS,
    NOT_THERE,
    OVER,
    RETURN,
    TOKEN_KINDS,
    TOKENS_HIDDEN,
    TOKENS_KEPT,
    TOKENS_PER_PLAYER,
    UNSEEN,
)
from goudkoorts.kernel.bits import count_bits, nth_bit
from goudkoorts.kernel.counts import kind_of_nth, total
from goudkoorts.kernel.dice import below
from goudkoorts.kernel.record import Records
from goudkoorts.kernel.rule import rule


@rule
def hide_from(state: State, seat: int) -> None:
    """EL-3.1, EL-8.1, EG-4.2  Blank what a seat cannot know: other hands, hidden tokens and town cards."""
    for other in range(int(state.seats)):
        if other != seat:
            hide_cards(state, other)
            hide_returns(state, other)
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
    state.kept_cards[other] = 0
    for kind in range(HAND_KINDS):
        unknown = int(state.hands[other, kind]) - int(state.known[other, kind])
        state.hands[other, kind] -= unknown
        state.deck[kind] += unknown
        state.unseen_cards[other] += unknown


@rule
def hide_tokens(state: State, other: int) -> None:
    """EG-4.2  Put the hidden tokens of a seat among the unseen; their number is public."""
    for place in range(TOKENS_KEPT):
        if state.kept_tokens[other, place] != NOT_THERE:
            state.kept_tokens[other, place] = UNSEEN
    for kind in range(TOKEN_KINDS):
        hidden = int(state.hidden_tokens[other, kind])
        state.hidden_tokens[other, kind] = 0
        state.pool[kind] += hidden
        state.unseen_tokens[other] += hidden


@rule
def hide_returns(state: State, other: int) -> None:
    """EL-6.2, EG-8.3  Put the hidden tokens a seat has given back among the unseen; who is at it has not begun."""
    is_giving = state.phase == RETURN and state.seat == other
    if is_giving:
        take_back_what_is_given(state)
    for place in range(TOKENS_HIDDEN):
        state.own_mixed_in[other, place] = NOT_THERE
        if state.given_back[other, place] >= 0:
            state.pool[int(state.given_back[other, place])] += 1
            state.given_back[other, place] = UNSEEN
        if is_giving and state.given_back[other, place] == UNSEEN:
            state.given_back[other, place] = NOT_THERE
            state.unseen_tokens[other] += 1
            state.left += 1


@rule
def take_back_what_is_given(state: State) -> None:
    """EL-6.2, EG-8.3  Give the player to act the open tokens again that he has chosen so far."""
    state.last_kind = 0
    for kind in range(TOKEN_KINDS):
        state.open_tokens[int(state.seat), kind] += state.giving[kind]
        state.left += state.giving[kind]
        state.giving[kind] = 0


@rule
def redeal(state: State, seat: int, dice: NDArray[int64]) -> None:
    """Deal out what `hide_from` blanked: first what was kept over a shuffle, then the rest."""
    for other in range(int(state.seats)):
        state.unseen_tokens[other] += unseen_returns(state, other)
    deal_kept_cards(state, seat, dice)
    deal_kept_tokens(state, seat, dice)
    for other in range(int(state.seats)):
        if other != seat:
            deal_unseen_cards(state, other, dice)
            deal_unseen_tokens(state, other, dice)
            give_back_unseen(state, other, dice)
    for other in range(int(state.seats)):
        if state.town_cards[other] == UNSEEN:
            towns = town_cards_left(state)
            state.town_cards[other] = nth_bit(towns, below(dice, count_bits(towns)))


@rule
def deal_kept_cards(state: State, seat: int, dice: NDArray[int64]) -> None:
    """Guess which cards rivals have kept over the last shuffle, and deal them those they still hold."""
    kept = 0
    for other in range(int(state.seats)):
        kept += has_unseen_kept_cards(state, other)
    if kept == 0:
        return
    solve_the_cards(state, seat, np.zeros(1, PUZZLE), np.empty(1, TABLE), dice)


@rule
def solve_the_cards(
    state: State, seat: int, puzzles: Records[Puzzle], tables: Records[Table], dice: NDArray[int64]
) -> None:
    """Guess and deal. Room is handed on as rows of one: a row by itself does not keep its memory."""
    puzzle, table = puzzles[0], tables[0]
    pose_the_cards(state, seat, puzzle)
    if not guess(puzzle, table, dice):
        return
    for other in range(int(state.seats)):
        still = int(puzzle.old[other])
        for kind in range(HAND_KINDS):
            state.kept_cards[other] = int(state.kept_cards[other]) + int(puzzle.was_old[other, kind]) * packed(kind)
            still -= int(puzzle.was_old[other, kind])
        for _ in range(still):
            kind = take_any(puzzle.still, dice)
            state.kept_cards[other] = int(state.kept_cards[other]) + packed(kind)
            deal_unseen_card(state, other, kind)


@rule
def has_unseen_kept_cards(state: State, other: int) -> int:
    """Return 1 if a seat has kept cards over the shuffle that are blanked, else 0."""
    return 1 if state.cards_kept[other] > 0 and state.kept_cards[other] == 0 else 0


@rule
def pose_the_cards(state: State, seat: int, puzzle: Puzzle) -> None:
    """Write down what a seat knows of the cards kept; those it kept itself are not among what it had not seen."""
    puzzle.kinds = HAND_KINDS
    for other in range(int(state.seats)):
        if has_unseen_kept_cards(state, other):
            puzzle.old[other] = state.cards_kept[other]
            puzzle.story[other] = state.card_stories[other]
            for kind in range(HAND_KINDS):
                puzzle.shown[other, kind] = copies_in(int(state.shown_cards[other]), kind)
    for kind in range(HAND_KINDS):
        puzzle.before[kind] = state.cards_not_seen[kind]
        if seat >= 0:
            puzzle.before[kind] -= copies_in(int(state.kept_cards[seat]), kind)
        puzzle.mixed[kind] = state.cards_mixed_in[kind]
        puzzle.unseen[kind] = state.deck[kind]


@rule
def deal_unseen_card(state: State, other: int, kind: int) -> None:
    """A card of a hand is no longer unseen."""
    state.deck[kind] -= 1
    state.hands[other, kind] += 1
    state.unseen_cards[other] -= 1


@rule
def deal_unseen_cards(state: State, other: int, dice: NDArray[int64]) -> None:
    """Fill a hand from the unseen cards; gold cards stay in the pile."""
    while state.unseen_cards[other] > 0:
        deal_unseen_card(state, other, kind_of_nth(state.deck, below(dice, total(state.deck) - int(state.deck[GOLD]))))


@rule
def deal_kept_tokens(state: State, seat: int, dice: NDArray[int64]) -> None:
    """Guess which hidden tokens rivals have kept over the last mixing, and give them those they still have."""
    kept = 0
    for other in range(int(state.seats)):
        kept += unseen_kept_tokens(state, other)
    if kept == 0:
        return
    solve_the_tokens(state, seat, np.zeros(1, PUZZLE), np.empty(1, TABLE), dice)


@rule
def solve_the_tokens(
    state: State, seat: int, puzzles: Records[Puzzle], tables: Records[Table], dice: NDArray[int64]
) -> None:
    """Guess and give, likewise."""
    puzzle, table = puzzles[0], tables[0]
    pose_the_tokens(state, seat, puzzle)
    if not guess(puzzle, table, dice):
        return
    for other in range(int(state.seats)):
        place = 0
        for kind in range(TOKEN_KINDS):
            for _ in range(int(puzzle.was_old[other, kind])):
                state.kept_tokens[other, place] = kind
                place += 1
        while place < puzzle.old[other]:
            state.kept_tokens[other, place] = take_any(puzzle.still, dice)
            give_unseen_token(state, other, int(state.kept_tokens[other, place]))
            place += 1


@rule
def unseen_kept_tokens(state: State, other: int) -> int:
    """Return how many hidden tokens a seat has kept over the mixing that are blanked."""
    kept = 0
    for place in range(TOKENS_KEPT):
        kept += 1 if state.kept_tokens[other, place] == UNSEEN else 0
    return kept


@rule
def pose_the_tokens(state: State, seat: int, puzzle: Puzzle) -> None:
    """Write down what a seat knows of the hidden tokens kept; all drawing came before the first was used."""
    puzzle.kinds = TOKEN_KINDS
    for other in range(int(state.seats)):
        puzzle.old[other] = unseen_kept_tokens(state, other)
        if puzzle.old[other] > 0:
            shown = 0
            for place in range(TOKENS_HIDDEN):
                if state.shown_tokens[other, place] != NOT_THERE:
                    puzzle.shown[other, int(state.shown_tokens[other, place])] += 1
                    shown += 1
            new = int(state.unseen_tokens[other]) + shown - int(puzzle.old[other])
            puzzle.story[other] = (STORY_BEGINS << (new + shown)) | ((1 << shown) - 1)
    for kind in range(TOKEN_KINDS):
        puzzle.before[kind] = state.tokens_not_seen[kind]
        puzzle.mixed[kind] = state.tokens_mixed_in[kind]
        puzzle.unseen[kind] = state.pool[kind]
    if seat >= 0:
        for place in range(TOKENS_HIDDEN):
            if state.own_mixed_in[seat, place] >= 0:
                puzzle.mixed[int(state.own_mixed_in[seat, place])] += 1
        for place in range(TOKENS_KEPT):
            if state.kept_tokens[seat, place] >= 0:
                puzzle.before[int(state.kept_tokens[seat, place])] -= 1


@rule
def give_unseen_token(state: State, other: int, kind: int) -> None:
    """A hidden token of a seat is no longer unseen."""
    state.pool[kind] -= 1
    state.hidden_tokens[other, kind] += 1
    state.unseen_tokens[other] -= 1


@rule
def deal_unseen_tokens(state: State, other: int, dice: NDArray[int64]) -> None:
    """EG-4.1  Give a seat hidden tokens from the unseen ones; the tokens just drawn are any of these."""
    place = 0
    while state.unseen_tokens[other] > 0:
        kind = kind_of_nth(state.pool, below(dice, total(state.pool)))
        give_unseen_token(state, other, kind)
        if other == state.seat and place < TOKENS_PER_PLAYER and state.drawn[place] == UNSEEN:
            state.drawn[place] = kind
            place += 1


@rule
def unseen_returns(state: State, other: int) -> int:
    """Return how many hidden tokens a seat has given back that are blanked."""
    returns = 0
    for place in range(TOKENS_HIDDEN):
        returns += 1 if state.given_back[other, place] == UNSEEN else 0
    return returns


@rule
def give_back_unseen(state: State, other: int, dice: NDArray[int64]) -> None:
    """EL-6.2, EG-8.3  Take away the tokens a seat has given back: any of those it had hidden."""
    for place in range(TOKENS_HIDDEN):
        if state.given_back[other, place] == UNSEEN:
            kind = any_hidden_token(state, other, dice)
            state.hidden_tokens[other, kind] -= 1
            state.given_back[other, place] = kind


@rule
def any_hidden_token(state: State, other: int, dice: NDArray[int64]) -> int:
    """Return the kind of any of the hidden tokens of a seat."""
    tokens = 0
    for kind in range(TOKEN_KINDS):
        tokens += int(state.hidden_tokens[other, kind])
    ticket = below(dice, tokens)
    kind = 0
    while ticket >= state.hidden_tokens[other, kind]:
        ticket -= int(state.hidden_tokens[other, kind])
        kind += 1
    return kind
