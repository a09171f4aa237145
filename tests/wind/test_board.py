"""The table as text, from a view alone."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from fondaco.core.testing import rule
from fondaco.games.wind.board import board
from fondaco.games.wind.game import WIND
from fondaco.words import LANGUAGES, Words
from wind.conftest import Lay

NAMES = ["● Ada", "■ Bo", "▲ Cy"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_shows_what_a_seat_may_see_and_no_more(lay: Lay, language: str) -> None:
    p = lay(
        3,
        "ChooseCard",
        untaken=["swap-2", "purchase-AAC"],
        cards=["shipping-10", "", ""],
        money=[17, 22, 31],
        goods=[[1, 0, 0, 0], [0, 2, 0, 0], [0, 0, 0, 0]],
        specials=[["safe-5"], [], ["free-3"]],
        preserves=[[], ["preserve-2"], []],
        warehouses=[[0, 0, 0, 2], [0, 0, 1, 0], [0, 0, 0, 0]],
    )
    words = Words(language, WIND, NAMES)
    mine = board(p.view(1), words, NAMES)
    assert "22" in mine
    assert "17" not in mine
    assert "31" not in mine
    for card in ("swap-2", "shipping-10", "purchase-AAC", "preserve-2"):
        assert words.name("card", card) in mine
    assert words.name("card", "free-3") not in mine
    assert max(map(len, mine.splitlines())) <= 100
    watching = board(p.view(None), words, NAMES)
    assert "22" not in watching


def test_cards_and_ships_are_named_after_what_they_show() -> None:
    english, german = Words("en", WIND, NAMES), Words("de", WIND, NAMES)
    assert english.name("card", "purchase-AAC") == "purchase 2 apples, 1 cheese"
    assert german.name("card", "storage-4-18") == "Lagerung 4 für 18"
    assert german.name("ship", "S7-AC") == "kleines Schiff 7 für 1 Apfel, 1 Käse"
    assert english.name("gives", "silk") == "silk"


def test_no_number_stands_behind_the_number_of_a_bot() -> None:
    """An offer of 3 to "Journeyman 4" is not told as "Journeyman 4 3"."""
    for language in LANGUAGES:
        words = Words(language, WIND, ["Ada", "Bot 4"])
        told = [
            words.event({"event": "challenged", "seat": 0, "holder_seat": 1, "amount": 3, "card": "shipping-9"}),
            words.event({"event": "kept", "seat": 0, "bidder_seat": 1, "amount": 3, "card": "shipping-9"}),
            words.move(WIND.parse("challenge 1 3")),
        ]
        assert not [line for line in told if "4 3" in line or "Karte 3" in line], told


def test_one_of_a_good_is_told_as_one() -> None:
    english, german = Words("en", WIND, NAMES), Words("de", WIND, NAMES)
    assert english.move(WIND.parse("give-up 1 2")) == "Give up 1 spice and 2 cheese"
    assert german.move(WIND.parse("give-up 1 2")) == "Abgeben: 1 Gewürz, 2 Käse"
    assert english.move(WIND.parse("save 1 apples")) == "Save apples: 1"
    assert german.move(WIND.parse("save 1 apples")) == "Äpfel konservieren: 1"


def test_goods_are_counted_and_not_listed_one_by_one() -> None:
    english, german = Words("en", WIND, NAMES), Words("de", WIND, NAMES)
    stored = {"event": "stored", "seat": 0, "amount": 13, "goods": ["cheese", "apples", "cheese"]}
    assert english.event(stored) == "● Ada pays 13 and stores 1 apple, 2 cheese."
    assert german.move(WIND.parse("draft silk+silk")) == "2 Seide nehmen"


def test_who_has_not_the_money_is_not_asked_whether_to_offer_or_to_pay(lay: Lay) -> None:
    bids = {"untaken": ["shipping-7", "shipping-8"], "cards": ["purchase-AAC", "", ""]}
    for money, able in (([3, 22, 22], False), ([4, 22, 22], True)):
        p = lay(3, "Settle", **bids, holder=0, bids=[-1, 4, 9], turn=0, money=money)
        for language, pay in (("en", "or pay"), ("de", "auszahlen")):
            assert (pay in Words(language, WIND, NAMES)("ask-Settle", **p.facts(0))) is able
    for money, able in (([22, 0, 22], False), ([22, 1, 22], True)):
        p = lay(3, "ChooseCard", **bids, turn=1, money=money)
        assert ("gulden" in Words("en", WIND, NAMES)("ask-ChooseCard", **p.facts(1))) is able


@rule("WI-74")
@pytest.mark.parametrize("language", LANGUAGES)
def test_both_cards_after_which_nobody_ships_say_so_on_the_page(language: str) -> None:
    text = files(WIND.package).joinpath("web", "words", f"{language}.ftl").read_text(encoding="utf-8")
    assert re.findall(r"^explain-card-(\w+) = .*WI-74\)", text, re.M) == ["supply", "swap"]
