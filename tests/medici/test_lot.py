"""Assembling a lot (ME-19 to ME-30)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import fondaco
from fondaco.core.errors import Illegal
from fondaco.core.moves import CHANCE
from fondaco.core.testing import rule
from fondaco.games.medici.moves import DRAW, PASS, STOP, Bid, Start, Tile
from fondaco.games.medici.position import Medici
from medici.conftest import Lay

FULL = [["C0", "C1", "C2", "C3", "C4"], ["F0", "F1", "F2", "F3", "F4"]]


@rule("ME-20", "ME-24", "ME-R04")
def test_the_first_tile_is_drawn_without_asking() -> None:
    p = fondaco.game("medici").start(4)
    assert isinstance(p, Medici)
    p.play(CHANCE, Start(2))
    assert repr(p.decision) == "DrawTile"
    p.play(CHANCE, Tile("D3"))
    assert p.to_act() == (2,)
    assert p.lot == ["D3"]


@rule("ME-25")
def test_each_tile_lies_open_before_the_next_decision(lay: Lay) -> None:
    p = lay(4, "BuildLot", lot=["D3"])
    p.play(0, DRAW)
    p.play(CHANCE, Tile("S5"))
    assert all(p.view(seat)["lot"] == ["D3", "S5"] for seat in (0, 1, 2, 3, None))


@rule("ME-13", "ME-25", "ME-44")
@pytest.mark.parametrize(
    ("decision", "given"), [("DrawTile", {"discards": ["D5"]}), ("FillShip", {"maker": 2, "ships": [*FULL, ["D5"]]})]
)
def test_every_tile_not_seen_today_is_equally_likely_to_come(lay: Lay, decision: str, given: dict[str, Any]) -> None:
    p, rng = lay(3, decision, **given), random.Random(1)
    assert dict(p.odds()) == Counter(map(Tile, p.unseen))
    drawn = Counter(p.draw(rng) for _ in range(400 * len(p.unseen)))
    assert drawn == pytest.approx({move: 400 * weight for move, weight in p.odds()}, rel=0.25)


@rule("ME-26", "ME-27")
def test_after_one_or_two_tiles_the_maker_draws_or_stops(lay: Lay) -> None:
    p = lay(4, "BuildLot", lot=["D3"])
    assert list(p.choices(0)) == [DRAW, STOP]
    p.play(0, DRAW)
    p.play(CHANCE, Tile("S5"))
    assert list(p.choices(0)) == [DRAW, STOP]
    p.play(0, DRAW)
    p.play(CHANCE, Tile("S4"))
    assert repr(p.decision) == "Bidding"


@rule("ME-28")
def test_a_drawn_tile_cannot_go_back(lay: Lay) -> None:
    p = lay(4, "BuildLot", lot=["D0"])
    for move in (PASS, Bid(1)):
        with pytest.raises(Illegal):
            p.play(0, move)
    p.play(0, STOP)
    assert p.lot == ["D0"]
    assert repr(p.decision) == "Bidding"


@rule("ME-29")
def test_the_lot_may_be_bigger_than_the_makers_own_room(lay: Lay) -> None:
    p = lay(4, "BuildLot", lot=["D0"], ships=[["C0", "C1", "C2", "C3"], [], [], []])
    p.play(0, DRAW)
    p.play(CHANCE, Tile("S5"))
    assert p.to_act() == (0,)
    assert list(p.choices(0)) == [DRAW, STOP]


@rule("ME-30", "ME-R07")
def test_no_lot_that_nobody_could_load(lay: Lay) -> None:
    p = lay(3, maker=0, ships=[["C0", "C1", "C2", "C3"], ["F0", "F1", "F2", "F3"], [*FULL[0][4:], "D0", "D1"]])
    p.play(CHANCE, Tile("S5"))
    p.play(0, DRAW)
    p.play(CHANCE, Tile("S4"))
    assert repr(p.decision) == "Bidding", "two tiles fill the only ship with room for them: the lot is closed"
    assert p.bidder == 2


@rule("ME-R05")
def test_a_penniless_ship_with_room_still_makes_the_size_legal(lay: Lay) -> None:
    ships = [["C0", "C1", "C2", "C3"], ["F0", "F1", "F2", "F3"], []]
    p = lay(3, "BuildLot", lot=["D0"], ships=ships, money=[9, 9, 0])
    assert list(p.choices(0)) == [DRAW, STOP]


@rule("ME-R06")
def test_an_empty_bag_closes_the_lot_which_is_auctioned_as_it_is(lay: Lay) -> None:
    discards = ["C0", "C1", "C2", "C3", "C4", "C5", "F0", "F1", "F2", "F3", "F4", "F5", "G0", "G1", "G2", "G3", "G4"]
    p = lay(3, discards=discards)
    assert p.bag == 1
    p.play(CHANCE, Tile("S5"))
    assert repr(p.decision) == "Bidding"
    assert p.lot == ["S5"]


@rule("ME-19", "ME-21")
def test_the_next_maker_sits_left_of_the_last_maker_not_of_the_buyer(lay: Lay) -> None:
    p = lay(4, "Bidding", maker=1, lot=["S5"], bidder=2)
    p.play(2, PASS)
    p.play(3, Bid(4))
    p.play(0, PASS)
    p.play(1, PASS)
    assert p.ships[3] == ["S5"]
    assert p.maker == 2


@rule("ME-21", "ME-22")
def test_full_ships_neither_make_lots_nor_bid(lay: Lay) -> None:
    p = lay(4, "Bidding", maker=0, lot=["S5"], bidder=3, ships=[[], *FULL, []])
    p.play(3, PASS)
    p.play(0, Bid(1))
    assert p.maker == 3
    p.play(CHANCE, Tile("D0"))
    p.play(3, STOP)
    assert p.to_act() == (0,), "seats 1 and 2 are passed over"


@rule("ME-R03")
def test_a_seat_without_money_still_makes_its_lot(lay: Lay) -> None:
    p = lay(4, "Bidding", maker=0, lot=["S5"], bidder=2, money=[1, 0, 5, 5])
    p.play(2, PASS)
    p.play(3, PASS)
    p.play(0, PASS)
    assert p.maker == 1


def test_unseen_tiles_may_be_laid_out_in_any_order(lay: Lay) -> None:
    p = lay()
    state = p.to_json()
    state["unseen"].reverse()
    assert p.setup.game.load(state) == p
