"""Records: what is read, and what is refused with a reason."""

from typing import Any

import pytest

from goudkoorts.engine.errors import BadRecord
from goudkoorts.engine.game_record import read_record, record_from
from goudkoorts.engine.match import Match

GOOD: dict[str, Any] = {
    "format": "goudkoorts/1",
    "game": "gold",
    "rules": 1,
    "players": 2,
    "options": {},
    "actions": ["start 0"],
}


def test_a_record_survives_its_own_json() -> None:
    record = record_from(GOOD | {"names": ["Marc", "Carl"], "times": [0.5]})

    assert read_record(record.to_json()) == record


def test_options_may_be_left_out_or_written_with_their_defaults() -> None:
    bare = {key: value for key, value in GOOD.items() if key != "options"}

    assert Match.from_record(record_from(bare)).turn == "chance"
    assert Match.from_record(record_from(GOOD | {"options": {"bonus": "optional", "start": None}})).turn == "chance"


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"format": "goudkoorts/2"}, "format must be 'goudkoorts/1'"),
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"game": 7}, "game"),
        ({"rules": 2}, "rules version 2"),
        ({"rules": True}, "rules"),
        ({"rules": "1"}, "rules"),
        ({"players": 4}, "2 to 3 players"),
        ({"players": 2.5}, "players"),
        ({"options": []}, "options"),
        ({"options": {"bones": 1}}, "no such option"),
        ({"options": {"bonus": "never"}}, "optional, mandatory"),
        ({"options": {"open_scores": 1}}, "false, true"),
        ({"options": {"start": 2}}, "seat from 0 to 1"),
        ({"actions": "start 0"}, "actions"),
        ({"names": ["Marc"]}, "1 names for 2 players"),
        ({"times": []}, "0 times for 1 actions"),
    ],
)
def test_a_fault_in_the_header_says_record_and_what_is_wrong(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Match.from_record(record_from(GOOD | change))

    assert str(caught.value).startswith("record: ")
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("key", ["format", "game", "rules", "players", "actions"])
def test_a_missing_key_is_named(key: str) -> None:
    with pytest.raises(BadRecord, match=f"^record: .*{key}"):
        record_from({name: value for name, value in GOOD.items() if name != key})


@pytest.mark.parametrize(
    "source", [b"", b"{", b"[]", b"null", b"7", b'{"format": "\xff"}', b"\xff\xfe", b"[" * 100_000]
)
def test_what_is_no_record_is_refused(source: bytes) -> None:
    with pytest.raises(BadRecord, match=r"^record: "):
        read_record(source)


def test_an_action_that_is_no_text_is_a_fault_of_its_ply() -> None:
    with pytest.raises(BadRecord, match=r"^ply 1: 7: "):
        record_from(GOOD | {"actions": ["start 0", 7]})


def test_strange_texts_stay_on_one_line() -> None:
    with pytest.raises(BadRecord) as caught:
        Match.from_record(record_from(GOOD | {"actions": ["start\n0\u2028"]}))

    assert len(str(caught.value).splitlines()) == 1
    assert str(caught.value).startswith("ply 0: ")
