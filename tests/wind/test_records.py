"""The records show each way the game can end."""

from __future__ import annotations

import pytest

from fondaco.core.testing import rule
from fondaco.games.wind.moves import Save
from fondaco.games.wind.position import Wind
from scripting import recorded


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
    result = recorded("wind", name).replay().result()
    assert result is not None
    assert result.why == why
    assert len(result.winners) == (2 if why == "shared" else 1)


@rule("WI-R31")
def test_a_record_shows_conservation_of_hand_goods_by_the_house_rule() -> None:
    record = recorded("wind", "conservation")
    assert record.options["cons_excess"] == "rotting"
    saved = 0
    p = record.start()
    for seat, move in record.plies:
        assert isinstance(p, Wind)
        if isinstance(move, Save) and p.pile >= 4:
            saved += move.count
        p.play(seat, move)
    assert saved > 0
