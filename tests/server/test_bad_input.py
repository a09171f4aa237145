"""Malformed, oversized, forged, foreign, flooding: a clear refusal, the table unharmed, no stack trace."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from fondaco.core.game import game
from fondaco.server.doors import Doors, address_of, foreign
from fondaco.server.settings import Settings
from fondaco.server.store import Store
from fondaco.server.telling import said, say
from server.live import PATIENCE, Caller, Server, Watching, running
from server.tables import ask_of, two

NASTY: list[Any] = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"move"',
    b"\xff\xfe\x00",
    b'{"type": "move"}',
    b'{"type": "dance", "intent": "x"}',
    b'{"type": "move", "intent": "x", "ask": "1", "move": 7}',
    b'{"type": "move", "intent": "x", "ask": -1, "move": "bid 0"}',
    b'{"type": "move", "intent": "x", "ask": 1e400, "move": "bid 0"}',
    b'{"type": "move", "intent": "", "ask": 1, "move": "bid 0"}',
    b'{"type": "move", "intent": "x", "ask": 1, "move": "bid 0", "extra": 1}',
    b'{"type": "move", "intent": "x", "ask": 1, "move": "' + b"a" * 3000 + b'"}',
    b'{"type": "move", "intent": "x", "ask": 1, "move": "bid 99999999999999999999999999"}',
    b'{"type": "move", "intent": "\\u0000", "ask": 1, "move": "bid 0"}',
    b'{"type": "vote", "intent": "x", "proposal": 99999999999999999999, "agree": true}',
    b"[" * 10_000,
]


@pytest.mark.parametrize("body", NASTY, ids=range(len(NASTY)))
def test_what_cannot_be_read_is_refused_over_http(server: Server, body: bytes) -> None:
    ada, bo, table = two(server)
    headers = {"content-type": "application/json"}
    answer = ada.http.post(f"/api/tables/{table}/acts", content=body, headers=headers)
    assert 400 <= answer.status_code < 500, answer.text
    assert set(answer.json()) == {"code", "text"}
    assert "Traceback" not in answer.text
    bo.act(table, type="move", ask=ask_of(bo, table), move="bid 0")


def test_what_cannot_be_read_is_refused_on_the_socket_and_the_socket_lives(server: Server) -> None:
    ada, bo, table = two(server)
    watching = ada.watch(table)
    for body in NASTY:
        watching.socket.send(body)
        while (answer := watching.read())["type"] != "answer":
            pass
        assert answer["ok"] is False, body
        assert answer["code"] in ("bad-message", "stale", "bad-notation", "no-proposal", "bid"), answer
    bo.act(table, type="move", ask=ask_of(bo, table), move="bid 0")
    assert watching.ask(type="move", ask=watching.prompt["ask"], move="bid 0")["ok"]


def test_a_huge_body_is_refused_before_it_is_read(server: Server) -> None:
    ada = server.guest()
    assert ada.http.post("/api/records", json={"text": "x" * 2_000_000}).status_code == 413

    def endless() -> Any:
        for _ in range(100):
            yield b" " * 100_000

    headers = {"content-type": "application/json"}
    with contextlib.suppress(httpx.TransportError):  # closed in the middle of the flood
        assert ada.http.post("/api/records", content=endless(), headers=headers).status_code == 413
    pieces = iter([b" " * 300_000, b" " * 300_000])  # nobody says beforehand how many there will be
    refused = ada.http.post("/api/records", content=pieces, headers=headers)
    assert (refused.status_code, refused.json()["code"]) == (413, "body-too-big")
    assert server.healthy()


@pytest.mark.parametrize("head", ["GET /", "GET / HTTP/1.1\r\nhost: here\r\nx: "])
def test_a_head_without_end_is_refused_while_it_comes(server: Server, head: str) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as door:
        door.sendall(head.encode() + b"a" * 100_000)
        assert door.recv(12) == b"HTTP/1.1 400"


def test_a_reason_in_the_callers_own_words_is_cut_and_not_remembered(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/guest", json={"name": "Ada", "x" * 100_000: 1})
    assert answer.status_code == 422
    assert len(answer.text) < 400
    remembered = said.cache_info().currsize
    say("en", "bad-request", why="a reason nobody gave before")
    assert said.cache_info().currsize == remembered


def test_why_something_cannot_be_is_said_in_the_callers_language(server: Server) -> None:
    bo = server.guest("Bo", "de")
    wish = {"game": "medici", "seats": 9}
    many = bo.post("/api/tables", wish, 422)["text"]
    assert many == "So lässt sich das nicht aufbauen: Medici ist für 2 bis 6 Spieler, nicht für 9."
    where = bo.post("/api/play", {"game": "medici", "seats": 3, "seat": 3}, 422)["text"]
    assert where == "Die Plätze zählen von 0 bis 2."
    text = bo.post("/api/records", {"text": "x" * 100_000}, 422)["text"]
    assert text.startswith("Die Aufzeichnung ist nicht lesbar: Zeile 1: Im Kopf wird „Schlüssel: Wert“ erwartet")
    assert len(text) < 300
    edition = bo.get("/api/games/medici")["editions"][0]
    text = bo.post("/api/records", {"text": f"game: medici\nrules: 1\nedition: {edition}\nseats: 9\n\n"}, 422)["text"]
    assert text == "Die Aufzeichnung ist nicht lesbar: Medici ist für 2 bis 6 Spieler, nicht für 9"


def test_a_name_that_cannot_be_is_refused_in_a_sentence(server: Server) -> None:
    bo = server.guest("Bo", "de")
    for name in ("", "  ", "Bo <3", "x" * 41):
        for call, path, wish in (
            ("PATCH", "/api/me", {"name": name}),
            ("POST", "/api/me/account", {"account": name, "passphrase": "a long one"}),
            ("POST", "/api/tables", {"game": "medici", "seats": 2, "names": ["Bo", name or "<"]}),
        ):
            refused = bo.call(call, path, 422, json=wish)
            assert refused == {"code": "bad-name", "text": "Ein Name hat 1 bis 40 Zeichen, ohne < und >."}


@pytest.mark.parametrize("digits", [10, 30, 900])
def test_a_number_that_no_game_has_is_no_move(server: Server, digits: int) -> None:
    """The rules would refuse it, but no sentence can say it, nor any other language read it."""
    ada = server.guest("Ada", "de")
    table = ada.table(["me"] * 4, game="haendler")
    ada.post(f"/api/tables/{table}/start")
    [first, *_] = ada.state(table)["state"]["waiting"]
    much = "9" * digits
    ask = ada.state(table, seat=first["seat"])["state"]["prompt"]["ask"]
    move = {"type": "move", "ask": ask, "move": f"drive {much} {much} JS", "seat": first["seat"]}
    assert ada.act(table, 422, **move)["code"] == "bad-notation"


def test_a_failure_of_the_house_itself_says_so_and_no_more() -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("a secret in a message")

    async def call() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(Doors(broken, Settings()))) as client:
            return await client.get("http://house/api/me")

    answer = asyncio.run(call())
    assert answer.status_code == 500
    assert answer.json() == {"code": "error", "text": say("en", "error")}


def test_a_statement_that_fails_tells_the_log_no_secret(tmp_path: Path) -> None:
    async def fail() -> str:
        store = Store(Settings(data=str(tmp_path)).url)
        with pytest.raises(SQLAlchemyError) as failed:
            await store.write(lambda connection: connection.execute(text("SELECT :it FROM nowhere"), {"it": "secret"}))
        store.close()
        return str(failed.value)

    said = asyncio.run(fail())
    assert "nowhere" in said
    assert "secret" not in said


def test_a_huge_message_closes_its_socket_only(server: Server) -> None:
    ada, bo, table = two(server)
    watching = ada.watch(table)
    watching.socket.send("x" * 30_000)
    with pytest.raises(ConnectionClosed) as closed:
        watching.drain(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4400
    bo.act(table, type="move", ask=ask_of(bo, table), move="bid 0")


def test_unknown_ids_are_not_found(server: Server) -> None:
    ada = server.guest()
    for path in ("tables/nosuchtable", "tables/%00", "tables/..%2f..", "games/chess", "games/medici/editions/..%2fx"):
        assert ada.http.get(f"/api/{path}").status_code == 404, path
    for path in (
        "/web/..%2f..%2f..%2f..%2fetc%2fpasswd.x",
        "/games/medici/..%2fboard.py",
        "/..%2f__init__.py",
        "/x.js",
    ):
        answer = ada.http.get(path)
        assert answer.status_code == 404, path
        assert "import" not in answer.text


def test_a_strange_key_or_name_or_number_is_refused(server: Server) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    table = ada.table(["me", "open"], private=True)
    assert eve.get(f"/api/tables/{table}", 404, key="\u00e9")["code"] == "no-table"
    eve.post(f"/api/tables/{table}/join", {"key": "\u00e9"}, 404)
    for sign in ("\u2028", "\u2029", "\u0085", "\u202e", "\u2067", "\u200f"):  # ends of lines, what turns them round
        eve.call("PATCH", "/api/me", 422, json={"name": f"Eve{sign}evil: yes"})
    for unseen in ("\u200b", "\u2060", "\ufeff"):
        eve.call("PATCH", "/api/me", 422, json={"name": unseen})
    edition = eve.get("/api/games/medici")["editions"][0]
    header = f"game: medici\nrules: {'9' * 20}\nedition: {edition}\nseats: 2\n\n"
    assert eve.post("/api/records", {"text": header}, 422)["code"] == "bad-record"


def test_what_is_said_commands_no_terminal(server: Server) -> None:
    """A host reads it there: neither the chat nor the players of a record from elsewhere."""
    ada = server.guest("Ada")
    table = ada.table(["me", "open"])
    for code in ("\x1b[2J", "\x9b2J", "\x07", "\x7f"):
        ada.post(f"/api/tables/{table}/chat", {"text": f"hello {code}"}, 422)
    assert ada.post(f"/api/tables/{table}/chat", {"text": "two\r\n\tlines"})["text"] == "two lines"
    edition = ada.get("/api/games/medici")["editions"][0]
    header = f"game: medici\nrules: 1\nedition: {edition}\nseats: 2\nplayers: %s, Bo\n\n"
    for player, shown in (("Zeno", "Zeno"), ("\x1b[2JZeno", "1"), ("\u202eZeno", "1")):
        brought = ada.post("/api/records", {"text": header % player})
        assert brought["chairs"][0]["name"] == shown


def test_a_host_too_long_for_a_picture_is_refused(server: Server) -> None:
    ada = server.guest()
    table = ada.table(["me", "open"])
    answer = ada.http.get(f"/api/tables/{table}/invite.svg", headers={"host": "a" * 5000})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-request")


def test_a_record_does_not_name_a_file_of_this_machine(server: Server, tmp_path: Path) -> None:
    """Not even one that could be read."""
    played = game("medici")
    own = files(played.package) / "editions" / f"{played.editions[0]}.toml"
    (tmp_path / "mine.toml").write_text(own.read_text(encoding="utf-8"), encoding="utf-8")
    header = f"game: medici\nrules: {played.rules}\nedition: {tmp_path / 'mine.toml'}\nseats: 2\n\n"
    assert server.guest().post("/api/records", {"text": header}, 422)["code"] == "bad-record"


def test_a_process_opens_no_more_sockets_than_its_host_allows(tmp_path: Path) -> None:
    with running(tmp_path, FONDACO_VIEWERS="0") as server:
        ada = server.guest()
        table = ada.table(["me", "open"])
        with pytest.raises(InvalidStatus) as refused:
            ada.watch(table)
        assert refused.value.response.status_code == 503


def test_cross_site_calls_are_refused(server: Server) -> None:
    ada = server.guest()
    for headers in (
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://["},
        {"sec-fetch-site": "cross-site"},
        {"origin": f"http://127.0.0.1:{server.port + 1}"},
    ):
        answer = ada.http.post("/api/tables", json={"game": "medici", "seats": 2}, headers=headers)
        assert answer.status_code == 403, headers
        assert answer.json()["code"] == "foreign-origin"
    own = {"origin": server.url, "sec-fetch-site": "same-origin"}
    assert ada.http.post("/api/tables", json={"game": "medici", "seats": 2}, headers=own).status_code == 201


@pytest.mark.parametrize("origins", ["https://one.example, https://two.example", "https://two.example/"])
def test_a_page_may_come_from_the_addresses_its_host_names(origins: str) -> None:
    """However they are written."""
    for origin, is_foreign in (("https://two.example", False), ("https://three.example", True), ("", True)):
        assert foreign(Headers({"origin": origin, "host": "here"}), Settings(origins=origins)) is is_foreign


def test_a_socket_from_a_foreign_page_is_refused(server: Server) -> None:
    ada, _, table = two(server)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/stream"
    cookie = {"cookie": f"fondaco={ada.token}"}
    for origin in ("https://evil.example", "http://["):
        with pytest.raises(InvalidStatus) as refused:
            connect(address, origin=Origin(origin), additional_headers=cookie).__enter__()
        assert refused.value.response.status_code == 403
    with connect(address, origin=Origin(server.url), additional_headers=cookie) as socket:
        assert json.loads(socket.recv())["state"]["view"]["you"] == 0


def opened(caller: Caller, table: str, after: int | None = None) -> int | None:
    """Open a socket; returns how it was closed, if it was."""
    try:
        caller.watch(table, after).close()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None
    return None


def say_a_little(sockets: list[Watching]) -> None:
    """On each; all together it is much."""
    for _ in range(18):
        for one in sockets:
            one.send(type="ping")
    for one in sockets:
        one.drain(PATIENCE)


LOOKING_BACK = ("log", "replay", "course", "record")


def test_floods_are_cut_off_and_others_play_on(tmp_path: Path) -> None:
    """So few calls are allowed that also a slow machine makes a flood of them."""
    with running(tmp_path, FONDACO_CALLS_PER_SECOND="5", FONDACO_GUESTS_PER_MINUTE="3") as server:
        ada, bo, table = two(server)
        watching = ada.watch(table)
        with contextlib.suppress(ConnectionClosed):
            for _ in range(500):
                watching.socket.send('{"type": "ping"}')
        with pytest.raises(ConnectionClosed) as closed:
            watching.drain(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        sockets = [bo.watch(table) for _ in range(6)]
        with pytest.raises(ConnectionClosed):
            say_a_little(sockets)
        with ThreadPoolExecutor(12) as crowd:
            assert 4429 in set(crowd.map(lambda _: opened(bo, table), range(60))), "sockets are a flood too"
        codes = [httpx.post(f"{server.url}/api/guest", json={"name": "x"}).status_code for _ in range(12)]
        assert 429 in codes
        guess = {"account": "ada", "passphrase": "a guess", "old": "a guess", "new": "another", "token": "a guess"}

        def refused(method: str, path: str, names: tuple[str, ...]) -> bool:
            wish = {name: guess[name] for name in names}
            return ada.http.request(method, f"/api/{path}", json=wish).status_code == 429

        for method, path, names in (
            ("POST", "session", ("account", "passphrase")),
            ("POST", "session/link", ("token",)),
            ("POST", "me/account", ("account", "passphrase")),
            ("PUT", "me/passphrase", ("old", "new")),
        ):
            # Now and then, in a minute thrice, a guess is allowed.
            assert any(refused(method, path, names) for _ in range(2)), path
        with ThreadPoolExecutor(12) as crowd:  # all at once
            calls = list(crowd.map(lambda _: ada.http.get("/api/me").status_code, range(60)))
        assert 429 in calls

        def seldom(call: Callable[[], Any]) -> Any:
            """No flood of calls: what is refused is that a match be told once more, which is work."""
            time.sleep(0.25)
            return call()

        looks: list[int] = []
        while 429 not in looks and len(looks) < 99:
            path = f"/api/tables/{table}/{LOOKING_BACK[len(looks) % len(LOOKING_BACK)]}"
            looks.append(seldom(partial(bo.http.get, path)).status_code)
        assert (looks[0], looks[-1]) == (200, 429)
        came = {seldom(lambda: opened(bo, table, after=0)) for _ in range(9)}
        assert 4429 in came, "a socket that asks for old rows looks back too"
        undo = {"type": "undo", "intent": "u", "seq": 99}
        acts = f"/api/tables/{table}/acts"
        undone = {seldom(lambda: bo.http.post(acts, json=undo).status_code) for _ in range(9)}
        assert 429 in undone, "and who takes something back"
        seldom(lambda: bo.act(table, type="move", ask=seldom(lambda: ask_of(bo, table)), move="bid 0"))


@pytest.mark.parametrize(("trusted", "address"), [(False, "10.0.0.1"), (True, "2.2.2.2")])
@pytest.mark.parametrize("said", [["1.1.1.1, 2.2.2.2"], ["1.1.1.1", "2.2.2.2"]])
def test_nobody_comes_from_elsewhere_by_saying_so(said: list[str], trusted: bool, address: str) -> None:
    """What the proxy itself saw stands last; what stands before it anybody may have written."""
    headers = [(b"x-forwarded-for", one.encode()) for one in said]
    caller = HTTPConnection({"type": "http", "headers": headers, "client": ("10.0.0.1", 1)})
    assert address_of(caller, Settings(trust_proxy=trusted)) == address


def test_nobody_reads_anothers_private_stream(server: Server) -> None:
    ada, bo, table = two(server)
    for path in ("state", "log", "replay", "record", "course"):
        assert bo.get(f"/api/tables/{table}/{path}", 403, seat="0")["code"] == "not-yours"
        bo.get(f"/api/tables/{table}/{path}", 403, seat="-9")
        bo.get(f"/api/tables/{table}/{path}", 403, seat="99")
        if path != "state":
            bo.get(f"/api/tables/{table}/{path}", 403, seat="all")
        ada.get(f"/api/tables/{table}/{path}", 200, seat="0")
    watching = bo.watch(table)
    assert watching.ask(type="sit", seat=0)["code"] == "not-yours"
    assert watching.state["view"]["you"] == 1
