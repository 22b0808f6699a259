"""The log of the tables, and the row of each for lists."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The log of the tables, and the row of each for lists."""
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("by", sa.String(), nullable=False),
        sa.Column("command_id", sa.String(), nullable=False),
        sa.Column("schema", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_events")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "table_people",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name=op.f("pk_table_people")),
    )
    op.create_index(op.f("ix_table_people_person"), "table_people", ["person"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("access", sa.String(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.String(), nullable=False),
        sa.Column("host", sa.String(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=True),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.Column("started_at", sa.BigInteger(), nullable=True),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index(op.f("ix_tables_status_access"), "tables", ["status", "access"])
