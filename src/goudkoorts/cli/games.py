"""`goudkoorts games`: what can be played here."""

import click
from rich.table import Table

from goudkoorts.cli.console import make_console
from goudkoorts.cli.language import language_option
from goudkoorts.cli.messages import message
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.contract import Game
from goudkoorts.engine.text import catalogue


@click.command()
@language_option
def command(language: str) -> None:
    """List the games, with their players and options."""
    table = Table(box=None, pad_edge=False)
    for column in ("games_game", "games_players", "games_options"):
        table.add_column(message(language, column), overflow="fold")
    for game in GAMES.values():
        words = catalogue(game.NAME, language)
        players = f"{game.SEATS[0]}-{game.SEATS[-1]}"
        table.add_row(f"{game.NAME}: {words['name']}", players, options_of(game))
        table.add_row(f"  {words['summary']}", "", "")
    make_console().print(table)


def options_of(game: Game) -> str:
    """Return the options of a game with the values they take."""
    return "; ".join(f"{option.name}: {option.allowed}" for option in game.OPTIONS)
