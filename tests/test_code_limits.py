"""The code stays small and plain: folders, functions, class names and what is private."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "goudkoorts"
ABOVE_THE_ENGINE = ("bots", "analysis", "tables", "server", "cli")
COMPILED_OR_PAST = {"loops", "migrations"}  # compiled loops take arrays one by one; a migration is never edited
MOST_FILES = 16
MOST_PARAMETERS = 6
MOST_LINES = 45
STILL_DOUBLE = {"Clock", "Failure", "Job", "Move", "Setting"}  # to be renamed; no name joins them
PUBLIC_IN_SPITE_OF_THE_LINE = {"_asdict", "_fields", "_mapping", "_replace"}  # documented by Python and SQLAlchemy

Function = ast.FunctionDef | ast.AsyncFunctionDef


def modules(*packages: str) -> list[Path]:
    """Return the Python files of packages, sorted."""
    return sorted(file for package in packages for file in (SOURCE / package).rglob("*.py"))


def functions() -> Iterator[tuple[str, Function]]:
    """Yield every function above the compiled loops, with its place."""
    files = [SOURCE / "__init__.py", SOURCE / "api.py", *modules("engine", *ABOVE_THE_ENGINE)]
    for file in files:
        if COMPILED_OR_PAST.isdisjoint(file.parts):
            for node in ast.walk(ast.parse(file.read_bytes())):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield f"{file.relative_to(SOURCE)}:{node.lineno} {node.name}", node


def parameters_of(function: Function) -> int:
    """Count the parameters, `self` and `cls` left out."""
    takes = function.args
    names = [each.arg for each in (*takes.posonlyargs, *takes.args, *takes.kwonlyargs)]
    stars = sum(star is not None for star in (takes.vararg, takes.kwarg))
    return len(names) + stars - (names[:1] in (["self"], ["cls"]))


def private_names_reached(tree: ast.Module) -> Iterator[ast.Attribute]:
    """Yield `other._name` where this module defines no such name itself."""
    attributes = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    own = {node.attr for node in attributes if is_own(node) and isinstance(node.ctx, ast.Store)}
    own |= {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    own |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    for node in attributes:
        is_private = node.attr.startswith("_") and not node.attr.endswith("__")
        if is_private and not is_own(node) and node.attr not in own | PUBLIC_IN_SPITE_OF_THE_LINE:
            yield node


def is_own(node: ast.Attribute) -> bool:
    """Whether an attribute is one of `self` or `cls`."""
    return isinstance(node.value, ast.Name) and node.value.id in {"self", "cls"}


@pytest.mark.parametrize("package", ABOVE_THE_ENGINE)
def test_a_folder_above_the_engine_has_few_files(package: str) -> None:
    sizes = Counter(str(file.parent.relative_to(SOURCE)) for file in modules(package))

    assert {folder: size for folder, size in sizes.items() if size > MOST_FILES} == {}


def test_functions_take_few_parameters() -> None:
    assert [place for place, function in functions() if parameters_of(function) > MOST_PARAMETERS] == []


def test_functions_are_short() -> None:
    lengths = {place: (function.end_lineno or 0) - function.lineno + 1 for place, function in functions()}

    assert {place: lines for place, lines in lengths.items() if lines > MOST_LINES} == {}


def test_a_class_name_means_one_thing_above_the_games() -> None:
    trees = [ast.parse(file.read_bytes()) for file in modules("engine", *ABOVE_THE_ENGINE)]

    names = Counter(node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef))

    doubles = {name for name, count in names.items() if count > 1 and not name.startswith("_")}
    assert doubles - STILL_DOUBLE == set()


def test_nothing_reaches_into_what_another_module_keeps_private() -> None:
    reached = [
        f"{file.relative_to(SOURCE)}:{node.lineno} {ast.unparse(node)}"
        for file in modules(*ABOVE_THE_ENGINE)
        for node in private_names_reached(ast.parse(file.read_bytes()))
    ]

    assert reached == []


def test_the_measures_find_what_they_look_for() -> None:
    many = ast.parse("class A:\n    def f(self, a, b, /, c, *d, e, **g): self._h = other._h, other._i").body[0]

    assert isinstance(many, ast.ClassDef)
    assert isinstance(many.body[0], ast.FunctionDef)
    assert parameters_of(many.body[0]) == 6
    assert [node.attr for node in private_names_reached(ast.Module([many], []))] == ["_i"]
