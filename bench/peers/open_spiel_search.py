"""How many simulations a second OpenSpiel's search bots make on one core, in C++.

A simulation is one walk down the tree and one random rollout from its leaf to the end of the game, for `MCTSBot` (which
sees all cards) and for `ISMCTSBot` (which deals what is hidden anew before every simulation) alike. Every search begins
with an empty tree and makes `SIMULATIONS` of them, as many as ours. How long a simulation is, is the mean over random
games played out from the same positions: the first decision, half-way and three quarters through a game. A short game
flatters a search, so simulations are to be held against simulations of like length only. Positions with one legal
action are left out: both bots answer them without a search.

`ISMCTSBot` asks a game for a string of what a player knows and for another deal that fits; the games listed here have
both. Where the legal actions of a node differ from deal to deal, it is told so.
"""

from collections.abc import Callable
from functools import partial
from types import ModuleType

from open_spiel_games import PEER, POSITIONS, State, Table, decisions_of_a_game, lay_table, play_out
from stopwatch import (
    PLACES,
    SIMULATIONS,
    hold_one_core,
    import_peer,
    measure,
    read_request,
    report_search,
    search_for,
)

SEEN, HIDDEN = "MCTSBot", "ISMCTSBot"
WITH_MCTS = ("hearts", "oh_hell", "spades", "euchre", "bridge", "crazy_eights", "gin_rummy", "connect_four")
WITH_IS_MCTS = ("hearts", "euchre", "bridge", "gin_rummy")
EXPLORATION = 1.5
MEGABYTES = 1024
ANY_NUMBER = -1


def main() -> None:
    """Measure both bots on the games that were asked for."""
    hold_one_core()
    request = read_request(dict.fromkeys((*WITH_MCTS, *WITH_IS_MCTS)))
    pyspiel = import_peer(PEER)
    if pyspiel is None:
        return
    for bot, games in ((HIDDEN, WITH_IS_MCTS), (SEEN, WITH_MCTS)):
        for name in games:
            if name in request.games:
                measure_bot(pyspiel, bot, name, request.seconds / len(PLACES))


def measure_bot(pyspiel: ModuleType, bot: str, name: str, seconds: float) -> None:
    """Measure one bot at every place of a game."""
    table = lay_table(pyspiel, name)
    search = searcher(pyspiel, bot, table)
    paths = [choices_of_a_game(table) for _ in range(POSITIONS)]
    for place, part in PLACES.items():
        positions = [path[int(part * len(path))] for path in paths]
        length = play_out(table, positions, seconds / 4)
        run = partial(search_for, search, positions, length)
        report_search(PEER, place, measure(name, bot, run, seconds))


def choices_of_a_game(table: Table) -> list[State]:
    """Play a random game and keep every position in which a player had a choice."""
    return [position for position in decisions_of_a_game(table) if len(position.legal_actions()) > 1]


def searcher(pyspiel: ModuleType, bot: str, table: Table) -> Callable[[State], object]:
    """Return what searches one position from an empty tree."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    if bot == SEEN:
        search: Callable[[State], object] = pyspiel.MCTSBot(
            table.game, evaluator, EXPLORATION, SIMULATIONS, MEGABYTES, False, 1, False
        ).mcts_search
        return search
    votes = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    step: Callable[[State], object] = pyspiel.ISMCTSBot(
        1, evaluator, EXPLORATION, SIMULATIONS, ANY_NUMBER, votes, False, True
    ).step
    return step


if __name__ == "__main__":
    main()
