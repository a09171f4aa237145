"""The scoring at the end of each day (ME-52 to ME-67)."""

from __future__ import annotations

from functools import lru_cache

from fondaco.games.medici.components import Box, Tile


def pooled(standing: list[int], rewards: list[int]) -> list[int]:
    """Each seat's reward by rank; tied seats share what their places earn, rounded down (ME-54, ME-55, ME-62).

    >>> pooled([23, 20, 16, 16, 14], [30, 20, 10, 5, 0])
    [30, 20, 7, 7, 0]
    """
    paid: list[int] = []
    for own in standing:
        above = tied = 0
        for other in standing:
            if other > own:
                above += 1
            elif other == own:
                tied += 1
        paid.append(sum(rewards[above : above + tied]) // tied)
    return paid


class DayScore:
    """What one day brings each seat, and where the markers stand afterwards (ME-53, ME-59, ME-66)."""

    def __init__(self, ships: list[list[Tile]], levels: list[list[int]], box: Box) -> None:
        self.values = [cargo_value(ship, box) for ship in ships]
        self.cargo = pooled(self.values, box.table[len(ships)].cargo)
        self.levels = climb(levels, ships, box)
        self.goods: list[list[int]] = []
        self.bonus: list[list[int]] = []
        self.income = self.cargo[:]  # all six evaluations together (ME-R22)
        for standing in self.levels:
            goods, bonus = earned(tuple(standing), box)
            self.goods.append(goods)
            self.bonus.append(bonus)
            for seat, share in enumerate(goods):
                self.income[seat] += share + bonus[seat]


@lru_cache(10_000)
def earned(standing: tuple[int, ...], box: Box) -> tuple[list[int], list[int]]:
    """What the markers of one pyramid earn by rank, and by their steps (ME-61, ME-64). Kept: standings come again."""
    bonus = [box.bonus[level] for level in standing]  # each in full, whatever the rank (ME-64, ME-65)
    return pooled(list(standing), box.table[len(standing)].goods), bonus


def cargo_value(ship: list[Tile], box: Box) -> int:
    """The sum of all values on a ship, gold counting 10 (ME-52)."""
    value = 0
    for tile in ship:
        value += box.value[tile]
    return value


def climb(levels: list[list[int]], ships: list[list[Tile]], box: Box) -> list[list[int]]:
    """The markers of all pyramids after each rose a step for every tile of its good, up to the top (ME-57 to ME-60)."""
    risen = [standing[:] for standing in levels]
    for seat, ship in enumerate(ships):
        for tile in ship:
            good = box.pyramid.get(tile, -1)
            if good >= 0 and risen[good][seat] < box.top:  # gold has no pyramid
                risen[good][seat] += 1
    return risen
