"""How strong the levels are in this game, measured in docs/ladder.md, and how long its reviews take."""

from typing import Final

from goudkoorts.kernel.tuning import SECONDS_OF_MASTER, CasualLevel, SearchLevel, Tuning

TUNING: Final = Tuning(
    levels=(CasualLevel(0.4), CasualLevel(0.7), CasualLevel(), SearchLevel(150), SearchLevel(1000, SECONDS_OF_MASTER)),
    search={"horizon": 0},
    review_worlds=1000,
)
