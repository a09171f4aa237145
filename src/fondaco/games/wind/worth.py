"""What goods, gulden and cards are worth to a seat, in victory points.

Goods are worth what the ships in the harbour would pay for them, less what is still to be bought, stored and shipped;
gulden what the next actions would cost; a card what carrying it out in the best way would add to all that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fondaco.core.moves import Seat
from fondaco.games.wind.actions import changed, traded
from fondaco.games.wind.components import (
    APPLES,
    CHEESE,
    FREE,
    MARKET,
    PRESERVE,
    PURCHASE,
    SAFE,
    SHIPPING,
    SILK,
    SPICES,
    STORAGE,
    SUPPLY,
    SWAP,
    Card,
    Ship,
)
from fondaco.games.wind.position import Wind

Four = Sequence[int]

TO_STORE: Final = 2.0
"""What bringing one good from hand to warehouse costs: the storage and a share of an action."""
TO_BUY: Final = 3.0
"""What getting and storing one good costs."""
TO_SHIP: Final = 0.22
"""What part of its points the action costs that ships a load."""
HOPE: Final = 0.75
"""How much of an unfinished ship is left after others have had their way."""
DANGER: Final = (1.0, 0.4, 0.2, 0.1)
"""How likely the fleet is to leave soon, by how many ships may still be loaded before it does."""
KEEP: Final = {FREE: 1.4, PRESERVE: 0.9, SUPPLY: 1.6, SWAP: 1.3, MARKET: 1.0, SAFE: 1.5}
"""What a special card in the hand is worth for later."""


Worths = dict[tuple[int, ...], float]

known: dict[tuple[object, ...], Worths] = {}
"""What goods were worth when somebody asked before, by the ships there were: they are asked about again and again."""
MOST_HARBOURS: Final = 2000


def without(ships: list[Ship], gone: Ship) -> list[Ship]:
    """The ships but one: there may be two of a kind."""
    rest = ships[:]
    rest.remove(gone)
    return rest


class Prospect:
    """The harbour as everybody sees it at one moment: ships to come for, and how long they will wait."""

    def __init__(self, p: Wind) -> None:
        self.p = p
        margin = len(p.harbour) - p.box.leaves
        self.danger = 0.05 if margin >= len(DANGER) else DANGER[max(0, margin)]
        best = max(p.vp(seat) for seat in range(p.seats))
        self.wait_for([p.box.ships[name] for name in p.harbour])
        self.late = 0.6 if best >= p.table.target - 16 else 1.0
        """Gulden are worth less when there is little time to spend them."""

    def wait_for(self, ships: list[Ship]) -> None:
        """Goods are worth something for these ships."""
        self.ships = ships
        if len(known) > MOST_HARBOURS:
            known.clear()
        self.known = known.setdefault((self.danger, *[ship.name for ship in ships]), {})

    def purse(self, gulden: int) -> float:
        """What so much money is worth: the first gulden most."""
        if gulden <= 20:  # as most have
            return 0.42 * gulden * self.late
        rich = 0.42 * 20 + 0.27 * min(gulden - 20, 20)
        rich += 0.12 * min(max(0, gulden - 40), 20) + 0.03 * max(0, gulden - 60)
        return rich * self.late

    def change(self, purse: int, gulden: int) -> float:
        """What it is worth to a purse to get so many gulden, or to pay them if they are below nothing."""
        return self.purse(purse + gulden) - self.purse(purse)

    def gulden(self, purse: int) -> float:
        """What one more gulden is worth."""
        slope = 0.42 if purse < 20 else 0.27 if purse < 40 else 0.12 if purse < 60 else 0.03
        return slope * self.late

    def goods(self, stored: Four, held: Four) -> float:
        """What goods in a warehouse and in a hand are worth."""
        key = (*stored, *held)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.work_out(stored, held)
        return found

    def work_out(self, stored: Four, held: Four) -> float:
        """The best ships first, then what is left over."""
        a, s, c, k = stored
        x, y, z, w = held
        danger, net = self.danger, 1 - TO_SHIP
        hope, sure = HOPE * (1 - 0.8 * danger), net * (1 - 0.5 * danger)
        ships = self.ships[:]
        worth, plans = 0.0, 0
        while ships:
            best, chosen, ready = 0.0, None, False
            for ship in ships:
                need = ship.goods
                ma, ms, mc, mk = max(0, need[0] - a), max(0, need[1] - s), max(0, need[2] - c), max(0, need[3] - k)
                missing = ma + ms + mc + mk
                if missing:
                    if plans == 2:
                        continue
                    handy = min(ma, x) + min(ms, y) + min(mc, z) + min(mk, w)
                    gain = (ship.vp * net - TO_STORE * handy - TO_BUY * (missing - handy)) * hope
                else:
                    gain = ship.vp * sure
                gain -= ship.load - missing  # these goods could serve elsewhere
                if gain > best:
                    best, chosen, ready = gain, ship, not missing
            if chosen is None:
                break
            ships.remove(chosen)
            need = chosen.goods
            used = chosen.load
            if not ready:
                plans += 1
                x, y = x - min(x, max(0, need[0] - a)), y - min(y, max(0, need[1] - s))
                z, w = z - min(z, max(0, need[2] - c)), w - min(w, max(0, need[3] - k))
                used = min(a, need[0]) + min(s, need[1]) + min(c, need[2]) + min(k, need[3])
            worth += best + used
            a, s, c, k = max(0, a - need[0]), max(0, s - need[1]), max(0, c - need[2]), max(0, k - need[3])
        worth += 1.2 * a * (1 - danger) + (s + c) * (1 - 0.5 * danger) + 0.9 * k
        return worth + 0.5 * (x + y + z + w) * (1 - danger)

    def standing(self, seat: Seat) -> float:
        """What a seat's goods are worth now."""
        return self.goods(self.p.warehouses[seat], self.p.goods[seat])

    def card(self, seat: Seat, card: Card, purse: int | None = None) -> float:
        """What a card is worth to a seat that has it now, with so much money left to carry it out."""
        gulden = self.p.money[seat] if purse is None else purse
        use = self.use(seat, card, gulden)
        return max(use, KEEP[card.kind]) if card.special else use

    def use(self, seat: Seat, card: Card, gulden: int) -> float:
        """What carrying a card out at once would add; nothing if it cannot be."""
        p, kind = self.p, card.kind
        stored, held = p.warehouses[seat], p.goods[seat]
        if kind == SHIPPING:
            return max(self.change(gulden, card.income), self.shipment(seat))
        if kind == PURCHASE:
            got = [own + min(more, there) for own, more, there in zip(held, card.goods, p.stock, strict=True)]
            return self.goods(stored, got) - self.standing(seat)
        if kind == PRESERVE:
            rotting = stored[APPLES] + (stored[SPICES] + stored[CHEESE]) // 2
            return self.danger * 1.5 * min(card.amount, rotting)
        if kind == MARKET:
            return self.sale(seat, card.price, gulden)
        if kind == SWAP:
            return self.swaps(seat, card.amount)
        if kind == FREE:
            return self.best_goods(stored, held, p.stock, card.amount, 0, 1) - self.standing(seat)
        if kind in (STORAGE, SUPPLY):
            if gulden < card.cost:
                return 0.0
            most = min(card.amount, p.free(seat))
            source, holds = (held, -1) if kind == STORAGE else (p.stock, 0)
            after = self.best_goods(stored, held, source, most, 1, holds)
            return max(0.0, after - self.standing(seat) + self.change(gulden, -card.cost))
        return 0.0

    def best_goods(self, stored: Four, held: Four, source: Four, most: int, stores: int, holds: int) -> float:
        """The worth after taking up to `most` goods one by one, the best each time.

        Each changes the warehouse by `stores` and the hand by `holds`.
        """
        best = self.goods(stored, held)
        place, hand, left = list(stored), list(held), list(source)
        for _ in range(most):
            step, chosen = best - 99.0, -1
            for good in range(4):
                if not left[good]:
                    continue
                place[good] += stores
                hand[good] += holds
                worth = self.goods(place, hand)
                place[good] -= stores
                hand[good] -= holds
                if worth > step:
                    step, chosen = worth, good
            if chosen < 0:
                break
            place[chosen] += stores
            hand[chosen] += holds
            left[chosen] -= 1
            best = max(best, step)
        return best

    def shipment(self, seat: Seat) -> float:
        """What shipping at once would add: the best ship, then the best of the rest."""
        stored, held = self.p.warehouses[seat], self.p.goods[seat]
        ships, points = self.ships, 0.0
        while True:
            here = self.goods(stored, held)
            best, chosen = 0.0, None
            for ship in self.ships:
                rest = changed(stored, ship.goods, -1)
                if min(rest) < 0:
                    continue
                gain = ship.vp + self.goods(rest, held) - here
                if gain > best:
                    best, chosen = gain, ship
            if chosen is None:
                break
            points += best
            stored = changed(stored, chosen.goods, -1)
            self.wait_for(without(self.ships, chosen))
        self.wait_for(ships)
        return points

    def sale(self, seat: Seat, price: int, gulden: int) -> float:
        """What selling every good that is worth less than its price would add."""
        stored, held = list(self.p.warehouses[seat]), list(self.p.goods[seat])
        here, gain = self.goods(stored, held), 0.0
        for pile in (held, stored):
            for good in (APPLES, SPICES, CHEESE, SILK):
                while pile[good]:
                    pile[good] -= 1
                    there = self.goods(stored, held)
                    profit = self.change(gulden, price) + there - here
                    if profit <= 0:
                        pile[good] += 1
                        break
                    gulden, here, gain = gulden + price, there, gain + profit
        return gain

    def swaps(self, seat: Seat, most: int) -> float:
        """What the best exchanges would add, one after another."""
        p = self.p
        stored, held = p.warehouses[seat], p.goods[seat]
        others = [any(p.warehouses[other][good] for other in range(p.seats) if other != seat) for good in range(4)]
        start = here = self.goods(stored, held)
        for _ in range(most):
            best, place, hand = here, stored, held
            for out in range(4):
                if not stored[out]:
                    continue
                for into in range(4):
                    if into == out or not (held[into] or others[into]):
                        continue
                    after = traded(stored, out, into)
                    rest = held if others[into] else traded(held, into, out)
                    worth = self.goods(after, rest)
                    if worth > best:
                        best, place, hand = worth, after, rest
            here, stored, held = best, place, hand
        return here - start
