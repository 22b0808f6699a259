"""The levels, from beginner to master, and how each plays each game.

The lower ones judge at a glance and err as people do (`CasualBot`); the higher ones think ahead (`SearchBot`). How
far they are apart is measured in docs/ladder.md.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from goudkoorts.bots.bot import Bot
from goudkoorts.bots.casual_bot import CasualBot
from goudkoorts.bots.loops.tree import Manner
from goudkoorts.bots.search import Budget
from goudkoorts.bots.search_bot import SearchBot
from goudkoorts.engine.contract import Game

LEVELS: Final = ("beginner", "amateur", "player", "expert", "master")
NO_LIMIT: Final = 1 << 30
SECONDS_OF_MASTER: Final = 0.9  # a second a move at most, with something to spare
SECONDS_OF_EXPERT: Final = 0.045
POSITIONS_OF_MASTER: Final = 120_000  # for solving an endgame: about a fifth of a second

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
class Strength:
    """How the levels play one game."""

    beginner: tuple[float, float]  # attention, taste
    amateur: tuple[float, float]
    player: tuple[float, float]
    expert: int  # iterations
    master: int
    manner: Mapping[str, float] = field(default_factory=dict)  # what differs from DEFAULTS


STRENGTHS: Final[Mapping[str, Strength]] = {
    "gold": Strength((0.4, 0.0), (0.7, 0.0), (1.0, 0.0), 40, 2000, {"horizon": 0}),
    "goldrausch": Strength(
        (0.3, 0.0), (0.6, 0.0), (1.0, 0.0), 200, 4000, {"rounds": 1, "points_scale": 30.0, "exploration": 2.0}
    ),
    "zevenspel": Strength((0.1, 0.0), (0.3, 0.0), (1.0, 0.0), 500, 5000, {"guided": 0, "points_share": 0.0}),
    "elfenland": Strength((0.3, 0.0), (0.6, 0.0), (1.0, 0.0), 40, 250, {"rounds": 1, "points_scale": 2.0}),
    "elfengold": Strength((0.3, 0.0), (0.6, 0.0), (1.0, 0.0), 40, 250, {"rounds": 1, "points_scale": 3.0}),
}


def make_level(name: str, game: Game, seed: int) -> Bot:
    """Return a new bot of a level for one seat of one match."""
    strength = STRENGTHS.get(game.NAME, NEW_GAME)
    if name == "master":
        budget = Budget(strength.master, SECONDS_OF_MASTER)
        return SearchBot(name, manner_for(game), budget, seed, solve_limit=POSITIONS_OF_MASTER)
    if name == "expert":
        return SearchBot(name, manner_for(game), Budget(strength.expert, SECONDS_OF_EXPERT), seed)
    attention, taste = getattr(strength, name)
    return CasualBot(name, attention, taste, seed)


def manner_for(game: Game, **changes: float) -> Any:
    """Return how a search goes about a game, with changes if wanted."""
    manner = Manner.new()
    strength = STRENGTHS.get(game.NAME, NEW_GAME)
    for name, value in {**DEFAULTS, **strength.manner, **changes}.items():
        setattr(manner, name, value)
    return manner


# A game without a tuned line of its own plays soundly at once.
NEW_GAME: Final = Strength((0.3, 0.0), (0.6, 0.0), (1.0, 0.0), 100, 1000)
