"""A player who plays endgames exactly, and everything before as another bot does."""

from functools import cache
from typing import Any

from goudkoorts.bots.bot import Bot
from goudkoorts.bots.endgame import solve
from goudkoorts.engine.batch import encode_setting
from goudkoorts.engine.catalogue import find_game
from goudkoorts.engine.contract import Game, Numbers
from goudkoorts.kernel.actors import NOBODY
from goudkoorts.kernel.dice import below, dice_from

GAMES_TO_TRY = 3


class SolvingBot:
    """Asks the solver first; where nothing can be proved in time, somebody else decides."""

    def __init__(self, bot: Bot, game: Game, limit: int) -> None:
        self.name = bot.name
        self._bot = bot
        self._limit = limit
        load_solver(game.NAME)

    def choose(self, game: Game, state: Any, legal: Numbers) -> int:
        """Return the action proved best of those it may choose from, or the other bot's choice."""
        if len(legal) > 1 and (solution := solve(game, state, self._limit, best_only=True)):
            proved = [action for action in (solution.best, *solution.values) if action in legal]
            if proved:
                return max(proved, key=lambda action: solution.values[action].rank_for(solution.seat))
        return self._bot.choose(game, state, legal)


@cache
def load_solver(name: str) -> None:
    """Load the compiled solver of a game before the clock runs: let it look at an endgame for a moment."""
    game = find_game(name)
    setting = encode_setting(game, game.SEATS[0], {})
    state: Any = game.State.new()
    for number in range(GAMES_TO_TRY):
        dice = dice_from(0, number)
        game.set_up(state, int(setting[0]), setting[1:])
        while game.seat_to_act(state) != NOBODY:
            if game.seat_to_act(state) >= 0 and game.is_endgame(state):
                solve(game, state, 1, best_only=True)
                return
            game.apply(state, game.open_ticket(state, below(dice, game.count_tickets(state))))
