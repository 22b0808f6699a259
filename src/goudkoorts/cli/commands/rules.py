"""`goudkoorts rules`: the rule book, whole or by number."""

import re

import click

from goudkoorts.cli.terminal.console import inked, make_console
from goudkoorts.cli.terminal.language import language_option
from goudkoorts.cli.terminal.messages import message
from goudkoorts.engine.catalogue import find_game
from goudkoorts.engine.rulebook import find_rules, rulebook
from goudkoorts.engine.text import catalogue

BOLD = re.compile(r"\*\*([^*]+)\*\*")
HEADING = {r"^#+ .*": "bold yellow", r"^- [A-Z]+A?-[0-9.]+": "bold"}


@click.command()
@click.argument("game")
@click.argument("number", required=False)
@language_option
def command(game: str, number: str | None, language: str) -> None:
    """Read the rules of GAME; with NUMBER (8, G-8, GA-9, or an option's name) only that one.

    \b
    Examples:
      goudkoorts rules gold
      goudkoorts rules gold 8
      goudkoorts rules gold GA-9 --lang nl
    """
    print_rules(game, number, language)


def print_rules(name: str, number: str | None, language: str) -> None:
    """Print a rule book or what was asked for of it."""
    game = find_game(name)
    console = make_console()
    if number is None:
        for line in rulebook(game.NAME, language).splitlines():
            console.print(inked(BOLD.sub(r"\1", line), HEADING))
        return
    rules = find_rules(game.NAME, language, number, game.RULE_PREFIXES)
    if not rules:
        title = catalogue(game.NAME, language)["name"]
        raise click.UsageError(message(language, "no_such_rule", number=number, game=title))
    for rule in rules:
        console.print(f"{rule.number} ({rule.chapter}): {rule.text}")
