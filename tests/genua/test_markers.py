"""Markers: placing, removing, income (GE-97 to GE-104)."""

from __future__ import annotations

from fondaco.core.testing import rule
from genua.conftest import Lay
from scripting import listed, play, point, refused


@rule("GE-97")
def test_the_owner_earns_ten_when_another_acts_in_his_building(lay: Lay) -> None:
    p = lay(3, path=["park"], passed=[False, True, True], owners={"park": 2})
    play(p, "0 act")
    assert p.money == [130, 130, 140]
    p = lay(3, path=["park"], passed=[False, True, True], owners={"park": 0})
    play(p, "0 act")
    assert p.money == [130, 130, 130]
    p = lay(3, path=["park"], passed=[False, True, True], owners={"park": 2})
    play(p, "0 go coach-house")
    assert p.money == [130, 130, 130]
    goods = [{"wheat": 1, "silver": 1, "linen": 1}]
    p = lay(3, path=["villa-ricci"], owners={"villa-ricci": 2}, goods=goods, hands=[["large-ricci-1"]])
    play(p, "0 act", "0 fulfil large-ricci-1 exchange")
    assert p.money == [230, 130, 140], "also when an order is fulfilled there"


@rule("GE-100", "GE-101")
def test_markers_go_next_to_entered_alleys_the_active_player_first(lay: Lay) -> None:
    path = ["spice-store", "alley-23", "alley-24"]
    p = lay(3, path=path, active=1, passed=[True] * 3, supply=[1, 2, 0])
    play(p, "1 end-turn")
    assert (point(p), p.to_act()) == ("PlaceMarkers", (1,))
    assert refused(p, "1 mark alley-33 guild-hall:place") == "no-alley"
    assert refused(p, "1 mark alley-24 spice-store:place") == "no-marks"
    play(p, "1 pass")
    assert p.to_act() == (0,), "clockwise; seat 2 has no markers"
    play(p, "0 mark alley-23 spice-store:place")
    assert p.owners == {"spice-store": 0}
    assert (p.active, p.supply) == (2, [0, 2, 0])


@rule("GE-102")
def test_one_marker_on_each_of_the_two_buildings(lay: Lay) -> None:
    p = lay(3, "PlaceMarkers", path=["alley-24"], marking=0, supply=[3])
    assert listed(p, 0) == [
        "pass",
        "mark alley-24 guild-hall:place",
        "mark alley-24 coach-house:place",
        "mark alley-24 coach-house:place+guild-hall:place",
    ]
    play(p, "0 mark alley-24 coach-house:place+guild-hall:place")
    assert (p.owners, p.supply[0]) == ({"coach-house": 0, "guild-hall": 0}, 1)


@rule("GE-103")
def test_an_alley_once_used_is_closed_to_those_after(lay: Lay) -> None:
    p = lay(3, "PlaceMarkers", path=["alley-24", "alley-23"], marking=0, supply=[1, 1, 1])
    play(p, "0 mark alley-24 coach-house:place")
    assert p.cleared == ["alley-24"]
    assert refused(p, "1 mark alley-24 guild-hall:place") == "no-alley"
    play(p, "1 mark alley-23 spice-store:place")
    assert p.active == 1, "seat 2 finds no alley left and is not asked"


@rule("GE-104", "GE-R23")
def test_a_marker_of_another_is_removed_by_sacrificing_one(lay: Lay) -> None:
    p = lay(3, "PlaceMarkers", path=["alley-24"], marking=0, supply=[2], owners={"coach-house": 2, "guild-hall": 0})
    assert refused(p, "0 mark alley-24 coach-house:place") == "no-marks"
    assert refused(p, "0 mark alley-24 guild-hall:place") == "no-marks"
    q = p.copy()
    play(p, "0 mark alley-24 coach-house:remove")
    assert (p.owners, p.supply[0], p.markers_left(0), p.markers_left(2)) == ({"guild-hall": 0}, 1, 5, 7)
    play(q, "0 mark alley-24 coach-house:replace")
    assert (q.owners, q.supply[0]) == ({"coach-house": 0, "guild-hall": 0}, 0)


@rule("GE-R23")
def test_an_alley_is_chosen_only_to_do_something_one_can_pay(lay: Lay) -> None:
    p = lay(3, "PlaceMarkers", path=["alley-24"], marking=0, supply=[1], owners={"coach-house": 2})
    assert refused(p, "0 mark alley-24 -") == "no-marks"
    assert refused(p, "0 mark alley-24 coach-house:replace") == "too-few-markers"
    assert refused(p, "0 mark alley-24 coach-house:remove+guild-hall:place") == "too-few-markers"
    p = lay(3, "EndMovement", path=["alley-24"], supply=[2], owners={"coach-house": 0, "guild-hall": 0})
    assert p.active == 1, "with nothing to do he is not asked"


@rule("GE-R24")
def test_the_starting_alley_counts_and_an_elbow_offers_its_one_building(lay: Lay) -> None:
    p = lay(3, "EndMovement", path=["alley-33"], supply=[2], options={"layout": "review"})
    assert p.city.beside["alley-33"] == ("guild-hall", "town-hall")
    elbows = [alley for alley, near in p.city.beside.items() if len(near) == 1]
    assert len(elbows) == 4
    p = lay(3, "EndMovement", path=[elbows[0]], supply=[2], options={"layout": "review"})
    building = p.city.beside[elbows[0]][0]
    assert listed(p, 0) == ["pass", f"mark {elbows[0]} {building}:place"]


@rule("GE-E3")
def test_bruno_and_carla_place_their_markers(lay: Lay) -> None:
    p = lay(4, path=["villa-ricci"], active=1, passed=[True] * 4, supply=[0, 2, 3, 1])
    play(p, "1 go spice-store", "1 go alley-23", "1 go alley-24", "1 end-turn")
    play(p, "1 mark alley-24 coach-house:place+guild-hall:place")
    play(p, "2 mark alley-23 coach-house:replace+spice-store:place")
    assert p.owners == {"guild-hall": 1, "coach-house": 2, "spice-store": 2}
    assert p.supply == [0, 0, 0, 1]
    assert (p.markers_left(1), p.markers_left(2)) == (6, 5)
    assert p.active == 2, "seat 3 cannot place any more"
