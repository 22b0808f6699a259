"""What a player program is: it sees a state blanked for its seat and names one of the legal actions."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

import numpy as np

from goudkoorts.engine.contract import Game, Numbers, Weights
from goudkoorts.engine.match import Match
from goudkoorts.engine.setup import Options
from goudkoorts.kernel.senseless import FARTHEST

MILLISECONDS_A_MOVE = 1000


class Bot(Protocol):
    """A player of any game."""

    name: str

    def choose(self, game: Game, state: Any, legal: Numbers, /) -> int:
        """Return one of the legal actions; `state` is blanked for the seat to act and may be scribbled on."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What a bot may know before a match: everything that was agreed on, and nothing that was dealt."""

    game: Game
    players: int
    options: Options
    seat: int
    milliseconds: int = MILLISECONDS_A_MOVE  # for one move


@runtime_checkable
class Guest(Protocol):
    """A bot that wants to hear when a match begins and ends; a table calls these where a bot has them."""

    def start(self, setting: Setting, /) -> None:
        """Hear what is played; whatever fails here is raised by `choose`, where the table minds it."""

    def end(self, scores: Sequence[int], places: Sequence[int], /) -> None:
        """Hear how it ended."""

    def close(self) -> None:
        """Go home: the table needs this bot no more."""


def as_guest(bot: object) -> Guest | None:
    """Return a bot that wants to hear of the match, None for one that does not."""
    return bot if isinstance(bot, Guest) else None


def legal_actions(game: Game, state: Any) -> Numbers:
    """Return the legal actions of a decision."""
    out = np.empty(game.MAX_LEGAL, np.int64)
    return out[: game.list_legal(state, out)]


def weights_of(game: Game, state: Any, legal: Numbers) -> Weights:
    """Return how good each legal action looks; `state` is blanked for the seat to act."""
    states: Any = game.State.rows(2)
    states[0] = state
    weights = np.empty(len(legal))
    game.weigh(states, legal, len(legal), weights)
    return weights


def sensible_among(legal: Numbers, weights: Weights) -> Numbers:
    """Return the actions that are not senseless; one always remains."""
    sensible: Numbers = legal[weights - weights.max() >= FARTHEST]
    return sensible


def places_of(match: Match) -> list[int]:
    """Return how many seats are ahead of each."""
    ranking = match.ranking
    ahead = {seat: sum(map(len, ranking[:place])) for place, group in enumerate(ranking) for seat in group}
    return [ahead[seat] for seat in range(match.players)]
