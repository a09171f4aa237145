"""The end of a round, and the fleet that leaves (WI-20, WI-60, WI-61, WI-75 to WI-82)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fondaco.core.errors import Illegal
from fondaco.core.moves import CHANCE
from fondaco.core.testing import rule
from fondaco.games.wind.game import WIND
from fondaco.games.wind.moves import GiveUp, Save
from fondaco.games.wind.position import Wind
from scripting import Playing
from wind.conftest import Lay, Said

NONE = [0, 0, 0, 0]
LAST = ["L16-ASCK", "S4-A"]
CARDS = ["shipping-7", "shipping-8", "shipping-9"]


def leaving(lay: Lay, **given: Any) -> Wind:
    """The end of a round in which the fleet leaves."""
    return lay(3, "RoundEnd", **{"harbour": LAST, "cards": CARDS, **given})


@rule("WI-20")
def test_the_marker_goes_left_after_every_round(lay: Lay) -> None:
    p = lay(3, "RoundEnd", start=2, turn=2, cards=CARDS)
    assert p.start == 0
    assert p.round == 2
    assert p.to_act() == (0,)
    q = leaving(lay, start=2, turn=2)
    while repr(q.decision) == "NewFleet":
        q.play(CHANCE, q.draw(random.Random(4)))
    assert q.start == 0
    assert q.round == 2
    assert q.fleets == 2


@rule("WI-R07")
def test_cards_are_discarded_then_the_end_is_judged_then_the_fleet_leaves_then_the_marker_passes(lay: Lay) -> None:
    p = leaving(lay, goods=[[0, 0, 0, 3], NONE, NONE])
    assert p.discards[2] == CARDS
    assert p.departed == [["L16-ASCK"], ["S4-A"]]
    assert p.goods[0] == NONE
    assert p.start == 0
    assert p.round == 1
    over = leaving(lay, goods=[[0, 0, 0, 3], NONE, NONE], owned=[["L20-AACC", "L20-AASS", "L20-AASC"], [], []])
    assert over.result() is not None
    assert over.discards[2] == CARDS
    assert over.goods[0] == [0, 0, 0, 3]
    assert over.harbour == LAST


@rule("WI-75")
@pytest.mark.parametrize(("ships", "leaves"), [(0, True), (1, True), (2, True), (3, False)])
def test_the_fleet_leaves_with_two_ships_or_fewer(lay: Lay, ships: int, leaves: bool) -> None:
    p = lay(3, "RoundEnd", harbour=["L16-ASCK", "S4-A", "S7-AC"][:ships], cards=CARDS)
    assert (repr(p.decision) == "NewFleet") == leaves


@rule("WI-R45")
def test_during_the_round_the_last_ships_may_still_be_loaded(lay: Lay, play: Playing) -> None:
    p = lay(3, "CloseTrade", harbour=["S7-AC", "S4-A"], cards=CARDS, warehouses=[[0] * 4, [1, 0, 0, 0], NONE])
    assert p.to_act() == (1,)
    play(p, "1 load S4-A")
    assert p.owned[1] == ["S4-A"]
    assert p.departed == [[], ["S7-AC"]]


@rule("WI-76", "WI-18")
def test_ships_left_behind_score_for_nobody(lay: Lay) -> None:
    p = leaving(lay, warehouses=[[1, 1, 1, 1], NONE, NONE])
    assert [p.vp(seat) for seat in range(3)] == [0, 0, 0]
    assert p.departed == [["L16-ASCK"], ["S4-A"]]
    assert p.harbour == []


@rule("WI-77", "WI-78", "WI-80")
def test_hands_and_apples_are_lost_silk_in_the_warehouse_stays(lay: Lay) -> None:
    p = leaving(lay, goods=[[1, 1, 1, 1], [0, 0, 0, 2], NONE], warehouses=[[3, 0, 0, 2], NONE, NONE])
    assert p.goods == [NONE, NONE, NONE]
    assert p.warehouses[0] == [0, 0, 0, 2]
    assert p.stock == [15, 15, 15, 13]


@rule("WI-79", "WI-81", "WI-EX6")
def test_half_of_spices_and_cheese_rots_rounded_down_as_the_owner_chooses(lay: Lay, play: Playing, said: Said) -> None:
    p = leaving(lay, warehouses=[[2, 0, 0, 0], [0, 1, 1, 0], [0, 2, 1, 0]])
    assert p.to_act() == (1,)
    assert said(p, 1) == {"give-up 0 1", "give-up 1 0"}
    play(p, "1 give-up 1 0")
    assert said(p, 2) == {"give-up 0 1", "give-up 1 0"}
    play(p, "2 give-up 0 1")
    assert p.warehouses == [NONE, [0, 0, 1, 0], [0, 2, 0, 0]]
    assert p.stock == [15, 13, 14, 15]


@rule("WI-79")
def test_no_more_of_a_kind_than_there_is(lay: Lay, said: Said) -> None:
    p = leaving(lay, warehouses=[[0, 5, 2, 0], NONE, NONE])
    assert said(p, 0) == {"give-up 1 2", "give-up 2 1", "give-up 3 0"}
    for move in (GiveUp(0, 3), GiveUp(2, 2), GiveUp(4, -1)):
        with pytest.raises(Illegal, match="give-up-half"):
            p.play(0, move)
    q = leaving(lay, warehouses=[[0, 1, 0, 0], [0, 0, 3, 0], NONE])
    assert repr(q.decision) == "NewFleet"
    assert q.warehouses[:2] == [[0, 1, 0, 0], [0, 0, 2, 0]]


@rule("WI-R46")
def test_owners_choose_clockwise_from_the_start_seat_before_new_ships_are_shown(lay: Lay, play: Playing) -> None:
    p = leaving(lay, start=1, turn=1, warehouses=[[0, 1, 1, 0]] * 3)
    asked = []
    while repr(p.decision) == "Rot":
        asked.append(p.to_act()[0])
        assert p.harbour == []
        play(p, f"{asked[-1]} give-up 1 0")
    assert asked == [1, 2, 0]


@rule("WI-82", "WI-R07")
def test_a_new_fleet_is_as_large_as_the_first(lay: Lay) -> None:
    p = leaving(lay)
    while repr(p.decision) == "NewFleet":
        p.play(CHANCE, p.draw(random.Random(2)))
    sizes = [p.box.ships[name].size for name in p.harbour]
    assert sizes == [0, 0, 0, 1, 1, 1]
    assert repr(p.decision) == "ChooseStack"


@rule("WI-R47")
def test_a_short_ship_stack_is_made_anew_of_the_departed(lay: Lay) -> None:
    box = WIND.set_up(3, {}, None).box
    others = box.yards[0][:]
    others.remove("L16-ASCK")
    p = leaving(lay, departed=[others[1:], []])
    assert len(p.yards[0]) == 1
    p.play(CHANCE, p.draw(random.Random(1)))
    assert p.yards[0] == sorted([*others[1:], "L16-ASCK"])
    assert p.departed[0] == []
    assert len(p.harbour) == 1


@rule("WI-R47")
def test_without_any_ship_left_the_harbour_stays_smaller_and_owned_ships_stay_owned(lay: Lay) -> None:
    box = WIND.set_up(3, {}, None).box
    smalls = box.yards[1][:]
    smalls.remove("S4-A")
    p = leaving(lay, owned=[smalls[:6], smalls[6:12], smalls[12:]], harbour=["L16-ASCK", "S4-A"])
    owned = p.to_json()["owned"]
    while repr(p.decision) == "NewFleet":
        p.play(CHANCE, p.draw(random.Random(3)))
    assert [p.box.ships[name].size for name in p.harbour] == [0, 0, 0, 1]
    assert p.harbour[-1] == "S4-A"
    assert p.owned == owned
    assert p.round == 2


# Conservation

STOCKED = {"warehouses": [[2, 1, 1, 1], NONE, NONE]}  # 5 goods, of which 3 rot


@rule("WI-60")
def test_conservation_saves_what_the_owner_picks_of_the_rotting_goods(lay: Lay, play: Playing, said: Said) -> None:
    p = leaving(lay, **STOCKED, preserves=[["preserve-2"], [], []])
    play(p, "0 give-up 1 0")
    assert said(p, 0) == {"save 0 apples", "save 1 apples", "save 2 apples"}
    with pytest.raises(Illegal, match="save-range"):
        p.play(0, Save(3, "apples"))
    with pytest.raises(Illegal, match="save-pile"):
        p.play(0, Save(1, "silk"))
    play(p, "0 save 1 apples", "0 save 1 spices")
    assert p.warehouses[0] == [1, 1, 1, 1]


@rule("WI-61", "WI-R31")
def test_what_goes_beyond_the_warehouse_may_keep_goods_in_the_hand(lay: Lay, play: Playing, said: Said) -> None:
    p = leaving(
        lay, warehouses=[[1, 0, 0, 1], NONE, NONE], goods=[[2, 0, 0, 3], NONE, NONE], preserves=[["preserve-4"], [], []]
    )
    play(p, "0 save 1 apples")  # four saved goods less two in the warehouse: two of the hand
    assert said(p, 0) == {"save 0 apples", "save 1 apples", "save 2 apples"}
    play(p, "0 save 1 apples", "0 save 1 silk")
    assert p.goods[0] == [1, 0, 0, 1]
    assert p.warehouses[0] == [1, 0, 0, 1]


@rule("WI-R31")
def test_the_house_rule_counts_only_the_rotting_goods(lay: Lay, play: Playing) -> None:
    given = {
        "warehouses": [[1, 0, 0, 3], NONE, NONE],
        "goods": [[0, 0, 0, 5], NONE, NONE],
        "preserves": [["preserve-3"], [], []],
    }
    stock = play(leaving(lay, **given), "0 save 1 apples")
    assert repr(stock.decision) == "NewFleet"
    assert stock.goods[0] == NONE
    rotting = play(leaving(lay, **given, options={"cons_excess": "rotting"}), "0 save 1 apples")
    assert repr(rotting.decision) == "Conserve"
    assert len(rotting.choices(0)) == 3
    play(rotting, "0 save 2 silk")
    assert rotting.goods[0] == [0, 0, 0, 2]


@rule("WI-R32")
def test_leaving_warehouse_goods_unprotected_saves_nothing_in_the_hand(lay: Lay, play: Playing) -> None:
    p = leaving(
        lay, warehouses=[[2, 0, 0, 0], NONE, NONE], goods=[[0, 0, 0, 5], NONE, NONE], preserves=[["preserve-2"], [], []]
    )
    play(p, "0 save 0 apples")
    assert repr(p.decision) == "NewFleet"
    assert p.goods[0] == NONE
    assert p.warehouses[0] == NONE


@rule("WI-R33")
def test_several_add_up_and_all_are_used_up_by_the_next_departure(lay: Lay, play: Playing) -> None:
    p = leaving(
        lay, warehouses=[[6, 0, 0, 0], NONE, NONE], preserves=[["preserve-2", "preserve-3"], ["preserve-4"], []]
    )
    assert len(p.choices(0)) == 6
    play(p, "0 save 5 apples")
    assert p.warehouses[0] == [5, 0, 0, 0]
    assert p.preserves == [[], [], []]
    assert sorted(p.discards[0]) == ["preserve-2", "preserve-3", "preserve-4"]


@rule("WI-R34")
def test_conservation_in_the_hand_protects_nothing(lay: Lay) -> None:
    p = leaving(lay, warehouses=[[2, 0, 0, 0], NONE, NONE], specials=[["preserve-4"], [], []])
    assert repr(p.decision) == "NewFleet"
    assert p.warehouses[0] == NONE
    assert p.specials[0] == ["preserve-4"]
