"""`goudkoorts replay`: records to score sheets and to JSON lines."""

import sys
from pathlib import Path

import click
import msgspec

from goudkoorts.cli.sheets.score_sheet import print_sheet
from goudkoorts.cli.terminal.language import language_option
from goudkoorts.engine.errors import BadRecord
from goudkoorts.engine.game_record import GameRecord, read_record
from goudkoorts.engine.replay import in_game, replay_lines, split_records


@click.command()
@click.argument("file", metavar="FILE")
@click.option("--json", "as_json", is_flag=True, help="Write JSON lines: one per action, before it is applied.")
@language_option
def command(file: str, as_json: bool, language: str) -> None:
    """Replay the record in FILE (- for standard input); a .jsonl file holds one record a line.

    Without --json: a readable score sheet. A bad record ends with exit status 2 and one line that names the ply, the
    action as written and the rule it breaks.

    \b
    Examples:
      goudkoorts simulate gold --games 1 --records game.json
      goudkoorts replay game.json
      goudkoorts replay game.json --json
    """
    several, sources = split_records(bytes_of_file(file), is_jsonl=file.endswith(".jsonl"))
    for index, source in enumerate(sources):
        try:
            _replay_one(read_record(source), index if several else None, as_json=as_json, language=language)
        except BadRecord as error:
            raise in_game(error, index) if several else error from None


def bytes_of_file(file: str) -> bytes:
    """Read a file, or standard input."""
    if file == "-":
        return sys.stdin.buffer.read()
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise BadRecord(f"cannot read {file!r}: {error.strerror}") from None


def _replay_one(record: GameRecord, index: int | None, *, as_json: bool, language: str) -> None:
    """Print one record."""
    if as_json:
        _write_lines(record, index)
    else:
        print_sheet(record, language)


def _write_lines(record: GameRecord, index: int | None) -> None:
    """Write the JSON lines of one record; those before a fault are written too."""
    encoder = msgspec.json.Encoder()
    lines = bytearray()
    mark = {} if index is None else {"game_index": index}
    try:
        for line in replay_lines(record):
            encoder.encode_into(mark | line, lines, -1)
            lines += b"\n"
    finally:
        sys.stdout.buffer.write(lines)
        sys.stdout.buffer.flush()
