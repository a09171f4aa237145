"""The scoring (ME-52 to ME-67)."""

from __future__ import annotations

import pytest

import fondaco
from fondaco.core.testing import rule
from fondaco.games.medici.components import Box
from fondaco.games.medici.scoring import DayScore, cargo_value, climb, pooled
from medici.conftest import Lay

BOX: Box = fondaco.game("medici").start(4).setup.box
NO_LEVELS = [[0] * 4 for _ in range(5)]


@rule("ME-52")
def test_cargo_is_the_sum_of_the_values_gold_counting_ten() -> None:
    assert cargo_value(["C5", "D5", "G3", "G0", "X10"], BOX) == 23


@rule("ME-53", "ME-56")
@pytest.mark.parametrize(
    ("seats", "paid"),
    [(2, [20, 0]), (3, [30, 15, 0]), (4, [30, 20, 10, 0]), (5, [30, 20, 10, 5, 0]), (6, [30, 20, 15, 10, 5, 0])],
)
def test_cargo_pays_by_rank(seats: int, paid: list[int]) -> None:
    assert pooled(list(range(seats, 0, -1)), BOX.table[seats].cargo) == paid


@rule("ME-54", "ME-55")
def test_tied_ranks_share_what_their_places_earn_rounded_down() -> None:
    assert pooled([9, 9, 5, 1], [30, 20, 10, 0]) == [25, 25, 10, 0]
    assert pooled([9, 7, 7, 7, 1], [30, 20, 10, 5, 0]) == [30, 11, 11, 11, 0]


@rule("ME-R16")
def test_a_tie_for_last_place_shares_the_better_place_too() -> None:
    assert pooled([9, 4, 4], [30, 15, 0]) == [30, 7, 7]


@rule("ME-R17")
def test_an_empty_ship_takes_part_in_the_ranking() -> None:
    score = DayScore([["C5"], ["D0"], [], ["G1"]], NO_LEVELS, BOX)
    assert score.values == [5, 0, 0, 1]
    assert score.cargo == [30, 5, 5, 20]


@rule("ME-57", "ME-58")
def test_each_tile_is_one_step_whatever_its_value_and_gold_is_none() -> None:
    ships = [["C0", "C5", "X10"], ["F1"], [], []]
    score = DayScore(ships, NO_LEVELS, BOX)
    assert score.levels == [[2, 0, 0, 0], [0, 1, 0, 0], *[[0] * 4] * 3]


@rule("ME-60")
def test_a_marker_never_passes_the_top() -> None:
    levels = [*[[0] * 3] * 4, [6, 7, 3]]
    assert climb(levels, [["S0", "S1", "S2"], ["S3"], ["S4"]], BOX)[4] == [7, 7, 4]


@rule("ME-61")
def test_the_highest_marker_earns_ten_the_second_five() -> None:
    assert pooled([4, 3, 1, 0], BOX.table[4].goods) == [10, 5, 0, 0]
    assert [BOX.table[seats].goods for seats in range(2, 7)] == [[10, 0], *[[10, 5]] * 4]


@rule("ME-62", "ME-R20")
@pytest.mark.parametrize(
    ("standing", "paid"),
    [
        ([3, 3, 1, 0], [7, 7, 0, 0]),
        ([3, 1, 1, 0], [10, 2, 2, 0]),
        ([3, 3, 3, 0], [5, 5, 5, 0]),
        ([2, 2, 2, 2], [3, 3, 3, 3]),
        ([2] * 5, [3] * 5),
        ([2] * 6, [2] * 6),
    ],
)
def test_tied_markers_pool_the_rewards_of_their_places(standing: list[int], paid: list[int]) -> None:
    assert pooled(standing, [10, 5]) == paid


@rule("ME-63")
def test_markers_on_the_lowest_step_can_earn_too() -> None:
    assert DayScore([["C0"], [], [], []], NO_LEVELS, BOX).goods[0] == [10, 1, 1, 1]


@rule("ME-64", "ME-65")
def test_a_bonus_step_pays_everybody_on_it_in_full() -> None:
    levels = [[6, 5, 7, 0], *[[0] * 4] * 4]
    score = DayScore([["C0"], ["C1"], [], []], levels, BOX)
    assert score.levels[0] == [7, 6, 7, 0]
    assert score.bonus[0] == [20, 10, 20, 0]


@rule("ME-R18")
def test_the_bonus_is_paid_again_each_day_the_marker_stands_there() -> None:
    levels = [[5, 0, 0, 0], *[[0] * 4] * 4]
    assert DayScore([[], [], [], []], levels, BOX).bonus[0] == [5, 0, 0, 0]


@rule("ME-R19")
def test_two_markers_on_top_are_tied_though_one_would_be_higher() -> None:
    levels = [[6, 6, 0, 0], *[[0] * 4] * 4]
    score = DayScore([["C0", "C1", "C2"], ["C3"], [], []], levels, BOX)
    assert score.goods[0] == [7, 7, 0, 0]


@rule("ME-66", "ME-R22")
def test_a_days_income_is_the_sum_of_all_six_evaluations() -> None:
    score = DayScore([["C5", "S2"], ["C4"], ["S3"], []], NO_LEVELS, BOX)
    assert score.cargo == [30, 20, 10, 0]
    assert [goods[0] for goods in score.goods] == [7, 3, 3, 3, 7]
    assert score.income[0] == 30 + 7 + 3 + 3 + 3 + 7


@rule("ME-R22", "ME-16")
def test_the_poorest_after_the_scoring_opens_the_next_day(lay: Lay) -> None:
    p = lay(4, "ScoreDay", money=[40, 10, 40, 50], ships=[["C5"], ["S5", "S4", "X10"], [], []])
    assert p.money == [80, 60, 56, 66]
    assert p.maker == 2


@rule("ME-67", "ME-R21")
def test_markers_move_in_the_scoring_not_on_buying(lay: Lay) -> None:
    from fondaco.games.medici.moves import Bid

    p = lay(4, "Bidding", maker=0, lot=["C5"], bidder=0, bids=[-1, 0, 0, 0])
    p.play(0, Bid(1))
    assert p.ships[0] == ["C5"]
    assert p.levels[0] == [0, 0, 0, 0]


@rule("ME-EX2")
def test_samantha_doug_sue_bob_and_nancy() -> None:
    ships = [
        ["C5", "D5", "G3", "G0", "X10"],
        ["G5", "D4", "F4", "F3", "S4"],
        ["S5", "C3", "C2", "C1", "D5"],
        ["S3", "G5", "G4", "G2", "F2"],
        ["S5", "S2", "D3", "D0", "C4"],
    ]
    score = DayScore(ships, [[0] * 5] * 5, BOX)
    assert score.values == [23, 20, 16, 16, 14]
    assert score.cargo == [30, 20, 7, 7, 0]


@rule("ME-EX3")
def test_sue_leads_a_pyramid_before_three_equals() -> None:
    assert pooled([4, 2, 2, 2], [10, 5]) == [10, 1, 1, 1]


@rule("ME-EX4")
def test_sue_on_top_nancy_and_doug_one_step_below() -> None:
    levels = [[7, 6, 6, 3], *[[0] * 4] * 4]
    score = DayScore([[], [], [], []], levels, BOX)
    assert [score.goods[0][seat] + score.bonus[0][seat] for seat in range(4)] == [30, 12, 12, 0]
