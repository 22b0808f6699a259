"""Where a person's own tables are kept, by the custom of the system."""

import os
import sys
from pathlib import Path

from goudkoorts.engine.errors import GoudkoortsError

NAME = "goudkoorts"
DATABASE = "tables.db"


class NothingKept(GoudkoortsError):
    """There is no database yet."""

    code = "store.none"

    def __init__(self, file: Path) -> None:
        super().__init__(f"nothing is kept yet: {file} does not exist")


def data_folder(chosen: Path | None = None) -> Path:
    """Return the folder that was chosen, by GK_DATA if not by hand, else the usual one of the system."""
    if chosen is not None:
        return chosen
    if named := os.environ.get("GK_DATA"):
        return Path(named).expanduser()
    return usual_folder()


def usual_folder() -> Path:
    """Return where programs of this system keep data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / NAME
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / NAME
    # A relative path in the variable is to be ignored, says its specification.
    named = Path(os.environ.get("XDG_DATA_HOME", ""))
    return (named if named.is_absolute() else Path.home() / ".local" / "share") / NAME


def database_file(chosen: Path | None = None) -> Path:
    """Return the file of the embedded database."""
    return data_folder(chosen) / DATABASE
