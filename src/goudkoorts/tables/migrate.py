"""Brings a database to the present form."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

STEPS = Path(__file__).parent / "migrations"
LOCK = 0x60D  # any number of our own: processes that start together migrate one after the other


def migrate(connection: Connection) -> None:
    """Apply the steps that are missing; part of the caller's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    command.upgrade(steps_config(connection), "head")


def steps_config(connection: Connection) -> Config:
    """Return Alembic's settings: our steps, this connection."""
    config = Config()
    config.set_main_option("script_location", STEPS.as_posix().replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
