"""Elfenland and Elfengold: drawing counters and tokens (EL-3, EG-4) and giving them back (EL-6.2, EG-8.3)."""

from goudkoorts.games.elfengold.rules.heaps import give_back, lay_open_what_is_given, pass_to_the_left
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import (
    AUCTION_ROW,
    BLIND_COUNTER,
    COUNTER,
    NEW_COUNTER,
    NEXT_RETURN,
    NOT_THERE,
    OPEN_DRAWS,
    PLAN,
    SECRET,
    SHOW,
    TOKENS,
)
from goudkoorts.kernel.rule import rule


@rule
def draw_secret_counter(state: State, kind: int) -> None:
    """EL-3.1  In turn order each player takes one face-down counter and keeps it secret."""
    state.pool[kind] -= 1
    state.hidden_tokens[int(state.seat), kind] += 1
    state.turns += 1
    pass_to_the_left(state)
    if state.turns == state.seats:
        state.turns = 0
        state.phase = COUNTER
    else:
        state.phase = SECRET


@rule
def take_open_counter(state: State, kind: int) -> None:
    """EL-3.2  One of the five open counters, replaced at once."""
    state.face_up[kind] -= 1
    state.open_tokens[int(state.seat), kind] += 1
    state.phase = NEW_COUNTER


@rule
def replace_open_counter(state: State, kind: int) -> None:
    """EL-3.2  A counter is turned up in the place of the one taken."""
    state.pool[kind] -= 1
    state.face_up[kind] += 1
    finish_counter_turn(state)


@rule
def take_blind_counter(state: State) -> None:
    """EL-3.2  Or an unseen one from the pile."""
    state.phase = BLIND_COUNTER


@rule
def lay_blind_counter_open(state: State, kind: int) -> None:
    """EL-3.2  It lies open in front of the player either way."""
    state.pool[kind] -= 1
    state.open_tokens[int(state.seat), kind] += 1
    finish_counter_turn(state)


@rule
def finish_counter_turn(state: State) -> None:
    """EL-3.2, EL-3.3  One counter at a time, three times round: four in all in round 1, five later; then planning."""
    state.turns += 1
    pass_to_the_left(state)
    state.phase = COUNTER
    if state.turns == OPEN_DRAWS * state.seats:
        begin_to_plan(state)


@rule
def draw_token(state: State, kind: int) -> None:
    """EG-4.1, EG-4.3  Each player draws two tokens unseen, however many he has; both are hidden at first."""
    state.pool[kind] -= 1
    state.hidden_tokens[int(state.seat), kind] += 1
    if state.drawn[0] == NOT_THERE:
        state.drawn[0] = kind
    else:
        state.drawn[1] = kind
        state.phase = SHOW


@rule
def show_token(state: State, kind: int) -> None:
    """EG-4.1  One of the two is laid open, the other stays hidden; then the next player draws."""
    seat = int(state.seat)
    state.hidden_tokens[seat, kind] -= 1
    state.open_tokens[seat, kind] += 1
    state.drawn[0] = NOT_THERE
    state.drawn[1] = NOT_THERE
    state.turns += 1
    pass_to_the_left(state)
    state.phase = TOKENS
    if state.turns == state.seats:
        state.tokens_for_sale = 0
        state.sale = 0
        state.phase = AUCTION_ROW


@rule
def begin_to_plan(state: State) -> None:
    """EL-4.1  Planning begins with the starting player."""
    state.passes = 0
    state.seat = state.starter
    state.phase = PLAN


@rule
def give_token_back(state: State, kind: int) -> None:
    """EL-6.2, EG-8.3  A token goes back into the pool; the next player is asked when this one has given enough."""
    give_back(state, kind)
    state.last_kind = kind
    state.left -= 1
    if state.left == 0:
        lay_open_what_is_given(state)
        state.last_kind = 0
        state.turns += 1
        state.phase = NEXT_RETURN
