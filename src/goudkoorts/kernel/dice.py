"""A seeded generator for chance and for playouts: small, fast, and the same numbers interpreted, compiled and on a GPU.

Multiply-with-carry with a 31-bit factor: one step is `factor * low + high`, which never leaves 63 bits, so signed
arithmetic is exact everywhere. `factor * 2**32 - 1` and `factor * 2**31 - 1` are prime, which gives a period of
about 2**62. The two halves of the state are combined by exclusive or for the output.
"""

import secrets

import numpy as np
from numpy.typing import NDArray

from goudkoorts.kernel.rule import rule

Dice = NDArray[np.int64]  # one number: the generator's state

SEED_BITS = 63
HALF = 32
LOW = (1 << HALF) - 1
FACTOR = 1812437403  # see `tests/kernel/test_dice.py` for the proof that it serves
GOLDEN = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
SCATTER, SCATTER_SHIFT = 0x45D9F3B, 16  # odd, and small enough for 63 bits
STEPS_APART = 8  # after so many steps two streams that began side by side have nothing in common


def fresh_seed() -> int:
    """Return a seed nobody can guess."""
    return secrets.randbits(SEED_BITS)


def dice_from(seed: int, stream: int = 0) -> Dice:
    """Return dice for one stream of a seed; streams of one seed have nothing to do with each other."""
    return streams_of(seed, stream, 1)


def streams_of(seed: int, first: int, count: int) -> Dice:
    """Return the starting states of streams `first`, `first + 1`, ... of a seed."""
    words = np.arange(first, first + count, dtype=np.uint64)
    words = _mix(words ^ _mix(np.array([seed % (1 << 64)], np.uint64)))
    # High half below the factor, and neither 0 nor the one fixed point: every start lies on the long cycle.
    high = (words >> np.uint64(HALF)) % np.uint64(FACTOR - 1)
    low = words & np.uint64(LOW)
    return ((high << np.uint64(HALF)) | low | np.uint64(1)).astype(np.int64)


def _mix(words: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Spread every input bit over the whole word (SplitMix64's finalizer)."""
    words = words + np.uint64(GOLDEN)
    words = (words ^ (words >> np.uint64(30))) * np.uint64(MIX_1)
    words = (words ^ (words >> np.uint64(27))) * np.uint64(MIX_2)
    return words ^ (words >> np.uint64(31))


@rule
def step(state: int) -> int:
    """Return the state after this one."""
    return FACTOR * (state & LOW) + (state >> HALF)


@rule
def bits_of(state: int) -> int:
    """Return the 32 random bits of a state."""
    return (state & LOW) ^ (state >> HALF)


@rule
def draw(state: int, count: int) -> tuple[int, int]:
    """Return the next state and a number from 0 to `count - 1`, each exactly equally likely.

    Lemire's multiplication with rejection. State goes in and comes out by value: in a hot loop it stays in a register,
    and the compiler knows that throwing dice leaves the game's state alone.
    """
    product = bits_of(state) * count
    state = step(state)
    if (product & LOW) < count:
        unfair = (LOW + 1 - count) % count
        while (product & LOW) < unfair:
            product = bits_of(state) * count
            state = step(state)
    return state, product >> HALF


@rule
def below(dice: Dice, count: int) -> int:
    """Throw dice kept in an array: return a number from 0 to `count - 1`."""
    state, number = draw(int(dice[0]), count)
    dice[0] = state
    return number


@rule
def scatter(number: int) -> int:
    """Spread the bits of a number over 32. Steps alone keep neighbours a fixed distance apart, for ever."""
    bits = number & LOW
    for _ in range(2):
        bits = ((bits ^ (bits >> SCATTER_SHIFT)) * SCATTER) & LOW
    return bits ^ (bits >> SCATTER_SHIFT)


@rule
def dice_of(seed: int, number: int) -> int:
    """Return the dice of one of many streams, for compiled loops: less thorough than `streams_of`, and quick."""
    state = ((seed >> HALF) % (FACTOR - 1) << HALF) | ((seed ^ scatter(number)) & LOW) | 1
    for _ in range(STEPS_APART):
        state = step(state)
    return state
