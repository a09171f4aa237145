"""Finding a table, sitting down, getting up: what is open to whom."""

from __future__ import annotations

import asyncio
import io
import threading
from pathlib import Path

import pytest
import segno
from websockets.exceptions import ConnectionClosed

from fondaco.server.house import House
from fondaco.server.lists import list_tables
from fondaco.server.settings import read_settings
from fondaco.server.wire import TableWish
from server.live import Server, running


def test_an_open_table_is_in_the_lobby_until_it_starts(server: Server) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    table = ada.table(["me", "open"])
    assert table in [one["id"] for one in bo.get("/api/tables", which="open")]
    assert bo.post(f"/api/tables/{table}/join")["yours"] == [1]
    assert bo.post(f"/api/tables/{table}/start", expect=403)["code"] == "not-host"
    ada.post(f"/api/tables/{table}/start")
    assert table not in [one["id"] for one in bo.get("/api/tables", which="open")]
    assert table in [one["id"] for one in bo.get("/api/tables", which="watch")]
    mine = {one["id"]: one["your_turn"] for caller in (ada, bo) for one in caller.get("/api/tables", which="mine")}
    assert table in mine


def test_who_looks_on_may_come_and_go_while_tables_are_listed(tmp_path: Path) -> None:
    """Who is there is looked up where they come and go, not by a thread beside."""
    asked: list[int] = []

    async def look() -> None:
        house = House(read_settings({}, data=str(tmp_path)))
        await house.open()
        ada, _ = await house.people.guest("Ada", "en")
        table = await house.lobby.create(TableWish(game="medici", seats=2), ada)
        table.present = lambda: asked.append(threading.get_ident()) or set()  # type: ignore[method-assign,func-returns-value]
        await list_tables(house, "open", ada.id, "en", None, 10)
        await house.close()

    asyncio.run(look())
    assert asked == [threading.get_ident()]


def test_of_my_games_those_come_first_that_wait_for_me(server: Server) -> None:
    ada = server.guest("Ada")
    waiting = ada.table(["me", "me"])
    ada.post(f"/api/tables/{waiting}/start")
    for _ in range(3):
        ada.table(["me", "open"])
    mine = ada.get("/api/tables", which="mine")
    assert mine[0]["id"] == waiting
    assert mine[0]["your_turn"]


def test_nobody_joins_a_full_table_or_a_taken_seat(server: Server) -> None:
    ada, bo, eve = (server.guest(name) for name in ("Ada", "Bo", "Eve"))
    table = ada.table(["me", "open"])
    assert eve.post(f"/api/tables/{table}/join", {"seat": 0}, 409)["code"] == "seat-taken"
    bo.post(f"/api/tables/{table}/join", {"seat": 1})
    assert eve.post(f"/api/tables/{table}/join", expect=409)["code"] == "table-full"
    ada.post(f"/api/tables/{table}/start")
    assert eve.post(f"/api/tables/{table}/join", expect=409)["code"] == "table-started"


def test_a_private_table_opens_only_with_its_key(server: Server) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    table = ada.table(["me", "open"], private=True)
    key = ada.get(f"/api/tables/{table}")["key"]
    for path in ("", "/state", "/log", "/record", "/replay", "/chat", "/course"):
        assert eve.get(f"/api/tables/{table}{path}", 404)["code"] == "no-table"
    assert eve.post(f"/api/tables/{table}/join", {"key": "wrong"}, 404)["code"] == "no-table"
    assert eve.post(f"/api/tables/{table}/chat", {"text": "hi"}, 404)["code"] == "no-table"
    with pytest.raises(ConnectionClosed) as closed:
        eve.watch(table)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    assert table not in [one["id"] for one in eve.get("/api/tables", which="open")]
    eve.get(f"/api/tables/{table}/invite.svg", 403, key=key)
    assert eve.get(f"/api/tables/{table}", key=key)["key"] is None, "a guest with the link does not see the key itself"
    assert eve.post(f"/api/tables/{table}/join", {"key": key})["yours"] == [1]
    eve.post(f"/api/tables/{table}/leave")
    assert eve.post(f"/api/tables/{table}/join", key=key)["yours"] == [1], "in the address, as on any call"
    assert "<svg" in eve.get(f"/api/tables/{table}/invite.svg")


def test_an_invitation_names_the_address_of_the_house(tmp_path: Path) -> None:
    with running(tmp_path, FONDACO_ADDRESS="https://play.example.org/") as server:
        ada = server.guest()
        table = ada.table(["me", "open"])
        link = f"https://play.example.org/t/{table}?key={ada.get(f'/api/tables/{table}')['key']}"
        wanted = io.BytesIO()
        segno.make(link).save(wanted, kind="svg", scale=6, border=2)
        assert ada.get(f"/api/tables/{table}/invite.svg") == wanted.getvalue().decode()


def test_a_match_that_has_not_begun_has_no_record(server: Server) -> None:
    """It would name somebody who left on each chair that is still empty."""
    ada = server.guest("Ada")
    assert ada.get(f"/api/tables/{ada.table(['me', 'open'])}/record", 409)["code"] == "not-running"


def test_somebody_gets_up_and_the_table_goes_with_its_host(server: Server) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    table = ada.table(["me", "open", "open"])
    bo.post(f"/api/tables/{table}/join")
    bo.post(f"/api/tables/{table}/leave")
    assert ada.get(f"/api/tables/{table}")["chairs"][1]["kind"] == "open"
    server.guest("Eve").post(f"/api/tables/{table}/leave", expect=403)
    ada.post(f"/api/tables/{table}/leave")
    bo.get(f"/api/tables/{table}", 404)


def test_empty_chairs_are_filled_with_bots_only_when_the_host_says_so(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.table(["me", "open", "open"])
    assert ada.post(f"/api/tables/{table}/start", expect=422)["text"] == "2 chairs are still empty."
    assert ada.post(f"/api/tables/{table}/start", {"fill": "nobody"}, 422)["code"] == "bad-bot"
    started = ada.post(f"/api/tables/{table}/start", {"fill": "random"})
    assert [chair["bot"] for chair in started["chairs"]] == [None, "random", "random"]
    assert ada.post(f"/api/tables/{table}/start", expect=409)["code"] == "table-started"


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "seats": 2},
        {"game": "medici", "seats": 9},
        {"game": "medici", "seats": 3, "options": {"moon": 1}},
        {"game": "medici", "seats": 3, "options": {"start": True}},
        {"game": "medici", "seats": 3, "edition": "/etc/passwd.toml"},
        {"game": "medici", "seats": 3, "chairs": ["me"]},
        {"game": "medici", "seats": 2, "chairs": ["me", "kasparov"]},
    ],
)
def test_what_cannot_be_set_up_is_refused(server: Server, wish: dict[str, object]) -> None:
    assert server.guest().post("/api/tables", wish, (404, 422))["code"] in ("no-game", "bad-setup", "bad-bot")


def test_an_edition_that_is_not_there_is_refused_with_those_that_are(server: Server) -> None:
    wish = {"game": "medici", "seats": 3, "edition": "mine"}
    refused = server.guest().post("/api/tables", wish, 422)
    assert refused["text"] == "There is no such edition of this game; there is: abacus-2006."


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_a_clock_without_time_is_refused_in_a_sentence(server: Server, kind: str) -> None:
    ada = server.guest(language="de")
    wish = {"game": "parlour", "seats": 2, "chairs": ["me", "open"]}
    for clock in ({"kind": kind}, {"kind": kind, "seconds": 0.5}):
        refused = ada.post("/api/tables", {**wish, "clock": clock}, 422)
        assert refused["text"] == "Sag, wie viele Sekunden die Uhr gibt, mindestens eine."
    assert ada.post("/api/tables", {**wish, "clock": {"kind": kind, "seconds": 1}})["clock"]["seconds"] == 1
    assert ada.post("/api/tables", {**wish, "clock": {"kind": "none"}})["clock"]["kind"] == "none"


def test_a_blocked_person_does_not_join(server: Server) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    table = ada.table(["me", "open"])
    ada.post("/api/me/silences", {"person": eve.me["id"], "kind": "block"})
    assert eve.post(f"/api/tables/{table}/join", expect=403)["code"] == "blocked"
    ada.post("/api/me/silences", {"person": eve.me["id"], "kind": "block", "on": False})
    eve.post(f"/api/tables/{table}/join")


def test_chat_reaches_everybody_but_those_who_muted_the_speaker(server: Server) -> None:
    ada, bo, eve = (server.guest(name) for name in ("Ada", "Bo", "Eve"))
    table = ada.table(["me", "open"])
    bo.post("/api/me/silences", {"person": eve.me["id"], "kind": "mute"})
    one, two = ada.watch(table), bo.watch(table)
    eve.post(f"/api/tables/{table}/chat", {"text": " hello\n there "})
    ada.post(f"/api/tables/{table}/chat", {"text": "hi"})
    one.until(lambda it: len(it.said) == 2)
    assert one.said[0]["text"] == "hello there"
    two.until(lambda it: it.said)
    assert [said["name"] for said in two.said] == ["Ada"]
    assert [said["name"] for said in bo.get(f"/api/tables/{table}/chat")] == ["Ada"]
    assert ada.post(f"/api/tables/{table}/chat", {"text": "x" * 600}, 422)["code"] == "too-long"
    codes = {ada.http.post(f"/api/tables/{table}/chat", json={"text": "flood"}).status_code for _ in range(30)}
    assert 429 in codes
    answers = [one.ask(type="chat", text="flood") for _ in range(30)]
    assert "too-fast" in [answer.get("code") for answer in answers]


def test_a_bot_is_called_by_its_level_in_the_language_of_whoever_reads(server: Server) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo", language="de")
    table = ada.table(["me", "open", "geselle"])
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start", {})
    for reader, name in ((ada, "Journeyman 3"), (bo, "Geselle 3")):
        assert reader.get(f"/api/tables/{table}")["chairs"][2]["name"] == name
        watching = reader.watch(table)
        assert watching.table["chairs"][2]["name"] == name
        watching.close()
    watching = bo.watch(table)
    assert watching.ask(type="language", language="en")["ok"]
    assert watching.table["chairs"][2]["name"] == "Journeyman 3"
    watching.close()
