"""What holds in every game of Goldrausch: the invariants of the rules, and the books of the record."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from games.goldrausch.table import legal, scores
from goudkoorts.engine.setup import encode_options
from goudkoorts.games import goldrausch
from goudkoorts.games.goldrausch.state import State
from goudkoorts.games.goldrausch.view import show, view
from goudkoorts.games.goldrausch.words import (
    CARD,
    CHIPS_PER_PLAYER,
    COIN,
    COIN_COPIES,
    COIN_VALUES,
    COINS_PER_GROUP,
    DECK,
    FIGURES_PER_GROUP,
    FIRST_COIN,
    GROUPS,
    KINDS,
    NO_CARD,
    OPTIONS,
    OVER,
)
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.kernel.dice import below, dice_from
from goudkoorts.kernel.record import bytes_of, copy_of
from goudkoorts.kernel.rule import COMPILED

Table = NDArray[np.int64]
ALL_GOLD = sum(value * copies for value, copies in zip(COIN_VALUES, COIN_COPIES, strict=True))
CARDS_BY_SEAT = {2: [132] * 2, 3: [88] * 3, 4: [66] * 4, 5: [53, 53, 53, 53, 52]}

players_of_a_game = st.sampled_from(goldrausch.SEATS)
options_of_a_game = st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in OPTIONS})
seeds = st.integers(0, 2**32)
EXAMPLES = settings(max_examples=25 if COMPILED else 4)


def states_of(players: int, options: dict[str, object], seed: int) -> Iterator[State]:
    """Play a random game and yield a copy of every state of it, the last one included."""
    dice, state = dice_from(seed), State.new()
    goldrausch.set_up(state, players, encode_options(goldrausch, players, options))
    yield copy_of(state)
    while goldrausch.seat_to_act(state) != NOBODY:
        goldrausch.apply(state, goldrausch.open_ticket(state, below(dice, goldrausch.count_tickets(state))))
        yield copy_of(state)


def tables_of(state: State) -> tuple[Table, Table, Table, Table]:
    """Return pile, coins, chips and score sheet as arrays."""
    return tuple(np.array(field, np.int64) for field in (state.pile, state.coins, state.chips, state.sheet))  # type: ignore[return-value]  # four of them


def counts_are_in_bounds(state: State) -> bool:
    """Per group at most five figures, six coins and a chip for each figure; per player at most three chips."""
    pile, coins, chips, _ = tables_of(state)
    return bool(
        (pile >= 0).all()
        and (pile <= DECK).all()
        and (coins.sum(axis=1) <= COINS_PER_GROUP).all()
        and (chips.sum(axis=1) <= FIGURES_PER_GROUP - pile[:GROUPS]).all()
        and (chips.sum(axis=0) <= CHIPS_PER_PLAYER).all()
    )


def cards_are_conserved(state: State) -> bool:
    """Every coin is in the pile, on the table, or just turned up."""
    pile, coins, _, _ = tables_of(state)
    turned = np.arange(KINDS) == (state.turned if state.phase == COIN else NO_CARD)
    return bool((pile[FIRST_COIN:] + coins.sum(axis=0) + turned[FIRST_COIN:] == COIN_COPIES).all())


def books_agree(state: State) -> bool:
    """What the record holds twice, for speed, is the same twice."""
    pile, coins, chips, sheet = tables_of(state)
    free = COINS_PER_GROUP - coins.sum(axis=1)
    return bool(
        state.left == pile.sum()
        and state.with_figure == bits(pile[:GROUPS] < FIGURES_PER_GROUP)
        and state.with_room == bits(free > 0)
        and (free == state.free_places).all()
        and (CHIPS_PER_PLAYER - chips.sum(axis=0) == state.chips_left).all()
        and scores(state) == sheet.sum(axis=0)[: int(state.seats)].tolist()
    )


def bits(flags: NDArray[np.bool_]) -> int:
    """Return a set with one bit for each group."""
    return sum(int(flag) << group for group, flag in enumerate(flags))


@EXAMPLES
@given(players=players_of_a_game, options=options_of_a_game, seed=seeds)
def test_cards_and_chips_stay_in_their_bounds(players: int, options: dict[str, object], seed: int) -> None:
    states = list(states_of(players, options, seed))

    assert all(counts_are_in_bounds(state) for state in states)
    assert all(cards_are_conserved(state) for state in states)


@EXAMPLES
@given(players=players_of_a_game, options=options_of_a_game, seed=seeds)
def test_what_the_record_holds_twice_agrees(players: int, options: dict[str, object], seed: int) -> None:
    assert all(books_agree(state) for state in states_of(players, options, seed))


@EXAMPLES
@given(players=players_of_a_game, options=options_of_a_game, seed=seeds)
def test_a_legal_place_for_a_coin_always_exists(players: int, options: dict[str, object], seed: int) -> None:
    with_a_coin = [state for state in states_of(players, options, seed) if state.phase == COIN]

    assert all(1 <= goldrausch.count_tickets(state) <= GROUPS for state in with_a_coin)
    assert len(with_a_coin) % sum(COIN_COPIES) == 0


@EXAMPLES
@given(players=players_of_a_game, options=options_of_a_game, seed=seeds)
def test_a_round_pays_at_most_all_the_gold(players: int, options: dict[str, object], seed: int) -> None:
    *_, last = states_of(players, options, seed)

    earned = [sum(line) for line in view(last, 0)["sheet"]]  # type: ignore[attr-defined]  # a list of rounds

    assert all(0 <= gold <= ALL_GOLD for gold in earned)
    assert len(earned) in (last.rounds, last.rounds + 1)


@EXAMPLES
@given(players=players_of_a_game, options=options_of_a_game, seed=seeds)
def test_chips_are_never_moved_or_taken_back_within_a_round(
    players: int, options: dict[str, object], seed: int
) -> None:
    states = list(states_of(players, options, seed))

    steps = [
        after.chips - before.chips  # type: ignore[operator]  # both are arrays at run time
        for before, after in pairwise(states)
        if before.round_number == after.round_number
    ]

    assert all(step.min() >= 0 and step.sum() <= 1 for step in steps)


@EXAMPLES
@given(players=players_of_a_game, options=options_of_a_game, seed=seeds)
def test_a_finished_table_is_full(players: int, options: dict[str, object], seed: int) -> None:
    *_, last = states_of(players, options, seed)

    groups = show(last)["groups"].values()  # type: ignore[attr-defined]  # a mapping

    assert last.phase == OVER
    assert all(row["figures"] == FIGURES_PER_GROUP and len(row["coins"]) == COINS_PER_GROUP for row in groups)


@EXAMPLES
@given(players=players_of_a_game, options=options_of_a_game, seed=seeds)
def test_a_player_decides_only_on_his_own_turn(players: int, options: dict[str, object], seed: int) -> None:
    states = list(states_of(players, options, seed))

    actors = [(goldrausch.seat_to_act(state), int(state.seat)) for state in states if state.phase != OVER]

    assert all(actor in (CHANCE, seat) for actor, seat in actors)


@settings(max_examples=4)
@given(seed=seeds)
@pytest.mark.parametrize("players", goldrausch.SEATS)
def test_everybody_turns_up_as_many_cards_as_the_others(players: int, seed: int) -> None:
    turns = Counter(int(state.seat) for state in states_of(players, {"start": 0}, seed) if state.phase == CARD)

    assert [turns[seat] for seat in range(players)] == CARDS_BY_SEAT[players]


@EXAMPLES
@given(players=players_of_a_game, seed=seeds)
def test_a_fresh_table_does_not_depend_on_what_the_record_held(players: int, seed: int) -> None:
    *_, used = states_of(5, {"tie": "extra_round"}, seed)
    fresh = State.new()

    for state in (used, fresh):
        goldrausch.set_up(state, players, encode_options(goldrausch, players, {}))

    assert bytes_of(used) == bytes_of(fresh)
    assert legal(used) == legal(fresh)
