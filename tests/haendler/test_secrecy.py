"""What is public, and what the screens hide (HA-33 to HA-39, HA-R12 to HA-R15)."""

from __future__ import annotations

from fondaco.core.testing import rule
from fondaco.games.haendler.components import KINDS
from fondaco.games.haendler.game import HAENDLER
from haendler.conftest import Lay
from haendler.guessing import guesses
from scripting import Playing


@rule("HA-33", "HA-R13")
def test_money_is_behind_a_screen_but_can_be_worked_out(start: Lay) -> None:
    p = start(3)
    assert p.view(1)["money"] == [None, 5000, None]
    assert p.view(None)["money"] == [None] * 3
    assert p.view(1, memory=True)["money"] == [5000] * 3


@rule("HA-34")
def test_others_see_how_many_influence_cards_not_which(table: Lay) -> None:
    p = table("Buying", hands={0: ["upkeep", "bonus_sale"]})
    assert p.view(0)["hands"] == [["bonus_sale", "upkeep"], 0, 0]
    assert p.view(1, memory=True)["hands"] == [2, [], 0]
    assert {q.hands[0][0] for q in guesses(p, 1)} > {"bonus_sale"}


@rule("HA-R12")
def test_what_lies_on_the_table_is_public(table: Lay) -> None:
    p = table("Buying", stores={1: {("Paris", "wine"): 2}}, loads={}, hands={2: ["upkeep"]})
    view = p.view(None)
    for name in ("stores", "loads", "supply", "levels", "bonus", "courier", "at", "came", "masters", "steps"):
        assert view[name] == p.to_json()[name]
    assert view["hands"] == [0, 0, 1]
    assert view["unseen"] == p.unseen


@rule("HA-R14")
def test_who_picks_sees_the_pile_and_the_others_only_that_a_card_was_taken(table: Lay, play: Playing) -> None:
    p = table("PickingCard", meeting=0, road={1: ("Genova2", "Genova3")})
    assert p.view(0)["cards"][-1] == [0, "look", None, [3] * 7]
    assert p.view(1)["cards"][-1] == [0, "look", None, None]
    p.told = []
    move = HAENDLER.parse("pick upkeep")
    assert (p.face(0, 0, move), p.face(1, 0, move), p.face(None, 0, move)) == ("pick upkeep", "pick ?", "pick ?")
    play(p, "0 pick upkeep")
    assert p.told[0].heard_by(1) == {"event": "picked", "seat": 0, "influence": "?"}
    assert p.view(0)["cards"][-1] == [0, "pick", "upkeep", [3, 3, 3, 3, 3, 3, 2]]
    assert p.view(1)["cards"][-1] == [0, "pick", None, None]


@rule("HA-R14")
def test_who_has_seen_the_pile_knows_what_the_others_had_taken(table: Lay) -> None:
    p = table("Buying", 2, hands={0: ["upkeep"], 1: ["bonus_sale"]})
    assert {q.hands[0][0] for q in guesses(p, 1)} == {"upkeep"}, "seat 1 looked after seat 0 had taken"
    assert len({q.hands[1][0] for q in guesses(p, 0)}) > 1


@rule("HA-R14")
def test_a_card_played_was_held_before(table: Lay, play: Playing) -> None:
    p = table("SellingSpecially", 2, hands={0: ["special_sale", "upkeep"]}, stores={0: {("Paris", "wine"): 2}})
    play(p, "0 sell-special wine Paris")
    for q in guesses(p, 1):
        assert [kind for _, what, kind, _ in q.cards if what == "play"] == ["special_sale"]
        assert len(q.hands[0]) == 1
        assert HAENDLER.violations(q) == []


@rule("HA-R17", "HA-R104")
def test_who_is_asked_does_not_depend_on_hidden_cards(table: Lay, play: Playing) -> None:
    asked = []
    for hands in ({}, {1: ["broken_axle"]}, {2: ["broken_axle", "upkeep"]}):
        p = table("BreakingAxles", hands=hands)
        seats = []
        while repr(p.decision) == "BreakingAxles":
            seats.append(p.to_act()[0])
            play(p, f"{seats[-1]} pass")
        asked.append(seats)
    assert asked == [[0, 1, 2]] * 3


@rule("HA-38", "HA-39")
def test_sealed_answers_are_guessed_not_known(table: Lay, play: Playing) -> None:
    p = table("SettingDiscs", 2)
    play(p, "0 disc wine+wine")
    found = guesses(p, 1)
    assert len({str(q.answers[0]) for q in found}) > 5
    assert all(q.view(1, memory=True) == p.view(1, memory=True) for q in found)


@rule("HA-34", "HA-R14")
def test_what_is_played_late_tells_who_took_it_however_much_was_taken_before(table: Lay) -> None:
    """To try out what seat 1 may have taken, card by card, would take hours."""
    p = table("Buying", 3, hands={1: [*KINDS[:-1]] * 2, 0: ["upkeep"] * 3})
    state = p.to_json()
    state["hands"][0] = []
    state["cards"] += [[0, "play", "upkeep", None]] * 3
    for q in guesses(HAENDLER.load(state), 2):
        assert len(q.hands[1]) == 12
        assert "upkeep" not in q.hands[1]
