"""How many random moves a second pgx makes, on one core or on a GPU.

An action is one step of a player in one game of the batch; dice and deals happen inside a step, so that
actions and decisions are the same. A batch is played by a compiled loop that never leaves the device: choose
a legal action at random, step, and begin anew where a game has ended (pgx's own `auto_reset`).

Why it is fair. Compiling is done before the clock starts. Two choices are in the peer's favour: the action is
found by one random number and a running sum over the legal actions, which is faster than masked categorical
sampling, and the observation is dropped inside the loop, so that the compiler leaves out the work for it
(2048 gains a third by that). Batches of 8,192 were no faster on a core than those of 1,024.

Games are counted when they end; where fewer than two a place in the batch have ended, their mean length is
not known yet and stays empty.
"""

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from time import perf_counter
from types import ModuleType
from typing import Any, TypeAlias

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

PEER = Peer("pgx", "pgx", "pgx")
GAMES = ("2048", "sparrow_mahjong", "backgammon", "connect_four")
BATCH_ON_CPU = 1024
BATCH_ON_GPU = 131_072
FIRST_STEPS = 8
ENOUGH_GAMES_EACH = 2

Array: TypeAlias = Any  # JAX may be absent where types are checked
Carry: TypeAlias = tuple[Array, Array, Array]
Play: TypeAlias = Callable[[Array, Array, int], Carry]


class Batch:
    """Games side by side, each dealt anew when it ends."""

    def __init__(self, jax: ModuleType, environment: Array, size: int) -> None:
        """Deal all games and compile the loop."""
        self.jax = jax
        self.size = size
        self.play: Play = compile_play(jax, environment, size)
        keys = jax.random.split(jax.random.PRNGKey(0), size)
        self.states: Array = jax.jit(jax.vmap(environment.init))(keys)
        self.key: Array = jax.random.PRNGKey(1)
        self.ended = 0
        self.steps_per_s = 0.0
        for _ in range(2):  # the first compiles, the second tells the pace
            self.steps_per_s = FIRST_STEPS / self.play_steps(FIRST_STEPS).seconds

    def play_for(self, seconds: float) -> Tally:
        """Play as many steps as the pace so far fits into the time."""
        tally = self.play_steps(max(1, round(self.steps_per_s * seconds)))
        self.steps_per_s = tally.actions / self.size / tally.seconds
        return tally

    def play_steps(self, steps: int) -> Tally:
        """Play some steps in every game and wait for the device."""
        start = perf_counter()
        self.states, self.key, ended = self.play(self.states, self.key, steps)
        games = int(ended)
        self.ended += games
        return Tally(perf_counter() - start, games, steps * self.size, steps * self.size)


def main() -> None:
    """Measure the games that were asked for, on the first device there is."""
    hold_one_core()
    request = read_request(GAMES)
    pgx = import_peer(PEER)
    if pgx is None:
        return
    jax = import_module("jax")
    for name in request.games:
        if name in pgx.available_envs():
            report(PEER, measure_game(jax, pgx.make(name), name, request.seconds))
        else:
            report_skipped_game(PEER, name, "not in this version")


def measure_game(jax: ModuleType, environment: Array, name: str, seconds: float) -> Measurement:
    """Measure one game."""
    device = jax.devices()[0]
    size = BATCH_ON_CPU if device.platform == "cpu" else BATCH_ON_GPU
    where = "the CPU" if device.platform == "cpu" else device.device_kind
    batch = Batch(jax, environment, size)
    measurement = measure(name, f"batch of {size} on {where}", batch.play_for, seconds)
    if batch.ended < ENOUGH_GAMES_EACH * size:
        return replace(measurement, games_per_s=None, actions_per_game=None)
    return measurement


def compile_play(jax: ModuleType, environment: Array, size: int) -> Play:
    """Make the loop that plays a number of steps in every game of a batch."""
    step = import_module("pgx.experimental").auto_reset(environment.step, environment.init)

    def play_one(state: Array, key: Array) -> Array:
        """Play one action in one game."""
        key_of_choice, key_of_step = jax.random.split(key)
        action = choose_legal(jax, key_of_choice, state.legal_action_mask)
        return step(state, action, key_of_step).replace(observation=state.observation)

    def play_all(_: Array, carry: Carry) -> Carry:
        """Play one action in every game."""
        states, key, ended = carry
        key, key_of_now = jax.random.split(key)
        states = jax.vmap(play_one)(states, jax.random.split(key_of_now, size))
        return states, key, ended + states.terminated.sum()

    def play(states: Array, key: Array, steps: int) -> Carry:
        """Play some actions in every game."""
        result: Carry = jax.lax.fori_loop(0, steps, play_all, (states, key, jax.numpy.int32(0)))
        return result

    compiled: Play = jax.jit(play)
    return compiled


def choose_legal(jax: ModuleType, key: Array, mask: Array) -> Array:
    """Choose one of the legal actions, each as likely as the other."""
    so_far = mask.cumsum()
    nth = (jax.random.uniform(key) * so_far[-1]).astype(int)
    return (so_far > jax.numpy.minimum(nth, so_far[-1] - 1)).argmax()


if __name__ == "__main__":
    main()
