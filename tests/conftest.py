"""Settings for all tests."""

import pytest
from hypothesis import settings

from cli.program import Program
from goudkoorts.kernel.rule import COMPILED

pytest_plugins = ["tables.databases"]

# The first call of a rule may compile it, so no test has a deadline.
settings.register_profile("calm", deadline=None, derandomize=True)
settings.load_profile("calm")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out what makes no sense interpreted."""
    for item in items:
        if not COMPILED and item.get_closest_marker("compiled_only"):
            item.add_marker(pytest.mark.skip(reason="the compiler is off"))


@pytest.fixture
def program(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Program:
    """Return the program, ready to be called; messages in English."""
    monkeypatch.setenv("LC_ALL", "C")
    return Program(capsys, monkeypatch)
