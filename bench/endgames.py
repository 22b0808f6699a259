"""How long endgames take to solve, and how many can be: positions right where they become endgames.

python bench/endgames.py [--positions 200] [--games gold]
"""

import argparse
from collections.abc import Callable
from time import perf_counter
from typing import Any

import numpy as np

from goudkoorts.bots.bot import Bot, legal_actions
from goudkoorts.bots.endgame import Solution, solve
from goudkoorts.bots.roster import ROSTER
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.contract import Game
from goudkoorts.engine.match import Match
from goudkoorts.engine.setup import Options
from goudkoorts.kernel.actors import NOBODY
from goudkoorts.kernel.dice import Dice, below, dice_from

CASES: list[tuple[str, int, Options]] = [
    ("gold", 2, {}),
    ("gold", 3, {}),
    ("goldrausch", 2, {"rounds": 1}),
    ("goldrausch", 5, {"rounds": 1}),
    ("zevenspel", 2, {"max_rounds": 8}),
    ("zevenspel", 3, {}),
]
PLAYERS = ("random", "greedy")
MOST_GAMES = 4  # times the positions asked for: not every game has an endgame
HEAD = ("game", "played", "asked", "positions", "solved", "mean ms", "median ms", "max ms", "mean nodes")
LAY_OUT = "{:28} {:8} {:10} {:>9} {:>8} {:>9} {:>9} {:>9} {:>10}"


def main() -> None:
    """Print a line for each case, each kind of play before it, and each question asked."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--games", nargs="*", default=["gold", "goldrausch", "zevenspel"])
    request = parser.parse_args()
    print(
        LAY_OUT.format("game", "played", "asked", "positions", "solved", "mean ms", "median ms", "max ms", "mean nodes")
    )
    for name, players, options in CASES:
        if name in request.games:
            for player in PLAYERS:
                measure(GAMES[name], players, options, player, request.positions)


def measure(game: Game, players: int, options: Options, player: str, count: int) -> None:
    """Solve the first endgames of many games."""
    positions = first_endgames(game, players, options, player, count)
    solve(game, positions[0])  # compiles
    what = " ".join([f"{game.NAME}, {players} players", *(f"{key} {value}" for key, value in options.items())])
    report(what, player, "best", positions, lambda state: solve(game, state, best_only=True))
    if game.NAME == "gold" and players == 2:
        report(what, player, "all values", positions, lambda state: solve(game, state))


def report(what: str, player: str, asked: str, positions: list[Any], ask: Callable[[Any], Solution | None]) -> None:
    """Time a question over all positions and print a line."""
    times, solutions = [], []
    for state in positions:
        begin = perf_counter()
        solutions.append(ask(state))
        times.append((perf_counter() - begin) * 1000)
    nodes = [solution.nodes for solution in solutions if solution] or [0]
    numbers = f"{np.mean(times):.1f}", f"{np.median(times):.1f}", f"{max(times):.1f}", f"{np.mean(nodes):.0f}"
    solved = f"{sum(solution is not None for solution in solutions) / len(positions):.1%}"
    print(LAY_OUT.format(what, player, asked, len(positions), solved, *numbers), flush=True)


def first_endgames(game: Game, players: int, options: Options, player: str, count: int) -> list[Any]:
    """Return the first endgame of each of many games."""
    found: list[Any] = []
    for seed in range(MOST_GAMES * count):
        state = Match(game, players, options).state
        if len(found) < count and reach_endgame(game, state, ROSTER[player](seed), dice_from(seed)):
            found.append(state)
    return found


def reach_endgame(game: Game, state: Any, bot: Bot, dice: Dice) -> bool:
    """Play until the position is an endgame; say whether it ever was."""
    while (actor := game.seat_to_act(state)) != NOBODY:
        if actor >= 0:
            if game.is_endgame(state):
                return True
            game.apply(state, bot.choose(game, state, legal_actions(game, state)))
        else:
            game.apply(state, game.open_ticket(state, below(dice, game.count_tickets(state))))
    return False


if __name__ == "__main__":
    main()
