"""Goldrausch as numbers for networks: each feature by its name."""

import numpy as np
import pytest

from games.goldrausch.table import CARL, MARC, before_the_last_coin, finish_round, fresh, in_round, play, table
from goudkoorts.games import goldrausch
from goudkoorts.games.goldrausch.state import State


def features(state: State, seat: int) -> dict[str, float]:
    """Return the features of a state by name."""
    out = np.full(len(goldrausch.FEATURES), np.nan, np.float32)
    goldrausch.write_features(state, seat, out)
    assert np.isfinite(out).all()
    return dict(zip(goldrausch.FEATURES, out.tolist(), strict=True))


def test_a_row_of_the_table() -> None:
    seen = features(table([3, 0, 0, 0, 0, 0], ["10 6"], chips=[(2, 1)]), MARC)

    assert seen["figures a"] == pytest.approx(3 / 5)
    assert seen["gold a"] == pytest.approx(16 / 32)
    assert seen["places a"] == pytest.approx(4 / 6)
    assert (seen["chips me a"], seen["chips next a"]) == pytest.approx((2 / 3, 1 / 3))
    assert seen["chips third a"] == 0


def test_seats_are_counted_from_the_one_who_looks() -> None:
    state = table([3, 0, 0, 0, 0, 0], [], chips=[(2, 1, 0)], players=3)

    seen = features(state, CARL)

    assert (seen["chips me a"], seen["chips third a"]) == pytest.approx((1 / 3, 2 / 3))
    assert (seen["to move me"], seen["to move third"]) == (0, 1)
    assert (seen["plays third"], seen["plays fourth"]) == (1, 0)
    assert seen["chips in hand me"] == pytest.approx(2 / 3)


def test_the_card_turned_up_is_seen_until_it_is_laid() -> None:
    state = play(fresh(start=0), "coin 4")
    assert features(state, MARC)["turned coin 4"] == 1
    assert features(state, MARC)["unseen coin 4"] == pytest.approx(3 / 4)

    play(state, "lay a")

    assert features(state, MARC)["turned coin 4"] == 0
    assert features(state, MARC)["phase card"] == 1


def test_rounds_to_come_count_down_to_nothing() -> None:
    assert features(fresh(), MARC)["rounds to come"] > features(fresh(rounds=2), MARC)["rounds to come"] > 0
    assert features(finish_round(in_round(before_the_last_coin(), 4)), MARC)["rounds to come"] == 0


@pytest.mark.parametrize("players", goldrausch.SEATS)
def test_every_number_of_players_fills_every_feature(players: int) -> None:
    assert len(features(fresh(players), MARC)) == len(goldrausch.FEATURES)
