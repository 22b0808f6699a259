"""The system's browser, as tests, pictures and measurements start it."""

import shutil
from typing import Any

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)


def launch_args() -> dict[str, Any]:
    """Return how Playwright starts it."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    assert program is not None, "Chromium is needed: make system-packages"
    return {"executable_path": program, "args": FLAGS.split()}
