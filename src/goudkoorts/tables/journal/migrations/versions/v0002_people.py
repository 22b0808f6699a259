"""People: how they sign in, whom they mute, how well they play."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """People: how they sign in, whom they mute, how well they play."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
    )
    op.create_table(
        "rated_tables",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_rated_tables")),
    )
    op.create_table(
        "settings",
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_settings")),
    )
    op.create_table(
        "used",
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_used")),
    )
    op.create_index(op.f("ix_used_expires_at"), "used", ["expires_at"])
    op.create_table(
        "api_tokens",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("label", sa.String(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_api_tokens_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_api_tokens")),
        sa.UniqueConstraint("hash", name=op.f("uq_api_tokens_hash")),
    )
    op.create_index(op.f("ix_api_tokens_person"), "api_tokens", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.LargeBinary(), nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_passkeys_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("credential", name=op.f("pk_passkeys")),
    )
    op.create_index(op.f("ix_passkeys_person"), "passkeys", ["person"])
    op.create_table(
        "passwords",
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("login", sa.String(), nullable=False),
        sa.Column("hash", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_passwords_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_passwords")),
        sa.UniqueConstraint("login", name=op.f("uq_passwords_login")),
    )
    op.create_table(
        "rating_history",
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_rating_history_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "table_id", name=op.f("pk_rating_history")),
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("players", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_ratings_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "game", "players", name=op.f("pk_ratings")),
    )
    op.create_index(op.f("ix_ratings_game_players_mu"), "ratings", ["game", "players", "mu"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("reporter", sa.String(), nullable=True),
        sa.Column("about", sa.String(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=True),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["about"], ["people.id"], name=op.f("fk_reports_about"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["reporter"], ["people.id"], name=op.f("fk_reports_reporter"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_about"), "reports", ["about"])
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sessions_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_expires_at"), "sessions", ["expires_at"])
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"])
    op.create_table(
        "ties",
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("other", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name=op.f("fk_ties_other"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_ties_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "other", "kind", name=op.f("pk_ties")),
    )
    op.create_index(op.f("ix_ties_other"), "ties", ["other"])
