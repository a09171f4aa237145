"""The trade with action cards (WI-26 to WI-37)."""

from __future__ import annotations

import pytest

from fondaco.core.errors import BadPosition, Illegal
from fondaco.core.testing import rule
from fondaco.games.wind.game import WIND
from fondaco.games.wind.moves import Bid, Challenge
from scripting import Playing
from wind.conftest import Lay, Said

FOUR = ["purchase-AAC", "shipping-10", "storage-2-8", "shipping-7"]
CONTESTED = {
    "untaken": FOUR[1:],
    "cards": ["purchase-AAC", "", "", ""],
    "holder": 0,
    "bids": [-1, 4, 9, 0],
    "turn": 0,
}
"""Two of three have offered something for the card of the start seat."""


@rule("WI-26", "WI-27")
def test_the_start_seat_chooses_first_and_its_card_lies_open(lay: Lay, play: Playing, said: Said) -> None:
    p = lay(4, "ChooseCard", start=2, turn=2, untaken=FOUR)
    assert said(p, 2) == {f"take {card}" for card in FOUR}
    play(p, "2 take shipping-10")
    assert p.cards[2] == "shipping-10"
    assert not p.down[2]
    assert p.to_act() == (3,)
    play(p, "3 take shipping-7")
    assert p.to_act() == (0,)


@rule("WI-28", "WI-R17")
def test_a_later_seat_takes_another_card_or_offers_for_an_open_one(lay: Lay, play: Playing, said: Said) -> None:
    p = lay(3, "ChooseCard", untaken=FOUR[1:3], cards=["purchase-AAC", "", ""], money=[22, 3, 22])
    assert said(p, 1) == {"take shipping-10", "take storage-2-8", "challenge 0 1", "challenge 0 2", "challenge 0 3"}
    play(p, "1 take shipping-10")
    assert repr(p.decision) == "ChooseCard"
    assert p.to_act() == (2,)


@rule("WI-29", "WI-R12")
def test_the_others_that_wait_are_asked_once_each_clockwise(lay: Lay, play: Playing) -> None:
    p = lay(4, "ChooseCard", start=3, turn=0, untaken=FOUR[1:], cards=["", "", "", "purchase-AAC"])
    play(p, "0 challenge 3 4")
    asked = []
    while repr(p.decision) == "Offer":
        asked.append(p.to_act()[0])
        play(p, f"{asked[-1]} pass")
    assert asked == [1, 2]
    assert p.to_act() == (3,)
    assert repr(p.decision) == "Settle"


@rule("WI-30", "WI-R16")
def test_offers_may_be_equal_higher_or_lower_but_at_least_one(lay: Lay, play: Playing) -> None:
    p = lay(4, "ChooseCard", untaken=FOUR[1:], cards=["purchase-AAC", "", "", ""])
    with pytest.raises(Illegal, match="offer-range"):
        p.play(1, Challenge(0, 0))
    play(p, "1 challenge 0 4")
    for amount in (0, -1):
        with pytest.raises(Illegal, match="offer-range"):
            p.play(2, Bid(amount))
    for amount in (4, 9, 1):
        play(p.copy(), f"2 bid {amount}")
    play(p, "2 bid 4", "3 bid 1")
    assert p.view(None)["bids"] == [-1, 4, 4, 1]


@rule("WI-31")
def test_nobody_offers_more_than_he_can_pay(lay: Lay, play: Playing) -> None:
    p = lay(3, "ChooseCard", untaken=FOUR[1:3], cards=["purchase-AAC", "", ""], money=[22, 7, 40])
    with pytest.raises(Illegal, match=r"offer-range \(purse=7\)"):
        p.play(1, Challenge(0, 8))
    play(p, "1 challenge 0 7")
    with pytest.raises(Illegal, match="offer-range"):
        p.play(2, Bid(41))
    play(p, "2 bid 40")
    assert p.bids == [-1, 7, 40]


@rule("WI-32", "WI-R13")
def test_the_holder_sells_to_any_offer_or_pays_any_and_has_no_third_way(lay: Lay, play: Playing, said: Said) -> None:
    p = lay(4, "Settle", **CONTESTED)
    assert said(p, 0) == {"sell 1", "sell 2", "pay 1", "pay 2"}
    with pytest.raises(Illegal, match="no-offer"):
        p.play(0, WIND.parse("sell 3"))
    with pytest.raises(Illegal, match="sell-or-pay"):
        p.play(0, WIND.parse("pass"))
    low = play(p.copy(), "0 sell 1")
    assert low.cards[1] == "purchase-AAC"
    assert low.front[0] == 4
    assert low.money[1] == 18
    high = play(p.copy(), "0 pay 2")
    assert high.cards[0] == "purchase-AAC"
    assert high.money[0] == 13
    assert high.front[2] == 9


@rule("WI-R13")
def test_paying_needs_the_money_selling_does_not(lay: Lay, said: Said, play: Playing) -> None:
    p = lay(4, "Settle", **CONTESTED, money=[5, 22, 22, 22])
    assert said(p, 0) == {"sell 1", "sell 2", "pay 1"}
    with pytest.raises(Illegal, match="cannot-pay"):
        p.play(0, WIND.parse("pay 2"))
    q = lay(2, "ChooseCard", untaken=["shipping-7"], cards=["purchase-AAC", ""], money=[5, 22], turn=1)
    play(q, "1 challenge 0 6")  # the only offer cannot be paid, so the card is sold unasked
    assert q.money[0] == 5 + 6
    assert q.goods[1] == [2, 0, 1, 0]


@rule("WI-33", "WI-34")
def test_card_and_gulden_lie_face_down_and_their_owners_are_out_of_the_trade(lay: Lay, play: Playing) -> None:
    p = lay(4, "Settle", **CONTESTED)
    play(p, "0 sell 2")
    assert p.down[2]
    assert p.front[0] == 9
    assert p.view(1)["front"] == [True, 0, False, False]
    assert p.view(0)["front"][0] == 9
    assert [seat for seat in range(4) if p.pending(seat)] == [1, 3]
    play(p, "1 take shipping-10")
    assert p.to_act() == (3,)
    play(p, "3 challenge 1 5")
    assert repr(p.decision) == "Settle"  # neither 0 nor 2 was asked for an offer


@rule("WI-33")
def test_a_holder_who_pays_keeps_his_card_face_down(lay: Lay, play: Playing) -> None:
    p = lay(4, "Settle", **CONTESTED)
    play(p, "0 pay 2")
    assert p.cards[0] == "purchase-AAC"
    assert p.down[0]
    assert p.front == [0, 0, 9, 0]
    assert [seat for seat in range(4) if p.pending(seat)] == [1, 3]


@rule("WI-35", "WI-36")
def test_the_trade_ends_when_nobody_waits_and_untaken_cards_are_discarded(lay: Lay, play: Playing) -> None:
    p = lay(3, "ChooseCard", untaken=["swap-2"], cards=["shipping-7", "shipping-8", ""], turn=2)
    play(p, "2 challenge 0 6", "0 pay 2")
    assert p.untaken == []
    assert p.discards[1] == ["swap-2"]
    assert p.round == 2
    assert p.money == [22 - 6 + 7, 22 + 8, 22 + 6]


@rule("WI-37")
def test_a_face_down_card_cannot_be_contested(lay: Lay, said: Said) -> None:
    p = lay(
        4,
        "ChooseCard",
        untaken=FOUR[2:],
        cards=["purchase-AAC", "shipping-10", "", ""],
        down=[True, False, False, False],
        turn=2,
    )
    assert {text.split()[1] for text in said(p, 2) if text.startswith("challenge")} == {"1"}
    with pytest.raises(Illegal, match="not-open"):
        p.play(2, Challenge(0, 3))


@rule("WI-R10", "WI-R18")
def test_nobody_passes_and_without_gulden_one_takes_an_untaken_card(lay: Lay, said: Said) -> None:
    p = lay(3, "ChooseCard", untaken=FOUR[1:3], cards=["purchase-AAC", "", ""], money=[22, 0, 22])
    assert said(p, 1) == {"take shipping-10", "take storage-2-8"}
    with pytest.raises(Illegal, match="choose-card"):
        p.play(1, WIND.parse("pass"))
    with pytest.raises(BadPosition, match="untaken cards"):
        lay(3, "ChooseCard", untaken=["shipping-10"], cards=["purchase-AAC", "", ""])


@rule("WI-R11")
def test_a_seat_with_an_open_card_may_not_bid(lay: Lay, play: Playing) -> None:
    p = lay(3, "ChooseCard", untaken=["storage-2-8"], cards=["purchase-AAC", "shipping-10", ""])
    play(p, "2 challenge 0 4")
    assert p.to_act() == (0,)
    assert repr(p.decision) == "Settle"
    with pytest.raises(Illegal, match="not-asked"):
        p.play(1, Bid(5))


@rule("WI-R14")
def test_an_opener_whose_offer_was_not_used_is_on_turn_again_with_all_options(
    lay: Lay, play: Playing, said: Said
) -> None:
    p = lay(4, "ChooseCard", untaken=FOUR[1:], cards=["purchase-AAC", "", "", ""], money=[22, 1, 22, 22])
    before = said(p, 1)
    play(p, "1 challenge 0 1", "2 bid 5", "3 pass", "0 sell 2")
    assert p.to_act() == (1,)
    assert repr(p.decision) == "ChooseCard"
    assert said(p, 1) == before - {"challenge 0 1"}


@rule("WI-R15")
def test_gulden_in_front_are_spent_only_after_the_trade(lay: Lay, play: Playing) -> None:
    p = lay(4, "Settle", **CONTESTED, money=[0, 22, 22, 22])
    play(p, "0 sell 2")
    assert p.money[0] == 0
    assert p.front[0] == 9
    play(p, "1 take shipping-10", "3 take shipping-7")
    assert p.front == [0, 0, 0, 0]
    assert p.money[0] == 9


@rule("WI-EX3")
def test_the_trade_of_the_rulebook_with_four_players(lay: Lay, play: Playing) -> None:
    p = lay(4, "ChooseCard", untaken=FOUR)
    play(p, "0 take purchase-AAC", "1 challenge 0 4", "2 bid 7", "3 pass", "0 sell 2")
    assert p.to_act() == (1,)
    play(p, "1 take shipping-10", "3 challenge 1 5")
    p.told = []
    play(p, "1 pay 3")
    assert [event.kind for event in p.told][:2] == ["kept", "unwanted"]
    assert p.money == [22 + 7, 22 - 5 + 10, 22 - 7, 22 + 5]  # 1 has also taken his income
    assert p.goods[2] == [2, 0, 1, 0]
    assert p.discards == [["purchase-AAC"], ["storage-2-8"], ["shipping-7", "shipping-10"]]


@rule("WI-EX7")
@pytest.mark.parametrize("settled", ["0 pay 1", "0 sell 1"])
def test_half_the_income_is_fair_whether_the_holder_pays_or_sells(lay: Lay, play: Playing, settled: str) -> None:
    p = lay(2, "ChooseCard", untaken=["storage-2-8"], cards=["shipping-10", ""], turn=1)
    play(p, "1 challenge 0 5", settled)
    assert p.money == [27, 27]
