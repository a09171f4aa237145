"""The city: fields, neighbours and the ring of the edge buildings, all worked out from a grid of squares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

MARKET: Final = "market"


def field_of(code: str, row: int, column: int, legend: Mapping[str, str]) -> str:
    """The field whose square this is: `..` is an alley, `MM` the market, anything else a building (GE-02)."""
    if code == "..":
        return f"alley-{row}{column}"
    return MARKET if code == "MM" else legend[code]


class City:
    """One layout of the board (GE-02, GE-20, GE-100)."""

    def __init__(self, rows: Sequence[str], legend: Mapping[str, str]) -> None:
        self.squares: dict[tuple[int, int], str] = {}
        """The field at (row, column), each from 1 to 8."""
        for row, line in enumerate(rows, 1):
            for column, code in enumerate(line.split(), 1):
                self.squares[row, column] = field_of(code, row, column, legend)
        self.fields: tuple[str, ...] = tuple(dict.fromkeys(self.squares.values()))
        self.alleys: tuple[str, ...] = tuple(sorted(f for f in self.fields if f.startswith("alley-")))
        self.buildings: tuple[str, ...] = tuple(f for f in self.fields if f != MARKET and f not in self.alleys)
        self.is_building: frozenset[str] = frozenset(self.buildings)
        self.is_alley: frozenset[str] = frozenset(self.alleys)
        self.neighbours: dict[str, tuple[str, ...]] = {field: self.around(field) for field in self.fields}
        self.beside: dict[str, tuple[str, ...]] = {
            alley: tuple(f for f in self.neighbours[alley] if f in self.is_building) for alley in self.alleys
        }
        """The buildings next to each alley (GE-100)."""

    def around(self, field: str) -> tuple[str, ...]:
        """The fields that share a side of a square with `field`, in the order of the board (GE-20)."""
        found: set[str] = set()
        for (row, column), here in self.squares.items():
            if here == field:
                for spot in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)):
                    found.add(self.squares.get(spot, field))
        return tuple(other for other in self.fields if other in found and other != field)

    def distance(self, start: str, goal: str) -> int:
        """How many moves of the tower lie between two fields (GE-83)."""
        reached, steps = {start}, 0
        while goal not in reached:
            reached |= {near for field in reached for near in self.neighbours[field]}
            steps += 1
        return steps


def chains(ring: Sequence[str], owned: Sequence[str]) -> list[int]:
    """The lengths of the maximal runs of `owned` buildings along a closed ring (GE-105, GE-106).

    >>> chains("abcdef", "abdf")
    [1, 3]
    """
    size = len(ring)
    marks = [building in owned for building in ring]
    if all(marks):
        return [size]
    lengths: list[int] = []
    for spot in range(size):
        if marks[spot] and not marks[spot - 1]:
            length = 1
            while marks[(spot + length) % size]:
                length += 1
            lengths.append(length)
    return sorted(lengths)
