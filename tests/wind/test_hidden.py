"""What is hidden, and what the log may tell (WI-R51)."""

from __future__ import annotations

import random

import pytest

from fondaco.core.testing import rule
from fondaco.games.wind.game import WIND
from fondaco.games.wind.position import Wind
from wind.conftest import Lay

NONE = [0, 0, 0, 0]


@rule("WI-R51", "WI-09")
def test_a_view_prints_no_total_that_was_only_worked_out(lay: Lay) -> None:
    p = lay(3, "ChooseStack", money=[9, 22, 1], goods=[[1, 0, 2, 0], NONE, NONE], owned=[["S8-AA"], [], []])
    view = p.view(1)
    assert view["bank"] is None
    assert view["hands"][0] == 6
    assert view["owned"][0] == 1
    memory = p.view(1, memory=True)
    assert memory["hands"][0] == {"money": 9, "goods": [1, 0, 2, 0], "specials": []}
    assert memory["bank"] == 228 - 32
    assert memory["owned"][0] == ["S8-AA"]


@rule("WI-R51")
def test_the_log_tells_the_same_to_everybody_and_nothing_of_what_is_held() -> None:
    rng = random.Random(11)
    p = WIND.start(3)
    assert isinstance(p, Wind)
    p.told = []
    while seats := p.after_chance(rng):
        p.play(seats[0], rng.choice(p.choices(seats[0])))
        if p.round > 12:
            break
    assert all(event.heard_by(0) == event.heard_by(2) == event.heard_by(None) for event in p.told)
    facts = {name for event in p.told for name in event.facts}
    assert not facts & {"money", "purse", "hand", "specials"}


@rule("WI-R51")
def test_a_step_with_one_way_only_is_not_asked() -> None:
    rng = random.Random(5)
    for seats in (2, 3, 4):
        p = WIND.start(seats)
        assert isinstance(p, Wind)
        while asked := p.after_chance(rng):
            choices = p.choices(asked[0])
            assert len(choices) >= 2
            p.play(asked[0], rng.choice(choices))
            if p.round > 60:
                break


@rule("WI-R51", "WI-R04")
def test_a_table_imagined_from_a_plain_view_fits_it(lay: Lay) -> None:
    p = lay(
        4,
        "ChooseCard",
        money=[9, 22, 1, 40],
        goods=[[1, 0, 2, 0], [0, 0, 0, 4], NONE, [2, 2, 2, 2]],
        specials=[["safe-5"], ["free-2", "safe-5"], [], []],
        owned=[["S8-AA"], ["L20-AACC"], [], []],
        harbour=["L12-CCKK", "S7-AC", "S4-A"],
        untaken=["swap-2", "shipping-7", "shipping-8"],
        cards=["shipping-10", "", "", ""],
    )
    seen = set()
    for number in range(30):
        q = WIND.imagine(p.view(2), random.Random(number))
        assert isinstance(q, Wind)
        assert WIND.violations(q) == []
        assert q.view(2) == p.view(2)
        seen.add(str(q.hands))
    assert len(seen) > 20


@rule("WI-R51", "WI-31")
def test_whoever_has_offered_much_out_of_a_small_hand_is_imagined_to_have_it(
    lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once: deals that do not fit are dealt anew only so often, and here few would fit by chance."""
    monkeypatch.setattr("fondaco.games.wind.imagine.TRIES", 1)
    p = lay(
        4,
        "Settle",
        money=[20, 55, 12, 31],
        goods=[[1, 0, 2, 0], [1, 2, 3, 5], NONE, [6, 4, 0, 2]],
        untaken=["storage-3-13", "shipping-10", "purchase-CCK"],
        cards=["", "", "", "storage-4-18"],
        holder=3,
        turn=3,
        bids=[20, 14, 12, -1],
    )
    for number in range(30):
        q = WIND.imagine(p.view(3), random.Random(number))
        assert isinstance(q, Wind)
        assert q.view(3) == p.view(3)
        assert all(q.money[seat] >= offer for seat, offer in enumerate(p.bids))
