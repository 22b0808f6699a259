"""Copies of the embedded database: made while it is in use, checked, and put back."""

import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from sqlalchemy import create_engine

from goudkoorts.engine.errors import GoudkoortsError
from goudkoorts.tables.journal.data_folder import NothingKept
from goudkoorts.tables.journal.file_lock import FileLock
from goudkoorts.tables.journal.migrate import WrongForm, form_of, known_forms

PAGES = 500  # at a time: a server goes on writing in between
NAME = "goudkoorts-%Y%m%d-%H%M%S.db"
PATTERN = "goudkoorts-????????-??????.db"
Progress = Callable[[int, int], None]  # pages done, pages in all


class BadBackup(GoudkoortsError):
    """A copy that cannot be made or used."""

    code = "backup"


def back_up(database: Path, target: Path, progress: Progress, *, keep: int | None = None) -> Path:
    """Copy a database to a new file, or into a folder under a name of today; returns the file."""
    if not database.exists():
        raise NothingKept(database)
    into_folder = target.is_dir()
    file = target / time.strftime(NAME) if into_folder else target
    if file.exists():
        raise BadBackup(f"{file} is already there")
    copy_checked(database, file, progress)
    if into_folder and keep is not None:
        drop_old(target, keep)
    return file


def drop_old(folder: Path, keep: int) -> None:
    """Delete all but the latest copies in a folder; their names sort by time."""
    for file in sorted(folder.glob(PATTERN), reverse=True)[keep:]:
        file.unlink()


def restore(source: Path, database: Path, progress: Progress, *, replace: bool) -> Path | None:
    """Put a copy in the place of the database; returns where the former one is kept, if there was one."""
    check_copy(source)
    database.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(database)
    lock.take()
    try:
        former = set_aside(database, progress, replace=replace) if database.exists() else None
        copy_checked(source, database, progress)
    finally:
        lock.release()
    return former


def set_aside(database: Path, progress: Progress, *, replace: bool) -> Path:
    """Keep a whole copy of the database that is about to be replaced."""
    if not replace:
        raise BadBackup(f"{database} is already there: --replace puts the copy in its place and keeps it aside")
    former = database.with_name(time.strftime(f"{database.stem}-before-%Y%m%d-%H%M%S{database.suffix}"))
    copy_checked(database, former, progress)
    for rest in ("-wal", "-shm"):  # they belong to the former file and would spoil the new one
        database.with_name(database.name + rest).unlink(missing_ok=True)
    return former


def copy_checked(source: Path, target: Path, progress: Progress) -> None:
    """Copy a database that may be in use; the target appears only when it is whole and on the disk."""
    unfinished = target.with_name(target.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        unfinished.touch(mode=0o600)  # it holds secrets
        copy(source, unfinished, progress)
        check_copy(unfinished)
        with unfinished.open("rb") as file:
            os.fsync(file.fileno())
        unfinished.replace(target)
    except sqlite3.Error as problem:
        raise BadBackup(f"copying {source} failed: {problem}") from None
    finally:
        unfinished.unlink(missing_ok=True)
    flush_folder(target.parent)


def copy(source: Path, target: Path, progress: Progress) -> None:
    """Copy page by page, into one file that needs no other beside it."""
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new, pages=PAGES, progress=lambda _status, left, whole: progress(whole - left, whole))
        new.execute("PRAGMA journal_mode=DELETE")


def check_copy(file: Path) -> None:
    """Refuse a file that is damaged, or not ours."""
    if not file.is_file():
        raise BadBackup(f"{file} does not exist")
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            verdict = connection.execute("PRAGMA integrity_check").fetchone()[0]
            loose = connection.execute("PRAGMA foreign_key_check").fetchone()
    except sqlite3.DatabaseError as problem:
        raise BadBackup(f"{file} is damaged, or no database: {problem}") from None
    if verdict != "ok" or loose is not None:
        raise BadBackup(f"{file} is damaged: {verdict}")
    check_ours(file)


def check_ours(file: Path) -> None:
    """Refuse a database of another program, or of a later one."""
    engine = create_engine(f"sqlite:///{file}")
    try:
        with engine.connect() as connection:
            form = form_of(connection)
    finally:
        engine.dispose()
    if form not in known_forms():
        raise WrongForm(form)


def flush_folder(folder: Path) -> None:
    """Make sure that the name of a new file survives a power cut, where folders can be flushed."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
