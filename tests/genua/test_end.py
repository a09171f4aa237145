"""Scoring, the end, the winner; and the game of two (GE-99, GE-105 to GE-123)."""

from __future__ import annotations

from typing import Any

import pytest

import fondaco
from fondaco.core.testing import rule
from fondaco.games.genua.components import INDEX, Box, privileges_value
from fondaco.games.genua.position import Genua
from genua.conftest import Lay
from scripting import listed, outcome, play, point, refused

BOX: Box = fondaco.game("genua").set_up(3, {}, None).box


def privileges(*buildings: str) -> tuple[str, ...]:
    return tuple(f"privilege-{building}" for building in buildings)


def last_turn(lay: Lay, seats: int = 3, **given: Any) -> Genua:
    """The last turn of the last round ends, and with it the match."""
    base = {"round": BOX.last[seats], "active": seats - 1, "passed": [True] * seats, "path": ["market"]}
    p = lay(seats, "Negotiate", **(base | given))
    play(p, f"{seats - 1} end-turn")
    return p


@rule("GE-105", "GE-E1")
def test_chains_of_neighbours_grow_in_worth() -> None:
    anna = privileges("metal-store", "park", "coach-house", "villa-ricci", "harbour", "villa-zasteri")
    assert privileges_value(anna, BOX) == 90
    assert privileges_value((*anna, "privilege-villa-colini"), BOX) == 170
    assert [BOX.chain_value(length) for length in range(7)] == [0, 10, 30, 60, 100, 150, 200]


@rule("GE-106")
def test_the_ring_is_closed() -> None:
    assert privileges_value(privileges("villa-ricci", "spice-store"), BOX) == 30
    assert privileges_value(privileges(*BOX.ring), BOX) == 600
    assert privileges_value((), BOX) == 0


@rule("GE-84", "GE-99", "GE-107")
def test_privileges_and_buildings_pay_at_the_end_and_nothing_else(lay: Lay) -> None:
    hands = [["privilege-park", "privilege-coach-house"], [], ["large-ricci-1"]]
    p = last_turn(lay, hands=hands, owners={"park": 1, "taverna": 1}, goods=[{}, {}, {"silk": 5}])
    assert outcome(p).scores == [160, 150, 130]


@rule("GE-108", "GE-110")
@pytest.mark.parametrize(("seats", "last"), [(2, 12), (3, 10), (4, 8), (5, 7)])
def test_the_last_round_depends_on_the_players(lay: Lay, seats: int, last: int) -> None:
    p = lay(seats, "NextTurn", round=last - 1, active=seats - 1)
    assert (p.round, p.active) == (last, 0)
    p = lay(seats, "NextTurn", round=last, active=seats - 1)
    assert p.result() is not None


@rule("GE-109", "GE-R25", "GE-E4")
def test_anna_and_bruno_hurry_the_end(lay: Lay) -> None:
    p = lay(4, "NextTurn", round=5, active=3, goods=[{}, {"any-start": 1}])
    assert (p.round, p.active) == (6, 0)
    play(p, "* dice 4 4")
    assert p.round == 7
    play(p, "1 pass-turn", "2 pass-turn", "3 pass-turn", "0 end-turn", "1 any-start market")
    assert p.round == 8
    play(p, "0 pass-turn", "2 pass-turn", "3 pass-turn", "1 end-turn", "* dice 5 5")
    assert p.round == 8, "it stops there"
    play(p, "0 pass-turn", "1 pass-turn", "3 pass-turn", "2 end-turn")
    assert p.active == 3, "everybody is active equally often"
    play(p, "* dice 5 4", "0 pass-turn", "1 pass-turn", "2 pass-turn", "3 end-turn")
    assert p.result() is not None


@rule("GE-111")
def test_markers_of_the_last_turn_still_count(lay: Lay) -> None:
    p = last_turn(lay, path=["alley-24"], supply=[0, 0, 2])
    play(p, "2 mark alley-24 coach-house:place+guild-hall:place")
    assert outcome(p).scores == [130, 130, 150]
    assert outcome(p).winners == [2]


@rule("GE-112", "GE-R26")
def test_equal_ducats_are_decided_by_goods_left_over(lay: Lay) -> None:
    p = last_turn(lay, goods=[{"silk": 1, "exchange": 1}, {"silk": 1}], supply=[1, 1], hands=[["small-01"]])
    assert (p.goods_left(0), p.goods_left(1)) == (4, 2)
    assert outcome(p).winners == [0]
    assert outcome(p).why == "goods"
    hands = [["privilege-park"], ["privilege-taverna"], []]
    p = last_turn(lay, hands=hands, goods=[{"silk": 1}, {"salt": 1}])
    assert outcome(p).ranks == [1, 1, 3], "privileges do not count, and the win is shared"
    assert (outcome(p).share(0), outcome(p).why) == (0.5, "shared")
    p = last_turn(lay, hands=[["privilege-park"], ["message-01"]], owners={"taverna": 0}, money=[110, 130, 0])
    assert (p.goods_left(0), p.goods_left(1)) == (0, 1), "privileges and placed markers were scored"
    assert outcome(p).winners == [1]


@rule("GE-12", "GE-111")
def test_the_purses_are_shown_at_the_end(lay: Lay) -> None:
    p = last_turn(lay, money=[100, 50, 30])
    assert p.view(None)["money"] == [100, 50, 30]


@rule("GE-120", "GE-121", "GE-E5")
def test_of_two_the_active_player_acts_again_after_his_opponent(lay: Lay) -> None:
    p = lay(2, "MakeOffers", path=["palazzo"], goods=[{}, {"silk": 1, "salt": 1}])
    play(p, "1 offer palazzo silk", "0 accept 1 palazzo")
    assert p.free_actions(0) == 2
    play(p, "1 book -", "0 go harbour", "1 book -", "0 act", "0 finish")
    assert refused(p, "1 offer villa-monetti salt") == "no-action", "his opponent does not"
    play(p, "1 pass-turn", "0 go villa-monetti", "0 act", "0 take-privilege", "* draw privilege-park")
    while point(p) == "FinishAction":
        play(p, "0 finish")
    assert p.acted == [2, 1]


@rule("GE-121", "GE-R28", "GE-E5")
def test_the_second_action_comes_only_after_the_opponents(lay: Lay) -> None:
    p = lay(2, "MakeOffers", path=["palazzo"], goods=[{}, {"silk": 1}])
    play(p, "1 book -", "0 act", "1 book -", "0 go harbour", "1 book -")
    assert refused(p, "0 act") == "no-action"
    play(p, "0 call-again", "1 offer harbour silk", "0 accept 1 harbour", "1 finish", "1 pass-turn")
    play(p, "0 go villa-monetti", "0 act")
    assert p.acted == [2, 1]
    p = lay(2, "NextTurn", path=["palazzo"], acted=[0, 1])
    assert p.acted == [0, 0], "it lapses with the turn"


@rule("GE-122", "GE-R22")
def test_extra_action_cards_and_the_second_action_leave_each_other_alone(lay: Lay) -> None:
    way = ["park", "coach-house", "villa-ricci"]
    p = lay(2, path=way, acted=[0, 2], extras=[0, 1], goods=[{"extra-action": 1}], acted_here=True)
    assert p.free_actions(0) == 2, "the opponent's card brings nothing more"
    p = lay(2, path=way, acted=[2, 0], extras=[1, 0], acted_here=True, passed=[False, True])
    assert p.free_actions(0) == 0
    p = lay(2, path=way, acted=[1, 1], passed=[False, True], goods=[{"extra-action": 1}])
    play(p, "0 act", "* draw privilege-park")
    assert p.goods[0][INDEX["extra-action"]] == 1, "the second action goes first"
    assert p.acted == [2, 1]


@rule("GE-123", "GE-R27")
def test_of_two_an_offer_needs_a_good_for_the_active_player(lay: Lay) -> None:
    p = lay(2, "MakeOffers", path=["park"], goods=[{"salt": 1}, {"silk": 1}])
    assert refused(p, "1 offer park 50") == "goods-needed"
    assert refused(p, "1 offer park 50 salt") == "goods-needed"
    assert refused(p, "1 offer park 50+silk") == ""
    assert refused(p, "1 offer park gained-extra-action") == ""
    assert not [move for move in listed(p, 1) if move == "offer park 5"]
    p = lay(2, path=["park"], goods=[{}, {"silk": 1}])
    assert refused(p, "0 counter 1 park 50") == "goods-needed"
    assert refused(p, "0 counter 1 park silk") == ""


@rule("GE-R03", "GE-123")
def test_of_two_only_an_offer_with_a_good_binds(lay: Lay) -> None:
    p = lay(2, "MakeOffers", path=["park"], goods=[{}, {"silk": 1}])
    play(p, "1 offer park silk")
    assert refused(p, "0 end-turn") == "bound"
