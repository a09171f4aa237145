"""The end of a day, and of the game (ME-44 to ME-51, ME-15, ME-16, ME-18, ME-23, ME-68, ME-69)."""

from __future__ import annotations

from typing import Any

import pytest

import fondaco
from fondaco.core.moves import CHANCE
from fondaco.core.testing import rule
from fondaco.games.medici.moves import PASS, Bid, Start, Tile
from fondaco.games.medici.position import Medici
from medici.conftest import Lay

FULL = [["C0", "C1", "C2", "C3", "C4"], ["F0", "F1", "F2", "F3", "F4"]]


def last_lot(lay: Lay, **given: Any) -> Medici:
    """Three seats, two of them nearly done: the next sale leaves seat 2 alone in the market."""
    base = {"maker": 0, "lot": ["S5"], "bidder": 0, "bids": [-1, 0, 0], "ships": [FULL[0][:4], FULL[1], ["G0"]]}
    return lay(3, "Bidding", **(base | given))


@rule("ME-44", "ME-R12", "ME-R15")
def test_the_last_ship_in_the_market_is_filled_by_chance(lay: Lay) -> None:
    p = last_lot(lay)
    p.play(0, Bid(1))
    assert repr(p.decision) == "FillShip"
    assert p.to_act() == (CHANCE,)
    for tile in ("D1", "D2", "D3"):
        p.play(CHANCE, Tile(tile))
        assert p.to_act() == (CHANCE,)
    assert p.ships[2] == ["G0", "D1", "D2", "D3"]


@rule("ME-R12")
def test_the_maker_himself_may_be_the_last_in_the_market(lay: Lay) -> None:
    ships = [["G0"], ["F0", "F1", "F2", "F3", "F4"], ["C0", "C1", "C2", "C3"]]
    p = lay(3, "Bidding", maker=0, lot=["S5"], bidder=2, bids=[-1, 0, -1], ships=ships)
    p.play(2, Bid(1))
    p.play(0, PASS)
    assert repr(p.decision) == "FillShip"
    assert p.maker == 0


@rule("ME-45", "ME-47", "ME-48")
def test_the_filling_is_free_and_then_the_day_is_scored(lay: Lay) -> None:
    p = last_lot(lay)
    p.play(0, Bid(1))
    bag, money = p.bag, p.money[2]
    for tile in ("D1", "D2", "D3", "D4"):
        assert p.money[2] == money
        p.play(CHANCE, Tile(tile))
    assert bag > 4, "tiles are left in the bag and not used"
    assert p.day == 2


@rule("ME-49")
def test_tiles_of_the_filling_count_like_bought_ones(lay: Lay) -> None:
    p = last_lot(lay)
    p.play(0, Bid(1))
    for tile in ("D1", "D2", "D3", "X10"):
        p.play(CHANCE, Tile(tile))
    assert p.levels[3] == [0, 0, 3]
    assert p.money[2] - 40 >= 30 + 10, "richest cargo and most dye"


@rule("ME-46", "ME-R13")
def test_a_short_bag_leaves_holds_empty(lay: Lay) -> None:
    discards = ["G1", "G2", "G3", "G4", "G5"]
    p = last_lot(lay, discards=discards)
    assert p.bag == 18 - 11 - 5
    p.play(0, Bid(1))
    p.play(CHANCE, Tile("D1"))
    p.play(CHANCE, Tile("D2"))
    assert p.day == 2, "two tiles were all there was"


@rule("ME-R13")
def test_with_one_seat_left_and_no_bag_the_day_just_ends(lay: Lay) -> None:
    p = last_lot(lay, discards=["G1", "G2", "G3", "G4", "G5", "D0", "D1"])
    assert p.bag == 0
    p.play(0, Bid(1))
    assert p.day == 2


@rule("ME-50", "ME-R14")
def test_an_empty_bag_ends_the_day_after_its_last_lot(lay: Lay) -> None:
    discards = ["G1", "G2", "G3", "G4", "G5", "D0", "D1", "D2", "D3", "D4", "D5", "C0", "C1", "C2", "C3", "C4", "C5"]
    p = lay(3, maker=0, discards=discards)
    p.play(CHANCE, Tile("S5"))
    assert p.bag == 0
    p.play(1, Bid(3))
    p.play(2, PASS)
    assert p.day == 1, "the last lot is still being auctioned"
    p.play(0, PASS)
    assert p.day == 2
    assert p.money == [40 + 7 + 4 * 5 + 2, 40 - 3 + 30 + 4 * 5 + 10, 40 + 7 + 4 * 5 + 2]


@rule("ME-51")
def test_everybody_may_count_the_bag_and_nobody_see_into_it(lay: Lay) -> None:
    p = lay(4, ships=[["C0"], [], [], []])
    assert all(p.view(seat)["bag"] == 23 for seat in (0, 1, 2, 3, None))
    assert len(p.unseen) == 35, "what is set aside cannot be told from what is in the bag"


@rule("ME-15", "ME-18")
def test_the_poorest_opens_the_next_day_with_empty_ships(lay: Lay) -> None:
    p = last_lot(lay, money=[60, 50, 3])
    p.play(0, Bid(1))
    for tile in ("D0", "G1", "G2", "G3"):
        p.play(CHANCE, Tile(tile))
    assert p.money.index(min(p.money)) == p.maker
    assert repr(p.decision) == "DrawTile"
    assert p.ships == [[], [], []]
    assert (p.bag, len(p.unseen), p.discards) == (18, 36, [])
    assert p.levels[0][0] == 4, "levels stay"


@rule("ME-16")
def test_equally_poor_seats_draw_lots(lay: Lay) -> None:
    discards = ["G1", "G2", "G3", "G4", "G5", "D0", "D1", "D2", "D3", "D4", "D5", "C0", "C1", "C2", "C3", "C4", "C5"]
    p = lay(3, "Bidding", maker=0, lot=["S5"], bidder=1, discards=discards, money=[10, 60, 10])
    for seat, move in ((1, Bid(3)), (2, PASS), (0, PASS)):
        p.play(seat, move)
    assert p.odds() == [(Start(0), 1), (Start(2), 1)]
    p.play(CHANCE, Start(2))
    assert p.maker == 2


@rule("ME-23", "ME-68", "ME-69")
def test_after_three_days_the_most_money_wins(lay: Lay) -> None:
    p = last_lot(lay, day=3, money=[90, 20, 30])
    p.play(0, Bid(1))
    for tile in ("D0", "G1", "G2", "G3"):
        p.play(CHANCE, Tile(tile))
    result = p.result()
    assert result is not None
    assert p.to_act() == ()
    assert (result.winners, result.why) == ([0], "money")
    assert result.scores == p.money


@rule("ME-R23")
def test_equal_money_shares_the_victory(lay: Lay) -> None:
    discards = ["G1", "G2", "G3", "G4", "G5", "D0", "D1", "D2", "D3", "D4", "D5", "C0", "C1", "C2", "C3", "C4", "C5"]
    p = lay(3, "Bidding", maker=0, lot=["S0"], bidder=0, bids=[-1, 0, 0], discards=discards, day=3)
    p.play(0, PASS)
    result = p.result()
    assert result is not None
    assert result.ranks == [1, 1, 1]
    assert result.share(1) == 1 / 3
    assert result.why == "shared"


@rule("ME-EX5")
def test_holds_stay_empty_only_if_more_than_one_tile_a_player_is_thrown_away() -> None:
    for seats in (3, 4, 5, 6):
        table = fondaco.game("medici").start(seats).setup.box.table[seats]
        assert table.day - seats * table.hold == seats


@rule("ME-EX5")
@pytest.mark.parametrize(
    ("thrown", "last", "value"),
    [(["S0", "S1", "S2"], ["G0", "G1", "G2", "G3"], 11), (["S0", "S1", "S2", "S3"], ["G0", "G1", "G2"], 8)],
)
def test_one_tile_too_many_thrown_away_leaves_a_hold_empty(lay: Lay, thrown: list[str], last: int, value: int) -> None:
    ships = [["C0", "C1", "C2", "C3", "C4"], ["F0", "F1", "F2", "F3", "F4"], last]
    p = lay(3, "FillShip", maker=2, ships=ships, discards=thrown)
    p.told = []
    p.play(CHANCE, Tile("D5"))
    scored = [event.facts["value"] for event in p.told if event.kind == "scored"]
    assert scored == [10, 10, value]
