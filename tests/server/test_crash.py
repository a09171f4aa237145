"""kill -9 at random moments, under load: what was acknowledged is there, whole, once, and replays."""

from __future__ import annotations

import asyncio
import collections
import json
import os
import random
import sqlite3
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from fondaco.core.game import Game, game
from fondaco.core.moves import CHANCE
from fondaco.server import ledger
from fondaco.server.migrate import migrate
from fondaco.server.rows import Headline, Row
from fondaco.server.settings import Settings
from fondaco.server.store import Append, Store, Taken
from server.live import Forked, until
from server.tables import table_with

KILLS = int(os.environ.get("FONDACO_KILLS", "30"))


def games() -> dict[str, Game]:
    from parlour.game import PARLOUR

    return {"parlour": PARLOUR, "medici": game("medici")}


def test_nothing_acknowledged_is_lost_and_no_move_is_half_there(tmp_path: Path) -> None:
    server = Forked(tmp_path / "house").start()
    acknowledged = tmp_path / "acknowledged"

    def gone_on(since: int) -> bool:
        return acknowledged.read_bytes().count(b"\n") > since + 4

    rng = random.Random(os.urandom(8))
    with acknowledged.open("w") as heard, (tmp_path / "load.err").open("w") as errors:
        command = [sys.executable, str(Path(__file__).with_name("load.py")), server.url, "6"]
        load = subprocess.Popen(command, stdout=heard, stderr=errors)
        try:
            until(lambda: "ready" in acknowledged.read_text())
            for _ in range(KILLS):
                # Under way, however busy this machine is; then at any moment.
                until(partial(gone_on, acknowledged.read_bytes().count(b"\n")))
                time.sleep(rng.uniform(0, 0.3))
                server.kill()
                assert load.poll() is None, (tmp_path / "load.err").read_text()
                server.start()
            time.sleep(1)
        finally:
            load.kill()
            load.wait()
    server.kill()
    acks = [json.loads(line) for line in acknowledged.read_text().splitlines()[1:]]
    assert len(acks) > 4 * KILLS, "the load was too light to prove anything"
    check_log(tmp_path / "house" / "fondaco.db", acks)
    server.stop()


def check_log(path: Path, acks: list[dict[str, Any]]) -> None:
    with sqlite3.connect(path) as database:
        rows = database.execute("SELECT match, seq, actor, kind, body, intent FROM log ORDER BY match, seq").fetchall()
        tables = {one[0]: one[1:] for one in database.execute("SELECT id, game, seats, options, seq FROM tables")}
    logs: dict[str, list[Any]] = collections.defaultdict(list)
    for match, *row in rows:
        logs[match].append(row)
    by_intent = {(match, intent.partition(":")[2]): (seq, body) for match, seq, _, _, body, intent in rows if intent}
    assert len(by_intent) == sum(1 for row in rows if row[5]), "an intent stands in the log twice"
    for ack in acks:
        seq, body = by_intent[ack["table"], ack["intent"]]
        assert seq == ack["seq"]
        assert json.loads(body)["move"] == ack["move"]
    for match, log in logs.items():
        name, seats, options, seq = tables[match]
        assert [row[0] for row in log] == list(range(1, seq + 1)), "the log has a gap, or the table another end"
        p = games()[name].start(seats, json.loads(options))
        for _, actor, kind, body, _ in log:
            assert kind == "move"
            p.play(actor, p.setup.game.parse(json.loads(body)["move"]))
        assert p.to_act() != (CHANCE,), "a move without the draws that belong to it"


def test_what_belongs_together_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    """Rows, what the table says from then on, and what goes with them."""
    settings = Settings(data=str(tmp_path))
    migrate(settings.url)
    store = Store(settings.url)
    table = table_with(game("medici").start(2))

    def fail(_: Connection) -> None:
        raise RuntimeError("out of order")

    async def appends() -> list[Row]:
        await store.write(lambda connection: ledger.add_table(connection, table.info, table.chairs))
        first, second = (Row(seq, CHANCE, "move", {}, 1.0) for seq in (1, 2))
        headline = Headline(2, [], 1.0, None)
        await store.append(Append("t", [second], headline))
        for rows, said, also in (
            ([first, second], headline, None),
            ([first], Headline(None, [], 1.0, None), None),  # type: ignore[arg-type]
            ([first], headline, fail),
        ):
            with pytest.raises((Taken, RuntimeError)):
                await store.append(Append("t", rows, said, also))
        return await store.read(lambda connection: ledger.read_rows(connection, "t"))

    assert [row.seq for row in asyncio.run(appends())] == [2]
    store.close()


def test_a_commit_is_on_the_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    """Killing a process cannot show it: what the system has taken is safe from that, but not from a power cut."""

    store = Store(Settings(data=str(tmp_path)).url)

    def pragmas(connection: Connection) -> list[Any]:
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("synchronous", "journal_mode")]

    found = asyncio.run(store.write(pragmas))
    store.close()
    assert found == [2, "wal"]  # 2 is FULL
