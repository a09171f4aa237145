"""Stones and carriages between supply, board and storage. Dicts are replaced, never altered: copies share them."""

from __future__ import annotations

from fondaco.core.moves import Seat
from fondaco.games.hellweg.components import House, Road
from fondaco.games.hellweg.moves import STORAGE
from fondaco.games.hellweg.position import Hellweg
from fondaco.games.hellweg.privileges import earn_by_route


def put_stone(p: Hellweg, seat: Seat, house: House) -> None:
    """One more stone of `seat` into a house; where it came from is the caller's matter (HW-57, HW-59)."""
    stones = p.stones[seat].copy()
    stones[house] = stones.get(house, 0) + 1
    p.stones[seat] = stones
    if p.told is not None:
        p.tell("stone-placed", seat=seat, house=house)


def put_carriage(p: Hellweg, seat: Seat, road: Road) -> None:
    """One more carriage on a road: a village pays at once, and a route may be complete (HW-61, HW-R27)."""
    carriages = p.carriages[seat].copy()
    carriages[road] = carriages.get(road, 0) + 1
    p.carriages[seat] = carriages
    village = p.box.village[road]
    if village:
        p.money[seat] += 1
    if p.told is not None:
        p.tell("carriage-placed", seat=seat, road=road, village=int(village))
    if p.lp:
        earn_by_route(p, seat, road)


def take_stone(p: Hellweg, seat: Seat, house: House) -> None:
    """A stone of `seat` leaves a house."""
    p.stones[seat] = without_one(p.stones[seat], house)


def take_carriage(p: Hellweg, seat: Seat, road: Road) -> None:
    """A carriage of `seat` leaves a road."""
    p.carriages[seat] = without_one(p.carriages[seat], road)


def withdraw_stone(p: Hellweg, seat: Seat, source: str) -> None:
    """The supply is empty: a stone comes from a house or from storage (HW-84, HW-128)."""
    if source == STORAGE:
        p.stored_stones[seat] -= 1
    else:
        take_stone(p, seat, source)
    if p.told is not None:
        p.tell("withdrawn", seat=seat, piece="stone", source=source)


def withdraw_carriage(p: Hellweg, seat: Seat, source: str) -> None:
    """The supply is empty: a carriage comes from a road or from storage, and brings no thaler (HW-77, HW-84)."""
    if source == STORAGE:
        p.stored_carriages[seat] -= 1
    else:
        take_carriage(p, seat, source)
    if p.told is not None:
        p.tell("withdrawn", seat=seat, piece="carriage", source=source)


def without_one(counts: dict[str, int], place: str) -> dict[str, int]:
    """The same counts with one less at `place`; places without any are left out."""
    rest = counts.copy()
    if rest[place] == 1:
        del rest[place]
    else:
        rest[place] -= 1
    return rest
