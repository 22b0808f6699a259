"""`goudkoorts bot-check`: is a bot of your own ready for a table?"""

from statistics import median

import click

from goudkoorts.bots.bot import MILLISECONDS_A_MOVE
from goudkoorts.bots.outside.check import Trial, try_bot
from goudkoorts.cli.game_options import open_game
from goudkoorts.cli.terminal.language import language_option
from goudkoorts.cli.terminal.messages import message
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.errors import BotFailed
from goudkoorts.engine.text import catalogue

MILLI = 1000


@click.command()
@click.argument("bot")
@click.argument("game", required=False)
@click.option(
    "--matches", type=click.IntRange(min=1), help="How many matches of each game.  [default: one on every seat]"
)
@click.option(
    "--milliseconds", type=click.IntRange(min=1), default=MILLISECONDS_A_MOVE, show_default=True, help="A move's clock."
)
@click.option("--wire", is_flag=True, help="Show every line: > to the bot, < from it.")
@language_option
def command(bot: str, game: str | None, matches: int | None, milliseconds: int, wire: bool, language: str) -> None:
    """Let BOT play against random players in every game, or in GAME, and say what it did wrong or how long it took.

    BOT is a Python callable or class as module:attribute, a program that speaks JSON lines as cmd:COMMAND (see
    docs/bot-protocol.md), or the name of one of our own.

    \b
    Examples:
      goudkoorts bot-check examples.python_bot:CarefulBot
      goudkoorts bot-check "cmd:python3 examples/first_bot.py" gold --wire
    """
    chosen = [open_game(name, language) for name in ([game] if game else GAMES)]
    failed = 0
    for each in chosen:
        listener = _show_line if wire else None
        trial = try_bot(bot, each, matches=matches, milliseconds=milliseconds, listener=listener)
        click.echo(_told(trial, language))
        failed += trial.failure is not None
    if failed:
        raise BotFailed(f"the bot failed in {failed} of {len(chosen)} games")
    click.echo(message(language, "check_all_well"))


def _told(trial: Trial, language: str) -> str:
    """Say what a bot did in one game."""
    name = catalogue(trial.game.NAME, language)["name"]
    if trial.failure is not None:
        where = {"match": trial.failure.game_index + 1, "seat": trial.failure.seat, "move": trial.failure.move}
        return message(language, "check_failed", game=name, problem=trial.failure.problem, **where)
    half, slowest = (f"{MILLI * value:.1f}" for value in (median(trial.seconds), max(trial.seconds)))
    facts = {"matches": trial.matches, "moves": len(trial.seconds), "median": half, "longest": slowest}
    return message(language, "check_well", game=name, **facts)


def _show_line(direction: str, line: bytes) -> None:
    """Show a line of the protocol as it was."""
    click.echo(f"{direction} {line.decode(errors='replace').rstrip()}")
