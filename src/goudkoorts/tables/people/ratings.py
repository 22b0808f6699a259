"""What people are worth at a game, and how sure that is: Plackett and Luce's model, for two players and for twenty.

Somebody's strength is believed to be a normal distribution with mean `mu` and deviation `sigma`; each finished match
moves the means and, as a rule, narrows the deviations. On screen it is a number like Elo's: newcomers begin at 1500,
and who stands 400 above a settled rival wins about ten times in eleven.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()
SHOWN_AT_FIRST: Final = 1500
# Rivals d apart in mu win like exp(d / c) to 1, with c = sqrt(2) * sqrt(beta ** 2 + sigma ** 2); Elo's like
# 10 ** (points / 400) to 1. The sigma of those who play much settles at about 1.7, where one of mu is 27 points.
POINTS_A_MU: Final = 27
SIGMAS_SHOWN: Final = 2  # the true strength lies within plus and minus 19 times in 20
PROVISIONAL_FROM: Final = 270  # so uncertain is a newcomer for about twenty matches of two


class Rating(msgspec.Struct, frozen=True):
    """What is believed about somebody at one game for so many players."""

    mu: float
    sigma: float
    games: int


class ShownRating(msgspec.Struct, frozen=True):
    """A rating as people read it: 1512 ± 140."""

    rating: int
    plus_minus: int
    games: int
    provisional: bool


NEW_RATING: Final = Rating(MODEL.mu, MODEL.sigma, 0)


def rate(before: Sequence[Rating], ranking: Sequence[Sequence[int]]) -> list[Rating]:
    """Return the ratings after a match; `before` by seat, `ranking` the seats by place, shared places together."""
    place_of = {seat: place for place, seats in enumerate(ranking) for seat in seats}
    rated = MODEL.rate(
        [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before],
        ranks=[float(place_of[seat]) for seat in range(len(before))],
    )
    return [Rating(new.mu, new.sigma, old.games + 1) for old, (new,) in zip(before, rated, strict=True)]


def shown(rating: Rating) -> ShownRating:
    """Return a rating as people read it."""
    points = round(SHOWN_AT_FIRST + POINTS_A_MU * (rating.mu - MODEL.mu))
    plus_minus = round(POINTS_A_MU * SIGMAS_SHOWN * rating.sigma)
    return ShownRating(points, plus_minus, rating.games, plus_minus >= PROVISIONAL_FROM)
