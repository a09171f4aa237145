"""Phase 4: prices and sales from the warehouse (HA-99 to HA-108, HA-152)."""

from __future__ import annotations

import pytest

from fondaco.core.errors import Illegal
from fondaco.core.testing import rule
from fondaco.games.haendler.game import HAENDLER
from fondaco.games.haendler.position import Haendler
from fondaco.words import Words
from haendler.conftest import Choices, Lay
from scripting import Playing, Refused


def level(p: Haendler, good: str) -> int:
    return p.levels[p.box.good[good]]


@rule("HA-99", "HA-39")
def test_discs_are_set_in_secret_and_opened_together(table: Lay, play: Playing) -> None:
    p = table("SettingDiscs", 2)
    assert p.to_act() == (0, 1)
    play(p, "0 disc wine+wine")
    assert p.view(1)["answers"] == [None, None]
    assert p.levels == [0] * 6
    p.told = []
    play(p, "1 disc coat+coat")
    assert [event.reveals for event in p.told if event.kind == "disc"] == [True, True]


@rule("HA-99")
def test_pointers_in_another_order_are_told_the_order(table: Lay, refusal: Refused) -> None:
    p = table("SettingDiscs", 2)
    assert refusal(p, "0 disc food+salt") == "other-order"
    with pytest.raises(Illegal) as refused:
        p.check(0, HAENDLER.parse("disc coat+silk"))
    assert (
        Words("en", HAENDLER)(f"illegal-{refused.value.code}", **refused.value.facts)
        == "Name them in this order: silk, coat of arms."
    )
    assert refusal(p, "0 disc food+amber") == refusal(p, "0 disc food") == "disc-needed"


@rule("HA-100", "HA-102")
def test_each_pointer_raises_its_good_one_level(table: Lay, play: Playing) -> None:
    p = table("SettingDiscs", 2)
    play(p, "0 disc wine+wine", "1 disc wine+silk")
    assert (level(p, "wine"), level(p, "silk")) == (3, 1)


@rule("HA-101")
def test_a_pointer_on_the_coat_changes_nothing(table: Lay, play: Playing) -> None:
    p = table("SettingDiscs", 2)
    play(p, "0 disc coat+coat", "1 disc food+coat")
    assert sum(p.levels) == 1


@rule("HA-103", "HA-R55", "WE-07")
def test_above_the_top_it_begins_again_at_the_bottom(table: Lay, play: Playing) -> None:
    p = table("SettingDiscs", 2, levels=[0, 0, 4, 0, 0, 3])
    play(p, "0 disc salt+food", "1 disc silk+silk")
    assert (level(p, "salt"), level(p, "food"), level(p, "silk")) == (0, 1, 0)


@rule("HA-104", "HA-R56")
def test_a_kontor_moves_one_good_one_level_if_its_owner_wants(table: Lay, play: Playing, skip: Playing) -> None:
    p = table("Shifting", 2, offices=["office"], levels=[2] * 6, owns={0: ["office"]})
    play(p.copy(), "0 done")
    play(p, "0 shift office wine down")
    assert level(p, "wine") == 1
    assert repr(p.decision) != "Shifting"


@rule("HA-105", "WE-08")
def test_only_the_great_kontor_jumps_between_top_and_bottom(table: Lay, play: Playing, refusal: Refused) -> None:
    p = table("Shifting", 2, offices=["office"], levels=[4, 0, 0, 0, 0, 0], owns={0: ["office"]})
    assert refusal(p, "0 shift office cloth up") == "no-jump"
    assert refusal(p, "0 shift office wine down") == "no-jump"
    q = table("Shifting", 2, offices=["great_office"], levels=[4, 0, 0, 0, 0, 0], owns={0: ["great_office"]})
    top, bottom = q.copy(), q
    play(top, "0 shift great_office cloth up")
    play(bottom, "0 shift great_office wine down")
    assert top.box.sell[level(top, "cloth")] == 600
    assert bottom.box.sell[level(bottom, "wine")] == 1000


@rule("HA-106")
def test_kontors_of_two_players_act_in_player_order(table: Lay, play: Playing) -> None:
    p = table("SettingDiscs", 2, start=1, actor=1, owns={0: ["office"], 1: ["great_office"]})
    play(p, "0 disc coat+coat", "1 disc coat+coat")
    assert (repr(p.decision), p.to_act()) == ("Shifting", (1,))
    play(p, "1 done")
    assert (repr(p.decision), p.to_act()) == ("Shifting", (0,))


@rule("HA-107", "HA-R56")
def test_both_kontors_of_one_player_move_one_good_twice_or_two_goods(
    table: Lay, play: Playing, refusal: Refused
) -> None:
    p = table("Shifting", 2, offices=["office", "great_office"], levels=[3] * 6, owns={0: ["office", "great_office"]})
    twice, two = p.copy(), p
    play(twice, "0 shift office wine up", "0 shift great_office wine up")
    assert level(twice, "wine") == 0
    play(two, "0 shift great_office wine up")
    assert refusal(two, "0 shift office wine up") == "no-jump"
    play(two, "0 shift office silk down")
    assert (level(two, "wine"), level(two, "silk")) == (4, 2)


STOCK = {0: {("Paris", "wine"): 3, ("Wien", "silk"): 3, ("Paris", "salt"): 1}}


@rule("HA-108", "HA-R57")
def test_lagerverkauf_sells_up_to_five_pieces_at_the_buying_price(table: Lay, play: Playing) -> None:
    p = table("SettingDiscs", 2, levels=[0, 3, 0, 0, 0, 2], stores=STOCK, owns={0: ["warehouse_sale"]})
    play(p, "0 disc coat+coat", "1 disc wine+coat")
    assert repr(p.decision) == "SellingStock"
    play(p, *["0 sell wine Paris"] * 3, *["0 sell silk Wien"] * 2)
    assert p.money[0] == 5000 + 3 * 400 + 2 * 200
    assert p.supply[p.box.good["wine"]] == 8
    assert repr(p.decision) == "SellingSpecially"


@rule("HA-R57", "HA-43")
def test_lagerverkauf_comes_between_kontor_and_sonderverkauf(table: Lay, play: Playing) -> None:
    stores = {0: {("Paris", "wine"): 1}, 1: {("Paris", "wine"): 1}}
    p = table("SettingDiscs", 2, start=1, actor=1, stores=stores, owns={0: ["office", "warehouse_sale"]})
    play(p, "0 disc coat+coat", "1 disc coat+coat")
    assert repr(p.decision) == "Shifting"
    play(p, "0 done")
    assert repr(p.decision) == "SellingStock"
    play(p, "0 done")
    assert (repr(p.decision), p.to_act()) == ("SellingSpecially", (1,))


@rule("HA-R56", "HA-R58")
def test_lagerverkauf_is_voluntary_and_does_not_reach_the_wagons(table: Lay, choices: Choices, play: Playing) -> None:
    p = table(
        *("SellingStock", 2),
        stores={0: {("Paris", "wine"): 1}},
        loads={(1, 0): ["salt"]},
        masters=[0, 0, 0],
        owns={0: ["warehouse_sale"]},
    )
    assert choices(p) == ["done", "sell wine Paris"]
    play(p, "0 done")
    assert p.money[0] == 5000


@rule("HA-152", "HA-R79")
def test_sonderverkauf_sells_one_piece_for_800_each(table: Lay, play: Playing) -> None:
    p = table("SellingSpecially", 2, hands={0: ["special_sale", "special_sale"]}, stores=STOCK)
    play(p, "0 sell-special silk Wien", "0 sell-special salt Paris")
    assert p.money[0] == 6600
    assert p.supply[p.box.good["salt"]] == 8
    assert p.hands[0] == []
    play(p, "0 pass")
    assert p.phase == 6


@rule("HA-142", "HA-143", "HA-144")
def test_a_card_is_used_once_at_its_time_and_leaves_the_game(table: Lay, play: Playing, refusal: Refused) -> None:
    p = table("SellingSpecially", 2, hands={0: ["special_sale", "upkeep", "upkeep"]}, stores=STOCK)
    assert refusal(p, "0 pay-by-card") == "card-or-pass"
    play(p, "0 sell-special wine Paris")
    assert refusal(p, "0 sell-special wine Paris") == "no-card"
    assert sum(p.pile) == 18
    assert p.cards[-1] == [0, "play", "special_sale", None]
