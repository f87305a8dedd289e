"""Runs the migrations on the connection of the server."""

from alembic import context

from antipater.server.store.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
