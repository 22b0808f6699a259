"""Spoiled records of every game: replayed or refused in one line, never anything else."""

import json
import random
from typing import Any

import pytest

from goudkoorts.engine.batch import random_records
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.errors import BadRecord
from goudkoorts.engine.game_record import read_record
from goudkoorts.engine.replay import replay_lines
from goudkoorts.kernel.rule import COMPILED

SPOILED = 120 if COMPILED else 6
JUNK: list[Any] = [
    *(None, True, 0, -1, 3.0, 2.5, 10**30, "", "start 0", "pass", "x" * 100, [], {}, [1], {"a": 1}),
    *(
        "\u2028",
        "\x00",
        "é",
        "start -1",
        "start \u0663",
        "bid \u0663",
        "take re",
        "bet aa",
        "go x pig",
        "Pass",
        "pass ",
    ),
]
KEYS = ("format", "game", "rules", "players", "options", "actions", "names", "times", "result", "more")
OPTIONS = ("start", "rounds", "bonus", "max_rounds", "gold_values", "town_cards", "unknown")


def spoil(record: dict[str, Any], rng: random.Random) -> None:
    """Change one thing at random."""
    actions = record["actions"]
    ply = rng.randrange(len(actions))
    match rng.randrange(5):
        case 0:
            record[rng.choice(KEYS)] = rng.choice(JUNK)
        case 1:
            del record[rng.choice(list(record))]
        case 2:
            actions[ply] = rng.choice(JUNK)
        case 3:
            actions[ply], actions[0] = actions[0], actions[ply]
        case _:
            record["options"][rng.choice(OPTIONS)] = rng.choice(JUNK)


@pytest.mark.parametrize("name", list(GAMES))
def test_a_spoiled_record_is_replayed_or_refused_in_one_line(name: str) -> None:
    rng, game = random.Random(name), GAMES[name]
    sound = [record.to_json() for record in random_records(game, game.SEATS[0], 2, seed=5)]
    complaints: list[str] = []

    for _ in range(SPOILED):
        record = json.loads(rng.choice(sound))
        spoil(record, rng)
        try:
            list(replay_lines(read_record(json.dumps(record))))
        except BadRecord as error:
            complaints.append(str(error))

    assert len(complaints) > SPOILED / 2
    assert all(len(complaint.splitlines()) == 1 for complaint in complaints)
    assert all(complaint.startswith(("record: ", "ply ")) for complaint in complaints)
