"""How Alembic reaches our database."""

from alembic import context

from fondaco.server.schema import meta

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=meta, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
