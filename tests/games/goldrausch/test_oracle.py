"""The engine beside a second reading of the rules: the replay lines of random games must be the same."""

import random

import pytest
from oracle.driver import Line, random_records
from oracle.goldrausch import Goldrausch

from goudkoorts.engine.game_record import record_from
from goudkoorts.engine.match import Match, replay
from goudkoorts.kernel.rule import COMPILED

GAMES_A_SEED = 20 if COMPILED else 2


def lines_of(record: dict[str, object]) -> list[Line]:
    """Return the lines that a replay of a record writes."""
    return [line_at(match, ply, text) for ply, (match, text) in enumerate(replay(record_from(record)))]


def line_at(match: Match, ply: int, text: str | None) -> Line:
    """Return one line: the choices and the action, or the standing at the end."""
    line: Line = {"ply": ply, "turn": match.turn}
    if match.turn != "over":
        line["legal"] = list(match.legal())
    if match.outcomes.weights is not None:
        line["weights"] = list(match.outcomes.weights)
    if text is not None:
        return line | {"action": text}
    return line | {"scores": match.scores(), "ranking": match.ranking(), "state": match.truth()}


@pytest.mark.parametrize("seed", range(15))
def test_replays_are_those_of_the_second_reading(seed: int) -> None:
    records = list(random_records(Goldrausch, GAMES_A_SEED, random.Random(seed)))

    replayed = [lines_of(record) for record, _ in records]

    assert replayed == [expected for _, expected in records]
