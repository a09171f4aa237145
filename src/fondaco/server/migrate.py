"""Bring a database to today's schema. Old rows are never rewritten: a running match survives an upgrade."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, create_engine, inspect, text

HERE = Path(__file__).parent / "migrations"
HEAD = "0001"
"""The newest migration; a database that has it needs no further look."""
LOCK = 7_391_204
"""Of several processes that start at once, one migrates."""


def migrate(url: str) -> None:
    """Run the migrations that are missing."""
    engine = create_engine(url)
    with engine.connect() as connection:
        if current(connection) != HEAD:
            locked(connection, url)
    engine.dispose()


def current(connection: Connection) -> str | None:
    """The migration a database has, None for a fresh one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def locked(connection: Connection, url: str) -> None:
    if url.startswith("sqlite"):
        upgrade(connection, url)
        return
    connection.commit()
    connection.execute(text("SELECT pg_advisory_lock(:lock)"), {"lock": LOCK})
    connection.commit()
    upgrade(connection, url)
    connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": LOCK})
    connection.commit()


def upgrade(connection: Connection, url: str) -> None:
    from alembic import command  # slow to load, and seldom needed
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", str(HERE))
    made.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    made.attributes["connection"] = connection
    command.upgrade(made, "head")
    connection.commit()
