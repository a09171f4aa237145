"""The host's own commands, beside an open house."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sqlite3
import subprocess
import sys
import uuid
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import Table, event, select
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from fondaco.core.errors import BadSetup
from fondaco.server import schema
from fondaco.server.admin import main, remove_table
from fondaco.server.consent import propose
from fondaco.server.house import House
from fondaco.server.logs import Lines
from fondaco.server.metrics import Metrics
from fondaco.server.migrate import HEAD, migrate
from fondaco.server.pool import read_bots
from fondaco.server.refusal import Refusal
from fondaco.server.routes.front import readyz
from fondaco.server.run import main as serve
from fondaco.server.settings import read_settings
from fondaco.server.wire import TableWish
from server.live import PATIENCE, Server, until
from server.tables import ask_of, two


def admin(server: Server, *words: str) -> str:
    command = [sys.executable, "-m", "fondaco.server.admin", "--data", str(server.data), *words]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ}, timeout=60)
    return done.stdout + done.stderr


def test_a_host_removes_a_message_a_table_and_a_person(server: Server) -> None:
    ada, bo, table = two(server)
    name = f"Bo-{uuid.uuid4().hex[:8]}"  # of one name there are more people by now than the command lists
    bo.call("PATCH", "/api/me", 200, json={"name": name})
    bo.post(f"/api/tables/{table}/chat", {"text": "something nasty"})
    assert table in admin(server, "tables")
    number = admin(server, "messages", table).split()[0]
    assert "removed" in admin(server, "remove-message", number)
    assert ada.get(f"/api/tables/{table}/chat") == []
    assert bo.me["id"] in admin(server, "people", name)
    assert "removed" in admin(server, "remove-table", table)
    until(lambda: ada.http.get(f"/api/tables/{table}").status_code == 404)
    assert "removed" in admin(server, "remove-person", bo.me["id"])
    assert bo.get("/api/me") is None
    assert "no such" in admin(server, "remove-person", bo.me["id"])
    assert admin(server, "remove-message", "nasty") == "no such message\n"


def test_a_table_that_was_removed_stays_so_though_its_match_ends_at_that_moment(tmp_path: Path) -> None:
    async def end() -> str:
        house = House(read_settings({}, data=str(tmp_path)))
        await house.open()
        ada, _ = await house.people.guest("Ada", "en")
        wish = TableWish(game="medici", seats=2, chairs=["me", "random"], options={"start": 0})
        table = await house.lobby.create(wish, ada)
        await house.lobby.start(table, ada, None)
        await house.store.write(lambda connection: remove_table(connection, table.id))
        await propose(table, 0, ada.id, "ends", "end", None)
        status = await house.store.read(lambda connection: connection.execute(select(schema.tables.c.status)).scalar())
        await house.close()
        return str(status)

    assert asyncio.run(end()) == "removed"


def test_where_there_is_no_house_the_hosts_commands_say_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["--data", str(tmp_path), "tables"])
    assert f"there is no house in the folder {tmp_path}" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("database", "sentence"),
    [
        (b"a diary, and no database at all", "the database cannot be opened: file is not a database"),
        (None, "the database was made by a newer Fondaco (schema 9999, here 0001)"),
    ],
)
def test_a_database_that_cannot_be_used_is_told_in_one_sentence(
    database: bytes | None, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "fondaco.db"
    if database is not None:
        path.write_bytes(database)
    else:
        migrate(f"sqlite:///{path}")
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert serve(["--data", str(tmp_path), "--port", "0"]) == 2
    with pytest.raises(SystemExit, match="2"):
        main(["--data", str(tmp_path), "tables"])
    told = capsys.readouterr()
    assert (told.out, told.err.count(sentence)) == ("", 2)


def test_a_house_that_died_while_it_made_its_tables_opens_the_next_time(tmp_path: Path) -> None:
    """A migration is done whole or not at all."""

    def dies(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    url = f"sqlite:///{tmp_path / 'fondaco.db'}"
    event.listen(Table, "after_create", dies)
    try:
        with pytest.raises(KeyboardInterrupt):
            migrate(url)
    finally:
        event.remove(Table, "after_create", dies)
    migrate(url)
    with closing(sqlite3.connect(tmp_path / "fondaco.db")) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]
        assert connection.execute("SELECT count(*) FROM log").fetchall() == [(0,)]


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("FONDACO_PORT", "http", "FONDACO_PORT is a whole number, not below 0; not 'http'"),
        ("FONDACO_VIEWERS", "-1", "FONDACO_VIEWERS is a whole number, not below 0; not '-1'"),
        ("FONDACO_BOT_SECONDS", "five", "FONDACO_BOT_SECONDS is a number, not below 0; not 'five'"),
        ("FONDACO_REMIND_AFTER", "nan", "FONDACO_REMIND_AFTER is a number, not below 0; not 'nan'"),
        ("FONDACO_BOT_WORKERS", "0", "one process thinks for the bots, or several: FONDACO_BOT_WORKERS is 1 or more"),
        ("FONDACO_LOG", "loud", "FONDACO_LOG is debug, info, warning or error; not 'loud'"),
        ("FONDACO_SECURE_COOKIES", "please", "FONDACO_SECURE_COOKIES is 1 or 0; not 'please'"),
    ],
)
def test_a_setting_that_cannot_be_read_is_refused_in_one_sentence(name: str, text: str, sentence: str) -> None:
    with pytest.raises(BadSetup) as told:
        read_settings({name: text})
    assert str(told.value) == sentence


@pytest.mark.parametrize("text", ["carla", "carla = 3", "[carla]", '[carla]\ncommand = "/opt/carla --stdio"'])
def test_a_file_of_bots_that_cannot_be_read_is_refused(text: str, tmp_path: Path) -> None:
    bots = tmp_path / "bots.toml"
    bots.write_text(text, encoding="utf-8")
    with pytest.raises(BadSetup, match=r"bots\.toml"):
        read_bots(str(bots))


def test_a_hosts_monitor_reads_that_the_house_is_open_and_what_it_does(server: Server) -> None:
    def told(name: str) -> float:
        lines = ada.get("/metrics").splitlines()
        assert f"# TYPE {name} {'counter' if name.endswith('total') else 'histogram'}" in lines
        return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name) and "bucket" not in line)

    ada, _, table = two(server)
    assert ada.get("/readyz") == {"status": "ready"}
    ada.act(table, type="move", ask=ask_of(ada, table), move="shout 1")
    before = told("fondaco_moves_total"), told("fondaco_commit_seconds")
    ada.act(table, type="move", ask=ask_of(ada, table), move="shout 1")
    assert told("fondaco_moves_total") > before[0]
    assert told("fondaco_commit_seconds") > before[1]


def test_without_its_database_a_house_is_not_ready() -> None:
    async def gone(_: object) -> None:
        raise OperationalError("SELECT 1", {}, OSError("the server is gone"))

    house = SimpleNamespace(ready=True, store=SimpleNamespace(read=gone))
    with pytest.raises(Refusal) as refused:
        asyncio.run(readyz(SimpleNamespace(app=SimpleNamespace(state=SimpleNamespace(house=house)))))  # type: ignore[arg-type]
    assert refused.value.status == 503


def test_a_removed_person_leaves_a_table_that_has_not_begun(server: Server) -> None:
    """Though somebody looks on, so that it is not read anew."""
    ada, bo = server.guest("Ada"), server.guest("Bo")
    table = ada.table(["me", "open"])
    bo.post(f"/api/tables/{table}/join")
    watching = ada.watch(table)
    admin(server, "remove-person", bo.me["id"])
    watching.until(lambda it: it.table["chairs"][1]["kind"] == "open")
    server.guest("Eve").post(f"/api/tables/{table}/join")


def test_what_a_monitor_reads_is_exact_however_long_the_house_was_open() -> None:
    metrics = Metrics()
    metrics.count("moves_total", 12_345_678)
    metrics.observe("seconds", 12_345.678)
    assert {"moves_total 12345678.0", "seconds_sum 12345.678"} <= set(metrics.text().splitlines())


def test_what_the_house_logs_names_its_moment_wherever_one_reads_it() -> None:
    line = json.loads(Lines().format(logging.makeLogRecord({"msg": "open", "created": 1_792_900_000.0})))
    assert datetime.fromisoformat(line["at"]) == datetime.fromtimestamp(1_792_900_000, UTC)


def test_a_bot_takes_the_seat_of_a_removed_person(server: Server) -> None:
    ada, bo, table = two(server, game="medici", options={"start": 0}, pace="turns")
    watching = ada.watch(table)
    assert table in admin(server, "remove-person", ada.me["id"])
    with pytest.raises(ConnectionClosed):
        watching.drain(PATIENCE)
    assert until(lambda: bo.get(f"/api/tables/{table}")["chairs"][0]["bot"])
    assert until(lambda: bo.state(table)["state"]["prompt"]), "the bot has moved"
    assert ada.me["id"] not in str(bo.get(f"/api/tables/{table}"))
