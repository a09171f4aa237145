"""What may change hands, and how (GE-45 to GE-58)."""

from __future__ import annotations

import pytest

from fondaco.core.deal import Bundle
from fondaco.core.errors import Illegal
from fondaco.core.testing import rule
from fondaco.games.genua.components import INDEX, LARGE, MESSAGE, PRIVILEGE, SMALL
from fondaco.games.genua.moves import Book, Offer
from fondaco.games.genua.terms import Several, Terms
from genua.conftest import Lay
from scripting import listed, play, point, refused

ORDER = "large-ricci-1"  # wheat, silver, linen
WARES = {"wheat": 1, "silver": 1, "linen": 1}


@rule("GE-45", "GE-47")
def test_money_and_all_kinds_of_goods_in_any_mix(lay: Lay) -> None:
    p = lay(
        3,
        "MakeOffers",
        path=["park"],
        goods=[{}, {"silk": 2, "exchange": 1}],
        supply=[0, 2],
        hands=[[], ["message-01", "small-02"]],
    )
    play(p, "1 offer park 15+2*silk+exchange+marker+message+small-02", "2 book -", "0 accept 1 park")
    assert p.money == [145, 115, 130]
    assert (p.goods[0][INDEX["silk"]], p.goods[0][INDEX["exchange"]], p.supply) == (2, 1, [1, 1, 0])
    assert (p.hands.of(0, MESSAGE), p.hands.of(0, SMALL)) == (("message-01",), ("small-02",))
    assert refused(lay(3, "MakeOffers", path=["park"]), "1 offer park friendship") == "no-such-good"


@rule("GE-46")
def test_nobody_offers_what_he_has_not_got(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"], goods=[{}, {"silk": 1}], hands=[["small-05"], ["message-01"]])
    assert refused(p, "1 offer park 135") == "too-poor"
    assert refused(p, "1 offer park 2*silk") == "lacks"
    assert refused(p, "1 offer park 2*message-01") == "lacks"
    assert refused(p, "1 offer park message+message-01") == "lacks"
    assert refused(p, "1 offer park small-05") == "lacks"
    assert refused(p, "1 offer park 5 rice") == "lacks"
    assert refused(p, "1 offer park message+silk+130") == ""


@rule("GE-45", "GE-49")
@pytest.mark.parametrize(
    ("give", "code"),
    [
        (Bundle(-100, (("silk", 1),)), "money-step"),
        (Bundle(5, (("silk", -1),)), "no-such-good"),
        (Bundle(5, (("silk", 0),)), "no-such-good"),
        (Bundle(0, (("silk", 1), ("silk", 1))), "no-such-good"),
    ],
)
def test_a_bundle_written_in_python_holds_no_less_than_nothing_and_no_good_twice(
    lay: Lay, give: Bundle, code: str
) -> None:
    p = lay(3, "MakeOffers", path=["park"], goods=[{"silk": 1}, {"silk": 1, "rice": 1}])
    asked = Offer("park", Bundle(0, (("rice", 1),)), give)
    for move in (Offer("park", give), Book(Several((Terms("park", give),))), asked):
        with pytest.raises(Illegal) as error:
            p.check(1, move)
        assert error.value.code == code


@rule("GE-48", "GE-R05")
def test_traded_markers_change_colour_in_the_common_stock(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"], supply=[0, 2], owners={"taverna": 1})
    assert refused(p, "1 offer park 3*marker") == "lacks"
    play(p, "1 offer park 2*marker", "2 book -", "0 accept 1 park")
    assert p.supply == [2, 0, 0]
    assert (p.markers_left(0), p.markers_left(1)) == (5, 6)
    assert p.owners == {"taverna": 1}


@rule("GE-R06")
def test_markers_of_the_receiver_must_be_in_stock(lay: Lay) -> None:
    owners = dict.fromkeys(["park", "taverna", "harbour", "trattoria", "coach-house", "palazzo"], 0)
    p = lay(3, "MakeOffers", path=["park"], supply=[0, 2], owners=owners)
    assert refused(p, "1 offer park marker") == ""
    assert refused(p, "1 offer park 2*marker") == "no-markers"
    p = lay(3, path=["park"], supply=[0, 2], owners=owners)
    assert refused(p, "0 counter 1 park 2*marker") == "no-markers"
    p = lay(3, "MakeOffers", path=["cathedral"], supply=[1], owners=owners)
    assert refused(p, "1 offer cathedral gained-marker") == "no-markers", "one still to be gained counts too"
    p = lay(3, "MakeOffers", path=["park"], supply=[2], owners=dict.fromkeys(owners, 1))
    assert refused(p, "1 offer park 5 marker") == ""
    assert refused(p, "1 offer park 5 2*marker") == "no-markers", "and so for what the active player gives"


@rule("GE-49", "GE-R01")
def test_money_changes_hands_in_fives(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"], goods=[{}, {"silk": 1}])
    assert refused(p, "1 offer park 7") == "money-step"
    assert refused(p, "1 offer park silk 12") == "money-step"
    assert refused(p, "1 offer park silk 15") == ""


@rule("GE-50")
def test_there_is_no_way_to_promise_anything_but_goods_of_this_deal(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"], goods=[{}, {"extra-action": 1}], acted=[0, 1])
    assert refused(p, "1 offer park action") == "no-such-good"
    assert refused(p, "1 offer park gained-silk") == "not-gained-there"
    assert refused(p, "1 offer coach-house extra-action") == "no-action", "an action cannot be ceded"


@rule("GE-51", "GE-R11", "GE-54")
def test_a_deal_is_carried_out_at_once_and_leads_to_the_action(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"], goods=[{}, {"any-ware": 1}])
    play(p, "1 offer coach-house 5", "2 book -", "0 accept 1 coach-house")
    assert (p.money[:2], p.path, p.actor) == ([135, 125], ["park", "coach-house"], 1)
    assert p.to_act() == (1,)
    assert "finish" not in listed(p, 1), "he cannot leave without taking the action"


@rule("GE-52", "GE-R07")
def test_goods_of_the_action_itself_may_be_promised_and_are_delivered_first(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["spice-store"])
    play(p, "1 offer spice-store gained-pepper", "2 book -", "0 accept 1 spice-store")
    assert p.goods[0][INDEX["pepper"]] == 1
    assert (p.goods[1][INDEX["pepper"]], p.goods[1][INDEX["salt"]]) == (0, 1)
    assert refused(lay(3, "MakeOffers", path=["spice-store"]), "1 offer spice-store gained-silk") == "not-gained-there"
    assert refused(lay(3, "MakeOffers", path=["park"]), "1 offer alley-25 gained-salt") == "nothing-to-gain"


@rule("GE-R07")
def test_promised_goods_must_be_in_stock_and_stay_there(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["spice-store"], goods=[{"pepper": 5}])
    assert refused(p, "1 offer spice-store gained-pepper") == "out-of-stock"
    p = lay(3, "MakeOffers", path=["spice-store"], goods=[{"pepper": 4}, {"any-ware": 1}])
    play(p, "1 offer spice-store gained-pepper", "2 book -", "0 accept 1 spice-store")
    assert refused(p, "1 any-ware pepper") == "out-of-stock"
    assert refused(p, "1 any-ware salt") == ""
    play(p, "1 perform")
    assert p.goods[0][INDEX["pepper"]] == 5


@rule("GE-R07")
def test_neither_an_exchange_nor_an_own_building_takes_what_is_promised(lay: Lay) -> None:
    goods = [{"pepper": 4}, {"exchange": 1, "building-action": 1, "any-ware": 1, "silk": 1}]
    p = lay(3, "MakeOffers", path=["spice-store"], goods=goods, owners={"spice-store": 1})
    play(p, "1 offer spice-store gained-pepper", "2 book -", "0 accept 1 spice-store", "1 exchange silk")
    assert refused(p, "1 take pepper") == "out-of-stock"
    play(p, "1 take rice", "1 use-building spice-store")
    assert (p.goods[1][INDEX["salt"]], p.goods[1][INDEX["pepper"]]) == (1, 0)
    play(p, "1 perform")
    assert p.goods[0][INDEX["pepper"]] == 5


@rule("GE-R07")
def test_an_own_building_draws_no_promised_card(lay: Lay) -> None:
    hands = [[], [], [f"small-{number:02}" for number in range(1, 16)]]
    p = lay(
        3, "MakeOffers", path=["town-hall"], goods=[{}, {"building-action": 1}], hands=hands, owners={"town-hall": 1}
    )
    play(p, "1 offer town-hall gained-small", "2 book -", "0 accept 1 town-hall", "1 use-building town-hall")
    assert (point(p), p.hands.of(1, SMALL)) == ("DrawCards", ())
    play(p, "* draw small-16")
    assert p.hands.of(0, SMALL) == ("small-16",)


@rule("GE-R08")
def test_a_promised_privilege_is_taken(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["villa-ricci"], goods=[{}, WARES], hands=[[], [ORDER]])
    play(p, "1 offer villa-ricci gained-privilege", "2 book -", "0 accept 1 villa-ricci")
    assert listed(p, 1) == ["take-privilege"]
    assert refused(p, f"1 fulfil {ORDER} exchange") == "promised"
    play(p, "1 take-privilege", "* draw privilege-park")
    assert p.hands.of(0, PRIVILEGE) == ("privilege-park",)


@rule("GE-R08")
def test_a_promised_special_needs_an_order_with_its_wares_and_is_kept(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["villa-ricci"], goods=[{"silk": 1}, WARES], hands=[[], [ORDER]])
    assert refused(p, "2 offer villa-ricci gained-exchange") == "cannot-promise"
    assert refused(p, "1 offer villa-ricci gained-exchange+wheat") == "cannot-promise"
    assert refused(p, "1 offer villa-ricci gained-exchange+large") == "cannot-promise"
    assert refused(p, "1 offer villa-ricci gained-exchange+gained-privilege") == "one-from-villa"
    play(p, "1 offer villa-ricci gained-exchange", "2 book -", "0 accept 1 villa-ricci")
    assert listed(p, 1) == [f"fulfil {ORDER} exchange"]
    play(p, f"1 fulfil {ORDER} exchange")
    assert (p.goods[0][INDEX["exchange"]], p.goods[1][INDEX["exchange"]], p.money[1]) == (1, 0, 230)


@rule("GE-R08")
def test_specials_may_not_undo_a_promise(lay: Lay) -> None:
    goods = [{}, {**WARES, "exchange": 1, "building-action": 1, "pepper": 1}]
    p = lay(3, "MakeOffers", path=["villa-ricci"], goods=goods, hands=[[], [ORDER, "large-ricci-2"]])
    play(p, "1 offer villa-ricci gained-any-ware", "2 book -", "0 accept 1 villa-ricci")
    assert refused(p, "1 exchange wheat") == "promised"
    assert refused(p, f"1 exchange {ORDER}") == "promised"
    assert refused(p, "1 exchange large-ricci-2") == ""
    assert refused(p, "1 exchange pepper") == ""
    assert refused(p, "1 take-privilege") == "promised"
    p = lay(3, "MakeOffers", path=["villa-ricci"], goods=goods, hands=[[], [ORDER]], owners={"villa-ricci": 1})
    play(p, "1 offer villa-ricci gained-any-ware", "2 book -", "0 accept 1 villa-ricci")
    assert refused(p, f"1 use-building villa-ricci {ORDER} any-ware") == "promised"
    assert refused(p, "1 use-building villa-ricci") == ""


@rule("GE-R08")
def test_the_last_card_of_a_kind_is_kept_for_the_promise(lay: Lay) -> None:
    wares = {"wheat": 2, "silver": 1, "linen": 1, "copper": 1, "silk": 1}
    goods = [{"any-ware": 4}, {**wares, "building-action": 1}]
    hands = [[], [ORDER, "large-ricci-2"]]
    p = lay(3, "MakeOffers", path=["villa-ricci"], goods=goods, hands=hands, owners={"villa-ricci": 1})
    play(p, "1 offer villa-ricci gained-any-ware", "2 book -", "0 accept 1 villa-ricci")
    assert refused(p, "1 use-building villa-ricci large-ricci-2 any-ware") == "no-such-reward"
    play(p, "1 use-building villa-ricci large-ricci-2 exchange", f"1 fulfil {ORDER} any-ware")
    assert p.goods[0][INDEX["any-ware"]] == 5


@rule("GE-R08")
def test_who_could_not_keep_a_promise_asked_of_him_can_only_decline(lay: Lay) -> None:
    p = lay(3, path=["villa-ricci"], goods=[{}, {"wheat": 1, "silver": 1}], hands=[[], [ORDER]])
    play(p, "0 counter 1 villa-ricci gained-exchange")
    assert (listed(p, 1), refused(p, "1 yes")) == (["no"], "cannot-promise")


@rule("GE-R08")
def test_picking_cards_may_not_break_a_promise(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["villa-ricci"], goods=[{}, WARES], hands=[[], [ORDER, "large-ricci-2"]])
    play(p, "1 offer villa-ricci gained-any-ware+large", "2 book -", "0 accept 1 villa-ricci")
    assert point(p) == "PickCards"
    assert listed(p, 1) == ["pick large-ricci-2"]
    p = lay(3, path=["villa-ricci"], goods=[{"wheat": 1}, {"silver": 1, "linen": 1}], hands=[[ORDER], []])
    play(p, f"0 counter 1 villa-ricci gained-exchange wheat+{ORDER}")
    assert listed(p, 1) == ["yes", "no"], "order and ware would come with the deal"


@rule("GE-R09")
def test_of_two_drawn_cards_the_actor_chooses_the_promised_one(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["town-hall"])
    play(p, "1 offer town-hall gained-small", "2 book -", "0 accept 1 town-hall", "* draw small-01", "* draw small-04")
    assert point(p) == "DeliverCard"
    assert listed(p, 1) == ["deliver small-01", "deliver small-04"]
    move = p.setup.game.parse("deliver small-04")
    assert [p.face(viewer, 1, move) for viewer in (0, 1)] == ["deliver small-04"] * 2
    assert [p.face(viewer, 1, move) for viewer in (2, None)] == ["deliver small ?"] * 2
    play(p, "1 deliver small-04")
    assert (p.hands.of(0, SMALL), p.hands.of(1, SMALL)) == (("small-04",), ("small-01",))
    p = lay(3, "MakeOffers", path=["town-hall"])
    play(p, "1 offer town-hall 2*gained-small", "2 book -", "0 accept 1 town-hall")
    play(p, "* draw small-01", "* draw small-04")
    assert p.hands.of(0, SMALL) == ("small-01", "small-04")


@rule("GE-53")
def test_the_active_player_may_give_something_too(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"], goods=[{"silk": 1}, {"salt": 1}], hands=[["message-03", "message-04"]])
    play(p, "1 offer park salt 25+silk+message", "2 book -", "0 accept 1 park")
    assert (point(p), p.to_act()) == ("PickCards", (0,))
    play(p, "0 pick message-04")
    assert p.money == [105, 155, 130]
    assert (p.goods[1][INDEX["silk"]], p.hands.of(1, MESSAGE)) == (1, ("message-04",))
    p = lay(3, "MakeOffers", path=["park"], goods=[{}, {"salt": 1}])
    play(p, "1 offer park salt 135", "2 book -")
    assert refused(p, "0 accept 1 park") == "too-poor"


@rule("GE-R10")
def test_an_offer_gives_something_and_nothing_goes_both_ways(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"], goods=[{"silk": 1, "extra-action": 1}, {"silk": 1}], supply=[1, 1])
    assert refused(p, "1 offer park - silk") == "empty-offer"
    assert refused(p, "1 offer park 5 10") == "money-both-ways"
    assert refused(p, "1 offer park silk silk") == "both-sides"
    assert refused(p, "1 offer park marker marker") == "both-sides"
    assert refused(p, "1 offer park gained-extra-action extra-action") == "both-sides"
    assert refused(p, "1 offer park gained-extra-action silk") == ""


@rule("GE-56", "GE-R12")
def test_an_alley_can_be_paid_for_without_any_action(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["guild-hall"], acted=[0, 1, 0], acted_here=True)
    assert refused(p, "1 offer market 20") == "no-target"
    assert not [move for move in listed(p, 1) if "market" in move]
    assert "market" not in p.forms(1)[0]["fields"][0]["of"]
    play(p, "1 offer alley-24 20", "2 book -", "0 accept 1 alley-24")
    assert (p.path[-1], p.money, p.actor) == ("alley-24", [150, 110, 130], -1)
    assert point(p) == "MakeOffers"


@rule("GE-57", "GE-R13")
def test_who_offers_for_a_building_must_have_an_action_after_the_deal(lay: Lay) -> None:
    way = ["villa-ricci", "coach-house", "park"]
    p = lay(3, "MakeOffers", path=way, goods=[{"extra-action": 1}, {"extra-action": 1}, {}], acted=[0, 1, 1])
    assert refused(p, "2 offer park 5") == "no-action"
    assert refused(p, "2 offer park 5 extra-action") == "", "it comes with the deal"
    assert refused(p, "1 offer park 5") == ""
    assert refused(p, "1 offer park extra-action") == "no-action", "he gives it away"


@rule("GE-58", "GE-R14")
def test_only_the_partners_see_a_named_card(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"], hands=[[], ["message-03", "small-02"]])
    p.told = []
    play(p, "1 offer park message-03", "2 book -")
    assert p.view(0)["books"]["offers"][1] == ["park:message-03"]
    assert p.view(2)["books"]["offers"][1] == ["park:message?"]
    assert {"card": "message-03"} in p.view(0)["hands"][1]
    assert {"card": "message-03"} not in p.view(2)["hands"][1]
    play(p, "0 accept 1 park")
    assert {"card": "message-03"} in p.view(1)["hands"][0], "the giver knows where it went"
    assert p.view(2)["hands"][0] == [{"card": "message"}]
    kinds = ("showed", "offered", "dealt", "handed")
    told = {viewer: [event.heard_by(viewer) for event in p.told if event.kind in kinds] for viewer in (0, 2)}
    assert [event.get("card", event.get("give")) for event in told[2]] == ["?", "message?", "message?", "?"]
    assert [event["card"] for event in told[0] if "card" in event] == ["message-03"] * 2


@rule("GE-R14")
def test_a_proposer_names_only_his_own_cards(lay: Lay) -> None:
    p = lay(3, path=["park"], hands=[["message-01"], ["message-03"]])
    assert refused(p, "0 counter 1 park message-03") == "name-own-cards"
    assert refused(p, "0 counter 1 park message message-01") == ""
    move = p.setup.game.parse("counter 1 park message message-01")
    assert [p.face(viewer, 0, move) for viewer in (0, 1)] == [str(move)] * 2
    assert [p.face(viewer, 0, move) for viewer in (2, None)] == ["counter 1 park message message?"] * 2
    play(p, "0 counter 1 park message message-01")
    assert p.view(2)["deal"]["terms"] == "park:message>message?"
    assert p.view(1)["hands"][0] == [{"card": "message-01"}], "he has been shown it"
    assert p.view(2)["hands"][0] == [{"card": "message"}]


@rule("GE-R14")
def test_the_giver_picks_cards_agreed_by_kind(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"], hands=[["small-01", "small-02"], ["large-ricci-1", "large-ricci-2"]])
    play(p, "1 offer park large small", "2 book -", "0 accept 1 park")
    assert p.to_act() == (1,), "the offerer first"
    move = p.setup.game.parse("pick large-ricci-2")
    assert (p.face(0, 1, move), p.face(2, 1, move)) == ("pick large-ricci-2", "pick large ?")
    play(p, "1 pick large-ricci-2", "0 pick small-01")
    assert (p.hands.of(0, LARGE), p.hands.of(1, SMALL)) == (("large-ricci-2",), ("small-01",))
    p = lay(3, "MakeOffers", path=["park"], hands=[[], ["large-ricci-1", "large-ricci-2", "large-ricci-3"]])
    play(p, "1 offer park 2*large", "2 book -", "0 accept 1 park", "1 pick large-ricci-1")
    assert [p.view(viewer)["deal"]["given"] for viewer in (0, 1)] == [["large-ricci-1"]] * 2
    assert [p.view(viewer)["deal"]["given"] for viewer in (2, None)] == [["large?"]] * 2


@rule("GE-R14", "GE-43")
def test_a_card_without_a_choice_is_not_seen_before_it_changes_hands(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"], hands=[["small-01"], ["small-02", "message-01", "message-02"]])
    play(p, "1 offer park message+small small", "2 book -", "0 accept 1 park")
    assert (point(p), p.to_act()) == ("PickCards", (1,))
    assert "small-02" not in str(p.view(0)), "he could still take his word back"
    play(p, "1 pick message-02")
    assert (p.hands.all(0), p.hands.all(1)) == (["small-02", "message-02"], ["small-01", "message-01"])


@rule("GE-R14", "GE-124")
def test_a_pick_without_a_choice_is_not_asked(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"], hands=[[], ["large-ricci-1", "large-ricci-2"]])
    play(p, "1 offer park 2*large", "2 book -", "0 accept 1 park")
    assert p.hands.of(0, LARGE) == ("large-ricci-1", "large-ricci-2")


@rule("GE-48")
def test_markers_still_to_be_gained_may_be_promised(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["cathedral"])
    play(p, "1 offer cathedral gained-marker", "2 book -", "0 accept 1 cathedral")
    assert p.supply == [1, 1, 0]
    assert (p.markers_left(0), p.markers_left(1)) == (6, 6)


@pytest.mark.parametrize("text", ["park:15+pepper>silk", "park:-", "palazzo:2*gained-small>5"])
def test_terms_read_back(text: str) -> None:
    assert str(Terms.parse(text)) == text
