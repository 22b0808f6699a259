"""Generic loops instantiated for one game, as real modules on disk.

A compiled function made by a factory is never found in the compiler's cache by the next process. So a generic loop
is an ordinary module that imports its game from a stand-in; for a given game that one import is pointed at the real
module, and the result is written beside the compiled code and imported from there. A second start compiles nothing.
"""

import importlib.util
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from threading import RLock
from types import ModuleType

from goudkoorts.kernel.rule import cache_folder

# A module is listed before it is complete: another thread must not be handed half of one.
_ONE_AT_A_TIME = RLock()


def instantiate(loop: str, stand_in: str, game: str, *, on: Sequence[ModuleType] = ()) -> ModuleType:
    """Return module `loop` with `game` in the place of `stand_in` (all three as dotted module names).

    `on` are other loops of the same game, already instantiated, that this one imports from.
    """
    with _ONE_AT_A_TIME:
        name = _name(loop, game)
        if name in sys.modules:
            return sys.modules[name]
        return _make(name, loop, stand_in, game, on)


def _make(name: str, loop: str, stand_in: str, game: str, on: Sequence[ModuleType]) -> ModuleType:
    """Write a module and import it."""
    source = _source_of(loop).replace(f"from {stand_in} import", f"from {game} import")
    for other in on:
        source = source.replace(f"from {_loop_of(other, loop)} import", f"from {other.__name__} import")
    path = cache_folder() / f"{name}.py"
    _write_if_new(path, source)
    return _import(name, path)


def _name(loop: str, game: str) -> str:
    """Return the name of a loop for a game."""
    return f"goudkoorts_{game.rpartition('.')[2]}_{loop.rpartition('.')[2]}"


def _loop_of(instance: ModuleType, sibling: str) -> str:
    """Return the dotted name of the loop that an instance was made from; it lies beside its sibling."""
    return f"{sibling.rpartition('.')[0]}.{instance.__name__.rpartition('_')[2]}"


def _source_of(loop: str) -> str:
    """Read a module's source without importing it."""
    spec = importlib.util.find_spec(loop)
    assert spec is not None, f"no module {loop}"
    assert spec.origin is not None
    return Path(spec.origin).read_text(encoding="utf-8")


def _write_if_new(path: Path, source: str) -> None:
    """Write a file at once or not at all; an unchanged file keeps its time stamp, which the compiler's cache reads."""
    if path.exists() and path.read_text(encoding="utf-8") == source:
        return
    handle, draft = tempfile.mkstemp(dir=path.parent, suffix=".draft")
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(source)
    os.replace(draft, path)


def _import(name: str, path: Path) -> ModuleType:
    """Import a file under a name of our own."""
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
