"""Completes a game module: what it leaves out is taken from `engine.defaults` and set on the module itself.

Compiled loops import a game by its dotted name, so a completed game stays the one module that everybody imports.
"""

from types import ModuleType
from typing import Any, Final, cast

from goudkoorts.engine.contract import Game, GameRules
from goudkoorts.engine.errors import BadGame
from goudkoorts.kernel.instance import instantiate, write_module
from goudkoorts.kernel.record import Record

STAND_IN: Final = "goudkoorts.engine.any_game"
COMPULSORY: Final = tuple(name for name in vars(GameRules) if not name.startswith("_"))
# The modules of `engine.defaults` in the order in which they build on each other, and the names each has to offer.
DEFAULTS: Final = {
    "plain": (
        "RULES_VERSION",
        "RULE_PREFIXES",
        "OPTIONS",
        "INK",
        "chance_weights",
        "hide_from",
        "redeal",
        "round_of",
        "is_endgame",
        "count_futures",
        "open_future",
        "tempt",
    ),
    "sizes": ("MAX_LEGAL",),
    "tickets": ("count_tickets", "open_ticket"),
    "standing": ("places", "prospects", "weigh"),
    "numbers": ("decode", "encode", "notate"),
    "texts": ("parse", "describe", "tell", "explain"),
    "picture": ("show", "view", "draw"),
}
TOGETHER: Final = (  # a game has all of these or none
    ("hide_from", "redeal"),
    ("count_tickets", "open_ticket"),
    ("count_futures", "open_future"),
    ("FEATURES", "write_features"),
    ("decode", "encode"),
    ("view", "draw"),
)


def complete(module: ModuleType) -> Game:
    """Return a game module with everything the contract asks for, or raise BadGame."""
    _check(module)
    for part, names in DEFAULTS.items():
        missing = [name for name in names if not _has(module, name)]
        if missing:
            _take_over(_default(part, module), module, missing)
    if not _has(module, "FEATURES"):
        _take_over(_features_of(module), module, ["FEATURES", "write_features"])
    return cast(Game, module)


def _check(module: Any) -> None:
    """Refuse a module that lacks what has no default, or half of what belongs together."""
    missing = [name for name in COMPULSORY if not _has(module, name)]
    if missing:
        raise BadGame(module.__name__, f"it lacks {', '.join(missing)}")
    if not (isinstance(module.State, type) and issubclass(module.State, Record)):
        raise BadGame(module.__name__, "its State is not a Record")
    if "seats" not in (module.State.dtype.names or ()):
        raise BadGame(module.__name__, "its State has no field `seats`")
    for names in TOGETHER:
        given = [name for name in names if _has(module, name)]
        if given and len(given) < len(names):
            raise BadGame(module.__name__, f"it has {', '.join(given)} without all of {', '.join(names)}")


def _has(module: ModuleType, name: str) -> bool:
    """Whether a module offers a name; a file of its package that happens to be called so is none."""
    return hasattr(module, name) and not isinstance(getattr(module, name), ModuleType)


def _default(part: str, module: ModuleType) -> ModuleType:
    """Return a module of defaults for a game; `plain` is the same for all, so that it can be recognised."""
    if part == "plain":
        from goudkoorts.engine.defaults import plain

        return plain
    return instantiate(f"goudkoorts.engine.defaults.{part}", STAND_IN, module.__name__)


def _take_over(source: ModuleType, module: ModuleType, names: list[str]) -> None:
    """Set names of one module on another."""
    for name in names:
        setattr(module, name, getattr(source, name))


def _features_of(module: Any) -> ModuleType:
    """Write the function that copies every number of a state; compiled code cannot go through fields by name."""
    layout = module.State.dtype
    names, lines = ["seat"], ["    out[0] = seat"]
    for field in layout.names:
        shape = layout[field].shape
        places = _places(shape)
        for place in places:
            lines.append(f"    out[{len(names)}] = state.{field}{place}")
            names.append(f"{field}{place}")
    source = "\n".join(
        [
            '"""Every number of a state."""',
            "from goudkoorts.kernel.rule import rule",
            f"FEATURES = {tuple(names)!r}",
            "@rule",
            "def write_features(state, seat, out):",
            *lines,
            "",
        ]
    )
    return write_module("features", module.__name__, source)


def _places(shape: tuple[int, ...]) -> list[str]:
    """Return how the numbers of a field are written: nothing, `[0]`, or `[0, 0]`."""
    if not shape:
        return [""]
    if len(shape) == 1:
        return [f"[{column}]" for column in range(shape[0])]
    return [f"[{row}, {column}]" for row in range(shape[0]) for column in range(shape[1])]
