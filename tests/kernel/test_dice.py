"""Dice that are fair, repeatable, and the same everywhere."""

import numpy as np
import pytest

from fairness import looks_fair
from goudkoorts.kernel.dice import FACTOR, HALF, LOW, below, bits_of, dice_from, dice_of, draw, step, streams_of

WITNESSES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)  # decide every number below 3.3e24


def is_prime(number: int) -> bool:
    """Decide by Miller and Rabin's test, exact for the numbers asked here."""
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    return all(_is_probably_prime(number, odd, twos, witness) for witness in WITNESSES)


def _is_probably_prime(number: int, odd: int, twos: int, witness: int) -> bool:
    power = pow(witness, odd, number)
    if power in (1, number - 1):
        return True
    for _ in range(twos - 1):
        power = power * power % number
        if power == number - 1:
            return True
    return False


def test_the_factor_gives_the_full_period() -> None:
    modulus = (FACTOR << HALF) - 1

    assert FACTOR < 1 << 31, "one step must stay below 63 bits"
    assert is_prime(modulus)
    assert is_prime((modulus - 1) // 2)


def test_a_step_multiplies_the_low_half_and_adds_the_high_half() -> None:
    state = int(dice_from(7)[0])

    after = step(state)

    assert after == FACTOR * (state & LOW) + (state >> HALF)
    assert 0 <= after < 1 << 63
    assert bits_of(state) == (state & LOW) ^ (state >> HALF)


def test_numbers_that_would_be_unfair_are_thrown_again() -> None:
    count = 3 << 29  # the first product of this state falls into the unfair part
    state = next(state for state in range(1, 100) if (bits_of(state) * count & LOW) < (LOW + 1 - count) % count)

    after, number = draw(state, count)

    assert after != step(state)
    assert 0 <= number < count


def test_a_seed_gives_the_same_numbers_again() -> None:
    first = [below(dice_from(1), 1000) for _ in range(3)]

    assert len(set(first)) == 1
    assert [below(dice_from(seed), 1 << 30) for seed in (1, 2, 3)] == [178139781, 451932734, 832174885]


def test_streams_do_not_depend_on_how_they_are_cut() -> None:
    whole = streams_of(9, 0, 100)

    parts = np.concatenate([streams_of(9, 0, 37), streams_of(9, 37, 63)])

    assert (whole == parts).all()
    assert len(set(whole.tolist())) == 100
    assert (whole > 0).all()


def test_every_face_comes_up_as_often_as_it_should() -> None:
    dice = dice_from(3)
    throws = 6_000

    counts = np.bincount([below(dice, 6) for _ in range(throws)], minlength=6)

    chi_square = ((counts - throws / 6) ** 2 / (throws / 6)).sum()
    assert len(counts) == 6
    assert chi_square < 20.5, "five degrees of freedom: one in a thousand"


def test_neighbouring_throws_and_streams_are_independent() -> None:
    throws = np.array([below(dice_from(4, stream), 4) for stream in range(4_000)])
    pairs = np.bincount(throws[:-1] * 4 + throws[1:], minlength=16)

    chi_square = ((pairs - pairs.mean()) ** 2 / pairs.mean()).sum()
    assert chi_square < 37.7, "fifteen degrees of freedom: one in a thousand"


def first_throws(seed: int, streams: int, sides: int) -> list[tuple[int, int]]:
    """Return the first two throws of each of many streams."""
    throws = []
    for number in range(streams):
        state, first = draw(dice_of(int(dice_from(seed)[0]), number), sides)
        throws.append((first, draw(state, sides)[1]))
    return throws


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("sides", [2, 6, 15])
def test_neighbouring_streams_have_nothing_to_do_with_each_other(seed: int, sides: int) -> None:
    throws = first_throws(seed, 6000, sides)
    firsts = [first for first, _ in throws]

    assert looks_fair(np.bincount(firsts, minlength=sides).tolist())
    assert looks_fair(np.bincount([sides * one + two for one, two in throws], minlength=sides**2).tolist())
    for lag in (1, 2, 3, 5, 8):
        pairs = [sides * one + two for one, two in zip(firsts, firsts[lag:], strict=False)]
        assert looks_fair(np.bincount(pairs, minlength=sides**2).tolist()), lag
