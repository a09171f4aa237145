"""Phase 7, loans, the end and the ranking (HA-136 to HA-176)."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.core.testing import rule
from fondaco.games.haendler.position import Haendler
from haendler.conftest import Choices, Lay
from scripting import Playing, Refused, outcome


@rule("HA-136", "HA-138", "HA-R71")
def test_first_everybody_pays_then_everybody_climbs(table: Lay, play: Playing) -> None:
    p = table("NextPhase", 2, phase=6, steps=[2, 4], start=1)
    play(p, "1 pay")
    assert p.to_act() == (0,)
    play(p, "0 pay")
    assert p.money == [4800, 4400]
    assert (repr(p.decision), p.to_act()) == ("Climbing", (1,))


@rule("HA-137", "WE-11", "HA-R75")
def test_who_cannot_pay_falls_to_the_step_he_can_pay(table: Lay, play: Playing) -> None:
    p = table("Paying", 2, steps=[6, 0], money=[700, 0])
    play(p, "0 pay")
    assert (p.steps[0], p.money[0]) == (4, 100)


@rule("HA-R72")
def test_who_can_pay_must_and_nobody_falls_below_the_ground(table: Lay, choices: Choices, play: Playing) -> None:
    p = table("Paying", 2, steps=[6, 1], money=[1000, 0])
    assert choices(p) == ["pay"]
    play(p, "0 pay", "1 pay")
    assert (p.steps, p.money) == ([6, 0], [0, 0])


@rule("HA-138", "HA-139", "WE-12")
def test_a_step_costs_what_the_arrival_marker_says(table: Lay, play: Playing) -> None:
    p = table("Climbing", 2, arrivals=2)
    play(p, "0 climb")
    assert p.money[0] == 4100
    play(p, "0 climb")
    assert p.money[0] == 3200
    assert p.to_act() == (1,)


@rule("HA-140", "HA-R73")
def test_two_steps_at_most_and_none_beyond_the_top(table: Lay, play: Playing, refusal: Refused) -> None:
    p = table("Climbing", 2, steps=[7, 8])
    play(p, "0 climb")
    assert p.steps[0] == 8
    assert p.round == 2, "seat 1 stands at the top and is not asked"
    q = table("Climbing", 2, count=1)
    play(q, "0 climb")
    assert q.to_act() == (1,)


@rule("HA-141", "HA-167", "HA-R81")
def test_with_a_loan_note_nobody_climbs(table: Lay, choices: Choices, refusal: Refused) -> None:
    p = table("Climbing", 2, notes=[1, 0], money=[2400, 0], hands={0: ["social_climb"]})
    assert choices(p) == ["stop"]
    assert refusal(p, "0 climb") == "in-debt"
    assert refusal(p, "0 climb-by-card") == "in-debt"


@rule("HA-R74")
def test_who_fell_may_climb_again_in_the_same_round(table: Lay, play: Playing) -> None:
    p = table("Paying", 2, steps=[8, 0], money=[1500, 0])
    play(p, "0 pay", "0 decline", "1 pay")
    assert (p.steps[0], p.money[0]) == (7, 200)
    q = table("Paying", 2, steps=[7, 0], money=[1200, 0], arrivals=0)
    play(q, "0 pay", "0 decline", "1 pay")
    assert q.steps[0] == 6
    helped = table("Paying", 2, options={"agreements": True}, steps=[8, 0], money=[1500, 5000])
    play(helped, "0 pay", "0 decline", "0 propose 1 - pay:2000 round", "1 accept", "1 pass", "1 pay")
    play(helped, "1 pass", "0 pass", "0 climb")
    assert helped.steps[0] == 8


@rule("HA-155", "HA-156", "HA-R81")
def test_two_cards_climb_two_steps_for_2400(table: Lay, play: Playing) -> None:
    p = table("Climbing", 2, hands={0: ["social_climb"] * 3}, arrivals=5, steps=[3, 0])
    play(p, "0 climb-by-card", "0 climb-by-card")
    assert (p.steps[0], p.money[0]) == (5, 2600)
    assert p.to_act() == (1,), "card or no card, two steps are enough"


@rule("HA-157", "WE-14")
def test_with_one_card_the_second_step_costs_the_current_price(table: Lay, play: Playing) -> None:
    p = table("Climbing", 2, hands={0: ["social_climb"]}, arrivals=5)
    play(p, "0 climb-by-card", "0 climb")
    assert p.money[0] == 5000 - 1200 - 1500


@rule("HA-158", "WE-15", "HA-R81")
def test_the_card_saves_money_from_the_fifth_arrival_on(table: Lay, choices: Choices) -> None:
    p = table("Climbing", 2, hands={0: ["social_climb"]}, arrivals=4)
    assert p.box.cost_of_step(5) - p.box.climb_by_card == 300
    assert p.box.cost_of_step(4) == p.box.climb_by_card
    assert "climb-by-card" in choices(p), "it may be used although it saves nothing"


@rule("HA-162", "WE-16")
def test_the_representation_card_makes_it_400(table: Lay, play: Playing) -> None:
    p = table("Paying", 2, steps=[4, 3], hands={0: ["upkeep"], 1: ["upkeep"]})
    play(p, "0 pay-by-card", "1 pay-by-card")
    assert p.money == [4600, 4600]
    assert p.box.upkeep[4] - 400 == 200
    assert p.box.upkeep[3] - 400 == 0


@rule("HA-R83")
def test_who_plays_the_card_does_not_fall_and_needs_400(table: Lay, play: Playing, choices: Choices) -> None:
    p = table("Paying", 2, steps=[8, 8], money=[400, 300], hands={0: ["upkeep"], 1: ["upkeep"]})
    play(p, "0 pay-by-card")
    assert (p.steps[0], p.money[0]) == (8, 0)
    assert choices(p) == ["pay"]
    play(p, "1 pay")
    assert p.steps[1] == 2


@rule("HA-164", "HA-165", "HA-R85")
def test_only_after_a_fall_one_may_borrow_2000(table: Lay, play: Playing) -> None:
    p = table("Paying", 2, steps=[6, 6], money=[700, 1000])
    play(p, "0 pay", "0 borrow")
    assert (p.money[0], p.notes[0]) == (2100, 1)
    assert p.view(1)["notes"] == [1, 0]
    play(p, "1 pay")
    assert repr(p.decision) == "Climbing"


@rule("HA-166")
def test_one_loan_a_round_but_several_in_a_game(table: Lay, play: Playing) -> None:
    p = table("Paying", 2, steps=[6, 0], money=[0, 0], notes=[1, 0])
    play(p, "0 pay", "0 borrow")
    assert p.notes == [2, 0]
    assert p.to_act() == (1,)


@rule("HA-168", "HA-R87")
@pytest.mark.parametrize(
    "point", ["Buying", "TakingOffice", "BreakingAxles", "Moving", "Opening", "Paying", "Climbing"]
)
def test_a_loan_is_paid_back_in_any_decision_of_ones_own(table: Lay, play: Playing, point: str) -> None:
    p = table(point, 2, notes=[2, 0], opener=0 if point == "Opening" else -1)
    play(p, "0 repay")
    assert repr(p.decision) == point
    assert (p.money[0], p.notes[0]) == (2500, 1)
    play(p, "0 repay")
    assert (p.money[0], p.notes[0]) == (0, 0)


@rule("HA-R87")
def test_nobody_pays_back_in_secret_decisions_or_without_the_money(table: Lay, refusal: Refused) -> None:
    p = table("Bidding", 2, wagon=0, notes=[1, 0])
    assert refusal(p, "0 repay") == "not-now"
    assert "repay" not in [str(move) for move in p.choices(0)]
    assert refusal(table("Buying", 2, notes=[1, 0], money=[2400, 0]), "0 repay") == "too-dear"
    assert refusal(table("Buying", 2), "0 repay") == "no-loan"


@rule("HA-R87")
def test_after_paying_back_one_may_climb_at_once(table: Lay, play: Playing) -> None:
    p = table("Climbing", 2, notes=[1, 0])
    play(p, "0 repay", "0 climb")
    assert p.steps[0] == 1
    top = table("Climbing", 2, notes=[1, 0], steps=[8, 0])
    play(top, "0 repay")
    assert top.to_act() == (1,)


@rule("HA-35", "HA-R86")
def test_four_notes_are_the_limit_for_all_and_come_back(table: Lay, play: Playing) -> None:
    p = table("Paying", 2, steps=[6, 6], money=[0, 0], notes=[0, 4])
    play(p, "0 pay")
    assert repr(p.decision) == "Paying"
    q = table("Paying", 2, steps=[6, 6], money=[0, 2500], notes=[0, 4], start=1, actor=1)
    play(q, "1 repay", "1 pay", "1 decline", "0 pay")
    assert repr(q.decision) == "Borrowing"


@rule("HA-R88")
def test_on_the_lowest_step_there_is_no_fall_and_no_loan(table: Lay, play: Playing) -> None:
    p = table("Paying", 2, money=[0, 0])
    play(p, "0 pay")
    assert p.to_act() == (1,)


@rule("HA-R89")
def test_who_could_have_played_the_card_may_still_borrow(table: Lay, play: Playing) -> None:
    p = table("Paying", 2, steps=[8, 0], money=[500, 0], hands={0: ["upkeep"]})
    play(p, "0 pay", "0 borrow")
    assert p.notes[0] == 1


@rule("HA-169", "HA-170", "HA-R91")
@pytest.mark.parametrize(("seats", "target"), [(2, 6), (3, 7), (4, 8)])
def test_the_round_with_the_last_arrival_is_played_to_its_end(
    table: Lay, play: Playing, skip: Playing, seats: int, target: int
) -> None:
    p = table(
        *("SellingSpecially", seats),
        actor=seats - 1,
        stores={seats - 1: {("Paris", "wine"): 1}},
        arrived=[0],
        arrivals=target - 1,
    )
    play(p, f"{seats - 1} pass")
    assert p.phase == 6
    skip(p, "Climbing")
    play(p, "0 climb", "0 climb") if p.box.cost_of_step(target) * 2 <= 5000 else play(p, "0 climb", "0 stop")
    skip(p, "Buying")
    assert p.to_act() == ()
    before = table("Climbing", seats, arrivals=target - 1)
    skip(before, "Buying")
    assert before.to_act() == (1,)


@rule("HA-171")
def test_all_wagons_of_the_last_round_are_settled(table: Lay, play: Playing) -> None:
    p = table(
        *("SellingSpecially", 2),
        actor=1,
        stores={1: {("Paris", "wine"): 1}},
        arrived=[0, 1],
        arrivals=5,
        loads={(1, 0): ["silk"], (2, 1): ["silk"]},
    )
    play(p, "1 pass", "0 pass", "1 pass")
    assert p.arrivals == 7
    assert p.money == [5800, 5800]


def over(table: Lay, play: Playing, **fields: Any) -> Haendler:
    """The last decision of a finished match is made."""
    p = table("Climbing", len(fields["steps"]), arrivals=8, actor=len(fields["steps"]) - 1, **fields)
    return play(p, f"{p.actor} stop")


@rule("HA-172", "HA-176")
def test_the_highest_step_wins_whatever_else_one_has(table: Lay, play: Playing) -> None:
    p = over(
        table, play, steps=[3, 4, 2], money=[9000, 0, 9900], stores={0: {("Paris", "wine"): 5}}, hands={0: ["upkeep"]}
    )
    assert (outcome(p).ranks, outcome(p).why) == ([2, 1, 3], "status")


@rule("HA-173")
def test_on_the_same_step_cash_decides(table: Lay, play: Playing) -> None:
    p = over(table, play, steps=[4, 4], money=[300, 400])
    assert (outcome(p).ranks, outcome(p).why) == ([2, 1], "cash")


@rule("HA-174", "HA-175")
def test_debtors_come_last_and_are_ranked_among_themselves(table: Lay, play: Playing) -> None:
    p = over(table, play, steps=[8, 2, 5, 5], money=[100, 0, 200, 300], notes=[1, 0, 1, 2])
    play(p, "0 stop", "2 stop", "3 stop")
    assert outcome(p).ranks == [2, 1, 4, 3]


@rule("HA-R90")
def test_equal_step_and_cash_share_the_rank(table: Lay, play: Playing) -> None:
    p = over(table, play, steps=[4, 4, 1], money=[300, 300, 0])
    assert outcome(p).ranks == [1, 1, 3]
    assert (outcome(p).winners, outcome(p).why) == ([0, 1], "shared")


@rule("HA-R87")
def test_after_the_last_climb_debtors_may_pay_once_more(table: Lay, play: Playing) -> None:
    p = over(table, play, steps=[8, 2], money=[2600, 0], notes=[1, 0])
    assert (repr(p.decision), p.to_act()) == ("LastRepaying", (0,))
    play(p, "0 repay")
    assert p.to_act() == ()
    assert outcome(p).ranks == [1, 2]


@rule("HA-R15")
def test_purses_are_shown_at_the_end(table: Lay, play: Playing) -> None:
    p = table("Climbing", 2, arrivals=8, actor=1)
    assert p.view(0)["money"] == [5000, None]
    p.told = []
    play(p, "1 stop")
    assert p.view(0)["money"] == p.view(None)["money"] == [5000, 5000]
    assert [event.kind for event in p.told] == ["purse", "purse"]


@rule("HA-R102")
def test_eight_rounds_without_an_arrival_end_the_game(table: Lay, play: Playing, skip: Playing) -> None:
    p = table("SellingSpecially", 2, actor=1, stores={1: {("Paris", "wine"): 1}}, idle=5)
    p.told = []
    play(p, "1 pass")
    assert [event.facts["rounds"] for event in p.told if event.kind == "stalling"] == [6]
    calm = table("SellingSpecially", 2, actor=1, stores={1: {("Paris", "wine"): 1}}, idle=4)
    calm.told = []
    play(calm, "1 pass")
    assert "stalling" not in [event.kind for event in calm.told]
    arrival = table("NextPhase", 2, phase=4, idle=7, arrived=[0])
    assert arrival.idle == 0
    q = table("SellingSpecially", 2, actor=1, stores={1: {("Paris", "wine"): 1}}, idle=7, steps=[1, 0])
    play(q, "1 pass")
    skip(q, "Buying")
    assert q.to_act() == ()
    assert outcome(q).ranks == [1, 2]
