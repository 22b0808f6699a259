"""Generic loops instantiated for one game, as real modules on disk.

A compiled function made by a factory is never found in the compiler's cache by the next process. So a generic loop
is an ordinary module that imports its game from a stand-in; for a given game that one import is pointed at the real
module, and the result is written beside the compiled code and imported from there. A second start compiles nothing.
"""

import importlib
import importlib.util
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from threading import RLock
from types import ModuleType

from goudkoorts.kernel.rule import cache_folder, folder_for

# A module is listed before it is complete: another thread must not be handed half of one.
_ONE_AT_A_TIME = RLock()


def instantiate(loop: str, stand_in: str, game: str, *, on: Sequence[ModuleType] = ()) -> ModuleType:
    """Return module `loop` with `game` in the place of `stand_in` (all three as dotted module names).

    `on` are other loops of the same game, already instantiated, that this one imports from.
    """
    part = loop.rpartition(".")[2]
    with _ONE_AT_A_TIME:
        if (known := sys.modules.get(_name(part, game))) is not None:
            return known
        source = _source_of(loop).replace(f"from {stand_in} import", f"from {game} import")
        for other in on:
            source = source.replace(f"from {_loop_of(other, loop)} import", f"from {other.__name__} import")
        return write_module(part, game, source)


def write_module(part: str, game: str, source: str) -> ModuleType:
    """Write a part of a game beside its compiled code and import it from there."""
    with _ONE_AT_A_TIME:
        name = _name(part, game)
        path = folder_of(game) / f"{name}.py"
        _write_if_new(path, source)
        return _import(name, path)


def folder_of(game: str) -> Path:
    """Return the folder for the compiled code of a game, given as a dotted module name."""
    file = importlib.import_module(game).__file__
    return cache_folder() if file is None else folder_for(Path(file))


def _name(part: str, game: str) -> str:
    """Return the name of a part of a game as a module."""
    return f"goudkoorts_{game.removeprefix('goudkoorts.games.').replace('.', '_')}_{part}"


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
