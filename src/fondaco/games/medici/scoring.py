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
    paid: dict[int, int] = {}
    for own in standing:
        if own not in paid:
            place, tied = order.index(own), order.count(own)
            paid[own] = sum(rewards[place : place + tied]) // tied
    return [paid[own] for own in standing]


def cargo_value(ship: Sequence[Tile], box: Box) -> int:
    """The sum of all values on a ship, gold counting 10 (ME-52)."""
    return sum([box.value[tile] for tile in ship])


def climb(levels: Sequence[int], holds: Sequence[str], good: str, top: int) -> list[int]:
    """The markers of one pyramid after each rose a step for every tile of its good, up to the top (ME-57 to ME-60).

    >>> climb([6, 0, 0], ["S0S5X10", "S1C2", ""], "S", 7)
    [7, 1, 0]
    """
    risen = [level + hold.count(good) for level, hold in zip(levels, holds, strict=True)]
    return [level if level < top else top for level in risen]


class DayScore:
    """What one day brings each seat, and where the markers stand afterwards."""

    def __init__(self, ships: Sequence[Sequence[Tile]], levels: Sequence[Sequence[int]], box: Box) -> None:
        table = box.table[len(ships)]
        holds = ["".join(ship) for ship in ships]
        self.values = [cargo_value(ship, box) for ship in ships]
        self.cargo = pooled(self.values, table.cargo)
        self.levels = [climb(standing, holds, good, box.top) for standing, good in zip(levels, GOODS, strict=True)]
        self.goods = [pooled(standing, table.goods) for standing in self.levels]
        self.bonus = [[box.bonus[level] for level in standing] for standing in self.levels]  # ME-64, ME-65

    def income(self) -> list[int]:
        """All six evaluations together, for each seat (ME-R22)."""
        return [sum(rewards) for rewards in zip(self.cargo, *self.goods, *self.bonus, strict=True)]
