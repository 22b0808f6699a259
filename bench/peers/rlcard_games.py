"""How many random moves a second RLCard makes on one core.

An action is one step of a player; RLCard deals when a game begins, inside the clock but without steps of its
own, so that actions and decisions are the same here. Every game is measured twice: through the environment,
which encodes an observation at every step, as an agent would use it; and by its bare rules, which is the
fastest way in and what our own engine should be held against. Both loops are Python, as the rules are.
"""

import random
from collections.abc import Callable, Iterable
from functools import partial
from inspect import signature
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

PEER = Peer("RLCard", "rlcard", "rlcard")
GAMES = ("uno", "gin-rummy", "bridge", "leduc-holdem")
State: TypeAlias = dict[str, Iterable[int]]


class Rules(Protocol):
    """The part of an RLCard game that is used here."""

    def init_game(self) -> object:
        """Deal."""
        ...

    def is_over(self) -> bool:
        """Tell whether the game is over."""
        ...

    def step(self, action: object) -> object:
        """Act."""
        ...


class Environment(Protocol):
    """The part of an RLCard environment that is used here."""

    game: Rules

    def seed(self, seed: int) -> None:
        """Make chance repeatable."""
        ...

    def reset(self) -> tuple[State, int]:
        """Deal, and show the first player's state."""
        ...

    def is_over(self) -> bool:
        """Tell whether the game is over."""
        ...

    def step(self, action: int) -> tuple[State, int]:
        """Act, and show the next player's state."""
        ...


LegalActions: TypeAlias = Callable[[], list[object]]


def main() -> None:
    """Measure the games that were asked for."""
    hold_one_core()
    request = read_request(GAMES)
    rlcard = import_peer(PEER)
    if rlcard is None:
        return
    for name in request.games:
        try:
            environment: Environment = rlcard.make(name)
        except ValueError as error:
            report_skipped_game(PEER, name, str(error))
            continue
        measure_game(environment, name, request.seconds)


def measure_game(environment: Environment, name: str, seconds: float) -> None:
    """Measure one game through its environment, and by its bare rules where they can be asked."""
    environment.seed(1)
    play = partial(play_environment, environment)
    report(PEER, measure(name, "environment, driven from Python", play, seconds))
    legal_actions = find_legal_actions(environment.game)
    if legal_actions is not None:
        play = partial(play_rules, environment.game, legal_actions)
        report(PEER, measure(name, "bare rules, driven from Python", play, seconds))


def find_legal_actions(rules: Rules) -> LegalActions | None:
    """Find who tells what is legal: the judge, the game or the judger; mahjong has nobody to ask."""
    for owner in (getattr(rules, "judge", None), rules, getattr(rules, "judger", None)):
        legal_actions: LegalActions | None = getattr(owner, "get_legal_actions", None)
        if legal_actions is not None and not signature(legal_actions).parameters:
            return legal_actions
    return None


def play_environment(environment: Environment, seconds: float) -> Tally:
    """Play whole games through the environment."""
    games = actions = 0
    start = now = perf_counter()
    while now < start + seconds:
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(random.choice(list(state["legal_actions"])))
            actions += 1
        games += 1
        now = perf_counter()
    return Tally(now - start, games, actions, actions)


def play_rules(rules: Rules, legal_actions: LegalActions, seconds: float) -> Tally:
    """Play whole games by the rules alone."""
    games = actions = 0
    start = now = perf_counter()
    while now < start + seconds:
        rules.init_game()
        while not rules.is_over():
            rules.step(random.choice(legal_actions()))
            actions += 1
        games += 1
        now = perf_counter()
    return Tally(now - start, games, actions, actions)


if __name__ == "__main__":
    main()
