"""Elfengold: what a journey earns (EG-7.2 to EG-7.7)."""

from goudkoorts.games.elfengold.rules.draw import begin_the_bonus
from goudkoorts.games.elfengold.state import State
from goudkoorts.games.elfengold.words import NEXT_JOURNEY, REWARD
from goudkoorts.kernel.rule import rule


@rule
def earn(state: State, road: int, town: int) -> None:
    """EG-7.2, EG-7.3, EG-7.4  Every entry earns the town's value, over a gold piece twice; paid after the journey."""
    state.earned += int(state.values[town]) << (int(state.gold_pieces) >> road & 1)


@rule
def reward_the_journey(state: State) -> None:
    """EG-7.5, EG-7.7  Who has moved chooses gold or two cards; who has not gets the cards. Elfenland: neither."""
    if not state.is_elfengold:
        state.turns += 1
        state.phase = NEXT_JOURNEY
    elif state.travelled:
        state.phase = REWARD
    else:
        begin_the_bonus(state)


@rule
def take_the_gold(state: State) -> None:
    """EG-7.4, EG-7.5  The whole sum in gold."""
    state.gold[int(state.seat)] += state.earned
    state.turns += 1
    state.phase = NEXT_JOURNEY
