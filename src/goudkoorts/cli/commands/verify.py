"""`goudkoorts verify`: whether the chance of a recorded game is what was promised before it."""

from collections.abc import Iterator

import click

from goudkoorts.cli.commands.replay import bytes_of_file
from goudkoorts.cli.terminal.console import make_console
from goudkoorts.cli.terminal.language import language_option
from goudkoorts.cli.terminal.messages import message
from goudkoorts.engine.errors import BadRecord
from goudkoorts.engine.game_record import read_record
from goudkoorts.engine.replay import in_game, split_records
from goudkoorts.engine.verify import Disagreement, Proof, verify

DOES_NOT_AGREE = 1


@click.command()
@click.argument("file", metavar="RECORD")
@language_option
def command(file: str, language: str) -> int:
    """Prove that nobody changed the cards and dice of the game in RECORD once it had begun (- for standard input).

    The seed must give the commitment that was shown before the game, and every outcome of chance is drawn again from
    it. A .jsonl file holds one record a line. Exit status 0: proven; 1: something does not agree, and the first such
    thing is named; 2: a bad record, or one that says nothing about its chance.

    \b
    Example:
      goudkoorts verify game.json
    """
    several, sources = split_records(bytes_of_file(file), is_jsonl=file.endswith(".jsonl"))
    console = make_console()
    status = 0
    for index, source in enumerate(sources):
        try:
            verdict = verify(read_record(source))
        except BadRecord as error:
            raise in_game(error, index) if several else error from None
        mark = f"game_index {index}: " if several else ""
        for line in _lines(verdict, language):
            console.print(mark + line)
        status |= isinstance(verdict, Disagreement) and DOES_NOT_AGREE
    return status


def _lines(verdict: Proof | Disagreement, language: str) -> Iterator[str]:
    """Say what was found."""
    if isinstance(verdict, Disagreement):
        facts = {"ply": verdict.ply, "found": verdict.found, "due": verdict.due}
        yield message(language, f"verify_{verdict.kind}", **facts)
        return
    yield message(language, "verify_proven", outcomes=verdict.outcomes)
    yield message(language, "verify_limit")
    if verdict.undone:
        yield message(language, "verify_undone", draws=verdict.undone)
    if verdict.given:
        yield message(language, "verify_given", actions=verdict.given)
    if not verdict.is_over:
        yield message(language, "unfinished")
