"""Extra rounds are rare in random games: records full of them, beside the second reading of the rules."""

import random

import pytest

from goudkoorts.engine.game_record import record_from
from goudkoorts.engine.replay import replay_lines
from goudkoorts.kernel.rule import COMPILED
from oracle.compare import plain
from oracle.driver import Line, Options, random_record
from oracle.goldrausch import Goldrausch

RECORDS = 25 if COMPILED else 2
SHORT: Options = {"rounds": 1, "tie": "extra_round"}
PLIES_WITHOUT_EXTRA_ROUND = 1 + 66 + 36 + 30


def records(next_start: str, players: int) -> list[tuple[dict[str, object], list[Line]]]:
    """Return short games in which a tie brings another round, with the lines of their replay."""
    rng = random.Random(f"{next_start} {players}")
    options = SHORT if next_start == "clockwise" else SHORT | {"next_start": next_start}
    return [random_record(Goldrausch, players, options, rng) for _ in range(RECORDS)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("next_start", ["clockwise", "continue", "lowest_score"])
def test_short_games_with_extra_rounds_replay_to_the_letter(next_start: str, players: int) -> None:
    expected = records(next_start, players)

    replayed = [[plain(line) for line in replay_lines(record_from(record))] for record, _ in expected]

    assert replayed == [lines for _, lines in expected]


@pytest.mark.compiled_only
def test_some_of_them_have_an_extra_round() -> None:
    longest = max(len(lines) for _, lines in records("clockwise", 5))

    assert longest > PLIES_WITHOUT_EXTRA_ROUND
