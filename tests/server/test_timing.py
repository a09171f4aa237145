"""How long a refusal takes says nothing about hidden cards: the server does the very same work to refuse.

Not by the clock, which is noise, but by what runs: two positions that look the same to a seat, with other cards in
other hands, refuse that seat's moves by the same calls in the same order, and with the same bytes.
"""

from __future__ import annotations

import asyncio
import random
import sys
from types import FrameType

import pytest

from fondaco.core.errors import BadInput, Illegal
from fondaco.core.game import catalogue
from fondaco.core.moves import CHANCE
from fondaco.core.position import Position
from fondaco.server import acts
from fondaco.server.refusal import Refusal
from fondaco.server.table import Table
from server.tables import table_with

VIEWER = 0
HANDS = ("genua", "haendler")
"""Games in which others hold cards nobody else has seen."""
GUESSES = ("pass", "done", "bid 3", "use", "nonsense 7")


def refusal_of(table: Table, notation: str) -> tuple[str, list[str]]:
    """What is said to a move of the viewer, and every call of ours that was made until then."""
    assert table.match is not None
    asked = table.match.asks.get(VIEWER)
    calls: list[str] = []

    def heard(frame: FrameType, what: str, _: object) -> None:
        if what == "call" and "fondaco" in frame.f_code.co_filename:
            calls.append(frame.f_code.co_qualname)

    act = acts.move(table, VIEWER, f"person {VIEWER}", "probe", asked.seq if asked else 0, notation)
    sys.setprofile(heard)
    try:
        asyncio.run(act)
    except (Illegal, BadInput) as error:
        sys.setprofile(None)
        code, text = table.speaker("en").refusal(error)
        return f"{code}: {text}", calls
    except Refusal as refusal:
        sys.setprofile(None)
        return refusal.code, calls
    finally:
        sys.setprofile(None)
    raise AssertionError(f"{notation} was accepted")


def asked_positions(name: str, seed: int, every: int) -> list[Position]:
    """Moments of a random match, some of them asking the viewer, some others."""
    rng = random.Random(seed)
    played = catalogue()[name]
    p = played.start(max(played.seats[0], 3))
    found = []
    while p.to_act() and p.ply < 400:
        if p.ply % every == 0 and p.to_act() != (CHANCE,):
            found.append(p.copy())
        seat = rng.choice(p.to_act())
        p.play(seat, p.draw(rng) if seat == CHANCE else rng.choice(p.choices(seat)))
    return found


def refused(p: Position, notation: str) -> bool:
    try:
        p.check(VIEWER, p.setup.game.parse(notation))
    except (Illegal, BadInput):
        return True
    return False


@pytest.mark.parametrize("name", sorted(catalogue()))
def test_a_refusal_is_the_same_work_whatever_others_hold(name: str) -> None:
    rng = random.Random(7)
    compared = differing = 0
    for p in asked_positions(name, seed=3, every=5):
        q = p.setup.game.imagine(p.view(VIEWER, memory=True), rng)
        assert p.to_act() == q.to_act(), "holders and non-holders are both asked"
        differing += p.to_json() != q.to_json()
        menu = [str(move) for seat in range(p.seats) for move in p.choices(seat)[:12]]
        for notation in dict.fromkeys([*menu, *GUESSES]):
            if refused(p, notation):
                one, two = (refusal_of(table_with(twin.copy()), notation) for twin in (p, q))
                assert one[0] == two[0]
                assert one[1] == two[1], f"{notation} at ply {p.ply}"
                compared += 1
    assert compared > 50
    assert differing or name not in HANDS
