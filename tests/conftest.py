"""Settings for all tests."""

import pytest
from hypothesis import settings

from goudkoorts.kernel.rule import COMPILED

# The first call of a rule may compile it, so no test has a deadline.
settings.register_profile("calm", deadline=None, derandomize=True)
settings.load_profile("calm")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out what makes no sense interpreted."""
    for item in items:
        if not COMPILED and item.get_closest_marker("compiled_only"):
            item.add_marker(pytest.mark.skip(reason="the compiler is off"))
