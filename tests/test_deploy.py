"""Files for those who run a house: what they call exists."""

import re
import shlex
from pathlib import Path

import pytest

from cli.program import Program

DEPLOY = Path(__file__).parent.parent / "deploy"
CONTAINER = (DEPLOY / "Containerfile").read_text(encoding="utf-8")


def calls() -> list[list[str]]:
    """Return the calls of our program in the units."""
    lines = [line for unit in DEPLOY.glob("*.service") for line in unit.read_text(encoding="utf-8").splitlines()]
    found = [shlex.split(line)[1:] for line in lines if line.startswith("ExecStart=/opt/goudkoorts/bin/goudkoorts ")]
    assert found
    return found


@pytest.mark.parametrize("words", calls(), ids=lambda words: words[0])
def test_the_units_call_commands_with_options_they_have(program: Program, words: list[str]) -> None:
    told = program(words[0], "--help")

    assert told.status == 0
    assert [word for word in words if word.startswith("--") and word not in told.out] == []


def test_the_container_has_three_stages_and_does_not_run_as_root() -> None:
    last = CONTAINER.split("FROM ")[-1]

    assert len(re.findall(r"^FROM ", CONTAINER, re.MULTILINE)) == 3
    assert re.search(r"^USER goudkoorts$", last, re.MULTILINE)
    assert re.search(r"^HEALTHCHECK ", last, re.MULTILINE)
    assert "/healthz" in last


def test_all_speak_of_one_port() -> None:
    files = [path.read_text(encoding="utf-8") for path in DEPLOY.iterdir()]

    assert {port for text in files for port in re.findall(r"(?:127\.0\.0\.1:|--port |EXPOSE )(\d+)", text)} == {"8077"}


@pytest.mark.parametrize("proxy", ["nginx.conf", "Caddyfile"])
def test_the_proxies_leave_hsts_to_the_server_or_it_would_be_sent_twice(proxy: str) -> None:
    assert "strict-transport-security" not in (DEPLOY / proxy).read_text(encoding="utf-8").lower()
