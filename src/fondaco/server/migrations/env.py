"""How Alembic reaches our database. It loads this file under the name `env_py`; anybody else only reads it."""

from alembic import context

from fondaco.server.schema import meta


def run() -> None:
    context.configure(connection=context.config.attributes["connection"], target_metadata=meta, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":
    run()
