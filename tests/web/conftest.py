"""A real server, a real browser: Debian's Chromium on the built client."""

import fcntl
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from goudkoorts.bots.warm_up import are_bots_ready
from goudkoorts.engine.catalogue import GAMES
from goudkoorts.engine.warm_up import are_rules_ready

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "src" / "goudkoorts" / "server" / "client" / "index.html"
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)
TRIES, BREATH_S = 600, 0.1
PATIENCE_MS = 60_000  # the first move of a game may have to load its compiled rules


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Use the system's browser."""
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert program is not None, "Chromium is needed: make system-packages"
    return {"executable_path": program, "args": FLAGS.split()}


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
    settings = {"GK_BOT_PAUSE_MS": "0", "GK_LIMIT_FACTOR": "1000", "GK_WARM_UP": "false", "GK_LOG": "error"}
    environment = os.environ | settings | {"GK_DATA": str(tmp_path_factory.mktemp("data"))}
    command = [sys.executable, "-u", "-m", "goudkoorts.cli", "serve", "--port", "0", "--lang", "en"]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+:\d+", server.stdout.readline())
        assert found is not None, "the server did not start"
        wait_for(found[0])
        yield found[0]
    finally:
        server.terminate()
        server.wait(20)
        server.stdout.close()


def compile_games(folder: Path) -> None:
    """Compile rules and bots before the first page is opened: on a new machine that takes minutes.

    Only one of the processes that share the tests does it, while the others wait."""
    shared = folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder
    with (shared / "compiling.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for game in GAMES.values():
            if not (are_rules_ready(game) and are_bots_ready(game)):
                command = [sys.executable, "-m", "goudkoorts.tables.readiness", game.NAME]
                subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def wait_for(address: str) -> None:
    """Return when somebody answers."""
    for _ in range(TRIES):
        try:
            urllib.request.urlopen(f"{address}/readyz", timeout=5).close()
            return
        except OSError:
            time.sleep(BREATH_S)
    raise AssertionError(f"nobody answers at {address}")


@pytest.fixture(autouse=True)
def patience(page: Any) -> None:
    """Wait longer than a warm machine needs."""
    page.set_default_timeout(PATIENCE_MS)
    expect.set_options(timeout=PATIENCE_MS)
