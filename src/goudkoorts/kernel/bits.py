"""Sets of small numbers as the bits of one 64-bit integer: how many, which is lowest, which is the n-th.

Bit 63 is never used, so a set is never negative and means the same interpreted and compiled.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, cast

import llvmlite.binding as llvm
from llvmlite import ir
from numba.core import types
from numba.core.cpu import CPUContext
from numba.extending import intrinsic

from goudkoorts.kernel.rule import COMPILED, config, rule

WORD = 64
SLOW_DEPOSIT = ("bdver4", "znver1", "znver2")


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


def _nth_by_steps(mask: int, n: int) -> int:
    """Drop the lowest number n times."""
    for _ in range(n):
        mask = mask & (mask - 1)
    return _trailing_zeros(mask)


def _nth_in_llvm(_context: Any, _mask: Any, _n: Any) -> Any:
    """Compile to one deposit instruction where the processor has a quick one, and to steps everywhere else."""

    def generate(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        on_this_processor = isinstance(target, CPUContext)
        if not (on_this_processor and _has_quick_deposit()):
            return target.compile_internal(builder, _nth_by_steps, signature, arguments)
        word = ir.IntType(WORD)
        deposit = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), ir.FunctionType(word, [word, word]))
        mask, n = arguments
        nth_alone = builder.call(deposit, [builder.shl(word(1), n), mask])
        return builder.cttz(nth_alone, target.get_constant(types.boolean, False))

    return types.int64(types.int64, types.int64), generate


@cache
def _has_quick_deposit() -> bool:
    """Intel since 2013 and AMD since 2020; before that, AMD's took up to 300 cycles.

    Asked of the processor that is compiled for, which need not be this one: NUMBA_CPU_NAME may name another.
    """
    name = config.CPU_NAME or llvm.get_host_cpu_name()
    features = llvm.get_host_cpu_features().flatten() if config.CPU_FEATURES is None else config.CPU_FEATURES
    return "+bmi2" in features.split(",") and name not in SLOW_DEPOSIT


_nth = cast(Callable[[int, int], int], intrinsic(_nth_in_llvm) if COMPILED else _nth_by_steps)


@rule
def nth_bit(mask: int, n: int) -> int:
    """Return the n-th lowest number of the set, counted from 0."""
    return _nth(mask, n)


@rule
def highest_bit(mask: int) -> int:
    """Return the highest number of a set that is not empty."""
    return WORD - 1 - _leading_zeros(mask)
