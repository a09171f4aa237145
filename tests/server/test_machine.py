"""Several clients, in any order, with duplicates, disconnects and restarts. The model is the plain engine."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from parlour.game import PARLOUR

from fondaco.core.errors import Illegal
from server.live import Forked, Watching, new_intent

SEATS = 3


def test_clients_in_any_order_see_what_the_plain_engine_says(tmp_path: Path) -> None:
    server = Forked(tmp_path).start()
    callers = [server.guest(name) for name in "ABC"]

    class House(RuleBasedStateMachine):
        def __init__(self) -> None:
            super().__init__()
            self.sockets: dict[int, Watching | None] = {}
            self.seen: dict[int, list[Any]] = {seat: [] for seat in range(SEATS)}
            self.sent: list[tuple[int, dict[str, Any], Any]] = []

        # The model: the plain engine, fed with the rows of the log

        def rows(self) -> list[tuple[int, int, str, dict[str, Any]]]:
            with sqlite3.connect(f"file:{server.data / 'fondaco.db'}?mode=ro", uri=True) as database:
                found = database.execute(
                    "SELECT seq, actor, kind, body FROM log WHERE match = ? ORDER BY seq", (self.table,)
                ).fetchall()
            return [(seq, actor, kind, json.loads(body)) for seq, actor, kind, body in found]

        def model(self) -> Any:
            rows = self.rows()
            gone = {seq for _, _, kind, body in rows if kind == "undo" for seq in body["takes"]}
            p = PARLOUR.start(SEATS)
            for seq, actor, kind, body in rows:
                if kind == "move" and seq not in gone:
                    p.play(actor, PARLOUR.parse(body["move"]))
            return p

        # What clients do

        @initialize()
        def sit_down(self) -> None:
            self.table = callers[0].table(["me", "open", "open"], game="parlour")
            for caller in callers[1:]:
                caller.post(f"/api/tables/{self.table}/join")
            callers[0].post(f"/api/tables/{self.table}/start")

        def prompt(self, seat: int) -> Any:
            return callers[seat].state(self.table)["state"]["prompt"]

        @rule(seat=st.integers(0, SEATS - 1), data=st.data(), doubled=st.booleans(), by_socket=st.booleans())
        def move(self, seat: int, data: st.DataObject, doubled: bool, by_socket: bool) -> None:
            prompt = self.prompt(seat)
            if prompt is None:
                return
            choices = [choice["move"] for choice in prompt["choices"]]
            chosen = data.draw(st.sampled_from([*choices, "bid 5", "take 1", "take 7", "shout 2"]))
            act = {"type": "move", "intent": new_intent(), "ask": prompt["ask"], "move": chosen}
            answers = [self.send(seat, act, by_socket) for _ in range(1 + doubled)]
            before = self.model()
            assert answers[0] == answers[-1]
            self.sent.append((seat, act, answers[0]))
            if not answers[0]["ok"]:
                with pytest.raises(Illegal) as illegal:
                    before.check(seat, PARLOUR.parse(chosen))
                assert illegal.value.code == answers[0]["code"]

        def send(self, seat: int, act: dict[str, Any], by_socket: bool) -> dict[str, Any]:
            socket = self.sockets.get(seat)
            if socket is not None and by_socket:
                socket.answers.pop(act["intent"], None)
                answer = socket.ask(**act)
                return {key: answer[key] for key in ("ok", "seq", "code") if key in answer}
            answer = callers[seat].http.post(f"/api/tables/{self.table}/acts", json=act)
            known = {key: value for key, value in answer.json().items() if key in ("seq", "code")}
            return {"ok": answer.status_code == 200, **known}

        @precondition(lambda self: self.sent)
        @rule(data=st.data(), by_socket=st.booleans())
        def send_again(self, data: st.DataObject, by_socket: bool) -> None:
            """An old intent, late: accepted ones get their seq again, others stay refused."""
            seat, act, first = data.draw(st.sampled_from(self.sent))
            before = len(self.rows())
            answer = self.send(seat, act, by_socket)
            assert answer["ok"] == first["ok"]
            if first["ok"]:
                assert answer["seq"] == first["seq"]
            assert len(self.rows()) == before

        @precondition(lambda self: self.sent)
        @rule(data=st.data())
        def answer_an_old_question(self, data: st.DataObject) -> None:
            seat, act, first = data.draw(st.sampled_from(self.sent))
            prompt = self.prompt(seat)
            if first["ok"] and (prompt is None or prompt["ask"] != act["ask"]):
                late = self.send(seat, {**act, "intent": new_intent()}, False)
                assert not late["ok"]
                assert late["code"] in ("stale", "over")

        @rule(seat=st.integers(0, SEATS - 1))
        def take_back(self, seat: int) -> None:
            state = callers[seat].state(self.table)["state"]
            if state["undo"] is None:
                return
            rows = {row[0]: row for row in self.rows()}
            assert rows[state["undo"]][1] == seat, "one takes back one's own"
            callers[seat].act(self.table, type="undo", seq=state["undo"])

        @rule(seat=st.integers(0, SEATS - 1))
        def connect(self, seat: int) -> None:
            if self.sockets.get(seat) is None:
                seen = self.seen[seat]
                socket = callers[seat].watch(self.table, after=seen[-1]["seq"] if seen else 0)
                self.sockets[seat] = socket

        @rule(seat=st.integers(0, SEATS - 1))
        def disconnect(self, seat: int) -> None:
            socket = self.sockets.get(seat)
            if socket is not None:
                self.seen[seat] += socket.rows
                socket.close()
                self.sockets[seat] = None

        @rule()
        def die_and_rise(self) -> None:
            for seat in range(SEATS):
                self.disconnect(seat)
            server.kill()
            server.start()

        # What must hold

        @invariant()
        def everybody_sees_what_the_engine_says(self) -> None:
            if not hasattr(self, "table"):
                return
            p = self.model()
            for seat, caller in enumerate(callers):
                state = caller.state(self.table)["state"]
                assert state["view"] == json.loads(json.dumps(p.view(seat)))
                listed = [choice["move"] for choice in state["prompt"]["choices"]] if state["prompt"] else []
                assert listed == [str(move) for move in p.choices(seat)]

        @invariant()
        def nothing_is_missed_and_nothing_comes_twice(self) -> None:
            last = len(self.rows()) if hasattr(self, "table") else 0
            for seat, socket in self.sockets.items():
                if socket is not None:
                    socket.until(lambda it: it.seq == last)
                    told = [row["seq"] for row in (*self.seen[seat], *socket.rows)]
                    assert told == list(range(1, last + 1))

        def teardown(self) -> None:
            for socket in self.sockets.values():
                if socket is not None:
                    socket.close()

    chosen = settings(max_examples=8, stateful_step_count=15, deadline=None, suppress_health_check=list(HealthCheck))
    try:
        run_state_machine_as_test(House, settings=chosen)
    finally:
        server.stop()
