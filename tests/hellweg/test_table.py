"""What a table shows, what a bot thinks, what a position may not be, and what the records hold."""

from __future__ import annotations

import random
from typing import Any

import pytest

import fondaco
import scripting
from fondaco.bots import bot
from fondaco.core.play import ask_of, play_match
from fondaco.core.testing import rule
from fondaco.games.hellweg.board import board
from fondaco.games.hellweg.chart import chart
from fondaco.games.hellweg.game import HELLWEG
from fondaco.games.hellweg.judgement import roads_missing, weigh
from fondaco.words import LANGUAGES, Words
from hellweg.conftest import Lay
from scripting import Playing, outcome, recorded

RECORDS = [recorded("hellweg", path.stem) for path in scripting.RECORDS.glob("hellweg/*.txt")]
NAMES = ["● Anna", "■ Bert", "▲ Claus"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_shows_every_town_and_whose_pieces_stand_where(lay: Lay, language: str) -> None:
    p = lay(
        "Turn",
        stones=[{"olpe-iron": 2}, {"olpe-iron": 1}],
        carriages=[{"dortmund-soest": 2}, {}, {"dortmund-soest": 1}],
    )
    words = Words(language, HELLWEG, NAMES)
    drawn = board(p.view(0), words, NAMES)
    assert all(words(f"town-{town}") in drawn for town in p.box.towns)
    assert "●2■1" in drawn
    assert "v●●▲" in drawn


def test_a_map_full_of_pieces_shows_every_one_and_fits_the_terminal() -> None:
    box = HELLWEG.set_up(4, {}, None).box
    towns = {town: Words("en", HELLWEG)(f"town-{town}") for town in box.towns}
    everywhere = [dict.fromkeys(box.houses, 1)] * 4, [dict.fromkeys(box.roads, 1)] * 4
    drawn = chart(box, towns, {"beer": "b", "salt": "s", "iron": "i"}, "●■▲◆", *everywhere)
    assert all(any(name in line for line in drawn) for name in towns.values())
    assert "\n".join(drawn).count("●1■1▲1◆1") == len(box.houses)
    assert "\n".join(drawn).count("●■▲◆") == len(box.roads)
    assert max(map(len, drawn)) <= 80


@rule("HW-111", "HW-122", "HW-123")
def test_the_board_names_the_route_of_every_card_still_to_be_earned(lay: Lay) -> None:
    def drawn(**given: Any) -> str:
        return " ".join(board(lay("Turn", **given).view(0), Words("en", HELLWEG, NAMES), NAMES).split())

    privileges = "store (Duisburg–Münster), unstore (Essen–Olpe), take a thaler and turn up (Builefeld–Corbach)"
    expert = {"options": {"lp": True}}
    assert f"{privileges}, extra-carriage card (Duisburg–Paderborn) ●" in drawn(**expert)
    assert f"{privileges} ●" in drawn(**expert, extra=1)  # who connects the Hellweg later gets nothing
    assert "routes" not in drawn()


def test_the_bot_builds_roads_towards_what_it_can_sell(lay: Lay) -> None:
    # Iron in Olpe, wanted in Dortmund: the carriage that completes the way is worth more than one that leads away.
    p = lay("Turn", card=1, stones=[{"olpe-iron": 3}], carriages=[{"dortmund-hagen": 1}])
    moves = [move for move in p.choices(0) if str(move).startswith("restock-carriage")]
    thoughts = {str(thought.move): thought for thought in weigh(p, 0, moves)}
    assert thoughts["restock-carriage hagen-olpe"].worth > thoughts["restock-carriage olpe-corbach"].worth
    assert thoughts["restock-carriage hagen-olpe"].terms["stones"] > 0


def test_worth_is_the_sum_of_its_terms_and_the_position_is_left_alone(lay: Lay) -> None:
    p = lay("Turn", card=1, money=[30, 9, 9], stones=[{"olpe-iron": 3}])
    before = p.copy()
    thoughts = weigh(p, 0, p.choices(0))
    assert p == before
    assert all(thought.worth == pytest.approx(sum(thought.terms.values())) for thought in thoughts)
    assert len(thoughts) == len(p.choices(0))


def test_missing_roads_are_counted_along_the_best_way() -> None:
    box = HELLWEG.set_up(2, {}, None).box
    ends = ("duisburg", "paderborn")
    assert roads_missing(box, {}, ends) == 4
    assert roads_missing(box, {"soest-paderborn": 1, "dortmund-soest": 2}, ends) == 2
    assert (
        roads_missing(
            box, dict.fromkeys(("duisburg-wesel", "wesel-muenster", "muenster-soest", "soest-paderborn"), 1), ends
        )
        == 0
    )


@pytest.mark.parametrize("options", [{}, {"lp": True, "pv": True}])
def test_greedy_beats_three_randoms(options: dict[str, bool]) -> None:
    for seed in range(3):
        record = play_match(HELLWEG, [bot(name) for name in ("random", "greedy", "random", "random")], seed, options)
        assert record.notes["winners"] == "1"


def test_the_bot_answers_from_a_view_without_memory() -> None:
    p = HELLWEG.start(2, {"start": 0})
    ask = ask_of(p, 0, random.Random(1))
    ask.view = p.view(0)
    assert bot("greedy").answer(ask).move in p.choices(0)


@rule("HW-103", "HW-102")
def test_the_records_hold_every_way_a_match_can_end() -> None:
    ends = {outcome(record.replay()).why for record in RECORDS}
    assert ends == {"score", "stones", "carriages", "shared"}


def test_the_records_hold_every_module_option_and_kind_of_move() -> None:
    for option in HELLWEG.options[1:]:
        assert {record.options[option.name] for record in RECORDS} == {True, False}
    rule_sets = {(record.options["lp"], record.options["pv"]) for record in RECORDS}
    assert len(rule_sets) == 4
    assert {type(move) for record in RECORDS for _, move in record.plies} == set(HELLWEG.moves)


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        ({"stone_supply": [1, 1, 1]}, "12 stones"),
        ({"carriage_supply": [9, 8, 8]}, "8 carriages"),
        ({"money": [1, 2]}, "one entry"),
        ({"stones": [{"ghent-beer": 1}, {}, {}]}, "ghent-beer"),
        ({"stones": [{"olpe-iron": 0}, {}, {}]}, "left out"),
        ({"extra": 1}, "expert game"),
        ({"unseen": [1, 2]}, "unseen"),
        ({"card": 13}, "trade card 13"),
        ({"left": 3}, "add up"),
        ({"market": [2, 0, 0]}, "placed 0 merchants"),
        ({"slots": [0, 1, 2, 3]}, "four slots"),
        ({"piles": ["coal1", "coal1"]}, "goods card"),
        ({"goods": [["gold"], [], []]}, "edition"),
        ({"task": "buying"}, "no task"),
        ({"task": "dancing"}, "must be one of"),
        ({"stones_due": 1}, "nothing is due"),
        ({"held": True}, "nothing is due"),
        ({"slot": 2}, "outside the sale"),
        ({"acted": True}, "acted"),
        ({"start": 3}, "must be a seat"),
        ({"seat": -1}, "asked"),
        ({"turn": 3}, "action rounds"),
        ({"privileges": [{"store": "up"}, {}, {}]}, "open, down or locked"),
    ],
)
def test_no_position_that_could_not_lie_on_the_table(lay: Lay, spoil: dict[str, Any], says: str) -> None:
    state = lay("Turn").to_json() | spoil
    with pytest.raises(fondaco.BadInput, match=says):
        HELLWEG.load(state)


FULL = {"card": 1, "stones": [{"olpe-iron": 12}], "carriages": [{"hagen-olpe": 8}]}
LP = {"options": {"lp": True}}
STORED = {**LP, "stones": [{"olpe-iron": 1, "olpe-beer": 1}], "stored_stones": [2], "stored_carriages": [2]}
BONUS = {"task": "bonus", "target": "coal1", "carriages_due": 1, "acted": True}


@pytest.mark.parametrize(
    ("given", "texts", "spoil", "says"),
    [
        (FULL, ("buy hagen-salt", "forgo"), {"task": "restocking"}, "restocking hagen-salt: at most 0 stones and 0"),
        (FULL, ("buy hagen-salt",), {"task": "bonus"}, "in the course of"),
        (FULL, ("buy hagen-salt",), {"stones_due": 3}, "at most 2 stones"),
        (FULL, ("buy hagen-salt",), {"target": "soest-salt"}, "at most 0 stones"),
        (FULL, ("buy hagen-salt",), {"stones_due": 0}, "stones come first"),
        (FULL, ("buy hagen-salt",), {"card": 0}, "a trade card lies open"),
        (FULL, ("buy hagen-salt",), {"decision": "CarriageSource"}, "stones come first"),
        (FULL, ("buy hagen-salt",), {"task": "storing", "target": "", "carriages_due": 0}, "expert game"),
        (FULL, ("buy hagen-salt",), {"acted": False, "turn": 2, "market": [0, 1, 1]}, "acted"),
        (FULL | LP, ("buy soest-salt",), {"task": "restocking", "target": "olpe-iron"}, "base game"),
        ({"card": 1}, ("buy hagen-salt",), {"decision": "StoneSource", "stones_due": 1}, "only while that is empty"),
        ({"card": 1}, ("buy hagen-salt",), {"decision": "CarriageSource"}, "only while that is empty"),
        (FULL, ("buy hagen-salt", "forgo"), {"decision": "PlaceCarriage"}, "comes from the supply"),
        (STORED, ("unstore",), {"carriages_due": 3}, "at most 2 stones and 2 carriages"),
        (STORED, ("unstore",), {"stones_due": 0, "carriages_due": 0}, "must be due"),
    ],
)
def test_a_piece_asked_for_fits_what_is_underway(
    lay: Lay, do: Playing, given: dict[str, Any], texts: tuple[str, ...], spoil: dict[str, Any], says: str
) -> None:
    state = do(lay("Turn", **given), *texts).to_json() | spoil
    with pytest.raises(fondaco.BadInput, match=says):
        HELLWEG.load(state)


@pytest.mark.parametrize(
    ("decision", "given", "says"),
    [
        ("PlaceCarriage", {**BONUS, "stones": [{"olpe-iron": 1}]}, "bonus coal1: at most 0"),
        ("PlaceCarriage", {**BONUS, "goods": [["coal1"]]}, "bonus coal1: at most 0"),
        ("PickPrivilege", {"acted": True, "goods": [["herring1"]]}, "expert game"),
        ("PickPrivilege", {**LP, "acted": True, "goods": [["coal1"]]}, "that brings one"),
        ("PickPrivilege", {**LP, "goods": [["herring1"]]}, "that brings one"),
        ("AfterAction", {"acted": True}, "expert game"),
        ("Turn", {"turn": 0}, "phase 3"),
        ("NextCard", {"turn": 1}, "phase 3"),
    ],
)
def test_nothing_is_asked_before_its_time(lay: Lay, decision: str, given: dict[str, Any], says: str) -> None:
    with pytest.raises(fondaco.BadInput, match=says):
        lay(decision, **given)


@pytest.mark.parametrize(
    ("expert", "texts", "spoil", "says"),
    [
        (True, (), {"stored_stones": [12, 0], "stone_supply": [0, 12]}, "seat 0 must have placed 0 stones"),
        (False, (), {"stones": [{"olpe-iron": 1}, {}], "stone_supply": [11, 12]}, "seat 1 must have placed 1 stones"),
        (False, (), {"stones": [{"olpe-iron": 3}] * 2, "stone_supply": [9, 9]}, "placement is over"),
        (False, (), {"round": 3, "left": 9, "unseen": list(range(4, 13))}, "placement is over"),
        (
            False,
            ("stone olpe-iron",),
            {"carriages": [{"hagen-olpe": 8}, {}], "carriage_supply": [0, 8]},
            "0 carriages",
        ),
        (False, ("stone olpe-iron",), {"target": "olpe-beer"}, "just chosen"),
    ],
)
def test_the_start_placement_goes_round_evenly(
    do: Playing, expert: bool, texts: tuple[str, ...], spoil: dict[str, Any], says: str
) -> None:
    state = do(HELLWEG.start(2, {"lp": expert, "start": 0}), *texts).to_json() | spoil
    with pytest.raises(fondaco.BadInput, match=says):
        HELLWEG.load(state)


def test_whoever_connects_a_route_has_its_card(lay: Lay) -> None:
    roads = {"builefeld-paderborn": 1, "paderborn-corbach": 1}
    with pytest.raises(fondaco.BadInput, match="thaler_refresh"):
        lay("Turn", options={"lp": True}, carriages=[roads])
    hellweg = dict.fromkeys(("duisburg-essen", "essen-dortmund", "dortmund-soest", "soest-paderborn"), 1)
    with pytest.raises(fondaco.BadInput, match="extra-carriage"):
        lay("Turn", options={"lp": True}, carriages=[hellweg])


def test_cards_may_be_written_in_any_order(lay: Lay) -> None:
    p = lay("Turn")
    state = p.to_json()
    state["unseen"].reverse()
    state["piles"].reverse()
    assert {*HELLWEG.load(state).choices(p.seat)} == {*p.choices(p.seat)}


def test_no_match_is_longer_than_promised() -> None:
    assert HELLWEG.longest(4) < 2000
