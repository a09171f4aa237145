"""The map of the trade roads as lines of text: towns, roads, and whose pieces stand where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fondaco.games.hellweg.components import Box

WIDTH = 80
HEIGHT = 26
BROWN = "."
PAVED = "="
VILLAGE = "v"
LAND = " "


class Chart:
    """A sheet of characters; what is written first is never written over."""

    def __init__(self) -> None:
        self.rows = [[LAND] * WIDTH for _ in range(HEIGHT)]
        self.taken = [[False] * WIDTH for _ in range(HEIGHT)]

    def free(self, row: int, left: int, width: int) -> bool:
        inside = 0 <= row < HEIGHT and left >= 0 and left + width <= WIDTH
        return inside and not any(self.taken[row][max(0, left - 1) : left + width + 1])

    def write(self, text: str, row: int, left: int) -> None:
        for offset, character in enumerate(text):
            self.rows[row][left + offset] = character
            self.taken[row][left + offset] = True

    def write_near(self, text: str, row: int, middle: int) -> None:
        """Write as near to this spot as there is room."""
        spots = [(abs(down) * 3 + abs(right), down, right) for down in range(-3, 4) for right in range(-12, 13)]
        for _, down, right in sorted(spots):
            left = middle + right - len(text) // 2
            if self.free(row + down, left, len(text)):
                self.write(text, row + down, left)
                return

    def line(self, start: tuple[int, int], end: tuple[int, int], sign: str) -> None:
        """A road, under everything written before it."""
        steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]) // 2, 1)
        for step in range(steps + 1):
            row = round(start[0] + (end[0] - start[0]) * step / steps)
            column = round(start[1] + (end[1] - start[1]) * step / steps)
            beside = self.taken[row][max(0, column - 1) : column + 2]
            if not any(beside) and self.rows[row][column] == LAND:
                self.rows[row][column] = sign

    def lines(self) -> list[str]:
        drawn = ["".join(row).rstrip() for row in self.rows]
        while drawn and not drawn[-1]:
            drawn.pop()
        return drawn


def chart(
    box: Box,
    town_names: Mapping[str, str],
    letters: Mapping[str, str],
    marks: Sequence[str],
    stones: Sequence[Mapping[str, int]],
    carriages: Sequence[Mapping[str, int]],
) -> list[str]:
    """The map: under each town its houses with everybody's stones, beside each road everybody's carriages."""
    spots = placed(box)
    drawn = Chart()
    for town, (row, column) in spots.items():
        houses = []
        for house in box.houses:
            if box.town_of[house] == town:
                counts = [f"{mark}{own[house]}" for mark, own in zip(marks, stones, strict=True) if house in own]
                houses.append(letters[box.ware_of[house]] + "".join(counts))
        drawn.write_near(town_names[town], row, column)
        drawn.write_near(" ".join(houses), row + 1, column)
    for road in box.roads:
        left, right = (spots[end] for end in box.ends[road])
        signs = "".join(mark * own.get(road, 0) for mark, own in zip(marks, carriages, strict=True))
        label = (VILLAGE if box.village[road] else "") + signs
        if label:
            drawn.write_near(label, (left[0] + right[0]) // 2, (left[1] + right[1]) // 2)
    for road in box.roads:
        left, right = (spots[end] for end in box.ends[road])
        drawn.line(left, right, PAVED if box.paved[road] else BROWN)
    return drawn.lines()


def placed(box: Box) -> dict[str, tuple[int, int]]:
    """Row and column of each town on the sheet."""
    rights, downs = zip(*box.place.values(), strict=True)
    spots = {}
    for town, (right, down) in box.place.items():
        row = round((down - min(downs)) / max(1, max(downs) - min(downs)) * (HEIGHT - 2))
        column = 6 + round((right - min(rights)) / max(1, max(rights) - min(rights)) * (WIDTH - 14))
        spots[town] = (row, column)
    return spots
