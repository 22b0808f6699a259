"""A player who does nothing senseless: another bot decides, among what the game calls sensible."""

from typing import Any

from goudkoorts.bots.bot import Bot, sensible_among, weights_of
from goudkoorts.engine.contract import Game, Numbers


class SensibleBot:
    """Shows another bot only the actions that are not senseless, however inattentive or clever that one is."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self._bot = bot

    def choose(self, game: Game, state: Any, legal: Numbers) -> int:
        """Return what the other bot chooses among the sensible actions."""
        if len(legal) > 1:
            legal = sensible_among(legal, weights_of(game, state, legal))
        return self._bot.choose(game, state, legal)
