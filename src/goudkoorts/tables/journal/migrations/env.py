"""Run by Alembic: applies the steps on the connection it is handed."""

from alembic import context

from goudkoorts.tables.journal.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
