"""Elfenland and Elfengold: cards for the hands (EL-2, EG-2), bonus cards (EG-7.6) and the gold of the round (EG-3)."""

from goudkoorts.games.elfengold.rules.heaps import (
    cards_in_hand,
    deal_card,
    has_card_to_turn,
    shuffle_the_discards,
    turn_a_card,
)
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import (
    BONUS_CARDS,
    CARD_DRAWS,
    DEAL,
    DECK_CARD,
    DRAW,
    FULL_HAND,
    GOLD,
    GOLD_PER_CARD,
    GOLD_PER_ROUND,
    NEW_CARD,
    NEXT_BONUS,
    NEXT_DRAW,
    NEXT_HAND,
    NEXT_JOURNEY,
    OPEN_CARDS,
    REFILL,
    SECRET,
    TOKENS,
)
from goudkoorts.kernel.counts import total
from goudkoorts.kernel.rule import rule


@rule
def begin_the_deal(state: State) -> None:
    """EL-2.1  All cards in no hand are shuffled together, played and discarded ones included."""
    shuffle_the_discards(state)
    state.turns = 0
    state.phase = NEXT_HAND


@rule
def fill_the_next_hand(state: State) -> None:
    """EL-2.1, EL-2.2, EL-3.1  Each player is filled up to 8 cards or (option) gets 8 new ones; then the counters."""
    while state.turns < state.seats:
        state.seat = (state.starter + state.turns) % state.seats
        state.left = FULL_HAND
        if not state.deals_new_8:
            state.left = FULL_HAND - cards_in_hand(state, int(state.seat))
        if state.left > 0:
            state.phase = DEAL
            return
        state.turns += 1
    state.turns = 0
    state.seat = state.starter
    state.phase = SECRET


@rule
def fill_the_hand(state: State, kind: int) -> None:
    """EL-2.1  One player is filled up before the next."""
    deal_card(state, kind)
    state.left -= 1
    if state.left == 0:
        state.turns += 1
        state.phase = NEXT_HAND


@rule
def begin_to_draw(state: State) -> None:
    """EG-2.1, EG-2.5  From round 2 on cards are drawn; gaps in the row are filled first."""
    state.turns = 0
    state.is_bonus = 0
    state.phase = REFILL


@rule
def refill_the_row(state: State) -> None:
    """EG-2.2, EG-2.5  Three cards lie open, as long as there are cards."""
    if total(state.face_up) < OPEN_CARDS and has_card_to_turn(state):
        turn_a_card(state, NEW_CARD)
    elif state.is_bonus:
        state.phase = NEXT_BONUS
    else:
        state.phase = NEXT_DRAW


@rule
def lay_new_card(state: State, kind: int) -> None:
    """EG-2.4  A gold card goes on the gold stack and the slot is refilled again."""
    state.deck[kind] -= 1
    if kind == GOLD:
        state.gold_stack += 1
    else:
        state.face_up[kind] += 1
    state.phase = REFILL


@rule
def can_draw(state: State) -> bool:
    """EG-2.2  A draw comes from the pile, the row or the gold stack."""
    return state.gold_stack > 0 or total(state.face_up) > 0 or has_card_to_turn(state)


@rule
def go_to_next_draw(state: State) -> None:
    """EG-2.1, EG-2.5, EG-3.1  Three times round the table, one draw each; then everybody takes 2 gold."""
    while state.turns < CARD_DRAWS * state.seats:
        state.seat = (state.starter + state.turns) % state.seats
        if can_draw(state):
            state.phase = DRAW
            return
        state.turns += 1
    for seat in range(int(state.seats)):
        state.gold[seat] += GOLD_PER_ROUND
    begin_to_draw_tokens(state)


@rule
def begin_to_draw_tokens(state: State) -> None:
    """EG-4.1  After the gold each player draws tokens, in turn order."""
    state.turns = 0
    state.seat = state.starter
    state.phase = TOKENS


@rule
def draw_from_deck(state: State) -> None:
    """EG-2.2  (a) The top card of the pile."""
    turn_a_card(state, DECK_CARD)


@rule
def take_deck_card(state: State, kind: int) -> None:
    """EG-2.3  A gold card goes on the stack and the same player draws again; any other goes into the hand."""
    if kind == GOLD:
        state.deck[kind] -= 1
        state.gold_stack += 1
        state.phase = DRAW
        return
    deal_card(state, kind)
    count_the_draw(state)
    state.phase = NEXT_BONUS if state.is_bonus else NEXT_DRAW


@rule
def take_open_card(state: State, kind: int) -> None:
    """EG-2.2  (b) One of the open cards, replaced at once; everybody has seen it."""
    seat = int(state.seat)
    state.face_up[kind] -= 1
    state.hands[seat, kind] += 1
    state.known[seat, kind] += 1
    count_the_draw(state)
    state.phase = REFILL


@rule
def take_gold_stack(state: State) -> None:
    """EG-2.2  (c) The whole gold stack: 3 gold a card, the cards go to the discards."""
    state.gold[int(state.seat)] += GOLD_PER_CARD * int(state.gold_stack)
    state.discards[GOLD] += state.gold_stack
    state.gold_stack = 0
    count_the_draw(state)
    state.phase = NEXT_BONUS if state.is_bonus else NEXT_DRAW


@rule
def count_the_draw(state: State) -> None:
    """One draw, or one bonus card, is done."""
    if state.is_bonus:
        state.bonus_left -= 1
    else:
        state.turns += 1


@rule
def begin_the_bonus(state: State) -> None:
    """EG-7.5, EG-7.7  Two cards, for a player who wants them instead of gold or who has not moved."""
    state.bonus_left = BONUS_CARDS
    state.is_bonus = 1
    state.phase = NEXT_BONUS


@rule
def go_to_next_bonus_card(state: State) -> None:
    """EG-7.6, EG-2.5  Bonus cards come from the pile, or (option) by the normal rules; what is not there is lost."""
    while state.bonus_left > 0:
        if state.bonus_from_open and can_draw(state):
            state.phase = DRAW
            return
        if not state.bonus_from_open and has_card_to_turn(state):
            turn_a_card(state, DECK_CARD)
            return
        state.bonus_left -= 1
    state.is_bonus = 0
    state.turns += 1
    state.phase = NEXT_JOURNEY
