"""Bots at the table: a crashed, slow or cheating one never stalls it, and the log says so."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import textwrap
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from fondaco.core.game import game
from fondaco.core.play import Ask, ask_of
from fondaco.server.bots import BotDesk
from fondaco.server.pool import Mind, Pool
from fondaco.server.refusal import Refusal
from fondaco.server.settings import Settings
from fondaco.server.table import Chair
from server.live import PATIENCE, Server, running, until
from server.tables import table_with, where_several_are_asked

BOTS = {
    "crashes": "raise SystemExit(3)",
    "sleeps": "time.sleep(60)",
    "babbles": "print('not json', flush=True)",
    "cheats": "print(json.dumps({'id': asked['id'], 'move': 'bid 9999'}), flush=True)",
    "mumbles": "print(json.dumps({'id': asked['id'], 'move': 'abracadabra'}), flush=True)",
    "passes": "print(json.dumps({'id': asked['id'], 'move': asked['choices'][0]}), flush=True)",
}


def guests(folder: Path) -> str:
    """A file that names these bots; all write what they hear to `heard.jsonl` beside it."""
    listed = []
    for name, deed in BOTS.items():
        program = folder / f"{name}.py"
        program.write_text(
            textwrap.dedent(f"""
                import json, sys, time
                for line in sys.stdin:
                    asked = json.loads(line)
                    with open({str(folder / "heard.jsonl")!r}, "a") as heard:
                        heard.write(line)
                    {deed}
            """)
        )
        listed.append(f"[{name}]\ncommand = [{sys.executable!r}, {str(program)!r}]\n")
    (folder / "bots.toml").write_text("\n".join(listed))
    return str(folder / "bots.toml")


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that soon thinks a bot too slow."""
    folder = tmp_path_factory.mktemp("bots")
    soon = {"FONDACO_BOT_SECONDS": "0.5", "FONDACO_BOT_LOADING": "4"}
    with running(folder / "house", FONDACO_BOTS_FILE=guests(folder), **soon) as found:
        yield found


@pytest.mark.parametrize("bot", [name for name in BOTS if name != "passes"])
def test_a_bot_that_fails_is_replaced_for_that_move(hurried: Server, bot: str) -> None:
    ada = hurried.guest("Ada")
    table = ada.post("/api/play", {"game": "medici", "seats": 2, "bot": bot, "seat": 1, "options": {"start": 0}})["id"]
    rows = until(lambda: [row for row in ada.get(f"/api/tables/{table}/log")["rows"] if row["actor"] == 0])
    assert rows[0]["by"] == "fallback"
    assert "simpler" in rows[0]["text"]


def test_a_bot_in_another_language_needs_only_the_pipe(tmp_path: Path) -> None:
    with running(tmp_path / "house", FONDACO_BOTS_FILE=guests(tmp_path)) as server:
        ada = server.guest("Ada")
        table = ada.post("/api/play", {"game": "parlour", "seats": 2, "bot": "passes", "seat": 1})["id"]
        rows = until(lambda: [row for row in ada.get(f"/api/tables/{table}/log")["rows"] if row["actor"] == 0])
    assert rows[0]["by"] == "bot"
    asked = json.loads((tmp_path / "heard.jsonl").read_text().splitlines()[-1])
    assert asked["view"]["you"] == asked["seat"] == 0
    assert asked["view"]["cards"][1] is None, "a bot is shown its own card and no other"
    assert asked["heard"][:2] == [f"* deal {asked['view']['cards'][0]}", "* deal ?"]
    told = {"protocol", "id", "bot", "game", "seat", "view", "choices", "forms", "heard", "seed", "seconds"}
    assert set(asked) == told


def test_no_bot_is_shown_the_way_to_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FONDACO_DATABASE", "postgresql://fondaco:secret@db/fondaco")
    monkeypatch.setenv("CARLA_HOME", "/opt/carla")
    program = """
        import json, os
        asked = json.loads(input())
        print(json.dumps({"id": asked["id"], "move": " ".join(os.environ)}))
    """
    mind = Mind([sys.executable, "-c", textwrap.dedent(program)], 20)

    async def ask() -> Any:
        answer = await mind.ask({"id": 1}, 20)
        assert mind.process is not None
        await mind.process.communicate()  # until it has ended, before its loop does
        return answer

    answer = asyncio.run(ask())
    assert "FONDACO" not in answer["move"]
    assert "CARLA_HOME" in answer["move"], "what its own program needs it has"


def test_a_bot_without_a_choice_seems_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or all would see that it holds no card to play."""
    pool = Pool(1, "", 0)
    deep, none = (SimpleNamespace(game=game("genua"), choices=range(number)) for number in (3, 1))

    async def thinks(_: str, ask: Ask, __: float) -> tuple[str, bool]:
        await asyncio.sleep(0.1 if len(ask.choices) > 1 else 0)
        return "pass", False

    async def took(ask: Any) -> float:
        began = time.monotonic()
        await pool.answer("doge", ask, 5)
        return time.monotonic() - began

    async def play() -> tuple[float, float]:
        return await took(deep), await took(none)

    monkeypatch.setattr(pool, "first_answer", thinks)
    assert min(asyncio.run(play())) >= 0.1


def test_who_waits_too_long_for_a_process_gets_a_simpler_move() -> None:
    p = game("medici").start(2, {"start": 0})
    p.play(-1, game("medici").parse("tile C5"))

    async def starve() -> tuple[str, bool]:
        pool = Pool(1, "", 0)
        pool.own.get_nowait()  # somebody else's tables keep it busy
        return await asyncio.wait_for(pool.answer("geselle", ask_of(p, 0, random.Random(1)), 0.1), PATIENCE)

    move, fallback = asyncio.run(starve())
    assert move in [str(choice) for choice in p.choices(0)]
    assert fallback


def test_the_houses_own_bots_speak_the_same_protocol(tmp_path: Path) -> None:
    p = game("medici").start(2, {"start": 0})
    p.play(-1, game("medici").parse("tile C5"))
    asked = {
        "protocol": 1,
        "id": 7,
        "bot": "greedy",
        "game": "medici",
        "seat": 0,
        "view": p.view(0, memory=True),
        "choices": [str(move) for move in p.choices(0)],
        "forms": [],
        "seed": "1",
        "seconds": 5,
    }
    questions = [asked, {**asked, "id": 8, "bot": "kasparov"}]
    done = subprocess.run(
        [sys.executable, "-m", "fondaco.bots.stdio"],
        input="".join(f"{one}\n" for one in ("no JSON", "[]", *map(json.dumps, questions))),
        capture_output=True,
        text=True,
        env={**os.environ},
        timeout=60,
    )
    *unread, good, bad = (json.loads(line) for line in done.stdout.splitlines())
    assert [one["id"] for one in unread] == [None, None]
    assert all(one["error"] for one in unread)
    assert good["id"] == 7
    assert good["move"] in asked["choices"]
    assert "kasparov" in bad["error"]


def test_who_plays_with_bots_alone_may_ask_one_of_them(server: Server) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    table = ada.table(["me", "geselle", "geselle"])
    ada.post(f"/api/tables/{table}/start", {})
    until(lambda: ada.state(table)["state"]["prompt"])
    prompt = ada.state(table)["state"]["prompt"]
    told = ada.get(f"/api/tables/{table}/advice")
    assert told["ask"] == prompt["ask"]
    assert told["move"] in [choice["move"] for choice in prompt["choices"]]
    assert "I expect" in told["text"]
    assert bo.get(f"/api/tables/{table}/advice", expect=403)["code"] == "not-member"

    among = ada.table(["me", "open", "geselle"])
    bo.post(f"/api/tables/{among}/join", {})
    ada.post(f"/api/tables/{among}/start", {})
    until(lambda: any(one.state(among)["state"]["prompt"] for one in (ada, bo)))
    asked, other = (ada, bo) if ada.state(among)["state"]["prompt"] else (bo, ada)
    assert asked.get(f"/api/tables/{among}/advice", expect=409)["code"] == "advice-among-people"
    assert other.get(f"/api/tables/{among}/advice", expect=409)["code"] == "not-asked"


def desk_with(answer: Callable[..., Awaitable[tuple[str, bool]]], settings: Settings) -> BotDesk:
    desk = object.__new__(BotDesk)
    desk.pool = SimpleNamespace(answer=answer)  # type: ignore[assignment]
    desk.hall = SimpleNamespace(settings=settings)  # type: ignore[assignment]
    return desk


def test_where_the_rules_cannot_ask_a_bot_the_table_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    p = game("medici").start(2, {"start": 0})
    p.play(-1, game("medici").parse("tile C5"))
    table = table_with(p)
    table.chairs[0] = Chair(0, None, "greedy", "")

    async def never(*_: object) -> tuple[str, bool]:
        raise AssertionError("nobody could be asked")

    monkeypatch.setattr("fondaco.server.bots.ask_of", lambda *_: 1 / 0)
    asyncio.run(desk_with(never, Settings(bot_pause=0)).move(table, 0, 1, "bot"))
    assert table.defect == "ZeroDivisionError"


def test_a_bot_does_not_move_for_a_person_who_took_the_seat_back() -> None:
    """Not even one that was thinking already."""
    p = game("medici").start(2, {"start": 0})
    p.play(-1, game("medici").parse("tile C5"))
    table = table_with(p)
    person, table.chairs[0] = table.chairs[0], Chair(0, "person 0", "greedy", "P0")

    async def thought(*_: object) -> tuple[str, bool]:
        table.chairs[0] = person
        return "stop", False

    desk = desk_with(thought, Settings(bot_pause=0))
    with pytest.raises(Refusal, match="not-yours"):
        asyncio.run(desk.move(table, 0, 1, "bot"))
    asyncio.run(desk.move(table, 0, 1, "bot"))


@pytest.mark.parametrize(
    ("decision", "people", "pause"),
    [
        ("ClaimMessages", True, Settings.bot_patience),
        ("ClaimMessages", False, Settings.bot_pause),
        ("MakeOffers", True, Settings.bot_pause),  # sealed: nobody comes too late
    ],
)
def test_where_people_could_speak_first_a_bot_waits_before_it_thinks(
    monkeypatch: pytest.MonkeyPatch, decision: str, people: bool, pause: float
) -> None:
    p = where_several_are_asked(decision)
    table = table_with(p)
    seat = p.to_act()[0]
    for other in range(p.seats):
        if other == seat or not people:
            table.chairs[other] = Chair(other, None, "greedy", "")
    done: list[float | str] = []

    async def wait(seconds: float) -> None:
        done.append(seconds)

    async def think(*_: object) -> tuple[str, bool]:
        done.append("thought")
        raise Refusal("stale")

    monkeypatch.setattr(asyncio, "sleep", wait)
    with pytest.raises(Refusal):
        asyncio.run(desk_with(think, Settings()).move(table, seat, 1, "bot"))
    assert done == [pause, "thought"]
    assert Settings.bot_patience >= 5 * Settings.bot_pause > 0
