"""Phase 1: buying goods (HA-46 to HA-53)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.haendler.components import CHEAP_PRICE, CHEAP_PURCHASE, MOST_BOUGHT
from fondaco.games.haendler.decisions.rounds import NEXT_PHASE
from fondaco.games.haendler.decisions.talk import ask
from fondaco.games.haendler.moves import DONE, Buy, Done
from fondaco.games.haendler.position import NOBODY, Haendler
from fondaco.games.haendler.turn import OwnTurn


class Buying(OwnTurn):
    """Up to three pieces, one after the other in the order of the warehouses, or none (HA-46 to HA-51)."""

    def choices(self, p: Haendler, seat: Seat) -> Sequence[Move]:
        box, supply = p.box, p.supply
        moves: list[Move] = [DONE]
        if CHEAP_PURCHASE in p.investments[seat]:
            if p.count or p.money[seat] >= CHEAP_PRICE:
                moves += [box.buys[slot] for slot in range(p.cursor, len(box.slots)) if supply[box.slots[slot][1]]]
            return moves
        purse, levels = p.money[seat], p.levels
        fits = [supply[good] > 0 and box.buy[levels[good]] <= purse for good in range(len(supply))]
        for slot in range(p.cursor, len(box.slots)):
            if fits[box.slots[slot][1]]:
                moves.append(box.buys[slot])
        return moves

    def check(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, Done):
            return
        if not isinstance(move, Buy):
            raise Illegal("buy-or-done")
        slot = p.box.named_slot.get((move.good, move.city), NOBODY)
        if slot == NOBODY:
            raise Illegal("not-on-market", good=move.good, city=move.city)
        if slot < p.cursor:
            raise Illegal("out-of-order")
        good = p.box.slots[slot][1]
        if not p.supply[good]:
            raise Illegal("sold-out", good=move.good)
        price = price_of(p, seat, good)
        if price > p.money[seat]:
            raise Illegal("too-dear", price=price, purse=p.money[seat])

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        if not isinstance(move, Buy):
            end_purchase(p, seat)
            return
        slot = p.box.named_slot[move.good, move.city]
        good = p.box.slots[slot][1]
        price = price_of(p, seat, good)
        p.money[seat] -= price
        p.supply[good] -= 1
        p.store(seat, slot, 1)
        p.count += 1
        p.cursor = slot
        if p.told is not None:
            p.tell("bought", seat=seat, good=move.good, city=move.city, amount=price)
        if p.count == MOST_BOUGHT or not any(p.supply[g] for _, g in p.box.slots[slot:]):
            end_purchase(p, seat)

    def facts(self, p: Haendler, seat: Seat) -> dict[str, object]:
        return {"left": MOST_BOUGHT - p.count, "purse": p.money[seat]}


def price_of(p: Haendler, seat: Seat, good: int) -> int:
    """The buying price, or a fixed price for all pieces together with Günstiger Einkauf (HA-48, HA-53, HA-R21)."""
    if CHEAP_PURCHASE in p.investments[seat]:
        return 0 if p.count else CHEAP_PRICE
    return p.box.buy[p.levels[good]]


def begin_buying(p: Haendler) -> None:
    """The start player buys first (HA-46)."""
    p.lap = 1
    turn_to(p, p.start)


def turn_to(p: Haendler, seat: Seat) -> None:
    p.count = p.cursor = 0
    if any(p.supply):
        ask(p, seat, BUYING)
    else:
        end_purchase(p, seat)


def end_purchase(p: Haendler, seat: Seat) -> None:
    """On to the next in order; in round 1 the whole table buys twice (HA-45, HA-52, HA-R18)."""
    follower = p.after(seat)
    if follower != NOBODY:
        turn_to(p, follower)
    elif p.round == 1 and p.lap == 1:
        p.lap = 2
        turn_to(p, p.start)
    else:
        p.lap = 1
        p.decision = NEXT_PHASE


BUYING: Final = Buying()
