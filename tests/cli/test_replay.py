"""`goudkoorts replay`, as the notation describes it."""

import json
from pathlib import Path

import pytest

from cli.program import Program
from goudkoorts.engine.batch import random_records
from goudkoorts.engine.catalogue import GAMES

RECORDS = [record.to_json().decode() for record in random_records(GAMES["gold"], 2, 3, seed=8)]


def lines_of(text: str) -> list[dict[str, object]]:
    """Read JSON lines."""
    return [json.loads(line) for line in text.splitlines()]


def write(path: Path, text: str) -> str:
    """Write a file and return its name."""
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_json_has_a_line_before_each_action_and_one_at_the_end(program: Program, tmp_path: Path) -> None:
    answer = program("replay", write(tmp_path / "game.json", RECORDS[0]), "--json")

    lines = lines_of(answer.out)
    actions = json.loads(RECORDS[0])["actions"]
    assert answer.status == 0
    assert [line["ply"] for line in lines] == list(range(len(actions) + 1))
    assert [line["action"] for line in lines[:-1]] == actions
    assert lines[0] == {
        "ply": 0,
        "turn": "chance",
        "legal": ["start 0", "start 1"],
        "weights": [1, 1],
        "action": actions[0],
    }
    assert lines[-1]["turn"] == "over"
    assert set(lines[-1]) == {"ply", "turn", "scores", "ranking", "state"}


def test_an_unfinished_game_ends_with_its_legal_actions(program: Program) -> None:
    record = json.loads(RECORDS[0])
    record["actions"] = record["actions"][:9]

    last = lines_of(program("replay", "-", "--json", typed=json.dumps(record)).out)[-1]

    assert set(last) == {"ply", "turn", "legal", "scores", "ranking", "state"}
    assert last["ply"] == 9
    assert last["ranking"] == [[0, 1]]


def test_several_records_are_numbered(program: Program, tmp_path: Path) -> None:
    answer = program("replay", write(tmp_path / "games.jsonl", "\n".join(RECORDS) + "\n"), "--json")

    assert sorted({line["game_index"] for line in lines_of(answer.out)}) == [0, 1, 2]  # type: ignore[type-var]


def test_standard_input_with_an_object_a_line_holds_several_records(program: Program) -> None:
    answer = program("replay", "-", "--json", typed="\n\n".join(RECORDS))

    assert lines_of(answer.out)[-1]["game_index"] == 2


def test_a_record_over_several_lines_is_one_record(program: Program) -> None:
    answer = program("replay", "-", "--json", typed=json.dumps(json.loads(RECORDS[0]), indent=2))

    assert answer.status == 0
    assert "game_index" not in lines_of(answer.out)[0]


def test_a_bad_action_ends_with_one_line_that_names_ply_text_and_rule(program: Program) -> None:
    record = json.loads(RECORDS[0])
    record["actions"][3] = "turn re2"

    answer = program("replay", "-", "--json", typed=json.dumps(record))

    assert answer.status == 2
    assert len(lines_of(answer.out)) == 4
    assert answer.err.count("\n") == 1
    assert 'ply 3: "turn re2": ' in answer.err
    assert "(G-18)" in answer.err


def test_a_bad_action_is_quoted_as_it_was_written(program: Program) -> None:
    record = json.loads(RECORDS[0])
    record["actions"][3] = "turn   re "

    answer = program("replay", "-", "--json", typed=json.dumps(record))

    assert 'ply 3: "turn   re ": ' in answer.err
    assert answer.err.count("\n") == 1


def test_a_bad_record_among_several_is_named_and_ends_the_replay(program: Program) -> None:
    broken = json.loads(RECORDS[1])
    broken["actions"][0] = "start 2"

    answer = program("replay", "-", "--json", typed="\n".join([RECORDS[0], json.dumps(broken), RECORDS[2]]))

    assert answer.status == 2
    assert 'game_index 1: ply 0: "start 2"' in answer.err
    assert "(G-3)" in answer.err
    assert {line["game_index"] for line in lines_of(answer.out)} == {0, 1}


@pytest.mark.parametrize(
    ("name", "text"), [("a.json", ""), ("b.jsonl", ""), ("c.jsonl", "{}\n[]\n"), ("d.json", "nonsense")]
)
def test_a_file_without_a_record_is_refused(program: Program, tmp_path: Path, name: str, text: str) -> None:
    answer = program("replay", write(tmp_path / name, text), "--json")

    assert (answer.status, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert "record: " in answer.err


def test_a_missing_file_is_one_clear_line(program: Program, tmp_path: Path) -> None:
    answer = program("replay", str(tmp_path / "nothing.json"))

    assert answer.status == 2
    assert "No such file" in answer.err


@pytest.mark.parametrize(("language", "word"), [("en", "begins"), ("nl", "begint"), ("de", "beginnt")])
def test_people_get_a_score_sheet_in_their_language(program: Program, language: str, word: str) -> None:
    record = json.loads(RECORDS[0]) | {"names": ["Marc", "Carl"]}

    answer = program("replay", "-", "--lang", language, typed=json.dumps(record))

    assert answer.status == 0
    assert word in answer.out
    assert "Carl" in answer.out.splitlines()[-1] + answer.out.splitlines()[-2]
