"""The levels: five in every game, dreamers who dream, masters who prove, and opponents compiled once."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from goudkoorts.bots.bot import legal_actions, sensible_among, weights_of
from goudkoorts.bots.casual_bot import CasualBot
from goudkoorts.bots.endgame import solve
from goudkoorts.bots.levels import LEVELS, make_level, manner_for
from goudkoorts.bots.random_bot import RandomBot
from goudkoorts.bots.roster import make_bot
from goudkoorts.bots.sensible_bot import SensibleBot
from goudkoorts.bots.solving_bot import SolvingBot
from goudkoorts.bots.warm_up import first_decision, warm_up_bots
from goudkoorts.engine.batch import encode_setting
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.contract import Game
from goudkoorts.engine.tuning import tuning_of
from goudkoorts.games.zevenspel import notate
from goudkoorts.kernel.actors import NOBODY
from goudkoorts.kernel.dice import below, dice_from
from goudkoorts.kernel.tuning import DEFAULT

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@EVERY_GAME
def test_every_game_has_five_levels_of_its_own(game: Game) -> None:
    assert tuning_of(game) is not DEFAULT
    assert len(tuning_of(game).levels) == len(DEFAULT.levels) == len(LEVELS) == 5
    for name in LEVELS:
        assert make_bot(name, game, seed=3).name == name


def test_a_game_that_offers_no_tuning_gets_the_default() -> None:
    bare = SimpleNamespace(__name__="goudkoorts.analysis")  # a package without a module `tuning`

    assert tuning_of(cast(Game, bare)) is DEFAULT


def test_a_manner_can_be_changed_for_once() -> None:
    assert manner_for(GAMES["gold"], horizon=7).horizon == 7
    assert manner_for(GAMES["gold"]).horizon == 0


def test_a_dreamer_who_sees_all_bets_on_the_most_points() -> None:
    game = GAMES["zevenspel"]
    state = first_decision(game)

    action = CasualBot("dreamer", attention=1.0, dreams=1.0).choose(game, state, legal_actions(game, state))

    assert notate(game.decode(action)) == "bet equal6"


def test_where_nothing_tempts_all_actions_tempt_alike() -> None:
    game = GAMES["gold"]
    state = first_decision(game)

    assert {game.tempt(state, int(action)) for action in legal_actions(game, state)} == {0.0}


def test_a_solving_bot_plays_what_is_proved() -> None:
    game = GAMES["gold"]
    state = an_endgame(game)
    legal = legal_actions(game, state)
    solution = solve(game, state)
    assert solution is not None

    action = SolvingBot(RandomBot(1), game, limit=10**6).choose(game, state, legal)

    assert solution.values[action].rank_for(solution.seat) == solution.value.rank_for(solution.seat)


def test_without_a_proof_the_other_bot_decides() -> None:
    game = GAMES["gold"]
    state = first_decision(game)
    legal = legal_actions(game, state)

    assert SolvingBot(RandomBot(5), game, limit=10).choose(game, state, legal) == RandomBot(5).choose(
        game, state, legal
    )


def test_of_what_it_may_choose_from_a_solving_bot_plays_what_is_proved() -> None:
    game = GAMES["gold"]
    state = an_endgame(game)
    solution = solve(game, state)
    assert solution is not None
    others = np.array([action for action in legal_actions(game, state) if action != solution.best])

    action = SolvingBot(RandomBot(1), game, limit=10**6).choose(game, state, others)

    assert action in others


def test_every_level_but_the_first_is_shown_sensible_actions_only() -> None:
    game = GAMES["zevenspel"]
    state = first_decision(game)
    legal = legal_actions(game, state)
    sensible = sensible_among(legal, weights_of(game, state, legal))
    assert 1 < len(sensible) < len(legal)

    chosen = {SensibleBot(RandomBot(seed)).choose(game, state, legal) for seed in range(200)}

    assert chosen <= set(sensible.tolist())
    assert [isinstance(make_level(name, game, 0), SensibleBot) for name in LEVELS] == [False, True, True, True, True]


@pytest.mark.compiled_only
def test_opponents_are_compiled_once_and_only_if_they_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goudkoorts.engine.warm_up.folder_of", lambda _game: tmp_path)
    announced: list[Any] = []

    warm_up_bots(GAMES["zevenspel"], ["random", "greedy"], announced.append)
    assert announced == []
    for _ in range(2):
        warm_up_bots(GAMES["zevenspel"], ["expert"], announced.append)

    assert announced == [GAMES["zevenspel"]]


def test_weaker_levels_notice_less() -> None:
    noticing = [level.attention for level in tuning_of(GAMES["goldrausch"]).levels[:4] if hasattr(level, "attention")]

    assert noticing == sorted(noticing)
    assert make_level("beginner", GAMES["goldrausch"], 0).name == "beginner"


def an_endgame(game: Game) -> Any:
    """Return an endgame with more than one legal action and little left."""
    setting = encode_setting(game, 2, {})
    for number in range(100):
        state: Any = game.State.new()
        dice = dice_from(4, number)
        game.set_up(state, 2, np.ascontiguousarray(setting[1:]))
        while game.seat_to_act(state) != NOBODY:
            if game.seat_to_act(state) >= 0 and game.is_endgame(state) and 1 < len(legal_actions(game, state)) < 6:
                return state
            game.apply(state, game.open_ticket(state, below(dice, game.count_tickets(state))))
    raise AssertionError("no endgame found")
