"""The statements of the log, written once for SQLite and PostgreSQL; plain functions over a connection."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, func, select
from sqlalchemy.exc import IntegrityError

from goudkoorts.tables.core.views import Result
from goudkoorts.tables.journal.bulk import write_rows
from goudkoorts.tables.journal.journal import Conflict, Entry, EventBatch, IndexSeat, Outcome, TableIndex
from goudkoorts.tables.journal.memory import is_at
from goudkoorts.tables.journal.schema import events, people, table_people, tables

SEATS_KEPT = 1 << 12
_seats = msgspec.json.Decoder(tuple[IndexSeat, ...])
_result = msgspec.json.Decoder(Result)


def append_all(connection: Connection, batches: Sequence[EventBatch]) -> None:
    """Write batches; raises IntegrityError where one of their numbers is taken."""
    # Every process takes its locks in the order of the table ids, so no two wait for each other in a circle.
    ordered = sorted(batches, key=lambda batch: batch.table_id)
    write_rows(connection, events, [row for batch in ordered for row in event_rows(batch)])
    put_indexes(connection, [batch.index for batch in ordered])
    put_people(connection, [batch.index for batch in ordered if batch.seats_changed])


def append_each(connection: Connection, batches: Sequence[EventBatch]) -> list[Outcome]:
    """Write batches one by one; one that conflicts does not harm the others."""
    outcomes: list[Outcome] = [None] * len(batches)
    for place in sorted(range(len(batches)), key=lambda place: batches[place].table_id):
        batch = batches[place]
        try:
            with connection.begin_nested():
                append_all(connection, [batch])
        except IntegrityError:
            outcomes[place] = Conflict(batch.table_id, batch.first_seq)
    return outcomes


def event_rows(batch: EventBatch) -> Iterable[dict[str, object]]:
    """Return the rows of a batch."""
    for entry in batch.entries:
        yield {
            "table_id": batch.table_id,
            "seq": entry.seq,
            "at": entry.at,
            "body": entry.body.decode(),
            "by": entry.by,
            "command_id": entry.command_id,
            "schema": entry.schema,
        }


def put_indexes(connection: Connection, indexes: Iterable[TableIndex]) -> None:
    """Write the rows of some tables, the last one of each."""
    latest = {index.id: index for index in indexes}
    write_rows(connection, tables, [index_row(index) for index in latest.values()], "replace")


def put_people(connection: Connection, indexes: Iterable[TableIndex]) -> None:
    """Write who is at some tables, for the lists of a person's tables."""
    present = [{"table_id": index.id, "person": person} for index in indexes for person in people_at(index)]
    write_rows(connection, table_people, present, "keep")


def people_at(index: TableIndex) -> list[str]:
    """Return the people who host a table or sit at it, in the order of their ids."""
    return sorted({person for person in (index.host, *(seat.person for seat in index.seats)) if person})


def index_row(index: TableIndex) -> dict[str, object]:
    """Return the row of a table; names are left to `people`, where they can be changed and erased."""
    row = {name: getattr(index, name) for name in index.__struct_fields__}
    return row | {"seats": seats_json(index.seats), "result": result_json(index.result)}


@lru_cache(maxsize=SEATS_KEPT)
def seats_json(seats: tuple[IndexSeat, ...]) -> str:
    """Return who sits at a table as it is kept; the same for all moves of a game."""
    return msgspec.json.encode([IndexSeat(seat.kind, seat.person, None, seat.level) for seat in seats]).decode()


def result_json(result: Result | None) -> str | None:
    """Return how a game ended as it is kept."""
    return None if result is None else msgspec.json.encode(result).decode()


def read_log(connection: Connection, table_id: str, after: int) -> list[Entry]:
    """Return the entries of a table after a number."""
    columns = (events.c.seq, events.c.at, events.c.body, events.c.by, events.c.command_id, events.c.schema)
    rows = connection.execute(
        select(*columns).where(events.c.table_id == table_id, events.c.seq > after).order_by(events.c.seq)
    )
    return [Entry(seq, at, body.encode(), by, command_id, schema) for seq, at, body, by, command_id, schema in rows]


def last_seq(connection: Connection, table_id: str) -> int:
    """Return the number of the last entry of a table."""
    return connection.scalar(select(func.max(events.c.seq)).where(events.c.table_id == table_id)) or 0


def find_index(connection: Connection, table_id: str) -> TableIndex | None:
    """Return the row of one table."""
    row = connection.execute(select(tables).where(tables.c.id == table_id)).one_or_none()
    return None if row is None else with_names(connection, [index_of(row)])[0]


def list_open(connection: Connection, game: str | None, limit: int) -> list[TableIndex]:
    """Return the listed tables that wait for players."""
    waiting = select(tables).where(tables.c.status == "open", tables.c.access == "open")
    return _list(connection, waiting if game is None else waiting.where(tables.c.game == game), limit)


def list_mine(connection: Connection, person: str, limit: int) -> list[TableIndex]:
    """Return the tables at which a person sits."""
    # The join finds every table where the person ever was; who is there now is said by the row itself.
    once = select(tables).join(table_people, table_people.c.table_id == tables.c.id)
    there = once.where(table_people.c.person == person, tables.c.status != "closed")
    return [row for row in _list(connection, there, limit) if is_at(row, person)]


def list_watch(connection: Connection, limit: int) -> list[TableIndex]:
    """Return the listed tables being played."""
    return _list(connection, select(tables).where(tables.c.status == "playing", tables.c.access == "open"), limit)


def list_playing(connection: Connection) -> list[TableIndex]:
    """Return every table being played, without names: nobody reads them."""
    rows = connection.execute(_latest_first(select(tables).where(tables.c.status == "playing")))
    return [index_of(row) for row in rows]


def _list(connection: Connection, statement: Select[Any], limit: int) -> list[TableIndex]:
    """Return the tables of a question, the latest first."""
    return with_names(connection, [index_of(row) for row in connection.execute(_latest_first(statement).limit(limit))])


def _latest_first(statement: Select[Any]) -> Select[Any]:
    """Order the tables of a question."""
    return statement.order_by(tables.c.updated_at.desc(), tables.c.id)


def with_names(connection: Connection, indexes: Sequence[TableIndex]) -> list[TableIndex]:
    """Return rows with the names people have now; "" for somebody who was erased."""
    ids = {seat.person for index in indexes for seat in index.seats if seat.person}
    rows = connection.execute(select(people).where(people.c.id.in_(ids))) if ids else ()
    names = {row.id: row.name for row in rows}
    return [
        msgspec.structs.replace(index, seats=tuple(named(seat, names) for seat in index.seats)) for index in indexes
    ]


def named(seat: IndexSeat, names: Mapping[str, str]) -> IndexSeat:
    """Return a seat with the name of who sits there."""
    return msgspec.structs.replace(seat, name=names.get(seat.person, "")) if seat.person else seat


def index_of(row: Row[Any]) -> TableIndex:
    """Return a row as what it stands for."""
    facts = dict(row._mapping)
    result = None if facts["result"] is None else _result.decode(facts["result"])
    return TableIndex(**facts | {"seats": _seats.decode(facts["seats"]), "result": result})
