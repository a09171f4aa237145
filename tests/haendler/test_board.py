"""The table as text, and the names of things."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from fondaco.core.testing import rule
from fondaco.games.haendler.board import board
from fondaco.games.haendler.clauses import EVENTS, GRAMMAR
from fondaco.games.haendler.game import HAENDLER
from fondaco.games.haendler.position import Haendler
from fondaco.server.library import option_out
from fondaco.words import LANGUAGES, Words
from haendler.conftest import Lay
from scripting import Playing

OPTIONS = {option.name: option for option in HAENDLER.options}
NAMES = ["● Anna", "■ Bert", "▲ Cora", "◆ Dora"]


def words(language: str = "en", seats: int = 4) -> Words:
    return Words(language, HAENDLER, NAMES[:seats])


def drawn(p: Haendler, seat: int | None = 0, language: str = "en") -> str:
    return board(p.view(seat), words(language, p.seats), NAMES[: p.seats])


def test_a_good_of_another_edition_is_called_by_its_id() -> None:
    assert words("de").name("goods", ["wine", "amber"]) == "Wein, amber"


def test_goods_are_counted_and_not_listed_one_by_one() -> None:
    sold = {
        "event": "sold",
        "seat": 0,
        "wagon": 1,
        "city": "Hamburg",
        "goods": ["wine", "salt", "wine"],
        "amount": 3000,
    }
    assert words("de").event(sold) == "● Anna verkauft 2 × Wein, Salz in Hamburg für 3.000."
    assert words("en").move(HAENDLER.parse("load wine+wine+salt")) == "Load 2 × wine, salt"


@rule("HA-24")
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_opens_a_table_reads_the_names_of_cities(language: str) -> None:
    told = {name: option_out(option, words(language))["labels"] for name, option in OPTIONS.items()}
    assert told["start_set"][1:] == ["Paris, Köln, Wien", "Brugge, Hamburg, Genova"]
    assert "Köln" in told["courier"]


@rule("HA-33", "HA-34")
def test_a_seat_sees_its_own_purse_and_hand_and_a_spectator_none(table: Lay) -> None:
    p = table("Buying", 2, hands={0: ["upkeep"], 1: ["bonus_sale"]}, money=[1700, 2900])
    own, spectator = drawn(p, 0), drawn(p, None)
    assert "money 1700" in own
    assert "2900" not in own
    assert "Your influence cards: Cost of rank." in own
    assert "Verkauf mit Bonus" not in own
    assert "money" not in spectator


@rule("HA-73", "HA-R36")
def test_the_map_shows_wagons_with_their_way_and_distances(table: Lay) -> None:
    p = table("Moving", 2, road={1: ("Paris2", "Paris1"), 2: ("Koeln1", "Koeln2")}, courier="Wien2")
    text = drawn(p)
    assert "1  Paris 2; way to Brugge 5, Köln 9, Hamburg 10, Genova 11, Wien 12" in text
    assert "2  Köln 1; way to Köln 1" in text
    assert "1>" in text or "1^" in text
    assert "K" in text.split("K courier):")[1].split("Prices")[0]


@pytest.mark.parametrize("language", LANGUAGES)
@rule("HA-R93")
def test_every_clause_and_every_event_can_be_said(language: str) -> None:
    say = words(language)
    for kind in GRAMMAR:
        assert say.has(f"clause-{kind}")
    for kind in EVENTS:
        assert say.has(f"when-{kind}")
    assert "$" not in say.name("clause", "pay-if:400:plays:1:broken_axle:2")


def test_to_load_nothing_begins_with_a_capital_like_every_choice() -> None:
    told = {words(language).move(HAENDLER.parse("load -")) for language in LANGUAGES}
    assert told == {"Nichts laden", "Load nothing"}


def test_clauses_are_told_in_words() -> None:
    say = words("en")
    assert say.name("clause", "pay-if:400:courier:Paris2:1") == "pay 400 if ■ Bert brings the courier to Paris 2"
    assert say.name("clause", "not-play:broken_axle:1") == "do not play Broken axle on wagon 1"
    assert say.name("clause", "move-via:3:JW>Brugge2") == ("drive wagon 3 from the western junction towards Brugge 2")
    assert say.name("to", "J0>LN1") == "the middle junction – the northern road"
    assert (
        say.name("gives", ["sell-card:upkeep", "pay:100", "sell-card:upkeep"]) == "2 × hand over Cost of rank, pay 100"
    )
    assert "2 × hand over Cost of rank" in say.move(HAENDLER.parse("counter sell-card:upkeep+sell-card:upkeep - round"))
    assert words("de").name("clause", "load-for:2:2:0") == "als Lademeister von Wagen 2 bis zu 2 Steine für 0 mitnehmen"
    assert say.name("clause", "load-for:2:1:100") == "as master of wagon 2 take one piece for 100"


def test_a_proposal_that_asks_or_gives_nothing_says_so_in_a_sentence() -> None:
    told = {"other_seat": 1, "gives": ["pay:200"], "gets": [], "able": True}
    back = {**told, "gives": [], "gets": ["pay:200"]}
    both = {**told, "gets": ["not-buy:silk"]}
    said = words("de")
    assert said("ask-Hearing", **told) == "■ Bert verspricht: 200 zahlen und will nichts dafür."
    assert said("ask-Replying", **back) == "■ Bert verspricht nichts; und du sollst: 200 zahlen."
    said = words("en")
    assert said("ask-Hearing", **told) == "■ Bert proposes: I pay 200, for nothing."
    assert said("ask-Weighing", **back) == "■ Bert answers: you pay 200, for nothing."
    assert said("ask-Replying", **both) == "■ Bert proposes: I pay 200; you buy no silk."


@rule("HA-R14")
def test_a_card_one_may_not_see_is_left_out_of_the_sentence(table: Lay, play: Playing) -> None:
    p = table("Moving", courier="Paris2")
    p.told = []
    play(p, "0 drive 2 1 Paris2", "0 pick upkeep")
    picked = next(event for event in p.told if event.kind == "picked")
    assert words("en").event(picked.heard_by(0)) == "● Anna takes an influence card: Cost of rank."
    assert words("en").event(picked.heard_by(1)) == "● Anna takes an influence card."
    assert words("de").event(picked.heard_by(None)) == "● Anna nimmt eine Einflusskarte."
    assert words("de").move(HAENDLER.parse("pick ?")) == "Eine Karte nehmen"


@pytest.mark.parametrize(
    ("point", "card", "facts"),
    [
        ("TakingOffice", "load_master", {}),
        ("BreakingAxles", "broken_axle", {}),
        ("SellingSpecially", "special_sale", {"stores": {0: {("Paris", "wine"): 1}}}),
        ("ClaimingBonus", "bonus_sale", {"loads": {(1, 0): ["wine"]}, "arrived": [0], "wagon": 0}),
    ],
)
@rule("HA-R17")
def test_who_holds_no_card_is_not_asked_whether_to_play_it(
    table: Lay, point: str, card: str, facts: dict[str, Any]
) -> None:
    """They are asked all the same, but told why there is nothing to choose."""
    for language in LANGUAGES:
        without, holding = (
            words(language)(f"ask-{point}", **table(point, hands={0: hand}, **facts).facts(0)) for hand in ([], [card])
        )
        assert words(language)(f"influence-{card}") in without
        assert not without.endswith("?")
        assert holding.endswith("?")


LAST = {"phase": 7, "arrivals": 6, "notes": [1, 0]}
OFFICE = {"hands": {0: ["load_master"]}}


@pytest.mark.parametrize(
    ("point", "poor", "rich"),
    [
        ("Opening", {"money": [0, 0]}, {"money": [100, 0]}),
        ("Raising", {"money": [500, 900]}, {"money": [600, 900]}),
        ("Paying", {"money": [300, 0]}, {"money": [300, 0], "hands": {0: ["upkeep"]}}),
        ("Paying", {"money": [500, 0]}, {"money": [500, 0], "hands": {0: ["upkeep"]}}),
        ("Climbing", {"money": [600, 0]}, {"money": [700, 0]}),
        ("Climbing", {"money": [1200, 0], "arrivals": 8}, {"money": [1200, 0], "hands": {0: ["social_climb"]}}),
        ("Climbing", {"notes": [1, 0], "money": [2400, 0]}, {}),
        ("LastRepaying", {**LAST, "money": [2400, 0]}, {**LAST, "money": [2500, 0]}),
        ("TakingOffice", {**OFFICE, "money": [700, 0]}, {**OFFICE, "money": [800, 0]}),
    ],
)
@rule("HA-R104")
def test_who_has_not_the_money_is_told_so_instead_of_being_asked(
    table: Lay, point: str, poor: dict[str, Any], rich: dict[str, Any]
) -> None:
    """They are asked all the same, since nobody else may know what they have."""
    lot = {"leader": 1, "high": 500, "opener": 1} if point == "Raising" else {"opener": 0} if point == "Opening" else {}
    for language in LANGUAGES:
        for given in (poor, rich):
            p = table(point, 2, **{"steps": [4, 0], **lot, **given})
            asks = words(language)(f"ask-{point}", **p.facts(0)).endswith("?")
            assert asks is (len(p.choices(0)) > 1), p.facts(0)


@rule("HA-155")
def test_who_can_climb_only_by_card_is_asked_for_its_price(table: Lay) -> None:
    p = table("Climbing", 2, money=[1400, 0], arrivals=5, hands={0: ["social_climb"]})
    assert words("en")("ask-Climbing", **p.facts(0)) == "You have 1,400 gulden: climb from step 0 for 1,200?"


@rule("HA-R101", "HA-R104")
@pytest.mark.parametrize("hand", [[], ["upkeep"]])
def test_who_has_not_the_card_that_is_asked_for_is_told_so(table: Lay, play: Playing, hand: list[str]) -> None:
    given = {"options": {"agreements": True}, "phase": 1, "talk_point": "Buying", "talk_seat": 0, "talk_place": 1}
    p = table("Proposing", 2, hands={0: hand}, **given)
    play(p, "1 propose 0 pay:200 sell-card:upkeep round")
    assert words("en")("ask-Hearing", **p.facts(0)).endswith("; but you cannot sign that.") is not bool(hand)
    assert ("accept" in map(str, p.choices(0))) is bool(hand)


@rule("HA-144")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_influence_card_says_on_the_page_names_its_phase(language: str) -> None:
    text = files(HAENDLER.package).joinpath("web", "words", f"{language}.ftl").read_text(encoding="utf-8")
    said = dict(re.findall(r"^explain-influence-(\w+) = .*?[Pp]hase (\d)", text, re.M))
    assert said == {kind: str(phase) for kind, phase in HAENDLER.set_up(2, {}, None).box.card_phase.items()}
