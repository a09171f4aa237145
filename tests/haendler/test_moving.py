"""Phase 3: wagons, courier, influence cards (HA-72 to HA-98, HA-149 to HA-151)."""

from __future__ import annotations

from fondaco.core.edition import Edition, load_edition
from fondaco.core.testing import rule
from fondaco.games.haendler.game import HAENDLER
from fondaco.games.haendler.position import Haendler
from fondaco.games.haendler.roads import Roads
from fondaco.words import Words
from haendler.conftest import Choices, Lay
from scripting import Playing, Refused


def drives(p: Haendler, tile: int, wagon: int) -> list[str]:
    return [str(m).split()[3] for m in p.choices(p.actor) if str(m).startswith(f"drive {tile} {wagon} ")]


def circuit() -> Edition:
    """The map with one road more: from JW round to JN, so that wagons can circle."""
    text = load_edition(HAENDLER.package, HAENDLER.editions, None).text
    text = text.replace('name = "eggert-2010"', 'name = "circuit"')
    text = text.replace('    ["JW", "LW1", "J0"],', '    ["JW", "LW1", "J0"],\n    ["JW", "Ring1", "JN"],')
    return Edition(text.replace("[map.places]", "[map.places]\nRing1 = [300, 330]"))


@rule("HA-72")
def test_anybody_may_move_any_wagon(table: Lay, play: Playing) -> None:
    p = table("Moving", masters=[1, 2, 0], loads={(1, 1): ["wine"]})
    play(p, "0 drive 2 1 Paris2")
    assert p.at[0] == "Paris2"


@rule("HA-73", "HA-R36")
def test_wagons_only_go_forward(table: Lay) -> None:
    p = table("Moving", road={1: ("Paris2", "Paris1")})
    assert drives(p, 1, 1) == ["Paris3"]
    q = table("Moving", road={1: ("Paris2", "Paris3")})
    assert drives(q, 1, 1) == ["Paris1"]


@rule("HA-74", "HA-R36")
def test_who_drives_over_a_junction_chooses_the_branch(table: Lay) -> None:
    p = table("Moving", road={1: ("Paris3", "Paris2")})
    assert sorted(drives(p, 2, 1)) == ["Brugge2", "LW1"]
    q = table("Moving", road={1: ("JW", "Paris3")})
    assert sorted(drives(q, 1, 1)) == ["Brugge2", "LW1"]


@rule("HA-75", "HA-81")
def test_a_move_that_would_end_on_a_wagon_stops_before_it(table: Lay) -> None:
    p = table("Moving", road={1: ("Paris1", "Paris"), 2: ("Paris3", "Paris2")})
    assert drives(p, 2, 1) == ["Paris2"]


@rule("HA-76")
def test_overtaking_counts_the_occupied_field(table: Lay) -> None:
    p = table("Moving", road={1: ("Paris1", "Paris"), 2: ("Paris2", "Paris1")})
    assert drives(p, 2, 1) == ["Paris3"]
    facing = table("Moving", road={1: ("Paris1", "Paris"), 2: ("Paris2", "Paris3")})
    assert drives(facing, 2, 1) == ["Paris3"]


@rule("HA-R37")
def test_several_wagons_in_a_row_push_the_stop_back_before_the_first(table: Lay) -> None:
    p = table("Moving", road={1: ("Paris1", "Paris"), 2: ("Paris2", "Paris1"), 3: ("Paris3", "Paris2")})
    assert drives(p, 2, 1) == []
    assert "drive 2 1 JW" not in [str(m) for m in p.choices(0)]
    assert drives(p, 3, 1) == ["JW"]
    assert p.box.roads.ways("Paris", "", 3, ["Paris2", "Paris3"]) == {"Paris1": ("Paris1",)}


@rule("HA-77", "HA-78")
def test_one_tile_moves_one_wagon(table: Lay, play: Playing, refusal: Refused) -> None:
    p = table("Moving")
    play(p, "0 drive 3 1 Paris3")
    assert p.to_act() == (1,)
    assert p.tiles[0] == [1, 2, 4]
    q = table("Moving", owns={0: ["wagoner"]})
    play(q, "0 drive 3 1 Paris3")
    assert refusal(q, "0 drive 1 2 Koeln1") == "tile-played"


@rule("WE-05", "HA-R38")
def test_tile_3_moves_a_wagon_three_fields_out_of_its_city(table: Lay) -> None:
    assert drives(table("Moving"), 3, 1) == ["Paris3"]


@rule("HA-79", "HA-R52", "HA-36")
def test_a_tile_is_used_once_in_four_rounds(start: Lay, skip: Playing) -> None:
    p = start(2)
    counts = []
    for _ in range(5):
        skip(p, "SettingDiscs")
        counts.append([len(row) for row in p.view(None)["tiles"]])
        skip(p, "Buying")
    assert counts == [[3, 3], [2, 2], [1, 1], [0, 0], [3, 3]]


@rule("HA-80", "HA-83", "HA-R41")
def test_a_tile_is_not_lost_while_a_wagon_can_move(table: Lay, refusal: Refused) -> None:
    p = table("Moving")
    assert refusal(p, "0 forfeit 2") == "tile-can-move"
    assert refusal(p, "0 end") == "tile-first"
    blocked = table("Moving", road={1: ("Koeln1", "Koeln2")})
    assert drives(blocked, 1, 1) == []
    assert refusal(blocked, "0 drive 1 1 Koeln") == "no-way"


@rule("HA-82")
def test_a_wagon_stops_in_the_city_it_reaches(table: Lay, play: Playing) -> None:
    p = table("Moving", road={1: ("Brugge1", "Brugge2")})
    assert drives(p, 4, 1) == ["Brugge"]
    play(p, "0 drive 4 1 Brugge")
    assert (p.at[0], p.came[0], p.arrived) == ("Brugge", "", [0])


@rule("HA-84", "HA-R39")
def test_points_may_be_lost_by_choice(table: Lay) -> None:
    p = table("Moving", road={1: ("Brugge1", "Brugge2"), 2: ("JW", "Paris3"), 3: ("Brugge2", "Brugge1")})
    assert drives(p, 4, 1) == ["Brugge"]
    assert "Brugge1" not in drives(p, 1, 2)
    behind = table("Moving", road={1: ("Paris3", "Paris2"), 2: ("Brugge2", "JW"), 3: ("Brugge1", "Brugge2")})
    assert sorted(drives(behind, 2, 1)) == ["JW", "LW1"]


@rule("HA-85")
def test_a_wagon_that_arrived_stays_until_the_next_round(table: Lay, refusal: Refused) -> None:
    p = table("Moving", arrived=[0], bonus=[100, 200, 0, 200, 0, 200])
    assert drives(p, 1, 1) == []
    assert refusal(p, "0 drive 1 1 Paris1") == "wagon-stands"


@rule("HA-86", "HA-87", "WE-06")
def test_two_wagons_waiting_before_an_occupied_city_and_the_tile_is_lost(
    table: Lay, play: Playing, choices: Choices
) -> None:
    p = table("Moving", cities={3: "Paris"}, arrived=[2], road={1: ("Paris1", "Paris2"), 2: ("Paris2", "Paris3")})
    assert choices(p) == [f"forfeit {tile}" for tile in (1, 2, 3, 4)]
    assert Words("en", HAENDLER)("ask-Moving", **p.facts(0)) == "No wagon can move: one of your tiles is lost."
    play(p, "0 forfeit 4")
    assert p.tiles[0] == [1, 2, 3]
    assert p.at == ["Paris1", "Paris2", "Paris"]
    everywhere = table("Moving", arrived=[0, 1, 2])
    assert choices(everywhere)[0] == "forfeit 1"


@rule("HA-R103", "HA-R40")
def test_a_wagon_in_the_city_that_can_leave_over_the_waiting_ones_must(table: Lay, choices: Choices) -> None:
    p = table("Moving", cities={3: "Paris"}, road={1: ("Paris1", "Paris2"), 2: ("Paris2", "Paris3")})
    assert choices(p) == ["forfeit 1", "forfeit 2", "drive 3 3 Paris3", "drive 4 3 JW"]


@rule("HA-88", "HA-97", "HA-98")
def test_ending_on_the_courier_brings_an_influence_card_of_ones_choice(table: Lay, play: Playing) -> None:
    p = table("Moving", courier="Paris2")
    play(p, "0 drive 2 1 Paris2")
    assert repr(p.decision) == "PickingCard"
    assert len(p.choices(0)) == 8
    play(p, "0 pick social_climb")
    assert p.hands[0] == ["social_climb"]
    assert sum(p.pile) == 20
    assert p.to_act() == (1,)


@rule("HA-97")
def test_passing_the_courier_brings_nothing(table: Lay, play: Playing) -> None:
    p = table("Moving", courier="Paris2")
    play(p, "0 drive 3 1 Paris3")
    assert p.to_act() == (1,)
    assert repr(p.decision) == "Moving"


@rule("HA-89", "HA-90", "HA-92")
def test_wagnerei_adds_a_point_before_or_after_the_tile_for_any_wagon(table: Lay, play: Playing) -> None:
    p = table("Moving", owns={0: ["wagoner"]})
    play(p.copy(), "0 push 1 1 Paris1", "0 drive 2 1 Paris3")
    play(p, "0 drive 2 1 Paris2", "0 push 1 1 Paris3")
    assert p.to_act() == (1,)
    assert p.at[0] == "Paris3"


@rule("HA-91", "HA-R43")
def test_grosse_wagnerei_moves_one_wagon_or_two(table: Lay, play: Playing, refusal: Refused) -> None:
    p = table("Moving", owns={0: ["great_wagoner"]})
    play(p.copy(), "0 push 2 1 Paris2", "0 drive 1 1 Paris3")
    play(p, "0 drive 1 1 Paris1", "0 push 1 2 Koeln1", "0 push 1 3 Wien1")
    assert p.to_act() == (1,)
    assert refusal(table("Moving", owns={0: ["wagoner"]}), "0 push 2 1 Paris2") == "no-points"


@rule("HA-R43")
def test_both_wagnereien_give_three_points_and_unused_ones_are_lost(table: Lay, play: Playing, skip: Playing) -> None:
    p = table("BreakingAxles", 2, owns={0: ["wagoner", "great_wagoner"]})
    play(p, "0 pass", "1 pass")
    assert p.points == 3
    play(p, "0 push 3 1 Paris3", "0 drive 1 1 JW")
    assert p.to_act() == (1,)
    q = table("BreakingAxles", 2, owns={0: ["great_wagoner"]})
    play(q, "0 pass", "1 pass", "0 drive 1 1 Paris1", "0 end")
    assert (q.actor, q.points) == (1, 0)


@rule("HA-R42")
def test_tile_and_extra_points_are_separate_movements(table: Lay, play: Playing) -> None:
    p = table("Moving", road={1: ("Paris1", "Paris"), 2: ("Paris3", "Paris2")}, owns={0: ["wagoner"]})
    assert drives(p, 2, 1) == ["Paris2"]
    play(p, "0 drive 1 1 Paris2")
    assert not [m for m in p.choices(p.actor) if str(m).startswith("push 1 1")]


@rule("HA-93", "HA-R48")
def test_a_wagon_that_brought_a_card_is_not_moved_again_in_that_turn(
    table: Lay, play: Playing, choices: Choices
) -> None:
    p = table("Moving", courier="Paris2", owns={0: ["wagoner"]})
    play(p, "0 drive 2 1 Paris2", "0 pick upkeep")
    assert p.locked == [0]
    assert not [text for text in choices(p) if text.startswith("push 1 1")]
    play(p, "0 end")
    assert drives(p, 2, 1), "the next player may move it"
    only = table("Moving", courier="Paris3", road={1: ("Paris2", "Paris1")}, arrived=[1, 2], owns={0: ["courier"]})
    play(only, "0 ride courier Paris2", "0 pick upkeep")
    assert choices(only) == [f"forfeit {tile}" for tile in (1, 2, 3, 4)]


@rule("HA-R47")
def test_a_card_may_be_declined_and_then_nothing_is_locked(table: Lay, play: Playing) -> None:
    p = table("Moving", courier="Paris2", owns={0: ["wagoner"]})
    play(p, "0 drive 2 1 Paris2", "0 decline", "0 push 1 1 Paris3")
    assert p.hands[0] == []
    kinds = [kind for kind in p.box.kind for _ in range(3)]
    empty = table("Moving", courier="Paris2", hands={1: kinds}, owns={0: ["wagoner"]})
    play(empty, "0 drive 2 1 Paris2", "0 push 1 1 Paris3")
    assert empty.to_act() == (1,)


@rule("HA-94", "HA-95")
def test_the_courier_moves_by_his_cards_but_into_no_city(table: Lay, play: Playing, choices: Choices) -> None:
    p = table("Moving", owns={0: ["courier"]})
    assert [t for t in choices(p) if t.startswith("ride")] == ["ride courier Genova1", "ride courier Genova3"]
    q = table("Moving", courier="Genova1", owns={0: ["express_courier"]})
    assert [t for t in choices(q) if t.startswith("ride")] == [
        "ride express_courier Genova2",
        "ride express_courier Genova3",
    ]
    play(q, "0 drive 1 1 Paris1", "0 ride express_courier Genova3")
    assert q.courier == "Genova3"
    assert q.to_act() == (1,)


@rule("HA-96", "HA-R46")
def test_the_courier_brought_to_a_wagon_brings_a_card(table: Lay, play: Playing) -> None:
    p = table("Moving", courier="Paris3", road={1: ("Paris2", "Paris1")}, owns={0: ["courier"]})
    play(p, "0 ride courier Paris2")
    assert repr(p.decision) == "PickingCard"
    play(p, "0 pick bonus_sale")
    assert p.locked == [0]


@rule("HA-R84")
def test_no_card_has_to_be_used(table: Lay, play: Playing, choices: Choices) -> None:
    p = table("Moving", owns={0: ["great_wagoner", "express_courier"]})
    play(p, "0 drive 1 1 Paris1")
    assert "end" in choices(p)
    play(p, "0 end")
    assert p.to_act() == (1,)


@rule("HA-R44")
def test_both_courier_cards_are_two_rides(table: Lay, play: Playing) -> None:
    p = table("Moving", owns={0: ["courier", "express_courier"]})
    play(p, "0 ride express_courier JS", "0 drive 1 1 Paris1", "0 ride courier LS1")
    assert p.courier == "LS1"
    assert p.to_act() == (1,)


@rule("HA-R45")
def test_the_courier_ends_elsewhere_and_may_pass_wagons(table: Lay, refusal: Refused, play: Playing) -> None:
    p = table("Moving", road={1: ("Genova3", "JS")}, owns={0: ["express_courier"]})
    assert refusal(p, "0 ride express_courier Genova2") == "no-way"
    play(p, "0 ride express_courier JS")
    assert repr(p.decision) == "Moving"


@rule("HA-R49")
def test_several_cards_in_one_turn(table: Lay, play: Playing) -> None:
    road = {1: ("Genova3", "JS"), 2: ("Wien4", "Wien3")}
    p = table("Moving", road=road, owns={0: ["express_courier"]})
    play(p, "0 drive 1 1 Genova2", "0 pick upkeep", "0 ride express_courier JS")
    assert p.to_act() == (1,)
    q = table("Moving", road={1: ("Genova3", "JS"), 2: ("JS", "LS1")}, owns={0: ["express_courier"]})
    play(q, "0 drive 1 1 Genova2", "0 pick upkeep", "0 ride express_courier JS", "0 pick bonus_sale")
    assert q.hands[0] == ["bonus_sale", "upkeep"]
    one = table("Moving", 2, road={1: ("Genova3", "JS")}, owns={0: ["wagoner", "courier", "express_courier"]})
    play(one, "0 push 1 1 Genova2", "0 pick upkeep", "0 ride courier Genova3")
    play(one, "0 ride express_courier Genova2", "0 pick upkeep")
    assert one.hands[0] == ["upkeep", "upkeep"]
    assert one.locked == [0]


@rule("HA-R50")
def test_a_wagon_already_with_the_courier_brings_nothing(table: Lay, play: Playing) -> None:
    p = table("Moving", road={1: ("Genova2", "Genova3")})
    play(p, "0 drive 1 2 Koeln1")
    assert repr(p.decision) == "Moving"
    assert p.hands == [[], [], []]


@rule("HA-R51", "HA-149", "HA-R78")
def test_a_broken_axle_stops_a_wagon_but_not_the_courier(table: Lay, play: Playing, refusal: Refused) -> None:
    p = table(
        "BreakingAxles", hands={0: ["broken_axle", "broken_axle"]}, road={1: ("Genova3", "JS")}, owns={0: ["courier"]}
    )
    play(p, "0 break-axle 1")
    assert refusal(p, "0 break-axle 1") == "no-such-wagon"
    play(p, "0 pass", "1 pass", "2 pass")
    assert drives(p, 1, 1) == []
    play(p, "0 ride courier Genova3", "0 pick upkeep")
    assert p.hands[0] == ["broken_axle", "upkeep"]


@rule("HA-150", "HA-151")
def test_several_axles_may_break_and_tiles_go_to_the_other_wagons(table: Lay, play: Playing, choices: Choices) -> None:
    p = table("BreakingAxles", hands={0: ["broken_axle"] * 2, 1: ["broken_axle"]})
    play(p, "0 break-axle 1", "0 break-axle 2", "0 pass", "1 pass", "2 pass")
    assert all(text.split()[2] == "3" for text in choices(p))
    q = table("BreakingAxles", hands={0: ["broken_axle"] * 2, 1: ["broken_axle"]}, owns={0: ["wagoner"]})
    play(q, "0 break-axle 1", "0 break-axle 2", "0 pass", "1 break-axle 3")
    assert repr(q.decision) == "Moving"
    assert choices(q) == [f"forfeit {tile}" for tile in (1, 2, 3, 4)]


@rule("HA-R78")
def test_axles_are_mended_with_the_round(table: Lay, play: Playing, skip: Playing) -> None:
    p = table("BreakingAxles", 2, hands={0: ["broken_axle"]})
    play(p, "0 break-axle 1")
    skip(p, "SettingDiscs")
    assert p.stopped == []


@rule("HA-R54")
def test_on_a_net_with_a_loop_one_may_come_back_to_where_one_left(table: Lay, play: Playing) -> None:
    p = table("Moving", edition=circuit(), road={1: ("JW", "Ring1")})
    assert sorted(drives(p, 1, 1)) == ["Brugge2", "LW1", "Paris3"]
    play(p, "0 drive 4 1 Paris", "1 drive 1 2 Koeln1", "2 drive 1 3 Wien1")
    assert p.arrived == [0]


@rule("HA-R36")
def test_where_two_ways_lead_to_one_field_the_whole_way_is_named() -> None:
    net = Roads([["A", "a1", "J"], ["J", "b1", "K"], ["J", "c1", "K"], ["K", "k1", "B"]], ["A", "B"])
    assert net.ways("a1", "A", 3, []) == {"J>b1>K": ("J", "b1", "K"), "J>c1>K": ("J", "c1", "K")}
    assert net.ways("A", "", 1, []) == {"a1": ("a1",)}
