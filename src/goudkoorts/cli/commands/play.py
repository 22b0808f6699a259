"""`goudkoorts play`: a game in the terminal, line by line, so that a screen reader reads it as it is."""

from collections.abc import Sequence

import click

from goudkoorts.bots.bot import MILLISECONDS_A_MOVE
from goudkoorts.cli.game_options import check_setting, open_game, prepare_bots, read_options
from goudkoorts.cli.terminal.console import make_console
from goudkoorts.cli.terminal.language import language_option
from goudkoorts.cli.terminal.seating import guests_at, seat_everybody
from goudkoorts.cli.terminal.terminal_table import TerminalTable
from goudkoorts.engine.match import Match
from goudkoorts.kernel.dice import dice_from, fresh_seed


@click.command()
@click.argument("game")
@click.option("--terminal", is_flag=True, help="Play here in the terminal (so far the only table there is).")
@click.option("--players", type=int, help="How many play.  [default: the fewest the game takes]")
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="BOT",
    help="An opponent: beginner, amateur, player, expert, master, greedy, random, module:attribute or cmd:COMMAND; "
    "repeat it for more.  [default: greedy]",
)
@click.option(
    "--milliseconds",
    type=click.IntRange(min=1),
    default=MILLISECONDS_A_MOVE,
    show_default=True,
    help="How long a bot from outside may think about a move.",
)
@click.option(
    "--people", type=click.IntRange(min=0), default=1, show_default=True, help="How many people share the keyboard."
)
@click.option("--name", "names", multiple=True, help="The name of a person; repeat it for more.")
@click.option("--seed", type=int, help="Deal the cards of this seed.  [default: by chance]")
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE", help="A house rule; may be repeated.")
@click.option("--plain", is_flag=True, help="No colours: plain text only.")
@language_option
def command(
    game: str,
    terminal: bool,
    players: int | None,
    bots: Sequence[str],
    milliseconds: int,
    people: int,
    names: Sequence[str],
    seed: int | None,
    pairs: tuple[str, ...],
    plain: bool,
    language: str,
) -> None:
    """Play GAME in the terminal against bots, or with friends at one keyboard.

    Everything is written line by line, without cursor tricks; every card has a letter and a number, so colour is
    never needed. Type ? at the prompt for all you can do.

    \b
    Examples:
      goudkoorts play gold --terminal
      goudkoorts play gold --terminal --players 3 --bot master --bot beginner --lang nl
      goudkoorts play gold --bot "cmd:python3 examples/first_bot.py"
      goudkoorts play gold --bot examples.python_bot:CarefulBot --milliseconds 5000
    """
    del terminal  # accepted so that scripts stay right once there is a table in the browser
    options = read_options(pairs)
    chosen = open_game(game, language)
    seats = check_setting(chosen, players, options)
    chosen_seed = fresh_seed() if seed is None else seed
    seating = seat_everybody(chosen, seats, people, bots, chosen_seed, language, names)
    prepare_bots(chosen, bots, language)
    match = Match(chosen, seats, options)
    with guests_at(match, seating, milliseconds):
        TerminalTable(match, seating, dice_from(chosen_seed), language, make_console(plain=plain)).play()
