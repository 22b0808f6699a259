"""Records replayed line by line, as the `replay` command prints them.

One line per action, before it is applied, and a last one with scores, ranking and the whole state.
"""

from collections.abc import Iterator, Sequence

from goudkoorts.engine.errors import BadRecord
from goudkoorts.engine.game_record import GameRecord, decode_json
from goudkoorts.engine.match import Match

Line = dict[str, object]


def split_records(source: bytes, *, is_jsonl: bool) -> tuple[bool, Sequence[bytes]]:
    """Return whether a source holds a record a line, and its records.

    A source not named so is read that way when it has more than one line that is not empty, each a JSON object.
    """
    lines = [line for line in source.splitlines() if line.strip()]
    if is_jsonl and not lines:
        raise BadRecord("the file is empty: one record a line is wanted")
    if is_jsonl or (len(lines) > 1 and all(_is_object(line) for line in lines)):
        return True, lines
    return False, [source]


def replay_lines(record: GameRecord) -> Iterator[Line]:
    """Yield the lines of a record; raises BadRecord at the first action that is not legal."""
    match = Match.at_start_of(record)
    for ply, text in enumerate(record.actions):
        yield {"ply": ply, **_node(match), "action": text}
        match.replay_action(ply, text)
    yield {"ply": len(record.actions), **_node(match), **_standing(match)}


def in_game(error: BadRecord, index: int) -> BadRecord:
    """Return the same fault, naming the record of a file with several."""
    return BadRecord(error.problem, error.ply, index)


def _node(match: Match) -> Line:
    """Describe a node: whose turn, what is legal, and how likely chance is to do it."""
    turn = match.turn
    if turn == "over":
        return {"turn": turn}
    outcomes = match.outcomes
    if outcomes.weights is None:
        return {"turn": turn, "legal": outcomes.texts}
    return {"turn": turn, "legal": outcomes.texts, "weights": outcomes.weights}


def _standing(match: Match) -> Line:
    """Describe how the game stands."""
    return {"scores": match.scores, "ranking": match.ranking, "state": match.truth()}


def _is_object(line: bytes) -> bool:
    """Whether a line by itself is a JSON object."""
    try:
        return isinstance(decode_json(line), dict)
    except BadRecord:
        return False
