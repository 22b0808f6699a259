"""Sets of small numbers as bits, against Python's own sets."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goudkoorts.kernel.bits import count_bits, highest_bit, lowest_bit, nth_bit, without_lowest
from goudkoorts.kernel.rule import COMPILED

numbers = st.sets(st.integers(0, 62), min_size=1)


def mask_of(members: set[int]) -> int:
    return sum(1 << member for member in members)


@given(numbers)
def test_bits_count_the_members_of_a_set(members: set[int]) -> None:
    assert count_bits(mask_of(members)) == len(members)
    assert count_bits(0) == 0


@given(numbers)
def test_lowest_and_highest_are_the_ends_of_a_set(members: set[int]) -> None:
    assert lowest_bit(mask_of(members)) == min(members)
    assert highest_bit(mask_of(members)) == max(members)


@given(numbers)
def test_the_nth_member_is_counted_from_the_lowest(members: set[int]) -> None:
    assert [nth_bit(mask_of(members), n) for n in range(len(members))] == sorted(members)


@given(numbers)
def test_without_its_lowest_member_a_set_has_the_others(members: set[int]) -> None:
    assert without_lowest(mask_of(members)) == mask_of(members - {min(members)})


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_the_nth_member_is_found_on_a_processor_without_the_instruction_for_it(tmp_path: Path) -> None:
    script = "from goudkoorts.kernel.bits import nth_bit; print([nth_bit(0b101100, n) for n in range(3)])"
    plain = os.environ | {"NUMBA_CPU_NAME": "generic", "GOUDKOORTS_CACHE": str(tmp_path)}
    assert subprocess.check_output([sys.executable, "-c", script], env=plain, text=True) == "[2, 3, 5]\n"
