"""What holds for any hand and in any game."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from goudkoorts.engine.setup import encode_options
from goudkoorts.games import zevenspel
from goudkoorts.games.zevenspel.actions import card_text
from goudkoorts.games.zevenspel.boxes import winning_boxes
from goudkoorts.games.zevenspel.cards import with_card
from goudkoorts.games.zevenspel.state import State
from goudkoorts.games.zevenspel.view import boxes_in
from goudkoorts.games.zevenspel.words import CARD_PLACES, DECK, KIND_OF_CARD, MAX_PLIES, OPTIONS
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.kernel.dice import below, dice_from
from goudkoorts.kernel.record import copy_of
from goudkoorts.kernel.rule import COMPILED
from oracle import zevenspel as oracle

GAMES = 60 if COMPILED else 8
HANDS = 300 if COMPILED else 60

players = st.integers(2, 20)
seeds = st.integers(0, 2**32)
option_values = st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in OPTIONS})
hands = st.lists(st.integers(0, DECK - 1), min_size=CARD_PLACES, max_size=CARD_PLACES, unique=True)
readings = st.tuples(
    st.sampled_from(oracle.OPTIONS["letters"]),
    st.sampled_from(oracle.OPTIONS["equal"]),
    st.sampled_from(oracle.OPTIONS["pairs"]),
)


def table(seats: int, options: dict[str, object]) -> State:
    """Return the first state of a game."""
    state = State.new()
    zevenspel.set_up(state, seats, encode_options(zevenspel, seats, options))
    return state


def winners(hand: list[int], options: dict[str, object]) -> list[str]:
    """Return the winning boxes of seven cards, given by their places in the sorted pile."""
    state = table(2, options)
    drawn = 0
    for card in hand:
        drawn = with_card(drawn, int(KIND_OF_CARD[card]))
    state.drawn = drawn
    return boxes_in(winning_boxes(state))


def random_game(seats: int, options: dict[str, object], seed: int) -> Iterator[State]:
    """Yield every state of a random game."""
    dice = dice_from(seed)
    state = table(seats, options)
    yield copy_of(state)
    while zevenspel.seat_to_act(state) != NOBODY:
        ticket = below(dice, zevenspel.count_tickets(state))
        zevenspel.apply(state, zevenspel.open_ticket(state, ticket))
        yield copy_of(state)


def chips(state: State) -> list[int]:
    """Return the chips of every seat."""
    return [int(state.chips[seat]) for seat in range(int(state.seats))]


def bets(state: State) -> int:
    """How many chips lie on the felt."""
    return sum(int(state.bets[seat]) >= 0 for seat in range(int(state.seats)))


def changes(states: list[State]) -> list[tuple[int, int]]:
    """Return the chip lost and the points gained, for every seat and every action of a game."""
    return [
        (int(before.chips[seat]) - int(after.chips[seat]), int(after.points[seat]) - int(before.points[seat]))
        for before, after in pairwise(states)
        for seat in range(int(before.seats))
    ]


@settings(max_examples=HANDS, deadline=None)
@given(hand=hands)
def test_z11_two_to_six_boxes_win_and_one_of_them_is_a_pairs_box(hand: list[int]) -> None:
    boxes = winners(hand, {})

    assert 2 <= len(boxes) <= 6
    assert sum(box.startswith("pairs") for box in boxes) == 1
    assert sum(box.startswith(("red", "black")) or box == "seven" for box in boxes) >= 1


@settings(max_examples=HANDS, deadline=None)
@given(hand=hands, order=st.randoms(use_true_random=False))
def test_z11_the_order_of_the_cards_does_not_matter(hand: list[int], order: Random) -> None:
    shuffled = list(hand)
    order.shuffle(shuffled)

    assert winners(hand, {}) == winners(shuffled, {})


@settings(max_examples=HANDS, deadline=None)
@given(hand=hands, reading=readings)
def test_z11_a_second_reading_of_the_rules_agrees(hand: list[int], reading: tuple[str, str, str]) -> None:
    options: dict[str, object] = dict(zip(("letters", "equal", "pairs"), reading, strict=True))
    game = oracle.Zevenspel(2, options)
    game.open = [card_text(int(KIND_OF_CARD[card])) for card in hand]

    boxes = winners(hand, options)

    assert boxes == game.winning_boxes()


@settings(max_examples=GAMES, deadline=None)
@given(seats=players, options=option_values, seed=seeds)
def test_z10_every_game_ends_with_all_chips_in_the_pot_or_after_the_last_round(
    seats: int, options: dict[str, object], seed: int
) -> None:
    *before, last = random_game(seats, options, seed)

    assert len(before) < MAX_PLIES
    assert sum(chips(last)) == 0 or last.round_number == options["max_rounds"]
    assert last.round_number >= (10 if options["max_rounds"] is None else 1)


@settings(max_examples=GAMES, deadline=None)
@given(seats=players, options=option_values, seed=seeds)
def test_z9_chips_are_never_gained_and_points_never_lost(seats: int, options: dict[str, object], seed: int) -> None:
    states = list(random_game(seats, options, seed))

    results = changes(states)

    assert chips(states[0]) == [10] * seats
    assert {lost for lost, _ in results} <= {0, 1}
    assert min(gained for _, gained in results) == 0
    assert not any(lost and gained for lost, gained in results)


@settings(max_examples=GAMES, deadline=None)
@given(seats=players, options=option_values, seed=seeds)
def test_z6_z7_whoever_has_chips_bets_one_and_the_pile_suffices(
    seats: int, options: dict[str, object], seed: int
) -> None:
    drawing = [state for state in random_game(seats, options, seed) if 0 < state.opened < CARD_PLACES]

    assert all(bets(state) == sum(chip > 0 for chip in chips(state)) for state in drawing)
    assert all(state.opened <= state.opened + state.aside < DECK for state in drawing)
    assert {zevenspel.seat_to_act(state) for state in drawing} == {CHANCE}
