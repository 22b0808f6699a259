"""Interpreted, compiled with bounds checks and compiled as shipped: whole games end in the same bytes."""

import json
import os
import subprocess
import sys

import pytest

FINGERPRINTS = """
import hashlib, json
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.conformance import check_random_game
from goudkoorts.engine.match import Match
from goudkoorts.kernel.dice import dice_from, below
from goudkoorts.kernel.record import bytes_of
from goudkoorts.kernel.actors import NOBODY

def final_bytes(game, players, seed):
    dice, match = dice_from(seed), Match(game, players, {})
    while game.seat_to_act(match.state) != NOBODY:
        state = match.state
        match.play(game.open_ticket(state, below(dice, game.count_tickets(state))))
    return hashlib.sha256(bytes_of(match.state)).hexdigest()

print(json.dumps({
    f"{name} {players} {seed}": final_bytes(game, players, seed)
    for name, game in GAMES.items() for players in sorted({game.SEATS[0], game.SEATS[-1]}) for seed in range(2)
}))
"""


def fingerprints(**environment: str) -> dict[str, str]:
    """Play the same games in another process and return a hash of each last state."""
    output = subprocess.check_output([sys.executable, "-c", FINGERPRINTS], env=os.environ | environment)
    hashes: dict[str, str] = json.loads(output)
    return hashes


@pytest.mark.compiled_only
def test_all_ways_to_run_the_rules_end_in_the_same_bytes() -> None:
    compiled = fingerprints(NUMBA_BOUNDSCHECK="0")

    assert fingerprints(NUMBA_DISABLE_JIT="1") == compiled
    assert fingerprints(NUMBA_BOUNDSCHECK="1") == compiled
