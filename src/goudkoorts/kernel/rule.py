"""`@rule`: the one place that names the compiler.

A rule is a plain Python function over records and integers. Interpreted (`NUMBA_DISABLE_JIT=1`) a debugger walks
through it; compiled it runs at native speed and without the interpreter lock; a CUDA kernel calls it as it is.

Compiled code is kept on disk, in a folder named by a hash of all rule sources: Numba by itself would keep an old
callee inside a cached caller when the callee lives in another file.
"""

import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.core import config as numba_config

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")

config: Any = numba_config  # its settings are made at run time

COMPILED = not config.DISABLE_JIT
DAYS_KEPT = 30
SECONDS_A_DAY = 24 * 60 * 60
PACKAGE = Path(__file__).resolve().parent.parent
RULE_SOURCES = ("kernel", "games", "engine/loops", "bots/loops")


def rule(function: F) -> F:
    """Compile a rule for the CPU at its first call, and keep the result on disk."""
    return _compiled(function, nogil=True)


def brief_rule(function: F) -> F:
    """Compile what Python calls for a moment only; a lock let go of so briefly is found in another thread's hands."""
    return _compiled(function, nogil=False)


def _compiled(function: F, *, nogil: bool) -> F:
    """Compile a function as Numba does, but keep the result in our folder."""
    decorate = numba.njit(cache=True, nogil=nogil, error_model="numpy")
    return cached_in_our_folder(lambda: cast(F, decorate(function)))


def cached_in_our_folder(decorate: Callable[[], T]) -> T:
    """Call a decorator that looks for compiled code, and let it look in our folder only."""
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder())
    try:
        return decorate()
    finally:
        config.CACHE_DIR = before


@cache
def cache_folder() -> Path:
    """Return the folder of compiled code that belongs to the sources as they are now."""
    base = _writable_base()
    folder = base / _fingerprint()
    if not folder.exists():
        _forget_old_generations(base)
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)  # in use today
    return folder


def _fingerprint() -> str:
    """Hash every file whose code can end up inside a compiled rule."""
    digest = hashlib.sha256(f"{config.BOUNDSCHECK}".encode())
    for part in RULE_SOURCES:
        for path in sorted((PACKAGE / part).rglob("*.py")):
            digest.update(path.relative_to(PACKAGE).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _writable_base() -> Path:
    """Choose `GOUDKOORTS_CACHE`, the user's cache folder, or a temporary folder: the first that can be written."""
    wanted = os.environ.get("GOUDKOORTS_CACHE") or os.environ.get("XDG_CACHE_HOME")
    base = Path(wanted) if wanted else Path.home() / ".cache"
    base = base / "goudkoorts" / "compiled"
    try:
        base.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=base).close()
    except OSError:
        base = Path(tempfile.gettempdir()) / f"goudkoorts-{os.getuid()}" / "compiled"
        base.mkdir(parents=True, exist_ok=True)
    return base


def _forget_old_generations(base: Path) -> None:
    """Remove compiled code that nobody has used for a month."""
    for folder in base.iterdir():
        if time.time() - folder.stat().st_mtime > DAYS_KEPT * SECONDS_A_DAY:
            shutil.rmtree(folder, ignore_errors=True)
