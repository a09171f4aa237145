"""Phase 2: the talk about loading (HA-66 to HA-68, HA-145 to HA-148)."""

from __future__ import annotations

from typing import Any

from fondaco.core.testing import rule
from fondaco.games.haendler.position import Haendler
from haendler.conftest import Choices, Lay
from scripting import Playing, Refused

FULL = {("Paris", "wine"): 2, ("Paris", "food"): 2, ("Paris", "salt"): 2}


def talk(table: Lay, point: str = "Asking", **fields: Any) -> Haendler:
    """Seat 0 would like to load in Paris; seat 1 is master and has food aboard."""
    given = {"masters": [1, -1, -1], "stores": {0: FULL}, "loads": {(1, 1): ["food"]}, **fields}
    return table(point, 2, wagon=0, road={2: ("Koeln2", "Koeln1"), 3: ("Wien2", "Wien1")}, **given)


@rule("HA-66", "HA-37", "HA-R32")
def test_an_accepted_offer_is_carried_out_at_once(table: Lay, play: Playing) -> None:
    p = talk(table)
    p.told = []
    play(p, "0 offer wine+salt 400", "1 accept")
    assert p.money == [4600, 5400]
    assert p.loads[0][0] == ["wine", "salt"]
    assert p.shelf(0, 0) == [1, 2, 1]
    assert [event.heard_by(None)["event"] for event in p.told][:2] == ["offered", "deal"]
    swapped = talk(table)
    play(swapped, "0 offer salt+wine 400", "1 accept")
    assert swapped.loads == p.loads


@rule("HA-67", "WE-02")
def test_each_guest_has_his_own_price(table: Lay, play: Playing) -> None:
    p = table(
        *("Loading", 4),
        wagon=0,
        masters=[1, -1, -1],
        actor=1,
        stores={
            0: {("Paris", "salt"): 1, ("Paris", "wine"): 1},
            1: {("Paris", "food"): 3},
            2: {("Paris", "food"): 1},
            3: {("Paris", "salt"): 2},
        },
    )
    play(p, "1 load food+food+food", "0 offer wine+salt 400", "1 accept")
    assert p.to_act() == (3,), "Philipp has only food and is not asked"
    play(p, "3 inquire", "1 quote 300 500", "3 take salt+salt")
    assert p.loads[0] == [["wine", "salt"], ["food"] * 3, [], ["salt", "salt"]]
    assert p.money == [4600, 5900, 5000, 4500]


@rule("HA-68", "WE-03")
def test_two_pieces_may_be_cheaper_than_twice_one(table: Lay, play: Playing, refusal: Refused) -> None:
    p = talk(table)
    play(p, "0 inquire", "1 quote 300 500")
    assert [t for t in map(str, p.choices(0)) if t.startswith("take")] == [
        f"take {goods}" for goods in ("wine", "salt", "wine+wine", "wine+salt", "salt+salt")
    ]
    play(p.copy(), "0 take wine")
    assert refusal(p, "0 take salt+wine") == "other-order"
    play(p, "0 take wine+salt")
    assert p.money == [4500, 5500]


@rule("HA-R32")
def test_a_master_may_refuse_and_the_guest_is_asked_once_more(table: Lay, play: Playing, refusal: Refused) -> None:
    p = talk(table)
    play(p, "0 offer wine 100", "1 refuse")
    assert p.to_act() == (0,)
    assert refusal(p, "0 offer wine 500") == "talk-is-over"
    assert [str(move) for move in p.choices(0)] == ["pass"]


@rule("HA-R32")
def test_a_refused_offer_does_not_bring_back_an_earlier_quote(table: Lay, play: Playing) -> None:
    offer = {"offered": True, "offer": ["wine"], "price": 100}
    p = talk(table, "Answering", quotes=1, quote=[300, 500], **offer)
    play(p, "1 refuse")
    assert [str(move) for move in p.choices(0)] == ["pass"]


@rule("HA-R32")
def test_a_price_is_never_negative_nor_more_than_the_guest_has(table: Lay, play: Playing, refusal: Refused) -> None:
    p = talk(table, money=[300, 5000])
    assert refusal(p, "0 offer wine 400") == "bid-range"
    assert refusal(p, "0 offer wine -100") == "bid-range"
    play(p, "0 inquire")
    assert refusal(p, "1 quote -100 x") == "quote-range"
    play(p, "1 quote 400 x")
    assert refusal(p, "0 take wine") == "too-dear"
    assert refusal(p, "0 take wine+wine") == "not-quoted"


@rule("HA-R33")
def test_the_master_answers_three_times_at_most(table: Lay, play: Playing, refusal: Refused) -> None:
    p = talk(table)
    play(p, "0 inquire", "1 quote 900 x", "0 offer wine 100", "1 quote 800 x", "0 offer wine 200", "1 quote 700 x")
    assert refusal(p, "0 offer wine 300") == "talk-is-over"
    play(p, "0 take wine")
    assert p.money[1] == 5700


@rule("HA-R33")
def test_one_deal_for_each_wagon_and_round(table: Lay, play: Playing) -> None:
    p = talk(table)
    play(p, "0 offer wine 100", "1 accept")
    assert p.phase == 3


@rule("HA-R33")
def test_who_has_nothing_to_load_or_no_place_is_not_asked(table: Lay, play: Playing) -> None:
    food = {("Paris", "food"): 1}
    given = {"wagon": 0, "masters": [3, -1, -1], "actor": 3, "loads": {(1, 0): ["salt", "salt"]}}
    p = table("Loading", 4, stores={0: FULL, 1: food, 2: FULL, 3: food}, **given)
    play(p, "3 load food")
    assert p.to_act() == (2,)


@rule("HA-R33")
def test_a_quote_for_two_needs_two_places_and_two_pieces(table: Lay, play: Playing, refusal: Refused) -> None:
    p = talk(table, stores={0: {("Paris", "wine"): 1}})
    play(p, "0 inquire")
    assert refusal(p, "1 quote 100 200") == "quote-two"
    assert refusal(p, "1 quote x x") == "quote-empty"
    assert refusal(p, "1 quote 10000 x") == "quote-range"


@rule("HA-145", "HA-147")
def test_the_card_loads_two_pieces_for_nothing_against_the_masters_will(table: Lay, play: Playing) -> None:
    p = talk(table, hands={0: ["free_loading"]})
    play(p, "0 offer wine 100", "1 refuse", "0 load-free wine+wine")
    assert p.loads[0][0] == ["wine", "wine"]
    assert p.money == [5000, 5000]
    assert p.hands[0] == []


@rule("HA-146")
def test_the_card_does_not_break_the_monopoly(table: Lay, refusal: Refused, play: Playing) -> None:
    p = talk(table, hands={0: ["free_loading"]})
    assert refusal(p, "0 load-free food") == "cannot-load"
    q = talk(table, hands={0: ["free_loading"]}, loads={})
    play(q, "0 load-free food+food")


@rule("HA-148", "HA-R76")
def test_the_card_replaces_the_normal_loading(table: Lay, play: Playing) -> None:
    p = talk(table, hands={0: ["free_loading"]})
    play(p, "0 load-free wine")
    assert p.phase == 3
    q = talk(table, hands={0: ["free_loading"]}, loads={(1, 0): ["wine"]})
    assert [t for t in map(str, q.choices(0)) if t.startswith("load-free")] == [
        "load-free wine",
        "load-free food",
        "load-free salt",
    ]


@rule("HA-R77")
def test_a_master_cannot_play_the_card_on_his_own_wagon(table: Lay, choices: Choices, refusal: Refused) -> None:
    p = table("Loading", wagon=0, masters=[0, -1, -1], stores={0: FULL}, hands={0: ["free_loading"]})
    assert all(text.startswith("load ") for text in choices(p))
    assert refusal(p, "0 load-free wine") == "load-needed"
