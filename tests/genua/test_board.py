"""The table as text, and what is typed at it."""

from __future__ import annotations

import pytest

import fondaco
from fondaco.core.edition import Edition
from fondaco.core.testing import rule
from fondaco.games.genua.board import board
from fondaco.words import LANGUAGES, Words
from genua.conftest import Lay
from scripting import play

GAME = fondaco.game("genua")
NAMES = ["● Anna", "■ Bruno", "▲ Carla", "◆ Dario", "★ Elena"]


def test_the_city_and_the_way_of_the_tower_can_be_read(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park", "alley-25", "guild-hall"], owners={"taverna": 1}, hands=[["message-01"]])
    play(p, "1 offer alley-24 5", "2 book -")
    text = board(p.view(0), Words("en", GAME, NAMES[:3]), NAMES[:3])
    assert "Tower: park → alley 25 → guild hall. Moves left: 2." in text
    assert "Pa 1" in text
    assert "Gu 3" in text
    assert "Ta■" in text
    assert "■ Bruno: 5 ducats for alley 24" in text
    assert "Your hand: message guild hall – park" in text
    assert "ducats hidden" in text


def test_an_intention_tells_what_it_asks_for(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"], goods=[{"silk": 1}])
    p.told = []
    play(p, "1 book - harbour:5,palazzo:10>silk", "2 book -")
    said = [Words("en", GAME, NAMES).event(event.heard_by(2)) for event in p.told if event.kind == "intends"]
    assert said == [
        "■ Bruno may later offer 5 ducats for the harbour.",
        "■ Bruno may later offer 10 ducats for the palazzo and ask silk.",
    ]


def test_who_wants_to_be_left_out_of_a_turn_says_so_once(lay: Lay) -> None:
    p = lay(3, "MakeOffers", path=["park"])
    p.told = []
    play(p, "1 book -", "2 pass-turn", "0 go alley-25", "1 book -")
    said = [Words("en", GAME, NAMES).event(event.heard_by(0)) for event in p.told]
    assert said.count("▲ Carla offers nothing for the rest of the turn.") == 1
    assert said.count("■ Bruno offers nothing.") == 2


def test_the_hand_is_read_from_the_edition_that_is_played() -> None:
    text = GAME.set_up(2, {}, None).edition.text
    for old, new in (
        ('"alea-2001"', '"own"'),
        ('message-01 = ["guild-hall", "park"]', 'message-01 = ["park", "taverna"]'),
    ):
        assert old in text
        text = text.replace(old, new, 1)
    p = GAME.start(2, {"start": 0}, Edition(text))
    for card in ("large-ricci-1", "small-01", "message-01", "privilege-park"):
        play(p, f"* draw {card}")
    assert "park – taverna" in board(p.view(0), Words("en", GAME, NAMES[:2]), NAMES[:2])
    assert "park – taverna" in str(Words("en", GAME, NAMES, "own").name("card", "message-01"))
    assert "park – taverna" not in str(Words("en", GAME, NAMES).name("card", "message-01"))


def test_an_offer_is_quickly_typed() -> None:
    for typed, meant in (
        ("offer palazzo 15 +pepper", "offer palazzo 15+pepper"),
        ("offer Palazzo 15 + Pfeffer", "offer palazzo 15+pepper"),
        ("offer park silk+5 for 2*salt", "offer park 5+silk 2*salt"),
        ("go Gildenhalle", "go guild-hall"),
        ("counter 2 Hafen 20", "counter 2 harbour 20"),
    ):
        assert str(GAME.parse(typed)) == meant


@pytest.mark.parametrize("language", LANGUAGES)
@rule("GE-R29")
def test_who_is_asked_for_secrecys_sake_is_told_that_there_is_nothing_to_choose(lay: Lay, language: str) -> None:
    """The question does not depend on hidden cards; its sentence, which only its player reads, does."""
    at_end = {"path": ["park", "alley-25", "guild-hall"], "hands": [["message-14"]]}
    at_park = {"path": ["park"], "hands": [["small-01"]], "goods": [{"wheat": 1}]}
    at_villa = {"path": ["villa-ricci"], "hands": [["large-ricci-1"]], "goods": [{"wheat": 1, "silver": 1}]}
    asked = {"path": ["park"], "money": [130, 5, 130]}
    for point, ply, idle, open_one in (
        ("ClaimMessages", "0 end-turn", at_end, {"hands": [["message-01"]]}),
        ("FinishAction", "0 act", at_park, {"hands": [["small-07"]]}),
        ("PerformAction", "0 act", at_villa, {"goods": [{"wheat": 1, "silver": 1, "linen": 1}]}),
        ("AnswerCounter", "0 counter 1 park 10", asked, {"money": [130, 10, 130]}),
    ):
        for given, choice in ((idle, False), ({**idle, **open_one}, True)):
            p = play(lay(3, **given, passed=[True] * 3), ply)
            seat = p.to_act()[0]
            assert (repr(p.decision), len(p.choices(seat)) > 1) == (point, choice)
            assert Words(language, GAME, NAMES)(f"ask-{point}", **p.facts(seat)).endswith("?") is choice


@rule("GE-R08")
def test_what_was_promised_of_a_villa_is_no_question_of_taste(lay: Lay) -> None:
    hands, wares = [[], ["large-ricci-1"]], [{}, {"wheat": 1, "silver": 1, "linen": 1}]
    p = lay(3, "MakeOffers", path=["villa-ricci"], hands=hands, goods=wares)
    play(p, "1 offer villa-ricci gained-privilege", "2 book -", "0 accept 1 villa-ricci")
    assert Words("en", GAME, NAMES)("ask-PerformAction", **p.facts(1)).endswith("do what was promised in the deal.")


@pytest.mark.parametrize("offered", [True, False])
@rule("GE-25", "GE-34")
def test_who_leads_the_tower_is_asked_to_act_only_with_an_action_left(lay: Lay, offered: bool) -> None:
    for acted, able in (([0, 0, 0], True), ([1, 0, 0], False)):
        p = lay(3, "MakeOffers", path=["park"], acted=acted)
        play(p, "1 offer park 5" if offered else "1 book -", "2 book -")
        assert any(str(move) == "act" for move in p.choices(0)) is able
        question = Words("en", GAME, NAMES)("ask-Negotiate", **p.facts(0))
        assert ("act," in question or "act yourself" in question) is able
        assert question.endswith("?")
