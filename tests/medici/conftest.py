"""Positions of Medici as a test wants them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import fondaco
from fondaco.games.medici.position import Medici

Lay = Callable[..., Medici]


@pytest.fixture
def lay() -> Lay:
    """Lay out a position: `lay(seats=4, decision="BuildLot", ships=[…], lot=[…])`; bag and unseen follow from it."""

    def build(seats: int = 4, decision: str = "DrawTile", **given: Any) -> Medici:
        game = fondaco.game("medici")
        state: dict[str, Any] = game.start(seats, {"start": 0}).to_json()
        state |= {"decision": decision, "ships": [[] for _ in range(seats)]} | given
        seen = [tile for ship in state["ships"] for tile in ship] + state["lot"] + state["discards"]
        for tile in seen:
            state["unseen"].remove(tile)
        state["bag"] = state["bag"] - len(seen)
        p = game.load(state)
        assert isinstance(p, Medici)
        return p

    return build
