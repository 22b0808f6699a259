"""How strong the levels are in this game, measured in docs/ladder.md, and how long its reviews take."""

from typing import Final

from goudkoorts.kernel.tuning import CasualLevel, Tuning

TUNING: Final = Tuning(
    # Every box is worth the same in the long run, and the glance knows the rest: searching longer gains nothing.
    levels=(
        CasualLevel(0.4, dreams=1.0),
        CasualLevel(0.2, dreams=0.8),
        CasualLevel(0.05, dreams=0.3),
        CasualLevel(0.1),
        CasualLevel(),
    ),
    search={"points_share": 0.0, "exploration": 1.0},
    review_worlds=1000,
)
