"""Special cards within an action: any ware, exchange, the action of an own building (GE-86 to GE-96)."""

from __future__ import annotations

from typing import Final

from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.genua.components import (
    ANY_WARE,
    BUILDING_ACTION,
    EXCHANGE,
    GOODS,
    INDEX,
    KINDS,
    LARGE,
    MARKER,
    PALAZZO,
    WARES,
)
from fondaco.games.genua.dealing import fits, promised_special
from fondaco.games.genua.moves import AnyWare, Exchange, UseBuilding
from fondaco.games.genua.position import Genua
from fondaco.games.genua.yields import (
    available,
    check_order,
    deliver_order,
    orders_for,
    put_back,
    rewards_left,
    take_goods,
    take_one,
)

SPECIAL_MOVES: Final = (AnyWare, Exchange, UseBuilding)


def usable_special(p: Genua, seat: Seat) -> bool:
    """Does the seat hold a special card it could use within its action? Everybody can see this (GE-R29)."""
    goods = p.goods[seat]
    if goods[EXCHANGE] and givable(p, seat):
        return True
    if goods[ANY_WARE] and any(p.stock[: len(WARES)]):
        return True
    return goods[BUILDING_ACTION] > 0 and bool(own_buildings(p, seat))


def own_buildings(p: Genua, seat: Seat) -> list[str]:
    """Buildings whose action a card can bring; on the own palazzo card would go out and card come back (GE-R20)."""
    return [b for b in p.city.buildings if p.owners.get(b, -1) == seat and b != PALAZZO]


def special_moves(p: Genua, seat: Seat) -> list[Move]:
    """Every way to use a special card now."""
    goods = p.goods[seat]
    moves: list[Move] = []
    if goods[ANY_WARE]:
        moves += [AnyWare(ware) for ware in WARES if available(p, seat, ware) > 0]
    if goods[EXCHANGE]:
        moves += [Exchange(piece) for piece in givable(p, seat) if not exchange_fault(p, seat, piece)]
    if goods[BUILDING_ACTION]:
        for building in own_buildings(p, seat):
            moves.append(UseBuilding(building))
            if building in p.box.villas:
                for card in orders_for(p, seat, building):
                    if keeps_promise(p, seat, without_order=card):
                        rewards = rewards_left(p, seat, "building-action")
                        moves += [UseBuilding(building, card, special) for special in rewards]
    return moves


def check_special(p: Genua, seat: Seat, move: Move) -> None:
    """Raise `Illegal` unless the card is there and may be used this way."""
    goods = p.goods[seat]
    if isinstance(move, AnyWare):
        if not goods[ANY_WARE]:
            raise Illegal("no-special", special="any-ware")
        if move.ware not in WARES or available(p, seat, move.ware) <= 0:
            raise Illegal("out-of-stock", good=move.ware)
    elif isinstance(move, Exchange):
        if not goods[EXCHANGE]:
            raise Illegal("no-special", special="exchange")
        if move.give not in givable(p, seat):
            raise Illegal("lacks", seat=seat, good=move.give)
        fault = exchange_fault(p, seat, move.give)
        if fault:
            raise Illegal(fault, good=move.give)
    elif isinstance(move, UseBuilding):
        if not goods[BUILDING_ACTION]:
            raise Illegal("no-special", special="building-action")
        check_building(p, seat, move)


def check_building(p: Genua, seat: Seat, move: UseBuilding) -> None:
    """An own building, and in a villa either the privilege or an order in hand (GE-92, GE-R20)."""
    if move.building not in own_buildings(p, seat):
        raise Illegal("not-own-building", building=move.building)
    if move.card is None:
        if move.special is not None:
            raise Illegal("no-such-reward", special=move.special)
        return
    if move.building not in p.box.villas:
        raise Illegal("no-villa")
    check_order(p, seat, move.card, move.building)
    if not keeps_promise(p, seat, without_order=move.card):
        raise Illegal("promised", good="large")
    if (move.special or "") not in rewards_left(p, seat, "building-action"):
        raise Illegal("no-such-reward", special=move.special or "-")


def apply_special(p: Genua, seat: Seat, move: Move) -> None:
    """The used card goes back to its stack, then it takes effect (GE-86)."""
    if isinstance(move, AnyWare):
        put_back(p, seat, ANY_WARE)
        take_one(p, seat, move.ware)
        p.tell("any-ware", seat=seat, good=move.ware)
        p.goes_on("Acting")
    elif isinstance(move, Exchange):
        put_back(p, seat, EXCHANGE)
        give_up(p, seat, move.give)
        p.tell("gave-up", seat=seat, good=move.give)
        p.goes_on("TakeForIt")
    elif isinstance(move, UseBuilding):
        put_back(p, seat, BUILDING_ACTION)
        p.tell("used-building", seat=seat, building=move.building)
        if move.card is not None:
            deliver_order(p, seat, move.card, move.special)
            p.goes_on("Acting")
        else:
            take_goods(p, seat, move.building)


def givable(p: Genua, seat: Seat) -> list[str]:
    """Any own good, after the exchange card itself is gone (GE-91)."""
    goods = p.goods[seat]
    pieces = [good for index, good in enumerate(GOODS) if goods[index] > (index == EXCHANGE)]
    if p.supply[seat]:
        pieces.append(MARKER)
    return pieces + p.hands.all(seat)


def exchange_fault(p: Genua, seat: Seat, piece: str) -> str:
    """Why this may not be given away now: a promise, or nothing to take for it."""
    if piece in p.box.large and not keeps_promise(p, seat, without_card=piece):
        return "promised"
    if piece in INDEX and not keeps_promise(p, seat, without_ware=INDEX[piece]):
        return "promised"
    # The used card itself lies in stock and may be taken back, unless another of its kind was given.
    if piece == "exchange" and not takes(p, seat, piece):
        return "nothing-to-take"
    return ""


def takes(p: Genua, seat: Seat, given: str) -> list[str]:
    """What an exchange may bring: goods in stock, but not the same ware, special or marker again (GE-91, GE-R21)."""
    found = [good for good in (*GOODS, MARKER) if good != given and available(p, seat, good) > 0]
    return found + [kind for kind in KINDS if available(p, seat, kind) > 0]


def give_up(p: Genua, seat: Seat, piece: str) -> None:
    """Into stock, or face up under its stack (GE-R21)."""
    if piece in INDEX:
        put_back(p, seat, INDEX[piece])
    elif piece == MARKER:
        p.supply[seat] -= 1
    else:
        kind = p.box.kind[piece]
        p.hands.remove(seat, kind, piece)
        p.discard(kind, piece)
        piece = KINDS[kind]
    p.swapped = piece


def keeps_promise(
    p: Genua, seat: Seat, without_card: str = "", without_ware: int = -1, without_order: str = ""
) -> bool:
    """Who promised a special card from a villa must stay able to deliver an order there (GE-R08)."""
    if p.deal is None or p.performed or not promised_special(p, p.deal.terms):
        return True
    goods = p.goods[seat][:]
    if without_ware >= 0:
        goods[without_ware] -= 1
    if without_order:
        for ware in p.box.large[without_order][1]:
            goods[ware] -= 1
    gone = (without_card, without_order)
    villa = p.deal.terms.target
    return any(card not in gone and fits(p, card, villa, goods) for card in p.hands.of(seat, LARGE))
