"""`make audit`: a known weakness fails, a registry that does not answer does not."""

import json
import runpy
import subprocess
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[1] / "tools" / "audit.py"
WEAKNESS = {"id": "CVE-1", "fix_versions": ["1.1"]}
PYTHON = {"dependencies": [{"name": "gold", "version": "1.0", "vulns": [WEAKNESS]}, {"name": "ore", "skip_reason": ""}]}
NPM = {
    "metadata": {"dependencies": {"total": 3}},
    "vulnerabilities": {"pan": {"range": "<2", "severity": "high"}},
}


def audit(monkeypatch: pytest.MonkeyPatch, python: str, npm: str) -> int:
    """Run the tool with these answers."""

    def run(command: list[str], **_more: object) -> "subprocess.CompletedProcess[str]":
        return subprocess.CompletedProcess(command, 1, npm if command[0] == "npm" else python, "")

    monkeypatch.setattr(subprocess, "run", run)
    status: int = runpy.run_path(str(TOOL))["main"]()
    return status


def test_known_weaknesses_are_named_and_fail(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status = audit(monkeypatch, json.dumps(PYTHON), json.dumps(NPM))

    assert status == 1
    assert capsys.readouterr().out.splitlines() == [
        "Python: 1 of 2 packages looked up",
        "npm: 3 of 3 packages looked up",
        "gold 1.0: CVE-1, mended in 1.1",
        "pan <2: high",
    ]


def test_a_registry_that_does_not_answer_is_said_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status = audit(monkeypatch, "no connection", json.dumps({"statusCode": 405}))

    assert status == 0
    assert [line.split(",")[0] for line in capsys.readouterr().out.splitlines()] == [
        "Python: the registry does not answer",
        "npm: the registry does not answer",
    ]
