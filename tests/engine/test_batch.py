"""Many games at once: the same games however they are played."""

import numpy as np
import pytest

from goudkoorts.engine.batch import Threads, play_random_games, random_records
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.contract import Game
from goudkoorts.engine.match import Match

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@EVERY_GAME
def test_records_are_the_games_of_the_batch(game: Game) -> None:
    players = game.SEATS[0]
    batch = play_random_games(game, players, 5, seed=3)

    matches = [Match.from_record(record) for record in random_records(game, players, 5, seed=3)]

    assert [match.scores for match in matches] == batch.scores.tolist()
    assert [len(match.history) for match in matches] == batch.plies.tolist()


@EVERY_GAME
def test_the_number_of_workers_changes_nothing(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goudkoorts.engine.batch.CHUNK", 3)

    one = play_random_games(game, game.SEATS[-1], 8, seed=1, threads=Threads(1))
    two = play_random_games(game, game.SEATS[-1], 8, seed=1, threads=Threads(2))

    assert (one.scores == two.scores).all()
    assert (one.places == two.places).all()


def test_progress_adds_up_to_all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goudkoorts.engine.batch.CHUNK", 3)
    steps: list[int] = []

    play_random_games(GAMES["gold"], 2, 8, threads=Threads(on_progress=steps.append))

    assert sum(steps) == 8
    assert len(steps) == 3


def test_somebody_is_first_in_every_game() -> None:
    batch = play_random_games(GAMES["gold"], 3, 20)

    assert (batch.places.min(axis=1) == 0).all()
    assert (np.argmax(batch.scores, axis=1) < 3).all()
    assert (batch.decisions < batch.plies).all()


@pytest.mark.compiled_only
def test_random_games_of_gold_end_as_the_rules_file_says() -> None:
    two = play_random_games(GAMES["gold"], 2, 6000, seed=2)
    three = play_random_games(GAMES["gold"], 3, 6000, seed=2)

    assert two.scores.mean() == pytest.approx(82.8, abs=0.6)
    assert three.scores.mean() == pytest.approx(50.0, abs=0.6)
