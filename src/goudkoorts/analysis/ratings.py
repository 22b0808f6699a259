"""Elo ratings with 95 % intervals from who finished ahead of whom.

The model is Bradley and Terry's: the odds that A finishes ahead of B are the ratio of their strengths, and 400 points
of Elo are odds of ten to one. A tie is half a win for both. A match of more than two is all its pairs, each weighed so
that a seat's match counts as one.

Deals are the independent units: all matches of one deal stand or fall together. Intervals come from Rubin's Bayesian
bootstrap over deals: each sample weighs every deal by chance and fits the ratings anew. Every pair that met is given
half a deal won and half a deal lost as well, and the samples weigh those by chance too. So a bot that won everything
has a finite rating and an honest, wide interval; for two bots the interval is that of Jeffreys.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from goudkoorts.analysis.arena import Played

Table = NDArray[np.float64]  # entrant by entrant, behind any number of other dimensions

ELO = 400 / np.log(10)  # points of Elo in a factor e
SAMPLES = 2000
LEVEL = 95
PRIOR = 0.5  # of a deal won, and of a deal lost, for every pair that met
BLOCK = 1 << 20  # chance weights held in memory at once
LONGEST_STEP = 2.0  # in natural logarithms of odds: far steps of Newton's method may overshoot
MOST_STEPS = 200
CLOSE_ENOUGH = 1e-9


@dataclass(frozen=True, slots=True)
class Ratings:
    """A rating for each entrant, and where it lies with 95 % confidence."""

    elo: NDArray[np.float64]
    low: NDArray[np.float64]
    high: NDArray[np.float64]

    @property
    def half_widths(self) -> NDArray[np.float64]:
        """Half the width of each interval."""
        return (self.high - self.low) / 2


def tabulate(played: list[Played], entrants: int) -> Table:
    """Return, deal by deal, how much each entrant (row) won against each other (column)."""
    deals = sorted({each.job.deal for each in played})
    place = {deal: number for number, deal in enumerate(deals)}
    won = np.zeros((len(deals), entrants, entrants))
    for each in played:
        for match in each.matches:
            _add_match(won[place[each.job.deal]], match.seating, match.places)
    return won


def rate(won: Table, *, seed: int, zero: int | None = None, at: float = 0.0) -> Ratings:
    """Return ratings from a table for each deal; `zero` is the entrant whose rating is `at`, by default the mean."""
    half = PRIOR * _mean_of_a_deal(won)
    fitted = fit((won.sum(axis=0) + half)[np.newaxis])
    samples = fit(_reweighed(won, half, np.random.default_rng(seed % (1 << 64))))
    low, high = np.percentile(_placed(samples, zero, at), [(100 - LEVEL) / 2, (100 + LEVEL) / 2], axis=0)
    return Ratings(_placed(fitted, zero, at)[0], low, high)


def fit(won: Table) -> Table:
    """Return the most likely log strengths, mean 0, for each table of a stack; Newton's method on all at once."""
    entrants = won.shape[-1]
    met = won + won.swapaxes(-1, -2)
    strengths = np.zeros(won.shape[:-1])
    for _ in range(MOST_STEPS):
        ahead = 1 / (1 + np.exp(strengths[..., np.newaxis, :] - strengths[..., :, np.newaxis]))
        surprise = (won - met * ahead).sum(axis=-1)
        doubt = met * ahead * (1 - ahead)
        # Only differences count, so the matrix is singular but for the last term, which holds the mean at 0.
        curvature = np.eye(entrants) * doubt.sum(axis=-1)[..., np.newaxis] - doubt + 1 / entrants
        step = np.linalg.solve(curvature, surprise[..., np.newaxis])[..., 0]
        longest = np.abs(step).max(axis=-1, keepdims=True)
        strengths = strengths + step * np.minimum(1, LONGEST_STEP / np.maximum(longest, CLOSE_ENOUGH))
        if longest.max() < CLOSE_ENOUGH:
            break
    return strengths


def _add_match(won: Table, seating: tuple[int, ...], places: tuple[int, ...]) -> None:
    """Add all pairs of one match; copies of one bot do not play each other."""
    weight = 1 / (len(seating) - 1)
    for one, place in zip(seating, places, strict=True):
        for other, rival in zip(seating, places, strict=True):
            if one != other:
                won[one, other] += weight * ((place < rival) + (place == rival) / 2)


def _mean_of_a_deal(won: Table) -> Table:
    """Return how much each pair has played on a deal on which it met: the same both ways."""
    met = won + won.swapaxes(-1, -2)
    return np.asarray(met.sum(axis=0) / np.maximum(1, (met > 0).sum(axis=0)))


def _reweighed(won: Table, half: Table, chance: np.random.Generator) -> Table:
    """Return sums over deals, the deals and the prior weighed anew by chance in each sample."""
    deals, entrants, _ = won.shape
    flat = won.reshape(deals, entrants * entrants)
    prior = half / PRIOR * chance.standard_gamma(PRIOR, (SAMPLES, entrants, entrants))
    rows = max(1, BLOCK // deals)
    sums = [
        chance.standard_exponential((min(rows, SAMPLES - first), deals)) @ flat for first in range(0, SAMPLES, rows)
    ]
    return np.concatenate(sums).reshape(prior.shape) + prior


def _placed(strengths: Table, zero: int | None, at: float) -> Table:
    """Return log strengths as Elo with the zero where it is wanted."""
    elo = ELO * strengths
    origin = elo.mean(axis=-1) if zero is None else elo[..., zero]
    return np.asarray(elo - origin[..., np.newaxis] + at)
