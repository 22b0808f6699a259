"""Everything that is kept, as lines of JSON: out of one database and into another, of either kind.

The first line says what it is, then comes one line a row, the last line counts them: half a file is noticed.
"""

import base64
import binascii
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, BinaryIO

import msgspec
from sqlalchemy import Connection, LargeBinary, Table, func, select, tuple_
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

from goudkoorts.engine.errors import GoudkoortsError
from goudkoorts.tables.journal.migrate import check_form, form_of, known_forms
from goudkoorts.tables.journal.schema import events, metadata, rated_tables, table_people, tables

FORMAT = "goudkoorts-house/1"
ROWS = 1000  # at a time
OF_TABLES = {events.name: "table_id", table_people.name: "table_id", rated_tables.name: "table_id", tables.name: "id"}
Progress = Callable[[int], None]


class BadTransfer(GoudkoortsError):
    """A file that cannot be taken in; nothing of it was kept."""

    code = "transfer"

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}; nothing was imported")


class NotEmpty(GoudkoortsError):
    """Something is kept here already."""

    code = "store.not_empty"

    def __init__(self) -> None:
        super().__init__("this database is not empty: --merge adds what it does not know yet")


class ExportLine(msgspec.Struct, forbid_unknown_fields=True):
    """One line of the file: the first, a row, or the last."""

    format: str = ""
    form: str = ""
    table: str = ""
    row: dict[str, Any] = {}
    rows: int | None = None


def count_rows(connection: Connection) -> Counter[str]:
    """Return how many rows each table has."""
    questions = {table.name: select(func.count()).select_from(table) for table in metadata.sorted_tables}
    return Counter({name: connection.scalar(question) or 0 for name, question in questions.items()})


def write_everything(connection: Connection, file: BinaryIO, total: Progress, progress: Progress) -> int:
    """Write all rows, as they are at one moment; returns how many. First tells the total, then each step."""
    if connection.dialect.name == "postgresql":
        connection.execution_options(isolation_level="REPEATABLE READ")
    check_form(connection)
    total(count_rows(connection).total())
    _write_line(file, {"format": FORMAT, "form": form_of(connection)})
    written = 0
    for table in metadata.sorted_tables:  # what others hang on comes first
        for rows in pages(connection, table):
            for row in rows:
                _write_line(file, {"table": str(table.name), "row": row})
            written += len(rows)
            progress(len(rows))
    _write_line(file, {"rows": written})
    return written


def pages(connection: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    """Return the rows of a table some at a time, in the order of the key."""
    keys, names = list(table.primary_key), [str(column.name) for column in table.c]
    question = select(table).order_by(*keys).limit(ROWS)
    rows = [dict(zip(names, row, strict=True)) for row in connection.execute(question)]
    while rows:
        yield rows
        last = [rows[-1][key.name] for key in keys]
        is_after = tuple_(*keys) > tuple_(*last) if len(keys) > 1 else keys[0] > last[0]
        rows = [dict(zip(names, row, strict=True)) for row in connection.execute(question.where(is_after))]


def _write_line(file: BinaryIO, line: Mapping[str, object]) -> None:
    """Write one line."""
    file.write(msgspec.json.encode(line))
    file.write(b"\n")


def read_everything(connection: Connection, lines: Iterable[bytes], *, merge: bool, progress: Progress) -> Counter[str]:
    """Take in a file, all or nothing; returns how many rows of each table were new."""
    before = count_rows(connection)
    if not merge and before.total():
        raise NotEmpty
    known = known_tables(connection)
    for number, name, rows in grouped(lines, progress):
        table = metadata.tables[name]
        key = OF_TABLES.get(name)
        # Two logs of one table are never mixed: the one that is here stays.
        fresh = [row for row in rows if key is None or row[key] not in known]
        try:
            insert_new(connection, table, fresh)
        except DBAPIError as problem:
            raise BadTransfer(
                number, f"the database refuses rows of {name!r} ({type(problem.orig).__name__})"
            ) from None
    return count_rows(connection) - before


def known_tables(connection: Connection) -> frozenset[str]:
    """Return the ids of the tables that are here already."""
    return frozenset(connection.scalars(select(events.c.table_id).distinct()))


def insert_new(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    """Insert the rows whose keys are not taken."""
    make = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    if rows:
        connection.execute(make(table).on_conflict_do_nothing(), rows)


def grouped(lines: Iterable[bytes], progress: Progress) -> Iterator[tuple[int, str, list[dict[str, Any]]]]:
    """Return the rows of a file, checked, some of one table at a time, with the number of their last line."""
    name, number = "", 0
    rows: list[dict[str, Any]] = []
    for number, line in checked(lines, progress):
        if rows and (line.table != name or len(rows) == ROWS):
            yield number, name, rows
            rows = []
        name = line.table
        rows.append(row_of(line, number))
    if rows:
        yield number, name, rows


def checked(lines: Iterable[bytes], progress: Progress) -> Iterator[tuple[int, ExportLine]]:
    """Return the lines that hold rows; refused are strange files, and those without their end."""
    decoder = msgspec.json.Decoder(ExportLine)
    number, is_whole = 0, False
    for number, source in enumerate(lines, start=1):
        progress(len(source))
        try:
            line = decoder.decode(source)
        except msgspec.DecodeError as problem:
            raise BadTransfer(number, f"cannot be read: {problem}") from None
        if is_whole:
            raise BadTransfer(number, "goes on after its end")
        if number == 1:
            check_first(line)
        elif line.rows is not None:
            is_whole = line.rows == number - 2  # all but the first and this one
        elif line.table in metadata.tables:
            yield number, line
        else:
            raise BadTransfer(number, f"unknown table {line.table!r}")
    if not is_whole:
        raise BadTransfer(number, "the file ends too early: it is not whole")


def check_first(line: ExportLine) -> None:
    """Refuse files that are not ours, or from a later program."""
    if line.format != FORMAT:
        raise BadTransfer(1, f"this is no {FORMAT} file")
    if line.form not in known_forms():
        raise BadTransfer(1, "the file was written by a newer version of the program")


def row_of(line: ExportLine, number: int) -> dict[str, Any]:
    """Return a row with every column; those an older program did not know are empty."""
    table = metadata.tables[line.table]
    strange = set(line.row) - {column.name for column in table.c}
    if strange:
        raise BadTransfer(number, f"{line.table!r} has no column {min(strange)!r}")
    row = {column.name: line.row.get(column.name) for column in table.c}
    for column in table.c:
        if isinstance(column.type, LargeBinary):
            row[column.name] = bytes_of(row[column.name], number)
    return row


def bytes_of(value: object, number: int) -> bytes:
    """Return bytes written as base64."""
    try:
        return base64.b64decode(str(value), validate=True)
    except binascii.Error:
        raise BadTransfer(number, "a key is not base64") from None
