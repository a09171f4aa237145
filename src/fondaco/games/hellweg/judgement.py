"""What a move leaves a player with: money and cards, stones where they will be wanted, and roads to bring them there.

Every trade card still to come is known to an attentive player, so demand can be counted: for each ware, which coming
slots own stones could reach over own carriages, and at what price. Stones are worth what such demand will pay for
them; roads are worth the demand they bring within reach. All figures are thalers.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from fondaco.core.moves import CHANCE, Move, Seat
from fondaco.core.play import Thought
from fondaco.games.hellweg.components import Box, House, Road
from fondaco.games.hellweg.moves import THALER
from fondaco.games.hellweg.position import BUYING, NOBODY, OPEN, Hellweg
from fondaco.games.hellweg.scoring import goods_value

LATER = 1.15
"""What a thaler to be earned by a stone on the board is worth: a little more than one, for it buys the next stone."""
UNMET = 0.2
"""What demand within reach is worth, beyond the stones that lie there: they can be restocked."""
LOST_CARRIAGE = 1.6
"""What it costs to put back a carriage taken from a brown road."""
SAVING = 0.8
"""How much of a goods card's gain is as good as made when its price is in hand."""
NEEDY = 6
"""A purse below this leaves actions undone."""
PENDING_CARRIAGE, PENDING_STONE = 2.4, 1.2
"""A piece about to be placed."""
STORED_STONE = 1.6
STORED_CARRIAGE = 1.4
ROUTE = 3.0
"""What the card of a route is worth to whoever lacks it; less for each road that still needs a carriage."""
NEXT_ROAD = 0.5
OPEN_PRIVILEGE = 2.5
DOWN_PRIVILEGE = 1.2
FAR = 99.0


def weigh(p: Hellweg, seat: Seat, moves: Sequence[Move]) -> list[Thought]:
    """Each move with what it adds to the seat's outlook."""
    outlook = Outlook(p, seat)
    before = outlook.terms(p)
    thoughts = []
    for move in moves:
        after = p.copy()
        after.play(seat, move)
        terms = {name: worth - before[name] for name, worth in outlook.terms(after).items()}
        terms = {name: worth for name, worth in terms.items() if abs(worth) > 1e-9}
        thoughts.append(Thought(move, sum(terms.values()), terms))
    return thoughts


def sensible(p: Hellweg, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
    """Once only the last sale is to come, and its card is known: what can end with the most money (HW-100, HW-104)."""
    last_turn = p.left == 1 and len(p.unseen) == 1 and p.turn == p.box.merchants
    if p.left and (p.lp or not last_turn):  # with privileges there are too many ways to the end
        return moves
    known: dict[tuple[object, ...], int] = {}
    ends = [most(p, seat, move, known) for move in moves]
    best = max(ends)
    return [move for move, end in zip(moves, ends, strict=True) if end == best]


def most(p: Hellweg, seat: Seat, move: Move, known: dict[tuple[object, ...], int]) -> int:
    """The highest score a seat can still reach after a move of its own, whatever the others do."""
    p = p.copy()
    p.play(seat, move)
    while (asked := p.to_act()) and asked[0] != seat:
        actor = asked[0]
        if actor == CHANCE:
            p.play(CHANCE, p.odds()[0][0])
        else:
            moves = p.choices(actor)
            p.play(actor, THALER if THALER in moves else moves[0])
    if not asked:
        return p.score(seat)
    asks = (p.decision, p.slot, p.sold, p.task, p.target, p.stones_due, p.carriages_due, p.held)
    owns = (p.money[seat], *p.goods[seat], *sorted(p.stones[seat].items()), *sorted(p.carriages[seat].items()))
    key = (*asks, *owns)
    if key not in known:
        known[key] = max([most(p, seat, onward, known) for onward in p.choices(seat)])
    return known[key]


class Outlook:
    """One seat's prospects: demand to come and turns left are the same for all moves weighed."""

    def __init__(self, p: Hellweg, seat: Seat) -> None:
        self.box: Box = p.box
        self.seat = seat
        self.chance = p.left / max(1, len(p.unseen))
        """That a card not seen yet comes into play: all do but in the short game."""
        self.turns = turns_left(p)
        self.wanted: dict[House, list[int]] = {}
        for card in p.unseen:
            for slot in p.box.trade[card]:
                self.wanted.setdefault(slot.house, []).append(slot.value)
        self.last = p.box.last_card / max(1, p.left)
        """The bonus of the last card, spread over the cards to come (HW-50)."""
        self.known: dict[tuple[tuple[Road, int], ...], dict[str, dict[str, float]]] = {}
        self.gaps: dict[tuple[tuple[Road, ...], tuple[str, str]], int] = {}

    def terms(self, p: Hellweg) -> dict[str, float]:
        """The parts of the outlook, by name."""
        seat = self.seat
        stones, network = self.demand(p)
        return {
            "money": p.money[seat] - self.need(p.money[seat]),
            "goods": float(goods_value(p.goods[seat], self.box)),
            "savings": self.savings(p),
            "stones": stones,
            "network": network,
            "discount": self.discount(p),
            "expert": self.expert(p) if p.lp else 0.0,
            "pending": self.pending(p),
        }

    def need(self, money: int) -> float:
        """An empty purse hurts while there are turns left."""
        return 0.35 * max(0, NEEDY - money) * min(1.0, self.turns / 4)

    def savings(self, p: Hellweg) -> float:
        """Money on the way to the most gainful goods card (HW-67, HW-99)."""
        if not self.turns:
            return 0.0
        best = 0.0
        own = goods_value(p.goods[self.seat], self.box)
        for card in p.piles:
            goods = self.box.goods[card]
            gain = goods_value([*p.goods[self.seat], card], self.box) - own - goods.price
            part = min(1.0, p.money[self.seat] / goods.price)
            best = max(best, gain * part * part)
        return SAVING * best * min(1.0, self.turns / 2)

    def demand(self, p: Hellweg) -> tuple[float, float]:
        """What the stones on the board will bring, and what the network could still serve (HW-37, HW-40)."""
        seat, box = self.seat, self.box
        distance = self.distances(p.carriages[seat])
        stones, served, unmet = p.stones[seat], 0.0, 0.0
        for ware in box.wares:
            houses = [house for house in box.houses_of[ware] if house in stones]
            if not houses:
                continue
            bonus = self.last + sum(box.goods[card].ware == ware for card in p.goods[seat])
            towns = [box.town_of[house] for house in houses]
            slots, paid = 0.0, 0.0
            for house in box.houses_of[ware]:
                values = self.wanted.get(house)
                if values is None:
                    continue
                target = box.town_of[house]
                cost = min([0.0 if town == target else distance.get(town, {}).get(target, FAR) for town in towns])
                for value in values:
                    gain = value + bonus - cost * LOST_CARRIAGE
                    if gain > 1:
                        slots += self.chance
                        paid += self.chance * gain
            if slots:
                count = sum([stones[house] for house in houses])
                sold = slots * (1 - math.exp(-count / slots))
                served += LATER * sold * paid / slots
                unmet += UNMET * max(0.0, slots - sold) * paid / slots
        return served, unmet * min(1.0, self.turns / 8)

    def distances(self, carriages: Mapping[Road, int]) -> dict[str, dict[str, float]]:
        """From each connected town to each: the fewest carriages that a transport takes back (HW-45 to HW-47)."""
        key = tuple(sorted(carriages.items()))
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = shortest(self.box, carriages)
        return found

    def discount(self, p: Hellweg) -> float:
        """A merchant on the market makes the second action cheaper (HW-56)."""
        return 1.5 if p.turn and p.market[self.seat] and p.slots.count(self.seat) + p.market[self.seat] == 1 else 0.0

    def expert(self, p: Hellweg) -> float:
        """Stored pieces come out some day; privileges are free actions (HW-115, HW-125)."""
        seat = self.seat
        some = min(1.0, self.turns / 5)
        stored = STORED_STONE * min(p.stored_stones[seat], 5) + STORED_CARRIAGE * min(p.stored_carriages[seat], 4)
        up = sum(OPEN_PRIVILEGE if state == OPEN else DOWN_PRIVILEGE for state in p.privileges[seat].values())
        return some * (stored * bool(p.stones[seat]) + up + self.routes(p))

    def routes(self, p: Hellweg) -> float:
        """Cards that own carriages are about to earn (HW-122, HW-123)."""
        seat, worth = self.seat, 0.0
        wanted = [ends for kind, ends in self.box.route.items() if kind not in p.privileges[seat]]
        if p.extra == NOBODY:
            wanted.append(self.box.extra_route)
        for ends in wanted:
            worth += ROUTE * NEXT_ROAD ** self.missing(p.carriages[seat], ends)
        return worth

    def missing(self, carriages: Mapping[Road, int], ends: tuple[str, str]) -> int:
        """How many more roads must carry a carriage before both ends are connected."""
        key = (tuple(sorted(carriages)), ends)
        found = self.gaps.get(key)
        if found is None:
            found = self.gaps[key] = roads_missing(self.box, carriages, ends)
        return found

    def pending(self, p: Hellweg) -> float:
        """Pieces of the action underway that still wait for their place."""
        if p.seat != self.seat or not (p.stones_due or p.carriages_due):
            return 0.0
        some = min(1.0, self.turns / 5) if p.task != BUYING else min(1.0, (self.turns + 1) / 5)
        return some * (PENDING_CARRIAGE * p.carriages_due + PENDING_STONE * p.stones_due)


def turns_left(p: Hellweg) -> int:
    """How many turns of its own each seat has after the one it is in."""
    if not p.left:
        return 0
    now = p.box.merchants - p.turn if p.turn else p.box.merchants
    rounds = p.left - 1 if p.round else p.left - 2  # no actions on the last card
    return max(0, now + p.box.merchants * rounds)


def shortest(box: Box, carriages: Mapping[Road, int]) -> dict[str, dict[str, float]]:
    """All pairs of towns on the network of these carriages; few towns, so every one may stand in the middle."""
    near: dict[str, dict[str, float]] = {}
    for road, count in carriages.items():
        left, right = box.ends[road]
        cost = 0.0 if count > 1 or box.paved[road] else 1.0
        for here, there in ((left, right), (right, left)):
            row = near.setdefault(here, {})
            row[there] = min(cost, row.get(there, FAR))
    for middle, onward in near.items():
        for row in near.values():
            if middle not in row:
                continue
            first = row[middle]
            for goal, second in list(onward.items()):
                if first + second < row.get(goal, FAR):
                    row[goal] = first + second
    return near


def roads_missing(box: Box, carriages: Mapping[Road, int], ends: tuple[str, str]) -> int:
    """The fewest roads without a carriage on any way between two towns, found ring by ring."""
    start, goal = ends
    ring, seen, count = [start], {start}, 0
    while ring:
        for town in ring:  # roads with a carriage widen the ring itself
            for way in box.ways[town]:
                if way.road in carriages and way.to not in seen:
                    seen.add(way.to)
                    ring.append(way.to)
        if goal in seen:
            return count
        count += 1
        further = dict.fromkeys([way.to for town in ring for way in box.ways[town] if way.to not in seen])
        seen.update(further)
        ring = list(further)
    return count
