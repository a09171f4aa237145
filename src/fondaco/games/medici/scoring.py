"""The scoring at the end of each day (ME-52 to ME-67)."""

from __future__ import annotations

from collections.abc import Sequence

from fondaco.games.medici.components import GOODS, Box, Tile


def pooled(standing: Sequence[int], rewards: Sequence[int]) -> list[int]:
    """Each seat's reward by rank; tied seats share what their places earn, rounded down (ME-54, ME-55, ME-62).

    >>> pooled([23, 20, 16, 16, 14], [30, 20, 10, 5, 0])
    [30, 20, 7, 7, 0]
    """
    order = sorted(standing, reverse=True)
    paid: list[int] = []
    for own in standing:
        place, tied = order.index(own), order.count(own)
        paid.append(sum(rewards[place : place + tied]) // tied)
    return paid


def cargo_value(ship: Sequence[Tile], box: Box) -> int:
    """The sum of all values on a ship, gold counting 10 (ME-52)."""
    return sum(box.value[tile] for tile in ship)


def climb(levels: Sequence[int], ships: Sequence[Sequence[Tile]], good: str, top: int) -> list[int]:
    """The markers of one pyramid after each rose a step for every tile of its good, up to the top (ME-57 to ME-60)."""
    return [min(top, level + "".join(ship).count(good)) for level, ship in zip(levels, ships, strict=True)]


class DayScore:
    """What one day brings each seat, and where the markers stand afterwards."""

    def __init__(self, ships: Sequence[Sequence[Tile]], levels: Sequence[Sequence[int]], box: Box) -> None:
        table = box.table[len(ships)]
        self.values = [cargo_value(ship, box) for ship in ships]
        self.cargo = pooled(self.values, table.cargo)
        self.levels = [climb(levels[g], ships, good, box.top) for g, good in enumerate(GOODS)]
        self.goods = [pooled(standing, table.goods) for standing in self.levels]
        self.bonus = [[box.bonus[level] for level in standing] for standing in self.levels]  # ME-64, ME-65

    def income(self, seat: int) -> int:
        """All six evaluations together (ME-R22)."""
        pyramids = zip(self.goods, self.bonus, strict=True)
        return self.cargo[seat] + sum(goods[seat] + bonus[seat] for goods, bonus in pyramids)
