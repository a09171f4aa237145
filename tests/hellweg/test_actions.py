"""Phase 3: the actions of the base game (HW-54 to HW-72)."""

from __future__ import annotations

import pytest

from fondaco.core.testing import rule
from fondaco.games.hellweg.game import HELLWEG
from hellweg.conftest import Lay, Offered
from scripting import Playing, Refused

# Card 1: Münster iron 4, Wesel beer 3, Soest salt 4, Hagen salt 5.


@rule("HW-54", "HW-55")
def test_a_purchase_takes_one_slot_and_its_price(lay: Lay, do: Playing) -> None:
    p = do(lay("Turn", card=1), "buy wesel-beer")
    assert p.slots == [-1, 0, -1, -1]
    assert p.money[0] == 7
    assert p.seat == 1, "one slot only"


@rule("HW-56", "HW-R10")
def test_only_an_own_merchant_on_the_market_makes_a_slot_cheaper(lay: Lay, do: Playing) -> None:
    p = lay("Turn", card=1, seat=2, market=[1, 1, 0])
    do(p, "buy wesel-beer")
    assert p.money[2] == 7, "the merchants of others do not count"
    p = do(lay("Turn", card=1, turn=2, market=[1, 1, 1], money=[1, 0, 0]), "buy wesel-beer")
    assert p.money[0] == 0, "a thaler is enough"


@rule("HW-R10")
def test_by_option_anybodys_merchant_counts(lay: Lay, do: Playing) -> None:
    options = {"discount_from_any_merchant": True}
    p = do(lay("Turn", card=1, seat=2, market=[1, 1, 0], options=options), "buy wesel-beer")
    assert p.money[2] == 9
    p = do(lay("Turn", card=1, turn=2, slots=[1, -1, 2, -1], options=options), "buy wesel-beer")
    assert p.money[0] == 9, "one's own still counts"
    p = do(lay("Turn", card=1, money=[5, 9, 9], options=options), "buy wesel-beer")
    assert p.money[0] == 2, "nobody stood there before"


@rule("HW-R11")
def test_the_discount_is_two_however_many_merchants_stand_there(lay: Lay, do: Playing) -> None:
    options = {"discount_from_any_merchant": True}
    p = do(lay("Turn", card=1, turn=2, market=[1, 1, 1], options=options), "buy hagen-salt", "carriage hagen-olpe")
    assert p.money[0] == 7


@rule("HW-57")
def test_stones_go_into_the_house_of_the_slots_colour(lay: Lay, do: Playing) -> None:
    p = do(lay("Turn", card=8, stones=[{"dortmund-iron": 1}]), "buy dortmund-beer")
    assert p.stones[0] == {"dortmund-iron": 1, "dortmund-beer": 2}
    assert p.stone_supply[0] == 9


@rule("HW-58", "HW-60")
def test_the_carriage_goes_on_any_road_of_the_slots_town(
    lay: Lay, do: Playing, offered: Offered, refused: Refused
) -> None:
    p = do(lay("Turn", card=1, stones=[{"olpe-iron": 1}]), "buy hagen-salt")
    assert offered(p) == [
        f"carriage {road}" for road in ("duisburg-hagen", "essen-hagen", "dortmund-hagen", "hagen-olpe")
    ]
    assert refused(p, "carriage olpe-corbach") == "road-out-of-reach"
    do(p, "carriage hagen-olpe")
    assert p.carriages[0] == {"hagen-olpe": 1}


@rule("HW-59")
def test_any_number_of_stones_and_carriages_side_by_side(lay: Lay, do: Playing) -> None:
    stones, carriages = [{"hagen-salt": 5}, {"hagen-salt": 3}], [{"hagen-olpe": 3}, {"hagen-olpe": 2}]
    p = do(lay("Turn", card=1, stones=stones, carriages=carriages), "buy hagen-salt", "carriage hagen-olpe")
    assert p.stones[:2] == [{"hagen-salt": 7}, {"hagen-salt": 3}]
    assert p.carriages[:2] == [{"hagen-olpe": 4}, {"hagen-olpe": 2}]


@rule("HW-61")
def test_a_carriage_on_a_village_road_pays_at_once(lay: Lay, do: Playing) -> None:
    p = do(lay("Turn", card=1), "buy hagen-salt", "carriage essen-hagen")
    assert p.money[0] == 10 - 5 + 1


@rule("HW-62")
def test_the_village_thaler_does_not_help_to_pay(lay: Lay, refused: Refused) -> None:
    p = lay("Turn", card=1, money=[4, 0, 0])
    assert refused(p, "buy hagen-salt") == "too-dear"
    assert refused(p, "buy soest-salt") == ""


@rule("HW-R12")
def test_what_the_supply_holds_must_be_placed(lay: Lay, do: Playing, refused: Refused) -> None:
    p = do(lay("Turn", card=1), "buy hagen-salt")
    assert p.stones[0] == {"hagen-salt": 2}, "the stones were placed unasked"
    assert refused(p, "decline") == "must-place"
    assert refused(p, "forgo") == "place-carriage"


@rule("HW-R12")
def test_a_purchase_stays_legal_when_everything_lapses(lay: Lay, do: Playing) -> None:
    stones, carriages = [{"olpe-iron": 12}], [{"hagen-olpe": 8}]
    p = do(lay("Turn", card=1, stones=stones, carriages=carriages), "buy hagen-salt", "forgo", "forgo")
    assert (p.money[0], p.stones[0], p.carriages[0]) == (5, stones[0], carriages[0])


@rule("HW-63")
def test_restocking_costs_a_thaler_and_places_one_piece(lay: Lay, do: Playing) -> None:
    p = do(lay("Turn", stones=[{"olpe-iron": 1}]), "restock-stone olpe-iron")
    assert (p.money[0], p.market[0], p.stones[0]) == (9, 1, {"olpe-iron": 2})
    assert p.seat == 1
    p = do(lay("Turn", stones=[{"olpe-iron": 1}]), "restock-carriage hagen-olpe")
    assert (p.money[0], p.market[0], p.carriages[0]) == (9, 1, {"hagen-olpe": 1})


@rule("HW-64")
def test_a_stone_is_restocked_only_onto_a_stone(lay: Lay, refused: Refused) -> None:
    p = lay("Turn", stones=[{"olpe-iron": 1}, {"olpe-beer": 1}])
    assert refused(p, "restock-stone olpe-beer") == "no-stone-there"
    assert refused(p, "restock-stone olpe-iron") == ""


@rule("HW-65")
def test_a_carriage_is_restocked_beside_any_house_with_a_stone(
    lay: Lay, do: Playing, offered: Offered, refused: Refused
) -> None:
    p = lay("Turn", stones=[{"olpe-beer": 1}, {"essen-iron": 1}])
    assert [text for text in offered(p) if "carriage" in text] == [
        "restock-carriage hagen-olpe",
        "restock-carriage olpe-corbach",
    ]
    assert refused(p, "restock-carriage duisburg-essen") == "road-out-of-reach"
    do(p, "restock-carriage olpe-corbach")
    assert p.money[0] == 10, "the village pays"


@rule("HW-66")
def test_restocking_never_gets_cheaper(lay: Lay, do: Playing) -> None:
    p = do(lay("Turn", turn=2, stones=[{"olpe-beer": 1}]), "restock-stone olpe-beer")
    assert p.money[0] == 9


@rule("HW-R13")
def test_no_restocking_without_a_stone_on_the_board_or_a_thaler(lay: Lay, offered: Offered, refused: Refused) -> None:
    p = lay("Turn")
    assert not [text for text in offered(p) if text.startswith("restock")]
    p = lay("Turn", money=[0, 9, 9], stones=[{"olpe-beer": 1}])
    assert refused(p, "restock-stone olpe-beer") == "too-dear"


@rule("HW-R13")
def test_with_all_stones_in_one_house_none_can_be_restocked(lay: Lay, offered: Offered, refused: Refused) -> None:
    p = lay("Turn", stones=[{"olpe-beer": 12}])
    assert refused(p, "restock-stone olpe-beer") == "no-stone-to-move"
    assert "restock-stone olpe-beer" not in offered(p)
    p = lay("Turn", stones=[{"olpe-beer": 11, "olpe-iron": 1}])
    assert refused(p, "restock-stone olpe-beer") == ""


@rule("HW-67")
def test_any_card_of_any_pile_may_be_bought_but_one_at_a_time(lay: Lay, do: Playing, offered: Offered) -> None:
    p = lay("Turn", money=[30, 10, 10])
    assert len([text for text in offered(p) if text.startswith("goods-card")]) == 8
    do(p, "goods-card coal2")
    assert p.goods[0] == ["coal2"]
    assert "coal2" not in p.piles
    assert (p.market[0], p.seat) == (1, 1)


@rule("HW-68")
def test_a_goods_card_costs_its_price_less_two_with_an_own_merchant_on_the_market(
    lay: Lay, do: Playing, refused: Refused
) -> None:
    p = do(lay("Turn", money=[20, 10, 10]), "goods-card coal1")
    assert p.money[0] == 5, "the merchant now placed does not count"
    p = lay("Turn", turn=2, money=[13, 10, 10])
    assert refused(p, "goods-card herring1") == "too-dear"
    assert do(p, "goods-card coal1").money[0] == 0
    p = lay("Turn", money=[14, 10, 10])
    assert refused(p, "goods-card coal1") == "too-dear"


@rule("HW-69")
def test_a_goods_card_stays_open_before_its_buyer(lay: Lay, do: Playing, refused: Refused) -> None:
    p = do(lay("Turn", seats=2, money=[40, 40]), "goods-card coal1")
    assert p.view(1)["goods"][0] == ["coal1"]
    assert refused(p, "goods-card coal1") == "no-such-card"


@rule("HW-70", "HW-R14")
def test_the_bonus_carriage_goes_beside_an_own_stone(lay: Lay, do: Playing, offered: Offered) -> None:
    p = do(lay("Turn", money=[15, 0, 0], stones=[{"olpe-iron": 1}]), "goods-card coal1")
    assert offered(p) == ["carriage hagen-olpe", "carriage olpe-corbach", "decline"]
    do(p, "carriage olpe-corbach")
    assert (p.money[0], p.carriages[0]) == (1, {"olpe-corbach": 1})


@rule("HW-R14")
@pytest.mark.parametrize("roads", [{}, {"hagen-olpe": 8}])
def test_no_bonus_carriage_without_a_stone_on_the_board(lay: Lay, do: Playing, roads: dict[str, int]) -> None:
    p = do(lay("Turn", money=[15, 9, 9], carriages=[roads]), "goods-card coal1")
    assert (p.seat, repr(p.decision)) == (1, "Turn")
    assert p.carriages[0] == roads


@rule("HW-71", "HW-129")
@pytest.mark.parametrize("expert", [False, True])
def test_a_bonus_carriage_not_placed_is_lost(lay: Lay, do: Playing, expert: Lay) -> None:
    p = lay("Turn", options={"lp": expert}, money=[15, 9, 9], stones=[{"olpe-iron": 1}])
    do(p, "goods-card coal1", "decline")
    assert p.carriages[0] == {}
    assert (p.seat, p.carriages_due) == (1, 0)


@rule("HW-72")
def test_a_thaler_from_the_bank(lay: Lay, do: Playing) -> None:
    p = do(lay("Turn"), "thaler")
    assert (p.money[0], p.market[0], p.seat) == (11, 1, 1)


@rule("HW-58")
def test_dortmunds_roads_follow_from_the_map(lay: Lay, do: Playing, offered: Offered) -> None:
    p = do(lay("Turn", card=12), "buy dortmund-iron")
    box = HELLWEG.set_up(3, {}, None).box
    assert offered(p) == [f"carriage {road}" for road in box.roads if "dortmund" in box.ends[road]]
    assert len(offered(p)) == 6
