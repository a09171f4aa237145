"""Round structure and phase 1 (HA-40 to HA-53)."""

from __future__ import annotations

from fondaco.core.testing import rule
from haendler.conftest import Lay
from scripting import Playing, Refused

PARIS_WINE = ("Paris", "wine")


@rule("HA-40", "HA-42")
def test_seven_phases_and_then_the_next_round(start: Lay, skip: Playing) -> None:
    p = start(2)
    seen = []
    for point in ("Buying", "TakingOffice", "BreakingAxles", "SettingDiscs", "Opening", "Paying"):
        skip(p, point)
        seen.append((p.round, p.phase))
    assert seen == [(1, 1), (1, 2), (1, 3), (1, 4), (1, 6), (1, 7)]
    skip(p, "Buying")
    assert (p.round, p.phase) == (2, 1)


@rule("HA-41", "HA-42")
def test_the_start_player_changes_clockwise_every_round(start: Lay, skip: Playing) -> None:
    p = start(3)
    starts = []
    for _ in range(4):
        skip(p, "Paying")
        starts.append(p.start)
        skip(p, "Buying")
    assert starts == [0, 1, 2, 0]


@rule("HA-45", "HA-R18", "WE-04")
def test_in_round_1_the_table_buys_twice_up_to_six_pieces_for_600(start: Lay, play: Playing) -> None:
    p = start(2)
    play(p, *["0 buy wine Paris"] * 3)
    assert p.to_act() == (1,)
    play(p, "1 done", *["0 buy salt Paris"] * 3, "1 done")
    assert p.money == [4400, 5000]
    assert p.phase == 2


@rule("HA-52")
def test_from_round_2_on_one_purchase_each(table: Lay, play: Playing) -> None:
    p = table("Buying", 2, round=2)
    play(p, "0 done", "1 done")
    assert p.phase == 2


@rule("HA-46", "HA-47")
def test_up_to_three_pieces_of_any_goods_or_none(table: Lay, play: Playing) -> None:
    p = table("Buying", round=2)
    play(p, "0 buy wine Paris", "0 buy salt Paris", "0 buy silk Wien")
    assert p.to_act() == (1,)
    play(p, "1 done")
    assert p.to_act() == (2,)


@rule("HA-48")
def test_each_piece_costs_its_buying_price_which_stays(table: Lay, play: Playing) -> None:
    p = table("Buying", round=2, levels=[0, 4, 2, 0, 0, 0])
    play(p, "0 buy wine Paris", "0 buy salt Paris", "0 done")
    assert p.money[0] == 5000 - 400 - 200
    assert p.levels == [0, 4, 2, 0, 0, 0]


@rule("HA-49", "HA-R19")
def test_what_has_run_out_cannot_be_bought(table: Lay, play: Playing, refusal: Refused) -> None:
    p = table("Buying", round=2, stores={2: {("Paris", "wine"): 7}})
    play(p, "0 buy wine Paris")
    assert refusal(p, "0 buy wine Paris") == "sold-out"
    play(p, "0 done")
    assert refusal(p, "1 buy wine Paris") == "sold-out"


@rule("HA-50", "HA-51")
def test_a_piece_goes_into_ones_own_warehouse_which_holds_any_number(table: Lay, play: Playing) -> None:
    p = table("Buying", round=2, stores={0: {PARIS_WINE: 4, ("Paris", "food"): 3}})
    play(p, "0 buy wine Paris")
    assert p.shelf(0, 0) == [5, 3, 0]
    assert p.shelf(1, 0) == [0, 0, 0]


@rule("HA-53", "HA-R21", "HA-R84")
def test_with_guenstiger_einkauf_all_pieces_cost_100_together(table: Lay, play: Playing) -> None:
    p = table("Buying", round=2, levels=[0, 4, 4, 0, 0, 0], owns={0: ["cheap_purchase"]})
    play(p, "0 buy wine Paris", "0 buy wine Paris", "0 buy salt Paris")
    assert p.money[0] == 4900
    q = table("Buying", round=2, money=[0, 0, 0], owns={0: ["cheap_purchase"]})
    assert [str(move) for move in q.choices(0)] == ["done"]
    play(q, "0 done")
    assert q.money[0] == 0


@rule("HA-R22")
def test_in_a_double_purchase_guenstiger_einkauf_costs_100_each_time(table: Lay, play: Playing) -> None:
    p = table("Buying", 2, levels=[4] * 6, owns={0: ["cheap_purchase"]})
    play(p, "0 buy wine Paris", "0 buy wine Paris", "0 done", "1 done", "0 buy salt Paris", "0 done")
    assert p.money[0] == 4800


@rule("HA-R20")
def test_bought_goods_stay_where_they_are(start: Lay, play: Playing, skip: Playing) -> None:
    p = start(2)
    play(p, "0 buy wine Paris", "0 done")
    skip(p, "Moving")
    assert p.shelf(0, 0) == [1, 0, 0]


@rule("HA-R104")
def test_a_seat_without_money_is_asked_all_the_same(table: Lay) -> None:
    p = table("Buying", money=[0, 0, 0])
    assert p.to_act() == (0,)
    assert [str(move) for move in p.choices(0)] == ["done"]
