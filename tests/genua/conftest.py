"""Positions of Die Händler von Genua as a test wants them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import fondaco
from fondaco.games.genua.components import GOODS, KINDS
from fondaco.games.genua.position import Genua

Lay = Callable[..., Genua]


@pytest.fixture
def lay() -> Lay:
    """Lay out a position: `lay(3, "Negotiate", path=["park"], goods=[{"silk": 1}])`; stock and stacks follow from it.

    Lists by seat may be short; hands are lists of cards, empty unless given; `discards` is a plain list of cards.
    """

    def build(
        seats: int = 3, decision: str = "Negotiate", options: dict[str, Any] | None = None, **given: Any
    ) -> Genua:
        game = fondaco.game("genua")
        start = game.start(seats, {"start": 0, **(options or {})})
        assert isinstance(start, Genua)
        state: dict[str, Any] = start.to_json()
        for key, empty in (("goods", {}), ("hands", []), ("supply", 0), ("acted", 0), ("extras", 0)):
            rows = list(given.pop(key, []))
            state[key] = rows + [empty] * (seats - len(rows))
        state["stock"] = {}
        for index, good in enumerate(GOODS):
            state["stock"][good] = start.box.totals[index] - sum(held.get(good, 0) for held in state["goods"])
        state["stock"] |= given.pop("stock", {})
        away = {card for hand in state["hands"] for card in hand}
        state["hands"] = [
            [{"card": card, "knows": [seat]} for card in hand] for seat, hand in enumerate(state["hands"])
        ]
        thrown = given.pop("discards", [])
        state["discards"] = [[card for card in thrown if card.startswith(f"{kind}-")] for kind in KINDS]
        state["pools"] = [
            [card for card in stack if card not in away and card not in thrown] for stack in start.box.stacks
        ]
        for field in ("draws", "deal"):
            state[field] = given.pop(field, state[field])
        state |= {"decision": decision, **given}
        state["books"]["to"] = state["active"]
        p = game.load(state)
        assert isinstance(p, Genua)
        return p

    return build
