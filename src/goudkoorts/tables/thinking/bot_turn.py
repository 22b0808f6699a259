"""What a bot does when its turn comes, as plain functions: any thread may run them, and twice is as good as once."""

import logging
from dataclasses import dataclass
from typing import Any, Final

from goudkoorts.bots.bot import legal_actions, weights_of
from goudkoorts.bots.greedy_bot import GreedyBot
from goudkoorts.bots.levels import LEVELS, level_in, make_level, manner_for
from goudkoorts.bots.search import Budget, Search, think
from goudkoorts.engine.catalogue import find_game
from goudkoorts.engine.contract import Game, Numbers
from goudkoorts.engine.errors import BotFailed
from goudkoorts.engine.match import text_of
from goudkoorts.kernel.record import copy_of
from goudkoorts.kernel.tuning import SECONDS_OF_ALL_BUT_MASTER, CasualLevel, SearchLevel

LOG = logging.getLogger(__name__)
Advice = list[tuple[str, float]]
HINT_BUDGET: Final = Budget(iterations=2000, seconds=0.3)


@dataclass(frozen=True, slots=True, eq=False)
class BotTurn:
    """A decision somebody must think about; `state` is blanked for the seat to act."""

    table: str
    ply: int
    seat: int
    level: str
    game: str
    state: Any
    seed: int


def choose_action(turn: BotTurn) -> str:
    """Return the text of the action a level chooses."""
    game = find_game(turn.game)
    legal = legal_actions(game, turn.state)
    try:
        number = _choice_of_level(game, turn, legal)
    except Exception:  # whatever a bot does wrong, the people at its table play on
        LOG.exception("bot failed: game %s, level %s; the greedy player moves instead", turn.game, turn.level)
        number = _greedy_choice(game, turn, legal)
    return text_of(game.NAME, number)


def choose_at_a_glance(turn: BotTurn) -> str:
    """Return the text of the action that looks best at once: for what has no time to think."""
    game = find_game(turn.game)
    return text_of(game.NAME, _greedy_choice(game, turn, legal_actions(game, turn.state)))


def advise(turn: BotTurn) -> Advice:
    """Return actions worth thinking of, the best first, with weights that sum to 1: how often a search tried each."""
    game = find_game(turn.game)
    search = Search(game, manner_for(game), turn.seed)
    search.look_at(turn.state)
    think([search], HINT_BUDGET)
    visits = {action: times for action, times in search.visits.items() if times}
    return _in_order(game, visits, sum(visits.values()))


def advise_at_a_glance(turn: BotTurn) -> Advice:
    """Return the actions that look best, without any search."""
    game = find_game(turn.game)
    legal = legal_actions(game, turn.state)
    weights = weights_of(game, turn.state, legal)
    best = legal[weights == weights.max()]
    return _in_order(game, dict.fromkeys(best.tolist(), 1), len(best))


def is_slow(turn: BotTurn) -> bool:
    """Whether a level may think for longer than anybody notices."""
    level = level_in(find_game(turn.game), turn.level)
    return not isinstance(level, CasualLevel) and level.seconds > SECONDS_OF_ALL_BUT_MASTER


def must_search(turn: BotTurn) -> bool:
    """Whether a level needs the compiled search, and not the glance alone."""
    level = level_in(find_game(turn.game), turn.level)
    return isinstance(level, SearchLevel) or turn.level == LEVELS[-1]


def _choice_of_level(game: Game, turn: BotTurn, legal: Numbers) -> int:
    """Let a new bot choose, and check that its choice is legal; it may scribble on its copy of the state."""
    number = int(make_level(turn.level, game, turn.seed).choose(game, copy_of(turn.state), legal.copy()))
    if number not in legal:
        raise BotFailed(f"{turn.level} in {turn.game} chose {number}, which is not legal")
    return number


def _greedy_choice(game: Game, turn: BotTurn, legal: Numbers) -> int:
    """Return what the greedy player does."""
    return GreedyBot(turn.seed).choose(game, turn.state, legal)


def _in_order(game: Game, weights: dict[int, int], total: int) -> Advice:
    """Return actions as texts, the heaviest first."""
    order = sorted(weights, key=lambda action: (-weights[action], action))
    return [(text_of(game.NAME, action), weights[action] / total) for action in order]
