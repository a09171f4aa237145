"""Tables set up by hand, as a rulebook's examples are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

import scripting
from fondaco.core.moves import CHANCE
from fondaco.core.position import Position
from fondaco.games.haendler.asking import PHASE_OF
from fondaco.games.haendler.components import INVESTMENTS, KINDS, POINTS, RIDES, Box
from fondaco.games.haendler.game import HAENDLER
from fondaco.games.haendler.position import Haendler
from scripting import P, Playing, Refused

HOME: dict[str, str | int] = {"start": 0, "start_set": "A", "courier": "Genova"}
Lay = Callable[..., Haendler]
Choices = Callable[..., list[str]]


def fresh(seats: int = 3, options: Mapping[str, Any] | None = None, edition: Any = None) -> Haendler:
    """The table before the first purchase: wagons in Paris, Köln and Wien, seat 0 begins."""
    p = HAENDLER.start(seats, {**HOME, **(options or {})}, edition)
    while p.to_act() == (CHANCE,):
        p.play(CHANCE, p.choices(CHANCE)[0])
    assert isinstance(p, Haendler)
    return p


def lay(
    point: str = "Buying",
    seats: int = 3,
    *,
    hands: Mapping[int, Sequence[str]] | None = None,
    owns: Mapping[int, Sequence[str]] | None = None,
    stores: Mapping[int, Mapping[tuple[str, str], int]] | None = None,
    loads: Mapping[tuple[int, int], Sequence[str]] | None = None,
    road: Mapping[int, tuple[str, str]] | None = None,
    cities: Mapping[int, str] | None = None,
    options: Mapping[str, Any] | None = None,
    edition: Any = None,
    **fields: Any,
) -> Haendler:
    """A position with what matters said and the rest filled in: supply, pile, tiles, bonus, offices.

    Wagons are numbered from 1 here: `road={1: ("Paris2", "Paris1")}` puts wagon 1 on Paris2, coming from Paris1.
    `stores={0: {("Paris", "wine"): 2}}`, `loads={(1, 0): ["wine"]}`: wagon 1, area of seat 0. `owns={0: ["office"]}`:
    seat 0 has this investment card, four others are on offer.
    """
    p = fresh(seats, options, edition)
    box: Box = p.box
    state = p.to_json()
    state.update(talk_point="", talk_seat=-1, talk_place=0, proposals=[""] * seats)
    state.update(decision=point, phase=fields.get("phase", PHASE_OF.get(point, 1)))
    for wagon, (at, came) in (road or {}).items():
        state["at"][wagon - 1], state["came"][wagon - 1] = at, came
    for wagon, city in (cities or {}).items():
        state["at"][wagon - 1] = city
    rows = [[0] * len(box.slots) for _ in range(seats)]
    for seat, shelves in (stores or {}).items():
        for (city, good), count in shelves.items():
            rows[seat][box.named_slot[good, city]] = count
    state["stores"] = [[row[k : k + 3] for k in range(0, len(row), 3)] for row in rows]
    for (wagon, seat), goods in (loads or {}).items():
        state["loads"][wagon - 1][seat] = list(goods)
    aboard = [good for areas in state["loads"] for area in areas for good in area]
    state["supply"] = [
        box.supply
        - aboard.count(name)
        - sum(row[slot] for row in rows for slot, (_, good) in enumerate(box.slots) if good == g)
        for g, name in enumerate(box.goods)
    ]
    pile = box.pile[:]
    for seat, kinds in (hands or {}).items():
        for kind in kinds:
            pile[KINDS.index(kind)] -= 1
            state["cards"].append([seat, "pick", kind, pile[:]])
        state["hands"][seat] = sorted(kinds, key=KINDS.index)
    state["pile"] = pile
    if owns:
        rest = [card for card in INVESTMENTS if not any(card in cards for cards in owns.values())]
        state["investments"] = [list(owns.get(seat, ())) for seat in range(seats)]
        state.update(on_offer=rest[:4], unseen=rest[4:])
    state.update(fields)
    if point == "PickingCard":
        state["cards"].append([state["actor"], "look", None, pile[:]])
    arrived = state["arrived"]
    if "bonus" not in fields:
        standing = [at for wagon, at in enumerate(state["at"]) if wagon not in arrived]
        state["bonus"] = [0 if city in standing else 200 for city in box.cities]
    if "masters" not in fields and state["phase"] in (3, 4):
        state["masters"] = [-1 if came or wagon in arrived else 0 for wagon, came in enumerate(state["came"])]
    if "Moving" in (point, state["talk_point"]):
        own = state["investments"][state["actor"]]
        state["points"] = fields.get("points", sum(POINTS.get(card, 0) for card in own))
        state["rides"] = fields.get("rides", [card for card in own if card in RIDES])
    if "tiles" not in fields:
        left = 4 - (state["round"] - 1) % 4
        order = [(state["start"] + k) % seats for k in range(seats)]
        done = order if state["phase"] > 3 else order[: order.index(state["actor"])] if point in MOVES else []
        done = [*done, *([state["actor"]] if state["played"] and point in MOVES else [])]
        state["tiles"] = [
            box.tiles[-(left - (seat in done)) :] if left > (seat in done) else [] for seat in range(seats)
        ]
    found = HAENDLER.load(state)
    assert isinstance(found, Haendler)
    return found


MOVES = ("Moving", "PickingCard")


def said(p: P, *plies: str) -> P:
    """Play plies written as in a record: `0 buy wine Paris`, `* reveal office`."""
    for ply in plies:
        scripting.play(p, ply)
        assert HAENDLER.violations(p) == []
    return p


def offered(p: Position, seat: int | None = None) -> list[str]:
    """What a seat (default: the one asked) may choose, as notation."""
    return scripting.listed(p, p.to_act()[0] if seat is None else seat)


def until(p: P, *points: str, most: int = 400) -> P:
    """Pass, pay and decline on until one of these questions is asked."""
    dull = ("pass", "done", "decline", "end", "stop", "pay", "refuse", "reject", "load -", "bid 0", "disc coat+coat")
    for _ in range(most):
        if repr(p.decision) in points or not p.to_act():
            return p
        seat = p.to_act()[0]
        choices = scripting.listed(p, seat)
        move = next((text for text in dull if text in choices), choices[0])
        p.play(seat, HAENDLER.parse(move))
    raise AssertionError(f"{points} never came")


@pytest.fixture
def start() -> Lay:
    return fresh


@pytest.fixture
def table() -> Lay:
    return lay


@pytest.fixture
def play() -> Playing:
    return said


@pytest.fixture
def refusal() -> Refused:
    return scripting.refused


@pytest.fixture
def choices() -> Choices:
    return offered


@pytest.fixture
def skip() -> Playing:
    return until
