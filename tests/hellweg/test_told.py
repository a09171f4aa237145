"""What the table tells its players: questions, refusals, events."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import fondaco
from fondaco.core.testing import rule
from fondaco.games.hellweg.board import board
from fondaco.games.hellweg.game import HELLWEG
from fondaco.games.hellweg.position import Hellweg
from fondaco.words import Words
from hellweg.conftest import Lay, Offered
from scripting import RECORDS, Playing, Refused, recorded

ROOT = Path(__file__).parents[2]
WAY = {"olpe-corbach": 1, "dortmund-corbach": 1}
LP = {"lp": True}
Told = Callable[..., list[dict[str, Any]]]


@pytest.fixture
def told(do: Playing) -> Told:
    """What everybody hears while these moves are played."""

    def hear(p: Hellweg, *texts: str) -> list[dict[str, Any]]:
        p.told = []
        do(p, *texts)
        return [event.heard_by(None) for event in p.told]

    return hear


@rule("HW-17")
def test_the_start_placement_is_told(told: Told) -> None:
    p = HELLWEG.start(2)
    heard = told(p, "start 1", "stone soest-salt", "carriage dortmund-soest", "stone olpe-iron", "carriage hagen-olpe")
    assert heard == [
        {"event": "start-player", "seat": 1},
        {"event": "stone-placed", "seat": 1, "house": "soest-salt"},
        {"event": "carriage-placed", "seat": 1, "road": "dortmund-soest", "village": 1},
        {"event": "stone-placed", "seat": 0, "house": "olpe-iron"},
        {"event": "carriage-placed", "seat": 0, "road": "hagen-olpe", "village": 0},
    ]


@rule("HW-49", "HW-76", "HW-131")
def test_sales_are_told_with_all_they_bring(lay: Lay, told: Told) -> None:
    given = {"stones": [{"olpe-iron": 1}, {"dortmund-iron": 1}, {"olpe-beer": 1}], "carriages": [WAY]}
    p = lay("NextCard", coming=[12], options={"pv": True}, goods=[["herring1", "coal3"]], **given)
    heard = told(
        p,
        "trade-card 12",
        "transport olpe-iron dortmund-corbach+olpe-corbach 1",
        "sell dortmund-iron",
        "sell-off olpe-beer",
    )
    sale = {"event": "transported", "seat": 0, "house": "olpe-iron", "town": "dortmund", "amount": 7, "count": 2}
    assert heard == [
        {"event": "trade-card", "number": 12, "round": 4, "left": 8},
        sale | {"back": ["dortmund-corbach", "olpe-corbach"], "returns": 2, "fare": 1},
        {"event": "sold", "seat": 1, "house": "dortmund-iron", "amount": 5},
        {"event": "sold-off", "seat": 2, "house": "olpe-beer", "amount": 2},
    ]
    assert p.money[0] == 10 + 7 + 2


@rule("HW-55", "HW-63", "HW-68")
def test_actions_are_told_with_their_prices(lay: Lay, told: Told) -> None:
    p = lay("Turn", card=1, money=[9, 15, 9, 9], seats=4, stones=[{}, {"olpe-iron": 1}, {"olpe-iron": 1}])
    heard = told(p, "buy wesel-beer", "goods-card coal1", "decline", "restock-stone olpe-iron", "thaler")
    assert heard == [
        {"event": "bought", "seat": 0, "house": "wesel-beer", "price": 3, "stones": 1, "carriages": 0},
        {"event": "stone-placed", "seat": 0, "house": "wesel-beer"},
        {"event": "goods-card", "seat": 1, "card": "coal1", "price": 15},
        {"event": "declined", "seat": 1},
        {"event": "restocked", "seat": 2, "piece": "stone", "price": 1},
        {"event": "stone-placed", "seat": 2, "house": "olpe-iron"},
        {"event": "thaler", "seat": 3, "amount": 1},
    ]


@rule("HW-84", "HW-85")
def test_shortage_is_told(lay: Lay, told: Told) -> None:
    p = lay("Turn", card=1, stones=[{"olpe-iron": 12}], carriages=[{"hagen-olpe": 8}])
    heard = told(p, "buy hagen-salt", "from olpe-iron", "forgo", "from hagen-olpe", "carriage dortmund-hagen")
    assert heard[1:] == [
        {"event": "withdrawn", "seat": 0, "piece": "stone", "source": "olpe-iron"},
        {"event": "stone-placed", "seat": 0, "house": "hagen-salt"},
        {"event": "forgone", "seat": 0, "piece": "stone", "count": 1},
        {"event": "withdrawn", "seat": 0, "piece": "carriage", "source": "hagen-olpe"},
        {"event": "carriage-placed", "seat": 0, "road": "dortmund-hagen", "village": 0},
    ]
    p = lay("Turn", card=1, carriages=[{"hagen-olpe": 8}])
    assert told(p, "buy hagen-salt", "forgo")[-1] == {"event": "forgone", "seat": 0, "piece": "carriage", "count": 1}


@rule("HW-114", "HW-115", "HW-126")
def test_storing_and_privileges_are_told(lay: Lay, told: Told) -> None:
    p = lay("Turn", seats=2, options=LP, stones=[{"olpe-iron": 1}], stored_stones=[1], privileges=[{"unstore": "open"}])
    assert told(p, "store carriage", "use unstore", "carriage hagen-olpe", "store stone") == [
        {"event": "stored", "seat": 0, "piece": "carriage"},
        {"event": "privilege-used", "seat": 0, "privilege": "unstore"},
        {"event": "unstoring", "seat": 0, "stones": 1, "carriages": 1},
        {"event": "stone-placed", "seat": 0, "house": "olpe-iron"},
        {"event": "carriage-placed", "seat": 0, "road": "hagen-olpe", "village": 0},
        {"event": "stored", "seat": 1, "piece": "stone"},
    ]


@rule("HW-122", "HW-123")
def test_cards_earned_by_routes_are_told(lay: Lay, told: Told) -> None:
    roads = {
        "duisburg-essen": 1,
        "essen-dortmund": 1,
        "dortmund-soest": 1,
        "paderborn-corbach": 1,
        "builefeld-paderborn": 1,
    }
    given = {"card": 3, "carriages": [roads], "privileges": [{"thaler_refresh": "down"}]}
    heard = told(lay("Turn", options=LP, **given), "buy paderborn-salt", "carriage soest-paderborn")
    assert heard[-1] == {"event": "extra-carriages", "seat": 0, "count": 2}
    roads = {"essen-hagen": 1}
    heard = told(lay("Turn", card=4, options=LP, carriages=[roads]), "buy olpe-beer", "carriage hagen-olpe")
    assert heard[-1] == {"event": "privilege", "seat": 0, "privilege": "unstore"}


@rule("HW-33", "HW-35")
def test_the_new_start_player_is_told(lay: Lay, told: Told) -> None:
    p = lay("Turn", seats=2, turn=2, seat=1)
    assert told(p, "thaler")[-1] == {"event": "start-player", "seat": 1}


@pytest.mark.parametrize(
    ("decision", "given", "texts", "facts"),
    [
        ("Turn", {"turn": 2, "money": [7, 9, 9]}, (), {"turn": 2, "purse": 7, "discount": 2}),
        ("Turn", {"card": 1}, ("buy hagen-salt",), {"task": "buying", "town": "hagen", "count": 1, "held": 0}),
        ("Turn", {"card": 1, "stones": [{"olpe-iron": 12}]}, ("buy hagen-salt",), {"task": "buying", "count": 2}),
        ("Turn", {"card": 1, "carriages": [{"hagen-olpe": 8}]}, ("buy hagen-salt",), {"task": "buying", "count": 1}),
        (
            "NextCard",
            {"coming": [12], "stones": [{"dortmund-iron": 1}]},
            ("trade-card 12",),
            {"town": "dortmund", "ware": "iron", "value": 5},
        ),
        ("NextCard", {"coming": [12], "stones": [{"olpe-iron": 1}], "round": 11}, ("trade-card 12",), {"amount": 4}),
        (
            "Turn",
            {
                "options": LP,
                "stones": [{"olpe-iron": 1, "olpe-beer": 1}],
                "stored_stones": [2],
                "stored_carriages": [1],
            },
            ("unstore",),
            {"stones": 2, "carriages": 1},
        ),
    ],
)
def test_whoever_is_asked_is_told_what_it_is_about(
    lay: Lay, do: Playing, decision: str, given: dict[str, Any], texts: tuple[str, ...], facts: dict[str, Any]
) -> None:
    p = do(lay(decision, **given), *texts)
    assert p.facts(0) == facts
    assert p.facts(1) == {}


FULL = {
    "card": 1,
    "stones": [{"olpe-iron": 6, "olpe-beer": 5, "essen-iron": 1}],
    "carriages": [{"hagen-olpe": 4, "olpe-corbach": 4}],
}


@rule("HW-R13", "HW-R21", "HW-R23")
@pytest.mark.parametrize(
    ("given", "move", "lapses"),
    [
        ({}, "buy wesel-beer", True),
        ({}, "restock-stone olpe-iron", False),
        ({}, "restock-carriage hagen-olpe", False),
        ({"money": [15, 0, 0]}, "goods-card coal1", True),
        ({"options": LP}, "store stone", False),
        ({"options": LP}, "store carriage", False),
    ],
)
def test_the_help_offers_to_let_lapse_only_what_may(
    lay: Lay, do: Playing, offered: Offered, given: dict[str, Any], move: str, lapses: bool
) -> None:
    p = do(lay("Turn", **FULL, **given), move)
    says = Words("en", HELLWEG, [])(f"help-{p.decision!r}", **p.facts(0))
    assert ("cannot lapse" not in says) == ("storage" in says) == ("forgo" in offered(p)) == lapses


@rule("HW-R21", "HW-50", "HW-52")
def test_questions_and_help_say_what_holds_now(lay: Lay, do: Playing) -> None:
    words = Words("en", HELLWEG, [])
    p = do(lay("Turn", money=[15, 0, 0], stones=[{"olpe-iron": 1}]), "goods-card coal1")
    assert words("ask-PlaceCarriage", **p.facts(0)) == "Your bonus carriage: on which road, if any?"
    p = do(lay("Turn", **FULL, money=[15, 0, 0]), "goods-card coal1", "from hagen-olpe")
    assert words("ask-PlaceCarriage", **p.facts(0)) == "Your bonus carriage: on which road?"
    p = do(lay("Turn", card=1), "buy hagen-salt")
    assert words("ask-PlaceCarriage", **p.facts(0)) == "A carriage beside Hagen: on which road?"
    p = lay("AnySale", round=12, stones=[{"olpe-iron": 1}])
    assert "for 4 thalers" in words("help-AnySale", **p.facts(0))


@rule("HW-131")
@pytest.mark.parametrize(("language", "says"), [("en", "a village on the way pays"), ("de", "ein Dorf auf dem Weg")])
def test_the_help_for_a_sale_speaks_of_passengers(lay: Lay, language: str, says: str) -> None:
    p = lay("Sale", options={"pv": True}, stones=[{"dortmund-iron": 1}])
    assert says in Words(language, HELLWEG, [])("help-Sale", **p.facts(0))


@rule("HW-16")
def test_nobody_is_called_start_player_before_the_draw(do: Playing) -> None:
    p = HELLWEG.start(2)
    names = ["Anna", "Bert"]
    words = Words("en", HELLWEG, names)
    assert board(p.view(0), words, names).startswith("The start player is about to be drawn.")
    assert board(do(p, "start 1").view(0), words, names).startswith("Start placement. Start player: Bert")


def test_the_start_placement_asks_with_facts(do: Playing) -> None:
    p = HELLWEG.start(2, {"start": 0})
    assert p.facts(0) == {"number": 1, "of": 3}
    assert do(p, "stone olpe-iron").facts(0) == {"town": "olpe"}


@pytest.mark.parametrize(
    ("decision", "given", "move", "code", "facts"),
    [
        ("NextCard", {}, "trade-card 1", "impossible-draw", {"move": "trade-card 1"}),
        ("NextCard", {}, "thaler", "impossible-draw", {"move": "thaler"}),
        ("Sale", {"stones": [{"dortmund-iron": 1}]}, "sell olpe-iron", "no-stone-there", {"house": "olpe-iron"}),
        (
            "Sale",
            {"stones": [{"dortmund-iron": 1}]},
            "sell olpe-beer",
            "wrong-ware",
            {"house": "olpe-beer", "ware": "iron"},
        ),
        ("Sale", {"stones": [{"olpe-iron": 1}]}, "sell olpe-iron", "not-on-the-spot", {"house": "olpe-iron"}),
        ("Sale", {"stones": [{"olpe-iron": 1}]}, "transport olpe-iron - 0", "no-such-route", {"house": "olpe-iron"}),
        (
            "Sale",
            {"stones": [{"olpe-iron": 1}], "carriages": [{"dortmund-corbach": 1, "olpe-corbach": 1}]},
            "transport olpe-iron olpe-corbach+dortmund-corbach 0",
            "other-order",
            {"back": ["dortmund-corbach", "olpe-corbach"]},
        ),
        ("Sale", {"stones": [{"dortmund-iron": 1}]}, "thaler", "sell-or-skip", {}),
        ("AnySale", {"stones": [{"olpe-iron": 1}]}, "sell-off olpe-beer", "no-stone-there", {"house": "olpe-beer"}),
        ("AnySale", {"stones": [{"olpe-iron": 1}]}, "thaler", "sell-off-or-skip", {}),
        (
            "Turn",
            {"seat": 1, "slots": [0, -1, -1, -1]},
            "buy dortmund-iron",
            "slot-taken",
            {"house": "dortmund-iron", "other_seat": 0},
        ),
        ("Turn", {}, "buy olpe-beer", "not-on-card", {"house": "olpe-beer"}),
        ("Turn", {"money": [4, 0, 0]}, "buy dortmund-iron", "too-dear", {"price": 5, "purse": 4}),
        ("Turn", {}, "goods-card gold", "no-such-card", {"card": "gold"}),
        ("Turn", {}, "skip", "choose-action", {}),
        ("Turn", {}, "unstore", "expert-only", {}),
        ("Turn", {"options": LP}, "store barrel", "nothing-to-store", {"piece": "barrel"}),
        (
            "AfterAction",
            {"options": LP, "acted": True, "privileges": [{"store": "open"}]},
            "thaler",
            "privilege-or-end",
            {},
        ),
        (
            "AfterAction",
            {"options": LP, "acted": True, "privileges": [{"store": "open"}]},
            "use store barrel",
            "privilege-idle",
            {"privilege": "store"},
        ),
    ],
)
def test_a_refusal_says_why(
    lay: Lay, decision: str, given: dict[str, Any], move: str, code: str, facts: dict[str, Any]
) -> None:
    p = lay(decision, **given)
    before = p.copy()
    with pytest.raises(fondaco.Illegal) as refused:
        p.play(p.to_act()[0], HELLWEG.parse(move))
    assert (refused.value.code, refused.value.facts) == (code, facts)
    assert p == before


@pytest.mark.parametrize(
    ("texts", "move", "code"),
    [
        ((), "carriage hagen-olpe", "place-stone"),
        ((), "stone ghent-beer", "no-such-house"),
        (("stone olpe-iron",), "stone olpe-iron", "place-carriage"),
    ],
)
def test_a_wrong_placement_is_refused(
    do: Playing, refused: Refused, texts: tuple[str, ...], move: str, code: str
) -> None:
    assert refused(do(HELLWEG.start(2, {"start": 0}), *texts), move) == code


def test_in_the_middle_of_unstoring_only_the_next_piece_is_placed(lay: Lay, do: Playing, refused: Refused) -> None:
    stones = [{"olpe-iron": 1, "olpe-beer": 1}]
    p = do(lay("Turn", options=LP, stones=stones, stored_stones=[1], stored_carriages=[1]), "unstore")
    assert refused(p, "carriage hagen-olpe") == "place-stone"
    do(p, "stone olpe-iron")
    assert refused(p, "stone olpe-iron") == "place-carriage"
    assert refused(p, "carriage duisburg-essen") == "road-out-of-reach"


def test_a_source_must_be_named(lay: Lay, do: Playing, refused: Refused) -> None:
    p = do(lay("Turn", card=1, stones=[{"olpe-iron": 12}]), "buy hagen-salt")
    assert refused(p, "stone hagen-salt") == "name-source"


def test_every_kind_of_event_happens_in_the_records() -> None:
    folder = ROOT / "src" / "fondaco" / "games" / "hellweg"
    source = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    kinds = set(re.findall(r"\.tell\(\s*\"([\w-]+)\"", source))
    heard = set()
    for path in RECORDS.glob("hellweg/*.txt"):
        record = recorded("hellweg", path.stem)
        p = record.start()
        p.told = []
        for seat, move in record.plies:
            p.play(seat, move)
        heard |= {event.kind for event in p.told}
    assert heard == kinds


@rule("HW-46")
def test_a_delivery_from_which_nothing_comes_back_names_no_carriages() -> None:
    move = HELLWEG.parse("transport hagen-salt - 1")
    assert Words("en", HELLWEG).move(move) == "Bring it from Hagen (salt); passengers pay 1"
    assert Words("de", HELLWEG).move(move) == "Aus Hagen (Salz) liefern; Reisende zahlen 1"
