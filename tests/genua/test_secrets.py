"""Questions give nothing away (GE-124, GE-R29)."""

from __future__ import annotations

import random

import pytest

from fondaco.core.testing import rule
from fondaco.games.genua.components import WARES
from genua.conftest import Lay
from scripting import listed, play, point


@rule("GE-R29")
def test_everybody_who_has_not_passed_is_asked_for_offers_whatever_he_owns(lay: Lay) -> None:
    p = lay(4, "RollDice", money=[130, 0, 130, 0])
    play(p, "* dice 5 1")
    assert p.to_act() == (1, 2, 3)


@rule("GE-R29")
def test_a_proposal_is_asked_even_of_one_who_can_only_decline(lay: Lay) -> None:
    p = lay(3, path=["park"], money=[130, 0, 130])
    play(p, "0 counter 1 park 10")
    assert (p.to_act(), listed(p, 1)) == ((1,), ["no"])


@rule("GE-R29", "GE-124")
def test_a_villa_asks_whoever_holds_a_large_order_even_a_wrong_one(lay: Lay) -> None:
    p = lay(3, path=["villa-ricci"], passed=[False, True, True], hands=[["large-colini-1"]])
    play(p, "0 act")
    assert (point(p), listed(p, 0)) == ("PerformAction", ["take-privilege"])
    p = lay(3, path=["villa-ricci"], passed=[False, True, True])
    play(p, "0 act")
    assert point(p) == "DrawCards", "without any order everybody knows what happens"


@rule("GE-R29")
def test_whoever_holds_a_small_order_message_or_usable_special_is_asked_to_finish(lay: Lay) -> None:
    for hands, goods, asked in (
        ([["small-01"]], [{}], True),
        ([["message-01"]], [{}], True),
        ([["large-ricci-1", "privilege-park"]], [{}], False),
        ([], [{"exchange": 1}], True),
        ([], [{"building-action": 1}], False),
        ([], [{"any-ware": 1}], True),
        ([], [{"any-ware": 1}, dict.fromkeys(WARES, 5)], False),
    ):
        p = lay(3, path=["spice-store"], passed=[False, True, True], hands=hands, goods=goods)
        play(p, "0 act")
        if point(p) == "PerformAction":
            play(p, "0 perform")
        assert (point(p) == "FinishAction") is asked
    p = lay(3, path=["taverna"], passed=[False, True, True])
    play(p, "0 act")
    assert point(p) == "Negotiate", "his first exchange, and nothing to give for it"
    p = lay(3, path=["park"], passed=[False, True, True], goods=[{"exchange": 1}])
    play(p, "0 act")
    assert (point(p), p.performed) == ("FinishAction", True), "only now he has something to give"


@rule("GE-R29")
def test_claims_are_asked_of_every_holder_once_two_buildings_were_visited(lay: Lay) -> None:
    hands = [["message-14"], ["message-09"], []]
    p = lay(3, path=["park", "coach-house"], passed=[True] * 3, hands=hands)
    play(p, "0 end-turn")
    assert (point(p), p.to_act()) == ("ClaimMessages", (0, 1))
    p = lay(3, path=["park", "alley-25"], passed=[True] * 3, hands=hands)
    play(p, "0 end-turn")
    assert p.active == 1


@rule("GE-124")
def test_a_sealed_book_looks_like_no_offer_at_all(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"])
    for text in ("offer park 10", "book -", "book park:5,coach-house:10", "pass-turn"):
        move = p.setup.game.parse(text)
        assert p.face(2, 1, move) == p.face(0, 1, move) == p.face(None, 1, move) == "offer ?"
        assert p.face(1, 1, move) == text
    play(p, "1 offer park 10")
    assert p.view(2)["answers"] == [None, None, None]
    assert p.view(1)["answers"] == [None, "offer park 10", None]
    play(p, "1 offer park 15")
    assert p.answers[1] is not None
    assert str(p.answers[1]) == "offer park 15", "until the last is in, it may be changed"


@rule("GE-R14", "GE-124")
@pytest.mark.parametrize("offer", ["message", "message-03"])
def test_who_saw_a_card_before_cannot_tell_whether_it_was_the_one_that_changed_hands(lay: Lay, offer: str) -> None:
    views = []
    for card in ("message-03", "message-05"):
        p = lay(3, "MakeOffers", path=["park"], hands=[[], ["message-03", "message-05"]], active=2)
        play(p, "1 offer park message-03", "0 pass-turn", "2 act", "1 pass-turn", "2 end-turn", "* dice 8 5")
        assert {"card": "message-03"} in p.view(2)["hands"][1]
        play(p, f"1 offer taverna {card if offer == 'message-03' else offer}", "2 book -", "0 accept 1 taverna")
        if offer == "message":
            play(p, f"1 pick {card}")
        assert {"card": card} in p.view(1)["hands"][0], "the giver knows where it went"
        views.append(p.view(2))
    assert views[0] == views[1]


@rule("GE-R14")
def test_the_partner_still_knows_what_he_saw_of_the_hand(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"], hands=[[], ["message-03", "message-05"]])
    play(p, "1 book park:message-03,coach-house:message-05", "2 book -", "0 accept 1 park")
    assert p.view(0)["hands"][1] == [{"card": "message-05"}]


@rule("GE-12", "GE-124")
def test_an_attentive_player_can_work_the_purses_out(lay: Lay) -> None:
    p = lay(3, path=["park"], money=[100, 50, 30])
    assert p.view(1)["money"] == [None, 50, None]
    assert p.view(1, memory=True)["money"] == [100, 50, 30]


@rule("GE-R14", "GE-52")
def test_once_settled_a_deal_shows_only_what_is_still_to_be_gained(lay: Lay) -> None:
    p = lay(4, "MakeOffers", path=["harbour"], goods=[{}, {"exchange": 1, "silk": 1}], hands=[[], ["message-03"]])
    play(p, "1 offer harbour message-03+gained-any-ware", "2 book -", "3 book -", "0 accept 1 harbour")
    for viewer in (0, 1, 2, 3, None):
        view = p.view(viewer)
        assert view["deal"]["terms"] == "harbour:gained-any-ware"
        assert p.setup.game.imagine(view, random.Random(1)).view(viewer) == view
