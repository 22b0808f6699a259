"""Simulations a second and core of our own search, in the same words as the peers.

python bench/ours_search.py --seconds 2 [--games gold]

As OpenSpiel's `ISMCTSBot` does it: what is hidden is dealt anew before every simulation, no choice is preferred, and
the game is played out at random to its end. As its `MCTSBot` does it: the same, but the search begins at the true
position with all cards seen, so that there is nothing to deal anew. (Below the root our tree tells positions apart by
what the seat would see all the same; no bot of ours plays like this.) And as the levels play: choices weighed, playouts
guided or cut short. Every search begins with an empty tree.
"""

import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent / "peers"))

from stopwatch import PLACES, SIMULATIONS, Tally, hold_one_core, measure, read_request, report_search, search_for

from goudkoorts.bots.levels import NO_LIMIT, manner_for
from goudkoorts.bots.search import Search
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.contract import Game
from goudkoorts.engine.match import Match
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.kernel.dice import Dice, below, dice_from
from goudkoorts.kernel.record import copy_of
from ours import PEER

POSITIONS = 8
PLAYOUTS = 400  # to see how long one is
RANDOM, SEEN, AS_LEVELS = "random playouts", "all cards seen", "as the levels play"
AT_RANDOM: Mapping[str, float] = {"guided": 0, "horizon": NO_LIMIT, "rounds": 0, "boldness": 0.0}
MANNERS: Mapping[str, Mapping[str, float]] = {RANDOM: AT_RANDOM, SEEN: AT_RANDOM, AS_LEVELS: {}}


def main() -> None:
    """Measure every game asked for, in every manner."""
    request = read_request(list(GAMES))
    hold_one_core()
    for name in request.games:
        game = GAMES[name]
        paths = [choices_of_a_game(game, game.SEATS[0], seed) for seed in range(POSITIONS)]
        for how in MANNERS:
            for place, part in PLACES.items():
                positions = [path[int(part * len(path))] for path in paths]
                measure_search(game, how, place, positions, request.seconds / len(PLACES))


def search_anew(search: Search, root: Any) -> None:
    """Search a position of another game than the one before, so that nothing is kept."""
    search.look_at(root)
    search.run(SIMULATIONS)


def measure_search(game: Game, how: str, place: str, positions: Sequence[Any], seconds: float) -> None:
    """Measure searches of some positions."""
    search = Search(game, manner_for(game, **MANNERS[how]))
    length = play_out(game, positions)
    roots = positions if how == SEEN else [blanked(game, position) for position in positions]
    run = partial(search_for, partial(search_anew, search), roots, length)
    name = f"{game.NAME}, {game.SEATS[0]} players"
    report_search(PEER, place, measure(name, how, run, seconds))


def choices_of_a_game(game: Game, players: int, seed: int) -> list[Any]:
    """Play a random game and keep every position in which a player had a choice."""
    state, dice = Match(game, players, {}).state, dice_from(seed)
    path = []
    while (actor := game.seat_to_act(state)) != NOBODY:
        if actor != CHANCE and game.count_tickets(state) > 1:
            path.append(copy_of(state))
        act_at_random(game, state, dice)
    return path


def play_out(game: Game, positions: Sequence[Any]) -> Tally:
    """Play positions to their end and count who acted."""
    dice = dice_from(1)
    actions = decisions = 0
    start = perf_counter()
    for number in range(PLAYOUTS):
        state = copy_of(positions[number % len(positions)])
        while (actor := game.seat_to_act(state)) != NOBODY:
            actions += 1
            decisions += actor != CHANCE
            act_at_random(game, state, dice)
    return Tally(perf_counter() - start, PLAYOUTS, actions, decisions)


def act_at_random(game: Game, state: Any, dice: Dice) -> None:
    """Open one of the tickets."""
    game.apply(state, game.open_ticket(state, below(dice, game.count_tickets(state))))


def blanked(game: Game, position: Any) -> Any:
    """Return a position as the seat to act may know it."""
    state = copy_of(position)
    game.hide_from(state, game.seat_to_act(state))
    return state


if __name__ == "__main__":
    main()
