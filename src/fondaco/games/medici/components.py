"""What is in the box: tiles, ships, pyramids and the tables of rewards (ME-02 to ME-13)."""

from __future__ import annotations

from typing import Final

from fondaco.core.edition import Edition
from fondaco.games.medici import moves

Tile = str
"""A good's letter and a value: `C5` is cloth 5, `X10` the gold."""

GOODS: Final = ("C", "F", "G", "D", "S")
GOLD: Final = "X"


class Box:
    """The components for one edition."""

    def __init__(self, edition: Edition) -> None:
        tiles = edition["tiles"]
        goods = [f"{good}{value}" for good in GOODS for value in tiles["values"]]
        self.tiles: list[Tile] = sorted([*goods, f"{GOLD}{tiles['gold']}"])
        self.value: dict[Tile, int] = {tile: int(tile[1:]) for tile in self.tiles}
        self.pyramid: dict[Tile, int] = {tile: GOODS.index(tile[0]) for tile in self.tiles if tile[0] != GOLD}
        self.draws: dict[Tile, moves.Tile] = {tile: moves.Tile(tile) for tile in self.tiles}
        self.top: int = edition["pyramid"]["top"]
        bonus = edition["pyramid"]["bonus"]
        self.bonus: list[int] = [bonus.get(str(level), 0) for level in range(self.top + 1)]
        self.most: int = edition["lot"]["most"]
        self.days: int = edition["days"]["count"]
        self.table: dict[int, Table] = {int(n): Table(int(n), row) for n, row in edition["players"].items()}


class Table:
    """What the number of players changes."""

    def __init__(self, seats: int, row: dict[str, object]) -> None:
        self.round = [[(seat + k) % seats for k in range(1, seats + 1)] for seat in range(seats)]
        """`round[seat]`: all seats to the left in order, then that seat itself."""
        self.yet_to_bid = [
            [self.round[maker][self.round[maker].index(seat) + 1 :] for seat in range(seats)] for maker in range(seats)
        ]
        """`yet_to_bid[maker][seat]`: who is asked after that seat, the maker last (ME-32)."""
        self.hold: int = number(row["hold"])
        self.day: int = number(row["day"])
        self.money: int = number(row["money"])
        self.cargo: list[int] = numbers(row["cargo"])
        self.goods: list[int] = numbers(row["goods"])


def number(value: object) -> int:
    assert isinstance(value, int)
    return value


def numbers(value: object) -> list[int]:
    assert isinstance(value, list)
    return [number(entry) for entry in value]


def constraints(edition: Edition) -> list[tuple[str, str, str]]:
    """What the rulebook demands of an edition and this one breaks."""
    broken: list[tuple[str, str, str]] = []
    box = Box(edition)
    if len(box.tiles) != 36:
        broken.append(("tiles.values", "ME-02", f"there are 36 tiles, not {len(box.tiles)}"))
    if set(edition["tiles"]["goods"]) != set(GOODS):
        broken.append(("tiles.goods", "ME-02", f"the five goods are {', '.join(GOODS)}"))
    for level in edition["pyramid"]["bonus"]:
        if not 0 < int(level) <= box.top:
            broken.append(("pyramid.bonus", "ME-08", f"there is no step {level} on a pyramid of {box.top}"))
    if not 1 <= box.most <= 3:
        broken.append(("lot.most", "ME-27", "a lot has one, two or three tiles"))
    for players, table in box.table.items():
        path = f"players.{players}"
        if table.hold * players > table.day:
            broken.append((f"{path}.day", "ME-12", f"{table.day} tiles cannot fill {players} ships of {table.hold}"))
        if table.day > len(box.tiles):
            broken.append((f"{path}.day", "ME-12", f"only {len(box.tiles)} tiles exist, {table.day} are asked for"))
        if len(table.cargo) != players:
            broken.append((f"{path}.cargo", "ME-53", f"{players} players need {players} rewards"))
        for name, rewards in (("cargo", table.cargo), ("goods", table.goods)):
            if rewards != sorted(rewards, reverse=True):
                broken.append((f"{path}.{name}", "ME-53", "a better rank never earns less"))
    return broken
