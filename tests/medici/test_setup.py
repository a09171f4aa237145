"""The box and the table before the first lot (ME-01 to ME-18)."""

from __future__ import annotations

from collections import Counter

import pytest

import fondaco
from fondaco.core.edition import Edition, load_edition
from fondaco.core.errors import BadSetup
from fondaco.core.moves import CHANCE
from fondaco.core.testing import rule
from fondaco.games.medici.moves import PASS, Bid, Start
from fondaco.games.medici.position import Medici
from medici.conftest import Lay
from scripting import broken_by

GAME = fondaco.game("medici")


def start(seats: int) -> Medici:
    p = GAME.start(seats)
    assert isinstance(p, Medici)
    return p


@rule("ME-01")
def test_it_is_a_game_for_two_to_six_and_nobody_else() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    for seats in (0, 1, 7):
        with pytest.raises(BadSetup):
            GAME.start(seats)


@rule("ME-02")
def test_thirty_six_tiles_five_goods_and_one_gold() -> None:
    tiles = start(4).box.tiles
    assert len(tiles) == 36
    assert Counter(tile[0] for tile in tiles) == {"C": 7, "F": 7, "G": 7, "D": 7, "S": 7, "X": 1}
    assert sorted(tile for tile in tiles if tile[0] == "D") == ["D0", "D1", "D2", "D3", "D4", "D5", "D5"]
    assert sum(start(4).box.value.values()) + 25 == 110  # the second fives are the same kind of tile


@rule("ME-03")
@pytest.mark.parametrize(("seats", "hold"), [(2, 7), (3, 5), (4, 5), (5, 5), (6, 5)])
def test_a_ship_has_five_holds(seats: int, hold: int) -> None:
    assert start(seats).free(0) == hold


@rule("ME-05", "ME-06")
def test_five_pyramids_every_marker_on_the_lowest_step() -> None:
    p = start(5)
    assert p.levels == [[0] * 5 for _ in range(5)]
    assert p.box.top == 7


@rule("ME-08")
def test_the_three_top_steps_carry_a_bonus() -> None:
    assert start(3).box.bonus == [0, 0, 0, 0, 0, 5, 10, 20]


@rule("ME-09")
@pytest.mark.parametrize(("seats", "money"), [(2, 40), (3, 40), (4, 40), (5, 30), (6, 30)])
def test_starting_money(seats: int, money: int) -> None:
    assert start(seats).money == [money] * seats


@rule("ME-12", "ME-13")
@pytest.mark.parametrize(("seats", "bag"), [(2, 18), (3, 18), (4, 24), (5, 30), (6, 36)])
def test_six_tiles_a_player_are_in_the_bag_the_rest_aside_unseen(seats: int, bag: int) -> None:
    p = start(seats)
    assert p.bag == bag
    assert len(p.unseen) == 36
    assert sum(weight for _, weight in odds_of_a_draw(p)) == 36


def odds_of_a_draw(p: Medici) -> list[tuple[object, int]]:
    p.play(CHANCE, Start(0))
    return list(p.odds())


@rule("ME-14", "ME-R01")
def test_the_first_starting_player_is_drawn_or_named() -> None:
    assert start(4).odds() == [(Start(seat), 1) for seat in range(4)]
    named = GAME.start(4, {"start": 2})
    assert isinstance(named, Medici)
    assert named.maker == 2
    assert repr(named.decision) == "DrawTile"
    with pytest.raises(BadSetup):
        GAME.start(4, {"start": 4})


@rule("ME-10", "ME-R02")
@pytest.mark.parametrize("purse", [100, 130, 300, 301, 450])
def test_money_has_no_upper_limit_and_does_not_wrap(lay: Lay, purse: int) -> None:
    p = lay(4, "Bidding", money=[purse, 99, 7, 7], lot=["C5"], maker=3, bidder=0)
    assert list(p.choices(0)) == [PASS, *(Bid(amount) for amount in range(1, purse + 1))]
    assert lay(4, "ScoreDay", money=[purse, 99, 7, 7]).money[0] == purse + 15 + 5 * 3


@rule("ME-01", "ME-02", "ME-23")
@pytest.mark.parametrize(
    ("old", "new", "ident"),
    [
        ("values = [0, 1, 2, 3, 4, 5, 5]", "values = [0, 1, 2, 3, 4, 5, 6]", "ME-02"),
        ("gold = 10", "gold = 9", "ME-02"),
        ('S = "spice"', 'S = "salt"', "ME-02"),
        ("top = 7", "top = 8", "ME-06"),
        ("6 = 10, 7 = 20", "6 = 10, 7 = -20", "ME-08"),
        ("count = 3", "count = 4", "ME-23"),
        ("hold = 5", "hold = 6", "ME-03"),
        ("money = 30", "money = 40", "ME-09"),
        ("cargo = [30, 15, 0]", "cargo = [30, 20, 0]", "ME-53"),
        ("goods = [10, 5]", "goods = [10, 4]", "ME-61"),
        ("hold = 7", "hold = 0", "ME-03"),
        ("hold = 7", "hold = 10", "ME-12"),
        ("goods = [10, 0]", "goods = [0, 10]", "ME-61"),
        ("cargo = [20, 0]", "cargo = [20]", "ME-53"),
    ],
)
def test_an_edition_says_what_the_rulebook_says(old: str, new: str, ident: str) -> None:
    assert broken_by(GAME, old, new) == {ident}


def test_with_two_the_rulebook_leaves_an_edition_free() -> None:
    text = load_edition(GAME.package, GAME.editions, None).text
    assert GAME.constraints(Edition(text.replace("hold = 7", "hold = 6").replace("[20, 0]", "[15, 5]"))) == []


@rule("ME-07", "ME-59")
def test_levels_add_up_over_the_days(lay: Lay) -> None:
    p = lay(4, "ScoreDay", levels=[[3, 0, 0, 0], *[[0] * 4] * 4], ships=[["C0", "C5"], ["C1"], [], []])
    assert p.day == 2
    assert p.levels[0] == [5, 1, 0, 0]
