"""Sets of small numbers as the bits of one 64-bit integer: how many, which is lowest, which is the n-th.

Bit 63 is never used, so a set is never negative and means the same interpreted and compiled.
"""

from collections.abc import Callable
from typing import Any, cast

from numba.core import types
from numba.extending import intrinsic

from goudkoorts.kernel.rule import COMPILED, rule

WORD = 64


def _population_in_llvm(_context: Any, _mask: Any) -> Any:
    """Compile to the processor's population count."""

    def generate(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


def _trailing_zeros_in_llvm(_context: Any, _mask: Any) -> Any:
    """Compile to the processor's count of trailing zeros."""

    def generate(target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], target.get_constant(types.boolean, False))

    return types.int64(types.int64), generate


def _leading_zeros_in_llvm(_context: Any, _mask: Any) -> Any:
    """Compile to the processor's count of leading zeros."""

    def generate(target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctlz(arguments[0], target.get_constant(types.boolean, False))

    return types.int64(types.int64), generate


def _population_in_python(mask: int) -> int:
    return int(mask).bit_count()


def _trailing_zeros_in_python(mask: int) -> int:
    return (int(mask) & -int(mask)).bit_length() - 1 if mask else WORD


def _leading_zeros_in_python(mask: int) -> int:
    return WORD - int(mask).bit_length()


Count = Callable[[int], int]
_population = cast(Count, intrinsic(_population_in_llvm) if COMPILED else _population_in_python)
_trailing_zeros = cast(Count, intrinsic(_trailing_zeros_in_llvm) if COMPILED else _trailing_zeros_in_python)
_leading_zeros = cast(Count, intrinsic(_leading_zeros_in_llvm) if COMPILED else _leading_zeros_in_python)


@rule
def count_bits(mask: int) -> int:
    """How many numbers are in the set."""
    return _population(mask)


@rule
def lowest_bit(mask: int) -> int:
    """Return the lowest number of a set that is not empty."""
    return _trailing_zeros(mask)


@rule
def without_lowest(mask: int) -> int:
    """Return the set without its lowest number."""
    return mask & (mask - 1)


@rule
def nth_bit(mask: int, n: int) -> int:
    """Return the n-th lowest number of the set, counted from 0."""
    for _ in range(n):
        mask = mask & (mask - 1)
    return _trailing_zeros(mask)


@rule
def highest_bit(mask: int) -> int:
    """Return the highest number of a set that is not empty."""
    return WORD - 1 - _leading_zeros(mask)
