"""What an edition may not say (the rulebook's constraints on the components)."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from fondaco.core.edition import Edition
from fondaco.core.testing import rule
from fondaco.games.hellweg.components import Box
from fondaco.games.hellweg.constraints import constraints
from fondaco.games.hellweg.game import HELLWEG
from scripting import broken_by

TEXT = files("fondaco.games.hellweg").joinpath("editions", "timbuktu-2012.toml").read_text(encoding="utf-8")


@rule("HW-08")
@pytest.mark.parametrize(
    ("old", "new", "ident"),
    [
        ('{ town = "wesel", ware = "beer", value = 3 }', '{ town = "wesel", ware = "beer", value = 4 }', "HW-08"),
        ('{ town = "soest", ware = "salt", value = 4 }', '{ town = "hagen", ware = "salt", value = 4 }', "HW-06"),
        ('{ town = "wesel", ware = "beer", value = 3 }', '{ town = "essen", ware = "iron", value = 3 }', "HW-08"),
        ("stones = 2\ncarriages = 1", "stones = 3\ncarriages = 1", "HW-06"),
        (
            'ends = ["dortmund", "hagen"]\nsource = "STATED"\npaved = { is = true',
            'ends = ["dortmund", "hagen"]\nsource = "STATED"\npaved = { is = false',
            "HW-10",
        ),
        ('ends = ["wesel", "dortmund"]', 'ends = ["wesel", "essen"]', "HW-58"),
        ('route = ["duisburg", "paderborn"]', 'route = ["duisburg", "hoexter"]', "HW-123"),
        ('is = ["builefeld", "corbach"]', 'is = ["builefeld", "hagen"]', "HW-122"),
        ("copies = { is = 4", "copies = { is = 5", "HW-03"),
        ("players = { is = [4]", "players = { is = [3, 4]", "HW-81"),
        ("price = { is = 30", "price = { is = 31", "HW-11"),
        ("total = 49", "total = 44", "HW-79"),
        ('pair = ["herring", "wine"]', 'pair = ["herring", "coal"]', "HW-79"),
        ("2 = 6", "2 = 7", "HW-12"),
        ("money = 10", "money = 20", "HW-14"),
        ("stones = 12", "stones = 30", "HW-02"),
        ("merchants = 2", "merchants = 3", "HW-02"),
        ('barred = "dortmund"', 'barred = "soest"', "HW-17"),
        ("base = { stones = 3, carriages = 3 }", "base = { stones = 3, carriages = 2 }", "HW-20"),
        ("discount = 2", "discount = 5", "HW-56"),
        ("full = 12", "full = 11", "HW-23"),
        ("short = 10", "short = 15", "HW-22"),
        ("stones = 2\ncarriages = 1", "stones = 1\ncarriages = 2", "HW-06"),
        ("stones = 1\ncarriages = 0", "stones = -1\ncarriages = 2", "HW-06"),
        ("coins = { 1 = 25", "coins = { 1 = 24", "HW-04"),
        ('salt = "white"', 'salt = "blue"', "HW-09"),
        ('town = "wesel"', 'town = "atlantis"', "HW-10"),
        ('ends = ["duisburg", "essen"]', 'ends = ["duisburg", "atlantis"]', "HW-10"),
        ('ends = ["duisburg", "essen"]', 'ends = ["duisburg"]', "HW-10"),
        ('ends = ["duisburg", "essen"]', 'ends = ["wesel", "duisburg"]', "HW-10"),
        ("at = { is = [69, 274]", "at = { is = [69]", "HW-10"),
        ('id = "coal2"', 'id = "coal1"', "form"),
        ("number = 2", "number = 1", "form"),
        ("end = 43", "end = 0", "HW-11"),
        ("privilege = { is = true", "privilege = { is = false", "HW-119"),
    ],
)
def test_what_the_rulebook_says_is_demanded(old: str, new: str, ident: str) -> None:
    assert ident in broken_by(HELLWEG, old, new)


@rule("HW-10")
def test_a_village_between_dortmund_and_soest_is_stated() -> None:
    start = TEXT.index('ends = ["dortmund", "soest"]')
    changed = TEXT[:start] + TEXT[start:].replace("village = { is = true", "village = { is = false", 1)
    assert "HW-10" in {ident for _, ident, _ in constraints(Edition(changed))}


@rule("HW-06")
def test_muenster_for_four_and_hagen_for_five_are_on_one_card() -> None:
    hagen, paderborn = 'town = "hagen", ware = "salt", value = 5', 'town = "paderborn", ware = "salt", value = 4'
    swapped = TEXT.replace(hagen, "swapped").replace(paderborn, hagen).replace("swapped", paderborn)
    assert constraints(Edition(swapped)) == [("trade", "HW-06", "muenster-iron 4 and hagen 5 are on the same card")]


@rule("HW-06")
def test_the_cards_are_counted_not_the_rounds() -> None:
    fewer = constraints(Edition(TEXT.replace("full = 12", "full = 11")))
    assert fewer == [("rounds.full", "HW-23", "the rulebook says 12, not 11")]


@rule("HW-06")
def test_a_slot_may_differ_from_the_usual_symbols() -> None:
    changed = TEXT.replace('ware = "beer", value = 3 }', 'ware = "beer", value = 3, stones = 0, carriages = 2 }', 1)
    slot = Box(Edition(changed)).trade[1][1]
    assert (slot.stones, slot.carriages) == (0, 2)


@rule("HW-10", "HW-58")
def test_the_rules_name_no_town() -> None:
    towns = re.findall(r'^id = "(\w+)"\nsource', TEXT, re.MULTILINE)
    assert len(towns) == 12
    package = files("fondaco.games.hellweg")
    for path in (
        "routes.py",
        "pieces.py",
        "privileges.py",
        "position.py",
        "scoring.py",
        "components.py",
        "judgement.py",
    ):
        code = re.sub(r'""".*?"""', "", package.joinpath(path).read_text(encoding="utf-8"), flags=re.DOTALL)
        assert not [town for town in towns if re.search(rf'"{town}', code)], path
