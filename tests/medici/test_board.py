"""The table as text."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.core.testing import rule
from fondaco.games.medici.board import board
from fondaco.games.medici.game import MEDICI
from fondaco.words import Words
from medici.conftest import Lay

NAMES = ["● Ada", "■ Bo", "▲ Cy"]
QUAY = "On the quay, offered by ■ Bo: spice 5, gold 10"


@rule("ME-25", "ME-33", "ME-R09")
@pytest.mark.parametrize(
    ("decision", "given", "says"),
    [
        ("DrawTile", {}, ["The quay is empty; ■ Bo makes the next lot."]),
        ("BuildLot", {"lot": ["S5", "X10"]}, [QUAY]),
        ("Bidding", {"lot": ["S5", "X10"], "bidder": 2}, [QUAY]),
        (
            "Bidding",
            {"lot": ["S5", "X10"], "bidder": 0, "bids": [-1, -1, 0]},
            [QUAY, "Bids: ▲ Cy: pass, ● Ada: to speak, ■ Bo: to speak"],
        ),
        (
            "Bidding",
            {"lot": ["S5", "X10"], "bidder": 1, "bids": [4, -1, 0], "high": 4, "leader": 0},
            [QUAY, "Bids: ▲ Cy: pass, ● Ada: 4, ■ Bo: to speak"],
        ),
        (
            "Bidding",
            {"lot": ["S5", "X10"], "bidder": 1, "bids": [4, -1, -1], "high": 4, "leader": 0, "money": [9, 9, 0]},
            [QUAY, "Bids: ▲ Cy: must pass, ● Ada: 4, ■ Bo: to speak"],
        ),
        ("Over", {"day": 3}, []),
    ],
)
def test_the_board_tells_what_is_on_offer_and_what_was_said_on_it(
    lay: Lay, decision: str, given: dict[str, Any], says: list[str]
) -> None:
    p = lay(3, decision, maker=1, **given)
    lines = board(p.view(None), Words("en", MEDICI, NAMES), NAMES).splitlines()
    assert lines[1 : lines.index("")] == says
