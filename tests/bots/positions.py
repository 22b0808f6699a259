"""Positions to choose in, and what a seat sees of them."""

from typing import Any

from goudkoorts.engine.contract import Game
from goudkoorts.engine.match import Match
from goudkoorts.engine.setup import Options
from goudkoorts.kernel.actors import CHANCE, NOBODY
from goudkoorts.kernel.dice import below, dice_from
from goudkoorts.kernel.record import copy_of


def choices_of_a_game(game: Game, players: int, seed: int, options: Options | None = None) -> list[Any]:
    """Return the positions of one random game in which a seat had a choice."""
    state, dice = Match(game, players, options or {}).state, dice_from(seed)
    found = []
    while (actor := game.seat_to_act(state)) != NOBODY:
        tickets = game.count_tickets(state)
        if actor != CHANCE and tickets > 1:
            found.append(copy_of(state))
        game.apply(state, game.open_ticket(state, below(dice, tickets)))
    return found


def choice_in(game: Game, seed: int, part: float = 0.5, players: int = 2) -> Any:
    """Return a position part of the way through a random game."""
    path = choices_of_a_game(game, players, seed)
    return path[int(part * len(path))]


def seen_by_its_seat(game: Game, state: Any) -> Any:
    """Return a position as the seat to act may know it."""
    blanked = copy_of(state)
    game.hide_from(blanked, game.seat_to_act(state))
    return blanked
