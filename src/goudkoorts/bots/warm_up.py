"""Compile what the levels and reviews think with, once, before any clock runs: later starts load it from disk."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from goudkoorts.bots.bot import legal_actions
from goudkoorts.bots.levels import LEVELS, make_level
from goudkoorts.bots.worlds import Worlds
from goudkoorts.engine.batch import encode_setting
from goudkoorts.engine.contract import Game
from goudkoorts.engine.warm_up import ready_mark
from goudkoorts.kernel.actors import CHANCE
from goudkoorts.kernel.dice import below, dice_from
from goudkoorts.kernel.rule import COMPILED

THINKING: Final = "thinking"  # its mark on disk; another name when there is more to compile


def warm_up_bots(game: Game, bots: Iterable[str], announce: Callable[[Game], None]) -> None:
    """Compile the search of a game if a level is among the bots and this machine has not done so before."""
    if are_bots_ready(game) or not set(bots) & set(LEVELS):
        return
    announce(game)
    try_levels(game)
    ready_mark(game, THINKING).touch()


def are_bots_ready(game: Game) -> bool:
    """Whether this machine has compiled the search of a game before."""
    return not COMPILED or ready_mark(game, THINKING).exists()


def try_levels(game: Game) -> None:
    """Let every level make one move, and play one world: what they need is compiled, or loaded."""
    state = first_decision(game)
    for name in LEVELS:
        make_level(name, game, seed=0).choose(game, state, legal_actions(game, state))
    Worlds(game, state, legal_actions(game, state)[:1].tolist(), seed=0).play(1)


def first_decision(game: Game) -> Any:
    """Return a first decision of a game, as the seat to act sees it."""
    setting = encode_setting(game, game.SEATS[0], {})
    state: Any = game.State.new()
    game.set_up(state, int(setting[0]), setting[1:])
    dice = dice_from(0)
    while game.seat_to_act(state) == CHANCE or len(legal_actions(game, state)) == 1:
        game.apply(state, game.open_ticket(state, below(dice, game.count_tickets(state))))
    game.hide_from(state, game.seat_to_act(state))
    return state
