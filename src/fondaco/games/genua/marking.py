"""What markers can do next to an entered alley (GE-102 to GE-104, GE-R23)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fondaco.core.moves import Move, Seat
from fondaco.games.genua.moves import Mark
from fondaco.games.genua.position import Genua

COSTS: Final = {"place": 1, "remove": 1, "replace": 2}
"""Markers from the own supply that each operation takes."""


def marks(p: Genua, seat: Seat, building: str) -> tuple[str, ...]:
    """What may be done on a building."""
    owner = p.owners.get(building, -1)
    if owner == seat:
        return ()
    return ("place",) if owner < 0 else ("remove", "replace")


def cost_of(done: Sequence[str]) -> int:
    """Markers that these operations take from the supply."""
    return sum(COSTS[mark.partition(":")[2]] for mark in done)


def options(p: Genua, seat: Seat) -> list[Move]:
    """Every use of every entered alley that still has its disc, with at least one operation."""
    found: list[Move] = []
    for alley in p.path:
        if alley not in p.city.is_alley or alley in p.cleared:
            continue
        ways: list[tuple[str, ...]] = [()]
        for building in p.city.beside[alley]:
            done = [(), *[(f"{building}:{what}",) for what in marks(p, seat, building)]]
            ways = [(*way, *mark) for way in ways for mark in done]
        found += [Mark(alley, way) for way in ways if way and cost_of(way) <= p.supply[seat]]
    return found
