"""Components and setup (HW-01 to HW-22, HW-110 to HW-112)."""

from __future__ import annotations

from collections import Counter

import pytest

import fondaco
from fondaco.core.errors import BadSetup
from fondaco.core.game import OptionValue
from fondaco.core.moves import CHANCE
from fondaco.core.testing import rule
from fondaco.games.hellweg.game import HELLWEG
from fondaco.games.hellweg.position import Hellweg
from hellweg.conftest import Lay, Offered
from scripting import Playing, Refused

BOX = HELLWEG.set_up(4, {}, None).box


def begun(seats: int, **options: OptionValue) -> Hellweg:
    p = HELLWEG.start(seats, options)
    assert isinstance(p, Hellweg)
    return p


@rule("HW-01")
def test_two_three_or_four_play() -> None:
    assert [HELLWEG.start(seats).seats for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            HELLWEG.start(seats)


@rule("HW-02", "HW-14")
def test_everybody_begins_with_all_pieces_in_the_supply_and_ten_thalers() -> None:
    p = begun(4, start=0)
    assert p.stone_supply == [12] * 4
    assert p.carriage_supply == [8] * 4
    assert p.money == [10] * 4
    assert p.stones == p.carriages == [{}] * 4
    assert BOX.merchants == 2


@rule("HW-03", "HW-R01")
def test_each_privilege_has_a_copy_for_every_player() -> None:
    assert BOX.copies == {"store": 4, "unstore": 4, "thaler_refresh": 4}
    assert BOX.extra_carriages == 2


@rule("HW-03")
def test_the_base_game_has_no_privileges_and_no_storage(lay: Lay, do: Playing, offered: Offered) -> None:
    p = lay("Turn", stones=[{"olpe-iron": 1}], stored_stones=[0])
    assert not [text for text in offered(p) if text.startswith(("store", "unstore", "use"))]
    p = lay("Turn", card=6, carriages=[{"paderborn-corbach": 1}])
    assert do(p, "buy builefeld-beer", "carriage builefeld-paderborn").privileges == [{}, {}, {}]
    with pytest.raises(fondaco.BadInput):
        lay("Turn", privileges=[{"store": "open"}])


@rule("HW-04", "HW-05")
def test_the_bank_pays_more_than_there_are_coins(lay: Lay, do: Playing) -> None:
    p = lay("Turn", money=[225, 0, 10])
    do(p, "thaler")
    assert p.money[0] == 226


@rule("HW-04")
def test_nobody_owes_money(lay: Lay) -> None:
    with pytest.raises(fondaco.BadInput):
        lay("Turn", money=[-1, 0, 0])


@rule("HW-06", "HW-08")
def test_the_deck_asks_for_every_house_with_three_four_and_five() -> None:
    slots = [slot for card in BOX.trade.values() for slot in card]
    assert len(BOX.trade) == 12
    assert all(len(card) == 4 for card in BOX.trade.values())
    assert Counter((slot.house, slot.value) for slot in slots) == Counter((h, v) for h in BOX.houses for v in (3, 4, 5))
    assert all({slot.ware for slot in card} == {"beer", "salt", "iron"} for card in BOX.trade.values())
    assert sum(slot.value for slot in slots) == 192
    assert all(1 <= slot.stones + slot.carriages <= 3 for slot in slots)


@rule("HW-07")
def test_one_number_is_price_and_sale_value(lay: Lay, do: Playing) -> None:
    p = do(lay("NextCard", coming=[12], stones=[{"dortmund-iron": 1}]), "trade-card 12", "sell dortmund-iron")
    assert p.money[0] == 15
    p = do(lay("Turn", card=12), "buy dortmund-iron")
    assert p.money[0] == 5


@rule("HW-09")
def test_a_stone_is_a_unit_of_its_houses_ware(lay: Lay, do: Playing) -> None:
    assert BOX.wares == ["beer", "salt", "iron"]
    assert BOX.ware_of["dortmund-beer"] == "beer"
    assert BOX.ware_of["dortmund-iron"] == "iron"
    roads = [{"hagen-olpe": 1, "dortmund-hagen": 1}]
    p = do(lay("NextCard", coming=[12], stones=[{"olpe-beer": 1}], carriages=roads), "trade-card 12")
    assert repr(p.decision) == "AnySale", "Dortmund wants iron, and the stone is beer"


@rule("HW-10")
def test_towns_have_one_house_or_two_and_roads_are_brown_or_paved() -> None:
    houses = Counter(BOX.town_of.values())
    assert houses["dortmund"] == 2
    assert set(houses.values()) == {1, 2}
    assert set(BOX.paved.values()) == {True, False}
    assert BOX.village["dortmund-soest"]
    assert all(road in BOX.touching[town] for road, ends in BOX.ends.items() for town in ends)


@rule("HW-11")
def test_goods_cards_have_a_price_an_end_value_and_often_a_banner() -> None:
    assert len(BOX.goods) == 9
    assert {goods.sort for goods in BOX.goods.values()} == {"coal", "herring", "wine", "tobacco"}
    assert all(15 <= goods.price <= 30 < goods.price + goods.end for goods in BOX.goods.values())
    plain = [card for card, goods in BOX.goods.items() if not (goods.ware or goods.carriage or goods.pair)]
    assert 0 < len(plain) < 9


@rule("HW-12", "HW-13")
@pytest.mark.parametrize(("seats", "cards"), [(2, 6), (3, 8), (4, 9)])
def test_the_goods_cards_for_the_number_of_players_lie_open(seats: int, cards: int) -> None:
    view = HELLWEG.start(seats).view(None)
    assert len(view["piles"]) == cards
    assert all(seats in BOX.goods[card].players for card in view["piles"])


@rule("HW-15")
def test_any_trade_card_may_come_first(lay: Lay) -> None:
    p = lay("NextCard", round=0)
    assert p.odds() == [(BOX.draws[number], 1) for number in range(1, 13)]


@rule("HW-16", "HW-R02")
def test_the_start_player_is_drawn_or_chosen(do: Playing) -> None:
    p = begun(3)
    assert p.to_act() == (CHANCE,)
    assert [(str(move), weight) for move, weight in p.odds()] == [("start 0", 1), ("start 1", 1), ("start 2", 1)]
    do(p, "start 1")
    assert p.start == 1
    assert p.to_act() == (1,)
    assert HELLWEG.start(3, {"start": 2}).to_act() == (2,)
    with pytest.raises(BadSetup):
        HELLWEG.start(2, {"start": 2})


@rule("HW-17", "HW-20")
def test_three_times_round_everybody_places_a_stone_and_a_carriage(do: Playing) -> None:
    p = begun(3, start=1)
    order = []
    while repr(p.decision) != "NextCard":
        order.append(p.seat)
        do(p, "stone olpe-iron", "carriage hagen-olpe")
    assert order == [1, 2, 0] * 3
    assert p.stone_supply == [9] * 3
    assert p.carriage_supply == [5] * 3


@rule("HW-17")
def test_the_first_carriage_touches_the_town_of_its_stone(offered: Offered, refused: Refused, do: Playing) -> None:
    p = do(begun(3, start=0), "stone olpe-iron")
    assert offered(p) == ["carriage hagen-olpe", "carriage olpe-corbach"]
    assert refused(p, "carriage dortmund-soest") == "not-touching"


@rule("HW-18")
def test_nobody_begins_in_dortmund_but_a_carriage_may_lead_there(
    offered: Offered, refused: Refused, do: Playing
) -> None:
    p = begun(3, start=0)
    assert len(offered(p)) == 14
    assert refused(p, "stone dortmund-beer") == refused(p, "stone dortmund-iron") == "not-there-at-first"
    do(p, "stone soest-salt", "carriage dortmund-soest")
    assert p.carriages[0] == {"dortmund-soest": 1}


@rule("HW-19")
def test_a_village_pays_in_the_start_placement(do: Playing) -> None:
    p = do(begun(3, start=0), "stone soest-salt", "carriage dortmund-soest")
    assert p.money[0] == 11
    do(p, "stone soest-salt", "carriage soest-paderborn")
    assert p.money[1] == 10


@rule("HW-21")
def test_houses_and_roads_may_be_shared_and_used_again(do: Playing) -> None:
    p = begun(2, start=0)
    for _ in range(6):
        do(p, "stone olpe-iron", "carriage hagen-olpe")
    assert p.stones == [{"olpe-iron": 3}] * 2
    assert p.carriages == [{"hagen-olpe": 3}] * 2


@rule("HW-22", "HW-134")
@pytest.mark.parametrize("options", [{}, {"lp": True}, {"pv": True}, {"lp": True, "pv": True}])
def test_the_first_game_has_ten_rounds_with_every_rule_set(options: dict[str, bool]) -> None:
    p = begun(2, short=True, **options)
    assert p.left == 10
    assert len(p.unseen) == 12, "which two stay in the box nobody knows"


@rule("HW-22")
def test_in_the_first_game_too_any_unseen_card_may_come_last(lay: Lay) -> None:
    p = lay("NextCard", options={"short": True}, round=9)
    assert len(p.unseen) == 3
    assert p.odds() == [(BOX.draws[number], 1) for number in p.unseen]


@rule("HW-R36")
@pytest.mark.parametrize("expert", [False, True])
def test_both_sides_of_a_goods_card_do_and_count_the_same(lay: Lay, do: Playing, expert: bool) -> None:
    given = {"stones": [{"dortmund-iron": 1}], "goods": [["coal3"]]}
    p = do(lay("NextCard", options={"lp": expert}, coming=[12], **given), "trade-card 12", "sell dortmund-iron")
    assert (p.money[0], p.score(0)) == (16, 16 + BOX.goods["coal3"].end)


@rule("HW-110", "HW-R36")
def test_the_expert_game_uses_the_same_goods_cards_and_purses() -> None:
    base, expert = begun(3, start=0), begun(3, start=0, lp=True)
    for name in ("piles", "money", "stone_supply", "carriage_supply", "left", "unseen"):
        assert getattr(base, name) == getattr(expert, name)


@rule("HW-111")
def test_black_carriages_and_privileges_belong_to_nobody_at_first() -> None:
    p = begun(4, lp=True)
    assert p.extra == -1
    assert p.privileges == [{}] * 4
    assert p.stored_carriages == [0] * 4


@rule("HW-112")
def test_experts_place_one_carriage_only(do: Playing) -> None:
    p = begun(2, start=0, lp=True)
    do(p, "stone olpe-iron", "carriage hagen-olpe", "stone essen-iron", "carriage duisburg-essen")
    do(p, "stone olpe-iron", "stone essen-iron", "stone olpe-iron", "stone essen-iron")
    assert repr(p.decision) == "NextCard"
    assert p.stone_supply == [9, 9]
    assert p.carriage_supply == [7, 7]


@rule("HW-130")
@pytest.mark.parametrize("expert", [False, True])
def test_passengers_can_join_the_base_game_and_the_expert_game(lay: Lay, do: Playing, expert: bool) -> None:
    given = {"stones": [{"olpe-iron": 1}], "carriages": [{"olpe-corbach": 2, "dortmund-corbach": 2}]}
    p = lay("NextCard", options={"pv": True, "lp": expert}, coming=[12], **given)
    do(p, "trade-card 12", "transport olpe-iron - 1")
    assert p.money[0] == 10 + 5 + 1
