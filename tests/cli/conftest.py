"""The program as a fixture."""

import pytest

from cli.program import Program


@pytest.fixture
def program(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Program:
    """Return the program, ready to be called; messages in English."""
    monkeypatch.setenv("LC_ALL", "C")
    return Program(capsys, monkeypatch)
