"""`goudkoorts analyse`: a table for people, JSON lines for programs, one line for every mistake."""

import json
from pathlib import Path
from typing import Any

import pytest

from cli.program import Program
from goudkoorts.engine.batch import random_records
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.replay import replay_lines

GAME_RECORDS = list(random_records(GAMES["gold"], 2, 2, seed=8))
RECORDS = [record.to_json().decode() for record in GAME_RECORDS]
DECISIONS = [line for line in replay_lines(GAME_RECORDS[0]) if isinstance(line["turn"], int)]
QUICK = ("--iterations", "16")


def lines_of(text: str) -> list[dict[str, Any]]:
    """Read JSON lines."""
    return [json.loads(line) for line in text.splitlines()]


def test_json_is_a_header_the_decisions_and_a_summary(program: Program) -> None:
    answer = program("analyse", "-", "--json", "--ply", "..60", *QUICK, typed=RECORDS[0])

    header, *decisions, summary = lines_of(answer.out)
    assert (answer.status, answer.err) == (0, "")
    assert header == {
        "line": "header",
        "format": "goudkoorts-analysis/1",
        "game": "gold",
        "rules": GAMES["gold"].RULES_VERSION,
        "players": 2,
        "options": {},
        "names": None,
        "game_index": None,
        "settings": {"worlds": 16, "top": 3, "seat": None, "plies": [0, 60]},
        "seed": 0,
    }
    asked = [line for line in DECISIONS if int(str(line["ply"])) <= 60]
    assert [(line["ply"], line["seat"], line["played"]) for line in decisions] == [
        (line["ply"], line["turn"], line["action"]) for line in asked
    ]
    assert [line["forced"] for line in decisions] == [len(line["legal"]) == 1 for line in asked]  # type: ignore[arg-type]
    assert {line["line"] for line in decisions} == {"decision"}
    assert summary["line"] == "summary"
    assert sum(seat["decisions"] for seat in summary["seats"]) == sum(not line["forced"] for line in decisions)


def test_a_decision_names_its_candidates_with_their_errors(program: Program) -> None:
    decisions = lines_of(program("analyse", "-", "--json", "--ply", "..40", *QUICK, typed=RECORDS[0]).out)[1:-1]

    for line in decisions:
        if line["forced"]:
            assert "candidates" not in line
            continue
        candidates = line["candidates"]
        assert candidates[0]["action"] == line["best"]
        assert line["played"] in [each["action"] for each in candidates]
        assert len(candidates) <= 4
        assert sum(line["chances"]) == pytest.approx(1)
        for each in candidates:
            assert set(each) == {"action"} | {
                name + end for name in ("win", "points", "lead", "loss") for end in ("", "_error")
            }
            assert 0 <= each["win"] <= 1
            assert (each["win_error"] > 0) != line["proved"]


def test_the_last_offer_is_proved(program: Program) -> None:
    last = len(GAME_RECORDS[0].actions) - 1

    decisions = lines_of(program("analyse", "-", "--json", "--ply", f"{last - 4}..", *QUICK, typed=RECORDS[0]).out)

    real = [line for line in decisions[1:-1] if not line["forced"]]
    assert real
    assert all(line["proved"] and line["candidates"][0]["win_error"] == 0 for line in real)


def test_the_same_seed_is_the_same_output_on_any_number_of_threads(program: Program) -> None:
    asked = ("analyse", "-", "--json", "--ply", "..30", *QUICK)

    one, three, other = (
        program(*asked, *more, typed=RECORDS[0]).out
        for more in (("--workers", "1"), ("--workers", "3"), ("--seed", "1"))
    )

    assert one == three != other


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("win chance", "mean loss", "take the", "Win chance over the game")),
        ("nl", ("winstkans", "gemiddeld verlies", "neem", "Winstkans in de loop")),
        ("de", ("Gewinnchance", "mittlerer Verlust", "nimm", "Gewinnchance im Lauf")),
    ],
)
def test_people_get_a_table_in_their_language(program: Program, language: str, words: tuple[str, ...]) -> None:
    record = json.dumps(json.loads(RECORDS[0]) | {"names": ["Marc", "Carl"]})

    answer = program("analyse", "-", "--lang", language, "--ply", "..40", *QUICK, typed=record)

    assert answer.status == 0
    assert all(word in answer.out for word in (*words, "Marc", "Carl", "±"))
    assert [
        line for line in answer.out.splitlines() if line.startswith("Marc") and "%" in line and "▁" <= line[16] <= "█"
    ]


def test_a_row_is_a_line_however_narrow_the_terminal(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")

    lines = program("analyse", "-", "--ply", "..40", *QUICK, typed=RECORDS[0]).out.splitlines()

    asked = [str(line["ply"]) for line in DECISIONS if int(str(line["ply"])) <= 40]
    assert [line.split()[0] for line in lines[2 : 2 + len(asked)]] == asked


def test_a_part_without_decisions_says_so(program: Program) -> None:
    answer = program("analyse", "-", "--ply", "0", *QUICK, typed=RECORDS[0])

    assert answer.status == 0
    assert "nothing to decide" in answer.out


def test_one_of_several_records_is_named(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join(RECORDS), encoding="utf-8")

    lines = lines_of(program("analyse", str(file), "--json", "--record", "1", "--ply", "..12", *QUICK).out)

    assert lines[0]["game_index"] == 1
    assert lines[1]["played"] == GAME_RECORDS[1].actions[lines[1]["ply"]]


@pytest.mark.parametrize(
    ("arguments", "typed", "complaint"),
    [
        (("nothing.json",), "", "cannot read"),
        (("-",), "nonsense", "record: not JSON"),
        (("-",), "\n".join(RECORDS), "holds 2 records"),
        (("-", "--record", "2"), "\n".join(RECORDS), "there is no record 2"),
        (("-", "--record", "1"), RECORDS[0], "there is no record 1"),
        (("-", "--seat", "2"), RECORDS[0], "there is no seat 2"),
        (("-", "--ply", "3..9999"), RECORDS[0], "'3..9999' are not in the record"),
        (("-", "--ply", "9..3"), RECORDS[0], "'9..3' are not in the record"),
        (("-", "--ply", ".."), RECORDS[0], "must be written as"),
        (("-", "--ply", "a..b"), RECORDS[0], "must be written as"),
        (("-", "--iterations", "5", "--seconds", "1"), RECORDS[0], "not both"),
        (("-", "--iterations", "0"), RECORDS[0], "0"),
        (("-", "--ply", "..5"), RECORDS[0].replace('"players":2', '"players":9'), "9"),
        (("-", "--ply", "..5"), RECORDS[0].replace('"start ', '"begin '), 'ply 0: "begin '),
        (
            ("-", "--record", "1"),
            "\n".join([RECORDS[0], RECORDS[1].replace('"start ', '"begin ')]),
            'game_index 1: ply 0: "begin ',
        ),
    ],
)
def test_mistakes_are_one_clear_line(program: Program, arguments: tuple[str, ...], typed: str, complaint: str) -> None:
    answer = program("analyse", *arguments, typed=typed)

    assert (answer.status, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert complaint in answer.err


def test_an_illegal_action_names_its_ply_and_rule(program: Program) -> None:
    record = json.loads(RECORDS[0])
    record["actions"][3] = "turn re2"

    answer = program("analyse", "-", typed=json.dumps(record))

    assert answer.status == 2
    assert 'ply 3: "turn re2": ' in answer.err
    assert "(G-18)" in answer.err
