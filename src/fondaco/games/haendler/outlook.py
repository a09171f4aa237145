"""What goods, wagons and cards promise: estimates in Gulden, made from what a seat may know.

A piece on a wagon is worth what it will fetch, over the cities ahead, the near ones more likely, and less the longer it
takes and the nearer the end. A piece in a warehouse is worth a share of that, according to the wagons near it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from fondaco.core.moves import Seat
from fondaco.games.haendler.components import (
    BONUS_SALE,
    BROKEN_AXLE,
    FREE_LOADING,
    GUEST_LOAD,
    LOAD_MASTER,
    MASTER_LOAD,
    SOCIAL_CLIMB,
    SPECIAL_SALE,
    UPKEEP,
    WAGONS,
)
from fondaco.games.haendler.position import NOBODY, Haendler

PACE: Final = {2: 0.55, 3: 0.8, 4: 1.05}
"""Arrivals to expect in a round."""
USUAL_FEE: Final = 250
"""What loading one piece usually costs a guest."""
LEFT_BEHIND: Final = 120
"""What a piece beside a wagon is still worth if it is not loaded."""
EARLY_WORTH: Final = {FREE_LOADING: 450.0, LOAD_MASTER: 350.0, BONUS_SALE: 300.0, BROKEN_AXLE: 250.0}
"""Influence cards whose worth only depends on the rounds that are left."""
RIVALRY: Final = 0.5
"""How much of a rival's gain counts as one's own loss, shared among the rivals."""


class Outlook:
    """The estimates for one position, each made once."""

    def __init__(self, p: Haendler) -> None:
        self.p = p
        self.rivals = p.seats - 1
        self.speed = 0.8 * p.seats
        target = p.box.target[p.seats]
        self.rounds_left = max(0.0, (target - p.arrivals) / PACE[p.seats])
        if p.last_round():
            self.rounds_left = 0.0
        self.fetched: dict[tuple[str, str], list[float]] = {}
        self.promised: dict[int, float] = {}
        self.offices: dict[tuple[Seat, int], float] = {}
        self.weights: dict[Seat, list[float]] = {}
        self.pointers: dict[Seat, list[list[tuple[int, float]]]] = {}

    def price(self, good: int, soon: float) -> float:
        """The selling price to expect: today's level if it is sold at once, else towards the middle."""
        sell = self.p.box.sell
        middle = sum(sell) / len(sell)
        return soon * sell[self.p.levels[good]] + (1 - soon) * middle

    def nudge(self, good: str) -> float:
        """What the discs of this round are likely to add to a price before the goods are sold."""
        return 100.0 if self.p.levels[self.p.box.good[good]] < len(self.p.box.sell) - 1 else -100.0

    def fetch(self, at: str, came: str) -> list[float]:
        """What a piece of each good is worth on a wagon at this place, for the best sale ahead."""
        key = (at, came)
        known = self.fetched.get(key)
        if known is None:
            known = self.fetched[key] = self.look_ahead(at, came)
        return known

    def look_ahead(self, at: str, came: str) -> list[float]:
        p, box = self.p, self.p.box
        away = box.roads.ahead(at, came)
        weights = {city: math.exp(-fields / 3.0) for city, fields in away.items()}
        total = sum(weights.values()) or 1.0
        worth = [0.0] * len(box.goods)
        for city, fields in away.items():
            c = box.city[city]
            rounds = fields / self.speed
            arrives = 1.0 if not fields else max(0.0, min(1.0, 0.25 + 0.75 * (self.rounds_left - rounds + 1)))
            kept = arrives * 0.94**rounds
            soon = 1.0 if not fields else max(0.2, 0.8 - 0.3 * rounds)
            for good in range(len(worth)):
                price = self.price(good, soon) + (0 if good in box.market[c] else p.bonus[c] + (50 if fields else 0))
                worth[good] += weights[city] / total * kept * price
        return worth

    def cargo(self, seat: Seat, wagon: int, at: str, came: str) -> float:
        """What a seat's goods on a wagon are worth if it stands there."""
        goods = self.p.loads[wagon][seat]
        if not goods:
            return 0.0
        worth = self.fetch(at, came)
        return sum(worth[self.p.box.good[name]] for name in goods)

    def balance(self, seat: Seat, wagon: int, at: str, came: str) -> float:
        """One's own goods on a wagon against those of the rivals, and how near it is to where one has more to load."""
        total = 0.0
        for other in range(self.p.seats):
            share = 1.0 if other == seat else -RIVALRY / self.rivals
            total += share * self.cargo(other, wagon, at, came)
            if not any(self.p.loads[wagon]) or at in self.p.box.roads.cities:
                total += share * 0.15 * self.waiting(other, at, came)
        return total

    def waiting(self, seat: Seat, at: str, came: str) -> float:
        """How much of a seat's stock a wagon could take in the cities it comes to."""
        found = 0.0
        for city, fields in self.p.box.roads.ahead(at, came).items():
            stock = min(GUEST_LOAD + 1, sum(self.p.shelf(seat, self.p.box.city[city])))
            found += stock * 500 * math.exp(-fields / 3.0)
        return found

    def stored(self, seat: Seat, slot: int, more: int = 1) -> float:
        """What the next piece in a warehouse place is worth to its owner."""
        p = self.p
        city, good = p.box.slots[slot]
        if self.rounds_left <= 0 and p.phase > 2:
            return 0.0
        here = sum(p.shelf(seat, city)) + more
        same = p.stores[seat][slot] + more
        name = p.box.cities[city]
        best = self.coming(city) * (1.0 if here <= MASTER_LOAD else 0.4)
        for wagon in range(WAGONS):
            if p.at[wagon] == name and wagon not in p.arrived:
                sale = self.fetch(name, p.came[wagon])[good]
                if p.phase > 2:
                    chance = 0.25
                elif p.masters[wagon] == NOBODY:
                    chance = 0.75 if here <= GUEST_LOAD else 0.6 if same <= MASTER_LOAD else 0.15
                else:
                    chance = 0.5 if here <= GUEST_LOAD else 0.15
                best = max(best, chance * (sale - USUAL_FEE))
        base = 60.0 * min(1.0, self.rounds_left / 4) / here
        return best + base

    def coming(self, city: int) -> float:
        """What the wagons that are still to come promise a piece in this city."""
        best = self.promised.get(city)
        if best is None:
            p, best = self.p, 0.0
            name = p.box.cities[city]
            for wagon in range(WAGONS):
                at, came = p.at[wagon], p.came[wagon]
                if at != name or wagon in p.arrived:
                    fields = p.box.roads.ahead(at, came).get(name, 99) if came or at != name else 0
                    chance = 0.45 * math.exp(-fields / 4.0) * min(1.0, self.rounds_left / 4)
                    best = max(best, chance * (800 - USUAL_FEE))
            self.promised[city] = best
        return best

    def card(self, seat: Seat, kind: str, *, held: bool = False) -> float:
        """What one more influence card is worth in hand; `held`: what one of those there is worth."""
        p, left = self.p, min(1.0, self.rounds_left / 3)
        box = p.box
        if kind == SOCIAL_CLIMB:
            last = box.cost_of_step(box.target[p.seats])
            return 0.6 * (last - box.climb_by_card) / (1 + p.hands[seat].count(kind) - held)
        if kind == UPKEEP:
            return max(0.0, box.upkeep[min(len(box.upkeep) - 1, p.steps[seat] + 2)] - 300) * left
        if kind == SPECIAL_SALE:
            return 550.0 if any(p.stores[seat]) else 400.0 * left
        return EARLY_WORTH[kind] * left

    def investment(self, card: str) -> float:
        """What an investment card will bring until the end: its stars, for the rounds that are left."""
        return 55.0 * (1 + self.p.box.stars[card]) * max(0.0, self.rounds_left - 0.5)

    def as_guest(self, seat: Seat, wagon: int, monopoly: str) -> float:
        """What a guest gains by loading his two best pieces, before paying for it."""
        return sum(self.best_pieces(seat, wagon, monopoly, GUEST_LOAD - len(self.p.loads[wagon][seat])))

    def best_pieces(self, seat: Seat, wagon: int, monopoly: str, places: int) -> list[float]:
        """The gain of each of the best pieces a seat has beside a wagon."""
        p = self.p
        city = p.box.city[p.at[wagon]]
        worth = self.fetch(p.at[wagon], p.came[wagon])
        gains: list[float] = []
        for good, count in zip(p.box.market[city], p.shelf(seat, city), strict=True):
            if p.box.goods[good] != monopoly:
                gains += [worth[good] - LEFT_BEHIND] * count
        return sorted(gains, reverse=True)[: max(0, places)]

    def as_master(self, seat: Seat, wagon: int) -> float:
        """What the office is worth: the best good for oneself, and the fees of the others."""
        p = self.p
        city = p.box.city[p.at[wagon]]
        worth = self.fetch(p.at[wagon], p.came[wagon])
        best = self.fees(seat, wagon, "")
        for good, count in zip(p.box.market[city], p.shelf(seat, city), strict=True):
            name = p.box.goods[good]
            if count:
                own = min(count, MASTER_LOAD) * (worth[good] - LEFT_BEHIND)
                best = max(best, own + self.fees(seat, wagon, name))
        return best

    def office_gain(self, seat: Seat, wagon: int) -> float:
        """What the office of a wagon is worth to a seat, against being a guest of somebody else."""
        known = self.offices.get((seat, wagon))
        if known is None:
            known = self.as_master(seat, wagon) - 0.5 * self.as_guest(seat, wagon, "")
            self.offices[seat, wagon] = known
        return known

    def good_stakes(self, seat: Seat) -> list[float]:
        """How many pieces of each good count for a seat when prices move: those sold now in full, rivals' against."""
        known = self.weights.get(seat)
        if known is None:
            p = self.p
            known = [0.0] * len(p.box.goods)
            for wagon in range(WAGONS):
                soon = 1.0 if wagon in p.arrived else 0.25 if p.came[wagon] else 0.12
                for other in range(p.seats):
                    share = 1.0 if other == seat else -RIVALRY / self.rivals
                    for name in p.loads[wagon][other]:
                        known[p.box.good[name]] += soon * share
            self.weights[seat] = known
        return known

    def expected_pointers(self, seat: Seat) -> list[list[tuple[int, float]]]:
        """For each good how many pointers the rivals may set on it, with chances."""
        known = self.pointers.get(seat)
        if known is None:
            p = self.p
            counts = [0] * len(p.box.goods)
            for other in range(p.seats):
                if other != seat:
                    stakes = self.good_stakes(other)
                    wanted = sorted(range(len(stakes)), key=lambda good: -stakes[good])[:2]
                    for good in wanted:
                        if stakes[good] > 0.2 and p.levels[good] < len(p.box.sell) - 1:
                            counts[good] += 1
            known = self.pointers[seat] = [[(0, 0.4), (count, 0.45), (count + 1, 0.15)] for count in counts]
        return known

    def fees(self, master: Seat, wagon: int, monopoly: str) -> float:
        """What guests will pay the master."""
        return sum(0.4 * self.as_guest(other, wagon, monopoly) for other in range(self.p.seats) if other != master)


def chance_to_win(bid: float, limits: Sequence[float], doubt: float) -> float:
    """The chance that no rival bids more, when each has such a limit, more or less."""
    chance = 1.0
    for limit in limits:
        chance *= 1 / (1 + math.exp(-max(-30.0, min(30.0, (bid - limit) / doubt))))
    return chance


def in_doubt(chance: float, otherwise: str, terms: dict[str, float]) -> dict[str, float]:
    """What something brings if it comes to it, whole; under `otherwise` what the doubt about that takes from it."""
    return {**terms, otherwise: (chance - 1) * sum(terms.values())}
