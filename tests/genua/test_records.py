"""The records show each way the game can end, and each layout."""

from __future__ import annotations

from functools import partial

import pytest

from fondaco.core.testing import rule
from fondaco.games.genua.position import Genua
from scripting import RECORDS, recorded

record = partial(recorded, "genua")


def hurried(name: str) -> bool:
    """Did a start on the market bring the round marker to its last space?"""
    before = 0
    for p in record(name).positions():
        assert isinstance(p, Genua)
        if p.round == p.last > before > 0:
            return p.path == ["market"]
        before = p.round
    return False


@rule("GE-109")
def test_one_match_ends_by_its_rounds_and_one_by_the_market() -> None:
    assert not hurried("4-players")
    assert hurried("ended-by-market")


@rule("GE-112")
def test_one_tie_is_decided_by_goods_and_one_is_shared() -> None:
    tie, shared = record("tie-by-goods").replay().result(), record("shared-win").replay().result()
    assert tie is not None
    assert shared is not None
    assert (len(set(tie.scores)), len(tie.winners), tie.why) == (1, 1, "goods")
    assert (shared.winners, shared.why) == ([0, 1], "shared")


@rule("GE-02")
@pytest.mark.parametrize(
    ("name", "layout"), [("4-players", "strict"), ("layout-review", "review"), ("layout-bars", "bars")]
)
def test_each_layout_has_a_record(name: str, layout: str) -> None:
    assert record(name).options["layout"] == layout


@rule("GE-37")
def test_deals_of_every_kind_are_struck_in_the_records() -> None:
    verbs = set()
    for path in RECORDS.glob("genua/*.txt"):
        verbs |= {line.split()[1] for line in path.read_text("utf-8").partition("\n\n")[2].splitlines()}
    assert {"accept", "counter", "yes", "no", "call-again", "pick", "book", "offer", "pass-turn", "act"} <= verbs
