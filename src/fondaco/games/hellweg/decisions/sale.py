"""Phase 2: each player in turn sells at the four slots of the trade card (HW-36 to HW-52, HW-131)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fondaco.core.decision import OVER
from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.hellweg.components import House, Road
from fondaco.games.hellweg.decisions import actions
from fondaco.games.hellweg.moves import SKIP, Sell, SellOff, Skip, Transport
from fondaco.games.hellweg.pieces import take_carriage, take_stone
from fondaco.games.hellweg.position import NOWHERE, Hellweg
from fondaco.games.hellweg.routes import deliveries
from fondaco.games.hellweg.turn import OwnTurn


class Sale(OwnTurn):
    """One unit of the ware a slot asks for, on the spot or over own carriages; or none (HW-37 to HW-44)."""

    def choices(self, p: Hellweg, seat: Seat) -> Sequence[Move]:
        if p.menu is None:
            p.menu = sales(p)
        return p.menu

    def check(self, p: Hellweg, seat: Seat, move: Move) -> None:
        if isinstance(move, Skip) or move in self.choices(p, seat):
            return
        slot = p.open_slots()[p.slot]
        if isinstance(move, (Sell, Transport)):
            if p.box.ware_of.get(move.house) != slot.ware:
                raise Illegal("wrong-ware", house=move.house, ware=slot.ware)
            if move.house not in p.stones[seat]:
                raise Illegal("no-stone-there", house=move.house)
            if isinstance(move, Sell):
                raise Illegal("not-on-the-spot", house=move.house)
            for sale in self.choices(p, seat):
                if isinstance(sale, Transport) and outcome(sale) == outcome(move):
                    raise Illegal("other-order", back=list(sale.back))
            raise Illegal("no-such-route", house=move.house)
        raise Illegal("sell-or-skip")

    def apply(self, p: Hellweg, seat: Seat, move: Move) -> None:
        if isinstance(move, Sell):
            paid = p.open_slots()[p.slot].value + extra(p, seat, move.house)
            sell(p, seat, move.house, paid)
            p.sold = True
            if p.told is not None:
                p.tell("sold", seat=seat, house=move.house, amount=paid)
        elif isinstance(move, Transport):
            transport(p, seat, move)
            p.sold = True
        next_slot(p)

    def facts(self, p: Hellweg, seat: Seat) -> dict[str, object]:
        slot = p.open_slots()[p.slot]
        return {"town": slot.town, "ware": slot.ware, "value": slot.value + last_bonus(p)}


class AnySale(OwnTurn):
    """Whoever sold nothing at the four slots may sell any one stone for two thalers (HW-52, HW-R09)."""

    def choices(self, p: Hellweg, seat: Seat) -> Sequence[Move]:
        stones, moves = p.stones[seat], p.box.sell_off
        return [SKIP, *[moves[house] for house in p.box.houses if house in stones]]

    def check(self, p: Hellweg, seat: Seat, move: Move) -> None:
        if isinstance(move, SellOff):
            if move.house not in p.stones[seat]:
                raise Illegal("no-stone-there", house=move.house)
        elif not isinstance(move, Skip):
            raise Illegal("sell-off-or-skip")

    def apply(self, p: Hellweg, seat: Seat, move: Move) -> None:
        if isinstance(move, SellOff):
            paid = p.box.any_sale + extra(p, seat, move.house)  # it is a sale like any other (HW-R08)
            sell(p, seat, move.house, paid)
            if p.told is not None:
                p.tell("sold-off", seat=seat, house=move.house, amount=paid)
        next_slot(p)

    def facts(self, p: Hellweg, seat: Seat) -> dict[str, object]:
        return {"amount": p.box.any_sale + last_bonus(p)}


def sales(p: Hellweg) -> list[Move]:
    """Everything the seat may do at the slot (HW-37, HW-39, HW-40)."""
    slot = p.open_slots()[p.slot]
    stones = p.stones[p.seat]
    moves: list[Move] = [SKIP]
    if slot.house in stones:
        moves.append(p.box.sell[slot.house])
    return moves + deliveries(p.box, stones, p.carriages[p.seat], slot.town, slot.ware, p.pv)


def outcome(move: Transport) -> tuple[House, set[Road], int]:
    """What a transport comes to, in whatever order its roads are named."""
    return move.house, set(move.back), move.fare


def sell(p: Hellweg, seat: Seat, house: House, paid: int) -> None:
    """The bank pays, the stone goes back to the supply (HW-49)."""
    take_stone(p, seat, house)
    p.stone_supply[seat] += 1
    p.money[seat] += paid


def transport(p: Hellweg, seat: Seat, move: Transport) -> None:
    """Single carriages leave the brown roads used; a card may pay for each (HW-45, HW-76, HW-131)."""
    for road in move.back:
        take_carriage(p, seat, road)
        p.carriage_supply[seat] += 1
    returns = len(move.back) * sum([p.box.goods[card].carriage for card in p.goods[seat]])
    p.money[seat] += returns
    paid = p.open_slots()[p.slot].value + extra(p, seat, move.house) + move.fare
    sell(p, seat, move.house, paid)
    if p.told is not None:
        p.tell(
            "transported",
            seat=seat,
            house=move.house,
            town=p.open_slots()[p.slot].town,
            amount=paid,
            back=list(move.back),
            count=len(move.back),
            returns=returns,
            fare=move.fare,
        )


def extra(p: Hellweg, seat: Seat, house: House) -> int:
    """What goods cards and the last trade card add to a sale (HW-50, HW-78, HW-R15)."""
    ware = p.box.ware_of[house]
    more = last_bonus(p)
    for card in p.goods[seat]:
        if p.box.goods[card].ware == ware:
            more += 1
    return more


def last_bonus(p: Hellweg) -> int:
    """On the last trade card every sale pays more (HW-50, HW-101)."""
    return 0 if p.left else p.box.last_card


def begin(p: Hellweg) -> None:
    """Clockwise from the start player (HW-25)."""
    p.seat = p.start
    p.slot = NOWHERE
    p.sold = False
    next_slot(p)


def next_slot(p: Hellweg) -> None:
    """Ask at the next slot where there is something to sell; after the last one the next player (HW-36, HW-R06)."""
    p.menu = None
    last = len(p.slots)
    while True:
        p.slot += 1
        if p.slot < last:
            moves = sales(p)
            if len(moves) > 1:
                p.menu = moves
                p.decision = SALE
                return
        elif p.slot == last and not p.sold and p.stones[p.seat]:
            p.decision = ANY_SALE
            return
        else:
            p.seat = (p.seat + 1) % p.seats
            p.slot = NOWHERE
            p.sold = False
            if p.seat == p.start:
                end(p)
                return


def end(p: Hellweg) -> None:
    """After the last card the game is over at once; else the actions follow (HW-26, HW-100)."""
    if p.left:
        actions.begin(p)
    else:
        p.seat = NOWHERE
        p.decision = OVER


SALE: Final[Sale] = Sale()
ANY_SALE: Final[AnySale] = AnySale()
