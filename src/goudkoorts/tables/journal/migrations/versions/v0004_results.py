"""How games ended, for lists: until now only the log said it."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

FACTS = ("scores", "ranking", "why")


def upgrade() -> None:
    """How games ended, for lists, taken from the log."""
    op.add_column("tables", sa.Column("result", sa.Text(), nullable=True))
    events = sa.table("events", sa.column("table_id"), sa.column("seq"), sa.column("body"))
    tables = sa.table("tables", sa.column("id"), sa.column("result"))
    ended = sa.select(events.c.table_id, events.c.body).where(events.c.body.like('{"type":"Ended"%'))
    connection = op.get_bind()
    for table_id, body in connection.execute(ended.order_by(events.c.seq)).fetchall():
        told = json.loads(body)
        result = json.dumps({name: told[name] for name in FACTS}, separators=(",", ":"))
        connection.execute(sa.update(tables).where(tables.c.id == table_id).values(result=result))
