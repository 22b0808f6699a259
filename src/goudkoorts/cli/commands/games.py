"""`goudkoorts games`: what can be played here."""

import click

from goudkoorts.cli.terminal.console import make_console
from goudkoorts.cli.terminal.language import language_option
from goudkoorts.cli.terminal.messages import message
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.contract import Game
from goudkoorts.engine.text import catalogue


@click.command()
@language_option
def command(language: str) -> None:
    """List the games, with their players and options."""
    console = make_console()
    for game in GAMES.values():
        words = catalogue(game.NAME, language)
        console.print(f"{game.NAME}: {words['name']}, {_players(game, language)}")
        console.print(f"  {words['summary']}")
        if game.OPTIONS:
            console.print(f"  {message(language, 'games_options')}")
        for option in game.OPTIONS:
            console.print(f"    {option.name}: {option.allowed}")


def _players(game: Game, language: str) -> str:
    """Say how many may play."""
    if len(game.SEATS) == 1:
        return message(language, "games_only", players=game.SEATS[0])
    return message(language, "games_players", fewest=game.SEATS[0], most=game.SEATS[-1])
