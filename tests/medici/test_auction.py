"""The auction, loading and paying (ME-31 to ME-43)."""

from __future__ import annotations

import pytest

from fondaco.core.errors import Illegal
from fondaco.core.moves import CHANCE
from fondaco.core.testing import rule
from fondaco.games.medici.moves import DRAW, PASS, STOP, Bid, Tile
from medici.conftest import Lay

LOT = ["S5", "D3"]


@rule("ME-17", "ME-32", "ME-33")
def test_once_round_clockwise_the_maker_last(lay: Lay) -> None:
    p = lay(4, "BuildLot", maker=2, lot=LOT)
    p.play(2, STOP)
    spoke = []
    while repr(p.decision) == "Bidding":
        spoke.append(p.bidder)
        p.play(p.bidder, PASS)
    assert spoke == [3, 0, 1, 2]
    assert p.maker == 3, "the next lot is made to the left"


@rule("ME-33")
def test_a_pass_is_final(lay: Lay) -> None:
    p = lay(4, "Bidding", maker=0, lot=LOT, bidder=1)
    p.play(1, PASS)
    with pytest.raises(Illegal, match="not-asked"):
        p.play(1, Bid(5))


@rule("ME-34", "ME-R08")
def test_a_bid_is_higher_than_the_last_and_at_least_one(lay: Lay) -> None:
    p = lay(4, "Bidding", maker=0, lot=LOT, bidder=1)
    with pytest.raises(Illegal, match="bid-range"):
        p.play(1, Bid(0))
    assert list(p.choices(1))[:2] == [PASS, Bid(1)]
    p.play(1, Bid(7))
    for amount in (1, 6, 7):
        with pytest.raises(Illegal, match="bid-range"):
            p.play(2, Bid(amount))
    p.play(2, Bid(8))
    assert (p.high, p.leader) == (8, 2)


@rule("ME-11", "ME-35")
def test_nobody_bids_more_than_he_has(lay: Lay) -> None:
    p = lay(4, "Bidding", maker=0, lot=LOT, bidder=1, money=[40, 9, 40, 40])
    with pytest.raises(Illegal, match="bid-range"):
        p.play(1, Bid(10))
    p.play(1, Bid(9))
    for seat in (2, 3, 0):
        p.play(seat, PASS)
    assert p.money[1] == 0


@rule("ME-36", "ME-R09")
def test_a_seat_without_room_or_money_is_passed_over(lay: Lay) -> None:
    ships = [[], ["C0", "C1", "C2", "C3"], [], []]
    p = lay(4, "BuildLot", maker=0, lot=LOT, ships=ships, money=[5, 40, 0, 40])
    p.play(0, STOP)
    assert p.bidder == 3, "seat 1 has no room for two, seat 2 no money"
    assert p.bids == [-1, 0, 0, -1]
    p.play(3, Bid(5))
    assert repr(p.decision) != "Bidding", "the maker cannot go above his 5"
    assert p.ships[3] == LOT


@rule("ME-37")
def test_the_maker_bids_like_anyone_else(lay: Lay) -> None:
    p = lay(4, "Bidding", maker=0, lot=LOT, bidder=0, bids=[-1, 3, 0, 0], high=3, leader=1)
    p.play(0, Bid(4))
    assert p.ships[0] == LOT
    assert p.money == [36, 40, 40, 40]


@rule("ME-39")
def test_an_unwanted_lot_leaves_the_day_and_nobody_pays(lay: Lay) -> None:
    p = lay(4, "Bidding", maker=0, lot=LOT, bidder=0, bids=[-1, 0, 0, 0], discards=["C0"])
    p.play(0, PASS)
    assert p.discards == ["C0", *LOT], "it joins what nobody wanted before"
    assert (p.bidder, p.leader, p.high, p.bids) == (-1, -1, 0, [-1] * 4)
    assert p.money == [40] * 4
    assert p.ships == [[], [], [], []]
    assert not set(LOT) <= set(p.unseen)


@rule("ME-31", "ME-40", "ME-41")
def test_the_highest_bidder_pays_the_bank_and_loads_the_whole_lot(lay: Lay) -> None:
    p = lay(4, "Bidding", maker=0, lot=LOT, bidder=0, bids=[-1, 6, 0, 9], high=9, leader=3)
    p.play(0, PASS)
    assert p.ships[3] == LOT
    assert p.money == [40, 40, 40, 31]


@rule("ME-42", "ME-43")
def test_loaded_tiles_stay_and_never_exceed_five(lay: Lay) -> None:
    p = lay(4, "Bidding", maker=0, lot=LOT, bidder=1, ships=[[], ["C0", "C1", "C2"], [], []])
    p.play(1, Bid(1))
    for seat in (2, 3, 0):
        p.play(seat, PASS)
    assert p.ships[1] == ["C0", "C1", "C2", *LOT]
    assert p.free(1) == 0


@rule("ME-R11")
def test_an_auction_cannot_end_in_a_tie(lay: Lay) -> None:
    p = lay(3, "Bidding", maker=0, lot=LOT, bidder=1)
    p.play(1, Bid(5))
    assert Bid(5) not in p.choices(2)
    with pytest.raises(Illegal):
        p.check(2, Bid(5))


@rule("ME-EX1")
def test_adam_barbara_charles_and_diane(lay: Lay) -> None:
    ships = [["C0", "C1"], ["F0", "F1", "F2"], ["G0", "G1", "G2", "G3"], ["D0", "D1"]]
    p = lay(4, "BuildLot", maker=0, lot=["S1", "S2"], ships=ships)
    p.play(0, DRAW)
    p.play(CHANCE, Tile("S3"))
    assert p.bidder == 3, "Barbara and Charles must pass"
    p.play(3, Bid(7))
    p.play(0, PASS)
    assert p.money[3] == 33
    assert p.free(3) == 0
    assert p.maker == 1
    p.play(CHANCE, Tile("X10"))
    p.play(1, DRAW)
    p.play(CHANCE, Tile("C5"))
    p.play(1, DRAW)
    p.play(CHANCE, Tile("F5"))
    assert p.to_act() == (0,), "Adam alone has room for three"
    p.play(0, Bid(1))
    assert p.money[0] == 39
