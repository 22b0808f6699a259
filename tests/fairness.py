"""Whether counts look like draws from a distribution: Pearson's chi-square test."""

from collections.abc import Sequence
from statistics import NormalDist

ALMOST_NEVER = 1e-4  # a fair sample fails so rarely; seeds are fixed, so it fails always or never


def looks_fair(seen: Sequence[int], expected: Sequence[float] | None = None) -> bool:
    """Whether counts fit what was expected of them, all the same when nothing else is said."""
    wanted = expected or [sum(seen) / len(seen)] * len(seen)
    chi_square = sum((count - want) ** 2 / want for count, want in zip(seen, wanted, strict=True))
    return chi_square < critical_value(len(seen) - 1)


def critical_value(freedom: int) -> float:
    """Return the value a fair sample almost never exceeds, after Wilson and Hilferty's approximation."""
    normal = NormalDist().inv_cdf(1 - ALMOST_NEVER)
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + normal * spread**0.5) ** 3)
