"""The worked examples of the rulebook."""

from __future__ import annotations

from fondaco.core.testing import rule
from hellweg.conftest import Lay, Offered
from scripting import Playing


@rule("HW-E1")
def test_alex_buys_in_dortmund_and_drives_to_soest(lay: Lay, do: Playing, offered: Offered) -> None:
    p = do(lay("Turn", card=8), "buy dortmund-beer")
    assert len(offered(p)) == 6
    do(p, "carriage dortmund-soest")
    assert p.money[0] == 10 - 4
    assert (p.stones[0], p.carriages[0]) == ({"dortmund-beer": 2}, {"dortmund-soest": 1})
    assert (p.stone_supply[0], p.carriage_supply[0]) == (10, 7)


@rule("HW-E2")
def test_an_action_phase_of_alex_bert_and_claus(lay: Lay, do: Playing) -> None:
    p = lay("Turn", card=1, money=[10, 40, 10], stones=[{}, {"essen-iron": 1}])
    do(p, "thaler")
    assert p.money[0] == 11
    do(p, "goods-card coal1", "carriage duisburg-essen")
    assert p.money[1] == 25, "no discount for the merchant of another"
    do(p, "buy muenster-iron", "carriage muenster-dortmund")
    assert p.money[2] == 6
    do(p, "buy hagen-salt", "carriage hagen-olpe")
    assert p.money[0] == 8, "three instead of five"
    do(p, "goods-card herring1", "carriage essen-dortmund")
    assert p.money[1] == 7
    do(p, "restock-stone muenster-iron")
    assert p.money[2] == 5
    assert p.stones[2] == {"muenster-iron": 2}
    assert (p.market, repr(p.decision)) == ([0, 0, 0], "NextCard")


@rule("HW-E3")
def test_alex_sells_on_the_spot_and_claus_has_three_ways(lay: Lay, do: Playing, offered: Offered) -> None:
    roads = {"olpe-corbach": 1, "dortmund-corbach": 1, "hagen-olpe": 1, "dortmund-hagen": 1, "muenster-dortmund": 2}
    stones = [{"dortmund-iron": 2}, {}, {"muenster-iron": 1, "olpe-iron": 1}]
    p = lay("NextCard", coming=[12], stones=stones, carriages=[{}, {}, roads])
    do(p, "trade-card 12", "sell dortmund-iron")
    assert (p.money[0], p.stones[0]) == (15, {"dortmund-iron": 1})
    assert p.seat == 2
    ways = ["transport muenster-iron - 0", "transport olpe-iron - 0"]
    ways.append("transport olpe-iron dortmund-corbach+olpe-corbach 0")
    assert offered(p) == ["skip", *ways]
    left = []
    for way in ways:
        q = do(p.copy(), way)
        assert q.money[2] == 15
        left.append(q.carriages[2])
    assert left == [roads, roads, {"hagen-olpe": 1, "dortmund-hagen": 1, "muenster-dortmund": 2}]


@rule("HW-E4")
def test_claus_unstores_three_stones_and_two_carriages(lay: Lay, do: Playing) -> None:
    stones = [{"dortmund-iron": 1, "muenster-iron": 1}]
    p = lay("Turn", options={"lp": True}, stones=stones, stored_stones=[3], stored_carriages=[2])
    do(p, "unstore", "stone dortmund-iron", "stone muenster-iron", "stone muenster-iron")
    do(p, "carriage essen-dortmund", "carriage muenster-builefeld")
    assert p.stones[0] == {"dortmund-iron": 2, "muenster-iron": 3}
    assert p.carriages[0] == {"essen-dortmund": 1, "muenster-builefeld": 1}
    assert (p.stored_stones[0], p.stored_carriages[0]) == (0, 0)
    assert p.money[0] == 10 + 1, "there is a village between Münster and Builefeld"


@rule("HW-E5")
def test_bert_uses_three_privileges_after_his_action(lay: Lay, do: Playing) -> None:
    cards = {"store": "open", "unstore": "open", "thaler_refresh": "open"}
    p = lay("Turn", seats=2, card=1, options={"lp": True}, privileges=[cards], stored_stones=[1])
    do(p, "buy hagen-salt", "carriage hagen-olpe")
    assert repr(p.decision) == "AfterAction"
    do(p, "use store carriage")
    assert p.stored_carriages[0] == 1
    do(p, "use unstore", "carriage dortmund-hagen")
    assert (p.stones[0], p.stored_stones[0], p.stored_carriages[0]) == ({"hagen-salt": 3}, 0, 0)
    do(p, "use thaler_refresh")
    assert p.money[0] == 10 - 5 + 1
    assert p.privileges[0] == {"store": "locked", "unstore": "locked", "thaler_refresh": "down"}
    assert p.seat == 1
