"""Guests, accounts, links, and leaving for good."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import uuid
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from fondaco.server import people
from fondaco.server.house import House
from fondaco.server.people import Person
from fondaco.server.refusal import Refusal
from fondaco.server.settings import read_settings
from fondaco.server.table import Table
from fondaco.server.wire import TableWish
from server.live import PATIENCE, Caller, Server, Watching, running, until
from server.tables import ask_of, two


def fresh() -> str:
    return f"ada {uuid.uuid4().hex[:10]}"


def test_a_guest_picks_a_name_and_has_a_cookie_scripts_cannot_read(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/guest", json={"name": "Ada"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    with httpx.Client(base_url=server.url, cookies=answer.cookies) as browser:
        assert browser.get("/api/me").json()["name"] == "Ada"
        browser.delete("/api/session")
        browser.cookies = answer.cookies
        assert browser.get("/api/me").json() is None, "a session that was ended does not open again"


def test_an_account_follows_to_another_device(server: Server) -> None:
    ada, name = server.guest(), fresh()
    ada.post("/api/me/account", {"account": name, "passphrase": "correct horse"})
    table = ada.table(["me", "open"])
    signed = server.guest().post("/api/session", {"account": name.upper(), "passphrase": "correct horse"})
    phone = Caller(server.url, "", token=signed["token"])
    assert phone.get("/api/me")["id"] == ada.me["id"]
    assert phone.get(f"/api/tables/{table}")["yours"] == [0]
    server.guest().post("/api/me/account", {"account": name, "passphrase": "correct horse"}, 409)
    wrong = [{"account": name, "passphrase": "wrong horse"}, {"account": fresh(), "passphrase": "correct horse"}]
    answers = [server.guest().post("/api/session", one, 401) for one in wrong]
    assert answers[0] == answers[1], "nobody learns which accounts there are"


def test_an_unknown_account_takes_as_long_as_a_wrong_passphrase(monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[str] = []

    async def none(_: object) -> None:
        return None

    async def check(hashed: str, _: str) -> bool:
        checked.append(hashed)
        return True

    monkeypatch.setattr(people, "fits", check)
    with pytest.raises(Refusal, match="wrong-passphrase"):
        asyncio.run(people.People(SimpleNamespace(read=none)).sign_in("nobody", "a guess"))  # type: ignore[arg-type]
    assert checked[0].startswith("$argon2id$")


def test_a_passphrase_is_stored_as_argon2id_and_changing_it_ends_other_sessions(server: Server) -> None:
    ada, name = server.guest(), fresh()
    ada.post("/api/me/account", {"account": name, "passphrase": "short"}, 422)
    ada.post("/api/me/account", {"account": name, "passphrase": "correct horse"})
    stored = (server.data / "fondaco.db").read_bytes() + (server.data / "fondaco.db-wal").read_bytes()
    assert b"$argon2id$" in stored
    assert b"correct horse" not in stored
    assert ada.token.encode() not in stored, "tokens are stored hashed"
    other = Caller(
        server.url,
        "",
        token=server.guest().post("/api/session", {"account": name, "passphrase": "correct horse"})["token"],
    )
    again = ada.post("/api/me/account", {"account": fresh(), "passphrase": "battery staple"}, 409)
    assert again["code"] == "have-account", "no passphrase is changed without the old one"
    link = ada.post("/api/me/link")["token"]
    body = {"old": "wrong horse", "new": "battery staple"}
    ada.call("PUT", "/api/me/passphrase", 401, json=body)
    ada.call("PUT", "/api/me/passphrase", 204, json={**body, "old": "correct horse"})
    assert ada.get("/api/me") is not None
    assert other.get("/api/me") is None
    server.guest().post("/api/session/link", {"token": link}, 404)


def closed(watching: Watching) -> bool:
    """Has the house said good-bye?"""
    with pytest.raises(ConnectionClosed) as end:
        watching.drain(PATIENCE)
    return end.value.rcvd is not None and end.value.rcvd.code == 4410


def test_a_socket_ends_with_its_session(server: Server) -> None:
    """Signed out, another passphrase, an account deleted: nobody goes on watching as who they were."""
    ada, name = server.guest(), fresh()
    ada.post("/api/me/account", {"account": name, "passphrase": "correct horse"})
    table = ada.table(["me", "open"])
    signed = {"account": name, "passphrase": "correct horse"}
    phones = [Caller(server.url, "", token=server.guest().post("/api/session", signed)["token"]) for _ in range(2)]
    here, *there = [caller.watch(table) for caller in (ada, *phones)]
    stranger = Watching(None, table, url=server.url)
    phones[0].call("DELETE", "/api/session", 204)
    assert closed(there[0])
    assert there[1].ask(type="chat", text="still here")["ok"]
    ada.call("PUT", "/api/me/passphrase", 204, json={"old": "correct horse", "new": "battery staple"})
    assert closed(there[1])
    assert here.ask(type="chat", text="my own stays")["ok"]
    assert stranger.ask(type="ping")["ok"]
    ada.call("DELETE", "/api/me", 204)
    assert closed(here)


def test_a_link_signs_in_once(server: Server) -> None:
    ada = server.guest()
    token = ada.post("/api/me/link")["token"]
    phone = Caller(server.url, "", token=server.guest().post("/api/session/link", {"token": token})["token"])
    assert phone.get("/api/me")["id"] == ada.me["id"]
    assert server.guest().post("/api/session/link", {"token": token}, 404)["code"] == "link-spent"


def test_whoever_leaves_for_good_is_forgotten_and_a_bot_plays_on(server: Server) -> None:
    name = f"Zenobia-{uuid.uuid4().hex[:8]}"
    zenobia, bo = server.guest(name), server.guest("Bo")
    table = zenobia.table(["me", "open"])
    bo.post(f"/api/tables/{table}/join")
    zenobia.post(f"/api/tables/{table}/start")
    zenobia.post(f"/api/tables/{table}/chat", {"text": "farewell"})
    zenobia.call("DELETE", "/api/me", 204)
    assert zenobia.get("/api/me") is None
    shown = bo.get(f"/api/tables/{table}")
    assert shown["chairs"][0]["bot"] is not None
    everything = str(shown) + str(bo.state(table)) + str(bo.get(f"/api/tables/{table}/log"))
    everything += str(bo.get(f"/api/tables/{table}/chat")) + bo.get(f"/api/tables/{table}/record")
    assert name not in everything
    assert zenobia.me["id"] not in everything


def test_a_sentence_about_somebody_who_left_still_says_who_did_it(server: Server) -> None:
    """In the log, and in a record, which the house can read again whatever people are called."""
    ada, bo, table = two(server, game="medici", options={"start": 0})
    bo.call("PATCH", "/api/me", 200, json={"name": "Bo, the Bold"})
    ada.act(table, type="move", ask=ask_of(ada, table), move="stop")
    proposal = ada.act(table, type="propose", what="end")["seq"]
    bo.act(table, type="vote", proposal=proposal, agree=True)
    ada.call("DELETE", "/api/me", 204)
    rows = bo.get(f"/api/tables/{table}/log")["rows"]
    assert [row["text"] for row in rows if row["kind"] == "consent"] == [
        "Somebody who left proposes: end the match now.",
        "Bo, the Bold agrees.",
        "Everybody agrees.",
    ]
    record = bo.get(f"/api/tables/{table}/record", lang="de")
    brought = bo.post("/api/records", {"text": record})
    assert [chair["name"] for chair in brought["chairs"]] == ["Jemand von früher", "Bo the Bold"]


def test_whoever_leaves_for_good_leaves_no_table_order_or_record_behind(server: Server) -> None:
    ada, bo, table = two(server, game="medici", options={"start": 0})
    opened = bo.table(["me", "open"])
    bo.post(f"/api/tables/{table}/orders", {"decision": "Bidding", "move": "bid 3"})
    edition = bo.get("/api/games/medici")["editions"][0]
    header = f"game: medici\nrules: 1\nedition: {edition}\nseats: 2\nplayers: Zeno {fresh()}, Bo\n\n"
    record = bo.post("/api/records", {"text": header})["id"]
    bo.post("/api/me/link")
    for one, other in ((ada, bo), (bo, ada)):
        one.post("/api/me/silences", {"person": other.me["id"], "kind": "mute"})
    bo.call("DELETE", "/api/me", 204)
    assert opened not in [one["id"] for one in ada.get("/api/tables", which="open")]
    ada.post(f"/api/tables/{opened}/join", expect=404)
    ada.get(f"/api/tables/{record}", 404)
    with sqlite3.connect(server.data / "fondaco.db") as database:
        assert database.execute("SELECT * FROM orders WHERE match = ?", (table,)).fetchall() == []
        for place in ("sessions WHERE person", "links WHERE person", "silences WHERE person", "silences WHERE other"):
            assert database.execute(f"SELECT * FROM {place} = ?", (bo.me["id"],)).fetchall() == [], place
        assert database.execute("SELECT name FROM seats WHERE match = ?", (record,)).fetchall() == [("",), ("",)]
        assert database.execute("SELECT notes FROM tables WHERE id = ?", (record,)).fetchall() == [("{}",)]


def test_nobody_speaks_who_is_no_more(server: Server) -> None:
    """Not even on a socket that is still open."""
    ada, bo, table = two(server)
    watching = ada.watch(table)
    with contextlib.closing(sqlite3.connect(server.data / "fondaco.db")) as database, database:
        database.execute("DELETE FROM people WHERE id = ?", (ada.me["id"],))
    assert watching.ask(type="chat", text="my ghost")["code"] == "no-session"
    assert bo.get(f"/api/tables/{table}/chat") == []


async def rename(house: House, somebody: Person, _: Table) -> None:
    await house.people.change(somebody, name="Adele")


async def sit_down(house: House, somebody: Person, table: Table) -> None:
    await house.lobby.join(table, somebody, None)


async def make_a_table(house: House, somebody: Person, _: Table) -> None:
    await house.lobby.create(TableWish(game="medici", seats=2), somebody)


@pytest.mark.parametrize("deed", [rename, sit_down, make_a_table])
def test_nobody_does_anything_who_left_while_they_asked_for_it(
    tmp_path: Path, deed: Callable[[House, Person, Table], Awaitable[None]]
) -> None:
    """Their name would stay in the house, or a chair would wait for them for ever."""

    async def leave_meanwhile() -> None:
        house = House(read_settings({}, data=str(tmp_path)))
        await house.open()
        (ada, _), (bo, _) = [await house.people.guest(name, "en") for name in ("Ada", "Bo")]
        table = await house.lobby.create(TableWish(game="medici", seats=2), bo)
        await house.people.forget(ada.id)
        try:
            with pytest.raises(Refusal, match="no-session"):
                await deed(house, ada, table)
        finally:
            await house.close()

    asyncio.run(leave_meanwhile())


def test_sessions_and_links_do_not_last_for_ever(tmp_path: Path) -> None:
    with running(tmp_path, FONDACO_SECURE_COOKIES="1") as server:
        ada = server.guest("Ada")
        assert "secure" in httpx.post(f"{server.url}/api/guest", json={"name": "Bo"}).headers["set-cookie"].lower()
        link = ada.post("/api/me/link")["token"]
        with contextlib.closing(sqlite3.connect(tmp_path / "fondaco.db")) as database, database:
            database.execute("UPDATE links SET expires = 1")
        assert ada.post("/api/session/link", {"token": link}, expect=404)["code"] == "link-spent"
        with contextlib.closing(sqlite3.connect(tmp_path / "fondaco.db")) as database, database:
            database.execute("UPDATE sessions SET expires = 1")
        assert ada.get("/api/me") is None


def test_what_has_run_out_is_not_kept(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada = server.guest("Ada")
        ada.post("/api/me/account", {"account": fresh(), "passphrase": "open sesame"})
        account = ada.get("/api/me")["account"]
        ada.post("/api/me/link")
        with contextlib.closing(sqlite3.connect(tmp_path / "fondaco.db")) as database, database:
            database.execute("UPDATE links SET expires = 1")
            database.execute("INSERT INTO sessions VALUES ('old', ?, 1)", (ada.me["id"],))
        ada.post("/api/session", {"account": account, "passphrase": "open sesame"})
        ada.post("/api/me/link")
        with contextlib.closing(sqlite3.connect(tmp_path / "fondaco.db")) as database:
            for what, kept in (("sessions", 2), ("links", 1)):
                assert database.execute(f"SELECT count(*), min(expires) > 1 FROM {what}").fetchall() == [(kept, 1)]


def test_a_new_name_is_seen_at_the_tables(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.table(["me", "open"])
    ada.call("PATCH", "/api/me", 200, json={"name": "Augusta", "language": "de"})
    assert ada.get(f"/api/tables/{table}")["chairs"][0]["name"] == "Augusta"


def test_nobody_changes_their_name_all_the_time(server: Server) -> None:
    """All their tables would look again each time."""
    ada = server.guest("Ada")
    assert until(lambda: ada.http.patch("/api/me", json={"name": "Adele"}).status_code == 429, 60)


def test_with_an_account_one_is_called_by_it_everywhere(server: Server) -> None:
    """At the tables and in the chat of a socket that was open before."""
    ada = server.guest("Ada")
    table = ada.table(["me", "open"])
    watching = ada.watch(table)
    account = f"Augusta {fresh()}"
    assert ada.post("/api/me/account", {"account": account, "passphrase": "open sesame"})["name"] == account
    assert ada.get(f"/api/tables/{table}")["chairs"][0]["name"] == account
    watching.ask(type="chat", text="hello")
    assert ada.get(f"/api/tables/{table}/chat")[0]["name"] == account
    ada.call("PATCH", "/api/me", 200, json={"name": "Adele"})
    assert ada.get(f"/api/tables/{table}")["chairs"][0]["name"] == "Adele"


def test_a_new_name_is_not_given_to_those_who_sit_beside(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.table(["me", "me"], game="parlour", names=["Ada", "Bo"])
    ada.call("PATCH", "/api/me", 200, json={"name": "Adele"})
    assert [chair["name"] for chair in ada.get(f"/api/tables/{table}")["chairs"]] == ["Adele", "Bo"]


def test_forged_and_garbled_sessions_are_nobodys(server: Server) -> None:
    ada = server.guest()
    for token in (ada.token[:-1] + ("a" if ada.token[-1] != "a" else "b"), "", "x" * 5000, "' OR 1=1 --", "\u00e9"):
        headers = {b"cookie": f"fondaco={token}".encode("utf-8", "ignore")}
        assert httpx.get(f"{server.url}/api/me", headers=headers).json() is None
        assert (
            httpx.post(f"{server.url}/api/tables", json={"game": "medici", "seats": 2}, headers=headers).status_code
            == 401
        )
