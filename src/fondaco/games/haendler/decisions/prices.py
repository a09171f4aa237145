"""Phase 4: changing prices, and sales from the warehouse (HA-99 to HA-108, HA-152)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fondaco.core.decision import Sealed
from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.haendler.agreements import discs_opened, happens
from fondaco.games.haendler.components import GREAT_OFFICE, MOST_SOLD, OFFICES, SPECIAL_SALE, WAREHOUSE_SALE
from fondaco.games.haendler.decisions.rounds import NEXT_PHASE
from fondaco.games.haendler.decisions.talk import ask
from fondaco.games.haendler.moves import COAT, DONE, ONLY_PASS, PASS, Disc, Done, Pass, Sell, SellSpecial, Shift
from fondaco.games.haendler.position import NOBODY, Haendler, changed
from fondaco.games.haendler.turn import OwnTurn

UP: Final = "up"
DOWN: Final = "down"


class SettingDiscs(Sealed[Haendler]):
    """Everybody sets two pointers in secret, on goods or on the own coat of arms (HA-99 to HA-103)."""

    def asked(self, p: Haendler) -> tuple[Seat, ...]:
        return tuple(range(p.seats))

    def choices(self, p: Haendler, seat: Seat) -> Sequence[Move]:
        return p.box.discs

    def check(self, p: Haendler, seat: Seat, move: Move) -> None:
        if not isinstance(move, Disc):
            raise Illegal("disc-needed")
        if move not in p.box.discs:
            turned = Disc(move.pointers[::-1])
            raise (
                Illegal("other-order", goods=list(turned.pointers)) if turned in p.box.discs else Illegal("disc-needed")
            )

    def open(self, p: Haendler) -> None:
        """Each pointer raises its good by one level; above the top it begins again below (HA-102, HA-103, HA-R55)."""
        levels = p.levels[:]
        discs = [answer.pointers if isinstance(answer, Disc) else () for answer in p.answers]
        for disc in discs:
            for pointer in disc:
                if pointer != COAT:
                    good = p.box.good[pointer]
                    levels[good] = (levels[good] + 1) % len(p.box.buy)
        if p.told is not None:
            for seat in p.order():
                p.reveal("disc", seat=seat, pointers=list(discs[seat]))
            for good, name in enumerate(p.box.goods):
                if levels[good] != p.levels[good]:
                    p.tell("priced", good=name, amount=p.box.sell[levels[good]])
        p.levels = levels
        if p.clauses:
            for seat in p.order():
                for name in p.box.goods:
                    happens(p, f"disc:{seat}:{name}:{discs[seat].count(name)}")
            discs_opened(p)
        find_office(p, p.start)


class Shifting(OwnTurn):
    """Kontor and Großes Kontor: one good one level up or down; only the great one may jump (HA-104 to HA-107)."""

    def choices(self, p: Haendler, seat: Seat) -> Sequence[Move]:
        return [
            DONE,
            *[
                Shift(card, good, way)
                for card in p.offices
                for good in p.box.goods
                for way in (UP, DOWN)
                if shifted(p, card, good, way) is not None
            ],
        ]

    def check(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, Done):
            return
        if not isinstance(move, Shift) or move.way not in (UP, DOWN) or move.good not in p.box.good:
            raise Illegal("shift-or-done")
        if move.card not in p.offices:
            raise Illegal("no-office", card=move.card)
        if shifted(p, move.card, move.good, move.way) is None:
            raise Illegal("no-jump", good=move.good)

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, Shift):
            level = shifted(p, move.card, move.good, move.way)
            assert level is not None
            p.levels = changed(p.levels, p.box.good[move.good], level)
            p.offices = [card for card in p.offices if card != move.card]
            if p.told is not None:
                p.tell("shifted", seat=seat, card=move.card, good=move.good, amount=p.box.sell[level])
            if p.clauses:
                happens(p, f"shifts:{seat}:{move.good}")
                happens(p, f"shifted:{seat}:{move.good}:{move.way}")
            if p.offices:
                return
        p.offices = []
        find_office(p, p.after(seat))


class SellingStock(OwnTurn):
    """Lagerverkauf: up to five pieces from the warehouses at the buying price (HA-108, HA-R57, HA-R58)."""

    def choices(self, p: Haendler, seat: Seat) -> Sequence[Move]:
        row = p.stores[seat]
        return [DONE, *[p.box.sells[slot] for slot in range(p.cursor, len(row)) if row[slot]]]

    def check(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, Done):
            return
        if not isinstance(move, Sell):
            raise Illegal("sell-or-done")
        slot = owned_slot(p, seat, move.good, move.city)
        if slot < p.cursor:
            raise Illegal("out-of-order")

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        if not isinstance(move, Sell):
            end_stock(p)
            return
        slot = p.box.named_slot[move.good, move.city]
        price = p.box.buy[p.levels[p.box.good[move.good]]]
        sell_from_store(p, seat, slot, price)
        p.count += 1
        p.cursor = slot
        if p.told is not None:
            p.tell("sold-stock", seat=seat, good=move.good, city=move.city, amount=price)
        if p.count == MOST_SOLD or not any(p.stores[seat][slot:]):
            end_stock(p)

    def facts(self, p: Haendler, seat: Seat) -> dict[str, object]:
        return {"left": MOST_SOLD - p.count}


class SellingSpecially(OwnTurn):
    """The card Sonderverkauf: any one piece from a warehouse for a fixed price (HA-152, HA-R79)."""

    def choices(self, p: Haendler, seat: Seat) -> Sequence[Move]:
        if SPECIAL_SALE not in p.hands[seat]:
            return ONLY_PASS
        row = p.stores[seat]
        return [PASS, *[p.box.specials[slot] for slot in range(len(row)) if row[slot]]]

    def check(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, Pass):
            return
        if not isinstance(move, SellSpecial):
            raise Illegal("card-or-pass")
        if SPECIAL_SALE not in p.hands[seat]:
            raise Illegal("no-card", influence=SPECIAL_SALE)
        owned_slot(p, seat, move.good, move.city)

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, SellSpecial):
            p.spend_card(seat, SPECIAL_SALE)
            sell_from_store(p, seat, p.box.named_slot[move.good, move.city], p.box.special_price)
            if p.told is not None:
                p.tell("sold-specially", seat=seat, good=move.good, city=move.city, amount=p.box.special_price)
            if p.clauses:
                happens(p, f"plays:{seat}:{SPECIAL_SALE}:{move.good}")
            if any(p.stores[seat]):
                return
        find_special(p, p.after(seat))

    def facts(self, p: Haendler, seat: Seat) -> dict[str, object]:
        return {"held": p.hands[seat].count(SPECIAL_SALE)}


def shifted(p: Haendler, card: str, good: str, way: str) -> int | None:
    """The level after a step with a Kontor card; None for a jump the small one may not make (HA-105)."""
    level = p.levels[p.box.good[good]] + (1 if way == UP else -1)
    if 0 <= level < len(p.box.buy):
        return level
    return level % len(p.box.buy) if card == GREAT_OFFICE else None


def owned_slot(p: Haendler, seat: Seat, good: str, city: str) -> int:
    """The warehouse place of a piece one owns."""
    slot = p.box.named_slot.get((good, city), NOBODY)
    if slot == NOBODY or not p.stores[seat][slot]:
        raise Illegal("not-in-store", good=good, city=city)
    return slot


def sell_from_store(p: Haendler, seat: Seat, slot: int, price: int) -> None:
    p.store(seat, slot, -1)
    p.supply[p.box.slots[slot][1]] += 1
    p.money[seat] += price


def begin_prices(p: Haendler) -> None:
    """Everybody sets his disc (HA-99)."""
    ask(p, p.start, SETTING_DISCS)


def find_office(p: Haendler, seat: Seat) -> None:
    """Owners of Kontor cards in player order (HA-106)."""
    while seat != NOBODY:
        p.offices = [card for card in p.investments[seat] if card in OFFICES]
        if p.offices:
            ask(p, seat, SHIFTING)
            return
        seat = p.after(seat)
    begin_stock(p)


def begin_stock(p: Haendler) -> None:
    """Whoever owns Lagerverkauf and has anything in store (HA-108)."""
    for seat in range(p.seats):
        if WAREHOUSE_SALE in p.investments[seat] and any(p.stores[seat]):
            p.count = p.cursor = 0
            p.actor = seat
            p.decision = SELLING_STOCK
            return
    find_special(p, p.start)


def end_stock(p: Haendler) -> None:
    p.count = p.cursor = 0
    find_special(p, p.start)


def find_special(p: Haendler, seat: Seat) -> None:
    """Everybody with a piece in store is asked, card or no card (HA-43, HA-R17)."""
    while seat != NOBODY:
        if any(p.stores[seat]):
            ask(p, seat, SELLING_SPECIALLY)
            return
        seat = p.after(seat)
    p.decision = NEXT_PHASE


SETTING_DISCS: Final = SettingDiscs()
SHIFTING: Final = Shifting()
SELLING_STOCK: Final = SellingStock()
SELLING_SPECIALLY: Final = SellingSpecially()
