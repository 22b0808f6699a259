"""Gold!: set-up, turn, set, refill, end and scoring, in the order of the rule book."""

from numpy import int64
from numpy.typing import NDArray

from goudkoorts.games.gold.heap import (
    cards_of_colours,
    colours_in,
    kinds_in,
    of_colour,
    with_card,
    without_card,
    worth,
)
from goudkoorts.games.gold.state import State
from goudkoorts.games.gold.words import (
    BONUS,
    COLOURS,
    DECK_OF_2,
    DECK_OF_3,
    DONKEYS,
    FIRST_BONUS,
    FIRST_DONKEY,
    FIRST_START,
    FIRST_SWAP,
    FIRST_TURN_UP,
    GOLD_KINDS,
    KINDS,
    NO_START,
    OFFER_SIZE,
    OPTION_BONUS,
    OPTION_DONKEYS,
    OPTION_OPEN_SCORES,
    OPTION_START,
    OVER,
    PASS,
    REFILL,
    SET_ASIDE,
    SET_SIZE,
    START,
    THREE_ROW,
    TURN,
)
from goudkoorts.kernel.bits import count_bits, highest_bit
from goudkoorts.kernel.places import turn_into_places
from goudkoorts.kernel.rule import rule

MORE_THAN_ALL_CARDS = 64


@rule
def set_up(state: State, seats: int, options: NDArray[int64]) -> None:
    """G-1, G-3, G-7  Lay out a new game; with two players one donkey of every colour stays in the box."""
    state.seats = seats
    state.unseen = DECK_OF_2 if seats == 2 else DECK_OF_3
    state.offer = 0
    for seat in range(seats):
        state.displays[seat] = 0
        state.points[seat] = 0
        state.cards[seat] = 0
    state.pile = count_bits(int(state.unseen)) - seats - SET_ASIDE
    state.set_colour = 0
    state.donkeys_dealt = 0
    state.players_choose = options[OPTION_DONKEYS]
    state.bonus_is_mandatory = options[OPTION_BONUS]
    state.scores_are_open = options[OPTION_OPEN_SCORES]
    state.seat = 0
    state.starter = 0
    state.phase = START
    if options[OPTION_START] != NO_START:
        choose_start_player(state, int(options[OPTION_START]))


@rule
def choose_start_player(state: State, starter: int) -> None:
    """G-6  One player begins; then the start donkeys follow (G-4)."""
    state.starter = starter
    state.seat = starter
    state.phase = DONKEYS


@rule
def seat_of_next_donkey(state: State) -> int:
    """G-4, GA-1  Donkeys go to seat 0, 1, 2; when players choose, the last in turn order begins."""
    if state.players_choose:
        return int(state.starter - 1 - state.donkeys_dealt + 2 * state.seats) % int(state.seats)
    return int(state.donkeys_dealt)


@rule
def give_start_donkey(state: State, colour: int) -> None:
    """G-4, G-5  A player's display begins with one donkey; the last one dealt opens the first offer."""
    seat = seat_of_next_donkey(state)
    state.unseen = without_card(int(state.unseen), colour)
    state.displays[seat] = 1 << colour
    state.donkeys_dealt += 1
    if state.donkeys_dealt == state.seats:
        state.phase = REFILL


@rule
def turn_up(state: State, kind: int) -> None:
    """G-6, G-18  Turn up a card; with the fifth the offer is full and play goes on."""
    state.unseen = without_card(int(state.unseen), kind)
    offer = with_card(int(state.offer), kind)
    state.offer = offer
    state.pile -= 1
    if count_bits(offer) == OFFER_SIZE:
        state.phase = TURN


@rule
def take(state: State, kind: int) -> None:
    """G-8  Action A: a card of the lowest value goes from the offer into the own display."""
    seat = int(state.seat)
    state.offer = without_card(int(state.offer), kind)
    state.displays[seat] = with_card(int(state.displays[seat]), kind)
    finish_action(state, kind % COLOURS)


@rule
def swap(state: State, given: int, taken: int) -> None:
    """G-9, G-10, G-12  Action B: one card of the own display for one gold card of the offer."""
    seat = int(state.seat)
    state.offer = with_card(without_card(int(state.offer), taken), given)
    state.displays[seat] = with_card(without_card(int(state.displays[seat]), given), taken)
    finish_action(state, taken % COLOURS)


@rule
def finish_action(state: State, colour: int) -> None:
    """G-14, G-17  Three cards of the colour just taken are a set, scored at once; no other colour can be one."""
    display = int(state.displays[int(state.seat)])
    if count_bits(of_colour(display, colour)) < SET_SIZE:
        end_turn(state)
        return
    state.set_colour = colour
    if has_bonus(state):
        state.phase = BONUS
    else:
        score_the_set(state)


@rule
def bonus_kinds(state: State, opponent: int) -> int:
    """G-15  Return the kinds one may take from an opponent: no colour that lies in the own display."""
    barred = cards_of_colours(colours_in(int(state.displays[int(state.seat)])))
    return kinds_in(int(state.displays[opponent])) & ~barred


@rule
def has_bonus(state: State) -> bool:
    """G-15  The bonus lapses when no opponent has an allowed card."""
    allowed = 0
    for opponent in range(int(state.seats)):
        allowed |= bonus_kinds(state, opponent)
    return allowed != 0


@rule
def take_bonus(state: State, opponent: int, kind: int) -> None:
    """G-15  The bonus comes first, then the set is scored."""
    seat = int(state.seat)
    state.displays[opponent] = without_card(int(state.displays[opponent]), kind)
    state.displays[seat] = with_card(int(state.displays[seat]), kind)
    score_the_set(state)


@rule
def score_the_set(state: State) -> None:
    """G-16  The three cards of the set go face down onto the score pile."""
    seat = int(state.seat)
    display = int(state.displays[seat])
    the_set = of_colour(display, int(state.set_colour))
    state.displays[seat] = display ^ the_set
    state.points[seat] += worth(the_set)
    state.cards[seat] += SET_SIZE
    state.set_colour = 0  # positions that play on alike are alike in all their bytes
    end_turn(state)


@rule
def end_turn(state: State) -> None:
    """G-18, G-19  An empty offer is filled up again, or the game ends at once."""
    state.seat += 1
    if state.seat == state.seats:
        state.seat = 0
    if state.offer != 0:
        state.phase = TURN
    elif state.pile > 0:
        state.phase = REFILL
    else:
        score_all_colours(state)
        state.phase = OVER


@rule
def score_all_colours(state: State) -> None:
    """G-20, G-21  Score the colours one by one; then all cards left in the displays leave the game."""
    for colour in range(COLOURS):
        score_a_colour(state, colour)
    for seat in range(int(state.seats)):
        state.displays[seat] = 0


@rule
def score_a_colour(state: State, colour: int) -> None:
    """G-20  Everybody with the highest sum puts the own highest gold card on the score pile."""
    best = 0  # who has gold sums to at least 1, who has none to at most 0
    for seat in range(int(state.seats)):
        best = max(best, worth(of_colour(int(state.displays[seat]), colour)))
    if best == 0:
        return
    for seat in range(int(state.seats)):
        cards = of_colour(int(state.displays[seat]), colour)
        if worth(cards) == best:
            state.points[seat] += highest_gold(cards)
            state.cards[seat] += 1


@rule
def highest_gold(heap: int) -> int:
    """G-20  Return the value of the highest gold card of a heap that has one."""
    row = highest_bit(heap & GOLD_KINDS) // COLOURS
    return row - THREE_ROW + 3


@rule
def apply(state: State, action: int) -> None:
    """Carry out one action, legal by assumption, with all that follows from it."""
    if action < FIRST_SWAP:
        take(state, action)
    elif action < FIRST_BONUS:
        action -= FIRST_SWAP
        swap(state, action // KINDS, action % KINDS)
    elif action < PASS:
        action -= FIRST_BONUS
        take_bonus(state, action // KINDS, action % KINDS)
    elif action == PASS:
        score_the_set(state)
    elif action < FIRST_DONKEY:
        turn_up(state, action - FIRST_TURN_UP)
    elif action < FIRST_START:
        give_start_donkey(state, action - FIRST_DONKEY)
    else:
        choose_start_player(state, action - FIRST_START)


@rule
def payoff(state: State, out: NDArray[int64]) -> None:
    """G-22  Write each seat's score: the worth of its score pile."""
    for seat in range(int(state.seats)):
        out[seat] = state.points[seat]


@rule
def places(state: State, out: NDArray[int64]) -> None:
    """G-22, G-23  Write how many seats are ahead of each: by points, then by cards in the score pile."""
    for seat in range(int(state.seats)):
        out[seat] = int(state.points[seat]) * MORE_THAN_ALL_CARDS + int(state.cards[seat])
    turn_into_places(out, int(state.seats))
