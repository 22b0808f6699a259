"""What the commands about kept tables share: where they are kept, and bars for what takes long."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.progress import BarColumn, Progress, TaskID, TaskProgressColumn, TextColumn, TimeRemainingColumn

from goudkoorts.cli.terminal.console import make_console
from goudkoorts.cli.terminal.messages import message

F = TypeVar("F", bound=Callable[..., Any])


def data_option(function: F) -> F:
    """Add `--data` to a command."""
    add = click.option(
        "--data",
        type=click.Path(path_type=Path, file_okay=False),
        help="Folder of the tables.  [default: GK_DATA, else that of your system]",
    )
    return add(function)


def db_option(function: F) -> F:
    """Add `--db` to a command."""
    add = click.option(
        "--db",
        default=lambda: os.environ.get("GK_DB", ""),
        help="Address of a database, such as postgresql://user@host/name.  [default: GK_DB, else a file in --data]",
    )
    return add(function)


class Bar:
    """A bar that moves on."""

    def __init__(self, progress: Progress, task: TaskID) -> None:
        self._progress = progress
        self._task = task

    def set_total(self, total: int) -> None:
        """Say how much there is to do."""
        self._progress.update(self._task, total=total)

    def advance(self, done: int) -> None:
        """Say that some of it is done."""
        self._progress.advance(self._task, done)

    def move_to(self, done: int, total: int) -> None:
        """Say how much is done, and of how much."""
        self._progress.update(self._task, completed=done, total=total)


@contextmanager
def bar(language: str, key: str) -> Iterator[Bar]:
    """Show a bar on standard error while something takes long."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=make_console(to_stderr=True), transient=True) as progress:
        yield Bar(progress, progress.add_task(message(language, key), total=None))


def say(language: str, key: str, **facts: object) -> None:
    """Say one line to the person at the terminal."""
    make_console().print(message(language, key, **facts))


def refuse_postgres(db: str, language: str) -> None:
    """Send those with PostgreSQL to its own tools."""
    from goudkoorts.tables.journal.backends import is_postgres

    if is_postgres(db):
        raise click.UsageError(message(language, "house_use_pg_dump"))
