"""Privilege cards: how they are gained, turned and used (HW-119 to HW-127)."""

from __future__ import annotations

from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.hellweg.components import KINDS, REFRESHING, STORING, UNSTORING, Road
from fondaco.games.hellweg.moves import PIECES, STONE, Use
from fondaco.games.hellweg.position import DOWN, LOCKED, NOBODY, OPEN, Hellweg
from fondaco.games.hellweg.routes import reached

USE_STORE: dict[str, Move] = {piece: Use(STORING, piece) for piece in PIECES}
USE_UNSTORE: Move = Use(UNSTORING)
USE_REFRESH: Move = Use(REFRESHING)


def earn_by_route(p: Hellweg, seat: Seat, road: Road) -> None:
    """A carriage was put on `road`: whoever connects both ends of a route takes its card (HW-122, HW-123)."""
    box = p.box
    towns = reached(box, p.carriages[seat], box.ends[road][0])
    for kind, ends in box.route.items():
        if kind not in p.privileges[seat] and joins(p, towns, ends):
            gain(p, seat, kind)
    if p.extra == NOBODY and joins(p, towns, box.extra_route):
        p.extra = seat
        p.stored_carriages[seat] += box.extra_carriages  # they wait in storage (HW-R28)
        if p.told is not None:
            p.tell("extra-carriages", seat=seat, count=box.extra_carriages)


def joins(p: Hellweg, towns: int, ends: tuple[str, str]) -> bool:
    """Are both ends among these towns?"""
    both = p.box.town_bit[ends[0]] | p.box.town_bit[ends[1]]
    return towns & both == both


def gain(p: Hellweg, seat: Seat, kind: str) -> None:
    """A privilege card is laid open; it may still be used in this turn (HW-R29)."""
    p.privileges[seat] = {**p.privileges[seat], kind: OPEN}
    if p.told is not None:
        p.tell("privilege", seat=seat, privilege=kind)


def missing(p: Hellweg, seat: Seat) -> list[str]:
    """The kinds a seat does not have (HW-119, HW-124)."""
    return [kind for kind in KINDS if kind not in p.privileges[seat]]


def turn(p: Hellweg, seat: Seat, old: str, new: str, but: str = "") -> None:
    """Every privilege card of `seat` that lies one way now lies the other, except the kind `but`."""
    cards = p.privileges[seat]
    p.privileges[seat] = {kind: new if state == old and kind != but else state for kind, state in cards.items()}


def refresh(p: Hellweg, seat: Seat, but: str = "") -> None:
    """Face-down cards come up, locked for the rest of the turn (HW-120, HW-127, HW-R30)."""
    turn(p, seat, DOWN, LOCKED, but)


def unlock(p: Hellweg, seat: Seat) -> None:
    """In the next own turn they may be used (HW-127)."""
    turn(p, seat, LOCKED, OPEN)


def can_store(p: Hellweg, seat: Seat, piece: str) -> bool:
    """Is there a piece of this kind in the supply or on the board? (HW-R23)"""
    if piece == STONE:
        return p.stone_supply[seat] > 0 or bool(p.stones[seat])
    return p.carriage_supply[seat] > 0 or bool(p.carriages[seat])


def can_unstore(p: Hellweg, seat: Seat) -> bool:
    """Is there something in storage, and a stone in a house beside which it can go? (HW-R24)"""
    return (p.stored_stones[seat] > 0 or p.stored_carriages[seat] > 0) and bool(p.stones[seat])


def usable(p: Hellweg, seat: Seat) -> list[Move]:
    """The privileges that lie open and could do something (HW-125, HW-R31)."""
    moves: list[Move] = []
    for kind in KINDS:
        if p.privileges[seat].get(kind) != OPEN:
            continue
        if kind == STORING:
            moves += [USE_STORE[piece] for piece in PIECES if can_store(p, seat, piece)]
        elif kind == REFRESHING:
            moves.append(USE_REFRESH)
        elif can_unstore(p, seat):
            moves.append(USE_UNSTORE)
    return moves


def check_use(p: Hellweg, seat: Seat, move: Use) -> None:
    """May this privilege be used now? (HW-125, HW-127, HW-R31)"""
    state = p.privileges[seat].get(move.privilege)
    if state is None:
        raise Illegal("no-such-privilege", privilege=move.privilege)
    if state != OPEN:
        raise Illegal("privilege-locked" if state == LOCKED else "privilege-down", privilege=move.privilege)
    if move not in usable(p, seat):
        raise Illegal("privilege-idle", privilege=move.privilege)
