"""Phase 2: the sale (HW-36 to HW-52)."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.core.testing import rule
from fondaco.games.hellweg.position import Hellweg
from hellweg.conftest import Lay, Offered
from scripting import Playing, Refused

# Card 12: Dortmund iron 5, Corbach beer 4, Duisburg salt 4, Münster salt 3.
HAGEN_WAY = {"hagen-olpe": 1, "dortmund-hagen": 1}
CORBACH_WAY = {"olpe-corbach": 1, "dortmund-corbach": 1}


@pytest.fixture
def selling(lay: Lay, do: Playing) -> Lay:
    """Turn up card 12 with these pieces of seat 0 on the board."""

    def build(stones: dict[str, int], carriages: dict[str, int] | None = None, **given: Any) -> Hellweg:
        return do(lay("NextCard", coming=[12], stones=[stones], carriages=[carriages or {}], **given), "trade-card 12")

    return build


@rule("HW-37")
def test_one_unit_a_slot_and_only_if_one_wants(selling: Lay, do: Playing, offered: Offered) -> None:
    p = selling({"dortmund-iron": 3})
    assert offered(p) == ["skip", "sell dortmund-iron"]
    do(p, "sell dortmund-iron")
    assert p.stones[0] == {"dortmund-iron": 2}
    assert repr(p.decision) == "Turn", "no second stone at the same slot"
    p = do(selling({"dortmund-iron": 3}), "skip")
    assert p.money[0] == 10


@rule("HW-38")
def test_a_slot_is_settled_before_the_next_is_asked(selling: Lay, do: Playing, offered: Offered) -> None:
    def begun() -> Hellweg:
        return selling({"muenster-iron": 1, "hagen-salt": 1}, {"muenster-dortmund": 1, "dortmund-hagen": 1})

    p = do(begun(), "skip")
    assert offered(p) == ["skip", "transport hagen-salt muenster-dortmund 0"]
    p = do(begun(), "transport muenster-iron muenster-dortmund 0")
    assert p.money[0] == 15
    assert repr(p.decision) == "Turn", "the carriage spent on the first slot is missing at the fourth"


@rule("HW-39", "HW-51")
def test_a_sale_on_the_spot_costs_no_carriage(selling: Lay, do: Playing) -> None:
    p = do(selling({"dortmund-iron": 1}, CORBACH_WAY), "sell dortmund-iron")
    assert p.carriages[0] == CORBACH_WAY
    assert p.money[0] == 15


@rule("HW-39")
def test_on_the_spot_means_the_house_of_the_ware_wanted(selling: Lay, refused: Refused) -> None:
    p = selling({"dortmund-beer": 1, "dortmund-iron": 1})
    assert refused(p, "sell dortmund-beer") == "wrong-ware"
    p = selling({"dortmund-beer": 1})
    assert repr(p.decision) == "AnySale", "beer is not wanted in Dortmund"


@rule("HW-40", "HW-43")
def test_a_stone_comes_from_far_away_over_own_carriages(selling: Lay, do: Playing) -> None:
    way = {"muenster-builefeld": 2, "builefeld-paderborn": 1, "soest-paderborn": 1, "dortmund-soest": 1}
    p = selling({"muenster-iron": 1}, way)
    do(p, "transport muenster-iron dortmund-soest 0")
    assert p.money[0] == 15
    assert p.stones[0] == {}


@rule("HW-41")
def test_every_road_of_the_route_needs_a_carriage_of_ones_own(lay: Lay, do: Playing) -> None:
    stones = [{"olpe-iron": 1}]
    p = lay("NextCard", coming=[12], stones=stones, carriages=[{"hagen-olpe": 1}, {"dortmund-hagen": 1}])
    do(p, "trade-card 12")
    assert repr(p.decision) == "AnySale", "the carriage of another does not connect"
    p = lay("NextCard", coming=[12], stones=stones, carriages=[HAGEN_WAY])
    assert repr(do(p, "trade-card 12").decision) == "Sale"


@rule("HW-42")
def test_a_connection_serves_both_houses_of_a_town(lay: Lay, do: Playing, offered: Offered) -> None:
    roads = [{"muenster-dortmund": 2}]
    p = do(lay("NextCard", coming=[12], stones=[{"muenster-iron": 1}], carriages=roads), "trade-card 12")
    assert offered(p) == ["skip", "transport muenster-iron - 0"]
    p = do(lay("NextCard", coming=[8], stones=[{"wesel-beer": 1}], carriages=[{"wesel-dortmund": 2}]), "trade-card 8")
    assert offered(p) == ["skip", "transport wesel-beer - 0"], "Dortmund's beer house is served as well"


@rule("HW-44")
def test_source_route_and_place_of_sale_are_free_to_choose(selling: Lay, offered: Offered) -> None:
    p = selling(
        {"olpe-iron": 1, "dortmund-iron": 1, "muenster-iron": 1}, {**HAGEN_WAY, **CORBACH_WAY, "muenster-dortmund": 1}
    )
    assert offered(p) == [
        "skip",
        "sell dortmund-iron",
        "transport muenster-iron muenster-dortmund 0",
        "transport olpe-iron - 0",
        "transport olpe-iron dortmund-corbach+olpe-corbach 0",
    ]


@rule("HW-R07")
def test_a_route_visits_no_town_twice(selling: Lay, offered: Offered) -> None:
    # A loop by way of Corbach cannot be added to clear its roads on purpose.
    loop = {"dortmund-corbach": 1, "paderborn-corbach": 1, "soest-paderborn": 1, "dortmund-soest": 1}
    p = selling({"olpe-iron": 1}, {**HAGEN_WAY, **loop})
    assert offered(p) == ["skip", "transport olpe-iron - 0"]


@rule("HW-44", "HW-R07")
def test_routes_with_the_same_outcome_are_one_choice(selling: Lay, offered: Offered) -> None:
    doubled = {"dortmund-corbach": 2, "olpe-corbach": 2}
    p = selling({"olpe-iron": 1}, {**HAGEN_WAY, **doubled})
    assert offered(p) == ["skip", "transport olpe-iron - 0"]


@rule("HW-45", "HW-48")
def test_brown_roads_are_cleared_and_nothing_else(selling: Lay, do: Playing, refused: Refused) -> None:
    p = selling({"olpe-iron": 1}, {**HAGEN_WAY, **CORBACH_WAY})
    assert refused(p, "transport olpe-iron dortmund-corbach 0") == "no-such-route"
    assert refused(p, "transport olpe-iron hagen-olpe 0") == "no-such-route"
    do(p, "transport olpe-iron dortmund-corbach+olpe-corbach 0")
    assert p.carriages[0] == HAGEN_WAY
    assert p.carriage_supply[0] == 6


@rule("HW-46")
def test_a_paved_road_keeps_its_carriage(selling: Lay, do: Playing) -> None:
    p = do(selling({"olpe-iron": 1}, HAGEN_WAY), "transport olpe-iron - 0")
    assert p.carriages[0] == HAGEN_WAY


@rule("HW-47")
@pytest.mark.parametrize("count", [2, 3])
def test_two_carriages_on_a_brown_road_stay_for_good(selling: Lay, do: Playing, offered: Offered, count: int) -> None:
    p = selling({"muenster-iron": 1}, {"muenster-dortmund": count})
    assert offered(p) == ["skip", "transport muenster-iron - 0"]
    do(p, "transport muenster-iron - 0")
    assert p.carriages[0] == {"muenster-dortmund": count}


@rule("HW-49", "HW-83")
def test_the_stone_sold_is_back_in_the_supply_at_once(selling: Lay, do: Playing) -> None:
    p = do(selling({"dortmund-iron": 1}), "sell dortmund-iron")
    assert p.stone_supply[0] == 12
    assert p.money[0] == 15


@rule("HW-50", "HW-101")
@pytest.mark.parametrize(("options", "last"), [({}, 12), ({"short": True}, 10)])
def test_the_last_card_pays_two_more_for_every_sale(lay: Lay, do: Playing, options: dict[str, bool], last: int) -> None:
    stones = [{"dortmund-iron": 1, "corbach-beer": 1}]
    p = lay("NextCard", options=options, round=last - 1, coming=[12], stones=stones)
    do(p, "trade-card 12", "sell dortmund-iron", "sell corbach-beer")
    assert p.money[0] == 10 + 7 + 6
    given = {"stones": [{"olpe-iron": 1}], "carriages": [HAGEN_WAY]}
    p = lay("NextCard", options=options, round=last - 1, coming=[12], **given)
    assert do(p, "trade-card 12", "transport olpe-iron - 0").money[0] == 10 + 7
    p = do(lay("NextCard", round=last - 2, options=options, coming=[12], stones=stones), "trade-card 12")
    assert do(p, "sell dortmund-iron").money[0] == 15


@rule("HW-52")
def test_whoever_sold_nothing_may_sell_any_stone_for_two(selling: Lay, do: Playing, offered: Offered) -> None:
    p = selling({"olpe-beer": 2, "essen-iron": 1})
    assert offered(p) == ["skip", "sell-off essen-iron", "sell-off olpe-beer"]
    do(p, "sell-off olpe-beer")
    assert p.money[0] == 12
    assert p.stones[0] == {"essen-iron": 1, "olpe-beer": 1}
    assert repr(p.decision) == "Turn", "only one stone"


@rule("HW-52")
def test_unwilling_is_as_good_as_unable_but_one_sale_is_enough(selling: Lay, do: Playing) -> None:
    p = do(selling({"dortmund-iron": 1, "corbach-beer": 1}), "skip", "skip")
    assert repr(p.decision) == "AnySale"
    p = do(selling({"dortmund-iron": 1, "corbach-beer": 1}), "sell dortmund-iron", "skip")
    assert repr(p.decision) == "Turn"


@rule("HW-R08")
def test_the_exception_is_a_sale_with_every_bonus(lay: Lay, do: Playing) -> None:
    p = lay("NextCard", round=11, coming=[12], stones=[{"olpe-beer": 1}], goods=[["coal1"]], options={"pv": True})
    do(p, "trade-card 12", "sell-off olpe-beer")
    assert p.money[0] == 10 + 2 + 2 + 1


@rule("HW-R09")
def test_a_stored_stone_cannot_be_sold(lay: Lay, do: Playing) -> None:
    p = lay("NextCard", coming=[12], options={"lp": True}, stored_stones=[3])
    do(p, "trade-card 12")
    assert repr(p.decision) == "Turn"


@rule("HW-131", "HW-132")
def test_a_village_on_the_way_pays_one_thaler_for_passengers(selling: Lay, do: Playing, offered: Offered) -> None:
    p = selling({"olpe-iron": 1}, {**HAGEN_WAY, **CORBACH_WAY}, options={"pv": True})
    assert offered(p) == ["skip", "transport olpe-iron - 0", "transport olpe-iron dortmund-corbach+olpe-corbach 1"]
    do(p, "transport olpe-iron dortmund-corbach+olpe-corbach 1")
    assert p.money[0] == 10 + 5 + 1
    assert p.carriages[0] == HAGEN_WAY


@rule("HW-131")
def test_several_villages_pay_no_more_than_one_thaler(selling: Lay, do: Playing, offered: Offered) -> None:
    way = {"muenster-builefeld": 1, "builefeld-paderborn": 1, "soest-paderborn": 1, "dortmund-soest": 1}
    p = selling({"muenster-iron": 1}, way, options={"pv": True})
    assert offered(p) == ["skip", "transport muenster-iron muenster-builefeld+dortmund-soest 1"]
    do(p, "transport muenster-iron muenster-builefeld+dortmund-soest 1")
    assert p.money[0] == 16


@rule("HW-131", "HW-132")
def test_the_same_carriages_back_with_and_without_passengers_are_two_choices(selling: Lay, offered: Offered) -> None:
    way = {"essen-hagen": 2, "dortmund-hagen": 1, "essen-dortmund": 2}
    p = selling({"essen-iron": 1}, way, options={"pv": True})
    assert offered(p) == ["skip", "transport essen-iron - 0", "transport essen-iron - 1"]
    p = selling({"essen-iron": 1}, way)
    assert offered(p) == ["skip", "transport essen-iron - 0"], "without the module it is one"


@rule("HW-133")
def test_no_passengers_on_the_spot_or_in_the_exception(selling: Lay, do: Playing) -> None:
    p = do(selling({"dortmund-iron": 1}, {"dortmund-soest": 1}, options={"pv": True}), "sell dortmund-iron")
    assert p.money[0] == 15
    p = do(selling({"olpe-beer": 1}, {"olpe-corbach": 1}, options={"pv": True}), "skip", "sell-off olpe-beer")
    assert p.money[0] == 12


@rule("HW-37", "HW-38")
def test_a_sale_touches_only_the_sellers_pieces(selling: Lay, do: Playing) -> None:
    p = selling({"olpe-iron": 1}, {**CORBACH_WAY}, money=[10, 11, 12])
    before = p.to_json()
    do(p, "transport olpe-iron dortmund-corbach+olpe-corbach 0")
    after = p.to_json()
    for name in ("money", "stones", "carriages", "stone_supply", "carriage_supply"):
        assert after[name][1:] == before[name][1:]
