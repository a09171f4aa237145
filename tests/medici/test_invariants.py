"""A position laid by hand is refused where play from it would break a rule."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.core.errors import BadPosition
from fondaco.core.testing import rule
from medici.conftest import Lay

FULL = [["C0", "C1", "C2", "C3", "C4"], ["F0", "F1", "F2", "F3", "F4"]]
EMPTY_BAG = [*FULL[0], *FULL[1], "G0", "G1", "G2", "G3", "G4", "S0", "S1", "S2"]


@rule("ME-27", "ME-43", "ME-44")
@pytest.mark.parametrize(
    ("decision", "given", "says"),
    [
        ("DrawTile", {"lot": ["S3", "S4", "S5"]}, "a place in the lot"),
        ("DrawTile", {"discards": EMPTY_BAG}, "a tile in the bag"),
        ("BuildLot", {"lot": EMPTY_BAG[-1:], "discards": EMPTY_BAG[:-1]}, "a tile in the bag"),
        ("BuildLot", {}, "one or two tiles"),
        ("DrawTile", {"ships": [*FULL, []]}, "two seats in the market"),
        ("FillShip", {}, "alone in the market"),
        ("FillShip", {"maker": 0, "ships": [*FULL, []]}, "alone in the market"),
        ("DrawTile", {"maker": 3}, "maker must be a seat"),
        ("DrawTile", {"bids": [-1, 3, -1]}, "before a lot is offered"),
        ("BuildLot", {"lot": ["S5"], "high": 50, "leader": 1}, "before a lot is offered"),
        ("DrawTile", {"maker": 0, "ships": [FULL[0], [], []]}, "room on his ship"),
        ("StartDay", {"lot": ["S5", "S4", "S3"]}, "only while it is made and sold"),
        ("StartDay", {"discards": EMPTY_BAG}, "all tiles unseen"),
        ("Settle", {"lot": ["S5"], "bids": [0, 50, 0], "high": 50, "leader": 1}, "needs the money"),
        ("Settle", {"lot": ["S5"], "bids": [0, 5, 0], "high": 5, "leader": 9}, "must tell the highest bid"),
    ],
)
def test_no_position_from_which_a_rule_would_break(lay: Lay, decision: str, given: dict[str, Any], says: str) -> None:
    with pytest.raises(BadPosition, match=says):
        lay(3, decision, **given)


@rule("ME-33", "ME-35", "ME-36")
@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"bids": [-1, 50, -1], "high": 50, "leader": 1}, "needs the money"),
        ({"bids": [-1, 5, -1], "high": 5, "leader": 1, "ships": [[], FULL[1], []]}, "room for the lot"),
        ({"bids": [-1, 5, -1], "high": 5, "leader": -1}, "must tell the highest bid"),
        ({"bids": [-1, -1, -1], "high": 0, "leader": 2}, "must tell the highest bid"),
        ({"bids": [5, -1, -1], "high": 5, "leader": 0}, "before his turn"),
        ({"bids": [-1, 9, 5], "high": 9, "leader": 1, "bidder": 0}, "above the last"),
        ({"bids": [-1, 5, 5], "high": 5, "leader": 1, "bidder": 0}, "above the last"),
        ({"bids": [-1, -1, -1]}, "in his turn"),
    ],
)
def test_no_bids_that_could_not_have_been_made(lay: Lay, given: dict[str, Any], says: str) -> None:
    with pytest.raises(BadPosition, match=says):
        lay(3, "Bidding", **{"maker": 0, "bidder": 2, "lot": ["S5", "S4"], **given})
