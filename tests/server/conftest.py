"""A server for each test that wants one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.visitor import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """Return a running server with an empty data folder."""
    running = Server(tmp_path)
    yield running
    running.close()
