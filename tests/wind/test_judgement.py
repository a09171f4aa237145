"""The judgement: what a card is worth, and that sensible players bring a game to its end."""

from __future__ import annotations

import random

import pytest

from fondaco.bots import bot
from fondaco.core.play import ask_of, play_match
from fondaco.core.testing import rule
from fondaco.games.wind.game import WIND
from fondaco.games.wind.judgement import in_gulden
from fondaco.games.wind.position import Wind
from fondaco.games.wind.worth import Prospect
from scripting import outcome
from wind.conftest import Lay

NONE = [0, 0, 0, 0]


def answer(p: Wind, seat: int) -> str:
    return str(bot("greedy").answer(ask_of(p, seat, random.Random(0))).move)


@pytest.mark.parametrize(("offer", "settled"), [(4, "pay 1"), (6, "sell 1")])
def test_a_holder_sells_at_half_of_what_the_card_is_worth_to_him(lay: Lay, offer: int, settled: str) -> None:
    p = lay(
        2,
        "Settle",
        untaken=["storage-2-8"],
        cards=["shipping-10", ""],
        holder=0,
        bids=[-1, offer],
        turn=0,
        money=[8, 20],
    )
    assert 9 <= in_gulden(p, 0, "shipping-10", Prospect(p)) <= 11
    assert answer(p, 0) == settled


def test_an_offer_stays_near_half_of_what_the_card_is_worth_to_its_holder(lay: Lay) -> None:
    p = lay(2, "ChooseCard", untaken=["storage-2-8"], cards=["shipping-12", ""], turn=1, money=[5, 12])
    verb, holder, amount = answer(p, 1).split()
    assert (verb, holder) == ("challenge", "0")
    assert 5 <= int(amount) <= 8


def test_a_ready_ship_is_loaded_rather_than_taking_the_income(lay: Lay) -> None:
    p = lay(3, "CloseTrade", cards=["shipping-10", "shipping-7", "shipping-8"], warehouses=[[2, 0, 2, 0], NONE, NONE])
    assert answer(p, 0) == "load L20-AACC"


def test_goods_are_swapped_when_that_completes_a_ship(lay: Lay) -> None:
    p = lay(
        3,
        "CloseTrade",
        cards=["swap-2", "shipping-7", "shipping-8"],
        warehouses=[[2, 0, 1, 1], NONE, NONE],
        goods=[[0, 0, 1, 0], NONE, NONE],
        harbour=["L20-AACC", "L12-CCKK", "L16-SSCC", "S6-SS"],
    )
    assert answer(p, 0) == "carry-out"
    p.play(0, WIND.parse("carry-out"))
    assert answer(p, 0) == "swap-hand silk cheese"


def test_goods_that_would_rot_in_the_hand_are_sold_at_the_market(lay: Lay) -> None:
    p = lay(
        3,
        "CloseTrade",
        cards=["market-3", "shipping-7", "shipping-8"],
        goods=[[2, 2, 0, 0], NONE, NONE],
        harbour=["L12-CCKK", "S4-CK"],
    )
    assert answer(p, 0) == "carry-out"
    p.play(0, WIND.parse("carry-out"))
    while repr(p.decision) == "MarketSale":
        assert answer(p, 0).startswith("vend")
        p.play(0, WIND.parse(answer(p, 0)))
    assert p.goods[0] == NONE


def test_conservation_is_laid_out_before_the_fleet_leaves_and_kept_before_that(lay: Lay) -> None:
    given = {"cards": ["preserve-3", "shipping-7", "shipping-8"], "warehouses": [[3, 0, 0, 0], NONE, NONE]}
    near = lay(3, "CloseTrade", **given, harbour=["L12-CCKK", "L16-SSCC"])
    far = lay(3, "CloseTrade", **given, harbour=["L12-CCKK", "L16-SSCC", "L20-AACC", "S4-CK", "S4-SK", "S6-SS"])
    assert answer(near, 0) == "carry-out"
    assert answer(far, 0) == "end"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_players_who_choose_by_lot(seats: int) -> None:
    for number in range(3):
        agents = [bot("greedy" if seat == number % seats else "random") for seat in range(seats)]
        result = play_match(WIND, agents, f"beats {number}").replay().result()
        assert result is not None
        assert result.winners == [number % seats]


@rule("WI-R50")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sensible_players_never_need_the_cap(seats: int) -> None:
    for number in range(3):
        p = play_match(WIND, [bot("greedy")] * seats, f"cap {number}").replay()
        assert isinstance(p, Wind)
        assert outcome(p).why != "capped"
        assert p.round < 100


@rule("WI-R50")
def test_full_warehouses_that_fit_no_ship_are_played_out_of(lay: Lay) -> None:
    """Every place is taken by goods no ship wants: swap, market and departure by rot are the ways out."""
    stuck = {"warehouses": [[0, 0, 0, 8], [8, 0, 0, 0], [0, 0, 0, 7]], "money": [22, 22, 22]}
    p = lay(3, "ChooseStack", **stuck, harbour=["L16-SSCC", "L20-AASS", "S6-SS", "S3-C"])
    rng = random.Random(3)
    player = bot("greedy")
    while seats := p.to_act():
        seat = seats[0]
        p.play(seat, p.draw(rng) if seat < 0 else player.answer(ask_of(p, seat, rng)).move)
    assert outcome(p).why != "capped"
