"""The named opponents, and the one door through which every bot is made."""

from collections.abc import Callable
from typing import Final

from goudkoorts.bots.bot import Bot
from goudkoorts.bots.greedy_bot import GreedyBot
from goudkoorts.bots.random_bot import RandomBot
from goudkoorts.engine.contract import Game
from goudkoorts.engine.errors import UnknownBot

ROSTER: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(spec: str, game: Game, seed: int) -> Bot:
    """Return a new bot for one seat of one match, or raise UnknownBot."""
    del game  # those of the roster play every game
    if spec not in ROSTER:
        raise UnknownBot(spec, list(ROSTER))
    return ROSTER[spec](seed)
