"""Goods cards at work, and at the end (HW-73 to HW-81, HW-97 to HW-103)."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.core.position import Result
from fondaco.core.testing import rule
from fondaco.games.hellweg.game import HELLWEG
from fondaco.games.hellweg.position import Hellweg
from fondaco.games.hellweg.scoring import goods_value
from hellweg.conftest import Lay, Offered
from scripting import Playing, Refused, outcome

BOX = HELLWEG.set_up(4, {}, None).box
CORBACH_WAY = {"olpe-corbach": 1, "dortmund-corbach": 1}


@rule("HW-73", "HW-78")
def test_a_ware_card_pays_its_owner_a_thaler_more_for_each_unit(lay: Lay, do: Playing) -> None:
    stones = [{"dortmund-iron": 1}, {"dortmund-iron": 1}]
    p = lay("NextCard", coming=[12], stones=stones, goods=[["coal3"], ["coal1"]])
    do(p, "trade-card 12", "sell dortmund-iron", "sell dortmund-iron")
    assert p.money[:2] == [16, 15], "coal1 speaks of beer"


@rule("HW-73")
def test_a_function_works_from_the_moment_of_purchase(lay: Lay, do: Playing) -> None:
    p = lay("Turn", seats=2, turn=2, seat=1, money=[9, 15], coming=[12], card=1, stones=[{}, {"dortmund-iron": 1}])
    do(p, "goods-card coal3", "decline", "trade-card 12", "sell dortmund-iron")
    assert p.money[1] == 15 - 13 + 6


@rule("HW-74")
def test_a_card_without_a_banner_has_only_its_end_value(lay: Lay, do: Playing) -> None:
    p = lay("NextCard", coming=[12], stones=[{"dortmund-iron": 1}], goods=[["wine2", "tobacco1"]])
    do(p, "trade-card 12", "sell dortmund-iron")
    assert p.money[0] == 15
    assert goods_value(["wine2", "tobacco1"], BOX) == 35 + 43


@rule("HW-75", "HW-76")
def test_a_carriage_card_pays_for_each_carriage_that_must_come_back(lay: Lay, do: Playing, refused: Refused) -> None:
    p = lay("NextCard", coming=[12], stones=[{"olpe-iron": 1}], carriages=[{**CORBACH_WAY, "hagen-olpe": 1}])
    assert do(p, "trade-card 12", "transport olpe-iron dortmund-corbach+olpe-corbach 0").money[0] == 15
    p = lay("NextCard", coming=[12], stones=[{"olpe-iron": 1}], carriages=[CORBACH_WAY], goods=[["herring1"]])
    do(p, "trade-card 12")
    assert refused(p, "transport olpe-iron dortmund-corbach 0") == "no-such-route"
    assert do(p, "transport olpe-iron dortmund-corbach+olpe-corbach 0").money[0] == 17


@rule("HW-75")
def test_no_carriage_comes_back_by_choice(lay: Lay, do: Playing, offered: Offered) -> None:
    p = lay("NextCard", coming=[12], stones=[{"dortmund-iron": 1}], carriages=[CORBACH_WAY], goods=[["herring1"]])
    do(p, "trade-card 12")
    assert offered(p) == ["skip", "sell dortmund-iron"]


@rule("HW-77")
def test_a_carriage_withdrawn_in_a_shortage_pays_nothing(lay: Lay, do: Playing) -> None:
    p = lay("Turn", card=1, carriages=[{"hagen-olpe": 8}], goods=[["herring1"]])
    do(p, "buy hagen-salt", "from hagen-olpe", "carriage dortmund-hagen")
    assert p.money[0] == 5


@rule("HW-R15")
def test_equal_functions_add_up(lay: Lay, do: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
    p = lay("NextCard", coming=[12], stones=[{"dortmund-iron": 1}], goods=[["coal1", "coal3"]])
    monkeypatch.setattr(p.box.goods["coal1"], "ware", "iron")
    do(p, "trade-card 12", "sell dortmund-iron")
    assert p.money[0] == 17


@rule("HW-79", "HW-R16")
def test_a_bonus_replaces_the_sum_of_the_two_cards() -> None:
    assert goods_value(["wine1"], BOX) == 34
    assert goods_value(["wine1", "herring1"], BOX) == 65
    assert goods_value(["wine2", "herring1"], BOX) == 35 + 25, "the card with the banner must be one of the two"
    assert goods_value(["herring2", "coal1"], BOX) == 49
    assert goods_value(["herring2", "coal1", "coal2"], BOX) == 49 + 18


@rule("HW-80")
def test_a_card_counts_for_one_bonus_only() -> None:
    assert goods_value(["wine1", "herring2", "coal1"], BOX) == max(65 + 18, 49 + 34)
    assert goods_value(["wine1", "herring1", "herring2", "coal1"], BOX) == 65 + 49


@rule("HW-81")
def test_the_tobacco_bonus_needs_both_cards_which_only_four_players_have() -> None:
    assert goods_value(["tobacco2"], BOX) == 42
    assert goods_value(["tobacco1", "tobacco2"], BOX) == 95
    for seats in (2, 3):
        p = HELLWEG.start(seats)
        assert isinstance(p, Hellweg)
        assert [card for card in p.piles if "tobacco" in card] == ["tobacco1"]


@rule("HW-R17", "HW-99")
def test_the_best_disjoint_pairs_are_counted_and_none_is_compulsory(monkeypatch: pytest.MonkeyPatch) -> None:
    everything = list(BOX.goods)
    singles = sum(BOX.goods[card].end for card in everything)
    assert goods_value(everything, BOX) == singles + (65 - 34 - 25) + (49 - 26 - 18) + (95 - 43 - 42)
    monkeypatch.setattr(BOX.goods["wine1"], "total", 40)
    assert goods_value(["wine1", "herring1"], BOX) == 34 + 25


@rule("HW-97", "HW-98")
def test_the_score_is_money_and_cards_and_nothing_else(lay: Lay) -> None:
    p = lay(
        "Turn", money=[7, 7, 7], goods=[["coal1"]], stones=[{}, {"olpe-iron": 9}], carriages=[{}, {"hagen-olpe": 6}]
    )
    assert [p.score(seat) for seat in range(3)] == [25, 7, 7]


@rule("HW-R33")
def test_money_is_open(lay: Lay) -> None:
    p = lay("Turn", money=[7, 8, 9])
    assert p.view(None)["money"] == p.view(2)["money"] == [7, 8, 9]


@rule("HW-R34")
def test_stored_pieces_and_privileges_are_worth_nothing(lay: Lay) -> None:
    given = {"stored_stones": [4], "stored_carriages": [4], "privileges": [{"store": "open"}], "extra": 0}
    p = lay("Turn", options={"lp": True}, **given)
    assert p.score(0) == 10


def ended(lay: Lay, **given: Any) -> Result:
    """A match that is over."""
    return outcome(lay("Over", round=12, seat=-1, turn=0, **given))


@rule("HW-102")
def test_the_highest_score_wins(lay: Lay) -> None:
    result = ended(lay, money=[30, 31, 12], stones=[{"olpe-iron": 3}])
    assert (result.scores, result.winners, result.ranks, result.why) == ([30, 31, 12], [1], [2, 1, 3], "score")


@rule("HW-103")
@pytest.mark.parametrize(
    ("stones", "carriages", "winners", "why"),
    [
        ([{"olpe-iron": 3}, {"olpe-iron": 1, "olpe-beer": 1}], [{}, {"hagen-olpe": 8}], [0], "stones"),
        (
            [{"olpe-iron": 2}, {"wesel-beer": 1, "olpe-beer": 1}],
            [{"hagen-olpe": 2}, {"hagen-olpe": 3}],
            [1],
            "carriages",
        ),
        ([{"olpe-iron": 2}, {"olpe-beer": 2}], [{"hagen-olpe": 2}, {"olpe-corbach": 2}], [0, 1], "shared"),
    ],
)
def test_a_tie_goes_to_more_stones_then_more_carriages_then_is_shared(
    lay: Lay, stones: list[dict[str, int]], carriages: list[dict[str, int]], winners: list[int], why: str
) -> None:
    result = ended(lay, money=[30, 30, 29], stones=[*stones, {"olpe-iron": 9}], carriages=carriages)
    assert (result.winners, result.why) == (winners, why)


@rule("HW-R22")
def test_storage_is_not_the_board_and_black_carriages_on_roads_count(lay: Lay) -> None:
    options = {"lp": True}
    result = ended(lay, options=options, stones=[{"olpe-iron": 1}, {"olpe-iron": 2}], stored_stones=[9])
    assert result.winners == [1]
    given = {"carriages": [{"hagen-olpe": 1}, {"hagen-olpe": 2}], "stored_carriages": [5]}
    assert ended(lay, options=options, **given).winners == [1]
    roads = [{"hagen-olpe": 9}, {"hagen-olpe": 8}]
    result = ended(lay, options=options, money=[9, 9, 0], carriages=roads, extra=0)
    assert (result.winners, result.why) == ([0], "carriages")
