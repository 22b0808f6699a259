"""Complaints, as the host of a server reads them."""

import msgspec
from sqlalchemy import Connection, select

from goudkoorts.tables.journal.schema import people, reports


class ReportRow(msgspec.Struct, frozen=True):
    """A complaint, with the names people have now."""

    at: int
    by: str | None  # whoever made it may be gone
    about: str
    name: str
    table_id: str | None
    why: str


def list_reports(connection: Connection, limit: int) -> list[ReportRow]:
    """Return the latest complaints."""
    by, about = people.alias(), people.alias()
    question = (
        select(reports.c.at, by.c.name.label("by"), reports.c.about, about.c.name, reports.c.table_id, reports.c.why)
        .join(about, about.c.id == reports.c.about)
        .join(by, by.c.id == reports.c.reporter, isouter=True)
    )
    rows = connection.execute(question.order_by(reports.c.at.desc(), reports.c.id).limit(limit))
    return [ReportRow(**row._mapping) for row in rows]
