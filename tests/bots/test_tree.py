"""What a search remembers by: hashes that tell sights apart, and priors."""

from typing import Any

import numpy as np
import pytest

from goudkoorts.bots.loops.tree import make_priors
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.match import Match
from goudkoorts.kernel.actors import NOBODY
from goudkoorts.kernel.dice import below, dice_from
from goudkoorts.kernel.hashes import hash_of
from goudkoorts.kernel.record import bytes_of
from goudkoorts.kernel.rule import COMPILED
from goudkoorts.kernel.senseless import SENSELESS

STATES = 100_000 if COMPILED else 1000


def distinct_states(name: str, count: int) -> Any:
    """Return different states of random games as rows of words."""
    game, dice = GAMES[name], dice_from(1)
    found: set[bytes] = set()
    while len(found) < count:
        state = Match(game, game.SEATS[0], {}).state
        while game.seat_to_act(state) != NOBODY and len(found) < count:
            found.add(bytes_of(state))
            game.apply(state, game.open_ticket(state, below(dice, game.count_tickets(state))))
    return np.frombuffer(b"".join(sorted(found)), np.int64).reshape(count, -1)


@pytest.mark.parametrize("name", ["gold", "zevenspel", "elfengold"])
def test_different_states_have_different_hashes(name: str) -> None:
    words = distinct_states(name, STATES)

    hashes = [hash_of(row) for row in words]

    assert len(set(hashes)) == len(words)
    # The low bits choose the slot: they must spread, or finding a node becomes a walk.
    slots = 1 << 17
    taken = len({key & (slots - 1) for key in hashes})
    expected = slots * (1 - np.exp(-len(words) / slots))
    assert taken == pytest.approx(expected, rel=0.05 if COMPILED else 0.1)


@pytest.mark.compiled_only
def test_a_hash_is_the_same_interpreted_and_compiled() -> None:
    interpreted = getattr(hash_of, "py_func")  # noqa: B009  # the compiler's name for the plain function
    rows = np.vstack([distinct_states("gold", 50), np.random.default_rng(1).integers(-(2**63), 2**63 - 1, (50, 8))])

    assert [hash_of(row) for row in rows] == [interpreted(row) for row in rows]


def test_priors_are_chances_in_the_order_of_the_weights() -> None:
    weights = np.array([3.0, -2.0, 5.0, 5.0, -1e30, 0.0])

    make_priors(weights, 5, 1.0)

    assert weights[:5].sum() == pytest.approx(1.0)
    assert weights[2] == weights[3] > weights[0] > weights[1] > 0.0
    assert weights[4] == weights[5] == 0.0


def test_what_is_senseless_changes_nothing_about_the_rest() -> None:
    alone = np.array([1.0, 0.0])
    beside = np.array([1.0, 0.0, SENSELESS, SENSELESS])

    make_priors(alone, 2, 1.0)
    make_priors(beside, 4, 1.0)

    assert beside.tolist() == [*alone, 0.0, 0.0]


def test_without_boldness_all_choices_look_alike() -> None:
    weights = np.array([3.0, -2.0, 5.0])

    make_priors(weights, 3, 0.0)

    assert weights == pytest.approx([1 / 3] * 3)
