"""Bring a database to today's schema. Old rows are never rewritten: a running match survives an upgrade."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, create_engine, event, inspect, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from fondaco.core.errors import BadSetup
from fondaco.server.store import sqlite_engine

HERE = Path(__file__).parent / "migrations"
HEAD = "0001"
"""The newest migration; a database that has it needs no further look."""
LOCK = 7_391_204
"""Of several processes that start at once, one migrates."""


def migrate(url: str) -> None:
    """Run the migrations that are missing. `BadSetup` when there is no database, or one for a newer house."""
    try:
        engine = create_engine(url)
        if url.startswith("sqlite"):
            # All of it is one transaction, and of several processes one is in it. A table that is made anew is dropped
            # first: what refers to it must not go with it.
            engine = sqlite_engine(url, writes=True)
            event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA foreign_keys=OFF"))
        with engine.connect() as connection:
            found = current(connection)
            if found is not None and found > HEAD:
                raise BadSetup(
                    f"the database was made by a newer Fondaco (schema {found}, here {HEAD}): install that one"
                )
            if found != HEAD:
                locked(connection, url)
        engine.dispose()
    except (SQLAlchemyError, ImportError) as error:
        why = error.orig if isinstance(error, DBAPIError) else error
        raise BadSetup(f"the database cannot be opened: {' '.join(str(why).split())}") from error


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
