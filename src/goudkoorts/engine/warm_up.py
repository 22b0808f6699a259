"""Compile everything a game needs, once, and say so: later starts load it from disk."""

import hashlib
from collections.abc import Callable, Iterable
from pathlib import Path

from goudkoorts.engine.batch import Threads, play_random_games, random_records
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.conformance import check_random_game
from goudkoorts.engine.contract import Game
from goudkoorts.engine.match import Match
from goudkoorts.kernel.dice import dice_from
from goudkoorts.kernel.instance import folder_of
from goudkoorts.kernel.rule import COMPILED, PACKAGE


def warm_up(games: Iterable[Game], announce: Callable[[Game], None]) -> None:
    """Compile the rules of games that were not compiled on this machine before; `announce` is told of each."""
    for game in games:
        if not are_rules_ready(game):
            announce(game)
            compile_rules(game)
            ready_mark(game, "rules").touch()


def are_rules_ready(game: Game) -> bool:
    """Whether this machine has compiled the rules of a game before."""
    return not COMPILED or ready_mark(game, "rules").exists()


def compile_rules(game: Game) -> None:
    """Call every compiled function of a game once: the conformance suite does, and the loops of a batch."""
    players = game.SEATS[0]
    check_random_game(game, players, {}, seed=0)
    play_random_games(game, players, games=2, threads=Threads(1))
    next(random_records(game, players, games=1))
    compile_steps(game, players)


def compile_steps(game: Game, players: int) -> None:
    """Let chance and a player take one step each, and look at it."""
    match = Match(game, players, {})
    match.deal(dice_from(0))
    match.play(match.position.legal[0])
    match.view(0)


def ready_mark(game: Game, what: str) -> Path:
    """Return the file that says so, for this place of the package: the compiler keeps its results by path."""
    place = hashlib.sha256(str(PACKAGE).encode()).hexdigest()[:8]
    return folder_of(game.__name__) / f"{game.NAME}.{what}.{place}.ready"


if __name__ == "__main__":
    warm_up(GAMES.values(), lambda game: print(f"compiling the rules of {game.NAME} ...", flush=True))  # noqa: T201
