"""A game on paper: what happened, in sentences, and how it ended."""

from collections.abc import Sequence

from rich.table import Table

from goudkoorts.cli.terminal.console import make_console
from goudkoorts.cli.terminal.messages import message
from goudkoorts.engine.game_record import GameRecord
from goudkoorts.engine.match import Match
from goudkoorts.engine.text import catalogue, sentence_in


def print_sheet(record: GameRecord, language: str) -> None:
    """Print the score sheet of one record, every action checked first."""
    finished = Match.from_record(record)
    names = names_of(record, language)
    console = make_console()
    console.rule(f"{catalogue(record.game, language)['name']}: {', '.join(names)}")
    match = Match.at_start_of(record)
    for ply, text in enumerate(record.actions):
        for sentence in match.play(text):
            console.print(f"{ply:4d}  {text:<14s}  {sentence_in(record.game, language, sentence, names)}")
    console.print(standings_table(finished, names, language))
    if finished.turn != "over":
        console.print(message(language, "unfinished"))


def names_of(record: GameRecord, language: str) -> list[str]:
    """Return the players' names, or their seats."""
    return record.names or [message(language, "seat", number=seat) for seat in range(record.players)]


def standings_table(match: Match, names: Sequence[str], language: str) -> Table:
    """Return places, names and points."""
    table = Table(box=None)
    table.add_column(message(language, "place"), justify="right")
    table.add_column(message(language, "player"))
    table.add_column(message(language, "points"), justify="right")
    scores = match.scores
    place = 1
    for group in match.ranking:
        for seat in group:
            table.add_row(str(place), names[seat], str(scores[seat]))
        place += len(group)
    return table
