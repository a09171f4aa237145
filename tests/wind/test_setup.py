"""Components and setup (WI-01 to WI-17)."""

from __future__ import annotations

import random

import pytest

from fondaco.core.edition import Edition, load_edition
from fondaco.core.errors import BadPosition, BadSetup, Illegal
from fondaco.core.game import OptionValue
from fondaco.core.moves import CHANCE
from fondaco.core.testing import rule
from fondaco.games.wind.components import Box, cards_of_purse
from fondaco.games.wind.constraints import constraints
from fondaco.games.wind.game import WIND
from fondaco.games.wind.moves import Bid, Challenge, Draft, Start
from fondaco.games.wind.position import Wind
from scripting import broken_by
from wind.conftest import Lay, Said

EDITION = load_edition(WIND.package, WIND.editions, None)
BOX = Box(EDITION)


def begun(seats: int, **options: OptionValue) -> Wind:
    p = WIND.start(seats, options)
    assert isinstance(p, Wind)
    return p


def fleet_in(p: Wind) -> None:
    """Let the first ships come."""
    while repr(p.decision) == "NewFleet":
        p.play(CHANCE, p.draw(random.Random(1)))


@rule("WI-01")
def test_two_to_four_players() -> None:
    assert list(WIND.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            WIND.start(seats)


@rule("WI-02")
def test_three_sorts_of_forty_cards_special_ones_among_them() -> None:
    assert [len(deck) for deck in BOX.decks] == [40, 40, 40]
    special = [name for deck in BOX.decks for name in deck if BOX.cards[name].special]
    assert len(special) == 19
    assert {BOX.cards[name].kind for name in special} == {"free", "preserve", "supply", "swap", "market", "safe"}


@rule("WI-03", "WI-04", "WI-05")
def test_goods_gulden_and_ships_are_as_many_as_the_box_says() -> None:
    assert BOX.stock == [15, 15, 15, 15]
    assert BOX.gulden == 24 * 1 + 12 * 2 + 12 * 5 + 12 * 10 == 228
    assert [len(yard) for yard in BOX.yards] == [26, 20]
    assert all(ship.load and ship.vp for ship in BOX.ships.values())


@rule("WI-03", "WI-05")
def test_an_edition_with_other_numbers_is_complained_about() -> None:
    text = EDITION.text.replace("apples = { count = 15", "apples = { count = 14").replace(
        "vp = 20\ncopies = { count = 2", "vp = 20\ncopies = { count = 3", 1
    )
    assert {(rule, path) for path, rule, _ in constraints(Edition(text))} == {
        ("WI-03", "goods.apples.count"),
        ("WI-05", "ships.large"),
    }


@rule("WI-02", "WI-05", "WI-15")
@pytest.mark.parametrize(
    ("old", "new", "ident"),
    [
        ("goods = 2\nplaces", "goods = 3\nplaces", "WI-15"),
        ("leaves = 2", "leaves = 0", "WI-75"),
        ('rots = "never"', 'rots = "all"', "WI-80"),
        ("10 = 12", "10 = 12\n20 = 5", "WI-04"),
        ("goods = { apples = 2 }", "goods = { amber = 2 }", "WI-03"),
        ("goods = { apples = 2 }", "goods = { apples = -2 }", "WI-03"),
        ("goods = { apples = 2 }", "goods = {}", "WI-02"),
        ('kind = "purchase"', 'kind = "shopping"', "WI-02"),
        ('kind = "purchase"', 'kind = "shipping"\nincome = 9', "WI-02"),
        ('kind = "free"\namount = 2', 'kind = "free"\namount = 0', "WI-02"),
        ("copies = { count = 1,", "copies = { count = -1,", "WI-02"),
        ("goods = { apples = 2 }\nvp", "goods = {}\nvp", "WI-50"),
        ("vp = 8", "vp = 0", "WI-02"),
        ('kind = "swap"\namount = 2', 'kind = "swap"\namount = 3', "WI-63"),
        ('kind = "safe"\ncompensation = 5', 'kind = "free"\namount = 2', "WI-R29"),
    ],
)
def test_what_the_rulebook_excludes_is_complained_about(old: str, new: str, ident: str) -> None:
    assert ident in broken_by(WIND, old, new)


def test_a_box_with_other_cards_is_a_good_one() -> None:
    text = EDITION.text.replace("goods = { apples = 2 }", "goods = { apples = 3, silk = 1 }", 1)
    assert constraints(Edition(text.replace("cost = 8", "cost = 7").replace("income = 13", "income = 14"))) == []


@rule("WI-06")
def test_a_warehouse_has_eight_places_lies_open_and_starts_empty(lay: Lay) -> None:
    p = begun(3)
    assert p.warehouses == [[0, 0, 0, 0]] * 3
    assert p.free(0) == 8
    assert p.view(1)["warehouses"] == p.warehouses
    with pytest.raises(BadPosition, match="8 places"):
        lay(
            3,
            "CloseTrade",
            cards=["shipping-7"] * 2 + [""],
            front=[0, 0, 3],
            untaken=["swap-2"],
            warehouses=[[5, 4, 0, 0], [0] * 4, [0] * 4],
        )


@rule("WI-07", "WI-13", "WI-R02")
def test_the_start_seat_is_chosen_or_drawn_by_lot() -> None:
    p = begun(3)
    fleet_in(p)
    assert repr(p.decision) == "StartSeat"
    assert p.odds() == [(Start(0), 1), (Start(1), 1), (Start(2), 1)]
    p.play(CHANCE, Start(2))
    assert p.start == 2
    assert p.to_act() == (2,)
    q = begun(3, start=1)
    fleet_in(q)
    assert q.start == 1
    assert repr(q.decision) == "FirstGoods"
    with pytest.raises(BadSetup):
        WIND.start(2, {"start": 2})


@rule("WI-08", "WI-EX1")
def test_everyone_starts_with_22_gulden() -> None:
    printed = [10, 5, 2, 2, 1, 1, 1]
    assert begun(4).money == [sum(printed)] * 4
    assert sum(printed) == 22
    assert len(printed) == 7


@rule("WI-09", "WI-16", "WI-17")
def test_of_another_hand_one_sees_only_how_many_cards_it_is(lay: Lay) -> None:
    p = lay(3, "ChooseStack", money=[9, 22, 1], goods=[[1, 0, 2, 0], [0] * 4, [0] * 4], specials=[["safe-5"], [], []])
    assert p.view(0)["hands"][0] == {"money": 9, "goods": [1, 0, 2, 0], "specials": ["safe-5"]}
    assert p.view(1)["hands"] == [7, {"money": 22, "goods": [0, 0, 0, 0], "specials": []}, 1]
    assert p.view(None)["hands"] == [7, 3, 1]


@rule("WI-R04")
def test_gulden_count_as_the_fewest_cards_that_make_them_up() -> None:
    assert [cards_of_purse(gulden) for gulden in (0, 1, 3, 4, 8, 10, 19, 22, 99)] == [0, 1, 2, 2, 3, 1, 4, 3, 12]


@rule("WI-10", "WI-R03", "WI-R05")
def test_all_other_gulden_are_the_bank_which_never_runs_dry(lay: Lay) -> None:
    p = begun(4)
    assert p.bank == 228 - 88
    q = lay(
        2, "CloseTrade", cards=["shipping-10", "shipping-7"], money=[114, 114], harbour=["L20-AACC", "S7-AC", "S4-A"]
    )
    assert q.bank == -17
    assert q.money == [124, 121]
    assert WIND.violations(q) == []


@rule("WI-11")
def test_three_face_down_stacks_each_with_its_discards() -> None:
    view = WIND.start(2).view(0)
    assert view["decks"] == [40, 40, 40]
    assert view["discards"] == [[], [], []]


@rule("WI-12")
@pytest.mark.parametrize(("seats", "large", "small"), [(2, 3, 2), (3, 3, 3), (4, 4, 3)])
def test_the_fleet_has_large_and_small_ships_by_players(seats: int, large: int, small: int) -> None:
    p = begun(seats)
    fleet_in(p)
    sizes = [BOX.ships[name].size for name in p.harbour]
    assert (sizes.count(0), sizes.count(1)) == (large, small)
    assert p.view(0)["yards"] == [26 - large, 20 - small]


@rule("WI-14", "WI-15", "WI-R01")
def test_from_the_start_seat_each_takes_any_two_goods_from_the_open_stacks() -> None:
    p = begun(3, start=1)
    fleet_in(p)
    assert p.view(0)["stock"] == [15, 15, 15, 15]
    assert len(p.choices(1)) == 10
    asked = []
    for goods in (("silk", "silk"), ("apples", "cheese"), ("spices", "silk")):
        asked.append(p.to_act()[0])
        p.play(asked[-1], Draft(goods))
    assert asked == [1, 2, 0]
    assert p.goods == [[0, 1, 0, 1], [0, 0, 0, 2], [1, 0, 1, 0]]
    assert p.stock == [14, 14, 14, 12]
    assert repr(p.decision) == "ChooseStack"


@rule("WI-15")
def test_not_one_not_three_and_only_goods_that_exist() -> None:
    p = begun(2, start=0)
    fleet_in(p)
    for goods, code in ((("silk",), "how-many"), (("silk",) * 3, "how-many"), (("wine", "silk"), "no-such")):
        with pytest.raises(Illegal, match=code):
            p.play(0, Draft(goods))


@rule("WI-R06")
def test_a_hand_may_hold_any_number_of_cards(lay: Lay) -> None:
    p = lay(2, "ChooseStack", goods=[[15, 15, 15, 0], [0] * 4], specials=[["safe-5"] * 4 + ["swap-2"] * 3, []])
    assert p.view(1)["hands"][0] == 45 + 7 + 3


@rule("WI-R53")
def test_there_is_no_way_to_lend_give_or_promise_anything(lay: Lay, said: Said) -> None:
    assert WIND.open_kinds == (Challenge, Bid)
    p = lay(3, "ChooseCard", untaken=["swap-2", "shipping-7"], cards=["shipping-10", "", ""])
    verbs = {text.split()[0] for text in said(p, 1)}
    assert verbs == {"take", "challenge"}
    assert not p.promises
