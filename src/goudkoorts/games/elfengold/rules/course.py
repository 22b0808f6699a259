"""Elfenland and Elfengold: one action, and everything that follows from it without a choice (EL-1.6, EG-1.5)."""

from goudkoorts.games.elfengold.board import ROADS
from goudkoorts.games.elfengold.rules.auction import make_bid, offer_next_token, pass_the_bid, turn_up_for_sale
from goudkoorts.games.elfengold.rules.draw import (
    begin_the_bonus,
    draw_from_deck,
    fill_the_hand,
    fill_the_next_hand,
    go_to_next_bonus_card,
    go_to_next_draw,
    lay_new_card,
    refill_the_row,
    take_deck_card,
    take_gold_stack,
    take_open_card,
)
from goudkoorts.games.elfengold.rules.ending import ask_for_next_return, end_the_round
from goudkoorts.games.elfengold.rules.gold import reward_the_journey, take_the_gold
from goudkoorts.games.elfengold.rules.roads import (
    exchange,
    pass_planning,
    place_double,
    place_gold_piece,
    place_obstacle,
    place_transport,
)
from goudkoorts.games.elfengold.rules.setup import (
    choose_starting_player,
    deal_first_card,
    give_town_card,
    lay_out_value,
    turn_up_first_card,
    turn_up_first_counter,
)
from goudkoorts.games.elfengold.rules.tokens import (
    draw_secret_counter,
    draw_token,
    give_token_back,
    lay_blind_counter_open,
    replace_open_counter,
    show_token,
    take_blind_counter,
    take_open_counter,
)
from goudkoorts.games.elfengold.rules.travel import (
    begin_caravan,
    begin_caravan_past,
    begin_next_journey,
    begin_to_discard,
    discard,
    fly,
    go,
    go_past,
    holds_too_many,
    pay_for_caravan,
    stop,
)
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import (
    AFTER_JOURNEY,
    BID,
    BLIND,
    BLIND_COUNTER,
    DEAL,
    DECK,
    DECK_CARD,
    END_OF_ROUND,
    FIRST_BID,
    FIRST_CARAVAN,
    FIRST_CARAVAN_WITCH,
    FIRST_CARD,
    FIRST_COUNTER,
    FIRST_DISCARD,
    FIRST_DOUBLE,
    FIRST_EXCHANGE,
    FIRST_FLY,
    FIRST_GO,
    FIRST_GO_WITCH,
    FIRST_GOLDPIECE,
    FIRST_HANDS,
    FIRST_MONSTER,
    FIRST_OPEN,
    FIRST_PAY,
    FIRST_PLACE,
    FIRST_RETURN,
    FIRST_ROW,
    FIRST_SHOW,
    FIRST_START,
    FIRST_TOKEN,
    FIRST_TOWN,
    FIRST_TREE,
    FIRST_VALUE,
    MONSTER,
    NEXT_BONUS,
    NEXT_DRAW,
    NEXT_HAND,
    NEXT_JOURNEY,
    NEXT_SALE,
    OVER,
    PASS,
    REFILL,
    SECRET,
    STACK,
    STOP,
    TAKE_GOLD,
    TOKENS,
    TREE,
    VALUES_OF_TOWNS,
)
from goudkoorts.kernel.rule import rule


@rule
def apply(state: State, action: int) -> None:
    """Carry out one action, legal by assumption, with all that follows from it."""
    if action < DECK:
        act_as_in_elfenland(state, action)
    elif action < FIRST_MONSTER:
        trade(state, action)
    else:
        act_on_roads(state, action)
    go_on(state)


@rule
def act_as_in_elfenland(state: State, action: int) -> None:
    """EL-3 to EL-6  The actions of both games."""
    if action == PASS:
        pass_a_turn(state)
    elif action == STOP:
        stop(state)
    elif action == BLIND:
        take_blind_counter(state)
    elif action < FIRST_TREE:
        place_transport(state, (action - FIRST_PLACE) // ROADS, (action - FIRST_PLACE) % ROADS)
    elif action < FIRST_GO:
        place_obstacle(state, TREE, action - FIRST_TREE)
    elif action < FIRST_CARAVAN:
        go(state, (action - FIRST_GO) // ROADS, (action - FIRST_GO) % ROADS)
    elif action < FIRST_PAY:
        begin_caravan(state, action - FIRST_CARAVAN)
    elif action < FIRST_START:
        choose_a_kind(state, action)
    elif action < FIRST_TOWN:
        choose_starting_player(state, action - FIRST_START)
    elif action < FIRST_CARD:
        give_town_card(state, action - FIRST_TOWN)
    elif action < FIRST_COUNTER:
        turn_card(state, action - FIRST_CARD)
    else:
        turn_counter(state, action - FIRST_COUNTER)


@rule
def pass_a_turn(state: State) -> None:
    """EL-4.4, EG-5.3  One passes in planning or in the auction."""
    if state.phase == BID:
        pass_the_bid(state)
    else:
        pass_planning(state)


@rule
def choose_a_kind(state: State, action: int) -> None:
    """EL-5.4, EL-5.7, EL-6.2, EL-3.2, EG-2.2  Pay, discard or give back one, or take an open one."""
    if action < FIRST_DISCARD:
        pay_for_caravan(state, action - FIRST_PAY)
    elif action < FIRST_RETURN:
        discard(state, action - FIRST_DISCARD)
    elif action < FIRST_OPEN:
        give_token_back(state, action - FIRST_RETURN)
    elif state.is_elfengold:
        take_open_card(state, action - FIRST_OPEN)
    else:
        take_open_counter(state, action - FIRST_OPEN)


@rule
def turn_card(state: State, kind: int) -> None:
    """EL-2, EG-1.3, EG-2  Chance turns a card: for a hand or for the row."""
    if state.phase == DEAL:
        fill_the_hand(state, kind)
    elif state.phase == DECK_CARD:
        take_deck_card(state, kind)
    elif state.phase == FIRST_HANDS:
        deal_first_card(state, kind)
    elif state.phase == FIRST_ROW:
        turn_up_first_card(state, kind)
    else:
        lay_new_card(state, kind)


@rule
def turn_counter(state: State, kind: int) -> None:
    """EL-1.3, EL-3  Chance turns a counter: for the row or for a player."""
    if state.phase == SECRET:
        draw_secret_counter(state, kind)
    elif state.phase == BLIND_COUNTER:
        lay_blind_counter_open(state, kind)
    elif state.phase == FIRST_ROW:
        turn_up_first_counter(state, kind)
    else:
        replace_open_counter(state, kind)


@rule
def trade(state: State, action: int) -> None:
    """EG-2, EG-4, EG-5, EG-7.5, EG-10.2  Draw, choose the reward, bid, show, and what chance lays out."""
    if action == DECK:
        draw_from_deck(state)
    elif action == STACK:
        take_gold_stack(state)
    elif action == TAKE_GOLD:
        take_the_gold(state)
    elif action < FIRST_BID:
        begin_the_bonus(state)
    elif action < FIRST_SHOW:
        make_bid(state, action - FIRST_BID + 1)
    elif action < FIRST_TOKEN:
        show_token(state, action - FIRST_SHOW)
    elif action >= FIRST_VALUE:
        lay_out_value(state, (action - FIRST_VALUE) % VALUES_OF_TOWNS)
    elif state.phase == TOKENS:
        draw_token(state, action - FIRST_TOKEN)
    else:
        turn_up_for_sale(state, action - FIRST_TOKEN)


@rule
def act_on_roads(state: State, action: int) -> None:
    """EG-6, EG-10.3  Place what only Elfengold has, exchange, or travel with a witch."""
    if action < FIRST_GOLDPIECE:
        place_obstacle(state, MONSTER, action - FIRST_MONSTER)
    elif action < FIRST_DOUBLE:
        place_gold_piece(state, action - FIRST_GOLDPIECE)
    elif action < FIRST_GO_WITCH:
        place_double(state, (action - FIRST_DOUBLE) // ROADS, (action - FIRST_DOUBLE) % ROADS)
    elif action < FIRST_CARAVAN_WITCH:
        go_past(state, (action - FIRST_GO_WITCH) // ROADS, (action - FIRST_GO_WITCH) % ROADS)
    elif action < FIRST_FLY:
        begin_caravan_past(state, action - FIRST_CARAVAN_WITCH)
    elif action < FIRST_EXCHANGE:
        fly(state, action - FIRST_FLY)
    else:
        exchange(state, action - FIRST_EXCHANGE)


@rule
def go_on(state: State) -> None:
    """EL-1.6, EG-1.5  Let everything happen that leaves no choice, until a player or chance must act."""
    while state.phase > OVER:
        if state.phase == NEXT_HAND:
            fill_the_next_hand(state)
        elif state.phase == REFILL:
            refill_the_row(state)
        elif state.phase == NEXT_DRAW:
            go_to_next_draw(state)
        elif state.phase == NEXT_BONUS:
            go_to_next_bonus_card(state)
        elif state.phase == NEXT_SALE:
            offer_next_token(state)
        elif state.phase == NEXT_JOURNEY:
            begin_next_journey(state)
        elif state.phase == AFTER_JOURNEY:
            finish_the_journey(state)
        elif state.phase == END_OF_ROUND:
            end_the_round(state)
        else:
            ask_for_next_return(state)


@rule
def finish_the_journey(state: State) -> None:
    """EL-5.7, EG-7.5, EG-7.8  Discards come before the reward."""
    if holds_too_many(state):
        begin_to_discard(state)
    else:
        reward_the_journey(state)
