"""The records show each way the game can end."""

from __future__ import annotations

from pathlib import Path

import pytest

from fondaco.core.record import read_record
from fondaco.core.testing import rule
from fondaco.games.wind.moves import Save
from fondaco.games.wind.position import Wind

RECORDS = Path(__file__).parents[2] / "records" / "wind"


def last_position(name: str) -> Wind:
    p = read_record((RECORDS / f"{name}.txt").read_text(encoding="utf-8")).replay()
    assert isinstance(p, Wind)
    return p


@rule("WI-85", "WI-87", "WI-88")
@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("2-players", "points"),
        ("3-players", "points"),
        ("4-players", "points"),
        ("tie-goods", "goods"),
        ("tie-gulden", "gulden"),
        ("tie-shared", "shared"),
        ("capped", "capped"),
    ],
)
def test_a_record_shows_each_way_to_win(name: str, why: str) -> None:
    result = last_position(name).result()
    assert result is not None
    assert result.why == why
    assert len(result.winners) == (2 if why == "shared" else 1)


@rule("WI-R31")
def test_a_record_shows_conservation_of_hand_goods_by_the_house_rule() -> None:
    record = read_record((RECORDS / "conservation.txt").read_text(encoding="utf-8"))
    assert record.options["cons_excess"] == "rotting"
    saved = 0
    p = record.start()
    for seat, move in record.plies:
        assert isinstance(p, Wind)
        if isinstance(move, Save) and p.pile >= 4:
            saved += move.count
        p.play(seat, move)
    assert saved > 0
