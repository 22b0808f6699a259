"""The journey finder and what a sensible player makes of it."""

import numpy as np
import pytest

from games.elfengold.table import ELVENHOLD_TO_ERGEREN, ELVENHOLD_TO_LAPPHALIA, fresh, lay, legal_list, moving, planning
from goudkoorts.analysis.contest import greedy_against_random
from goudkoorts.engine.catalogue import find_game
from goudkoorts.games.elfengold import encode, parse, weigh
from goudkoorts.games.elfengold.board import TOWN_IDS
from goudkoorts.games.elfengold.journey import NO_PLACE, PIECE, best_journey, transports_of, units
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import BID, NOT_THERE, TOKEN_NAMES
from goudkoorts.kernel.rule import COMPILED
from goudkoorts.kernel.senseless import SENSELESS

ENOUGH = 1000


def weighed(state: State) -> dict[str, float]:
    """Return what each legal action weighs."""
    rows = State.rows(2)
    rows[0] = state
    texts = legal_list(state)
    actions = np.array([encode(parse(text)) for text in texts], np.int64)
    out = np.zeros(len(actions))
    weigh(rows, actions, len(actions), out)
    return dict(zip(texts, out.tolist(), strict=True))


def choice_of(state: State) -> str:
    """Return the action that weighs most."""
    weights = weighed(state)
    return max(weights, key=lambda text: weights[text])


def sensible(state: State) -> set[str]:
    """Return the legal actions that are not senseless."""
    return {text for text, weight in weighed(state).items() if weight != SENSELESS}


def visited(state: State, *towns: str) -> State:
    """Let seat 0 have visited towns."""
    for town in towns:
        state.pieces[0] = int(state.pieces[0]) & ~(1 << TOWN_IDS.index(town))
    return state


def bidding(gold: int, highest: int) -> State:
    """Return an auction in which seat 0 has some gold and the others have bid."""
    state = fresh("elfengold", 3)
    state.phase, state.tokens_for_sale, state.for_sale[0] = BID, 6, TOKEN_NAMES.index("dragon")
    state.gold[0], state.bid, state.bidder = gold, highest, 2 if highest else NOT_THERE
    return state


def test_the_longest_chain_is_found() -> None:
    state = moving("elfenland", {"pig": 2, "dragon": 1})
    state.round_number = 4
    lay(state, ELVENHOLD_TO_LAPPHALIA, "pig")
    lay(state, "lapphalia-virst-plain", "pig")
    lay(state, "ixara-virst-plain", "dragon")

    worth, missing = best_journey(state, 0, 0, ENOUGH)
    assert worth == pytest.approx(3 * PIECE)
    assert missing == NO_PLACE


def test_a_missing_transport_is_named() -> None:
    state = planning("elfenland", {"pig": 1})
    state.hands[0, 0] = 1

    _, missing = best_journey(state, 0, units(0), ENOUGH)
    assert missing != NO_PLACE
    assert choice_of(state).startswith("place pig ")


def test_the_first_step_of_the_best_journey_is_chosen() -> None:
    state = moving("elfenland", {"pig": 2})
    lay(state, ELVENHOLD_TO_LAPPHALIA, "pig")
    lay(state, "lapphalia-virst-plain", "pig")
    lay(state, ELVENHOLD_TO_ERGEREN, "pig")

    assert choice_of(state) == f"go {ELVENHOLD_TO_LAPPHALIA} pig"
    assert transports_of(state, 0) == 0


@pytest.mark.parametrize(("gold", "highest"), [(12, 0), (12, 4), (5, 4)])
def test_eg5_3_only_the_smallest_raise_makes_sense(gold: int, highest: int) -> None:
    assert sensible(bidding(gold, highest)) == {"pass", f"bid {highest + 1}"}


@pytest.mark.parametrize(("gold", "highest"), [(0, 0), (4, 4), (3, 7)])
def test_eg5_6_to_bid_gold_one_does_not_have_makes_no_sense(gold: int, highest: int) -> None:
    assert sensible(bidding(gold, highest)) == {"pass"}


def test_el5_6_a_step_into_a_visited_town_makes_sense_only_on_the_way_to_a_piece() -> None:
    state = visited(moving("elfenland", {"pig": 2}), "ergeren", "lapphalia")
    lay(state, ELVENHOLD_TO_LAPPHALIA, "pig")
    lay(state, ELVENHOLD_TO_ERGEREN, "pig")
    assert sensible(state) == {"stop"}

    lay(state, "lapphalia-virst-plain", "pig")

    assert sensible(state) == {f"go {ELVENHOLD_TO_LAPPHALIA} pig"}


def test_eg7_2_gold_is_a_gain_too() -> None:
    state = visited(moving("elfengold", {"pig": 1}), "lapphalia")
    lay(state, ELVENHOLD_TO_LAPPHALIA, "pig")

    assert sensible(state) == {"stop", f"go {ELVENHOLD_TO_LAPPHALIA} pig"}


@pytest.mark.parametrize("obstacle", [(), ("tree",)])
def test_el5_4_a_caravan_makes_no_sense_where_the_usual_fare_can_be_paid(obstacle: tuple[str, ...]) -> None:
    state = moving("elfenland", {"pig": 2, "raft": 2})
    lay(state, ELVENHOLD_TO_LAPPHALIA, "pig", *obstacle)

    assert f"caravan {ELVENHOLD_TO_LAPPHALIA}" not in sensible(state)
    assert f"go {ELVENHOLD_TO_LAPPHALIA} pig" in sensible(state)


def test_el5_4_a_caravan_makes_sense_where_no_fare_can_be_paid() -> None:
    state = moving("elfenland", {"cloud": 3})
    lay(state, ELVENHOLD_TO_LAPPHALIA, "pig")

    assert sensible(state) == {f"caravan {ELVENHOLD_TO_LAPPHALIA}"}


def test_nobody_rides_to_and_fro_before_the_next_town() -> None:
    state = visited(moving("elfenland", {"pig": 2, "unicorn": 2}), "ergeren")
    lay(state, ELVENHOLD_TO_LAPPHALIA, "pig")
    lay(state, "lapphalia-virst-plain", "pig")
    lay(state, ELVENHOLD_TO_ERGEREN, "unicorn")

    assert sensible(state) == {f"go {ELVENHOLD_TO_LAPPHALIA} pig"}


def test_el5_1_to_stop_makes_no_sense_next_to_a_piece_that_can_be_paid_for() -> None:
    state = moving("elfenland", {"pig": 1})
    lay(state, ELVENHOLD_TO_LAPPHALIA, "pig")

    assert sensible(state) == {f"go {ELVENHOLD_TO_LAPPHALIA} pig"}


@pytest.mark.skipif(not COMPILED, reason="whole games take minutes when interpreted")
@pytest.mark.parametrize("name", ["elfenland", "elfengold"])
def test_greedy_beats_random_nearly_always(name: str) -> None:
    assert greedy_against_random(find_game(name), 2, 100, seed=1).wins >= 0.99
