"""What is in the box, and how it is laid out (GE-01 to GE-14, GE-73, GE-78, GE-83, GE-84)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import fondaco
from fondaco.core.errors import BadSetup
from fondaco.core.game import OptionValue
from fondaco.core.moves import CHANCE
from fondaco.core.testing import rule
from fondaco.games.genua.components import GOODS, INDEX, WARES, Box
from fondaco.games.genua.position import Genua
from genua.conftest import Lay
from scripting import broken_by, listed, play, point

GAME = fondaco.game("genua")
BOX: Box = GAME.set_up(3, {}, None).box
LAYOUTS = ("strict", "review", "bars")


def begun(seats: int, **options: OptionValue) -> Genua:
    p = GAME.start(seats, options)
    assert isinstance(p, Genua)
    return p


def dealt(seats: int = 3, **options: OptionValue) -> Genua:
    """A match after its cards have been dealt."""
    p = begun(seats, **{"start": 0, **options})
    rng = random.Random(5)
    while point(p) == "DealCards":
        p.play(CHANCE, p.draw(rng))
    return p


@rule("GE-01")
def test_two_to_five_may_play() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(BadSetup):
            GAME.start(seats)


@rule("GE-02", "GE-03")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_city_has_eighteen_buildings_twenty_alleys_and_a_market(layout: str) -> None:
    city = BOX.cities[layout]
    assert len(city.squares) == 64
    assert (len(city.buildings), len(city.alleys), len(city.fields)) == (18, 20, 39)
    assert {"park", "harbour"} <= city.is_building


@rule("GE-04", "GE-06", "GE-10")
def test_all_wares_and_specials_begin_in_stock() -> None:
    p = dealt()
    assert [p.stock[INDEX[ware]] for ware in WARES] == [5] * 8
    specials = {good: p.stock[INDEX[good]] for good in GOODS if good not in WARES}
    assert specials == {"any-start": 5, "extra-action": 5, "any-ware": 5, "exchange": 7, "building-action": 5}
    assert not any(map(any, p.goods))


@rule("GE-05", "GE-84")
def test_there_are_sixty_cards_in_four_stacks() -> None:
    assert [len(stack) for stack in BOX.stacks] == [16, 16, 14, 14]
    assert set(BOX.privilege.values()) == set(BOX.ring)
    assert len(set(BOX.ring)) == 14


@rule("GE-07", "GE-14")
def test_seven_markers_of_each_colour_wait_in_the_common_stock() -> None:
    p = dealt(5)
    assert p.supply == [0] * 5
    assert [p.markers_left(seat) for seat in range(5)] == [7] * 5


@rule("GE-09", "GE-21")
def test_the_tower_has_five_discs_however_many_play(lay: Lay) -> None:
    for seats in (2, 5):
        p = lay(seats, path=["park"], passed=[True] * seats)
        assert p.moves_left() == 4
        for field in ("coach-house", "alley-24", "alley-23", "spice-store"):
            play(p, f"0 go {field}")
        assert p.moves_left() == 0
        assert [move for move in listed(p, 0) if move.startswith("go")] == []


@rule("GE-11")
def test_everybody_gets_one_card_of_each_kind_and_nobody_else_sees_it() -> None:
    p = dealt(4)
    for seat in range(4):
        assert [p.hands.count(seat, kind) for kind in range(4)] == [1, 1, 1, 1]
    own, other = p.view(0)["hands"][0], p.view(0)["hands"][1]
    assert [entry["card"] for entry in own] == p.hands.all(0)
    assert [entry["card"] for entry in other] == ["large", "small", "message", "privilege"]


@rule("GE-12", "GE-R01")
def test_everybody_begins_with_a_secret_130_ducats() -> None:
    p = dealt(3)
    assert p.money == [130, 130, 130]
    assert p.view(1)["money"] == [None, 130, None]
    assert p.view(None)["money"] == [None, None, None]


@rule("GE-13", "GE-R02")
def test_the_start_player_is_drawn_or_named_and_the_marker_stands_on_one() -> None:
    p = begun(4)
    assert {str(move) for move, _ in p.odds()} == {"start 0", "start 1", "start 2", "start 3"}
    play(p, "* start 2")
    assert (p.start, p.active, p.round) == (2, 2, 1)
    assert begun(4, start=3).active == 3
    with pytest.raises(BadSetup):
        GAME.start(3, {"start": 3})


@rule("GE-73")
def test_large_orders_ask_one_ware_of_each_warehouse_but_the_neighbour() -> None:
    store = {INDEX[ware]: b for b, goods in BOX.gives.items() for ware in goods if ware in WARES}
    near = {"villa-ricci": "spice-store", "villa-colini": "metal-store"}
    near |= {"villa-zasteri": "cloth-store", "villa-monetti": "grain-store"}
    assert Counter(villa for villa, _ in BOX.large.values()) == dict.fromkeys(near, 4)
    for villa, wares in BOX.large.values():
        assert sorted(store[ware] for ware in wares) == sorted(set(store.values()) - {near[villa]})


@rule("GE-78")
def test_small_orders_name_seven_buildings_twice_and_two_inns_once() -> None:
    count = Counter(building for building, _ in BOX.small.values())
    assert (count["trattoria"], count["taverna"]) == (1, 1)
    assert sorted(count.values()) == [1, 1, *[2] * 7]
    assert not {"town-hall", *BOX.villas, "grain-store", "metal-store", "cloth-store", "spice-store"} & set(count)


@rule("GE-83")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_messages_go_two_fields_and_never_to_the_post(layout: str) -> None:
    for one, other in BOX.message.values():
        assert "post-station" not in (one, other)
        assert BOX.cities[layout].distance(one, other) == 2
    assert len({frozenset(pair) for pair in BOX.message.values()}) == 14


@rule("GE-106", "GE-20")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_edge_is_a_closed_ring_of_neighbours(layout: str) -> None:
    for before, building in zip(BOX.ring, (*BOX.ring[1:], BOX.ring[0]), strict=True):
        assert building in BOX.cities[layout].neighbours[before]


@pytest.mark.parametrize(
    ("old", "new", "ident"),
    [
        ('message-01 = ["guild-hall", "park"]', 'message-01 = ["guild-hall", "post-station"]', "GE-83"),
        ('"Tr .. Ra MM MM Ka .. Ta"', '"Tr .. Ra .. MM Ka .. Ta"', "GE-02"),
        ("exchange = 7", "exchange = 6", "GE-06"),
        ('small-01 = ["harbour", "copper"]', 'small-01 = ["town-hall", "copper"]', "GE-78"),
        ('large-ricci-1 = ["villa-ricci", "wheat",', 'large-ricci-1 = ["villa-ricci", "salt",', "GE-73"),
        ('large-ricci-1 = ["villa-ricci", "wheat",', 'large-ricci-1 = ["villa-ricci",', "GE-05"),
        ('small-01 = ["harbour", "copper"]', 'small-01 = ["harbour", "gold"]', "GE-05"),
        ('small-01 = ["harbour", "copper"]', 'small-01 = ["harbour", "rice"]', "GE-E2"),
        ('small-01 = ["harbour"', 'tiny-01 = ["harbour"', "GE-05"),
        ('message-01 = ["guild-hall", "park"]', 'message-01 = ["guild-hall", "trattoria"]', "GE-E6"),
        ('Ri = "villa-ricci"', 'Ri = "villa-rossi"', "GE-02"),
        ('town-hall = ["small", "small"]', 'town-hall = ["small"]', "GE-63"),
        ('grain-store = ["wheat", "rice"]', 'grain-store = ["wheat", "wheat"]', "GE-67"),
        ("values = [0, 10, 30,", "values = [0, 10, 20,", "GE-105"),
        ("start = 130", "start = 135", "GE-12"),
        ("discs = 5", "discs = 4", "GE-09"),
        ("owner = 10", "owner = -10", "GE-97"),
        ("4 = 8", "4 = 9", "GE-108"),
        ('column = "red"', 'column = "blue"', "GE-17"),
        ('"metal-store", "taverna", "cloth-store"', '"metal-store", "metal-store", "cloth-store"', "GE-84"),
        ('"villa-zasteri",\n    "palazzo", "harbour",', '"villa-zasteri",\n    "harbour", "palazzo",', "GE-E1"),
        ('villa-ricci = "spice-store"', 'villa-ricci = "metal-store"', "GE-73"),
        ('"Gw Gw .. .. .. .. Me Me"', '"Gw Gw Gw .. .. .. Me Me"', "GE-E3"),
        ("[layouts.strict]", "[layouts.mine]", "GE-02"),
    ],
)
def test_an_edition_that_breaks_the_rulebook_is_told_so(old: str, new: str, ident: str) -> None:
    assert ident in broken_by(GAME, old, new)
