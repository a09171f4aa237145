"""Scoring, the end of the game and the winner (WI-18, WI-83 to WI-88)."""

from __future__ import annotations

import pytest

from fondaco.core.testing import rule
from scripting import Playing, outcome
from wind.conftest import Lay

NONE = [0, 0, 0, 0]
CARDS = ["shipping-7", "shipping-8", "shipping-9"]
SIXTY = ["L20-AACC", "L20-AASS", "L20-AASC"]
FORTY = ["L20-AACC", "L20-AASS"]
HARBOUR = ["L12-CCKK", "S7-AC", "S4-A"]


@rule("WI-83", "WI-18")
def test_points_come_from_ships_alone(lay: Lay) -> None:
    p = lay(
        3,
        "RoundEnd",
        cards=CARDS,
        harbour=HARBOUR,
        owned=[SIXTY, ["S2-KK"], []],
        money=[0, 99, 50],
        warehouses=[NONE, [0, 0, 0, 8], NONE],
    )
    result = p.result()
    assert result is not None
    assert result.scores == [60, 2, 0]


@rule("WI-84")
def test_of_others_one_sees_the_number_of_ships_not_their_points(lay: Lay) -> None:
    p = lay(3, "ChooseStack", harbour=HARBOUR, owned=[["L20-AACC", "S2-KK"], ["S8-AA"], []])
    assert p.view(0)["owned"] == [["L20-AACC", "S2-KK"], 1, 0]
    assert p.view(2)["owned"] == [2, 1, []]


@rule("WI-85")
@pytest.mark.parametrize(
    ("seats", "ships", "over"),
    [
        (2, [*FORTY, "L18-AACK"], False),
        (2, SIXTY, True),
        (3, [*FORTY, "S8-AA"], False),
        (3, [*FORTY, "S7-AS", "S3-C"], True),
        (4, [*FORTY, "S8-AA"], False),
        (4, [*FORTY, "S7-AS", "S3-C"], True),
    ],
)
def test_sixty_points_end_a_game_of_two_fifty_one_of_three_or_four(
    lay: Lay, seats: int, ships: list[str], over: bool
) -> None:
    p = lay(
        seats,
        "RoundEnd",
        harbour=HARBOUR,
        cards=[*CARDS, "shipping-11"][:seats],
        owned=[ships, *([] for _ in range(seats - 1))],
    )
    assert (p.result() is not None) == over


@rule("WI-85")
def test_the_round_is_always_completed(lay: Lay, play: Playing) -> None:
    p = lay(
        3,
        "CloseTrade",
        harbour=["L12-CCKK", "S7-AC", "S4-A", "S8-AA"],
        cards=["shipping-7", "storage-2-8", "shipping-9"],
        owned=[[*FORTY, "S3-C", "S4-A"], FORTY[:0], []],
        warehouses=[[1, 0, 1, 0], NONE, [2, 0, 0, 0]],
        goods=[NONE, [1, 0, 0, 0], NONE],
    )
    play(p, "0 load S7-AC")
    assert p.vp(0) >= 50
    assert p.result() is None
    play(p, "1 end", "2 load S8-AA")
    assert p.result() is not None
    assert p.vp(2) == 8


@rule("WI-86")
def test_most_points_win(lay: Lay) -> None:
    p = lay(
        3,
        "RoundEnd",
        cards=CARDS,
        harbour=HARBOUR,
        owned=[FORTY, ["L20-AACC", "L20-AASC", "L18-AACK"], []],
        warehouses=[[0, 0, 0, 8], NONE, NONE],
    )
    result = p.result()
    assert result is not None
    assert result.winners == [1]
    assert result.why == "points"
    assert result.ranks == [2, 1, 3]


TIED = {"cards": CARDS, "harbour": HARBOUR, "owned": [SIXTY, [], ["L20-AACC", "L20-AASS", "L16-ASCK", "S4-A"]]}


@rule("WI-87", "WI-R49")
def test_a_tie_goes_to_more_goods_in_the_warehouse_hand_goods_do_not_count(lay: Lay) -> None:
    p = lay(
        3,
        "RoundEnd",
        **TIED,
        warehouses=[[0, 0, 0, 2], NONE, [3, 0, 0, 0]],
        goods=[[5, 0, 0, 0], NONE, NONE],
        money=[99, 0, 0],
    )
    result = p.result()
    assert result is not None
    assert result.winners == [2]
    assert result.why == "goods"


@rule("WI-R49")
def test_nothing_rots_before_the_tie_break(lay: Lay) -> None:
    tied = {**TIED, "harbour": ["S7-AC"]}
    p = lay(3, "RoundEnd", **tied, warehouses=[[0, 0, 0, 2], NONE, [3, 0, 0, 0]])
    result = p.result()
    assert result is not None
    assert result.winners == [2]
    assert p.warehouses[2] == [3, 0, 0, 0]


@rule("WI-88")
def test_then_to_more_gulden(lay: Lay) -> None:
    p = lay(3, "RoundEnd", **TIED, warehouses=[[0, 0, 0, 2], NONE, [2, 0, 0, 0]], money=[9, 50, 8])
    result = p.result()
    assert result is not None
    assert result.winners == [0]
    assert result.why == "gulden"


@rule("WI-R48")
def test_then_the_victory_is_shared(lay: Lay) -> None:
    p = lay(3, "RoundEnd", **TIED, money=[9, 50, 9])
    result = p.result()
    assert result is not None
    assert result.winners == [0, 2]
    assert result.why == "shared"
    assert result.share(2) == 0.5


@rule("WI-R50")
def test_the_cap_on_rounds_stops_a_game_that_nobody_ends(lay: Lay) -> None:
    p = lay(3, "RoundEnd", cards=CARDS, harbour=HARBOUR, owned=[[], ["S4-A"], []], round=20, options={"max_rounds": 20})
    result = p.result()
    assert result is not None
    assert result.why == "capped"
    assert result.winners == [1]
    q = lay(3, "RoundEnd", cards=CARDS, harbour=HARBOUR, round=19, options={"max_rounds": 20})
    assert q.result() is None
    assert q.round == 20
    reached = lay(
        3, "RoundEnd", cards=CARDS, harbour=HARBOUR, owned=[SIXTY, [], []], round=20, options={"max_rounds": 20}
    )
    assert outcome(reached).why == "points"
