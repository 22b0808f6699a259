"""The program `goudkoorts`: finds the command, and turns every mistake into one clear line and exit status 2."""

from importlib import import_module

import click

from goudkoorts import __version__
from goudkoorts.engine.extras import require_extra

BAD_INPUT = 2
COMMANDS = {
    "analyse": "Say how good each move of a recorded game was, and what was better.",
    "backup": "Copy the kept tables to a checked file, while a server runs.",
    "bot-check": "Try a bot of your own: a few games, what it did wrong, how long it took.",
    "export": "Write everything that is kept as lines of JSON.",
    "games": "List the games, with their players and options.",
    "import": "Take in what `export` wrote, into SQLite or PostgreSQL.",
    "new-game": "Write the skeleton of a game of your own.",
    "odds": "Print the exact odds of every bet of a betting game.",
    "play": "Play a game in the terminal against bots or friends.",
    "replay": "Replay a record: a score sheet for people, JSON lines for programs.",
    "reports": "List what people complained about.",
    "restore": "Put a copy made by `backup` in its place.",
    "rules": "Read the rules of a game, whole or one by its number.",
    "serve": "Open tables to browsers and programs.",
    "simulate": "Play many random games and show how they end.",
    "tournament": "Let bots play each other and rate them.",
    "verify": "Prove that nobody changed the chance of a recorded game.",
}
MODULES = {"import": "import_file"}  # where the command's own name is a word of Python
HOSTING = {"backup", "export", "import", "reports", "restore", "serve"}  # commands of a server's host


class LazyCommands(click.Group):
    """Commands whose modules are imported only when they are called: `--version` and `--help` stay quick."""

    def list_commands(self, _context: click.Context) -> list[str]:
        """Name the commands in the order of the alphabet."""
        return sorted(COMMANDS)

    def get_command(self, _context: click.Context, name: str) -> click.Command | None:
        """Import one command."""
        if name not in COMMANDS:
            return None
        module = MODULES.get(name, name.replace("-", "_"))
        package = "hosting" if name in HOSTING else "commands"
        if name in HOSTING:
            require_extra("server", f"`goudkoorts {name}`")
        command: click.Command = import_module(f"goudkoorts.cli.{package}.{module}").command
        return command

    def format_commands(self, _context: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.command(cls=LazyCommands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="goudkoorts")
def program() -> None:
    """Goudkoorts ("gold fever"): the table, the opponents and the laboratory for five gold games.

    \b
    Try:
      goudkoorts play gold --terminal         a game against a bot, right here
      goudkoorts simulate gold --games 10000  how random games of Gold! end
      goudkoorts rules gold 8                 what rule G-8 says
      goudkoorts COMMAND --help               all about one command

    An unofficial fan project; the games and their names belong to their authors and publishers.
    """


def run(arguments: list[str]) -> int:
    """Run one command and return its exit status."""
    try:
        status = program.main(arguments, prog_name="goudkoorts", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as error:
        error.show()
        return BAD_INPUT
    except click.ClickException as error:
        return _complain(error.format_message())
    except (click.Abort, KeyboardInterrupt):
        return 130
    except Exception as error:
        return _complain_about(error)
    return int(status or 0)


def _complain_about(error: Exception) -> int:
    """Answer a mistake of the user; anything else is ours and shows its traceback."""
    from goudkoorts.engine.errors import GoudkoortsError

    if not isinstance(error, GoudkoortsError | OSError):
        raise error
    return _complain(str(error))


def _complain(problem: str) -> int:
    """Write one line on standard error."""
    # Only line breaks go: an action is quoted as it was written, double spaces included.
    click.echo(f"goudkoorts: {' '.join(problem.splitlines())}", err=True)
    return BAD_INPUT
