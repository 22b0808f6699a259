"""How strong the levels are in this game, measured in docs/ladder.md, and how long its reviews take."""

from typing import Final

from goudkoorts.kernel.tuning import SECONDS_OF_MASTER, CasualLevel, SearchLevel, Tuning

TUNING: Final = Tuning(
    # The journeys take long to think out, so a review has few worlds.
    levels=(
        CasualLevel(0.3),
        CasualLevel(0.55),
        CasualLevel(0.75),
        CasualLevel(0.9),
        SearchLevel(250, SECONDS_OF_MASTER),
    ),
    search={"rounds": 1, "points_scale": 2.0, "exploration": 0.7},
    review_worlds=60,
)
