"""How strong the levels are in this game, measured in docs/ladder.md, and how long its reviews take."""

from typing import Final

from goudkoorts.kernel.tuning import SECONDS_OF_MASTER, CasualLevel, ComparingLevel, Tuning

TUNING: Final = Tuning(
    levels=(
        CasualLevel(0.3),
        CasualLevel(0.5),
        CasualLevel(0.68),
        CasualLevel(0.86),
        ComparingLevel(2000, SECONDS_OF_MASTER),
    ),
    search={"rounds": 1, "points_scale": 30.0, "exploration": 2.0},
)
