"""Bots as plain Python: goudkoorts play gold --bot examples.python_bot:CarefulBot (or examples.python_bot:last)."""

import random

from goudkoorts.bots.outside.turn import Turn


class CarefulBot:
    """Bets on what is likely in the betting game, spares its chips in Goldrausch, and guesses elsewhere."""

    name = "Careful"

    def __init__(self, seed: int = 0) -> None:
        """Begin a match; `seed` is for the bot's own dice."""
        self.dice = random.Random(seed)

    def choose(self, turn: Turn) -> str:
        """Return one of `turn.legal`."""
        bets = [action for action in turn.legal if action.startswith("bet ")]
        if turn.game == "zevenspel" and bets:
            felt = turn.view["felt"]  # few points for a box: it is likely
            return min(bets, key=lambda action: felt[action.removeprefix("bet ")])
        if turn.game == "goldrausch" and "chip" in turn.legal:
            figure = turn.view["turned"].removeprefix("figure ")
            return "chip" if turn.view["groups"][figure]["figures"] >= 3 else "pass"
        return self.dice.choice(turn.legal)


def last(turn: Turn) -> str:
    """Play the last move of the list: a whole bot can be one function."""
    return turn.legal[-1]
