"""The five kinds of special cards (GE-86 to GE-96)."""

from __future__ import annotations

from fondaco.core.testing import rule
from fondaco.games.genua.components import INDEX, LARGE, MESSAGE, PRIVILEGE, SMALL
from genua.acting import acting, goods_of
from genua.conftest import Lay
from scripting import listed, play, point, refused

ORDER = "large-monetti-1"  # silver, linen, salt
WARES = {"silver": 1, "linen": 1, "salt": 1}


@rule("GE-86")
def test_any_number_of_specials_in_one_action_each_back_to_its_stack(lay: Lay) -> None:
    p = acting(lay, goods=[{"any-ware": 3, "exchange": 2}])
    play(p, "0 any-ware silk", "0 any-ware silk", "0 exchange silk", "0 take salt", "0 perform", "0 any-ware rice")
    assert goods_of(p, 0) == {"silk": 1, "salt": 1, "rice": 1, "exchange": 1, "building-action": 1}
    assert (p.stock[INDEX["any-ware"]], p.stock[INDEX["exchange"]]) == (5, 6)


@rule("GE-88")
def test_an_extra_action_works_in_the_turn_it_was_gained(lay: Lay) -> None:
    p = lay(3, path=["park"], passed=[False, True, True])
    play(p, "0 act", "0 go coach-house", "0 act")
    assert (p.acted, p.extras) == ([2, 0, 0], [1, 0, 0])
    assert goods_of(p, 0) == {"any-start": 1}


@rule("GE-88", "GE-R22")
def test_the_base_action_is_spent_before_the_cards(lay: Lay) -> None:
    p = lay(3, path=["palazzo"], passed=[False, True, True], goods=[{"extra-action": 2}])
    play(p, "0 act")
    assert goods_of(p, 0)["extra-action"] == 2
    play(p, "0 go harbour", "0 act")
    while point(p) == "FinishAction":
        play(p, "0 finish")
    assert goods_of(p, 0)["extra-action"] == 1
    play(p, "0 go villa-monetti", "0 act", "0 take-privilege", "* draw privilege-park")
    while point(p) == "FinishAction":
        play(p, "0 finish")
    assert p.acted[0] == 3
    assert "extra-action" not in goods_of(p, 0)


@rule("GE-90")
def test_any_ware_works_within_the_own_action_only(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["harbour"], goods=[{}, {"any-ware": 1}])
    assert refused(p, "1 any-ware silk") == "offer-or-pass"
    play(p, "1 offer harbour 5", "2 book -", "0 accept 1 harbour")
    assert refused(p, "1 any-ware silk") == "", "before"
    play(p, "1 perform", "1 any-ware silk", "1 any-ware silk")
    assert goods_of(p, 1) == {"silk": 2}, "after, also with the card just gained"
    p = acting(lay, "harbour")
    play(p, "0 finish")
    assert refused(p, "0 any-ware silk") == "act-or-move"


@rule("GE-90")
def test_any_ware_takes_what_is_in_stock(lay: Lay) -> None:
    p = acting(lay, goods=[{"any-ware": 1}, {"silk": 5}])
    assert refused(p, "0 any-ware silk") == "out-of-stock"
    assert refused(p, "0 any-ware exchange") == "out-of-stock"


@rule("GE-91", "GE-E7")
def test_any_own_good_goes_for_any_good_in_stock(lay: Lay) -> None:
    goods = [{"exchange": 5, "silk": 1}]
    p = acting(lay, goods=goods, hands=[["message-03", ORDER]])
    play(p, "0 exchange message-03", "0 take small", "* draw small-07")
    play(p, "0 exchange silk", "0 take marker")
    play(p, "0 exchange exchange", "0 take rice")
    play(p, f"0 exchange {ORDER}", "0 take large", "* draw large-ricci-2")
    assert (p.hands.of(0, SMALL), p.hands.of(0, LARGE)) == (("small-07",), ("large-ricci-2",))
    assert p.supply[0] == 1
    assert goods_of(p, 0) == {"rice": 1, "building-action": 1}, "and the palazzo's own card"
    assert p.discards[MESSAGE] == ["message-03"]


@rule("GE-R21")
def test_no_ware_special_or_marker_for_its_like(lay: Lay) -> None:
    p = acting(lay, goods=[{"exchange": 2, "silk": 1}], supply=[1])
    for piece in ("silk", "exchange", "marker"):
        q = p.copy()
        play(q, f"0 exchange {piece}")
        assert f"take {piece}" not in listed(q, 0)
        assert refused(q, f"0 take {piece}") == "out-of-stock"


@rule("GE-R21")
def test_a_card_given_away_lies_under_its_stack_before_the_new_one_is_drawn(lay: Lay) -> None:
    rest = [f"message-{number:02}" for number in range(2, 15)]
    p = acting(lay, goods=[{"exchange": 1}], hands=[["message-01"], rest])
    play(p, "0 exchange message-01", "0 take message")
    assert [str(move) for move, _ in p.odds()] == ["draw message-01"]


@rule("GE-92", "GE-93", "GE-94")
def test_an_own_building_acts_wherever_the_tower_is_and_costs_no_action(lay: Lay) -> None:
    p = acting(lay, goods=[{"building-action": 1}], owners={"spice-store": 0, "taverna": 1})
    assert refused(p, "0 use-building taverna") == "not-own-building"
    play(p, "0 use-building spice-store")
    assert goods_of(p, 0) == {"salt": 1, "pepper": 1, "building-action": 1}, "then the palazzo gives its own card"
    assert p.acted == [1, 0, 0]
    path = ["spice-store", "villa-ricci"]
    p = acting(lay, path=path, acted=[0, 1, 0], goods=[{"building-action": 1}], owners={"spice-store": 0})
    play(p, "0 use-building spice-store")
    assert goods_of(p, 0) == {"salt": 1, "pepper": 1}, "though its action was taken this turn"


@rule("GE-95", "GE-98")
def test_it_opens_no_small_order_and_pays_nobody(lay: Lay) -> None:
    p = acting(
        lay, goods=[{"building-action": 1, "copper": 1}], hands=[["small-01"]], owners={"harbour": 0, "palazzo": 1}
    )
    play(p, "0 use-building harbour")
    assert p.money == [130, 130, 130]
    play(p, "0 perform")
    assert refused(p, "0 small-order small-01") == "order-misfits"
    assert p.money == [130, 140, 130], "the owner of the palazzo, where the action is taken"


@rule("GE-96")
def test_the_same_building_may_be_used_again_with_another_card(lay: Lay) -> None:
    p = acting(lay, goods=[{"building-action": 2}], owners={"spice-store": 0})
    play(p, "0 use-building spice-store", "0 use-building spice-store")
    assert goods_of(p, 0) == {"salt": 2, "pepper": 2, "building-action": 1}


@rule("GE-R20")
def test_on_a_villa_it_brings_either_action_on_the_palazzo_none(lay: Lay) -> None:
    options = {"layout": "bars"}
    goods = [{"building-action": 2, **WARES}]
    owners = {"villa-monetti": 0, "palazzo": 0}
    p = acting(lay, options=options, goods=goods, hands=[[ORDER]], owners=owners)
    assert refused(p, "0 use-building palazzo") == "not-own-building"
    assert "use-building palazzo" not in listed(p, 0)
    play(p, f"0 use-building villa-monetti {ORDER} building-action", "0 use-building villa-monetti")
    play(p, "* draw privilege-park")
    assert (p.money[0], p.hands.of(0, PRIVILEGE)) == (230, ("privilege-park",))


@rule("GE-E2")
def test_carla_in_the_harbour_and_the_palazzo(lay: Lay) -> None:
    """The long example: harbour, copper order, exchange, an extra action for the palazzo, pepper order: 70 ducats."""
    goods = [{}, {"exchange": 1, "extra-action": 1}]
    p = lay(
        3,
        "MakeOffers",
        path=["harbour"],
        goods=goods,
        supply=[0, 1],
        hands=[[], ["small-01"]],
        owners={"spice-store": 1},
    )
    play(p, "1 offer harbour 5", "2 pass-turn", "0 accept 1 harbour", "1 perform")
    before = p.money[1]
    play(p, "1 any-ware copper", "1 small-order small-01")
    play(p, "1 exchange marker", "1 take small", "* draw small-03", "1 finish")
    play(p, "1 offer palazzo 10", "0 accept 1 palazzo")
    assert p.extras == [0, 1, 0]
    play(p, "1 perform") if point(p) == "PerformAction" else None
    play(p, "1 use-building spice-store", "1 small-order small-03")
    if point(p) == "FinishAction":
        play(p, "1 finish")
    assert p.money[1] - before == 70
    assert goods_of(p, 1) == {"salt": 1}
