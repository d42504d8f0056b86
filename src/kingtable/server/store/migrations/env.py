"""Run by Alembic: migrate over the connection that `database.prepare` gives."""

from alembic import context

from kingtable.server.store.storage import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters a table by copying it
)
with context.begin_transaction():
    context.run_migrations()
