"""Phase 5: settlement and bonus tracks (HA-109 to HA-119, HA-153, HA-154)."""

from __future__ import annotations

from typing import Any

from fondaco.core.testing import rule
from fondaco.games.haendler.position import Haendler
from haendler.conftest import Lay
from scripting import Playing, Refused

BONUS = {"Paris": 200, "Brugge": 300, "Koeln": 0, "Hamburg": 400, "Wien": 0, "Genova": 500}


def arriving(table: Lay, point: str = "ClaimingBonus", seats: int = 2, **fields: Any) -> Haendler:
    """Wagon 1 has arrived in Brugge, where wine is not sold; the others stand in Köln and Wien."""
    given = {
        "road": {1: ("Brugge", "")},
        "arrived": [0],
        "wagon": 0,
        "masters": [-1, 0, 0],
        "loads": {(1, 0): ["wine", "wine"], (1, 1): ["food", "silk"]},
        "levels": [0, 3, 0, 1, 0, 0],
        "bonus": list(BONUS.values()),
        "arrivals": 1,
        **fields,
    }
    return table(point, seats, **given)


def bonus_in(p: Haendler) -> dict[str, int]:
    return dict(zip(p.box.cities, p.bonus, strict=True))


@rule("HA-109", "HA-44")
def test_without_an_arrival_nothing_is_sold(table: Lay, play: Playing) -> None:
    p = table("SellingSpecially", 2, stores={1: {("Paris", "wine"): 1}}, actor=1, idle=2)
    play(p, "1 pass")
    assert (p.phase, p.arrivals, p.idle) == (6, 0, 3)


@rule("HA-110", "HA-R63")
def test_each_arrival_moves_the_arrival_marker(table: Lay) -> None:
    p = table("NextPhase", 2, phase=4, arrived=[0, 2], arrivals=1, loads={(1, 0): ["wine"]})
    assert (repr(p.decision), p.wagon) == ("ClaimingBonus", 0)
    assert p.arrivals == 3, "before the first sale"
    assert p.box.cost_of_step(p.arrivals) == 1000


@rule("HA-111", "HA-112", "HA-114")
def test_all_goods_aboard_are_sold_at_the_selling_price(table: Lay, play: Playing) -> None:
    p = arriving(table)
    play(p, "0 pass", "1 pass")
    assert p.money[1] == 5000 + 700 + 600
    assert p.loads[0] == [[], []]
    assert p.supply == [8] * 6


@rule("HA-113", "WE-09")
def test_goods_the_city_does_not_offer_bring_its_bonus(table: Lay, play: Playing) -> None:
    p = arriving(table)
    play(p, "0 pass", "1 pass")
    assert p.money[0] == 5000 + 2 * (900 + 300)


@rule("HA-115")
def test_the_empty_wagon_waits_for_a_new_master(table: Lay, play: Playing) -> None:
    p = arriving(table)
    play(p, "0 pass", "1 pass")
    assert (p.at[0], p.came[0], p.masters[0], p.arrived) == ("Brugge", "", -1, [])


@rule("HA-116", "HA-R60")
def test_wagons_are_settled_by_number_with_the_old_bonus(table: Lay, play: Playing) -> None:
    p = arriving(
        table,
        road={1: ("Brugge", ""), 2: ("Genova", "")},
        arrived=[0, 1],
        masters=[-1, -1, 0],
        loads={(1, 0): ["wine"], (2, 0): ["cloth"]},
    )
    play(p, "0 pass")
    assert (p.wagon, p.bonus) == (1, list(BONUS.values()))
    play(p, "0 pass")
    assert p.money[0] == 5000 + 1200 + 1100


@rule("HA-116")
def test_wagons_written_down_in_another_order_are_settled_by_number_too(table: Lay, play: Playing) -> None:
    aboard = {(1, 0): ["wine"], (3, 0): ["wine"]}
    p = table("NextPhase", 2, phase=4, cities={1: "Brugge", 3: "Genova"}, arrived=[2, 0], loads=aboard)
    assert p.wagon == 0
    play(p, "0 pass")
    assert p.wagon == 2
    play(p, "0 pass")
    assert (p.money[0], p.loads) == (5000 + 800 + 600, [[[], []]] * 3)


@rule("HA-117", "HA-118", "WE-10")
def test_two_arrivals_clear_two_bonuses_and_raise_the_others_by_two_fields(table: Lay) -> None:
    p = table(
        *("Settling", 2),
        cities={1: "Wien", 2: "Genova"},
        road={3: ("Paris2", "Paris1")},
        arrived=[0, 1],
        wagon=1,
        bonus=[0, 100, 200, 300, 400, 500],
        arrivals=2,
    )
    assert bonus_in(p) == {"Wien": 0, "Genova": 0, "Hamburg": 500, "Paris": 200, "Brugge": 300, "Koeln": 400}


@rule("HA-119")
def test_a_bonus_of_500_waits_for_a_wagon(table: Lay) -> None:
    p = arriving(table, "Settling")
    assert bonus_in(p)["Genova"] == 500
    assert bonus_in(p)["Hamburg"] == 500


@rule("HA-R59")
def test_where_a_wagon_stands_waiting_the_bonus_stays_at_nothing(table: Lay) -> None:
    p = arriving(table, "Settling")
    assert (bonus_in(p)["Koeln"], bonus_in(p)["Wien"]) == (0, 0)
    assert bonus_in(p)["Paris"] == 300


@rule("HA-R61")
def test_an_empty_wagon_arrives_like_any_other(table: Lay, play: Playing) -> None:
    p = arriving(table, "SellingSpecially", loads={}, wagon=-1, stores={1: {("Paris", "wine"): 1}}, actor=1, arrivals=0)
    play(p, "1 pass")
    assert p.arrivals == 1
    assert bonus_in(p)["Brugge"] == 0


@rule("HA-R62")
def test_beyond_eight_arrivals_a_step_still_costs_3000(table: Lay) -> None:
    p = table("Climbing", 4, arrivals=10)
    assert p.box.cost_of_step(p.arrivals) == 3000
    assert p.facts(0)["price"] == 3000


@rule("HA-153", "HA-154")
def test_verkauf_mit_bonus_pays_its_player_the_bonus_on_everything_aboard(table: Lay, play: Playing) -> None:
    p = arriving(table, hands={1: ["bonus_sale"]}, loads={(1, 0): ["food"], (1, 1): ["food", "wine"]})
    play(p, "0 pass", "1 claim-bonus")
    assert p.money == [5000 + 700, 5000 + 700 + 900 + 2 * 300]
    assert p.hands[1] == []
    both: dict[str, Any] = {"road": {1: ("Brugge", ""), 2: ("Genova", "")}, "arrived": [0, 1], "masters": [-1, -1, 0]}
    q = arriving(table, **both, actor=1, hands={1: ["bonus_sale"]}, loads={(1, 1): ["food"], (2, 1): ["silk"]})
    play(q, "1 claim-bonus", "1 pass")
    assert q.money[1] == 5000 + (700 + 300) + 600, "only on the wagon it was played for"


@rule("HA-R80")
def test_only_those_with_goods_aboard_are_asked_and_once(table: Lay, play: Playing, refusal: Refused) -> None:
    p = arriving(table, seats=3, hands={2: ["bonus_sale", "bonus_sale"]}, loads={(1, 2): ["wine"]}, actor=2)
    play(p, "2 claim-bonus")
    assert p.hands[2] == ["bonus_sale"]
    assert p.phase == 6
    assert p.money[2] == 5000 + 900 + 300
    q = arriving(table, "NextPhase", 3, phase=4, wagon=-1, start=1, actor=1)
    assert (repr(q.decision), q.to_act()) == ("ClaimingBonus", (1,)), "the start player first"
