"""Greedy players against random ones over many games, every seat in turn: a first measure of sense."""

from dataclasses import dataclass

import numpy as np

from goudkoorts.engine.batch import encode_setting
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.contract import Game, Numbers
from goudkoorts.engine.setup import Options
from goudkoorts.kernel.dice import streams_of
from goudkoorts.kernel.instance import instantiate


@dataclass(frozen=True, slots=True)
class Contest:
    """What one greedy player reached against random ones."""

    games: int
    wins: float  # share of games won, a shared first place counted in parts
    margin: float  # mean points ahead of the best rival


def greedy_against_random(
    game: Game, players: int, games: int, *, seed: int = 0, options: Options | None = None
) -> Contest:
    """Let one greedy player sit on each seat equally often among random players."""
    loops = instantiate("goudkoorts.bots.loops.contests", "goudkoorts.engine.any_game", game.__name__)
    seating = np.zeros((games, players), np.int64)
    seats = np.arange(games) % players
    seating[np.arange(games), seats] = loops.GREEDY
    scores, ranks = np.zeros((2, games, players), np.int64)
    room = np.empty(game.MAX_LEGAL, np.int64), np.empty(game.MAX_LEGAL)
    setting = encode_setting(game, players, options or {})
    loops.play_contests(game.State.rows(3), setting, seating, streams_of(seed, 0, games), *room, scores, ranks)
    return _summed_up(scores, ranks, seats)


def _summed_up(scores: Numbers, ranks: Numbers, seats: Numbers) -> Contest:
    """Count wins and points of the greedy seat."""
    rows = np.arange(len(seats))
    shares = (ranks[rows, seats] == 0) / (ranks == 0).sum(axis=1)
    rivals = scores.astype(float)
    own = rivals[rows, seats].copy()
    rivals[rows, seats] = -np.inf
    return Contest(len(seats), float(shares.mean()), float((own - rivals.max(axis=1)).mean()))


if __name__ == "__main__":
    for each in GAMES.values():
        for number in sorted({each.SEATS[0], each.SEATS[-1]}):
            result = greedy_against_random(each, number, games=400)
            print(f"{each.NAME}, {number} players: {result.wins:.1%} won, {result.margin:+.1f} points")  # noqa: T201
