"""Betting games may say how likely each bet wins: the one part of a game's face that not every game has."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Protocol

from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.contract import Game
from goudkoorts.engine.errors import GoudkoortsError
from goudkoorts.engine.setup import Options, encode_options


class BetOdds(Protocol):
    """One bet: its exact chance, what it would pay in a fair game, what it pays, and what a chip earns there."""

    @property
    def bet(self) -> str:
        """The bet in notation."""

    @property
    def probability(self) -> Fraction:
        """How likely it wins."""

    @property
    def fair(self) -> Fraction:
        """The points that would make all bets equal."""

    @property
    def points(self) -> int:
        """The points it pays."""

    @property
    def per_life(self) -> Fraction:
        """The points a chip always laid here earns until it is lost."""


class NoOdds(GoudkoortsError):
    """The game has no bets."""

    code = "odds.none"

    def __init__(self, name: str) -> None:
        known = ", ".join(game.NAME for game in GAMES.values() if hasattr(game, "odds_table"))
        super().__init__(f"{name} has no table of odds; there is one for {known}")


def odds_of(game: Game, options: Options) -> Sequence[BetOdds]:
    """Return the odds of all bets under a table's options, or raise NoOdds or BadOption."""
    betting: Any = game
    if not hasattr(betting, "odds_table"):
        raise NoOdds(game.NAME)
    encode_options(game, game.SEATS[0], options)
    table: Sequence[BetOdds] = betting.odds_table(options)
    return table
