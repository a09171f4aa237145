"""Offers, the duty to let an action be taken, and what the active player may do (GE-30 to GE-44, GE-55)."""

from __future__ import annotations

from fondaco.core.testing import rule
from genua.conftest import Lay
from scripting import listed, play, point, refused


@rule("GE-30", "GE-39")
def test_each_building_the_tower_stops_at_is_talked_about_first(lay: Lay) -> None:
    p = lay(3, "RollDice")
    play(p, "* dice 5 1")
    assert (point(p), p.to_act()) == ("MakeOffers", (1, 2))
    assert "offer park 10" in listed(p, 1)
    play(p, "1 book -", "2 book -", "0 go coach-house")
    assert (point(p), p.to_act()) == ("MakeOffers", (1, 2))
    assert "offer coach-house 10" in listed(p, 1)


@rule("GE-31")
def test_the_active_player_may_act_first_and_pays_nothing(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"])
    play(p, "1 offer park 100", "2 offer park 100", "0 act")
    assert p.goods[0][9] == 1
    assert p.money == [130, 130, 130]


@rule("GE-32", "GE-43")
def test_an_opponent_acts_after_paying_the_active_player(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"])
    play(p, "1 offer park 15", "2 book -")
    assert refused(p, "1 act") == "not-asked"
    assert p.money == [130, 130, 130], "an offer alone moves nothing"
    play(p, "0 accept 1 park")
    assert p.money == [145, 115, 130]
    assert p.goods[1][9] == 1


@rule("GE-43")
def test_an_offer_may_be_composed_anew_until_all_are_opened(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"], goods=[{}, {"silk": 1}])
    first = p.forms(1)
    play(p, "1 offer park 15")
    assert p.forms(1) == first
    assert p.forms(0) == []
    play(p, "1 offer park silk", "2 book -")
    assert p.forms(1) == []


@rule("GE-33", "GE-34")
def test_a_clean_offer_for_this_building_must_be_heeded(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"])
    play(p, "1 offer park 5", "2 offer coach-house 50")
    assert refused(p, "0 go coach-house") == "bound"
    assert refused(p, "0 end-turn") == "bound"
    assert refused(p, "0 accept 2 coach-house") == "bound"
    assert refused(p, "0 counter 2 coach-house 60") == "bound"
    allowed = ("act", "accept 1 park", "counter 1 park", "counter 2 park", "call-again")
    assert all(move.startswith(allowed) for move in listed(p, 0))
    play(p, "0 accept 1 park")
    assert refused(p, "2 offer coach-house 50") == ""


@rule("GE-R03")
def test_an_offer_that_asks_for_something_binds_nobody(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"], goods=[{"silk": 1}])
    play(p, "1 offer park 5 silk", "2 book -")
    assert refused(p, "0 go coach-house") == ""
    assert refused(p, "0 end-turn") == ""


@rule("GE-R04", "GE-42")
def test_a_withdrawn_offer_sets_the_active_player_free(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"])
    play(p, "1 offer park 5", "2 pass-turn", "0 call-again")
    assert p.to_act() == (1,)
    play(p, "1 book -")
    assert refused(p, "0 end-turn") == ""
    p = lay(3, "MakeOffers", path=["park"])
    play(p, "1 offer park 5", "2 pass-turn", "0 call-again", "1 pass-turn")
    assert refused(p, "0 accept 1 park") == "no-such-offer"
    assert refused(p, "0 end-turn") == ""


@rule("GE-42")
def test_called_again_who_says_the_same_keeps_his_book(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"])
    play(p, "1 offer park 5", "2 book -", "0 call-again")
    assert "book park:5" in listed(p, 1)
    play(p, "1 book park:5", "2 book -")
    assert "accept 1 park" in listed(p, 0)
    play(p, "0 call-again", "1 book -", "2 book -")
    assert refused(p, "0 call-again") == "calls-spent"


@rule("GE-35")
def test_without_an_offer_the_active_player_may_leave_the_action(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"])
    play(p, "1 book -", "2 book -")
    assert {"act", "go coach-house", "end-turn"} <= set(listed(p, 0))
    play(p, "0 end-turn")
    assert p.active == 1


@rule("GE-36", "GE-37", "GE-44")
def test_an_offer_for_a_neighbour_pays_moves_and_acts_at_once(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"], hands=[[], ["message-01"]])
    play(p, "1 offer coach-house 20", "2 book -", "0 accept 1 coach-house")
    assert p.money == [150, 110, 130]
    assert p.path == ["park", "coach-house"]
    assert (p.actor, point(p), p.performed) == (1, "FinishAction", True)
    play(p, "1 finish")
    assert point(p) == "MakeOffers", "the active player may then move again"


@rule("GE-38")
def test_the_active_player_may_move_past_every_offer(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"])
    play(p, "1 offer coach-house 100", "2 book -", "0 go alley-25")
    assert p.path == ["park", "alley-25"]
    assert p.books.offers == [(), (), ()], "and the book is cleared"


@rule("GE-40")
def test_intentions_for_farther_fields_are_heard_and_bind_nobody(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"])
    assert refused(p, "1 offer palazzo 10") == "no-target"
    assert refused(p, "1 book coach-house:5 park:5") == "no-intent"
    assert refused(p, "1 book - palazzo:5,harbour:5,taverna:5,trattoria:5") == "too-many-intents"
    play(p, "1 book coach-house:5 palazzo:50", "2 book -")
    assert p.view(2)["books"]["intents"][1] == ["palazzo:50"]
    assert refused(p, "0 accept 1 palazzo") == "no-such-offer"
    assert refused(p, "0 end-turn") == ""


@rule("GE-41")
def test_opponents_never_trade_with_each_other(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"])
    play(p, "1 offer park 10", "2 offer coach-house 10")
    assert p.to_act() == (0,)
    assert refused(p, "2 accept 1 park") == "not-asked"
    assert p.books.to == 0


@rule("GE-55")
def test_the_active_player_takes_whichever_offer_he_likes(lay: Lay) -> None:
    p = lay(4, "MakeOffers", path=["park"])
    play(p, "1 offer park 50", "2 offer park 5", "3 offer park 30")
    assert {"accept 1 park", "accept 2 park", "accept 3 park"} <= set(listed(p, 0))
    play(p, "0 accept 2 park")
    assert p.acted == [0, 0, 1, 0]


@rule("GE-42", "GE-46")
def test_a_counter_is_a_proposal_until_the_opponent_agrees(lay: Lay) -> None:
    p = lay(3, path=["park"])
    play(p, "0 counter 2 park 20")
    assert (point(p), p.to_act()) == ("AnswerCounter", (2,))
    play(p, "2 no")
    assert (point(p), p.deal, p.money) == ("Negotiate", None, [130, 130, 130])
    play(p, "0 counter 2 park 135")
    assert listed(p, 2) == ["no"], "he has not so much, and only he learns it"
    assert refused(p, "2 yes") == "too-poor"
    play(p, "2 no", "0 counter 2 park 20", "2 yes")
    assert p.money == [150, 130, 110]
    assert p.acted == [0, 0, 1]


@rule("GE-33")
def test_three_counters_and_two_calls_are_the_limit_until_the_next_action_or_move(lay: Lay) -> None:
    p = lay(3, path=["park"], passed=[False, True, False])
    for _ in range(3):
        play(p, "0 counter 2 park 20", "2 no")
    for _ in range(2):
        play(p, "0 call-again", "2 book -")
    for then in ("0 act", "0 go coach-house"):
        assert refused(p, "0 counter 2 coach-house 20") == "counters-spent"
        assert refused(p, "0 call-again") == "calls-spent"
        play(p, then, "2 book -")
        assert refused(p, "0 counter 2 coach-house 20") == refused(p, "0 call-again") == ""
        for _ in range(3):
            play(p, "0 counter 2 coach-house 20", "2 no")
        for _ in range(2):
            play(p, "0 call-again", "2 book -")
    assert refused(lay(3, path=["park"], passed=[False, True, True]), "0 call-again") == "nobody-listens"


@rule("GE-36")
def test_one_offer_for_each_target(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"])
    assert refused(p, "1 book park:5,park:10") == "target-twice"
    assert refused(p, "1 book park:5,coach-house:10,alley-25:130") == ""


@rule("GE-42")
def test_who_passes_for_the_turn_is_not_asked_again_but_may_be_addressed(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"])
    play(p, "1 pass-turn", "2 book -", "0 go coach-house")
    assert p.to_act() == (2,)
    play(p, "2 pass-turn", "0 counter 1 coach-house 5", "1 yes")
    assert p.acted == [0, 1, 0]
