"""The records show each way a day, and a match, can end."""

from __future__ import annotations

import pytest

from fondaco.core.testing import rule
from fondaco.games.medici.position import Medici
from scripting import point, recorded


def days_without_a_filling(name: str) -> int:
    """How many days ended because the bag was empty."""
    filled = set()
    for p in recorded("medici", name).positions():
        assert isinstance(p, Medici)
        if point(p) == "FillShip":
            filled.add(p.day)
    return 3 - len(filled)


@rule("ME-44")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_last_ship_is_filled_in_a_record_of_each_seat_count(seats: int) -> None:
    assert any(point(p) == "FillShip" for p in recorded("medici", f"{seats}-players").positions())


@rule("ME-50")
def test_a_day_ends_with_an_empty_bag_in_a_record() -> None:
    assert days_without_a_filling("bag-empty") == 2
    assert days_without_a_filling("3-players") == 0


@rule("ME-R23")
def test_a_match_ends_with_two_winners_in_a_record() -> None:
    result = recorded("medici", "shared-win").replay().result()
    assert result is not None
    assert (result.winners, result.why) == ([0, 1], "shared")
