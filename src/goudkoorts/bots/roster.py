"""The named opponents, and how to name others."""

from collections.abc import Callable
from typing import Final

from goudkoorts.bots.bot import Bot
from goudkoorts.bots.greedy_bot import GreedyBot
from goudkoorts.bots.outside.outside_bot import OutsideBot, command_of
from goudkoorts.bots.random_bot import RandomBot
from goudkoorts.engine.contract import Game
from goudkoorts.engine.errors import UnknownBot

ROSTER: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(spec: str, game: Game, seed: int) -> Bot:
    """Return a bot by its name, as `module:attribute` or as `cmd:COMMAND LINE`, or raise UnknownBot."""
    del game  # every bot so far plays every game
    if spec in ROSTER:
        return ROSTER[spec](seed)
    command = command_of(spec)
    if command is None:
        raise UnknownBot(spec, list(ROSTER))
    return OutsideBot(command, spec, seed)
