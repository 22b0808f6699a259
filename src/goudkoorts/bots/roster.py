"""The named opponents."""

from collections.abc import Callable
from typing import Final

from goudkoorts.bots.bot import Bot
from goudkoorts.bots.greedy_bot import GreedyBot
from goudkoorts.bots.random_bot import RandomBot

ROSTER: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
