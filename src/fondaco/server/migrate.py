"""Bring a database to today's schema. Old rows are never rewritten: a running match survives an upgrade."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text

HERE = Path(__file__).parent / "migrations"
LOCK = 7_391_204
"""Of several processes that start at once, one migrates."""


def config(url: str) -> Config:
    made = Config()
    made.set_main_option("script_location", str(HERE))
    made.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    return made


def migrate(url: str) -> None:
    """Run the migrations that are missing."""
    engine = create_engine(url)
    with engine.connect() as connection:
        if not url.startswith("sqlite"):
            connection.execute(text("SELECT pg_advisory_lock(:lock)"), {"lock": LOCK})
            connection.commit()
        made = config(url)
        made.attributes["connection"] = connection
        command.upgrade(made, "head")
        connection.commit()
        if not url.startswith("sqlite"):
            connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": LOCK})
            connection.commit()
    engine.dispose()
