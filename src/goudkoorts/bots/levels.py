"""The levels, from beginner to master, and how each plays each game.

The lower ones judge at a glance and err as people do (`CasualBot`); the higher ones think ahead (`SearchBot`). All but
the first leave out what the game calls senseless (`SensibleBot`). How far they are apart is measured in docs/ladder.md.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
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

LEVELS: Final = ("beginner", "amateur", "player", "expert", "master")
NO_LIMIT: Final = 1 << 30
SECONDS_OF_MASTER: Final = 0.9  # a second a move at most, with something to spare
SECONDS_OF_ALL_BUT_MASTER: Final = 0.045
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


@dataclass(frozen=True, slots=True)
class Casual:
    """A level that judges at a glance; see `CasualBot`."""

    attention: float = 1.0
    taste: float = 0.0
    dreams: float = 0.0


@dataclass(frozen=True, slots=True)
class Thinker:
    """A level that thinks ahead."""

    iterations: int
    seconds: float = SECONDS_OF_ALL_BUT_MASTER


@dataclass(frozen=True, slots=True)
class Comparer:
    """A level that compares its choices in the same worlds; see `ComparingBot`."""

    playouts: int
    seconds: float = SECONDS_OF_ALL_BUT_MASTER


@dataclass(frozen=True, slots=True)
class Strength:
    """How the levels play one game, the weakest first, and how its search goes about it."""

    levels: tuple[Casual | Thinker | Comparer, ...]
    manner: Mapping[str, float] = field(default_factory=dict)  # what differs from DEFAULTS


STRENGTHS: Final[Mapping[str, Strength]] = {
    "gold": Strength(
        (Casual(0.4), Casual(0.7), Casual(), Thinker(150), Thinker(1000, SECONDS_OF_MASTER)),
        {"horizon": 0},
    ),
    "goldrausch": Strength(
        (Casual(0.3), Casual(0.5), Casual(0.68), Casual(0.86), Comparer(2000, SECONDS_OF_MASTER)),
        {"rounds": 1, "points_scale": 30.0, "exploration": 2.0},
    ),
    "zevenspel": Strength(
        # Every box is worth the same in the long run, and the glance knows the rest: searching longer gains nothing.
        (Casual(0.4, dreams=1.0), Casual(0.2, dreams=0.8), Casual(0.05, dreams=0.3), Casual(0.1), Casual()),
        {"points_share": 0.0, "exploration": 1.0},
    ),
    "elfenland": Strength(
        (Casual(0.3), Casual(0.55), Casual(0.75), Casual(0.9), Thinker(250, SECONDS_OF_MASTER)),
        {"rounds": 1, "points_scale": 2.0, "exploration": 0.7},
    ),
    "elfengold": Strength(
        (Casual(0.3), Casual(0.5), Casual(0.7), Casual(0.88), Thinker(250, SECONDS_OF_MASTER)),
        {"rounds": 1, "points_scale": 3.0, "exploration": 0.7},
    ),
}
# A game without a line of its own plays soundly at once.
NEW_GAME: Final = Strength((Casual(0.3), Casual(0.6), Casual(), Thinker(100), Thinker(1000, SECONDS_OF_MASTER)))


def make_level(name: str, game: Game, seed: int) -> Bot:
    """Return a new bot of a level for one seat of one match."""
    level = strength_in(game).levels[LEVELS.index(name)]
    bot: Bot
    if isinstance(level, Casual):
        bot = CasualBot(name, level.attention, level.taste, level.dreams, seed=seed)
    elif isinstance(level, Comparer):
        bot = ComparingBot(name, manner_for(game), Budget(level.playouts, level.seconds), seed)
    else:
        bot = SearchBot(name, manner_for(game), Budget(level.iterations, level.seconds), seed)
    if name == LEVELS[0]:
        return bot
    return SensibleBot(SolvingBot(bot, game, POSITIONS_OF_MASTER) if name == LEVELS[-1] else bot)


def strength_in(game: Game) -> Strength:
    """Return how the levels play a game."""
    return STRENGTHS.get(game.NAME, NEW_GAME)


def manner_for(game: Game, **changes: float) -> Any:
    """Return how a search goes about a game, with changes if wanted."""
    manner = Manner.new()
    for name, value in {**DEFAULTS, **strength_in(game).manner, **changes}.items():
        setattr(manner, name, value)
    return manner
