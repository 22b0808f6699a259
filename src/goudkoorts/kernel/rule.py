"""`@rule`: the one place that names the compiler.

A rule is a plain Python function over records and integers. Interpreted (`NUMBA_DISABLE_JIT=1`) a debugger walks
through it; compiled it runs at native speed and without the interpreter lock; a CUDA kernel calls it as it is.

Compiled code is kept on disk, in a folder named by a hash of all rule sources: Numba by itself would keep an old
callee inside a cached caller when the callee lives in another file. The rules of another distribution have a folder of
their own, named by a hash of that distribution's package as well: installing a game leaves the others compiled.
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
RULE_SOURCES = ("kernel", "games", "engine/defaults", "engine/loops", "bots/loops")


def rule(function: F) -> F:
    """Compile a rule for the CPU at its first call, and keep the result on disk."""
    return _compiled(function, nogil=True)


def brief_rule(function: F) -> F:
    """Compile what Python calls for a moment only; a lock let go of so briefly is found in another thread's hands."""
    return _compiled(function, nogil=False)


def _compiled(function: F, *, nogil: bool) -> F:
    """Compile a function as Numba does, but keep the result in our folder."""
    decorate = numba.njit(cache=True, nogil=nogil, error_model="numpy")
    return cached_in_our_folder(Path(function.__code__.co_filename), lambda: cast(F, decorate(function)))


def cached_in_our_folder(source: Path, decorate: Callable[[], T]) -> T:
    """Call a decorator that looks for the compiled code of a source file, and let it look in our folder only."""
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder_for(source))
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


def folder_for(source: Path) -> Path:
    """Return the folder of compiled code for a source file: that of our own rules, or that of another distribution."""
    if source.is_relative_to(_writable_base()):
        return source.parent  # an instance of a loop lies beside its compiled code
    if source.is_relative_to(PACKAGE) or not source.is_file():
        return cache_folder()
    return _folder_of_others(_package_of(source))


@cache
def _folder_of_others(package: Path) -> Path:
    """Return the folder for the rules of another distribution; what they call of ours belongs to its name, too."""
    sources = sorted(package.rglob("*.py")) if package.is_dir() else [package]
    folder = _writable_base() / _hash_of(cache_folder().name, sources, package.parent)
    folder.mkdir(exist_ok=True)
    os.utime(folder)
    return folder


def _package_of(source: Path) -> Path:
    """Return the outermost package that a file belongs to, or the file itself where it is a module of its own."""
    while (source.parent / "__init__.py").is_file():
        source = source.parent
    return source


def _fingerprint() -> str:
    """Hash every file whose code can end up inside a compiled rule."""
    files = [path for part in RULE_SOURCES for path in sorted((PACKAGE / part).rglob("*.py"))]
    sources = [path for path in files if path.name != "tuning.py"]  # plain data: no rule reads it
    return _hash_of(f"{config.BOUNDSCHECK}", sources, PACKAGE)


def _hash_of(start: str, sources: list[Path], root: Path) -> str:
    """Hash a few words and then files, by their places under a folder and their contents."""
    digest = hashlib.sha256(start.encode())
    for path in sources:
        digest.update(path.relative_to(root).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
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
