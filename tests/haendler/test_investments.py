"""Phase 6: investment cards (HA-120 to HA-135)."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.core.moves import CHANCE
from fondaco.core.testing import rule
from fondaco.games.haendler.components import INVESTMENTS
from fondaco.games.haendler.position import Haendler
from haendler.conftest import Choices, Lay
from scripting import Playing, Refused


def lots(table: Lay, seats: int = 3, **fields: Any) -> Haendler:
    return table("Opening", seats, **{"opener": fields.get("actor", 0), **fields})


@rule("HA-120", "HA-127", "HA-132")
def test_the_highest_bidder_pays_and_takes_the_card_of_his_choice(table: Lay, play: Playing) -> None:
    p = lots(table)
    play(p, "0 open 100", "1 raise 300", "2 pass", "0 pass", "1 choose courier")
    assert p.money == [5000, 4700, 5000]
    assert p.investments[1] == ["courier"]
    assert "courier" not in p.on_offer


@rule("HA-122", "HA-130", "WE-13")
@pytest.mark.parametrize(("seats", "most"), [(4, 3), (3, 2), (2, 1)])
def test_one_card_fewer_than_players_is_sold(table: Lay, play: Playing, seats: int, most: int) -> None:
    p = lots(table, seats)
    sold = 0
    while repr(p.decision) == "Opening":
        play(p, f"{p.actor} open 100")
        while repr(p.decision) == "Raising":
            play(p, f"{p.actor} pass")
        if repr(p.decision) == "Choosing":
            play(p, f"{p.actor} {p.choices(p.actor)[0]}")
        sold += 1
    assert sold == most


@rule("HA-123", "HA-128")
def test_who_has_bought_takes_no_further_part(table: Lay, play: Playing) -> None:
    p = lots(table)
    play(p, "0 open 100", "1 pass", "2 pass", "0 choose courier", "1 open 100")
    assert p.to_act() == (2,)
    play(p, "2 pass", "1 choose wagoner")
    assert p.to_act() == (CHANCE,)


@rule("HA-124", "HA-R64")
def test_who_declines_to_open_is_out_of_all_lots_of_the_round(table: Lay, play: Playing) -> None:
    p = lots(table)
    play(p, "0 decline")
    assert p.to_act() == (1,)
    play(p, "1 open 100")
    assert p.to_act() == (2,)
    play(p, "2 pass")
    assert p.to_act() == (1,), "the phase is over for seat 0"


@rule("HA-125", "HA-126")
def test_an_opening_is_at_least_100_and_each_bid_higher(table: Lay, play: Playing, refusal: Refused) -> None:
    p = lots(table)
    assert refusal(p, "0 open 0") == "bid-range"
    play(p, "0 open 400")
    assert refusal(p, "1 raise 400") == "bid-range"
    assert refusal(p, "1 raise 450") == "bid-range"
    play(p, "1 raise 500", "2 pass", "0 raise 600", "1 pass")
    assert repr(p.decision) == "Choosing"
    assert p.money[0] == 4400


@rule("HA-R65")
def test_a_pass_is_final_for_that_lot_only(table: Lay, play: Playing) -> None:
    p = lots(table)
    play(p, "0 open 100", "1 pass", "2 raise 200", "0 pass", "2 choose courier")
    assert p.to_act() == (1,)
    play(p, "1 open 100")
    assert p.to_act() == (0,)


@rule("HA-129", "HA-R66")
def test_the_next_opener_sits_left_of_the_last_one(table: Lay, play: Playing) -> None:
    p = lots(table, 4)
    play(p, "0 open 100", "1 pass", "2 raise 200", "3 pass", "0 pass", "2 choose courier")
    assert p.to_act() == (1,)
    play(p, "1 decline")
    assert p.to_act() == (3,)
    play(p, "3 open 100", "0 raise 200", "3 pass", "0 choose wagoner")
    assert p.to_act() == (3,), "it may come round to the same player again"


@rule("HA-R67")
def test_nobody_bids_more_than_he_has(table: Lay, play: Playing, choices: Choices) -> None:
    p = lots(table, money=[300, 400, 100])
    assert choices(p) == ["decline", "open 100", "open 200", "open 300"]
    play(p, "0 open 300")
    assert choices(p) == ["pass", "raise 400"]
    play(p, "1 pass")
    assert choices(p) == ["pass"], "seat 2 is asked although it cannot bid (HA-R104)"


@rule("HA-R68")
def test_an_opener_without_opponent_wins_at_once(table: Lay, play: Playing) -> None:
    p = lots(table, 2)
    play(p, "0 decline", "1 open 100")
    assert repr(p.decision) == "Choosing"


@rule("HA-R69", "HA-R104")
def test_the_last_open_card_is_taken_unasked(table: Lay, play: Playing) -> None:
    p = lots(table, owns={0: INVESTMENTS[:7]})
    play(p, "0 open 100", "1 raise 200", "2 pass", "0 pass")
    assert p.investments[1] == ["warehouse_sale"]
    assert p.phase == 7


@rule("HA-121", "HA-131")
def test_cards_are_refilled_to_four_at_the_end_of_the_phase(table: Lay, play: Playing) -> None:
    p = lots(table, 2)
    play(p, "0 open 100", "1 pass", "0 choose courier")
    assert [str(move) for move in p.choices(CHANCE)] == [f"reveal {card}" for card in INVESTMENTS[4:]]
    play(p, "* reveal office")
    assert p.on_offer == ["cheap_purchase", "wagoner", "great_wagoner", "office"]
    assert p.phase == 7
    few = lots(table, 2, owns={0: INVESTMENTS[4:]})
    play(few, "0 open 100", "1 pass", "0 choose courier")
    assert len(few.on_offer) == 3


@rule("HA-133", "HA-44")
def test_once_all_cards_are_owned_the_phase_is_dropped(table: Lay, play: Playing) -> None:
    p = table("SellingSpecially", 2, stores={1: {("Paris", "wine"): 1}}, actor=1, owns={0: INVESTMENTS})
    play(p, "1 pass")
    assert p.phase == 7


@rule("HA-134")
def test_stars_are_one_to_four_for_every_card(start: Lay) -> None:
    stars = start().box.stars
    assert set(stars) == set(INVESTMENTS)
    assert set(stars.values()) <= {1, 2, 3, 4}


@rule("HA-135")
def test_cards_nobody_wants_stay_on_offer(table: Lay, play: Playing) -> None:
    p = lots(table)
    play(p, "0 decline", "1 decline", "2 decline")
    assert p.on_offer == list(INVESTMENTS[:4])
    assert p.phase == 7


@rule("HA-R70")
def test_cards_pile_up_before_their_owner(table: Lay, play: Playing) -> None:
    p = lots(table, owns={0: ["wagoner", "office"]})
    play(p, "0 open 100", "1 pass", "2 pass", "0 choose courier")
    assert p.investments[0] == ["wagoner", "courier", "office"]
    assert p.view(None)["investments"] == p.investments


@rule("HA-163")
def test_a_card_bought_in_phase_6_works_from_the_next_round(table: Lay, play: Playing, skip: Playing) -> None:
    p = lots(table, 2, start=1, actor=0)
    play(p, "0 open 100", "1 pass", "0 choose wagoner", "* reveal office")
    skip(p, "Moving")
    assert (p.round, p.actor, p.points) == (2, 0, 1)
