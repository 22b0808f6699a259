"""Random moves a second and core of our own games, in the same words as the peers.

python bench/ours.py --seconds 2 [--games gold]
"""

import sys
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent / "peers"))

from stopwatch import Measurement, Peer, Tally, hold_one_core, measure, read_request, report

from goudkoorts.engine.batch import encode_setting, playout_loops
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.contract import Game
from goudkoorts.engine.match import Match
from goudkoorts.kernel.dice import below, dice_from, streams_of

PEER = Peer("Goudkoorts", "goudkoorts", "goudkoorts")
CHUNK = 2000


def main() -> None:
    """Measure every game asked for at its smallest and largest number of players."""
    request = read_request(list(GAMES))
    hold_one_core()
    for name in request.games:
        game = GAMES[name]
        for players in sorted({game.SEATS[0], game.SEATS[-1]}):
            report(PEER, measure_compiled(game, players, request.seconds))
        report(PEER, measure_from_python(game, game.SEATS[0], request.seconds))


def measure_compiled(game: Game, players: int, seconds: float) -> Measurement:
    """Whole games, deals included, inside one compiled loop: what `simulate` runs on every core."""
    loops, setting = playout_loops(game), encode_setting(game, players, {})
    scores, ranks = np.zeros((2, CHUNK, players), np.int64)
    lengths = np.zeros((CHUNK, 2), np.int64)
    state: Any = game.State.new()
    first = 0

    def play_for(limit: float) -> Tally:
        nonlocal first
        games = actions = decisions = 0
        begin = perf_counter()
        while perf_counter() - begin < limit:
            loops.play_random_games(state, setting, streams_of(1, first, CHUNK), scores, ranks, lengths)
            first += CHUNK
            games += CHUNK
            actions += int(lengths[:, 0].sum())
            decisions += int(lengths[:, 1].sum())
        return Tally(perf_counter() - begin, games, actions, decisions)

    return measure(f"{game.NAME}, {players} players", "whole games, compiled", play_for, seconds)


def measure_from_python(game: Game, players: int, seconds: float) -> Measurement:
    """The friendly object, move by move: every move checked, texts and log sentences made."""
    dice = dice_from(1)

    def play_for(limit: float) -> Tally:
        games = actions = decisions = 0
        begin = perf_counter()
        while perf_counter() - begin < limit:
            match = Match(game, players, {})
            while match.turn != "over":
                decisions += match.turn != "chance"
                texts = match.legal
                match.play(texts[below(dice, len(texts))])
            games += 1
            actions += len(match.history)
        return Tally(perf_counter() - begin, games, actions, decisions)

    return measure(f"{game.NAME}, {players} players", "Match, from Python", play_for, seconds)


if __name__ == "__main__":
    main()
