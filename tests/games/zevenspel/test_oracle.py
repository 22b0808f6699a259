"""Random games of a second, independent reading of the rules, replayed by the engine line by line."""

import random
from collections.abc import Iterator

import pytest

from goudkoorts.engine.game_record import GameRecord, record_from
from goudkoorts.engine.match import Match
from goudkoorts.kernel.rule import COMPILED
from oracle.driver import Line, random_records
from oracle.zevenspel import Zevenspel

SEEDS = range(10) if COMPILED else range(1)
GAMES = 30 if COMPILED else 10


def replayed(record: GameRecord) -> Iterator[Line]:
    """Yield what a replay writes before each action and at the end."""
    match = Match.at_start_of(record)
    for ply, action in enumerate(record.actions):
        yield {"ply": ply, **node(match), "action": action}
        match.replay_action(ply, action)
    standing = {"scores": match.scores(), "ranking": match.ranking(), "state": match.truth()}
    yield {"ply": len(record.actions), **node(match), **standing}


def node(match: Match) -> Line:
    """Describe whose turn it is and what may happen."""
    if match.turn == "over":
        return {"turn": "over"}
    outcomes = match.outcomes
    weights = {} if outcomes.weights is None else {"weights": list(outcomes.weights)}
    return {"turn": match.turn, "legal": list(outcomes.texts), **weights}


@pytest.mark.parametrize("seed", SEEDS)
def test_the_engine_replays_random_games_as_the_oracle_does(seed: int) -> None:
    games = list(random_records(Zevenspel, GAMES, random.Random(seed)))

    answers = [list(replayed(record_from(record))) for record, _ in games]

    assert answers == [lines for _, lines in games]
