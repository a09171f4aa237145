"""Upgrade, backup, restore: the database becomes what the house expects, and nothing that was in it is lost."""

from __future__ import annotations

import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine

from fondaco.server import migrate, schema
from server.live import Caller, running
from server.tables import ask_of, bid, give, two

NEXT = """
from alembic import op
from sqlalchemy import Column, String

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    for name in {names}:
        with op.batch_alter_table(name, recreate="always") as table:
            table.add_column(Column("mood", String))
"""


def test_the_migrations_make_the_tables_that_the_house_expects(tmp_path: Path) -> None:
    """All of them, one after the other, as in a house that was opened long ago."""
    url = f"sqlite:///{tmp_path / 'fondaco.db'}"
    migrate.migrate(url)
    engine = create_engine(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.meta) == []
    engine.dispose()


def test_an_upgrade_that_makes_tables_anew_loses_nothing_that_refers_to_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path / "house") as server:
        ada, bo, table = two(server, game="medici", options={"start": 0})
        ada.post(f"/api/tables/{table}/chat", {"text": "before the upgrade"})
        ada.post("/api/me/silences", {"person": bo.me["id"], "kind": "mute"})
        ada.act(table, type="move", ask=ask_of(ada, table), move="draw")
        give(bo, table, move="bid 3")
    names = [table.name for table in schema.meta.sorted_tables]

    def kept() -> dict[str, int]:
        with closing(sqlite3.connect(tmp_path / "house" / "fondaco.db")) as database:
            return {name: database.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}

    before = kept()
    shutil.copytree(migrate.HERE, tmp_path / "migrations")
    (tmp_path / "migrations" / "versions" / "0002_mood.py").write_text(NEXT.format(names=names), encoding="utf-8")
    monkeypatch.setattr(migrate, "HERE", tmp_path / "migrations")
    monkeypatch.setattr(migrate, "HEAD", "0002")
    migrate.migrate(f"sqlite:///{tmp_path / 'house' / 'fondaco.db'}")
    assert kept() == before
    assert before["seats"] == 2


def test_a_backup_as_the_hosting_page_makes_it_is_a_whole_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Made while the house is open and a match is under way, laid over a house that went on since."""
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    command = re.search(r'`sqlite3 fondaco-data/fondaco\.db "(.*)"`', page)
    assert command is not None
    home = tmp_path / "fondaco-data"
    monkeypatch.chdir(tmp_path)
    with running(home) as server:
        ada, bo, table = two(server)
        bid(ada, table)
        with closing(sqlite3.connect(home / "fondaco.db")) as database:
            database.execute(command[1])
        before = ada.state(table)
        bid(bo, table)
    shutil.move("copy.db", home / "fondaco.db")
    for beside in re.findall(r"`(fondaco\.db-\w+)`", page):
        (home / beside).unlink(missing_ok=True)
    with running(home) as server:
        ada, bo = (Caller(server.url, "", token=caller.token) for caller in (ada, bo))
        after = ada.state(table)
        assert (after["seq"], after["state"]["view"]) == (before["seq"], before["state"]["view"])
        bid(bo, table)
