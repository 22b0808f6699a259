"""The named opponents, and the one door through which every bot is made."""

from collections.abc import Callable
from typing import Final

from goudkoorts.bots.bot import Bot
from goudkoorts.bots.greedy_bot import GreedyBot
from goudkoorts.bots.levels import LEVELS, make_level
from goudkoorts.bots.outside.outside_bot import OutsideBot, command_of
from goudkoorts.bots.random_bot import RandomBot
from goudkoorts.engine.contract import Game
from goudkoorts.engine.errors import UnknownBot

ROSTER: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(spec: str, game: Game, seed: int) -> Bot:
    """Return a new bot by its name, as `module:attribute` or as `cmd:COMMAND LINE`, or raise UnknownBot."""
    check_bot(spec)
    if spec in LEVELS:
        return make_level(spec, game, seed)
    if spec in ROSTER:
        return ROSTER[spec](seed)
    return OutsideBot(command_of(spec) or [], spec, seed)


def check_bot(spec: str) -> None:
    """Raise UnknownBot for a spec that names no bot."""
    if spec not in LEVELS and spec not in ROSTER and command_of(spec) is None:
        raise UnknownBot(spec, [*ROSTER, *LEVELS, "module:attribute", "cmd:COMMAND"])
