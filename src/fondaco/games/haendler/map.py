"""The road net as a drawing in letters, from the places an edition gives its fields.

Fields are dots, junctions `+`, cities rings. A wagon is its number with an arrow for where it goes; the
courier is `K`.
"""

from __future__ import annotations

from fondaco.core.events import Say
from fondaco.core.secrecy import Json
from fondaco.games.haendler.components import Box

COLUMNS, ROWS = 92, 26
ARROWS = {(0, -1): "^", (0, 1): "v", (-1, 0): "<", (1, 0): ">"}


def draw_map(view: Json, box: Box, say: Say) -> list[str]:
    """The map with everything that stands on it."""
    grid = [[" "] * COLUMNS for _ in range(ROWS)]
    spots = {field: spot(box, field) for field in box.roads.beside}
    for field, beside in box.roads.beside.items():
        x, y = spots[field]
        grid[y][x] = "o" if field in box.roads.cities else "+" if len(beside) > 2 else "."
    for city in box.cities:
        x, y = spots[city]
        write(grid, x + 1, y, say(f"city-{city}"))
    if view["courier"]:
        x, y = spots[view["courier"]]
        grid[y][x] = "K"
    for wagon, (at, came) in enumerate(zip(view["at"], view["came"], strict=True)):
        x, y = spots[at]
        grid[y][x] = str(wagon + 1)
        if came:
            write(grid, x + 1, y, arrow(spots[came], (x, y)) + ("K" if at == view["courier"] else ""))
    rows = ["".join(row).rstrip() for row in grid]
    while rows and not rows[0]:
        rows.pop(0)
    while rows and not rows[-1]:
        rows.pop()
    return [f"{say('board-map')}:", *[f"  {row}" for row in rows]]


def spot(box: Box, field: str) -> tuple[int, int]:
    x, y = box.places[field]
    return min(COLUMNS - 12, x * (COLUMNS - 12) // 1000), min(ROWS - 1, y * ROWS // 1000)


def write(grid: list[list[str]], x: int, y: int, text: str) -> None:
    for offset, letter in enumerate(text):
        if x + offset < COLUMNS:
            grid[y][x + offset] = letter


def arrow(come: tuple[int, int], here: tuple[int, int]) -> str:
    """The side away from where a wagon came from."""
    right, down = here[0] - come[0], here[1] - come[1]
    if abs(right) >= 2 * abs(down):
        return ARROWS[1 if right > 0 else -1, 0]
    return ARROWS[0, 1 if down > 0 else -1]
