"""How many random moves a second OpenSpiel makes on one core.

What counts. An action is one call of ApplyAction. OpenSpiel deals a card with such a call, so `actions_per_s`
has the deals in it; `decisions_per_s` leaves out what chance did. Count our own moves the same way: against
decisions when only players' moves are counted, against actions when the deal of a card counts as well.

How it is played.
* Whole games in C++: `evaluate_bots` plays from the initial state to the end, deals included, with uniform
  random bots made before the clock starts. Python asks for a new state, calls once and reads the length, in
  about one microsecond a game. This is the fastest loop over whole games that the Python package has: the
  stateful bots are ten times slower, `random_sim_test` checks and prints every state, and the rollouts below
  crash the process when they begin at a chance node. Its bots cost something, though: put together from the
  time of the deal here and that of the play below, a program written in C++ would be 1.4 to 1.6 times faster.
* Rollouts in C++: `RandomRolloutEvaluator` copies a position and plays it out, hundreds of times a call, with
  no bots and no deal. A search bot of one simulation does nothing but call it. This is OpenSpiel's fastest
  loop, and it flatters it: the deals are left out. From the first decision, and from half-way through a game.
* Driven from Python: `legal_actions` and `apply_action`, as most users write it.

Why it is fair. Everything runs on one core, and the peer gets its leanest loop: no observations, no strings,
no bots made inside the loop. The number of actions of a whole game is OpenSpiel's own `move_number`, read
after every game; `check_counting` compares it with the two histories and with a loop that counts for itself.
The length of a rollout is the mean over games played out from the same positions.

Bridge plays its cards out here; by default it calls a double dummy solver instead, at six games a second.
Pig is no card game: its rules are a die and two sums, and so it shows the ceiling of the loop itself.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from time import perf_counter
from types import ModuleType
from typing import Protocol

from stopwatch import (
    Measurement,
    Peer,
    Tally,
    hold_one_core,
    import_peer,
    measure,
    read_request,
    report,
    report_skipped_game,
)

PEER = Peer("OpenSpiel", "open_spiel", "pyspiel")
GAMES = (
    "bridge",
    "spades",
    "crazy_eights",
    "go_fish",
    "hearts",
    "euchre",
    "cribbage",
    "gin_rummy",
    "oh_hell",
    "pig",
)
PARAMETERS = {"bridge": "bridge(use_double_dummy_result=false)"}
POSITIONS = 8
SECONDS_A_CALL = 0.005


class PlayedAction(Protocol):
    """An entry of the full history."""

    player: int


class State(Protocol):
    """The part of an OpenSpiel state that is used here."""

    def clone(self) -> "State":
        """Copy the state."""
        ...

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        ...

    def is_chance_node(self) -> bool:
        """Tell whether chance is to act."""
        ...

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List what chance may do, and how likely."""
        ...

    def legal_actions(self) -> list[int]:
        """List what the player may do."""
        ...

    def apply_action(self, action: int) -> None:
        """Act."""
        ...

    def move_number(self) -> int:
        """Count the actions applied so far."""
        ...

    def history(self) -> list[int]:
        """List the actions applied so far."""
        ...

    def full_history(self) -> list[PlayedAction]:
        """List the actions applied so far, with who applied them."""
        ...


class GameType(Protocol):
    """What OpenSpiel says of a game."""

    reward_model: object


class Game(Protocol):
    """The part of an OpenSpiel game that is used here."""

    def get_type(self) -> GameType:
        """Say what kind of game this is."""
        ...

    def new_initial_state(self) -> State:
        """Begin a game, with nothing dealt."""
        ...

    def num_players(self) -> int:
        """Count the seats."""
        ...


class Searcher(Protocol):
    """The part of the search bot that is used here."""

    def mcts_search(self, state: State) -> object:
        """Search from a state; with one simulation, only evaluate it."""
        ...


@dataclass(frozen=True, slots=True)
class Table:
    """A game with a random bot in every seat."""

    game: Game
    bots: list[object]
    evaluate: Callable[[State, list[object], int], list[float]]
    seeds: Iterator[int]


@dataclass(frozen=True, slots=True)
class Rollouts:
    """Positions to play out, how often a call, and what one of them comes to on average."""

    searcher: Searcher
    positions: Sequence[State]
    times: int
    actions: float
    decisions: float


def main() -> None:
    """Measure the games that were asked for."""
    hold_one_core()
    request = read_request(GAMES)
    pyspiel = import_peer(PEER)
    if pyspiel is None:
        return
    for name in request.games:
        if name in pyspiel.registered_names():
            measure_game(pyspiel, name, request.seconds)
        else:
            report_skipped_game(PEER, name, "not in this version")


def measure_game(pyspiel: ModuleType, name: str, seconds: float) -> None:
    """Measure one game in all four ways."""
    table = lay_table(pyspiel, name)
    check_counting(table)
    report(PEER, measure_whole_games(table, name, seconds))
    measure_rollouts(pyspiel, table, name, seconds)
    report(PEER, measure(name, "driven from Python", partial(play_from_python, table), seconds))


def lay_table(pyspiel: ModuleType, name: str) -> Table:
    """Load a game and seat its bots."""
    game: Game = pyspiel.load_game(PARAMETERS.get(name, name))
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    return Table(game, bots, pyspiel.evaluate_bots, count())


def check_counting(table: Table) -> None:
    """See to it that `move_number` counts what we mean by actions."""
    state = table.game.new_initial_state()
    applied = 0
    while not state.is_terminal():
        state.apply_action(random_action(state))
        applied += 1
    assert applied == state.move_number() == len(state.history()) == len(state.full_history())
    state = table.game.new_initial_state()
    table.evaluate(state, table.bots, 1)
    assert state.is_terminal()
    assert state.move_number() == len(state.history()) == len(state.full_history())


def measure_whole_games(table: Table, name: str, seconds: float) -> Measurement:
    """Time whole games; the share of decisions comes from a sample beside the clock."""
    sample = play_out(table, [table.game.new_initial_state()], seconds / 4)
    share = sample.decisions / sample.actions
    return measure(name, "whole games in C++", partial(play_whole_games, table, share), seconds)


def play_whole_games(table: Table, share_of_decisions: float, seconds: float) -> Tally:
    """Play whole games, one call each."""
    begin, evaluate, bots, seeds = table.game.new_initial_state, table.evaluate, table.bots, table.seeds
    games = actions = 0
    start = now = perf_counter()
    while now < start + seconds:
        state = begin()
        evaluate(state, bots, next(seeds))
        actions += state.move_number()
        games += 1
        now = perf_counter()
    return Tally(now - start, games, actions, actions * share_of_decisions)


def measure_rollouts(pyspiel: ModuleType, table: Table, name: str, seconds: float) -> None:
    """Time rollouts from the first decision and from half-way, where the search bot takes the game."""
    if table.game.get_type().reward_model != pyspiel.GameType.RewardModel.TERMINAL:
        report_skipped_game(PEER, name, "rollouts in C++: its search takes no rewards before the end")
        return
    paths = [decisions_of_a_game(table) for _ in range(POSITIONS)]
    first = [path[0] for path in paths]
    half_way = [path[len(path) // 2] for path in paths]
    for place, positions in (("the first decision", first), ("half-way", half_way)):
        rollouts = prepare_rollouts(pyspiel, table, positions, seconds)
        how = f"rollouts in C++ from {place}"
        measurement = measure(name, how, partial(play_rollouts, rollouts), seconds)
        report(PEER, replace(measurement, games_per_s=None))


def decisions_of_a_game(table: Table) -> list[State]:
    """Play a random game and keep every position in which a player had to decide."""
    state = table.game.new_initial_state()
    path = []
    while not state.is_terminal():
        if not state.is_chance_node():
            path.append(state.clone())
        state.apply_action(random_action(state))
    return path


def prepare_rollouts(pyspiel: ModuleType, table: Table, positions: list[State], seconds: float) -> Rollouts:
    """Find out how long a rollout is, and how many of them make a call worth its overhead."""
    sample = play_out(table, positions, seconds / 4)
    times = max(16, min(2000, int(SECONDS_A_CALL * sample.games / sample.seconds)))
    evaluator = pyspiel.RandomRolloutEvaluator(times, 1)
    searcher = pyspiel.MCTSBot(table.game, evaluator, 1.0, 1, 64, False, 1, False)
    actions, decisions = sample.actions / sample.games, sample.decisions / sample.games
    return Rollouts(searcher, positions, times, actions, decisions)


def play_out(table: Table, positions: Sequence[State], seconds: float) -> Tally:
    """Play every position to its end, over and over, and count who acted."""
    games = actions = decisions = 0
    start = perf_counter()
    while perf_counter() < start + seconds:
        for position in positions:
            state = position.clone()
            table.evaluate(state, table.bots, next(table.seeds))
            played = state.full_history()[position.move_number() :]
            games += 1
            actions += len(played)
            decisions += sum(entry.player >= 0 for entry in played)
    return Tally(perf_counter() - start, games, actions, decisions)


def play_rollouts(rollouts: Rollouts, seconds: float) -> Tally:
    """Play all positions out equally often."""
    calls = 0
    start = now = perf_counter()
    while now < start + seconds:
        for position in rollouts.positions:
            rollouts.searcher.mcts_search(position)
        calls += len(rollouts.positions)
        now = perf_counter()
    played = calls * rollouts.times
    return Tally(now - start, played, played * rollouts.actions, played * rollouts.decisions)


def play_from_python(table: Table, seconds: float) -> Tally:
    """Play whole games with the loop in Python."""
    games = actions = decisions = 0
    start = now = perf_counter()
    while now < start + seconds:
        state = table.game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(random_action(state))
        actions += state.move_number()
        games += 1
        now = perf_counter()
    return Tally(now - start, games, actions, decisions)


def random_action(state: State) -> int:
    """Choose for whoever is to act, chance by its weights."""
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        return random.choices(outcomes, [weight for _, weight in outcomes])[0][0]
    return random.choice(state.legal_actions())


if __name__ == "__main__":
    main()
