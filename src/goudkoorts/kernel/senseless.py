"""What no player who knows the game does: how a game's `weigh` says "never", and how that is understood."""

from typing import Final

SENSELESS: Final = -1.0e6  # what a senseless action weighs
FARTHEST: Final = -1.0e3  # weights below the best by more than this say "never", and no more than that
