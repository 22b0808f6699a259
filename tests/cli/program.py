"""Runs the program as a person does, in this process."""

import io
import sys
from dataclasses import dataclass

import pytest

from goudkoorts.cli.program import run


@dataclass(frozen=True, slots=True)
class Answer:
    """What the program wrote, and its exit status."""

    status: int
    out: str
    err: str


class Program:
    """Calls the program and reads what it writes."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *arguments: str, typed: str = "") -> Answer:
        """Run one command; `typed` is its standard input."""
        self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
        self.capsys.readouterr()
        status = run([*arguments])
        captured = self.capsys.readouterr()
        return Answer(status, captured.out, captured.err)
