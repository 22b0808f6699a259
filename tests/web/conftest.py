"""A real server, a real browser: Debian's Chromium on the built client."""

import fcntl
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from goudkoorts.bots.warm_up import are_bots_ready
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.warm_up import are_rules_ready
from goudkoorts.tables.thinking.compile_status import BOTS, RULES
from server.process import Process
from web.chromium import launch_args

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "src" / "goudkoorts" / "server" / "client" / "index.html"
PATIENCE_MS = 60_000  # the first move of a game may have to load its compiled rules


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Use the system's browser."""
    return launch_args()


@pytest.fixture(scope="session")
def browser_context_args(base_url: str) -> dict[str, Any]:
    """A laptop, in English, without waiting for things to travel."""
    laptop = {"width": 1366, "height": 768}
    return {"base_url": base_url, "viewport": laptop, "locale": "en-GB", "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def base_url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start the server on a free port with an empty data folder, or take the one of --base-url; return its address."""
    if running := request.config.getoption("base_url"):
        yield running
        return
    assert CLIENT.exists(), "the client is not built: make client"
    compile_games(tmp_path_factory.getbasetemp())
    server = Process(tmp_path_factory.mktemp("data"), GK_LIMIT_FACTOR="1000", GK_LOG="error")
    yield server.url
    server.stop()


def compile_games(folder: Path) -> None:
    """Compile rules and bots before the first page is opened: on a new machine that takes minutes.

    Only one of the processes that share the tests does it, while the others wait."""
    shared = folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder
    with (shared / "compiling.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for game in GAMES.values():
            for part, is_ready in ((RULES, are_rules_ready), (BOTS, are_bots_ready)):
                if not is_ready(game):
                    command = [sys.executable, "-m", "goudkoorts.tables.thinking.compile_status", part, game.NAME]
                    subprocess.run(command, check=True)


@pytest.fixture(autouse=True)
def patience(page: Any) -> None:
    """Wait longer than a warm machine needs."""
    page.set_default_timeout(PATIENCE_MS)
    expect.set_options(timeout=PATIENCE_MS)
