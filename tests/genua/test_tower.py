"""Placing and moving the tower, rounds and turns (GE-15 to GE-29)."""

from __future__ import annotations

from fondaco.core.testing import rule
from genua.conftest import Lay
from scripting import listed, play, point, refused


@rule("GE-15")
def test_a_turn_places_moves_marks_and_passes_on(lay: Lay) -> None:
    p = lay(3, "RollDice", supply=[1])
    play(p, "* dice 5 1")
    assert p.path == ["park"]
    play(p, "1 pass-turn", "2 pass-turn", "0 go alley-25", "0 end-turn")
    assert point(p) == "PlaceMarkers"
    play(p, "0 mark alley-25 park:place")
    assert (p.active, point(p), p.path) == (1, "RollDice", [])


@rule("GE-16")
def test_the_start_player_moves_the_marker_when_all_have_been_active(lay: Lay) -> None:
    p = lay(3, "RollDice", active=2, round=4)
    play(p, "* dice 3 2", "0 pass-turn", "1 pass-turn", "2 end-turn")
    assert (p.active, p.round) == (0, 5)
    play(p, "* dice 3 2", "1 pass-turn", "2 pass-turn", "0 end-turn")
    assert (p.active, p.round) == (1, 5)
    p = lay(3, "NextTurn", start=1, active=2, round=4)
    assert (p.active, p.round) == (0, 4)
    p = lay(3, "NextTurn", start=1, active=0, round=4)
    assert (p.active, p.round) == (1, 5), "whoever began"


@rule("GE-17")
def test_red_is_the_column_and_blue_the_row(lay: Lay) -> None:
    p = lay(3, "RollDice")
    assert len(p.odds()) == 64
    play(p, "* dice 8 5")
    assert p.path == ["taverna"]


@rule("GE-18", "GE-87", "GE-86")
def test_a_card_puts_the_tower_on_any_field_and_returns_to_its_stack(lay: Lay) -> None:
    p = lay(3, "PlaceTower", goods=[{"any-start": 1}])
    assert len(listed(p, 0)) == 1 + 39
    play(p, "0 any-start alley-52")
    assert p.path == ["alley-52"]
    assert p.goods[0][0] == 0
    assert p.stock[0] == 5


@rule("GE-18")
def test_without_the_card_the_dice_roll_unasked(lay: Lay) -> None:
    p = lay(3, "BeginTurn")
    assert point(p) == "RollDice"
    assert point(lay(3, "BeginTurn", goods=[{"any-start": 1}])) == "PlaceTower"


@rule("GE-19", "GE-71")
def test_only_a_start_on_the_market_moves_the_round_marker(lay: Lay) -> None:
    for red, blue in ((4, 4), (4, 5), (5, 4), (5, 5)):
        p = lay(3, "RollDice", round=3)
        play(p, f"* dice {red} {blue}")
        assert (p.path, p.round) == (["market"], 4)
    p = lay(3, path=["guild-hall"], round=3)
    play(p, "0 go market")
    assert p.round == 3
    p = lay(3, "PlaceTower", goods=[{"any-start": 1}], round=3)
    play(p, "0 any-start market")
    assert p.round == 4


@rule("GE-20")
def test_the_tower_goes_to_fields_that_share_a_side(lay: Lay) -> None:
    p = lay(3, path=["guild-hall"])
    ways = [move.removeprefix("go ") for move in listed(p, 0) if move.startswith("go ")]
    assert sorted(ways) == ["alley-24", "alley-25", "alley-33", "alley-36", "market"]
    assert refused(p, "0 go park") == "no-way"
    assert refused(p, "1 go market") == "not-asked"


@rule("GE-22")
def test_a_field_with_a_disc_is_not_entered_again(lay: Lay) -> None:
    p = lay(3, path=["park", "alley-25"])
    assert refused(p, "0 go park") == "no-way"


@rule("GE-23", "GE-24")
def test_the_tower_may_move_on_or_stop_when_nobody_can_act_any_more(lay: Lay) -> None:
    p = lay(3, path=["park"], acted=[1, 0, 0], acted_here=True, passed=[False, True, True])
    play(p, "0 go alley-25")
    assert {"go guild-hall", "end-turn"} <= set(listed(p, 0))
    p = lay(3, path=["park", "coach-house", "villa-ricci"], acted=[1, 1, 1], acted_here=True, passed=[True] * 3)
    play(p, "0 go spice-store")
    assert "act" not in listed(p, 0)
    assert "go trattoria" in listed(p, 0)


@rule("GE-25", "GE-26")
def test_one_action_for_each_player_and_each_building_in_a_turn(lay: Lay) -> None:
    p = lay(3, path=["palazzo"], passed=[False, False, True])
    play(p, "0 act")
    assert (p.acted, p.acted_here) == ([1, 0, 0], True)
    assert refused(p, "1 offer palazzo 10") == "no-target"
    play(p, "1 book -", "0 go harbour", "1 offer harbour 5")
    assert refused(p, "0 act") == "no-action"
    play(p, "0 accept 1 harbour", "1 finish")
    assert p.acted == [1, 1, 0]
    assert refused(p, "1 offer villa-monetti 5") == "no-action"


@rule("GE-27")
def test_actions_follow_no_order_of_seats(lay: Lay) -> None:
    p = lay(4, "MakeOffers", path=["palazzo"], passed=[False, False, True, False])
    play(p, "1 book -", "3 offer palazzo 5", "0 accept 3 palazzo")
    play(p, "1 offer harbour 5", "3 pass-turn", "0 accept 1 harbour")
    assert p.acted == [0, 1, 0, 1]


@rule("GE-28", "GE-35")
def test_an_untaken_action_lapses_when_the_tower_moves_on(lay: Lay) -> None:
    p = lay(3, path=["palazzo"], passed=[False, True, True])
    play(p, "0 go harbour")
    assert (p.acted_here, p.path) == (False, ["palazzo", "harbour"])
    assert p.goods[0] == [0] * 13
    play(p, "0 act")
    assert p.goods[0][10] == 1, "the harbour's card, not the palazzo's"


@rule("GE-29", "GE-70", "GE-71")
def test_alleys_and_market_have_no_action(lay: Lay) -> None:
    for field in ("alley-33", "market"):
        p = lay(3, path=[field])
        assert refused(p, "0 act") == "no-open-action"
        assert "act" not in listed(p, 0)
