"""The table as text, and what is typed at it."""

from __future__ import annotations

import fondaco
from fondaco.core.edition import Edition
from fondaco.games.genua.board import board
from fondaco.words import Words
from scripting import play

GAME = fondaco.game("genua")
NAMES = ["● Anna", "■ Bruno", "▲ Carla", "◆ Dario", "★ Elena"]


def test_the_city_and_the_way_of_the_tower_can_be_read(lay) -> None:
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


def test_an_intention_tells_what_it_asks_for(lay) -> None:
    p = lay(3, "MakeOffers", path=["park"], goods=[{"silk": 1}])
    p.told = []
    play(p, "1 book - harbour:5,palazzo:10>silk", "2 book -")
    said = [Words("en", GAME, NAMES).event(event.heard_by(2)) for event in p.told if event.kind == "intends"]
    assert said == [
        "■ Bruno may later offer 5 ducats for the harbour.",
        "■ Bruno may later offer 10 ducats for the palazzo and ask silk.",
    ]


def test_who_wants_to_be_left_out_of_a_turn_says_so_once(lay) -> None:
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
