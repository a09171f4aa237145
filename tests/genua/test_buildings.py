"""The actions of the buildings (GE-60 to GE-72)."""

from __future__ import annotations

import pytest

from fondaco.core.testing import rule
from fondaco.games.genua.components import INDEX, KIND, LARGE, MESSAGE, PRIVILEGE, SMALL
from genua.acting import acting, goods_of
from genua.conftest import Lay
from scripting import listed, play, point, refused

ORDER = "large-ricci-1"  # wheat, silver, linen
WARES = {"wheat": 1, "silver": 1, "linen": 1}


@rule("GE-62", "GE-60")
def test_the_guild_hall_gives_a_large_order(lay: Lay) -> None:
    p = acting(lay, "guild-hall")
    assert point(p) == "DrawCards"
    assert len(p.odds()) == 16
    play(p, "* draw large-ricci-1")
    assert p.hands.of(0, LARGE) == ("large-ricci-1",)
    assert p.hands.count(0, SMALL) == 0


@rule("GE-63", "GE-64")
def test_town_hall_and_post_station_give_two_cards(lay: Lay) -> None:
    for building, kind in (("town-hall", "small"), ("post-station", "message")):
        p = acting(lay, building)
        play(p, f"* draw {kind}-01", f"* draw {kind}-02")
        assert p.hands.of(0, KIND[kind]) == (f"{kind}-01", f"{kind}-02")


@rule("GE-65")
def test_the_cathedral_gives_two_markers_not_yet_placed(lay: Lay) -> None:
    p = acting(lay, "cathedral")
    assert (p.supply, p.owners, p.markers_left(0)) == ([2, 0, 0], {}, 5)


@rule("GE-66")
@pytest.mark.parametrize(
    ("building", "special"),
    [
        ("palazzo", "building-action"),
        ("park", "extra-action"),
        ("coach-house", "any-start"),
        ("harbour", "any-ware"),
        ("taverna", "exchange"),
        ("trattoria", "exchange"),
    ],
)
def test_six_buildings_give_a_special_card_for_all_to_see(lay: Lay, building: str, special: str) -> None:
    p = acting(lay, building)
    assert goods_of(p, 0) == {special: 1}
    assert p.view(2)["goods"][0] == {special: 1}


@rule("GE-67")
@pytest.mark.parametrize(
    ("building", "wares"),
    [
        ("grain-store", ("wheat", "rice")),
        ("metal-store", ("silver", "copper")),
        ("cloth-store", ("silk", "linen")),
        ("spice-store", ("salt", "pepper")),
    ],
)
def test_warehouses_give_one_of_each_of_their_wares(lay: Lay, building: str, wares: tuple[str, str]) -> None:
    assert goods_of(acting(lay, building), 0) == dict.fromkeys(wares, 1)


@rule("GE-61", "GE-68")
def test_what_is_out_of_stock_is_not_given_and_the_action_counts(lay: Lay) -> None:
    p = acting(lay, "spice-store", goods=[{}, {"salt": 5}])
    assert goods_of(p, 0) == {"pepper": 1}
    assert p.acted[0] == 1
    p = acting(lay, "park", goods=[{}, {"extra-action": 5}])
    assert (goods_of(p, 0), p.acted[0]) == ({}, 1)


@rule("GE-69")
def test_a_villa_offers_order_or_privilege(lay: Lay) -> None:
    p = acting(lay, "villa-ricci", goods=[WARES], hands=[[ORDER]])
    assert "take-privilege" in listed(p, 0)
    assert f"fulfil {ORDER} exchange" in listed(p, 0)
    assert refused(p, "0 perform") == "villa-choice"
    play(p, "0 take-privilege", "* draw privilege-park")
    assert p.hands.of(0, PRIVILEGE) == ("privilege-park",)
    assert p.hands.of(0, LARGE) == (ORDER,)


@rule("GE-72")
def test_a_large_order_pays_a_hundred_and_a_special_of_choice(lay: Lay) -> None:
    p = acting(lay, "villa-ricci", goods=[WARES], hands=[[ORDER]])
    play(p, f"0 fulfil {ORDER} extra-action")
    assert (p.money[0], goods_of(p, 0)) == (230, {"extra-action": 1})
    assert p.discards[LARGE] == [ORDER]
    assert [p.stock[INDEX[ware]] for ware in WARES] == [5, 5, 5]


@rule("GE-72")
def test_an_order_needs_its_villa_and_all_three_wares(lay: Lay) -> None:
    p = acting(lay, "villa-ricci", goods=[{"wheat": 1, "silver": 1}], hands=[[ORDER, "large-colini-1"]])
    assert refused(p, f"0 fulfil {ORDER} exchange") == "order-misfits"
    assert refused(p, "0 fulfil large-colini-1 exchange") == "order-misfits"
    assert refused(p, "0 fulfil large-ricci-4 exchange") == "not-in-hand"
    assert listed(p, 0) == ["take-privilege"]


@rule("GE-R15")
def test_only_specials_in_stock_can_be_chosen(lay: Lay) -> None:
    others = {"any-start": 5, "extra-action": 5, "any-ware": 5, "building-action": 5}
    p = acting(lay, "villa-ricci", goods=[WARES, others], hands=[[ORDER]])
    assert listed(p, 0) == ["take-privilege", f"fulfil {ORDER} exchange"]
    assert refused(p, f"0 fulfil {ORDER} any-ware") == "no-such-reward"
    p = acting(lay, "villa-ricci", goods=[WARES, {**others, "exchange": 7}], hands=[[ORDER]])
    assert listed(p, 0) == ["take-privilege", f"fulfil {ORDER}"]
    play(p, f"0 fulfil {ORDER}")
    assert p.money[0] == 230


@rule("GE-74", "GE-89")
def test_one_large_order_for_each_villa_and_turn(lay: Lay) -> None:
    goods = [{"wheat": 2, "silver": 2, "linen": 1, "silk": 1, "extra-action": 1}]
    p = acting(lay, "villa-ricci", goods=goods, hands=[[ORDER, "large-ricci-3"]])
    play(p, f"0 fulfil {ORDER} extra-action")
    assert refused(p, "0 act") == "no-open-action", "not even with a further action"


@rule("GE-75", "GE-R16")
def test_face_up_cards_become_the_stack_when_it_runs_out(lay: Lay) -> None:
    held = [f"small-{number:02}" for number in range(1, 13)]
    p = lay(3, path=["town-hall"], passed=[False, True, True], hands=[[], held], discards=["small-13", "small-14"])
    play(p, "0 act", "* draw small-15")
    assert p.discards[SMALL] == ["small-13", "small-14"]
    play(p, "* draw small-16")
    assert (p.pools[SMALL], p.discards[SMALL]) == (["small-13", "small-14"], [])
    p = lay(3, path=["town-hall"], passed=[False, True, True], hands=[[], [f"small-{n:02}" for n in range(1, 17)]])
    play(p, "0 act")
    assert p.hands.count(0, SMALL) == 0, "an empty stack gives nothing"


@rule("GE-R16")
def test_a_card_laid_on_an_empty_stack_is_the_stack(lay: Lay) -> None:
    rest = [f"message-{number:02}" for number in range(2, 15)]
    p = lay(3, path=["guild-hall", "alley-25", "park"], hands=[["message-01"], rest])
    play(p, "0 claim message-01")
    assert (p.pools[MESSAGE], p.discards[MESSAGE]) == (["message-01"], [])
