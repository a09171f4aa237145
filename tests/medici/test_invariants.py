"""A position laid by hand is refused where play from it would break a rule."""

from __future__ import annotations

import pytest

from fondaco.core.errors import BadPosition
from fondaco.core.testing import rule

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
        ("DrawTile", {"bids": [-1, 3, -1]}, "before a lot is offered"),
    ],
)
def test_no_position_from_which_a_rule_would_break(lay, decision, given, says) -> None:
    with pytest.raises(BadPosition, match=says):
        lay(3, decision, **given)
