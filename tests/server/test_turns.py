"""Play over days: standing orders, clocks, timeouts, stand-ins, reminders."""

from __future__ import annotations

import asyncio
import http.server
import random
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import create_engine

from fondaco.core.game import game
from fondaco.core.moves import CHANCE
from fondaco.server import schema
from fondaco.server.clocks import Clock
from fondaco.server.hall import Hall
from fondaco.server.match import Opening, refold
from fondaco.server.orders import amount, fitting
from fondaco.server.reminders import Letter, Reminders, claim, send
from fondaco.server.rows import Row
from fondaco.server.settings import Settings
from fondaco.server.store import Taken
from fondaco.server.table import LEASE, Table
from server.live import PATIENCE, Caller, Server, running, until
from server.tables import ask_of, bid, give, table_with, to_weighing, two


def auction(server: Server) -> tuple[Caller, Caller, str]:
    """Ada makes the lot; Bo will be asked to bid."""
    return two(server, game="medici", options={"start": 0})


class TestStandingOrders:
    def test_nobody_hears_of_an_order_whose_owner_has_given_up_the_seat(self) -> None:
        table = table_with(game("medici").start(2, {"start": 0}))
        table.chairs[0].bot = "random"
        heard: list[object] = []
        table.publish = lambda told, to=None: heard.append(to)  # type: ignore[method-assign]
        hall = object.__new__(Hall)
        hall.on_attend = []
        for seat in (0, 1):
            hall.ordered(table, seat)
        assert heard == ["person 1"]

    def test_up_to_twelve_is_the_lowest_legal_bid(self, server: Server) -> None:
        ada, bo, table = auction(server)
        give(bo, table, verb="bid", most=12, otherwise="pass")
        ada.act(table, type="move", ask=ask_of(ada, table), move="stop")
        until(lambda: ada.state(table)["state"]["view"]["bids"][1] == 1)
        assert bo.get(f"/api/tables/{table}/orders") == []

    @pytest.mark.parametrize(("name", "decision"), [("wind", "Offer"), ("haendler", "Bidding")])
    def test_other_games_in_which_one_bids_know_limits_too(self, name: str, decision: str) -> None:
        rng = random.Random(2)
        p = game(name).start(3)
        while repr(p.decision) != decision:
            seat = rng.choice(p.to_act())
            p.play(seat, p.draw(rng) if seat == CHANCE else rng.choice(p.choices(seat)))
        seat = p.to_act()[0]
        bids = [(amount(move), str(move)) for move in p.choices(seat) if str(move).startswith("bid")]
        least, lowest = min((money, bid) for money, bid in bids if money is not None)
        order = {"move": None, "verb": "bid", "otherwise": None}
        assert str(fitting(p, seat, {**order, "most": least + 3})) == lowest
        assert fitting(p, seat, {**order, "most": least - 1}) is None

    def test_beyond_the_limit_the_other_move_is_made(self, server: Server) -> None:
        ada, bo, table = auction(server)
        give(bo, table, verb="bid", most=0, otherwise="pass")
        ada.act(table, type="move", ask=ask_of(ada, table), move="stop")
        until(lambda: ada.state(table)["state"]["view"]["bids"][1] == 0)

    def test_only_its_owner_sees_an_order_and_the_line_it_leaves(self, server: Server) -> None:
        ada, bo, table = auction(server)
        order = give(bo, table, move="bid 3", otherwise="pass")
        assert bo.state(table)["state"]["orders"][0]["id"] == order["id"]
        assert ada.state(table)["state"]["orders"] == []
        assert ada.get(f"/api/tables/{table}/orders") == []
        ada.call("DELETE", f"/api/tables/{table}/orders/{order['id']}", 404)
        ada.act(table, type="move", ask=ask_of(ada, table), move="stop")
        until(lambda: ada.state(table)["state"]["view"]["bids"][1] == 3)
        lines = [
            next(row for row in caller.get(f"/api/tables/{table}/log")["rows"] if row.get("move") == "bid 3")
            for caller in (ada, bo)
        ]
        assert "by" not in lines[0]
        assert "order" not in str(lines[0])
        assert lines[1]["by"] == "order"

    def test_nobody_else_notices_that_an_order_is_given_or_taken_back(self, server: Server) -> None:
        ada, bo, table = auction(server)
        others, own = ada.watch(table), bo.watch(table)
        order = give(bo, table, move="bid 3")
        own.until(lambda it: it.state["orders"])
        bo.call("DELETE", f"/api/tables/{table}/orders/{order['id']}", 204)
        own.until(lambda it: not it.state["orders"])
        others.drain()
        assert '"state",' not in "".join(others.raw[1:])

    def test_a_move_taken_back_is_not_made_by_its_order_once_more(self, server: Server) -> None:
        ada, bo, table = auction(server)
        give(bo, table, verb="bid", most=12, otherwise="pass", times=5)
        ada.act(table, type="move", ask=ask_of(ada, table), move="stop")
        bo.act(table, type="undo", seq=until(lambda: bo.state(table)["state"]["undo"]))
        time.sleep(0.3)
        assert bo.state(table)["state"]["prompt"]["decision"] == "Bidding"
        give(bo, table, move="bid 3")
        until(lambda: ada.state(table)["state"]["view"]["bids"][1] == 3)

    def test_an_order_is_spent_once_though_another_process_wrote_first(self, tmp_path: Path) -> None:
        with running(tmp_path, FONDACO_ORDER_PAUSE="5") as server:  # until then the row below is written
            ada, bo, table = auction(server)
            give(bo, table, move="bid 3")
            stopped = ada.act(table, type="move", ask=ask_of(ada, table), move="stop")["seq"]
            said = Row(stopped + 1, 0, "consent", {"say": "refuse", "what": "end", "proposal": 0}, time.time())
            with closing(sqlite3.connect(tmp_path / "fondaco.db")) as database, database:
                database.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?)", tuple(said.to_db(table).values()))
            until(lambda: ada.state(table)["state"]["view"]["bids"][1] == 3)
            assert bo.state(table)["seq"] == stopped + 2
            assert bo.get(f"/api/tables/{table}/orders") == []

    def test_an_order_lapses_when_what_it_holds_on_to_changes(self, server: Server) -> None:
        ada, bo, table = auction(server)
        give(bo, table, move="bid 3", otherwise="pass", while_same=["lot"])
        ada.act(table, type="move", ask=ask_of(ada, table), move="draw")
        ada.act(table, type="move", ask=ask_of(ada, table), move="stop")
        until(lambda: bo.state(table)["state"]["orders"] == [])
        assert bo.state(table)["state"]["prompt"]["decision"] == "Bidding"

    def test_an_order_that_makes_no_sense_is_refused(self, server: Server) -> None:
        _, bo, table = auction(server)
        path = f"/api/tables/{table}/orders"
        for wish in (
            {"decision": "Bidding"},
            {"decision": "Bidding", "verb": "bid"},
            {"decision": "Bidding", "verb": "dance", "most": 12},
            {"decision": "Dancing", "move": "pass"},
            {"decision": "Bidding", "move": "dance"},
            {"decision": "Bidding", "move": "pass", "while_same": ["weather"]},
        ):
            bo.post(path, wish, 422)

    def test_a_seat_takes_no_more_orders_than_it_can_mean(self, server: Server) -> None:
        _, bo, table = auction(server)
        for _ in range(20):
            give(bo, table, move="bid 3", while_same=["money"])
        refused = bo.post(f"/api/tables/{table}/orders", {"decision": "Bidding", "move": "bid 3"}, 409)
        assert refused["text"] == "A seat takes no more than 20 standing orders."

    def test_an_order_can_be_taken_back(self, server: Server) -> None:
        _, bo, table = auction(server)
        order = give(bo, table, move="bid 3")
        bo.call("DELETE", f"/api/tables/{table}/orders/{order['id']}", 204)
        assert bo.get(f"/api/tables/{table}/orders") == []


class TestClocks:
    def test_when_time_runs_out_a_bot_makes_that_one_move(self, server: Server) -> None:
        ada, bo, table = two(server, game="medici", options={"start": 0}, clock={"kind": "move", "seconds": 1})
        state = ada.state(table)["state"]
        assert state["waiting"][0]["deadline"] == pytest.approx(state["waiting"][0]["since"] + 1)
        rows = until(lambda: [row for row in bo.get(f"/api/tables/{table}/log")["rows"] if row["kind"] == "timeout"])
        assert rows[0]["actor"] == 0
        moved = [row for row in bo.get(f"/api/tables/{table}/log")["rows"] if row.get("by") == "timeout"]
        assert moved[0]["actor"] == 0
        assert ada.get(f"/api/tables/{table}")["yours"] == [0], "the seat is still hers"
        proposal = bo.act(table, type="propose", what="replace", concerns=0)["seq"]
        assert proposal, "whoever let the clock run out may be replaced"
        assert until(lambda: ada.get(f"/api/tables/{table}")["chairs"][0]["bot"])
        ada.act(table, type="return", seat=0)
        assert ada.get(f"/api/tables/{table}")["yours"] == [0]

    def test_a_bank_runs_down_while_one_thinks(self, server: Server) -> None:
        clock = {"kind": "bank", "seconds": 100, "increment": 50}
        ada, _, table = two(server, game="medici", options={"start": 0}, clock=clock)
        assert ada.state(table)["state"]["banks"] == [100, 100]
        time.sleep(0.3)
        ada.act(table, type="move", ask=ask_of(ada, table), move="stop")
        spent, other = ada.state(table)["state"]["banks"]
        assert 100 < spent < 149.8
        assert other == 100

    def test_to_change_an_answer_costs_no_time_and_gives_none(self, server: Server) -> None:
        """Nobody waits for who has answered."""
        ada, _, table = two(server, clock={"kind": "bank", "seconds": 100, "increment": 10})
        bid(ada, table)
        left = ada.state(table)["state"]["banks"]
        time.sleep(0.2)
        for _ in range(3):
            bid(ada, table)
        assert ada.state(table)["state"]["banks"] == left

    @pytest.mark.parametrize(("increment", "left"), [(2, 5), (8, 8)])
    def test_who_has_used_up_the_bank_still_gets_a_moment(self, increment: float, left: float) -> None:
        match = refold(
            Opening("medici", 3, {"start": 0}, "abacus-2006"), [Row(1, -1, "move", {"move": "tile C5"}, 9.0)]
        )
        match.used[0] = 1_000.0
        assert Clock("bank", 10.0, increment).deadline(match, 0) == 9.0 + left

    def test_a_move_taken_back_gives_no_time_back(self, server: Server) -> None:
        winner, _, table = to_weighing(server, clock={"kind": "move", "seconds": 100})
        before = winner.state(table)["state"]["waiting"][0]["deadline"]
        time.sleep(0.2)
        winner.act(table, type="move", ask=ask_of(winner, table), move="weigh left")
        time.sleep(0.2)
        winner.act(table, type="undo", seq=winner.state(table)["state"]["undo"])
        assert winner.state(table)["state"]["waiting"][0]["deadline"] == pytest.approx(before, abs=0.01)

    @pytest.mark.parametrize(
        ("row", "stands"),
        [
            (Row(3, 0, "move", {"move": "stop"}, 3.0), False),
            (Row(3, 0, "move", {"move": "stop", "by": "timeout"}, 3.0), True),
            (Row(3, 0, "seat", {"bot": "lehrling"}, 3.0), False),
        ],
    )
    def test_whoever_moves_again_is_not_to_be_replaced_any_more(self, row: Row, stands: bool) -> None:
        dealt = Row(1, -1, "move", {"move": "tile C5"}, 1.0)
        proposed = Row(2, 1, "consent", {"say": "propose", "what": "replace", "seat": 0}, 2.0)
        p = game("medici").start(3, {"start": 0})
        match = refold(Opening("medici", 3, p.setup.options, p.setup.edition.name), [dealt, proposed, row])
        assert bool(match.proposals) is stands

    def test_nobodys_clock_runs_out_right_after_a_restart(self, tmp_path: Path) -> None:
        with running(tmp_path) as server:
            ada, _, table = two(server, game="medici", options={"start": 0}, clock={"kind": "move", "seconds": 3})
        with running(tmp_path) as server:
            state = Caller(server.url, "", token=ada.token).state(table)["state"]
            assert state["waiting"][0]["deadline"] > state["now"] + Settings.grace - 20

    def test_play_by_turns_has_days_and_holidays(self, server: Server) -> None:
        ada, _, table = two(server, game="medici", options={"start": 0}, pace="turns")
        waiting = ada.state(table)["state"]["waiting"][0]
        assert waiting["deadline"] - waiting["since"] == pytest.approx(3 * 86_400)
        back = time.time() + 10 * 86_400
        ada.call("PATCH", "/api/me", 200, json={"away_until": back})
        assert ada.state(table)["state"]["waiting"][0]["deadline"] > back
        assert ada.get(f"/api/tables/{table}")["chairs"][0]["away"]

    def test_after_a_holiday_there_is_time_to_think_whoever_looks_anew(self, server: Server) -> None:
        clock = {"kind": "move", "seconds": 60}
        ada, bo, table = two(server, game="medici", options={"start": 0}, pace="turns", clock=clock)
        back = time.time() + 3
        ada.call("PATCH", "/api/me", 200, json={"away_until": back})
        time.sleep(max(0.0, back + 0.1 - time.time()))
        bo.call("PATCH", "/api/me", 200, json={"name": "Bob"})  # the table is read anew
        assert ada.state(table)["state"]["waiting"][0]["deadline"] == pytest.approx(back + 60, abs=0.01)
        assert not ada.get(f"/api/tables/{table}")["chairs"][0]["away"]

    @pytest.mark.parametrize("idle", ["0.2", "900"])
    def test_who_comes_home_early_has_no_more_time_than_all_others(self, tmp_path: Path, idle: str) -> None:
        """Whether or not the table is in memory."""
        with running(tmp_path, FONDACO_IDLE=idle) as server:
            ada, bo = server.guest("Ada"), server.guest("Bo")
            ada.call("PATCH", "/api/me", 200, json={"away_until": time.time() + 3600})
            clock = {"kind": "move", "seconds": 2}
            table = ada.table(["me", "open"], game="medici", options={"start": 0}, pace="turns", clock=clock)
            bo.post(f"/api/tables/{table}/join")
            ada.post(f"/api/tables/{table}/start")
            time.sleep(3)
            with closing(sqlite3.connect(tmp_path / "fondaco.db")) as database:
                asked = "SELECT kind FROM log WHERE kind = 'timeout'"
                assert database.execute(asked).fetchall() == []
                ada.call("PATCH", "/api/me", 200, json={"away_until": 0})
                until(lambda: database.execute(asked).fetchall(), LEASE - 5)  # not only when somebody must look anyway


class Mailbox(http.server.BaseHTTPRequestHandler):
    """Something that takes reminders."""

    letters: list[str] = []

    def do_POST(self) -> None:
        self.letters.append(self.rfile.read(int(self.headers["content-length"])).decode())
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"{}")

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def mailbox() -> Iterator[int]:
    box = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Mailbox)
    threading.Thread(target=box.serve_forever, daemon=True).start()
    Mailbox.letters.clear()
    yield box.server_address[1]
    box.shutdown()


def test_a_reminder_reads_no_file_and_calls_no_machine_that_its_address_names(
    server: Server, mailbox: int, tmp_path: Path
) -> None:
    """Neither by an argument, nor behind a comma; not even from an address that was kept before."""
    (tmp_path / "letter.json").write_text("{}")
    box = f"ntfy://127.0.0.1:{mailbox}/Ada"
    for address in (f"{box}?attach={tmp_path}/letter.json", f"discord://{'1' * 24}/{'a' * 64}?template=/etc/x.json"):
        server.guest().call("PATCH", "/api/me", 422, json={"notify": [address]})
    send([f"{box}?tags=x", f"ntfy://127.0.0.1:1/a, json://127.0.0.1:{mailbox}/inside"], "title", "body")
    assert Mailbox.letters == []
    send([box], "title", "body")
    assert len(Mailbox.letters) == 1


def test_an_address_that_no_reminder_can_reach_is_refused_and_not_logged(server: Server) -> None:
    for address in ("mailto://Ada", "slack://geheim", "tgram://geheim", "discord://geheim"):
        server.guest().call("PATCH", "/api/me", 422, json={"notify": [address]})
    send(["slack://geheim"], "title", "body")
    assert "geheim" not in server.errors.read_text()


def test_a_machine_that_takes_no_reminders_keeps_nobody_else_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    hangs = threading.Event()
    monkeypatch.setattr("fondaco.server.reminders.send", lambda *_: hangs.wait())
    laid = table_with(game("medici").start(2, {"start": 0}))

    async def write(_: object) -> Letter:
        return Letter("Ada", "en", ["ntfy://nowhere/ada"])

    async def remind() -> None:
        hall = object.__new__(Hall)
        hall.settings, hall.store = Settings(), SimpleNamespace(write=write)  # type: ignore[assignment]
        reminders = Reminders(hall)
        sent = asyncio.gather(*(reminders.remind(laid, 0, ask) for ask in range(100)))
        await asyncio.sleep(0)
        try:
            await asyncio.wait_for(asyncio.to_thread(int), PATIENCE)
        finally:
            hangs.set()
            await sent

    asyncio.run(remind())


def test_of_all_processes_and_lives_one_reminds_of_an_ask() -> None:
    engine = create_engine("sqlite://")
    schema.meta.create_all(engine)
    with engine.connect() as connection:
        connection.execute(schema.people.insert().values(id="ada", name="Ada", created=1.0))
        reminded = [claim(connection, "t", 0, ask, "ada") is not None for ask in (3, 3, 2, 5)]
    assert reminded == [True, False, False, True]


def with_letters(caller: Caller, mailbox: int) -> None:
    address = f"ntfy://127.0.0.1:{mailbox}/{caller.me['name']}"
    caller.call("PATCH", "/api/me", 200, json={"notify": [address]})


def test_after_a_restart_whoever_is_waited_for_is_reminded_all_the_same(tmp_path: Path, mailbox: int) -> None:
    """Though nobody has opened the table since."""
    with running(tmp_path, FONDACO_REMIND_AFTER="3600") as server:
        ada, _, table = two(server, game="medici", options={"start": 0}, pace="turns")
        with_letters(ada, mailbox)
    with running(tmp_path, FONDACO_REMIND_AFTER="1"):
        assert until(lambda: [letter for letter in Mailbox.letters if table in letter])


def test_after_a_long_holiday_and_a_restart_one_is_reminded_too(tmp_path: Path, mailbox: int) -> None:
    with running(tmp_path, FONDACO_REMIND_AFTER="3600") as server:
        ada, _, table = two(server, game="medici", options={"start": 0}, pace="turns")
        with_letters(ada, mailbox)
        ada.call("PATCH", "/api/me", 200, json={"away_until": time.time() + 1})
    with closing(sqlite3.connect(tmp_path / "fondaco.db")) as database, database:
        database.execute("UPDATE tables SET touched = touched - 8 * 86400")
    with running(tmp_path, FONDACO_REMIND_AFTER="1"):
        assert until(lambda: [letter for letter in Mailbox.letters if table in letter])


def test_nobody_is_reminded_who_moved_since_the_table_left_the_memory(tmp_path: Path, mailbox: int) -> None:
    with running(tmp_path, FONDACO_REMIND_AFTER="10", FONDACO_IDLE="0.2") as server:
        ada, bo = server.guest("Ada"), server.guest("Bo")
        with_letters(ada, mailbox)
        table = ada.table(["me", "open"], game="medici", options={"start": 0}, pace="turns")
        bo.post(f"/api/tables/{table}/join")
        ada.post(f"/api/tables/{table}/start")
        asked = time.time()
        until(lambda: "fondaco_tables 0" in ada.get("/metrics"))
        ada.act(table, type="move", ask=ask_of(ada, table), move="stop")
        time.sleep(max(0.0, asked + 11 - time.time()))
    assert Mailbox.letters == []


def test_nobody_is_reminded_on_holiday_but_when_it_is_over(tmp_path: Path, mailbox: int) -> None:
    with running(tmp_path, FONDACO_REMIND_AFTER="0.5") as server:
        ada, bo = server.guest("Ada"), server.guest("Bo")
        with_letters(ada, mailbox)
        back = time.time() + 6
        ada.call("PATCH", "/api/me", 200, json={"away_until": back})
        table = ada.table(["me", "open"], game="medici", options={"start": 0}, pace="turns")
        bo.post(f"/api/tables/{table}/join")
        ada.post(f"/api/tables/{table}/start")
        assert ada.get(f"/api/tables/{table}")["chairs"][0]["away"], "though the table is new"
        assert until(lambda: [letter for letter in Mailbox.letters if table in letter])
        assert time.time() >= back


def test_of_two_processes_that_remind_at_one_moment_the_slower_keeps_quiet(caplog: pytest.LogCaptureFixture) -> None:
    p = game("medici").start(2, {"start": 0})
    p.play(-1, game("medici").parse("tile C5"))
    laid = table_with(p)
    laid.info.pace = "turns"

    async def table(match: str) -> Table:
        return laid

    async def write(_: object) -> None:
        raise Taken("somebody else's")

    async def remind() -> None:
        hall = object.__new__(Hall)
        hall.settings, hall.tasks, hall.table = Settings(remind_after=0), set(), table  # type: ignore[method-assign]
        hall.store = SimpleNamespace(write=write)  # type: ignore[assignment]
        Reminders(hall).attend(laid)
        await asyncio.gather(*hall.tasks)

    asyncio.run(remind())
    assert caplog.records == []


def test_whoever_is_waited_for_is_reminded_unless_an_order_answered_or_they_look_on(
    tmp_path: Path, mailbox: int
) -> None:
    with running(tmp_path, FONDACO_REMIND_AFTER="3") as server:
        with_letters(server.guest("Cy"), mailbox)  # the first address is looked at for longer
        ada, bo, table = two(server, game="medici", options={"start": 0}, pace="turns")
        for caller in (ada, bo):
            with_letters(caller, mailbox)
        assert until(lambda: [letter for letter in Mailbox.letters if table in letter])
        give(bo, table, move="pass")
        ada.act(table, type="move", ask=ask_of(ada, table), move="stop")
        until(lambda: ada.state(table)["state"]["view"]["bids"][1] == 0)
        looks_on = bo.watch(table)
        ada.act(table, type="move", ask=ask_of(ada, table), move="bid 1")
        assert ask_of(bo, table)
        time.sleep(4)
        looks_on.close()
        to_bo = [letter for letter in Mailbox.letters if "Bo" in letter]
        assert to_bo == []
        ada.call("PATCH", "/api/me", 422, json={"notify": ["json://127.0.0.1/inside"]})
