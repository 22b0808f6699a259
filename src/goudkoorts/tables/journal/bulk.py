"""Many rows in one statement: they travel as one JSON text and the database takes it apart.

One statement is one trip to PostgreSQL. On SQLite it matters more: the driver lets go of Python's lock once a
statement, not once a row, so the writer does not queue behind a busy event loop for every single row.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Literal

import msgspec
from sqlalchemy import Connection, Table, TextClause, text

SameKey = Literal["fail", "keep", "replace"]  # what to do where a row with the same key is there already


def write_rows(
    connection: Connection, table: Table, rows: Sequence[Mapping[str, object]], same_key: SameKey = "fail"
) -> None:
    """Write rows that name every column of a table."""
    if rows:
        packed = msgspec.json.encode(rows).decode()
        connection.execute(statement_for(table, connection.dialect.name, same_key), {"rows": packed})


@cache
def statement_for(table: Table, dialect: str, same_key: SameKey) -> TextClause:
    """Return the statement that writes rows given as JSON."""
    columns = [f'"{column.name}"' for column in table.c]
    if dialect == "postgresql":
        shape = f'CAST(NULL AS "{table.name}")'
        source = f"{', '.join(columns)} FROM json_populate_recordset({shape}, CAST(:rows AS json))"
    else:
        paths = ", ".join(f"json_extract(value, '$.{column.name}')" for column in table.c)
        source = f"{paths} FROM json_each(:rows)"
    # Without a condition SQLite would take ON CONFLICT for the beginning of a join.
    into = f'INSERT INTO "{table.name}" ({", ".join(columns)}) SELECT {source} WHERE true'
    return text(f"{into} {ending(table, same_key)}")


def ending(table: Table, same_key: SameKey) -> str:
    """Return what follows an INSERT for rows whose key is there already."""
    keys = [f'"{column.name}"' for column in table.primary_key]
    others = [f'"{column.name}"' for column in table.c if not column.primary_key]
    if same_key == "fail":
        return ""
    if same_key == "keep" or not others:
        return f"ON CONFLICT ({', '.join(keys)}) DO NOTHING"
    changes = ", ".join(f"{name} = excluded.{name}" for name in others)
    return f"ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {changes}"
