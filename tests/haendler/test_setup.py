"""Components and setup (HA-01 to HA-32)."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

import scripting
from fondaco.core.edition import Edition, load_edition
from fondaco.core.errors import BadEdition, BadPosition, BadSetup
from fondaco.core.moves import CHANCE
from fondaco.core.testing import rule
from fondaco.games.haendler.components import INVESTMENTS, KINDS, Box
from fondaco.games.haendler.edition import constraints
from fondaco.games.haendler.game import HAENDLER
from fondaco.games.haendler.moves import CourierAt, Disc, Reveal, Start, StartSet
from fondaco.games.haendler.position import Haendler
from haendler.conftest import Choices, Lay
from scripting import Playing, Refused

EDITION = load_edition(HAENDLER.package, HAENDLER.editions, None)
BOX = Box(EDITION)


broken_by = partial(scripting.broken_by, HAENDLER)


@rule("HA-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    assert list(HAENDLER.seats) == [2, 3, 4]
    with pytest.raises(BadSetup):
        HAENDLER.start(seats)


@rule("HA-02", "HA-03")
def test_six_cities_with_a_warehouse_for_each_player(start: Lay) -> None:
    assert sorted(BOX.cities) == ["Brugge", "Genova", "Hamburg", "Koeln", "Paris", "Wien"]
    p = start(4)
    assert [len(shelves) for shelves in p.view(None)["stores"]] == [6] * 4


@rule("HA-04")
def test_a_market_shows_three_goods_and_sells_no_others(table: Lay, refusal: Refused) -> None:
    assert [BOX.goods[g] for g in BOX.market[BOX.city["Paris"]]] == ["wine", "food", "salt"]
    assert all(len(set(market)) == 3 for market in BOX.market)
    assert refusal(table("Buying"), "0 buy iron Paris") == "not-on-market"
    assert broken_by('["wine", "food", "salt"]', '["wine", "food", "food"]') == {"HA-04"}


@rule("HA-05", "HA-R10")
def test_a_bonus_track_has_six_fields_from_0_to_500() -> None:
    assert BOX.bonus == [0, 100, 200, 300, 400, 500]
    assert broken_by("steps = [0, 100, 200, 300, 400, 500]", "steps = [0, 100, 200, 300, 400]") == {"HA-05"}


@rule("HA-06", "HA-07")
def test_every_city_is_a_dead_end_of_a_branching_net() -> None:
    net = BOX.roads
    assert all(len(net.beside[city]) == 1 for city in BOX.cities)
    assert sorted(field for field, beside in net.beside.items() if len(beside) == 3) == ["J0", "JN", "JS", "JW"]
    assert len(net.beside) == 31
    far = {(a, b): net.distances(a)[b] for a in BOX.cities for b in BOX.cities}
    assert (far["Paris", "Brugge"], far["Wien", "Genova"], far["Paris", "Wien"]) == (7, 9, 14)
    assert "HA-06" in broken_by('["Paris", "Paris1"', '["ParisX", "Paris1"')
    assert "HA-73" in broken_by('["Paris", "Paris1", "Paris2"', '["Paris", "Paris1"], ["Blind", "Paris2"')


@rule("HA-08", "HA-23")
def test_all_prices_begin_at_the_bottom(start: Lay) -> None:
    p = start()
    assert BOX.buy == [100, 100, 200, 300, 400]
    assert BOX.sell == [600, 700, 800, 900, 1000]
    assert p.levels == [0] * 6
    assert p.supply == [8] * 6
    assert broken_by("sell = [600, 700,", "sell = [700,") == {"HA-08"}


@rule("HA-09", "HA-30")
def test_the_arrival_track_prices_a_step(start: Lay) -> None:
    assert BOX.step_cost == [700, 800, 900, 1000, 1200, 1500, 2000, 2500, 3000]
    p = start()
    assert p.arrivals == 0
    assert p.box.cost_of_step(p.arrivals) == 700


@rule("HA-10", "HA-27")
def test_nine_steps_and_everybody_begins_on_the_lowest(start: Lay) -> None:
    assert BOX.upkeep == [0, 100, 200, 400, 600, 800, 1000, 1300, 1600]
    assert start(4).steps == [0] * 4


@rule("HA-11")
def test_fifty_four_goods() -> None:
    assert len(BOX.goods) == 6
    assert BOX.pieces == 9
    assert {"wine", "food", "salt"} <= set(BOX.goods)
    assert broken_by("pieces = 9", "pieces = 8") == {"HA-11"}


@rule("HA-12", "HA-13")
def test_three_empty_wagons_with_an_area_for_each_player_and_one_courier(start: Lay) -> None:
    p = start(4)
    assert p.loads == [[[], [], [], []]] * 3
    assert p.courier == "Genova2"


@rule("HA-14", "HA-R35")
def test_three_spare_coats_suffice_for_three_offices(table: Lay, play: Playing) -> None:
    hands = {0: ["load_master"] * 3}
    p = table("TakingOffice", hands=hands)
    play(p, "0 take-office 1", "0 take-office 2", "0 take-office 3")
    assert p.masters == [0, 0, 0]
    assert BOX.coats == 4
    assert broken_by("each = 4", "each = 3") == {"HA-14"}


@rule("HA-15", "HA-32")
def test_everybody_has_the_tiles_1_to_4_face_up(start: Lay) -> None:
    assert start(2).view(None)["tiles"] == [[1, 2, 3, 4]] * 2


@rule("HA-16")
def test_a_pointer_shows_one_of_six_goods_or_the_coat() -> None:
    assert len(BOX.discs) == 28
    shown = {pointer for disc in BOX.discs if isinstance(disc, Disc) for pointer in disc.pointers}
    assert shown == {*BOX.goods, "coat"}


@rule("HA-17", "HA-21")
def test_four_of_the_eight_investment_cards_are_turned_up(start: Lay) -> None:
    assert len(INVESTMENTS) == 8
    p = HAENDLER.start(3, {"start": 0, "start_set": "A", "courier": "Genova"})
    assert p.odds() == [(Reveal(card), 1) for card in INVESTMENTS]
    p = start()
    assert len(p.on_offer) == len(p.unseen) == 4


@rule("HA-18", "HA-22")
def test_twenty_one_influence_cards_lie_face_down(start: Lay) -> None:
    p = start()
    assert len(KINDS) == 7
    assert p.pile == [3] * 7
    assert p.view(0)["pile"] == 21


@rule("HA-19")
def test_there_are_four_loan_notes() -> None:
    assert BOX.notes == 4


@rule("HA-20", "HA-R06")
def test_all_amounts_are_multiples_of_100(table: Lay, refusal: Refused) -> None:
    assert refusal(table("Bidding", wagon=0), "0 bid 150") == "bid-range"
    assert refusal(table("Asking", 2, **ASKING), "0 offer wine 150") == "bid-range"
    assert refusal(table("Answering", 2, **ASKING), "1 quote 150 x") == "quote-range"
    assert refusal(table("Opening", opener=0), "0 open 150") == "bid-range"
    assert broken_by("steps = [0, 100,", "steps = [0, 150,") == {"HA-R06"}


@rule("HA-24", "HA-R01", "HA-R02")
def test_the_wagons_begin_in_one_of_two_sets_of_cities_in_order() -> None:
    p = HAENDLER.start(3)
    assert p.odds() == [(StartSet("A"), 1), (StartSet("B"), 1)]
    assert isinstance(p, Haendler)
    p.play(CHANCE, StartSet("B"))
    assert p.at == ["Brugge", "Hamburg", "Genova"]
    q = HAENDLER.start(3, {"start_set": "A"})
    assert isinstance(q, Haendler)
    assert q.at == ["Paris", "Koeln", "Wien"]


@rule("HA-25", "HA-R03", "HA-R04")
def test_the_courier_begins_two_fields_from_a_city_without_a_wagon() -> None:
    p = HAENDLER.start(3, {"start_set": "A"})
    assert p.odds() == [(CourierAt("Brugge2"), 1), (CourierAt("Hamburg2"), 1), (CourierAt("Genova2"), 1)]
    q = HAENDLER.start(3, {"start_set": "A", "courier": "Hamburg"})
    assert isinstance(q, Haendler)
    assert q.courier == "Hamburg2"
    assert {city: BOX.roads.courier_starts(city) for city in BOX.cities} == {c: [f"{c}2"] for c in BOX.cities}


@rule("HA-26")
def test_the_bonus_begins_at_0_with_a_wagon_and_at_200_without(start: Lay) -> None:
    p = start()
    assert dict(zip(BOX.cities, p.bonus, strict=True)) == {
        "Paris": 0,
        "Koeln": 0,
        "Wien": 0,
        "Brugge": 200,
        "Hamburg": 200,
        "Genova": 200,
    }


@rule("HA-28", "WE-17")
def test_everybody_begins_with_5000(start: Lay) -> None:
    coins = EDITION["money"]["start"]
    assert coins == {"1000": 3, "500": 3, "100": 5}
    assert start(4).money == [5000] * 4
    assert broken_by("start = { 100 = 5,", "start = { 100 = 6,") == {"HA-28"}


@rule("HA-02", "HA-04", "HA-24")
@pytest.mark.parametrize(
    ("old", "new", "ident"),
    [
        ("[cities.Wien]", "[cities.Praha]", "HA-02"),
        ('["cloth", "food", "silk"]', '["cloth", "wine", "silk"]', "HA-04"),
        ('["wine", "food", "salt"]', '["wine", "food", "iron"]', "HA-04"),
        ('["wine", "food", "salt"]', '["wine", "food", "amber"]', "HA-04"),
        ("[goods.silk]", "[goods.amber]", "HA-04"),
        ("on_price_board = 1", "on_price_board = 2", "HA-23"),
        ('A = ["Paris", "Koeln", "Wien"]', 'A = ["Paris", "Koeln", "Genova"]', "HA-24"),
        ("without_wagon = 200", "without_wagon = 100", "HA-26"),
        ("steps = [0, 100, 200, 300, 400, 500]", "steps = [0, 200, 200, 300, 400, 500]", "HA-05"),
        ("upkeep = [0, 100,", "upkeep = [0, 0,", "HA-10"),
        ("step_cost = [700,", "step_cost = [600,", "HA-09"),
        ("4 = 8", "4 = 9", "HA-169"),
        ("notes = 4", "notes = 5", "HA-19"),
        ("receive = 2000", "receive = 2500", "HA-164"),
        ("value = 800", "value = 900", "HA-152"),
        ("phase = 4", "phase = 5", "HA-144"),
        ("wagoner = 1", "wagoner = 5", "HA-134"),
        ('"wagoner", "great_wagoner",', '"wagoner", "wagoner",', "HA-17"),
        ('"JW", "LW1", "J0"', '"JW", "LW1", "LW2"', "HA-07"),
        ('"Paris1"', '"Paris 1"', "HA-07"),
        ('["JW", "LW1", "J0"]', '["JW"]', "HA-07"),
        ("LW1 = [312, 432]", "LW1 = [312, -432]", "HA-07"),
    ],
)
def test_what_the_rulebook_says_is_demanded_of_an_edition(old: str, new: str, ident: str) -> None:
    assert ident in broken_by(old, new)


def test_a_box_in_which_no_road_leads_to_a_city_is_not_opened() -> None:
    text = EDITION.text.replace(EDITION.name, "mine").replace('["Brugge", "Brugge1"', '["Dover", "Brugge1"')
    with pytest.raises(BadEdition, match="no road leads to Brugge"):
        HAENDLER.start(3, {}, Edition(text))


def test_a_box_with_another_map_is_a_good_one() -> None:
    longer = EDITION.text.replace('"LW1", "J0"]', '"LW1", "LW2", "J0"]').replace("LW1 =", "LW2 = [371, 438]\nLW1 =")
    assert constraints(Edition(longer.replace('["iron", "food", "salt"]', '["iron", "silk", "salt"]'))) == []


@rule("HA-31", "HA-R05")
def test_the_first_start_player_is_drawn_or_named() -> None:
    p = HAENDLER.start(3, {"start_set": "A", "courier": "Genova"})
    assert p.odds() == [(Start(seat), 1) for seat in range(3)]
    q = HAENDLER.start(3, {"start_set": "A", "courier": "Genova", "start": 2})
    assert isinstance(q, Haendler)
    assert q.start == 2
    with pytest.raises(BadSetup):
        HAENDLER.start(3, {"start": 3})


@rule("HA-R07", "HA-29")
def test_the_bank_never_runs_out(table: Lay, play: Playing) -> None:
    p = table(
        "Settling", money=[900_000, 0, 0], road={1: ("Brugge", "")}, arrived=[0], wagon=0, loads={(1, 0): ["wine"]}
    )
    assert p.money[0] == 900_000 + 600 + 200


@rule("HA-R08")
def test_nobody_spends_what_he_does_not_have(table: Lay, refusal: Refused) -> None:
    assert refusal(table("Bidding", wagon=0, money=[300, 0, 0]), "0 bid 400") == "bid-range"
    assert refusal(table("Buying", money=[0, 0, 0]), "0 buy wine Paris") == "too-dear"


@rule("HA-R09")
def test_with_fewer_players_the_same_goods_cards_and_wagons(start: Lay) -> None:
    two, four = start(2), start(4)
    for name in ("supply", "pile", "at", "bonus", "levels"):
        assert getattr(two, name) == getattr(four, name)


@rule("HA-R11")
def test_the_first_wagons_are_ready_to_leave(start: Lay) -> None:
    p = start()
    assert p.came == ["", "", ""]
    assert p.arrived == []


ASKING = {"wagon": 0, "masters": [1, -1, -1], "stores": {0: {("Paris", "wine"): 2}}}
SOLD_OUT = {"on_offer": [], "unseen": [], "investments": [list(INVESTMENTS), []]}
ARRIVED = {"road": {1: ("Brugge", ""), 2: ("Hamburg", "")}, "arrived": [0, 1]}
TALK = {"options": {"agreements": True}}
TALKING = {**TALK, "talk_point": "Buying", "talk_seat": 0, "talk_place": 1}
IMPOSSIBLE = [
    ("Bidding", {"wagon": 0, "answers": [None, "bid 5100"]}, "bid-range"),
    ("Bidding", {"wagon": 0, "answers": [None, "pass"]}, "bid-needed"),
    ("Bidding", {"wagon": 0, "answers": [None, None, None]}, "answers needs"),
    ("Bidding", {"wagon": 0, "answers": ["bid 0", "bid 0"]}, "not yet opened"),
    ("Buying", {"answers": ["done", None]}, "not yet opened"),
    ("Asking", {**ASKING, "quotes": 1, "quote": [-300, -1]}, "quote-range"),
    ("Asking", {**ASKING, "quotes": 1, "quote": [150, -1]}, "quote-range"),
    ("Asking", {**ASKING, "quotes": 1, "quote": [100]}, "quote needs"),
    ("Asking", {**ASKING, "quotes": -1}, "at most 3 times"),
    ("Asking", {**ASKING, "quotes": 0, "quote": [100, -1]}, "a standing quote included"),
    ("Asking", {**ASKING, "offered": True, "offer": ["wine"], "price": 100}, "an offer stands"),
    ("Answering", {**ASKING, "offered": True, "offer": ["gold"], "price": 100}, "cannot-load"),
    ("Answering", {**ASKING, "offered": True, "offer": [], "price": 100}, "cannot-load"),
    ("Answering", {**ASKING, "offered": True, "offer": ["wine"], "price": -100}, "bid-range"),
    ("Answering", {**ASKING, "offered": True, "offer": ["wine"], "price": 150}, "bid-range"),
    ("Answering", {**ASKING, "quotes": 3}, "at most 3 times"),
    ("Buying", {"count": 3}, "count and cursor"),
    ("SellingStock", {"count": 5, "owns": {0: ["warehouse_sale"]}}, "count and cursor"),
    ("SellingStock", {}, "Lagerverkauf"),
    ("Climbing", {"count": 2}, "count and cursor"),
    ("Borrowing", {"notes": [0, 4]}, "all loan notes are out"),
    ("LastRepaying", {"notes": [1, 0]}, "last round"),
    ("Moving", {"points": 2, "owns": {0: ["wagoner"]}}, "points and rides"),
    ("Moving", {"rides": ["courier"]}, "points and rides"),
    ("Shifting", {"offices": ["great_office"], "owns": {0: ["office"]}}, "Kontor cards"),
    ("Opening", {"opener": 0, "standing": [2, 0]}, "neither bought nor declined"),
    ("Opening", {"opener": 0, **SOLD_OUT}, "no lot"),
    ("Choosing", SOLD_OUT, "no lot"),
    ("Raising", {"actor": 1, "opener": 0, "leader": 0, "high": 150}, "highest bid"),
    ("Raising", {"actor": 1, "opener": 0, "leader": 0, "high": 100, "standing": [2, 0]}, "still in the lot"),
    ("Revealing", {"phase": 6, **SOLD_OUT}, "turned up"),
    ("PlacingCourier", {"cities": {1: "Atlantis"}}, "fields of the map"),
    ("Buying", {"quiet": ["x", 0]}, "wrong kind"),
    ("Buying", {"lap": 0}, "lap is 1"),
    ("Buying", {"lap": 2, "round": 2}, "lap is 1"),
    ("TakingOffice", {"wagon": 0}, "else -1"),
    ("NextPhase", {"phase": 1, "lap": 2}, "lap is 1"),
    ("NextPhase", {"phase": 7, "arrivals": 6}, "no new round"),
    ("NextPhase", {"phase": 2}, "must have a master"),
    ("NextPhase", {"phase": 3, "stopped": [0]}, "axles break in phase 3"),
    ("NextPhase", {"phase": 5, "arrived": [0]}, "unloaded in phase 5"),
    ("Bidding", {"wagon": 1}, "got their master before"),
    ("Loading", {**ASKING, "actor": 1, "quotes": 3}, "has quoted none"),
    ("Loading", {**ASKING, "actor": 1, "quote": [100, -1]}, "has quoted none"),
    ("Asking", {**ASKING, "quotes": 1, "quote": [0, 0], "cities": {1: "Atlantis"}}, "fields of the map"),
    ("Asking", {**ASKING, "loads": {(1, 1): ["gold"]}}, "goods that do not exist"),
    ("ClaimingBonus", {**ARRIVED, "wagon": 1, "loads": {(1, 0): ["wine"], (2, 0): ["wine"]}}, "settled before"),
    ("PickingCard", {"meeting": 0, "road": {1: ("Paris2", "Paris1")}}, "have met"),
    ("Opening", {"opener": 0, "standing": [0, 2]}, "one investment card fewer"),
    ("Opening", {"opener": 0, "leader": 1, "high": 100}, "only while a lot"),
    ("Opening", {"opener": 0, "passed": [1]}, "only while a lot"),
    ("Raising", {"actor": 1, "leader": 0, "high": 100}, "opened the lot"),
    ("Raising", {"actor": 1, "opener": 0, "leader": 0, "high": 100, "passed": [2]}, "passed names seats"),
    ("Choosing", {"opener": 0}, "has bought it"),
    ("Buying", {"cards": [[2, "pick", "upkeep", [3, 3, 3, 3, 3, 3, 2]]]}, "each of the cards"),
    ("Buying", {**TALK, "clauses": [[0, 1, "no-bid:1"]]}, "each of the clauses"),
    ("Buying", {**TALK, "clauses": [[0, 1, "pay:500", 1]]}, "no clause that runs"),
    ("Proposing", {**TALKING, "talk_seat": 1}, "the seat on turn"),
    ("Hearing", {**TALKING, "proposals": ["", "pay:150 - round"]}, "no proposal"),
    ("Hearing", {**TALKING, "proposals": ["", "pay:100 -"]}, "no proposal"),
]


@pytest.mark.parametrize(("point", "fields", "why"), IMPOSSIBLE)
def test_a_position_from_which_play_would_break_a_rule_is_refused(
    table: Lay, point: str, fields: dict[str, Any], why: str
) -> None:
    with pytest.raises(BadPosition, match=why):
        table(point, 2, **fields)


def test_what_lies_in_no_order_may_be_written_in_any(table: Lay, play: Playing, choices: Choices) -> None:
    aboard = {(1, 1): ["wine", "salt"]}
    p = table("Moving", 2, hands={0: ["free_loading", "upkeep"]}, owns={0: ["office", "wagoner"]}, loads=aboard)
    state = p.to_json()
    for row in (state["on_offer"], state["unseen"], state["loads"][0][1]):
        row.reverse()
    for name in ("hands", "tiles", "investments"):
        state[name][0].reverse()
    q = HAENDLER.load(state)
    assert isinstance(q, Haendler)
    assert sorted(choices(q)) == sorted(choices(p))
    play(q, "0 drive 4 1 JW")
    assert q.tiles[0] == [3, 2, 1]
