"""What is in the box: tiles, ships, pyramids and the tables of rewards (ME-02 to ME-13)."""

from __future__ import annotations

from typing import Final

from fondaco.core.edition import Broken, Edition
from fondaco.games.medici import moves

Tile = str
"""A good's letter and a value: `C5` is cloth 5, `X10` the gold."""

GOODS: Final = ("C", "F", "G", "D", "S")
GOLD: Final = "X"
TILES: Final = 36
SILENT: Final = -1
"""In `bids`: this seat has not spoken on the lot yet."""

STATED: Final = [
    ("tiles.goods", "ME-02", {"C": "cloth", "F": "fur", "G": "grain", "D": "dye", "S": "spice"}),
    ("tiles.values", "ME-02", [0, 1, 2, 3, 4, 5, 5]),
    ("tiles.gold", "ME-02", 10),
    ("pyramid.top", "ME-06", 7),
    ("pyramid.bonus", "ME-08", {"5": 5, "6": 10, "7": 20}),
    ("lot.most", "ME-27", 3),
    ("days.count", "ME-23", 3),
    *[(f"players.{n}.hold", "ME-03", 5) for n in range(3, 7)],
    *[(f"players.{n}.day", "ME-12", 6 * n) for n in range(3, 7)],
    *[(f"players.{n}.money", "ME-09", 40 if n < 5 else 30) for n in range(3, 7)],
    *[(f"players.{n}.goods", "ME-61", [10, 5]) for n in range(3, 7)],
    ("players.3.cargo", "ME-53", [30, 15, 0]),
    ("players.4.cargo", "ME-53", [30, 20, 10, 0]),
    ("players.5.cargo", "ME-53", [30, 20, 10, 5, 0]),
    ("players.6.cargo", "ME-53", [30, 20, 15, 10, 5, 0]),
]
"""What the rulebook says of the box, for three to six players."""


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
        self.table: dict[int, Table] = {n: Table(n, edition["players"][str(n)]) for n in range(2, 7)}


class Table:
    """What the number of players changes."""

    def __init__(self, seats: int, row: dict[str, object]) -> None:
        self.round = [[(seat + k) % seats for k in range(1, seats + 1)] for seat in range(seats)]
        """`round[seat]`: all seats to the left in order, then that seat itself."""
        self.yet_to_bid = [
            [self.round[maker][self.round[maker].index(seat) + 1 :] for seat in range(seats)] for maker in range(seats)
        ]
        """`yet_to_bid[maker][seat]`: who is asked after that seat, the maker last (ME-32)."""
        self.alone: list[tuple[int, ...]] = [(seat,) for seat in range(seats)]
        """`alone[seat]`: that seat as the only one being asked; made once, since every decision asks somebody."""
        self.silent = [SILENT] * seats
        """What everybody has said when a lot is offered."""
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


def constraints(edition: Edition) -> list[Broken]:
    """What the rulebook demands of an edition and this one breaks."""
    return edition.against(STATED) + pair_constraints(Box(edition).table[2])


def pair_constraints(table: Table) -> list[Broken]:
    """The rulebook is for three to six; with two, a day must still be possible and a better rank earn no less."""
    broken: list[Broken] = []
    if table.hold < 1:
        broken.append(("players.2.hold", "ME-03", "a ship carries at least one tile"))
    if not 2 * table.hold <= table.day <= TILES:
        broken.append(
            ("players.2.day", "ME-12", f"{2 * table.hold} to {TILES} tiles can fill two ships, not {table.day}")
        )
    if table.money < 0:
        broken.append(("players.2.money", "ME-11", "nobody owes money"))
    for name, ident, rewards in (("cargo", "ME-53", table.cargo), ("goods", "ME-61", table.goods)):
        if len(rewards) != 2 or not rewards[0] >= rewards[1] >= 0:
            broken.append((f"players.2.{name}", ident, "two rewards, of which the better rank earns no less"))
    return broken
