"""A mean with an honest error.

Samples that all came out alike do not prove that they always do. So every error is taken as though two more samples
had been drawn, one a step above the mean and one a step below it: a step is a game won, or a point. For a win chance
that is nearly the rule of three: none of n won means less than 2.8 / n, with 95 % certainty.
"""

from math import sqrt
from typing import Any, Final

import msgspec
import numpy as np

SQUARES_UNSEEN: Final = 2.0  # what the two samples add
CERTAINTY: Final = 1.96  # standard errors to either side: 95 %


class Estimate(msgspec.Struct, frozen=True):
    """A mean and its standard error; an error of 0 says that it is proved."""

    mean: float
    error: float

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval."""
        return CERTAINTY * self.error

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.margin

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.mean + self.margin


def estimate(samples: Any) -> Estimate:
    """Return the mean of independent samples, two at least."""
    numbers = np.asarray(samples, np.float64)
    mean = float(numbers.mean())
    squares = float(((numbers - mean) ** 2).sum()) + SQUARES_UNSEEN
    return Estimate(mean, sqrt(squares / (len(numbers) - 1) / len(numbers)))


def proved(value: float) -> Estimate:
    """Return a number that is certain."""
    return Estimate(float(value), 0.0)
