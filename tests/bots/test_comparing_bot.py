"""Choices compared in the same worlds: repeatable, within the budget, and right where the truth is plain."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import goudkoorts.bots.comparing_bot as comparing_module
from bots.positions import choice_in, choices_of_a_game, seen_by_its_seat
from games.goldrausch.table import MARC, table
from goudkoorts.bots.bot import legal_actions, weights_of
from goudkoorts.bots.comparing_bot import WORLDS_AT_ONCE, ComparingBot
from goudkoorts.bots.levels import manner_for
from goudkoorts.bots.search import Budget
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.contract import Game
from goudkoorts.games.goldrausch import apply, decode, encode, notate, parse

pytestmark = pytest.mark.compiled_only

QUICK_GAMES = pytest.mark.parametrize(
    "game", [GAMES[name] for name in ("gold", "goldrausch", "zevenspel")], ids=lambda game: game.NAME
)


def choice_of(game: Game, blanked: Any, budget: Budget, seed: int = 1) -> int:
    """Return what a new bot chooses."""
    return ComparingBot("pairs", manner_for(game), budget, seed).choose(game, blanked, legal_actions(game, blanked))


@QUICK_GAMES
def test_a_comparing_bot_plays_by_the_rules_and_is_repeated_by_its_seed(game: Game) -> None:
    budget = Budget(iterations=60)
    for state in choices_of_a_game(game, 2, 6):
        blanked = seen_by_its_seat(game, state)

        choice = choice_of(game, blanked, budget, seed=4)

        assert choice in legal_actions(game, state)
        assert choice == choice_of(game, blanked, budget, seed=4)


def test_the_richest_coin_goes_to_the_only_group_with_an_own_chip() -> None:
    state = table((5, 5, 5, 5, 5, 4), ("4", "4", "4", "4", "3", "3"), ((1, 0), (0, 1), (0, 1), (0, 1), (0, 1), (0, 1)))
    apply(state, encode(parse("coin 10")))
    assert state.seat == MARC

    choice = choice_of(GAMES["goldrausch"], state, Budget(iterations=2000))

    assert notate(decode(choice)) == "lay a"


def test_it_stops_at_its_time_and_at_its_number_of_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["goldrausch"]
    blanked = seen_by_its_seat(game, choice_in(game, 2))
    worlds: list[int] = []
    monkeypatch.setattr(comparing_module, "CLEARLY", 1e9)  # nobody is dropped
    count_worlds(monkeypatch, worlds)
    looks = iter(range(1_000_000))
    monkeypatch.setattr(comparing_module, "time", SimpleNamespace(perf_counter=lambda: float(next(looks))))

    choice_of(game, blanked, Budget(seconds=3.0))
    by_time = list(worlds)
    worlds.clear()
    choices = len(legal_actions(game, blanked))
    choice_of(game, blanked, Budget(iterations=50 * choices))

    assert by_time == [0, WORLDS_AT_ONCE, WORLDS_AT_ONCE]
    assert sum(worlds) == 50


def count_worlds(monkeypatch: pytest.MonkeyPatch, worlds: list[int]) -> None:
    """Note how many worlds are played at a time."""
    play = comparing_module._Contest.play

    def counted(contest: Any, streams: Any) -> None:
        worlds.append(len(streams))
        play(contest, streams)

    monkeypatch.setattr(comparing_module._Contest, "play", counted)


def contest(results: list[list[float]], at_a_glance: int) -> Any:
    """Return a contest of choices 0, 1, ... that brought these results, a row a world."""
    rows = np.array(results)
    made: Any = comparing_module._Contest.__new__(comparing_module._Contest)
    made.choices = np.arange(rows.shape[1])
    made._at_a_glance = at_a_glance
    made._worlds = len(rows)
    made._sums = rows.sum(axis=0)
    made._products = rows.T @ rows
    return made


def test_the_glance_is_left_only_for_what_is_convincingly_better() -> None:
    luck = [[0.0, 0.3], [0.3, 0.0], [0.0, 0.1]] * 20  # a little better, and by no means surely
    proof = [[0.0, 0.3], [0.3, 0.6], [0.0, 0.1]] * 20

    assert contest(luck, at_a_glance=0).best == 0
    assert contest(luck, at_a_glance=1).best == 1
    assert contest(proof, at_a_glance=0).best == 1
    assert contest(proof, at_a_glance=1).best == 1


def test_a_glance_that_is_clearly_worse_is_dropped_with_the_others() -> None:
    compared = contest([[0.0, 0.3, 0.31], [0.1, 0.4, 0.38], [0.0, 0.1, 0.12]] * 20, at_a_glance=0)

    compared.drop_the_clearly_worse()

    assert list(compared.choices) == [1, 2]
    assert compared.best == 2


def test_without_any_time_the_glance_decides() -> None:
    game = GAMES["goldrausch"]
    blanked = seen_by_its_seat(game, choice_in(game, 2))
    legal = legal_actions(game, blanked)

    assert choice_of(game, blanked, Budget(iterations=0)) == legal[int(np.argmax(weights_of(game, blanked, legal)))]
