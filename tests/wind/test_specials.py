"""The six special actions (WI-58 to WI-74)."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.core.errors import Illegal
from fondaco.core.testing import rule
from fondaco.games.wind.game import WIND
from fondaco.games.wind.moves import DONE, Fetch, Load, Play, Seize, SwapHand, SwapWith, Vend
from fondaco.games.wind.position import Wind
from scripting import Playing
from wind.conftest import Lay, Said

NONE = [0, 0, 0, 0]
HARBOUR = ["L20-AACC", "L12-CCKK", "S7-AC", "S4-A"]


def acting(lay: Lay, card: str, **given: Any) -> Wind:
    """Seat 0 has got `card`, the others have shipping cards."""
    return lay(3, "CloseTrade", cards=[card, "shipping-7", "shipping-8"], **given)


@rule("WI-58", "WI-R30")
def test_free_purchase_takes_exactly_as_many_goods_as_the_card_says(lay: Lay, play: Playing, said: Said) -> None:
    p = play(acting(lay, "free-3"), "0 carry-out")
    assert repr(p.decision) == "FreePurchase"
    assert all(text.count("+") == 2 for text in said(p, 0))
    with pytest.raises(Illegal, match="how-many"):
        p.play(0, Fetch(("silk", "silk")))
    play(p, "0 fetch apples+cheese+silk")
    assert p.goods[0] == [1, 0, 1, 1]
    assert p.money[0] == 22


@rule("WI-R30")
def test_free_purchase_takes_all_when_fewer_are_left(lay: Lay, play: Playing) -> None:
    p = play(acting(lay, "free-3", stock=[1, 0, 0, 1]), "0 carry-out")
    assert p.goods[0] == [1, 0, 0, 1]
    assert p.stock == NONE


@rule("WI-59")
def test_conservation_is_laid_on_the_own_warehouse(lay: Lay, play: Playing) -> None:
    p = play(acting(lay, "preserve-3", preserves=[["preserve-2"], [], []]), "0 carry-out")
    assert p.preserves[0] == ["preserve-2", "preserve-3"]
    assert p.discards[0] == []
    assert p.cards[0] == ""
    q = acting(lay, "shipping-9", specials=[["preserve-4"], [], []])
    play(q, "0 play preserve-4")
    assert q.preserves[0] == ["preserve-4"]
    assert q.specials[0] == []


@rule("WI-62", "WI-EX4", "WI-R35")
def test_purchase_and_storage_puts_two_goods_of_choice_into_the_warehouse_for_14(
    lay: Lay, play: Playing, said: Said
) -> None:
    p = play(acting(lay, "supply-2-14"), "0 carry-out")
    assert "fetch silk" in said(p, 0)
    assert "fetch apples+silk" in said(p, 0)
    assert len(said(p, 0)) == 14
    both = play(p.copy(), "0 fetch apples+cheese")
    assert both.warehouses[0] == [1, 0, 1, 0]
    assert both.goods[0] == NONE
    assert both.money[0] == 8
    one = play(p.copy(), "0 fetch silk")
    assert one.warehouses[0] == [0, 0, 0, 1]
    assert one.money[0] == 8
    with pytest.raises(Illegal, match="how-many"):
        p.play(0, Fetch(()))


@rule("WI-EX4")
def test_storing_up_to_four_goods_costs_18(lay: Lay, play: Playing) -> None:
    p = acting(lay, "storage-4-18", goods=[[2, 2, 1, 1], NONE, NONE])
    play(p, "0 store apples+apples+spices+silk")
    assert p.money[0] == 4
    assert p.warehouses[0] == [2, 1, 0, 1]


@rule("WI-R35", "WI-47")
def test_purchase_and_storage_never_fills_beyond_eight(lay: Lay, play: Playing, said: Said) -> None:
    p = play(acting(lay, "supply-2-14", warehouses=[[0, 3, 0, 4], NONE, NONE]), "0 carry-out")
    assert said(p, 0) == {"fetch apples", "fetch spices", "fetch cheese", "fetch silk"}


STORES = {"warehouses": [[0, 0, 1, 0], [0, 1, 0, 0], [0, 0, 0, 1]]}


@rule("WI-63", "WI-68", "WI-R37")
def test_a_swap_is_with_the_own_hand_or_another_warehouse_never_another_hand(
    lay: Lay, play: Playing, said: Said
) -> None:
    p = play(acting(lay, "swap-2", **STORES, goods=[[1, 0, 1, 0], [5, 0, 0, 0], NONE]), "0 carry-out")
    assert said(p, 0) == {"swap-hand cheese apples", "swap-with 1 cheese spices", "swap-with 2 cheese silk"}
    for move, code in (
        (SwapWith(1, "cheese", "apples"), "not-there"),
        (SwapWith(0, "cheese", "apples"), "no-such-warehouse"),
        (SwapHand("cheese", "cheese"), "two-goods"),
        (SwapHand("silk", "apples"), "not-stored"),
    ):
        with pytest.raises(Illegal, match=code):
            p.play(0, move)
    play(p, "0 swap-hand cheese apples", "0 done")
    assert p.warehouses[0] == [1, 0, 0, 0]
    assert p.goods[0] == [0, 0, 2, 0]


@rule("WI-64", "WI-65")
def test_the_other_player_is_not_asked_and_it_is_one_for_one(lay: Lay, play: Playing) -> None:
    p = play(acting(lay, "swap-2", **STORES), "0 carry-out", "0 swap-with 1 cheese spices")
    assert p.to_act() == (0,)
    assert p.warehouses == [[0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
    assert [sum(stored) for stored in p.warehouses] == [1, 1, 1]


@rule("WI-66")
def test_one_exchange_with_the_hand_and_one_with_a_warehouse(lay: Lay, play: Playing) -> None:
    p = acting(lay, "swap-2", warehouses=[[0, 1, 1, 0], [0, 1, 0, 0], [0, 0, 0, 1]], goods=[[1, 0, 0, 0], NONE, NONE])
    play(p, "0 carry-out", "0 swap-hand spices apples", "0 swap-with 2 cheese silk")
    assert p.warehouses == [[1, 0, 0, 1], [0, 1, 0, 0], [0, 0, 1, 0]]
    assert p.goods[0] == [0, 1, 0, 0]


@rule("WI-67", "WI-R36", "WI-EX5")
def test_a_card_just_received_may_travel_on(lay: Lay, play: Playing) -> None:
    p = acting(
        lay,
        "swap-2",
        warehouses=[[0, 0, 1, 0], [1, 0, 0, 0], [0, 0, 0, 1]],
        harbour=["L20-AACC", "L12-CCKK", "L16-SSCC"],
    )
    play(p, "0 carry-out", "0 swap-with 1 cheese apples", "0 swap-with 2 apples silk")
    assert p.warehouses == [[0, 0, 0, 1], [0, 0, 1, 0], [1, 0, 0, 0]]


@rule("WI-R36", "WI-65")
def test_two_exchanges_are_the_most_and_one_the_least(lay: Lay, play: Playing) -> None:
    p = play(acting(lay, "swap-2", **STORES), "0 carry-out")
    with pytest.raises(Illegal, match="one-exchange"):
        p.play(0, DONE)
    play(p, "0 swap-with 1 cheese spices", "0 swap-with 2 spices silk")
    assert p.round == 2


@rule("WI-69")
def test_the_market_pays_three_for_each_good_from_hand_and_warehouse(lay: Lay, play: Playing) -> None:
    p = acting(lay, "market-3", warehouses=[[0, 0, 1, 2], NONE, NONE], goods=[[1, 0, 0, 1], NONE, NONE])
    bank = p.bank
    play(p, "0 carry-out")
    with pytest.raises(Illegal, match="one-sale"):
        p.play(0, DONE)
    play(p, "0 vend apples hand", "0 vend silk warehouse")
    assert p.money[0] == 28
    assert p.bank == bank - 6
    assert p.stock == [15, 15, 14, 13]
    with pytest.raises(Illegal, match="piles-in-order"):
        p.play(0, Vend("silk", "hand"))
    seller = play(acting(lay, "market-3", goods=[[1, 0, 0, 1], NONE, NONE]), "0 carry-out")
    with pytest.raises(Illegal, match="not-there"):
        seller.play(0, Vend("cheese", "hand"))
    play(p, "0 done")
    assert p.goods[0] == [0, 0, 0, 1]
    assert p.warehouses[0] == [0, 0, 1, 1]


# Secure action

OPEN = {"untaken": ["storage-2-8", "shipping-7"], "cards": ["shipping-10", "", ""]}


@rule("WI-70", "WI-71", "WI-R38")
def test_played_before_choosing_the_card_cannot_be_contested(lay: Lay, play: Playing, said: Said) -> None:
    p = lay(3, "ChooseCard", untaken=["storage-2-8", "shipping-7", "shipping-8"], specials=[["safe-5"], [], []])
    play(p, "0 secure shipping-7")
    assert p.cards[0] == "shipping-7"
    assert p.down[0]
    assert p.specials[0] == []
    assert p.discards[2] == ["safe-5"]
    assert said(p, 1) == {"take storage-2-8", "take shipping-8"}


@rule("WI-72", "WI-R40")
def test_played_instead_of_a_bid_it_takes_the_card_and_the_holder_gets_five(
    lay: Lay, play: Playing, said: Said
) -> None:
    p = lay(3, "ChooseCard", **OPEN, specials=[["free-2"], ["safe-5"], []])
    bank = p.bank
    play(p, "1 seize 0")
    assert p.cards == ["", "shipping-10", ""]
    assert p.down[1]
    assert p.front == [5, 0, 0]
    assert p.bank == bank - 5
    assert p.to_act() == (2,)  # the robbed holder is done
    play(p, "2 take shipping-7")
    assert p.money[0] == 27
    assert said(p, 0) == {"play free-2", "end"}


@rule("WI-R39")
def test_in_a_running_auction_it_ends_everything_at_once(lay: Lay, play: Playing, said: Said) -> None:
    p = lay(
        4,
        "ChooseCard",
        untaken=["storage-2-8", "shipping-7", "shipping-8"],
        cards=["shipping-10", "", "", ""],
        specials=[[], [], ["safe-5"], []],
    )
    play(p, "1 challenge 0 6")
    assert "seize 0" in said(p, 2)
    play(p, "2 seize 0")
    assert p.bids == [-1] * 4
    assert p.holder == -1
    assert p.to_act() == (1,)
    assert p.pending(3)
    assert p.money == [22] * 4
    assert p.front[0] == 5


@rule("WI-70", "WI-R43")
def test_without_the_card_or_against_a_face_down_card_or_to_defend_it_does_not_work(
    lay: Lay, play: Playing, said: Said
) -> None:
    p = lay(3, "ChooseCard", **OPEN)
    for text in ("seize 0", "secure shipping-7"):
        with pytest.raises(Illegal, match="no-safe"):
            p.play(1, WIND.parse(text))
    q = lay(3, "ChooseCard", **OPEN, down=[True, False, False], specials=[[], ["safe-5"], []])
    with pytest.raises(Illegal, match="not-open"):
        q.play(1, Seize(0))
    r = lay(3, "ChooseCard", **OPEN, specials=[["safe-5"], [], []])
    play(r, "1 challenge 0 3", "2 pass")
    assert said(r, 0) == {"sell 1", "pay 1"}


@rule("WI-73")
def test_after_a_secure_action_no_special_card_from_the_hand(lay: Lay, play: Playing) -> None:
    p = lay(
        3,
        "ChooseCard",
        untaken=["storage-2-8", "shipping-7", "shipping-8"],
        specials=[["free-2", "safe-5"], [], []],
        goods=[[1, 0, 0, 0], NONE, NONE],
    )
    play(p, "0 secure storage-2-8", "1 take shipping-7", "2 take shipping-8")
    assert repr(p.decision) == "Turn"
    assert p.to_act() == (0,)
    with pytest.raises(Illegal, match="after-safe"):
        p.play(0, Play("free-2"))


@rule("WI-R42")
def test_a_secured_special_card_is_carried_out_or_kept_and_bids_stay_possible(
    lay: Lay, play: Playing, said: Said
) -> None:
    p = lay(
        3,
        "ChooseCard",
        untaken=["free-2", "shipping-7"],
        cards=["shipping-10", "", ""],
        specials=[[], ["safe-5", "swap-2"], []],
    )
    assert {"challenge 0 5", "take free-2", "secure free-2", "seize 0"} <= said(p, 1)
    play(p, "1 secure free-2", "2 take shipping-7")
    assert said(p, 1) == {"carry-out", "end"}


@rule("WI-R41")
def test_a_secure_action_just_acquired_goes_into_the_hand(lay: Lay) -> None:
    p = acting(lay, "safe-5")
    assert p.specials[0] == ["safe-5"]
    assert p.round == 2
    q = acting(lay, "storage-2-8", goods=[[1, 0, 0, 0], NONE, NONE], specials=[["safe-5"], [], []])
    with pytest.raises(Illegal, match="no-use"):
        q.play(0, Play("safe-5"))


# Combining with shipping

READY = {"warehouses": [[1, 0, 1, 0], [0, 1, 0, 0], NONE], "harbour": HARBOUR}


@rule("WI-74", "WI-R44")
@pytest.mark.parametrize(
    ("special", "step"),
    [
        ("supply-2-14", "0 fetch apples"),
        ("swap-2", "0 swap-with 1 cheese spices"),
        ("swap-2", "0 swap-hand apples silk"),
    ],
)
def test_after_purchase_and_storage_or_swap_only_the_income_is_left(
    lay: Lay, play: Playing, special: str, step: str
) -> None:
    p = acting(lay, "shipping-10", **READY, specials=[[special], [], []], goods=[[0, 0, 0, 1], NONE, NONE])
    shipped_first = play(p.copy(), "0 load S4-A")
    assert Play(special) in shipped_first.choices(0)
    play(p, f"0 play {special}", step)
    if repr(p.decision) == "Exchange":
        play(p, "0 done")
    assert p.owned[0] == []
    assert p.round == 2
    assert p.money[0] == 22 + 10 - (14 if special == "supply-2-14" else 0)


@rule("WI-R44")
def test_income_may_come_first_and_free_purchase_conservation_and_market_bar_nothing(
    lay: Lay, play: Playing, said: Said
) -> None:
    p = acting(
        lay,
        "shipping-10",
        **READY,
        specials=[["free-2", "market-3", "preserve-2", "swap-2"], [], []],
        goods=[[0, 0, 0, 1], NONE, NONE],
    )
    assert "play swap-2" in said(play(p.copy(), "0 income"), 0)
    for script in (
        ("play free-2", "fetch silk+silk"),
        ("play preserve-2",),
        ("play market-3", "vend silk hand", "done"),
    ):
        q = p.copy()
        for step in script:
            play(q, f"0 {step}")
        assert "load S4-A" in said(q, 0)


@rule("WI-56", "WI-R44")
def test_the_income_may_pay_for_the_special_card(lay: Lay, said: Said) -> None:
    p = acting(lay, "shipping-10", money=[5, 22, 22], specials=[["supply-2-14"], [], []])
    assert p.money[0] == 15
    assert said(p, 0) == {"play supply-2-14", "end"}


@rule("WI-R12", "WI-R39")
def test_who_has_the_secure_action_is_asked_without_a_gulden(lay: Lay, play: Playing, said: Said) -> None:
    given = {"untaken": ["storage-2-8", "shipping-7", "shipping-8"], "cards": ["shipping-10", "", "", ""]}
    p = lay(4, "ChooseCard", **given, specials=[[], [], ["safe-5"], []], money=[22, 22, 0, 22])
    play(p, "1 challenge 0 6")
    assert p.to_act() == (2,)
    assert said(p, 2) == {"seize 0", "pass"}


@rule("WI-74")
def test_a_ship_is_refused_once_goods_were_swapped(lay: Lay) -> None:
    state = acting(lay, "shipping-10", **READY, specials=[["free-2"], [], []]).to_json()
    state["blocked"] = True
    p = WIND.load(state)
    with pytest.raises(Illegal, match="ship-first"):
        p.play(0, Load("S4-A"))
