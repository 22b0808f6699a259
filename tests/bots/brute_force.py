"""The slow truth about endgames: everything is tried, nothing is remembered and nothing is cut."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from goudkoorts.bots.bot import legal_actions
from goudkoorts.engine.contract import Game
from goudkoorts.engine.match import Match
from goudkoorts.engine.setup import Options
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.kernel.dice import below, dice_from
from goudkoorts.kernel.record import copy_of

ROUNDING = 1e-10


class TooLarge(Exception):  # tests go on with a smaller position
    """More positions than a test can wait for."""


class BruteForce:
    """Values of positions as (shares of first place, leads over the best rival)."""

    def __init__(self, game: Game, players: int, most: int) -> None:
        self.game, self.players, self.left = game, players, most

    def by_action(self, state: Any) -> dict[int, list[float]]:
        """Return the values of every legal action."""
        return {action: self.value(after(self.game, state, action)) for action in legal_actions(self.game, state)}

    def value(self, state: Any) -> list[float]:
        """Return the values of a position: the shares of all seats, then their leads."""
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        actor = self.game.seat_to_act(state)
        if actor == NOBODY:
            return self._at_end(state)
        if actor == CHANCE:
            return self._by_chance(state)
        best: list[float] = []
        for value in self.by_action(state).values():
            if not best or self._is_better(value, best, actor):
                best = value
        return best

    def _is_better(self, new: list[float], old: list[float], seat: int) -> bool:
        if abs(new[seat] - old[seat]) > ROUNDING:
            return new[seat] > old[seat]
        return new[self.players + seat] > old[self.players + seat] + ROUNDING

    def _at_end(self, state: Any) -> list[float]:
        places, scores = np.zeros((2, self.players), np.int64)
        self.game.places(state, places)
        self.game.payoff(state, scores)
        shares = (places == 0) / (places == 0).sum()
        leads = [scores[seat] - max(np.delete(scores, seat)) for seat in range(self.players)]
        return [*shares.tolist(), *map(float, leads)]

    def _by_chance(self, state: Any) -> list[float]:
        total = np.zeros(2 * self.players)
        for chance, position in outcomes(self.game, state):
            total += chance * np.array(self.value(position))
        return total.tolist()  # type: ignore[no-any-return]


def outcomes(game: Game, state: Any) -> Iterator[tuple[float, Any]]:
    """Yield what chance can do, with probabilities."""
    for future in range(game.count_futures(state)):
        position = copy_of(state)
        if chance := game.open_future(position, future):
            yield chance, position
    if game.count_futures(state) == 0:
        out, weights = np.zeros((2, game.MAX_LEGAL), np.int64)
        count = game.chance_weights(state, out, weights)
        for action, weight in zip(out[:count], weights[:count], strict=True):
            yield weight / weights[:count].sum(), after(game, state, action)


def after(game: Game, state: Any, action: int) -> Any:
    """Return the position after an action."""
    position = copy_of(state)
    game.apply(position, int(action))
    return position


def endgames(game: Game, players: int, options: Options, seed: int) -> list[Any]:
    """Return the positions of one random game that are endgames, the last one first."""
    state, dice = Match(game, players, options).state, dice_from(seed)
    found = []
    while game.seat_to_act(state) != NOBODY:
        if game.is_endgame(state):
            found.append(copy_of(state))
        game.apply(state, game.open_ticket(state, below(dice, game.count_tickets(state))))
    return found[::-1]
