"""Everything kept about a person: shown to the person, or forgotten.

The log never loses an entry, or the games of the others would fall apart. Erasing blanks what the person was called
and wrote, wherever it stands beside the person's id; the id itself is a random word that then leads nowhere.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, update

from goudkoorts.tables.journal.schema import (
    api_tokens,
    events,
    passkeys,
    passwords,
    people,
    rating_history,
    ratings,
    recovery_codes,
    reports,
    sessions,
    table_people,
    ties,
)

STOOD_UP = ("Left", "Kicked")
PRIVATE = ("name", "text")  # what a body may say of the person it names
# What the person may read back, without hashes and keys, which are nobody's to read.
SHOWN = {
    "password": select(passwords.c.person, passwords.c.login),
    "passkeys": select(passkeys.c.person, passkeys.c.sign_count, passkeys.c.created_at),
    "recovery_codes": select(recovery_codes.c.person, recovery_codes.c.created_at),
    "sessions": select(sessions.c.person, sessions.c.expires_at),
    "tokens": select(api_tokens.c.person, api_tokens.c.id, api_tokens.c.label, api_tokens.c.created_at),
    "ratings": select(ratings),
    "rating_history": select(rating_history),
    "ties": select(ties),
}


def data_of(connection: Connection, person: str) -> dict[str, Any]:
    """Return everything kept about a person, as plain data."""
    mine = connection.execute(select(people).where(people.c.id == person)).one_or_none()
    data: dict[str, Any] = {"person": None if mine is None else dict(mine._mapping)}
    for name, question in SHOWN.items():
        column = question.selected_columns["person"]
        data[name] = [dict(row._mapping) for row in connection.execute(question.where(column == person))]
    complaints = connection.execute(select(reports).where(reports.c.reporter == person))
    data["reports"] = [dict(row._mapping) for row in complaints]
    data["tables"] = [table_data(connection, table_id, person) for table_id in tables_of(connection, person)]
    return data


def table_data(connection: Connection, table_id: str, person: str) -> dict[str, Any]:
    """Return what a person did at one table."""
    columns = (events.c.seq, events.c.at, events.c.body)
    rows = connection.execute(select(*columns).where(events.c.table_id == table_id).order_by(events.c.seq))
    entries = [{"seq": seq, "at": at, "event": msgspec.json.decode(body)} for seq, at, body in rows]
    return {"table": table_id, "events": [*entries_of(entries, person)]}


def entries_of(entries: Iterable[dict[str, Any]], person: str) -> Iterator[dict[str, Any]]:
    """Return the entries that name a person or the seat the person has; never chance, which may be hidden still."""
    seat = None
    for entry in entries:
        event = entry["event"]
        if event.get("person") == person:
            if event["type"] == "Sat":
                seat = event["seat"]
            yield entry
        elif seat is not None and event.get("seat") == seat:
            yield entry
            if event["type"] in STOOD_UP:
                seat = None


def tables_of(connection: Connection, person: str) -> list[str]:
    """Return the tables where a person ever was, or asked for anything."""
    sat = select(table_people.c.table_id).where(table_people.c.person == person)
    asked = select(events.c.table_id).where(events.c.by == person)
    return sorted(connection.scalars(sat.union(asked)))


def erase(connection: Connection, person: str) -> list[str]:
    """Forget a person; returns the tables whose entries changed."""
    touched = tables_of(connection, person)
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA secure_delete=ON")  # overwrite what goes, do not only forget it
    for table_id in touched:
        blank_log(connection, table_id, person)
    connection.execute(delete(people).where(people.c.id == person))
    return touched


def blank_log(connection: Connection, table_id: str, person: str) -> None:
    """Blank what the entries of a table say of a person."""
    speaks = events.c.body.contains(person, autoescape=True)
    rows = connection.execute(select(events.c.seq, events.c.body).where(events.c.table_id == table_id, speaks)).all()
    for seq, body in rows:
        blanked = without_person(body, person)
        if blanked != body:
            place = (events.c.table_id == table_id) & (events.c.seq == seq)
            connection.execute(update(events).where(place).values(body=blanked))


def without_person(body: str, person: str) -> str:
    """Return an event's body with nothing in it that says who the person is."""
    facts = msgspec.json.decode(body)
    if facts.get("person") != person:
        return body
    blanks = {name: "" for name in PRIVATE if isinstance(facts.get(name), str)}
    return msgspec.json.encode(facts | blanks).decode()
