"""The page about the bot protocol says what the program does."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from goudkoorts.bots.levels import LEVELS
from goudkoorts.bots.outside import child, messages, outside_bot
from goudkoorts.bots.outside.check import try_bot
from goudkoorts.bots.outside.turn import Turn
from goudkoorts.bots.roster import ROSTER
from goudkoorts.engine.catalogue import GAMES

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
TRANSCRIPT = re.findall(r"^([<>]) (\{.*\})$", PAGE, re.MULTILINE)
MESSAGES = [*messages.Message.__subclasses__()]


def table_after(heading: str) -> list[str]:
    """Return the names in the first column of the table after a heading."""
    rows = PAGE.split(heading, 1)[1].split("| --- |", 1)[1].split("\n\n", 1)[0]
    return re.findall(r"^\| `(\w+)`", rows, re.MULTILINE)


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message.__name__)
def test_every_field_of_every_message_is_explained(message: type[messages.Message]) -> None:
    tag = message.__struct_config__.tag

    assert table_after(f"### `{tag}`, ") == ["type", *message.__struct_fields__]


def test_no_message_is_explained_that_is_not_there() -> None:
    assert set(re.findall(r"^### `(\w+)`", PAGE, re.MULTILINE)) == {each.__struct_config__.tag for each in MESSAGES}


def test_every_field_of_a_turn_is_explained() -> None:
    assert table_after("of a `Turn`") == list(Turn.__dataclass_fields__)


def test_the_transcript_is_what_the_first_bot_says() -> None:
    told = "".join(f"{line}\n" for way, line in TRANSCRIPT if way == ">")
    command = [sys.executable, str(ROOT / "examples" / "first_bot.py")]

    said = subprocess.run(command, input=told, capture_output=True, text=True, check=True).stdout

    assert said.splitlines() == [line for way, line in TRANSCRIPT if way == "<"]


def test_the_transcript_is_in_the_protocol() -> None:
    for way, line in TRANSCRIPT:
        read = messages.read_to_bot if way == ">" else messages.read_from_bot
        fields = json.loads(messages.line_of(read(line.encode())))
        assert {name: fields[name] for name in json.loads(line)} == json.loads(line)
    assert {json.loads(line)["type"] for _, line in TRANSCRIPT} == set(re.findall(r"^### `(\w+)`", PAGE, re.M)) - {
        "log"
    }


def test_the_python_example_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    [code] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / "own.py").write_text(code)
    monkeypatch.chdir(tmp_path)

    assert try_bot("own:Cheapest", GAMES["gold"], matches=1, milliseconds=30_000).failure is None


def test_names_and_limits_are_those_of_the_program() -> None:
    assert f"The protocol is `{messages.PROTOCOL}`." in PAGE
    assert f"within {outside_bot.SECONDS_TO_START:g} s, or" in PAGE
    assert outside_bot.SECONDS_OF_GRACE == child.POLITE_SECONDS == 0.5
    assert "half a second of grace" in PAGE
    assert f"{child.LONGEST_LINE:,} bytes" in PAGE
    assert f"1 to {outside_bot.LONGEST_NAME} printable" in PAGE
    assert f"| {', '.join(f'`{name}`' for name in (*ROSTER, *LEVELS))} |" in PAGE
