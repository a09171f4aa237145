"""A whole match: against bots, with friends, on one device; then looking back at it."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from fondaco.core.game import game
from fondaco.core.record import read_record
from fondaco.server import acts
from fondaco.server.house import House
from fondaco.server.settings import read_settings
from fondaco.server.stream import Watcher, greet
from fondaco.server.table import Table
from fondaco.server.telling import retell
from fondaco.server.wire import TableWish
from server.live import PATIENCE, Caller, Server, Watching, until
from server.tables import play_on, table_with, two


def finished(server: Server, seats: int = 3) -> tuple[Caller, str]:
    ada = server.guest("Ada")
    table = ada.post("/api/play", {"game": "medici", "seats": seats, "bot": "random", "seat": 0})["id"]
    watching = ada.watch(table, after=0)
    play_on(watching)
    assert [row["seq"] for row in watching.rows] == list(range(1, watching.seq + 1))
    watching.close()
    return ada, table


def test_one_call_and_a_match_against_bots_runs(server: Server) -> None:
    ada, table = finished(server)
    shown = ada.get(f"/api/tables/{table}")
    assert shown["status"] == "over"
    assert sorted(shown["result"]["ranks"])[0] == 1
    assert shown["result"]["resigned"] == []
    assert [chair["score"] for chair in shown["chairs"]] == shown["result"]["scores"]
    assert table not in [one["id"] for one in server.guest("Bo").get("/api/tables", which="past")], "it was private"
    [result] = [one for one in ada.get("/api/me/results") if one["table"] == table]
    assert result["rank"] == shown["result"]["ranks"][0]


def test_the_record_of_a_finished_match_is_open_to_all_and_replays(server: Server) -> None:
    ada, table = finished(server)
    key = ada.get(f"/api/tables/{table}")["key"]
    text = server.guest("Bo").get(f"/api/tables/{table}/record", key=key)
    record = read_record(text)
    result = record.replay().result()
    assert result is not None
    assert result.scores == ada.get(f"/api/tables/{table}")["result"]["scores"]
    assert record.notes["scores"] == " ".join(map(str, result.scores)), "so that one cut short is refused"
    brought = ada.post("/api/records", {"text": text})
    assert brought["status"] == "imported"
    elsewhere = text.replace("date: ", "event: by the fire\ndate: 19")
    brought = ada.post("/api/records", {"text": elsewhere})
    assert ada.get(f"/api/tables/{brought['id']}/record") == elsewhere, "who takes it home finds it as it came"
    assert ada.get(f"/api/tables/{brought['id']}/replay", to=0)["plies"] == len(record.plies)


def test_a_match_is_stepped_through_by_ply_from_any_seat(server: Server) -> None:
    ada, table = finished(server)
    for seat in ("0", "2", "none", "all"):
        frames: list[Any] = []
        while True:
            answer = ada.get(f"/api/tables/{table}/replay", seat=seat, **{"from": len(frames), "to": len(frames) + 99})
            frames += answer["frames"]
            if len(frames) == answer["plies"] + 1:
                break
        assert [frame["ply"] for frame in frames] == list(range(len(frames)))
        assert frames[-1]["view"]["result"] is not None
    course = ada.get(f"/api/tables/{table}/course")
    assert course["money"][-1][1] == ada.get(f"/api/tables/{table}")["result"]["scores"]


def test_the_log_speaks_the_readers_language_and_pages_back(server: Server) -> None:
    ada, table = finished(server)
    rows = ada.get(f"/api/tables/{table}/log", limit=5)["rows"]
    earlier = ada.get(f"/api/tables/{table}/log", limit=5, before=rows[0]["seq"])["rows"]
    assert [row["seq"] for row in earlier] == list(range(rows[0]["seq"] - 5, rows[0]["seq"]))
    told = ada.get(f"/api/tables/{table}/log", limit=500, lang="de")["rows"]
    sentences = [event["text"] for row in told for event in row["events"]]
    assert any("zieht" in sentence for sentence in sentences)
    assert not any("{" in sentence for sentence in sentences)


def test_two_people_a_bot_and_a_spectator_at_one_table(server: Server) -> None:
    ada, bo, eve = server.guest("Ada"), server.guest("Bo", "de"), server.guest("Eve")
    table = ada.table(["me", "open", "random"])
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    one, two, three = ada.watch(table), bo.watch(table), eve.watch(table)
    assert three.state["view"]["you"] is None
    assert three.prompt is None
    play_on(one, two)
    three.until(lambda it: it.state["status"] == "over")
    one.until(lambda it: it.seq == three.seq)
    assert [row["seq"] for row in three.rows] == list(range(three.rows[0]["seq"], three.seq + 1))
    assert one.state["view"]["money"] == three.state["view"]["money"]


def test_a_reconnect_misses_nothing_and_repeats_nothing(server: Server) -> None:
    ada, bo, table = two(server)
    steady = ada.watch(table, after=0)
    flaky = bo.watch(table, after=0)
    seen = list(flaky.rows)
    rng = random.Random(4)
    while steady.state["status"] == "running":
        for watching in (steady, flaky):
            watching.drain(0.01)
            if watching.prompt and not watching.prompt["amends"]:
                watching.move(lambda moves: rng.choice([move for move in moves if "weigh" not in move]))
        flaky.close()
        seen += [row for row in flaky.rows if row["seq"] > seen[-1]["seq"]]
        flaky = bo.watch(table, after=seen[-1]["seq"])
        assert all(row["seq"] > seen[-1]["seq"] for row in flaky.hello["rows"])
    flaky.drain()
    seen += [row for row in flaky.rows if row["seq"] > seen[-1]["seq"]]
    assert [row["seq"] for row in seen] == list(range(1, seen[-1]["seq"] + 1))


def test_a_rematch_is_one_table_for_all_who_ask(server: Server) -> None:
    ada, bo, table = two(server)
    ada.post(f"/api/tables/{table}/rematch", expect=409)
    play_on(ada.watch(table), bo.watch(table))
    first = ada.post(f"/api/tables/{table}/rematch")
    second = bo.post(f"/api/tables/{table}/rematch")
    assert first["id"] == second["id"] != table
    assert second["status"] == "running"
    server.guest("Eve").post(f"/api/tables/{table}/rematch", expect=403)


def test_a_rematch_whose_maker_left_is_made_again(server: Server) -> None:
    ada, bo, table = two(server)
    ada.act(table, type="propose", what="end")
    bo.act(table, type="vote", proposal=bo.state(table)["state"]["proposals"][0]["proposal"], agree=True)
    first = ada.post(f"/api/tables/{table}/rematch")
    ada.post(f"/api/tables/{first['id']}/leave")
    second = bo.post(f"/api/tables/{table}/rematch")
    assert second["id"] != first["id"]
    assert ada.post(f"/api/tables/{table}/rematch")["id"] == second["id"]


def asked(seat: int) -> Callable[[Watching], bool]:
    """Is this seat, who holds the device, asked something?"""
    return lambda it: it.prompt is not None and it.prompt["seat"] == seat


class TestOneDevice:
    """Hot-seat: the device changes hands, and a curtain hangs until it has."""

    @pytest.fixture
    def device(self, server: Server) -> Watching:
        ada = server.guest("Ada")
        table = ada.table(["me", "me"], game="parlour", names=["Ada", "Bo"])
        ada.post(f"/api/tables/{table}/start")
        return ada.watch(table)

    def test_nobodys_secrets_show_before_the_device_is_handed_over(self, device: Watching) -> None:
        assert device.state["curtain"] == {"seat": 0, "text": "Hand the device to Ada."}
        assert device.state["prompt"] is None
        assert device.state["view"]["cards"] == [None, None]
        device.ask(type="sit", seat=0)
        device.until(lambda it: it.prompt)
        assert device.state["view"]["cards"][0] is not None
        assert device.state["view"]["cards"][1] is None
        other = device.ask(type="move", ask=device.prompt["ask"], move="bid 0", seat=1)
        assert other["code"] == "not-yours", "who holds the device moves for nobody else"

    def test_the_curtain_falls_by_itself_when_the_other_is_asked(self, device: Watching) -> None:
        device.ask(type="sit", seat=0)
        device.until(lambda it: it.prompt)
        assert device.move(lambda moves: moves[0])["ok"]
        device.until(lambda it: it.state["curtain"])
        assert device.state["curtain"]["seat"] == 1
        assert device.state["view"]["cards"] == [None, None]
        for seat in (None, 0, 1):
            assert device.ask(type="move", ask=device.seq, move="bid 0", seat=seat)["code"] == "not-yours"

    def bids_opened(self, device: Watching) -> int:
        """Both bid; who won weighs once, and holds the device."""
        for seat in (0, 1):
            device.ask(type="sit", seat=seat)
            device.until(asked(seat))
            assert device.move(lambda moves: moves[0])["ok"]
        winner = int(device.state["view"]["winner"])
        device.ask(type="sit", seat=winner)
        device.until(asked(winner))
        assert device.move(lambda moves: "weigh left")["ok"]
        device.until(lambda it: it.state["undo"])
        return winner

    def covered(self, device: Watching, seat: int) -> bool:
        """Nothing of anybody shows, and the device is to be handed to `seat`."""
        return (
            device.state["curtain"] is not None
            and device.state["curtain"]["seat"] == seat
            and device.state["prompt"] is None
            and device.state["view"]["cards"] == [None, None]
        )

    def test_the_curtain_is_drawn_on_demand(self, device: Watching) -> None:
        winner = self.bids_opened(device)
        device.ask(type="cover")
        device.until(lambda it: it.state["curtain"])
        assert self.covered(device, winner)

    def test_the_curtain_hangs_after_an_undo(self, device: Watching) -> None:
        winner = self.bids_opened(device)
        read = len(device.raw)
        assert device.ask(type="undo", seq=device.state["undo"])["ok"]
        device.until(lambda it: it.rows[-1]["kind"] == "undo")
        assert self.covered(device, winner)
        assert all("weighed" not in text for text in device.raw[read:])
        device.ask(type="sit", seat=winner)
        device.until(asked(winner))

    def test_the_curtain_hangs_after_a_reconnect(self, device: Watching) -> None:
        winner = self.bids_opened(device)
        seen = device.seq
        device.close()
        again = Watching(device.caller, device.id, after=seen - 1)
        assert self.covered(again, winner)
        assert not again.ask(type="move", ask=seen, move="take 0")["ok"], "nobody moves behind the curtain"


def watched(append: Callable[[SimpleNamespace], None]) -> tuple[Table, list[bytes]]:
    """A table that asks seat 0, whose rows `append` writes, and what the device at it hears."""
    p = game("medici").start(2, {"start": 0})
    p.play(-1, game("medici").parse("tile C5"))
    table = table_with(p)
    heard: list[bytes] = []
    device: SimpleNamespace = SimpleNamespace(
        person="person 0", language="en", sitting=0, eyes=lambda: (device.sitting, None), send=heard.append
    )

    async def write(_: object) -> None:
        append(device)

    table.hall = SimpleNamespace(store=SimpleNamespace(append=write), attend=lambda _: None)  # type: ignore[assignment]
    table.viewers = [device]  # type: ignore[assignment]
    return table, heard


def test_a_device_may_change_hands_while_a_move_is_written() -> None:
    table, heard = watched(lambda device: setattr(device, "sitting", 1))
    asyncio.run(acts.move(table, 0, "person 0", "stops", 1, "stop"))
    assert json.loads(heard[0])["rows"][0]["move"] == "stop"


def test_those_who_look_back_take_turns_beside_those_who_play(tmp_path: Path) -> None:
    """However many there are, one thread is enough to keep a processor busy."""
    at_once: list[int] = []
    busy = threading.Semaphore(9)

    def retell() -> None:
        with busy:
            at_once.append(9 - busy._value)
            time.sleep(0.01)

    async def look() -> None:
        house = House(read_settings({}, data=str(tmp_path)))
        await asyncio.gather(*(house.look_back(retell) for _ in range(9)))
        house.store.close()

    asyncio.run(look())
    assert at_once == [1] * 9


def test_nobody_is_left_at_a_table_that_went_while_they_came_in(tmp_path: Path) -> None:
    """They are told to come again, and have then another table or none."""
    told: list[int] = []

    async def come() -> bool:
        house = House(read_settings({}, data=str(tmp_path)))
        await house.open()
        ada, _ = await house.people.guest("Ada", "en")
        table = await house.lobby.create(TableWish(game="medici", seats=2), ada)
        house.hall.forget(table)
        line = SimpleNamespace(leave=told.append, say=lambda _: pytest.fail("hello at a table that is no more"))
        await greet(Watcher(house, table, line, ada, None, "en", "ada"), None)  # type: ignore[arg-type]
        await house.close()
        return bool(table.viewers)

    assert asyncio.run(come()) is False
    assert told == [4410]


def test_who_comes_back_to_a_long_match_keeps_nobody_waiting_and_misses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the rows they missed are told again, the others play on."""
    held, going = threading.Event(), threading.Event()

    def slowly(*told: Any) -> Any:
        going.set()
        assert held.wait(PATIENCE)
        return retell(*told)

    async def come() -> dict[str, Any]:
        house = House(read_settings({"FONDACO_BOT_PAUSE": "3600"}, data=str(tmp_path)))
        await house.open()
        ada, _ = await house.people.guest("Ada", "en")
        wish = TableWish(game="medici", seats=2, chairs=["me", "random"], options={"start": 0})
        table = await house.lobby.create(wish, ada)
        await house.lobby.start(table, ada, None)
        monkeypatch.setattr("fondaco.server.stream.retell", slowly)
        reading = asyncio.ensure_future(house.look_back(held.wait, PATIENCE))
        said: list[bytes] = []

        def say(message: bytes) -> bool:
            said.append(message)
            return True

        line = SimpleNamespace(say=say, leave=lambda _: None)
        watcher = Watcher(house, table, line, ada, None, "en", "ada")  # type: ignore[arg-type]
        coming = asyncio.ensure_future(greet(watcher, 0))
        assert await asyncio.to_thread(going.wait, PATIENCE), "nor do they wait for those who only read"
        assert table.match is not None
        await asyncio.wait_for(acts.move(table, 0, ada.id, "stops", table.match.asks[0].seq, "stop"), PATIENCE / 2)
        held.set()
        await coming
        await reading
        await house.close()
        return dict(json.loads(said[0]))

    hello = asyncio.run(come())
    assert [row["move"].split()[0] for row in hello["rows"]] == ["tile", "stop"]
    assert hello["state"]["view"]["ply"] == 2


def test_nobody_hears_of_a_move_that_could_not_be_written() -> None:
    def full(_: object) -> None:
        raise OSError("the disk is full")

    table, heard = watched(full)
    before = table.match
    with pytest.raises(OSError, match="full"):
        asyncio.run(acts.move(table, 0, "person 0", "stops", 1, "stop"))
    assert heard == []
    assert table.match is before
    assert table.unsure, "it may have been written all the same: the log is read before anything else"


def test_hot_seat_needs_the_named_seat_over_http(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.table(["me", "me"], game="parlour")
    ada.post(f"/api/tables/{table}/start")
    assert ada.state(table)["state"]["prompt"] is None
    prompt = ada.state(table, seat="1")["state"]["prompt"]
    ada.act(table, 403, type="move", ask=prompt["ask"], move="bid 0")
    ada.act(table, type="move", ask=prompt["ask"], move="bid 0", seat=1)


def test_a_long_table_opens_quickly_after_a_restart(server: Server) -> None:
    """Here only that it opens; benchmarks/server measures how fast."""
    ada, table = finished(server)
    assert until(lambda: ada.state(table)["seq"]) == ada.get(f"/api/tables/{table}")["seq"]
