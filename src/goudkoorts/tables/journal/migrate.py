"""Brings a database to the present form."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from goudkoorts.engine.errors import GoudkoortsError

STEPS = Path(__file__).parent / "migrations"
LOCK = 0x60D  # any number of our own: processes that start together migrate one after the other


class WrongForm(GoudkoortsError):
    """A database, or a copy of one, of another form than this program's."""

    code = "store.form"

    def __init__(self, form: str | None) -> None:
        if form in known_forms():
            super().__init__(f"the database is of an older form ({form}): start the server on it once")
        else:
            super().__init__("this is not ours, or was written by a newer version of the program")


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


def known_forms() -> list[str]:
    """Return the names of all forms a database ever had, the present one first."""
    script = ScriptDirectory(STEPS.as_posix())
    return [step.revision for step in script.walk_revisions()]


def form_of(connection: Connection) -> str | None:
    """Return the name of the form a database has; None where it is not ours."""
    return MigrationContext.configure(connection).get_current_revision()


def check_form(connection: Connection) -> None:
    """Refuse a database that is not of the present form."""
    if form_of(connection) != known_forms()[0]:
        raise WrongForm(form_of(connection))
