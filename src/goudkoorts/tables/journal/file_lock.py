"""Says that a database file is in use; freed by the system when the process ends, however it ends."""

import os
import sys
from pathlib import Path
from typing import BinaryIO

from goudkoorts.engine.errors import GoudkoortsError

_held: set[Path] = set()  # the system's lock does not keep a process from itself


class StoreInUse(GoudkoortsError):
    """Another process has the database open."""

    code = "store.in_use"

    def __init__(self, file: Path) -> None:
        super().__init__(f"{file} is in use: stop the server that runs on it first")


class FileLock:
    """A lock on a file beside the database."""

    def __init__(self, database: Path) -> None:
        self._database = database.absolute()
        self._file: BinaryIO | None = None

    def take(self) -> None:
        """Take the lock, or raise StoreInUse."""
        if self._database in _held:
            raise StoreInUse(self._database)
        file = self._database.with_name(self._database.name + ".lock").open("ab")
        try:
            lock_exclusively(file)
        except OSError:
            file.close()
            raise StoreInUse(self._database) from None
        self._file = file
        _held.add(self._database)

    def release(self) -> None:
        """Give the lock back."""
        if self._file is not None:
            self._file.close()
            self._file = None
            _held.discard(self._database)


def lock_exclusively(file: BinaryIO) -> None:
    """Lock an open file without waiting; children of this process do not inherit the lock."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(file.fileno(), 0, os.SEEK_SET)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
