"""The levels, from beginner to master, and how each plays each game.

The lower ones judge at a glance and err as people do (`CasualBot`); the higher ones think ahead (`SearchBot`). All but
the first leave out what the game calls senseless (`SensibleBot`). How far they are apart is measured in docs/ladder.md.
"""

from collections.abc import Mapping
from typing import Any, Final

from goudkoorts.bots.bot import Bot
from goudkoorts.bots.casual_bot import CasualBot
from goudkoorts.bots.comparing_bot import ComparingBot
from goudkoorts.bots.loops.tree import Manner
from goudkoorts.bots.search import Budget
from goudkoorts.bots.search_bot import SearchBot
from goudkoorts.bots.sensible_bot import SensibleBot
from goudkoorts.bots.solving_bot import SolvingBot
from goudkoorts.engine.contract import Game
from goudkoorts.engine.tuning import tuning_of
from goudkoorts.kernel.tuning import CasualLevel, ComparingLevel, SearchLevel

LEVELS: Final = ("beginner", "amateur", "player", "expert", "master")
NO_LIMIT: Final = 1 << 30
POSITIONS_OF_MASTER: Final = 80_000  # for solving an endgame: less than a fifth of a second

# What holds where a game says nothing else.
DEFAULTS: Final[Mapping[str, float]] = {
    "exploration": 1.5,
    "boldness": 1.0,
    "caution": 0.1,
    "widening": 1.0,
    "slip": 0.0,
    "points_share": 0.2,
    "points_scale": 40.0,
    "least_width": 8,
    "most_width": 32,
    "guided": NO_LIMIT,
    "horizon": NO_LIMIT,
    "rounds": 0,
}


def make_level(name: str, game: Game, seed: int) -> Bot:
    """Return a new bot of a level for one seat of one match."""
    level = level_in(game, name)
    bot: Bot
    if isinstance(level, CasualLevel):
        bot = CasualBot(name, level.attention, dreams=level.dreams, seed=seed)
    elif isinstance(level, ComparingLevel):
        bot = ComparingBot(name, manner_for(game), Budget(level.playouts, level.seconds), seed)
    else:
        bot = SearchBot(name, manner_for(game), Budget(level.iterations, level.seconds), seed)
    if name == LEVELS[0]:
        return bot
    return SensibleBot(SolvingBot(bot, game, POSITIONS_OF_MASTER) if name == LEVELS[-1] else bot)


def level_in(game: Game, name: str) -> CasualLevel | SearchLevel | ComparingLevel:
    """Return how a level plays a game."""
    return tuning_of(game).levels[LEVELS.index(name)]


def manner_for(game: Game, **changes: float) -> Any:
    """Return how a search goes about a game, with changes if wanted."""
    manner = Manner.new()
    for name, value in {**DEFAULTS, **tuning_of(game).search, **changes}.items():
        setattr(manner, name, value)
    return manner
