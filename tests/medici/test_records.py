"""The records show each way a day can end."""

from __future__ import annotations

from pathlib import Path

import pytest

from fondaco.core.record import read_record
from fondaco.core.testing import rule
from fondaco.games.medici.position import Medici

RECORDS = Path(__file__).parents[2] / "records" / "medici"


def days_without_a_filling(name: str) -> int:
    """How many days ended because the bag was empty."""
    filled = set()
    for p in read_record((RECORDS / name).read_text(encoding="utf-8")).positions():
        assert isinstance(p, Medici)
        if repr(p.decision) == "FillShip":
            filled.add(p.day)
    return 3 - len(filled)


@rule("ME-44")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_last_ship_is_filled_in_a_record_of_each_seat_count(seats: int) -> None:
    positions = read_record((RECORDS / f"{seats}-players.txt").read_text(encoding="utf-8")).positions()
    assert any(repr(p.decision) == "FillShip" for p in positions)


@rule("ME-50")
def test_a_day_ends_with_an_empty_bag_in_a_record() -> None:
    assert days_without_a_filling("bag-empty.txt") == 2
    assert days_without_a_filling("3-players.txt") == 0
