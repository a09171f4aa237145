"""Rules that fail: the call ends, not the server; the table stays as it was, and says so."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from fondaco.server.run import show
from server.live import PATIENCE, Caller, Server, lives, new_intent, running, until
from server.tables import ask_of, to_weighing, two


@pytest.mark.parametrize("bug", ["raise", "endless"])
def test_a_rules_bug_ends_the_call_and_the_table_says_so(server: Server, bug: str) -> None:
    winner, other, table = to_weighing(server, options={"bug": bug})
    watching = other.watch(table)
    before = winner.state(table)
    refused = winner.act(table, 500, type="move", ask=ask_of(winner, table), move="take 1")
    assert refused["code"] == "defect"
    assert "ZeroDivision" not in str(refused)
    watching.until(lambda it: it.state["trouble"])
    assert watching.state["trouble"]["code"] == "defect"
    after = winner.state(table)
    assert after["seq"] == before["seq"]
    assert after["state"]["view"] == before["state"]["view"]
    winner.act(table, type="move", ask=ask_of(winner, table), move="take 0")
    assert winner.state(table)["state"]["trouble"] is None
    assert not any("a secret in a message" in text for text in watching.raw)
    [defect] = [json.loads(line) for line in server.errors.read_text().splitlines() if table in line]
    assert defect["level"] == "error"
    assert "Traceback" in defect["error"], "the host reads what went wrong, a JSON object a line"


def test_where_the_rules_cannot_put_the_next_question_the_table_says_so_and_goes_back(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        winner, other, table = to_weighing(server, options={"bug": "mute"})
        moving, watching = winner.watch(table), other.watch(table)
        eve = server.guest("Eve").watch(table)
        assert moving.move(lambda moves: "take 1")["ok"]
        for watcher in (moving, watching, eve):
            watcher.until(lambda it: it.state["trouble"])
            assert watcher.rows[-1]["seq"] == watcher.seq
            assert not any("a secret in a message" in text for text in watcher.raw)
        tokens = winner.token, other.token
    with running(tmp_path) as server:
        winner, other = (Caller(server.url, "", token=token) for token in tokens)
        state = other.state(table)["state"]
        assert (state["prompt"], state["trouble"]["code"]) == (None, "defect")
        proposal = winner.act(table, type="propose", what="undo")["seq"]
        other.act(table, type="vote", proposal=proposal, agree=True)
        assert winner.state(table)["state"]["trouble"] is None
        winner.act(table, type="move", ask=ask_of(winner, table), move="take 0")


def test_a_process_that_hangs_is_restarted_and_loses_nothing(tmp_path: Path) -> None:
    with running(tmp_path, FONDACO_SUPERVISE="1", FONDACO_HANG="6") as server:  # a busy machine may well hang for two
        winner, other, table = to_weighing(server, options={"bug": "hang"})
        before = other.state(table)
        body = {"type": "move", "intent": new_intent(), "ask": ask_of(winner, table), "move": "take 1"}
        with pytest.raises(httpx.TransportError):
            winner.http.post(f"/api/tables/{table}/acts", json=body)
        until(server.healthy)
        after = other.state(table)
        assert after["seq"] == before["seq"]
        assert after["state"]["view"] == before["state"]["view"]
        winner.act(table, type="move", ask=ask_of(winner, table), move="take 0")


def test_a_process_that_dies_is_restarted_while_callers_wait(tmp_path: Path) -> None:
    with running(tmp_path, FONDACO_SUPERVISE="1") as server:
        ada, _, table = two(server)
        assert server.process is not None
        parent = str(server.process.pid)
        found = subprocess.run(["pgrep", "-P", parent], capture_output=True, text=True, check=True)
        child = int(found.stdout.split()[0])
        os.kill(child, signal.SIGKILL)
        until(lambda: not lives(child))
        assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 200
        assert Caller(server.url, "", token=ada.token).state(table)["seq"] > 0


def test_a_log_that_no_longer_follows_the_rules_stops_at_its_last_good_row(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        winner, other, table = to_weighing(server)
        winner.act(table, type="move", ask=ask_of(winner, table), move="weigh left")
        good = winner.state(table)["state"]["view"]
        winner.act(table, type="move", ask=ask_of(winner, table), move="take 1")
        for caller in (winner, other):
            caller.act(table, type="move", ask=ask_of(caller, table), move="bid 0")
        tokens = winner.token, other.token
    with running(tmp_path, PARLOUR_NEWER="1") as server:
        winner, other = (Caller(server.url, "", token=token) for token in tokens)
        state = winner.state(table)["state"]
        assert state["trouble"]["code"] == "stopped"
        assert state["view"]["ply"] == good["ply"]
        assert winner.act(table, 409, type="move", ask=0, move="take 0")["code"] == "stopped"
        assert [row["move"] for row in winner.get(f"/api/tables/{table}/log")["rows"]][-1] == "weigh left"
        proposal = winner.act(table, type="propose", what="end")["seq"]
        other.act(table, type="vote", proposal=proposal, agree=True)
        assert winner.get(f"/api/tables/{table}")["status"] == "ended"


def test_an_undo_after_the_bad_row_asks_nobody_again(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        one, other, table = to_weighing(server)
        one.act(table, type="move", ask=ask_of(one, table), move="take 1")
        for caller in (one, other):
            caller.act(table, type="move", ask=ask_of(caller, table), move="bid 0")
        winner = one if one.state(table)["state"]["prompt"] else other
        winner.act(table, type="move", ask=ask_of(winner, table), move="weigh left")
        winner.act(table, type="undo", seq=winner.state(table)["state"]["undo"])
        ask = ask_of(winner, table)
        tokens = one.token, other.token
    with running(tmp_path, PARLOUR_NEWER="1") as server:
        for caller in (Caller(server.url, "", token=token) for token in tokens):
            state = caller.state(table)["state"]
            assert state["trouble"]["code"] == "stopped"
            assert state["prompt"] is None
            assert caller.act(table, 409, type="move", ask=ask, move="take 0")["code"] == "stopped"


def test_a_match_that_can_no_longer_be_set_up_harms_no_other(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada, _, table = two(server)
        _, _, gone = two(server)
        token, open_one = ada.token, ada.table(["me", "open"])
    with sqlite3.connect(tmp_path / "fondaco.db") as database:
        database.execute("UPDATE tables SET options = ? WHERE id = ?", ('{"gone": 1}', table))
        database.execute("UPDATE tables SET game = 'gone' WHERE id = ?", (gone,))
    with running(tmp_path) as server:
        ada = Caller(server.url, "", token=token)
        assert ada.get(f"/api/tables/{table}", 409)["code"] == "stopped"
        assert ada.get(f"/api/tables/{gone}", 409)["code"] == "stopped"
        assert [one["id"] for one in ada.get("/api/tables", which="watch")] == [table]
        assert open_one in [one["id"] for one in ada.get("/api/tables", which="mine")]
        ada.call("DELETE", "/api/me", 204)


def test_a_match_that_cannot_be_opened_keeps_no_other_waiting(tmp_path: Path) -> None:
    """Both are overdue; the bots of the one that can be opened move though nobody looks on."""
    wish = {"game": "medici", "seats": 2, "bot": "random", "seat": 1, "options": {"start": 0}}
    with running(tmp_path, FONDACO_BOT_PAUSE="3600") as server:
        gone, table = (server.guest().post("/api/play", wish) for _ in range(2))
    with closing(sqlite3.connect(tmp_path / "fondaco.db")) as database:
        with database:
            database.execute("UPDATE tables SET game = 'gone', due = 1 WHERE id = ?", (gone["id"],))
            database.execute("UPDATE tables SET due = 2 WHERE id = ?", (table["id"],))
        newest = "SELECT max(seq) FROM log WHERE match = ?"
        with running(tmp_path):
            until(lambda: database.execute(newest, (table["id"],)).fetchone()[0] > table["seq"])


def test_a_stop_is_graceful(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    ada, _, table = two(server)
    watching = ada.watch(table)
    assert server.stop() == 0
    with pytest.raises(ConnectionClosed) as closed:
        watching.drain(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code in (1012, 4410)


def test_a_taken_port_is_not_the_end(tmp_path: Path, server: Server) -> None:
    other = Server(tmp_path)
    other.port = server.port
    other.start()
    try:
        assert other.port > server.port
        assert other.said[0] == f"Port {server.port} is taken; taking {other.port}.\n"
        assert other.healthy()
    finally:
        other.stop()


@pytest.mark.parametrize(("desktop", "shown"), [("", []), (":0", ["http://127.0.0.1:8080/"])])
def test_make_play_opens_the_page_where_there_is_a_desktop(
    monkeypatch: pytest.MonkeyPatch, desktop: str, shown: list[str]
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("threading.Timer", lambda _, deed, words: SimpleNamespace(start=lambda: deed(*words)))
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("DISPLAY", desktop)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    show("http://127.0.0.1:8080/")
    assert opened == shown
    assert "fondaco serve --open" in (Path(__file__).parents[2] / "Makefile").read_text(encoding="utf-8")


def test_a_long_match_is_opened_from_its_snapshot(tmp_path: Path) -> None:
    """The snapshot and the whole log tell the same; a broken snapshot is not believed."""
    with running(tmp_path) as server:
        winner, _, table = to_weighing(server)
        for number in range(170):
            side = "left" if number % 2 else "right"
            winner.act(table, type="move", ask=ask_of(winner, table), move=f"weigh {side}")
        before = winner.state(table)
        token = winner.token
    with sqlite3.connect(tmp_path / "fondaco.db") as database:
        [(seq, body)] = database.execute("SELECT seq, body FROM snapshots WHERE match = ?", (table,)).fetchall()
        assert seq >= 150
        marked = json.loads(body)
        marked["position"]["shouts"] = 77
        database.execute("UPDATE snapshots SET body = ?", (json.dumps(marked),))
    with running(tmp_path) as server:
        opened = Caller(server.url, "", token=token).state(table)
        assert opened["state"]["view"].pop("shouts") == 77, "the snapshot was used"
        before["state"]["view"].pop("shouts")
        assert opened["state"]["view"] == before["state"]["view"]
        assert opened["state"]["prompt"] == before["state"]["prompt"]
        assert opened["state"]["undo"] == before["state"]["undo"]
    with sqlite3.connect(tmp_path / "fondaco.db") as database:
        database.execute("UPDATE snapshots SET body = '{}'")
    with running(tmp_path) as server:
        assert Caller(server.url, "", token=token).state(table)["state"]["view"]["shouts"] == 0
