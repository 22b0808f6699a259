"""Positions to begin a browser test with: a table that plays on from a record made here in a moment."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from goudkoorts.engine.catalogue import find_game
from goudkoorts.engine.match import Match
from goudkoorts.kernel.dice import below, dice_from
from web.pages import OPEN

MOST_SEEDS = 200
MOST_PLIES = 260
ME = 0

Wanted = Callable[[Match], bool]
Wishes = Callable[[str], bool]


def match_with(game: str, wanted: Wanted, wishes: Wishes, **options: object) -> Match:
    """Return a game of two at the first position that is wanted of me; I play what I wish for, else chance decides."""
    for seed in range(MOST_SEEDS):
        match, dice = Match(find_game(game), 2, {"start": ME, **options}), dice_from(seed)
        while match.turn != "over" and len(match.history) < MOST_PLIES:
            if match.turn == ME and wanted(match):
                return match
            wished = [text for text in match.legal if match.turn == ME and wishes(text)]
            if wished:
                match.play(wished[below(dice, len(wished))])
            else:
                number = match.game.open_ticket(match.state, below(dice, match.game.count_tickets(match.state)))
                match.play(number)
    raise AssertionError(f"{MOST_SEEDS} games of {game} without such a position")


def play_on(page: Page, match: Match) -> None:
    """Go to a table where I am to move in a position, against a beginner."""
    record: dict[str, Any] = {
        "format": match.record().format,
        "game": match.game.NAME,
        "rules": match.game.RULES_VERSION,
        "players": match.players,
        "options": dict(match.options),
        "actions": list(match.history),
    }
    order = {
        "game": match.game.NAME,
        "players": match.players,
        "seats": ["me", "beginner"],
        "options": dict(match.options),
        "start_from": {"ply": len(match.history), "record": record},
    }
    page.goto("/about")
    page.goto(f"/t/{page.evaluate(OPEN, order)}")
    page.locator(".status.mine").wait_for()
