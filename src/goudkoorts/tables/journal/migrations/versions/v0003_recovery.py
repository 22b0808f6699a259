"""Codes that let people in who forgot their password."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Codes that let people in who forgot their password."""
    op.create_table(
        "recovery_codes",
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_recovery_codes_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_recovery_codes")),
    )
    op.create_index(op.f("ix_recovery_codes_person"), "recovery_codes", ["person"])
