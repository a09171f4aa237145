"""Tables as tests want them: with people at them, at a certain moment, played to the end, or without a house."""

from __future__ import annotations

import random
import time
from typing import Any

from fondaco.core.game import game
from fondaco.core.moves import CHANCE
from fondaco.core.position import Position
from fondaco.server.clocks import Clock
from fondaco.server.match import Match
from fondaco.server.table import Chair, Info, Table
from server.live import PATIENCE, Caller, Server, Watching


def two(server: Server, game: str = "parlour", **wish: Any) -> tuple[Caller, Caller, str]:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    table = ada.table(["me", "open"], game=game, **wish)
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    return ada, bo, table


def three(server: Server) -> tuple[Caller, Caller, Caller, str]:
    ada, *others = (server.guest(name) for name in ("Ada", "Bo", "Cleo"))
    table = ada.table(["me", "open", "open"], game="parlour")
    for other in others:
        other.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    return ada, others[0], others[1], table


def ask_of(caller: Caller, table: str) -> int:
    return int(caller.state(table)["state"]["prompt"]["ask"])


def bid(caller: Caller, table: str, amount: int = 0) -> int:
    return int(caller.act(table, type="move", ask=ask_of(caller, table), move=f"bid {amount}")["seq"])


def to_weighing(server: Server, **wish: Any) -> tuple[Caller, Caller, str]:
    """Both have bid; the first of the pair returned is the one who weighs."""
    ada, bo, table = two(server, **wish)
    bid(ada, table)
    bid(bo, table)
    return (ada, bo, table) if ada.state(table)["state"]["prompt"] else (bo, ada, table)


def give(caller: Caller, table: str, **order: object) -> dict[str, Any]:
    return dict(caller.post(f"/api/tables/{table}/orders", {"decision": "Bidding", **order}))


def play_on(*watchers: Watching, seed: int = 1) -> None:
    """Everybody plays at random until the match is over."""
    rng = random.Random(seed)
    end = time.monotonic() + 4 * PATIENCE
    while time.monotonic() < end:
        for watcher in watchers:
            watcher.drain(0.001)
            if watcher.state["status"] != "running":
                return
            prompt = watcher.prompt
            if prompt and not prompt["amends"]:
                answer = watcher.move(lambda moves: rng.choice([move for move in moves if "shout" not in move]))
                assert answer["ok"] or answer["code"] == "stale", answer
    raise AssertionError("the match does not end")


def where_several_are_asked(name: str) -> Position:
    """A moment of Genua in which the decision called `name` asks more than one seat."""
    rng = random.Random(1)
    p = game("genua").start(4)
    while repr(p.decision) != name or len(p.to_act()) < 2:
        seat = rng.choice(p.to_act())
        p.play(seat, p.draw(rng) if seat == CHANCE else rng.choice(p.choices(seat)))
    return p


class NoStore:
    async def read(self, work: Any) -> None:
        """No intent was heard before."""


class NoHall:
    store = NoStore()


def table_with(p: Position) -> Table:
    setup = p.setup
    clock = Clock("none", 0.0, 0.0)
    name, edition = setup.game.name, setup.edition.name
    info = Info(
        "t", name, setup.game.rules, edition, p.seats, setup.options, "running", "live", clock, False, "k", None, 1.0
    )
    match = Match(info.opening, p, 1, used=[0.0] * p.seats, moves=[0] * p.seats, latest=1.0)
    match.ask(1.0, set())
    chairs = [Chair(seat, f"person {seat}", None, f"P{seat}") for seat in range(p.seats)]
    return Table(NoHall(), info, chairs, match)  # type: ignore[arg-type]
