"""How many random moves a second the classic games of PettingZoo make on one core.

An action is one step of a player who is still in the game; the empty step that PettingZoo wants of every
player after the end is not counted, though it takes time. Deals happen in `reset`, inside the clock. The
checking wrappers are taken off first, so that the peer runs at its fastest; the observation stays, since the
legal moves come with it.
"""

import random
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import count
from time import perf_counter
from typing import Protocol, TypeAlias

from stopwatch import (
    Peer,
    Tally,
    hold_one_core,
    import_peer,
    measure,
    read_request,
    report,
    report_skipped_game,
)

PEER = Peer("PettingZoo", "pettingzoo", "pettingzoo")
GAMES = ("connect_four-v3", "leduc_holdem-v4", "tictactoe-v3")


class Mask(Protocol):
    """An array with a one for every legal action."""

    def nonzero(self) -> tuple[Sequence[int]]:
        """Say where the ones are."""
        ...


Observation: TypeAlias = dict[str, Mask]


class Environment(Protocol):
    """The part of a turn-based environment that is used here."""

    def reset(self, seed: int) -> None:
        """Begin a game."""
        ...

    def agent_iter(self) -> Iterable[str]:
        """Go round the players until all are done."""
        ...

    def last(self) -> tuple[Observation, float, bool, bool, Observation]:
        """Show the observation, the reward, whether the game ended or was cut off, and what else is known."""
        ...

    def step(self, action: int | None) -> None:
        """Act, or leave the table after the end."""
        ...


def main() -> None:
    """Measure the games that were asked for."""
    hold_one_core()
    request = read_request(GAMES)
    pettingzoo = import_peer(PEER)
    if pettingzoo is None:
        return
    for name in request.games:
        if f"classic/{name}" not in pettingzoo.aec_registry:
            report_skipped_game(PEER, name, "not in this version")
            continue
        environment: Environment = pettingzoo.make("aec", f"classic/{name}").unwrapped
        play = partial(play_games, environment, count())
        report(PEER, measure(name, "driven from Python", play, request.seconds))


def play_games(environment: Environment, seeds: Iterator[int], seconds: float) -> Tally:
    """Play whole games."""
    games = actions = 0
    start = now = perf_counter()
    while now < start + seconds:
        environment.reset(seed=next(seeds))
        actions += play_game(environment)
        games += 1
        now = perf_counter()
    return Tally(now - start, games, actions, actions)


def play_game(environment: Environment) -> int:
    """Play one game and count its actions."""
    actions = 0
    for _ in environment.agent_iter():
        observation, _, has_ended, was_cut_off, known = environment.last()
        if has_ended or was_cut_off:
            environment.step(None)
            continue
        mask = observation["action_mask"] if "action_mask" in observation else known["action_mask"]
        environment.step(random.choice(mask.nonzero()[0]))
        actions += 1
    return actions


if __name__ == "__main__":
    main()
