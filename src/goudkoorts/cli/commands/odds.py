"""`goudkoorts odds`: how likely each bet wins, exactly."""

from collections.abc import Sequence

import click
from rich.table import Table

from goudkoorts.cli.game_options import read_options
from goudkoorts.cli.terminal.console import make_console
from goudkoorts.cli.terminal.language import language_option
from goudkoorts.cli.terminal.messages import message
from goudkoorts.engine.catalogue import find_game
from goudkoorts.engine.odds import BetOdds, odds_of
from goudkoorts.engine.text import catalogue, word_in

BAR_WIDTH = 44
BLOCK = "█"
COLUMNS = ("odds_bet", "odds_exact", "odds_chance", "odds_one_in", "odds_fair", "odds_points", "odds_per_life")


@click.command()
@click.argument("game")
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE", help="A house rule; may be repeated.")
@language_option
def command(game: str, pairs: tuple[str, ...], language: str) -> None:
    """Print the exact odds of every bet of GAME as a table and a plot.

    Chances are computed by the program, as fractions. Fair points would make every bet worth the same; the last column
    is what a chip always laid there earns until it is lost.

    \b
    Examples:
      goudkoorts odds zevenspel
      goudkoorts odds zevenspel --option pairs=two_or_more --lang nl
    """
    chosen = find_game(game)
    odds = odds_of(chosen, read_options(pairs))
    console = make_console()
    console.print(catalogue(game, language)["name"])
    console.print(_table(game, odds, language))
    console.print(message(language, "odds_plot"))
    for line in plot(game, odds, language):
        console.print(line)


def _table(game: str, odds: Sequence[BetOdds], language: str) -> Table:
    """Return a row a bet."""
    table = Table(box=None)
    for column in COLUMNS:
        table.add_column(message(language, column), justify="left" if column == COLUMNS[0] else "right", no_wrap=True)
    for bet in odds:
        table.add_row(
            word_in(game, language, bet.bet),
            str(bet.probability),
            f"{float(bet.probability):.6f}",
            f"{float(1 / bet.probability):.1f}",
            f"{float(bet.fair):.1f}",
            str(bet.points),
            f"{float(bet.per_life):.2f}",
        )
    return table


def plot(game: str, odds: Sequence[BetOdds], language: str) -> list[str]:
    """Return a bar a bet, as long as it is likely."""
    likeliest = max(bet.probability for bet in odds)
    names = [word_in(game, language, bet.bet) for bet in odds]
    width = max(len(name) for name in names)
    bars = [BLOCK * round(BAR_WIDTH * bet.probability / likeliest) for bet in odds]
    return [
        f"{name:>{width}}  {100 * float(bet.probability):7.3f} %  {bar}"
        for name, bet, bar in zip(names, odds, bars, strict=True)
    ]
