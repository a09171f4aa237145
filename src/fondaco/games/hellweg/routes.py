"""Which towns a player's own carriages connect, and what a transport over them leaves behind (HW-40 to HW-48)."""

from __future__ import annotations

from collections.abc import Mapping

from fondaco.core.moves import Move
from fondaco.games.hellweg.components import Box, House, Road


def reached(box: Box, carriages: Mapping[Road, int], town: str) -> int:
    """The towns connected with `town`, itself included, as a sum of their bits (HW-41)."""
    seen = box.town_bit[town]
    todo = [town]
    while todo:
        for way in box.ways[todo.pop()]:
            if way.road in carriages and not seen & way.to_bit:
                seen |= way.to_bit
                todo.append(way.to)
    return seen


class Deliveries:
    """Every distinct outcome of bringing a ware to a town, by walking each simple path once (HW-R07).

    A player has a handful of carriages, so there are few paths. The walk starts at the town that wants the ware and
    so finds all sources together; an outcome is the set of carriages taken back and whether a village was passed.
    """

    def __init__(self, box: Box, carriages: Mapping[Road, int], sources: Mapping[str, House]) -> None:
        self.box = box
        self.carriages = carriages
        self.sources = sources
        """The house from which the ware can come, by town."""
        self.found: dict[str, set[int]] = {}
        """By town: outcomes, each twice the sum of the bits of roads to clear, plus 1 if a village is passed."""

    def walk(self, town: str, seen: int, cost: int, village: int) -> None:
        for way in self.box.ways[town]:
            own = self.carriages.get(way.road, 0)
            if not own or seen & way.to_bit:
                continue
            # A paved road keeps its carriage, a doubled one keeps both (HW-46, HW-47).
            paid = cost | way.brown_bit if own == 1 else cost
            passed = 1 if village or way.village else 0
            if way.to in self.sources:
                self.found.setdefault(way.to, set()).add(paid << 1 | passed)
            self.walk(way.to, seen | way.to_bit, paid, passed)


def deliveries(
    box: Box, stones: Mapping[House, int], carriages: Mapping[Road, int], town: str, ware: str, fares: bool
) -> list[Move]:
    """The sales by transport of `ware` to `town`, each outcome once, in the order of the houses (HW-40, HW-44)."""
    sources: dict[str, House] = {}
    for house in box.houses_of[ware]:
        if house in stones:
            sources[box.town_of[house]] = house
    sources.pop(town, None)
    if not sources or not carriages:
        return []
    search = Deliveries(box, carriages, sources)
    search.walk(town, box.town_bit[town], 0, 0)
    moves: list[Move] = []
    for source, house in sources.items():
        outcomes = search.found.get(source)
        if outcomes is not None:
            if not fares:  # without passengers a village on the way makes no difference
                outcomes = {outcome & ~1 for outcome in outcomes}
            moves += [box.transport(house, outcome >> 1, outcome & 1) for outcome in sorted(outcomes)]
    return moves
