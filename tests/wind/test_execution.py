"""Actions are carried out (WI-38 to WI-57)."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.core.errors import BadPosition, Illegal
from fondaco.core.testing import rule
from fondaco.games.wind.game import WIND
from fondaco.games.wind.moves import END, INCOME, PURCHASE, Load, Play, Store
from scripting import Playing
from wind.conftest import Lay, Said

NONE = [0, 0, 0, 0]
HARBOUR = ["L20-AACC", "L12-CCKK", "S7-AC", "S4-A"]


@rule("WI-38", "WI-39")
def test_from_the_start_seat_clockwise_then_the_cards_are_discarded(lay: Lay, play: Playing) -> None:
    p = lay(
        3, "CloseTrade", start=1, turn=1, cards=["shipping-9", "storage-2-8", "shipping-7"], goods=[[1, 0, 0, 0]] * 3
    )
    assert p.to_act() == (1,)
    p.told = []
    play(p, "1 end")
    assert [event.facts["seat"] for event in p.told if event.kind == "income"] == [2, 0]
    assert p.discards[1] == ["storage-2-8"]
    assert sorted(p.discards[2]) == ["shipping-7", "shipping-9"]
    assert p.cards == ["", "", ""]


@rule("WI-40", "WI-57")
def test_who_got_gulden_has_no_action_but_may_play_a_special_card(lay: Lay, said: Said) -> None:
    p = lay(
        3,
        "CloseTrade",
        cards=["", "shipping-7", "shipping-8"],
        front=[6, 0, 0],
        untaken=["storage-2-8"],
        specials=[["free-2"], [], []],
    )
    assert said(p, 0) == {"play free-2", "end"}
    assert p.money[0] == 28
    q = lay(3, "CloseTrade", cards=["", "shipping-7", "shipping-8"], front=[6, 0, 0], untaken=["storage-2-8"])
    assert q.round == 2  # nobody had anything to decide


@rule("WI-41", "WI-R19", "WI-R52")
def test_a_purchase_brings_the_pictured_goods_for_nothing_and_unasked(lay: Lay) -> None:
    p = lay(3, "CloseTrade", cards=["purchase-AAC", "shipping-7", "shipping-8"])
    assert p.goods[0] == [2, 0, 1, 0]
    assert p.money[0] == 22
    assert p.stock == [13, 15, 14, 15]
    assert p.round == 2


@rule("WI-R19", "WI-R21")
def test_with_a_special_card_the_owner_orders_but_cannot_skip_purchase_or_shipping(
    lay: Lay, play: Playing, said: Said
) -> None:
    p = lay(3, "CloseTrade", cards=["purchase-AAC", "shipping-7", "shipping-8"], specials=[["free-2"], [], []])
    assert said(p, 0) == {"purchase", "play free-2"}
    with pytest.raises(Illegal, match="action-first"):
        p.play(0, END)
    first = play(p.copy(), "0 purchase")
    assert said(first, 0) == {"play free-2", "end"}
    last = play(p.copy(), "0 play free-2", "0 fetch silk+silk")
    assert last.goods[0] == [2, 0, 1, 2]
    assert last.round == 2
    q = lay(3, "CloseTrade", cards=["shipping-9", "shipping-7", "shipping-8"], specials=[["free-2"], [], []])
    assert said(q, 0) == {"income", "play free-2"}


@rule("WI-R22")
def test_a_short_stack_gives_what_is_left_and_no_substitute(lay: Lay) -> None:
    p = lay(3, "CloseTrade", cards=["purchase-AAC", "shipping-7", "shipping-8"], stock=[1, 9, 0, 9])
    assert p.goods[0] == [1, 0, 0, 0]
    assert p.money[0] == 22
    assert p.stock == [0, 9, 0, 9]


STORING = {"cards": ["storage-3-13", "shipping-7", "shipping-8"], "goods": [[2, 1, 0, 1], NONE, NONE]}


@rule("WI-42", "WI-43")
def test_storage_brings_goods_from_the_hand_for_the_printed_cost(lay: Lay, play: Playing) -> None:
    p = lay(3, "CloseTrade", **STORING)
    bank = p.bank
    p.told = []
    play(p, "0 store apples+apples+silk")
    assert p.warehouses[0] == [2, 0, 0, 1]
    assert p.goods[0] == [0, 1, 0, 0]
    assert p.money[0] == 22 - 13
    assert p.bank == bank + 13 - 15


@rule("WI-44", "WI-45")
def test_fewer_goods_cost_the_same_and_none_cost_nothing(lay: Lay, play: Playing) -> None:
    p = lay(3, "CloseTrade", **STORING)
    assert play(p.copy(), "0 store spices").money[0] == 9
    q = play(p.copy(), "0 end")
    assert q.money[0] == 22
    assert q.warehouses[0] == NONE
    with pytest.raises(Illegal, match="how-many"):
        p.play(0, Store(()))
    with pytest.raises(Illegal, match="how-many"):
        p.play(0, Store(("apples", "apples", "spices", "silk")))
    with pytest.raises(Illegal, match="not-in-hand"):
        p.play(0, Store(("cheese",)))


@rule("WI-46")
def test_without_the_full_cost_nothing_can_be_stored(lay: Lay) -> None:
    p = lay(3, "CloseTrade", **STORING, money=[12, 22, 22])
    assert p.round == 2
    assert p.warehouses[0] == NONE
    assert p.money[0] == 12
    q = lay(3, "CloseTrade", **STORING, money=[12, 22, 22], specials=[["free-2"], [], []])
    with pytest.raises(Illegal, match="cannot-pay"):
        q.play(0, Store(("apples",)))


@rule("WI-47", "WI-48")
def test_eight_goods_of_any_kinds_and_no_more(lay: Lay, said: Said) -> None:
    p = lay(3, "CloseTrade", **STORING, warehouses=[[1, 2, 2, 1], NONE, NONE])
    assert max(text.count("+") for text in said(p, 0)) == 1
    with pytest.raises(Illegal, match="how-many"):
        p.play(0, Store(("apples", "spices", "silk")))
    q = lay(3, "CloseTrade", **STORING, warehouses=[[2, 2, 3, 1], NONE, NONE])
    assert q.round == 2  # a full warehouse: the card is of no use


@rule("WI-R20")
def test_an_ordinary_card_that_is_not_used_is_lost(lay: Lay, play: Playing) -> None:
    p = play(lay(3, "CloseTrade", **STORING), "0 end")
    assert p.specials[0] == []
    assert p.discards[1] == ["storage-3-13"]


@rule("WI-R23")
def test_stored_goods_never_return_to_the_hand_but_by_a_swap(lay: Lay, said: Said, play: Playing) -> None:
    p = lay(3, "CloseTrade", **STORING, warehouses=[[0, 0, 1, 0], NONE, NONE], specials=[["swap-2"], [], []])
    assert {text.split()[0] for text in said(p, 0)} == {"store", "play", "end"}
    play(p, "0 play swap-2", "0 swap-hand cheese silk")
    assert p.goods[0] == [2, 1, 1, 0]
    assert p.warehouses[0] == [0, 0, 0, 1]


SHIPPING = {"cards": ["shipping-10", "shipping-7", "shipping-8"], "harbour": HARBOUR}


@rule("WI-49", "WI-53")
def test_ship_or_income_but_not_both(lay: Lay, play: Playing, said: Said) -> None:
    p = lay(3, "CloseTrade", **SHIPPING, warehouses=[[1, 0, 0, 0], NONE, NONE], specials=[["free-2"], [], []])
    assert said(p, 0) == {"load S4-A", "income", "play free-2"}
    shipped = play(p.copy(), "0 load S4-A")
    with pytest.raises(Illegal, match="not-your-card"):
        shipped.play(0, INCOME)
    paid = play(p.copy(), "0 income")
    assert paid.money[0] == 32
    assert paid.bank == p.bank - 10
    with pytest.raises(Illegal, match="not-your-card"):
        paid.play(0, Load("S4-A"))


@rule("WI-50", "WI-52")
def test_a_ship_takes_its_whole_load_from_the_warehouse_and_not_from_the_hand(
    lay: Lay, play: Playing, said: Said
) -> None:
    p = lay(3, "CloseTrade", **SHIPPING, warehouses=[[2, 0, 1, 0], NONE, NONE], goods=[[0, 0, 1, 0], NONE, NONE])
    assert said(p, 0) == {"load S7-AC", "load S4-A", "income"}
    with pytest.raises(Illegal, match="goods-missing"):
        p.play(0, Load("L20-AACC"))
    with pytest.raises(Illegal, match="not-in-harbour"):
        p.play(0, Load("S8-AA"))
    play(p, "0 load S7-AC", "0 done")
    assert p.warehouses[0] == [1, 0, 0, 0]
    assert p.owned[0] == ["S7-AC"]
    assert p.vp(0) == 7
    assert p.stock == [14, 15, 14, 15]
    assert "S7-AC" not in p.harbour


@rule("WI-51", "WI-R24")
def test_one_action_loads_several_ships_one_after_another_or_stops(lay: Lay, play: Playing, said: Said) -> None:
    p = lay(3, "CloseTrade", **SHIPPING, warehouses=[[3, 0, 2, 2], NONE, NONE])
    play(p, "0 load L20-AACC")
    assert repr(p.decision) == "LoadMore"
    assert said(p, 0) == {"load S4-A", "done"}
    both = play(p.copy(), "0 load S4-A")
    assert both.owned[0] == ["L20-AACC", "S4-A"]
    assert both.vp(0) == 24
    assert both.warehouses[0] == [0, 0, 0, 2]
    assert play(p.copy(), "0 done").owned[0] == ["L20-AACC"]


@rule("WI-R25")
def test_without_a_ship_to_load_the_income_comes_unasked(lay: Lay) -> None:
    p = lay(3, "CloseTrade", **SHIPPING)
    assert p.round == 2
    assert p.money == [32, 29, 30]


@rule("WI-54", "WI-55")
def test_a_special_card_is_traded_like_others_then_carried_out_or_kept(lay: Lay, play: Playing, said: Said) -> None:
    p = lay(3, "ChooseCard", untaken=["free-3", "shipping-7", "shipping-8"])
    play(p, "0 take free-3", "1 challenge 0 2", "2 pass", "0 pay 1", "2 take shipping-7")
    assert said(p, 0) == {"carry-out", "end"}
    used = play(p.copy(), "0 carry-out", "0 fetch apples+apples+silk")
    assert used.goods[0] == [2, 0, 0, 1]
    assert used.discards[0] == ["free-3"]
    assert used.specials[0] == []
    kept = play(p.copy(), "0 end")
    assert kept.specials[0] == ["free-3"]
    assert kept.discards[0] == []


@rule("WI-56")
def test_one_special_card_from_the_hand_in_addition_to_the_action(lay: Lay, play: Playing, said: Said) -> None:
    p = lay(3, "CloseTrade", **STORING, specials=[["free-2", "free-3"], [], []])
    play(p, "0 play free-2", "0 fetch silk+silk")
    assert "play free-3" not in said(p, 0)
    assert "store silk+silk+silk" in said(p, 0)
    with pytest.raises(Illegal, match="one-special"):
        p.play(0, Play("free-3"))


@rule("WI-R26")
def test_the_limit_of_one_concerns_cards_from_the_hand(lay: Lay, play: Playing, said: Said) -> None:
    p = lay(3, "CloseTrade", cards=["free-3", "shipping-7", "shipping-8"], specials=[["free-2"], [], []])
    play(p, "0 carry-out", "0 fetch silk+silk+silk")
    assert said(p, 0) == {"play free-2", "end"}
    play(p, "0 play free-2", "0 fetch apples+apples")
    assert p.goods[0] == [2, 0, 0, 3]


@rule("WI-R27")
def test_a_card_taken_into_the_hand_is_not_played_in_the_same_round(lay: Lay, play: Playing) -> None:
    p = lay(3, "CloseTrade", cards=["free-3", "shipping-7", "shipping-8"], specials=[["free-2"], [], []])
    with pytest.raises(Illegal, match="not-your-special"):
        p.play(0, Play("free-3"))
    play(p, "0 end")
    assert p.specials[0] == ["free-2", "free-3"]
    assert p.round == 2


@rule("WI-R28")
def test_any_number_of_special_cards_is_kept_also_when_the_fleet_leaves(lay: Lay) -> None:
    kept = ["free-2", "free-3", "market-3", "safe-5", "swap-2"]
    p = lay(3, "RoundEnd", harbour=["S4-A"], specials=[kept, [], []], cards=["shipping-7", "shipping-8", "shipping-9"])
    assert repr(p.decision) == "NewFleet"
    assert p.specials[0] == kept
    with pytest.raises(BadPosition, match="only special cards"):
        lay(3, "ChooseStack", specials=[["shipping-7"], [], []])


@rule("WI-R29")
def test_a_played_special_card_goes_to_the_discards_of_its_sort(lay: Lay, play: Playing) -> None:
    p = lay(
        3,
        "CloseTrade",
        cards=["shipping-9", "shipping-7", "shipping-8"],
        specials=[["market-3", "free-2"], [], []],
        goods=[[1, 0, 0, 0], NONE, NONE],
    )
    q = play(p.copy(), "0 play market-3")
    assert q.discards[1] == ["market-3"]
    assert play(p.copy(), "0 play free-2").discards[0] == ["free-2"]


@rule("WI-R54")
@pytest.mark.parametrize(
    ("card", "given"),
    [
        ("storage-3-13", {"money": [12, 22, 22], "goods": [[1, 0, 0, 0], NONE, NONE]}),
        ("storage-3-13", {"goods": [NONE, NONE, NONE]}),
        ("storage-3-13", {"goods": [[1, 0, 0, 0], NONE, NONE], "warehouses": [[0, 0, 0, 8], NONE, NONE]}),
        ("supply-2-14", {"money": [12, 22, 22]}),
        ("supply-2-14", {"warehouses": [[0, 0, 0, 8], NONE, NONE]}),
        ("supply-2-14", {"stock": NONE}),
        ("free-3", {"stock": NONE}),
        ("swap-2", {"warehouses": [[0, 0, 0, 2], NONE, [0, 0, 0, 1]], "goods": [[0, 0, 0, 1], NONE, NONE]}),
        ("swap-2", {"warehouses": [NONE, [0, 1, 1, 0], NONE]}),
        ("market-3", {}),
    ],
)
def test_a_card_that_could_do_nothing_is_not_offered(lay: Lay, card: str, given: dict[str, Any]) -> None:
    p = lay(3, "CloseTrade", cards=[card, "shipping-7", "shipping-8"], **given)
    assert p.round == 2
    assert p.specials[0] == ([] if card.startswith("storage") else [card])
    if not card.startswith("storage"):
        idle = {"cards": ["", "shipping-7", "shipping-8"], "front": [1, 0, 0], "untaken": ["shipping-9"], **given}
        q = lay(3, "CloseTrade", specials=[[card], [], []], **idle)
        assert q.round == 2
        assert q.specials[0] == [card]
        r = lay(3, "CloseTrade", specials=[[card, "preserve-2"], [], []], **idle)
        with pytest.raises(Illegal, match="no-use"):
            r.play(0, Play(card))


@rule("WI-R54")
def test_conservation_can_always_be_carried_out(lay: Lay, said: Said) -> None:
    p = lay(3, "CloseTrade", cards=["preserve-2", "shipping-7", "shipping-8"])
    assert said(p, 0) == {"carry-out", "end"}


@rule("WI-R21", "WI-56", "WI-57")
def test_goods_just_bought_may_go_to_market(lay: Lay, said: Said) -> None:
    given = {"untaken": ["shipping-8"], "cards": ["purchase-AAC", "shipping-7", ""], "specials": [["market-3"], [], []]}
    p = lay(3, "ChooseCard", **given)
    p.play(2, WIND.parse("take shipping-8"))
    assert p.goods[0] == [2, 0, 1, 0]
    assert p.to_act() == (0,)
    assert said(p, 0) == {"play market-3", "end"}


@rule("WI-R21")
def test_no_purchase_with_another_card(lay: Lay) -> None:
    p = lay(3, "CloseTrade", **STORING)
    for move in (PURCHASE, INCOME, Load("S4-A"), WIND.parse("carry-out")):
        with pytest.raises(Illegal, match="not-your-card"):
            p.play(0, move)
    with pytest.raises(Illegal, match="choose-action"):
        p.play(0, WIND.parse("pass"))
