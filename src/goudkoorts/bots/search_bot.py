"""A player who thinks ahead: it plays out many futures it believes possible, and chooses what it tried most."""

from typing import Any

from goudkoorts.bots.loops.tree import Manner
from goudkoorts.bots.search import Budget, Search, all_visits, think
from goudkoorts.engine.contract import Game, Numbers


class SearchBot:
    """Chooses by search; keeps its trees from move to move of one match."""

    def __init__(self, name: str, manner: Manner, budget: Budget, seed: int = 0, *, threads: int = 1) -> None:
        self.name = name
        self._manner = manner
        self._budget = budget
        self._seed = seed
        self._threads = threads
        self._searches: list[Search] = []

    def choose(self, game: Game, state: Any, legal: Numbers) -> int:
        """Return the choice that was tried most."""
        if len(legal) == 1:
            return int(legal[0])
        if not self._searches:
            self._searches = [Search(game, self._manner, self._seed + number) for number in range(self._threads)]
        for search in self._searches:
            search.look_at(state)
        think(self._searches, self._budget)
        visits = all_visits(self._searches)
        return max(visits, key=lambda action: visits[action])
