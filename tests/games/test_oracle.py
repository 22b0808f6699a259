"""Random games made by an independent reading of the rules replay without a difference."""

import random

import pytest

from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.game_record import record_from
from goudkoorts.engine.replay import replay_lines
from goudkoorts.kernel.rule import COMPILED
from oracle.compare import plain
from oracle.driver import CLASS_NAMES, game_class_named, random_records

RECORDS = 150 if COMPILED else 8


@pytest.mark.parametrize("name", [name for name in CLASS_NAMES if name in GAMES])
def test_records_made_elsewhere_replay_to_the_letter(name: str) -> None:
    rng = random.Random(20261115)

    for record, expected in random_records(game_class_named(name), RECORDS, rng):
        assert [plain(line) for line in replay_lines(record_from(record))] == expected


def test_every_game_has_an_oracle() -> None:
    assert set(GAMES) <= set(CLASS_NAMES)
