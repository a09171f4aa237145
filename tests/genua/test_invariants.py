"""What no position may be, however it was laid."""

from __future__ import annotations

from typing import Any

import pytest

import fondaco
from fondaco.core.errors import BadPosition
from fondaco.core.testing import rule
from genua.conftest import Lay
from scripting import listed, refused

BOOKS: dict[str, Any] = {"to": 0, "offers": [[], [], []], "intents": [[], [], []]}
DEAL: dict[str, Any] = {"offerer": 1, "active": 0, "terms": "park:10", "given": [], "returned": []}
DEALT = [
    ["large-ricci-1", "small-01", "message-01", "privilege-park"],
    ["large-ricci-2", "small-02", "message-02", "privilege-harbour"],
    ["large-ricci-3", "small-03", "message-03", "privilege-taverna"],
]
SPENT = {"path": ["villa-colini", "park"], "acted": [0, 1]}


def offers(*book: str, seat: int = 1) -> dict[str, Any]:
    return {**BOOKS, "offers": [list(book) if other == seat else [] for other in range(3)]}


def intents(*book: str) -> dict[str, Any]:
    return {**BOOKS, "intents": [[], list(book), []]}


@rule("GE-18")
def test_without_the_card_the_tower_is_only_rolled_for(lay: Lay) -> None:
    p = lay(3, "PlaceTower")
    assert (listed(p, 0), refused(p, "0 any-start park")) == (["roll"], "no-special")


@pytest.mark.parametrize(
    ("decision", "given"),
    [
        ("Negotiate", {"books": offers("park:10", "coach-house:silk"), "goods": [{}, {"silk": 1}]}),
        ("Negotiate", {"books": offers("park:10>silk"), "goods": [{"silk": 1}]}),
        ("Negotiate", {**SPENT, "books": offers("park:10"), "goods": [{}, {"extra-action": 1}]}),
        ("Negotiate", {"books": intents("harbour:10", "palazzo:5")}),
        ("MakeOffers", {"answers": [None, "offer park 130", None]}),
        ("AnswerCounter", {"deal": {**DEAL, "terms": "park:2000"}}),
        ("PickCards", {"deal": {**DEAL, "terms": "park:small"}, "hands": [[], ["small-01", "small-02"]]}),
        ("Settle", {"deal": DEAL}),
        ("PerformAction", {"actor": 1, "acted_here": True, "deal": {**DEAL, "terms": "park:gained-extra-action"}}),
        ("Acting", {"actor": 0, "acted_here": True}),
        ("DealCards", {"path": [], "hands": DEALT[:2]}),
    ],
)
def test_a_position_from_which_play_can_go_on_is_taken(lay: Lay, decision: str, given: dict[str, Any]) -> None:
    p = lay(3, decision, **{"path": ["park"], **given})
    assert all(p.choices(seat) for seat in p.to_act())


@pytest.mark.parametrize(
    ("decision", "given"),
    [
        # offers that could not be made
        ("Negotiate", {**SPENT, "books": offers("park:10")}),
        ("Negotiate", {"books": offers("park:7")}),
        ("Negotiate", {"books": offers("park:5", "park:10")}),
        ("Negotiate", {"books": offers("park:10", seat=0)}),
        ("Negotiate", {"books": offers("harbour:10")}),
        ("Negotiate", {"books": offers("park:marker"), "supply": [7, 1]}),
        ("Negotiate", {"books": offers("park:10>20")}),
        ("Negotiate", {"books": offers("park:10>silk")}),
        ("Negotiate", {"books": intents("coach-house:10")}),
        ("Negotiate", {"books": intents("harbour:5", "palazzo:5", "taverna:5", "trattoria:5")}),
        # answers that could not be given
        ("MakeOffers", {"answers": [None, "offer park 9995", None]}),
        ("MakeOffers", {"answers": ["offer park 5", None, None]}),
        ("MakeOffers", {"answers": [None, "act", None]}),
        ("MakeOffers", {"answers": [None] * 4}),
        ("Negotiate", {"answers": [None, "offer park 5", None]}),
        # deals that could not be struck, or kept
        ("AnswerCounter", {}),
        ("AnswerCounter", {"deal": {**DEAL, "terms": "park:7"}}),
        ("AnswerCounter", {**SPENT, "deal": DEAL}),
        ("PickCards", {}),
        ("PickCards", {**SPENT, "deal": {**DEAL, "terms": "park:small"}, "hands": [[], ["small-01", "small-02"]]}),
        (
            "PickCards",
            {
                "deal": {**DEAL, "terms": "park:2*small", "given": ["large-ricci-1"]},
                "hands": [[], ["small-01", "small-02", "small-03", "large-ricci-1"]],
            },
        ),
        ("Settle", {}),
        ("Settle", {"deal": {**DEAL, "terms": "park:135"}}),
        ("Settle", {"deal": {**DEAL, "terms": "park:small"}, "hands": [[], ["small-01", "small-02"]]}),
        (
            "Settle",
            {
                "deal": {**DEAL, "terms": "park:2*small", "given": ["small-01"] * 2},
                "hands": [[], ["small-01", "small-02"]],
            },
        ),
        ("Negotiate", {"deal": DEAL}),
        ("PerformAction", {"actor": 1, "acted_here": True, "deal": {**DEAL, "terms": "park:gained-silk"}}),
        (
            "PerformAction",
            {"actor": 1, "acted_here": True, "deal": {**DEAL, "active": 2, "terms": "park:gained-extra-action"}},
        ),
        (
            "FinishAction",
            {
                "actor": 1,
                "acted_here": True,
                "performed": True,
                "goods": [{}, {"extra-action": 1}],
                "deal": {**DEAL, "terms": "park:gained-extra-action"},
            },
        ),
        (
            "DeliverCard",
            {
                "path": ["town-hall"],
                "actor": 1,
                "acted_here": True,
                "performed": True,
                "hands": [[], ["small-01", "small-02"]],
                "draws": {"seat": 1, "owed": [], "cards": ["small-01", "small-02"]},
                "deal": {**DEAL, "terms": "town-hall:2*gained-small"},
            },
        ),
        ("TakeForIt", {"actor": 1, "acted_here": True, "swapped": "friendship"}),
        # moments that never are
        ("Acting", {}),
        ("Negotiate", {"actor": 1}),
        ("Negotiate", {"marking": 1}),
        ("Negotiate", {"calls": "a"}),
        ("Negotiate", {"counters": [0]}),
        ("Negotiate", {"calls": -1}),
        ("Negotiate", {"passed": [False, "no", False]}),
        ("Negotiate", {"cleared": {}}),
        ("Negotiate", {"draws": {"seat": 1, "owed": [], "cards": [0]}}),
        ("DrawStart", {"path": [], "hands": [["small-01"]]}),
        ("DealCards", {"path": [], "hands": DEALT}),
    ],
)
def test_a_position_from_which_play_would_break_a_rule_is_refused(
    lay: Lay, decision: str, given: dict[str, Any]
) -> None:
    with pytest.raises(BadPosition):
        lay(3, decision, **{"path": ["park"], **given})


@pytest.mark.parametrize("key", ["pools", "discards"])
def test_every_kind_of_card_has_its_stack(lay: Lay, key: str) -> None:
    state = lay(3, path=["park"]).to_json()
    with pytest.raises(BadPosition, match="an entry for each kind"):
        fondaco.game("genua").load({**state, key: [*state[key], []]})


@pytest.mark.parametrize(
    ("broken", "says"),
    [
        ({"seats": None}, "seats is missing"),
        ({"options": ["strict"]}, "options is missing or of a wrong kind"),
        ({"ply": "1"}, "ply is missing or of a wrong kind"),
        ({"decision": ["Negotiate"]}, "decision is missing or of a wrong kind"),
        ({"answers": [7, None, None]}, "answers is missing or of a wrong kind"),
        ({"goods": [{"saffron": 1}, {}, {}]}, "goods has something of a wrong kind in it: wares and special cards"),
        ({"hands": [[{"knows": [0]}], [], []]}, "hands has something of a wrong kind in it: hand cards of each seat"),
    ],
)
def test_what_is_misspelt_is_named(lay: Lay, broken: dict[str, Any], says: str) -> None:
    with pytest.raises(BadPosition, match=says):
        fondaco.game("genua").load({**lay(3, path=["park"]).to_json(), **broken})
