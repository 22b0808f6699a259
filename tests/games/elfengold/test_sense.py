"""The journey finder and what a sensible player makes of it."""

import numpy as np
import pytest

from games.elfengold.table import ELVENHOLD_TO_ERGEREN, ELVENHOLD_TO_LAPPHALIA, lay, legal_list, moving, planning
from goudkoorts.bots.contest import greedy_against_random
from goudkoorts.engine.catalogue import find_game
from goudkoorts.games.elfengold import encode, parse, weigh
from goudkoorts.games.elfengold.journey import NO_PLACE, PIECE, best_journey, transports_of, units
from goudkoorts.games.elfengold.state import State
from goudkoorts.kernel.rule import COMPILED

ENOUGH = 1000


def choice_of(state: State) -> str:
    """Return the action that weighs most."""
    rows = State.rows(2)
    rows[0] = state
    texts = legal_list(state)
    actions = np.array([encode(parse(text)) for text in texts], np.int64)
    out = np.zeros(len(actions))
    weigh(rows, actions, len(actions), out)
    return texts[int(out.argmax())]


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


@pytest.mark.skipif(not COMPILED, reason="whole games take minutes when interpreted")
@pytest.mark.parametrize("name", ["elfenland", "elfengold"])
def test_greedy_beats_random_nearly_always(name: str) -> None:
    assert greedy_against_random(find_game(name), 2, 100, seed=1).wins >= 0.99
