"""Small orders, messages, privileges and who sees them (GE-76 to GE-85)."""

from __future__ import annotations

from fondaco.core.testing import rule
from fondaco.games.genua.components import INDEX, MESSAGE, SMALL
from genua.conftest import Lay
from scripting import listed, play, point, refused

COPPER, SILVER = "small-01", "small-02"  # both for the harbour


@rule("GE-76", "GE-77")
def test_a_small_order_follows_the_action_and_costs_none(lay: Lay) -> None:
    p = lay(3, path=["harbour"], passed=[False, True, True], goods=[{"copper": 1}], hands=[[COPPER]])
    play(p, "0 act")
    assert f"small-order {COPPER}" in listed(p, 0)
    play(p, f"0 small-order {COPPER}")
    assert (p.money[0], p.goods[0][INDEX["copper"]], p.discards[SMALL]) == (170, 0, [COPPER])
    assert p.acted == [1, 0, 0]


@rule("GE-76")
def test_only_who_acted_here_with_the_ware_may_fulfil_it(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["harbour"], goods=[{"copper": 1}, {}], hands=[[COPPER], [SILVER]])
    play(p, "1 offer harbour 5", "2 book -", "0 accept 1 harbour")
    assert refused(p, f"0 small-order {COPPER}") == "not-asked"
    assert refused(p, f"1 small-order {SILVER}") == "order-misfits", "he lacks the silver"
    assert refused(p, f"1 small-order {COPPER}") == "not-in-hand"
    p = lay(3, path=["palazzo"], passed=[False, True, True], goods=[{"copper": 1}], hands=[[COPPER]])
    play(p, "0 act")
    assert refused(p, f"0 small-order {COPPER}") == "order-misfits", "it is for the harbour"


@rule("GE-79")
def test_one_small_order_after_an_action_even_an_empty_one(lay: Lay) -> None:
    goods = [{"copper": 1, "silver": 1}, {"any-ware": 5}]
    p = lay(3, path=["harbour"], passed=[False, True, True], goods=goods, hands=[[COPPER, SILVER]])
    play(p, "0 act")
    assert p.goods[0][INDEX["any-ware"]] == 0, "none was left"
    play(p, f"0 small-order {SILVER}")
    assert refused(p, f"0 small-order {COPPER}") in ("one-small-order", "")
    assert f"small-order {COPPER}" not in listed(p, 0)
    assert p.money[0] == 170


@rule("GE-R17")
def test_specials_may_come_between_action_and_small_order(lay: Lay) -> None:
    p = lay(3, path=["harbour"], passed=[False, True, True], hands=[[COPPER]])
    play(p, "0 act")
    assert refused(p, f"0 small-order {COPPER}") == "order-misfits"
    play(p, "0 any-ware copper", f"0 small-order {COPPER}")
    assert p.money[0] == 170


@rule("GE-80", "GE-81", "GE-E6")
def test_a_message_is_fulfilled_when_both_buildings_were_visited_in_any_order(lay: Lay) -> None:
    for path in (["guild-hall", "alley-25", "park"], ["park", "alley-25", "guild-hall"]):
        p = lay(3, path=path, hands=[["message-01", "message-02"]], acted=[0, 1, 0])
        assert refused(p, "0 claim message-02") == "not-visited"
        play(p, "0 claim message-01")
        assert (p.money[0], p.discards[MESSAGE]) == (160, ["message-01"])
        assert point(p) == "Negotiate", "the decision stands"


@rule("GE-82")
def test_any_number_of_messages_may_be_claimed(lay: Lay) -> None:
    path = ["park", "alley-25", "guild-hall", "alley-33", "town-hall"]
    p = lay(3, path=path, hands=[["message-01", "message-02"]])
    play(p, "0 claim message-01", "0 claim message-02")
    assert p.money[0] == 190


@rule("GE-R18")
def test_claiming_is_voluntary_and_ends_with_the_turn(lay: Lay) -> None:
    p = lay(3, path=["guild-hall", "alley-25", "park"], passed=[False, True, True], hands=[[], ["message-01"]])
    play(p, "0 end-turn")
    assert (point(p), p.to_act()) == ("ClaimMessages", (1,))
    assert listed(p, 1) == ["done", "claim message-01"]
    play(p, "1 done")
    assert p.active == 1
    play(p, "* dice 5 1")
    assert refused(p, "0 claim message-01") in ("not-in-hand", "not-visited")
    assert p.hands.of(1, MESSAGE) == ("message-01",)


@rule("GE-R18")
def test_a_message_got_in_this_turn_may_be_claimed_in_it(lay: Lay) -> None:
    path = ["park", "alley-25", "guild-hall", "alley-33", "town-hall"]
    p = lay(3, "MakeOffers", path=path, hands=[[], ["message-01"]])
    play(p, "1 offer town-hall message-01", "2 book -", "0 accept 1 town-hall", "* draw small-01", "* draw small-02")
    play(p, "1 finish", "0 claim message-01")
    assert p.money[0] == 160


@rule("GE-R18")
def test_a_claimed_message_takes_its_offer_out_of_the_book(lay: Lay) -> None:
    path = ["guild-hall", "alley-25", "park"]
    p = lay(3, "MakeOffers", path=path, hands=[[], ["message-01", "message-02"]])
    book = "park:message-01,coach-house:message,villa-colini:2*message,alley-26:5 harbour:message-01,palazzo:message"
    play(p, f"1 book {book}", "2 book -")
    assert refused(p, "0 end-turn") == "bound"
    play(p, "0 call-again", "1 claim message-01")
    assert [str(terms) for terms in p.books.offers[1]] == ["coach-house:message", "alley-26:5"]
    assert [str(terms) for terms in p.books.intents[1]] == ["palazzo:message"]
    play(p, "1 book coach-house:message", "2 book -")
    assert refused(p, "0 end-turn") == ""


@rule("GE-R18")
def test_a_message_the_active_player_claims_takes_out_the_offers_that_ask_for_it(lay: Lay) -> None:
    path = ["guild-hall", "alley-25", "park"]
    p = lay(3, "MakeOffers", path=path, hands=[["message-01"], ["message-02", "small-01"]])
    p.told = []
    play(p, "1 book park:10>message,coach-house:message harbour:20>message", "2 book -", "0 claim message-01")
    assert [str(terms) for terms in p.books.offers[1]] == ["coach-house:message"], "of his own messages he has enough"
    assert p.books.intents[1] == ()
    assert [event.facts for event in p.told if event.kind == "withdrawn"] == [{"seat": 1}]
    assert p.setup.game.load(p.to_json()) == p
    assert all(refused(p, f"0 {move}") == "" for move in listed(p, 0))
    play(p, "0 call-again")
    assert all(refused(p, f"1 {move}") == "" for move in listed(p, 1))


@rule("GE-82", "GE-R18")
def test_it_makes_no_difference_who_claims_first(lay: Lay) -> None:
    hands = [["message-02"], ["message-01"]]
    ends = []
    for first, second in ((0, 1), (1, 0)):
        p = lay(3, path=["park", "alley-25", "guild-hall", "alley-33", "town-hall"], passed=[True] * 3, hands=hands)
        play(p, "0 end-turn", f"{first} claim {hands[first][0]}", f"{second} claim {hands[second][0]}")
        ends.append(p)
    assert ends[0] == ends[1]


@rule("GE-R18")
def test_who_has_answered_claims_later(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["guild-hall", "alley-25", "park"], hands=[[], ["message-01"]])
    play(p, "1 offer park message-01")
    assert refused(p, "1 claim message-01") == "answered"
    assert refused(p, "2 claim message-01") == "not-in-hand"


@rule("GE-85", "GE-R19")
def test_faces_are_hidden_backs_are_not_and_played_cards_are_open(lay: Lay) -> None:
    hands = [[], ["large-ricci-1", "large-ricci-2", "message-01"]]
    p = lay(3, path=["guild-hall", "alley-25", "park"], hands=hands, passed=[True] * 3)
    backs = [{"card": "large"}, {"card": "large"}, {"card": "message"}]
    assert p.view(0)["hands"][1] == backs
    assert p.view(None, memory=True)["hands"][1] == backs
    play(p, "0 end-turn", "1 claim message-01")
    assert p.view(0)["discards"][MESSAGE] == ["message-01"]


@rule("GE-11", "GE-R16")
def test_nobody_sees_the_stacks_and_a_draw_is_for_the_drawer(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["guild-hall"])
    play(p, "1 offer guild-hall 5", "2 book -", "0 accept 1 guild-hall")
    assert p.view(1)["pools"] == [16, 16, 14, 14]
    draw = p.setup.game.parse("draw large-ricci-1")
    assert [p.face(seat, -1, draw) for seat in (0, 1, 2, None)] == [
        "draw large ?",
        "draw large-ricci-1",
        "draw large ?",
        "draw large ?",
    ]
