"""`goudkoorts play`: a game in the terminal, line by line, so that a screen reader reads it as it is."""

from collections.abc import Sequence
from dataclasses import dataclass

import click

from goudkoorts.bots.bot import MILLISECONDS_A_MOVE
from goudkoorts.cli.game_options import check_setting, open_game, prepare_bots, read_options
from goudkoorts.cli.gathering import gather
from goudkoorts.cli.terminal.console import make_console
from goudkoorts.cli.terminal.language import language_option
from goudkoorts.cli.terminal.seating import guests_at, names_of_people, seat_everybody
from goudkoorts.cli.terminal.terminal_table import TerminalTable
from goudkoorts.engine.match import Match
from goudkoorts.kernel.dice import dice_from, fresh_seed


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """Who wants to play what, and how."""

    game: str
    terminal: bool  # accepted and not read: scripts stay right once there is a table in the browser
    players: int | None
    bots: Sequence[str]
    milliseconds: int
    people: int
    names: Sequence[str]
    seed: int | None
    pairs: tuple[str, ...]
    plain: bool
    language: str


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
@gather(PlayOptions)
def command(wanted: PlayOptions) -> None:
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
    options = read_options(wanted.pairs)
    chosen = open_game(wanted.game, wanted.language)
    seats = check_setting(chosen, wanted.players, options)
    seed = fresh_seed() if wanted.seed is None else wanted.seed
    people = names_of_people(wanted.people, wanted.names, wanted.language)
    seating = seat_everybody(chosen, seats, people, wanted.bots, seed, wanted.language)
    prepare_bots(chosen, wanted.bots, wanted.language)
    match = Match(chosen, seats, options)
    with guests_at(match, seating, wanted.milliseconds):
        TerminalTable(match, seating, dice_from(seed), wanted.language, make_console(plain=wanted.plain)).play()
