"""Phase 2: loading masters and loading (HA-54 to HA-71, HA-159 to HA-161)."""

from __future__ import annotations

import pytest

from fondaco.core.testing import rule
from haendler.conftest import Choices, Lay
from scripting import Playing, Refused

GONE = {1: ("Paris2", "Paris1"), 2: ("Koeln2", "Koeln1"), 3: ("Wien2", "Wien1")}
FULL = {("Paris", "wine"): 2, ("Paris", "food"): 2, ("Paris", "salt"): 2}


@rule("HA-44", "HA-54", "HA-R26")
def test_without_a_wagon_in_a_city_the_phase_is_left_out(table: Lay, play: Playing) -> None:
    p = table("Buying", round=2, road=GONE)
    play(p, "0 done", "1 done", "2 done")
    assert p.phase == 3


@rule("HA-55", "HA-56")
def test_each_empty_wagon_is_auctioned_by_number(table: Lay, play: Playing) -> None:
    p = table("TakingOffice", road={2: GONE[2]})
    play(p, "0 pass", "1 pass", "2 pass")
    assert (repr(p.decision), p.wagon) == ("Bidding", 0)
    play(p, "0 bid 0", "1 bid 100", "2 bid 0")
    assert (repr(p.decision), p.wagon) == ("Bidding", 2)
    play(p, "0 bid 0", "1 bid 0", "2 bid 100")
    assert p.masters == [1, -1, 2]
    assert p.phase == 3


@rule("HA-57", "HA-38")
def test_bids_are_secret_until_all_are_in(table: Lay, play: Playing) -> None:
    p = table("Bidding", wagon=0)
    play(p, "1 bid 700")
    assert p.view(1)["answers"] == [None, "bid 700", None]
    assert p.view(0)["answers"] == p.view(None)["answers"] == [None, None, None]
    assert p.view(0)["to_act"] == [0, 2]
    assert p.face(0, 1, p.setup.game.parse("bid 700")) == "bid ?"
    p.told = []
    play(p, "1 bid 300", "0 bid 0", "2 bid 0")
    opened = [event for event in p.told if event.kind == "bid"]
    assert all(event.reveals for event in opened)
    assert [event.facts["amount"] for event in opened] == [0, 300, 0]


@rule("HA-58", "HA-59", "WE-01")
def test_the_highest_bid_wins_and_ties_go_by_player_order(table: Lay, play: Playing) -> None:
    p = table("Bidding", 4, wagon=0)
    play(p, "0 bid 1200", "1 bid 1300", "2 bid 500", "3 bid 1300")
    assert p.masters[0] == 1
    assert p.money == [5000, 3700, 5000, 5000]
    q = table("Bidding", 4, wagon=0, start=2, actor=2)
    play(q, "0 bid 1200", "1 bid 1300", "2 bid 500", "3 bid 1300")
    assert q.masters[0] == 3


@rule("HA-60")
def test_without_a_bid_the_start_player_is_master_for_nothing(table: Lay, play: Playing) -> None:
    p = table("Bidding", wagon=0, start=2, actor=2)
    play(p, "0 bid 0", "1 bid 0", "2 bid 0")
    assert p.masters[0] == 2
    assert p.money == [5000] * 3


@rule("HA-61", "HA-69", "HA-R53")
def test_the_office_ends_when_the_wagon_leaves_the_city(table: Lay, play: Playing) -> None:
    p = table("Moving", masters=[2, 1, 0], actor=0)
    play(p, "0 drive 1 1 Paris1")
    assert p.masters == [-1, 1, 0]


@rule("HA-62", "HA-65")
def test_the_master_loads_up_to_three_of_one_good_for_nothing(
    table: Lay, play: Playing, choices: Choices, refusal: Refused
) -> None:
    p = table(
        "Loading", wagon=0, masters=[1, -1, -1], actor=1, stores={1: {("Paris", "wine"): 4, ("Paris", "salt"): 1}}
    )
    assert choices(p) == ["load -", "load wine", "load wine+wine", "load wine+wine+wine", "load salt"]
    assert refusal(p, "1 load wine+salt") == "one-good-only"
    play(p, "1 load wine+wine+wine")
    assert p.loads[0][1] == ["wine"] * 3
    assert p.money[1] == 5000


@rule("HA-63", "HA-64", "HA-R28")
def test_others_load_two_of_any_goods_but_the_masters(table: Lay, choices: Choices) -> None:
    p = table(
        "Asking", wagon=0, masters=[1, -1, -1], stores={0: FULL}, hands={0: ["free_loading"]}, loads={(1, 1): ["food"]}
    )
    free = [text for text in choices(p) if text.startswith("load-free")]
    assert free == [f"load-free {goods}" for goods in ("wine", "salt", "wine+wine", "wine+salt", "salt+salt")]
    q = table("Asking", wagon=0, masters=[1, -1, -1], stores={0: FULL}, hands={0: ["free_loading"]})
    assert "load-free food+food" in choices(q)


@rule("HA-70", "HA-R25", "HA-R26")
def test_a_wagon_that_waits_keeps_its_master_and_is_loaded_on(table: Lay, play: Playing) -> None:
    p = table(
        *("Buying", 2),
        round=2,
        lap=1,
        start=0,
        road={2: GONE[2], 3: GONE[3]},
        masters=[1, -1, -1],
        loads={(1, 1): ["wine"]},
        stores={1: {("Paris", "wine"): 1}},
    )
    play(p, "0 done", "1 done")
    assert repr(p.decision) == "Loading"
    play(p, "1 load wine")
    assert p.loads[0][1] == ["wine", "wine"]
    assert p.phase == 3
    waits = {"round": 2, "road": {2: GONE[2], 3: GONE[3]}, "masters": [1, -1, -1]}
    empty = table("Buying", 2, stores={1: {("Paris", "wine"): 1}}, **waits)
    play(empty, "0 done", "1 done")
    assert (repr(empty.decision), empty.to_act()) == ("Loading", (1,)), "no new auction, though nothing is aboard"


@rule("HA-71")
def test_only_goods_beside_the_wagon_are_loaded(table: Lay, choices: Choices) -> None:
    p = table("Loading", wagon=0, masters=[0, -1, -1], stores={0: {("Paris", "wine"): 1, ("Genova", "silk"): 3}})
    assert choices(p) == ["load -", "load wine"]


@rule("HA-R23")
def test_a_bid_lies_between_nothing_and_the_whole_purse(table: Lay, choices: Choices) -> None:
    p = table("Bidding", wagon=0, money=[300, 0, 100])
    assert choices(p, 0) == ["bid 0", "bid 100", "bid 200", "bid 300"]
    assert choices(p, 1) == ["bid 0"]


@rule("HA-R23")
def test_a_very_rich_seat_may_write_a_bid_that_is_not_listed(table: Lay, play: Playing) -> None:
    p = table("Bidding", wagon=0, money=[90_000, 0, 0])
    assert len(p.choices(0)) == 250
    play(p, "0 bid 88800", "1 bid 0", "2 bid 0")
    assert p.money[0] == 1200
    assert p.masters[0] == 0


@rule("HA-R24")
def test_money_earned_on_one_wagon_counts_for_the_bid_on_the_next(table: Lay, play: Playing) -> None:
    p = table("Bidding", wagon=0, money=[300, 5000, 0], stores={1: {("Paris", "wine"): 1}})
    play(p, "0 bid 300", "1 bid 0", "2 bid 0", "1 offer wine 400", "0 accept")
    assert repr(p.decision) == "Bidding"
    assert p.money[0] == 400
    play(p, "0 bid 400")


@rule("HA-R27")
def test_the_master_loads_once_and_before_the_others(table: Lay, play: Playing) -> None:
    stores = {1: {("Paris", "wine"): 3}, 0: FULL, 2: FULL}
    p = table("Bidding", wagon=0, stores=stores, start=2, actor=2)
    play(p, "0 bid 0", "1 bid 100", "2 bid 0")
    asked = []
    for text in ("load wine", "pass", "pass"):
        asked.append(p.to_act()[0])
        play(p, f"{asked[-1]} {text}")
    assert asked == [1, 2, 0]
    assert repr(p.decision) == "Bidding"


@rule("HA-R29")
def test_a_late_master_may_not_begin_with_a_good_that_is_aboard(table: Lay, choices: Choices) -> None:
    p = table("Loading", wagon=0, masters=[0, -1, -1], stores={0: FULL}, loads={(1, 1): ["wine", "salt"]})
    assert choices(p) == ["load -", "load food", "load food+food"]
    q = table("Loading", wagon=0, masters=[0, -1, -1], stores={0: FULL}, loads={(1, 0): ["salt"]})
    assert choices(q) == ["load -", "load salt", "load salt+salt"]


@rule("HA-R30")
def test_pieces_of_earlier_rounds_take_up_room(table: Lay, choices: Choices) -> None:
    p = table("Loading", wagon=0, masters=[0, -1, -1], stores={0: FULL}, loads={(1, 0): ["salt", "salt"]})
    assert choices(p) == ["load -", "load salt"]
    q = table(
        "Asking", wagon=0, masters=[1, -1, -1], stores={0: FULL}, hands={0: ["free_loading"]}, loads={(1, 0): ["wine"]}
    )
    assert max(text.count("+") for text in choices(q)) == 0


@rule("HA-R31")
def test_what_is_loaded_stays_aboard(table: Lay, skip: Playing) -> None:
    p = table("Loading", wagon=0, masters=[0, -1, -1], stores={0: FULL}, loads={(1, 0): ["salt"]})
    skip(p, "Moving")
    assert p.loads[0][0] == ["salt"]


@rule("HA-R34")
def test_a_master_may_load_nothing_and_keeps_his_office(table: Lay, play: Playing) -> None:
    p = table("Loading", wagon=0, masters=[0, -1, -1], stores={0: FULL})
    play(p, "0 load -")
    assert p.masters[0] == 0


@rule("HA-159", "HA-160")
def test_the_card_makes_one_master_for_800_without_auction(table: Lay, play: Playing) -> None:
    p = table("TakingOffice", hands={0: ["load_master"], 1: ["load_master"]}, start=1, actor=1)
    play(p, "1 take-office 2", "1 pass", "2 pass", "0 take-office 1")
    assert p.masters == [0, 1, -1]
    assert p.money == [4200, 4200, 5000]
    play(p, "0 pass")
    assert (repr(p.decision), p.wagon) == ("Bidding", 2)


@rule("HA-161", "HA-R104")
def test_who_finds_no_wagon_left_keeps_his_card(table: Lay, play: Playing) -> None:
    p = table("TakingOffice", hands={0: ["load_master"], 1: ["load_master"]}, road={2: GONE[2], 3: GONE[3]})
    play(p, "0 take-office 1")
    assert p.phase == 3
    assert p.hands[1] == ["load_master"]
    assert p.money[1] == 5000


@rule("HA-R82")
@pytest.mark.parametrize(
    ("money", "masters", "code"), [(700, [-1, -1, -1], "too-dear"), (5000, [1, -1, -1], "office-taken")]
)
def test_the_card_needs_800_and_a_wagon_without_master(
    table: Lay, refusal: Refused, money: int, masters: list[int], code: str
) -> None:
    p = table("TakingOffice", hands={0: ["load_master"]}, money=[money, 0, 0], masters=masters)
    assert refusal(p, "0 take-office 1") == code


@rule("HA-R82", "HA-143")
def test_several_wagons_may_be_taken_and_are_loaded_in_their_turn(table: Lay, play: Playing) -> None:
    p = table("TakingOffice", 2, hands={0: ["load_master"] * 2}, stores={0: {("Koeln", "iron"): 1}})
    play(p, "0 take-office 2", "0 take-office 3", "0 pass", "1 pass")
    assert (repr(p.decision), p.wagon) == ("Bidding", 0)
    play(p, "0 bid 0", "1 bid 100")
    assert (repr(p.decision), p.wagon, p.to_act()) == ("Loading", 1, (0,))


@rule("HA-124", "HA-149", "HA-160")
@pytest.mark.parametrize(("phase", "point"), [(1, "TakingOffice"), (2, "BreakingAxles"), (5, "Opening")])
def test_the_start_player_is_asked_first(table: Lay, phase: int, point: str) -> None:
    p = table("NextPhase", phase=phase, start=1, actor=1, masters=[-1 if phase == 1 else 0] * 3)
    assert (repr(p.decision), p.to_act()) == (point, (1,))


@rule("HA-R16", "HA-R17", "HA-43")
def test_everybody_is_asked_once_in_player_order_card_or_no_card(table: Lay, play: Playing) -> None:
    p = table("TakingOffice", start=1, actor=1)
    asked = []
    while repr(p.decision) == "TakingOffice":
        asked.append(p.to_act()[0])
        play(p, f"{asked[-1]} pass")
    assert asked == [1, 2, 0]
