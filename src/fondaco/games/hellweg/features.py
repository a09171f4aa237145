"""Hellweg westfalicus in numbers, for bots that learn: seats in relative order, the looker first.

Demand is countable to the last slot, so most of what matters can be said in numbers: what the stones of a seat could
still be sold for over its own carriages, what the open card wants, and which goods cards can be afforded.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from fondaco.core.moves import Move, Seat
from fondaco.core.position import Position
from fondaco.games.hellweg.components import Box
from fondaco.games.hellweg.decisions import DECISIONS
from fondaco.games.hellweg.judgement import FAR, shortest
from fondaco.games.hellweg.moves import GoodsCard
from fondaco.games.hellweg.position import NOBODY, OPEN, Hellweg
from fondaco.games.hellweg.scoring import goods_value

SCALE: Final = 15.0
LOOKS: Final = 2500
CARRIAGE_BACK: Final = 1.5
"""What a carriage costs that a transport takes off the board."""

Prospect = tuple[float, ...]
known: dict[tuple[object, ...], Prospect] = {}
"""Prospects worked out before: one move changes one seat's pieces."""


def prospects(box: Box, stones: Mapping[str, int], carriages: Mapping[str, int], cards: Sequence[int]) -> Prospect:
    """What cards to come would pay for a seat's stones, in all and by ware; how many slots; what is out of reach."""
    key = (box, tuple(stones.items()), tuple(carriages.items()), tuple(cards))
    found = known.get(key)
    if found is not None:
        return found
    if len(known) > 60_000:
        known.clear()
    distance = shortest(box, carriages)
    slots = [slot for card in cards for slot in box.trade[card]]
    numbers: list[float] = []
    total = missed = 0.0
    for ware in box.wares:
        houses = [house for house in box.houses_of[ware] if house in stones]
        gains = []
        for slot in slots:
            if slot.ware != ware:
                continue
            cost = FAR
            for house in houses:
                town = box.town_of[house]
                cost = min(cost, 0.0 if town == slot.town else distance.get(town, {}).get(slot.town, FAR))
            if cost < FAR:
                gains.append(slot.value - CARRIAGE_BACK * cost)
            elif houses:
                missed += slot.value
        gains.sort(reverse=True)
        count = sum([stones[house] for house in houses])
        sold = sum(gains[:count])
        total += sold
        numbers += [float(count), sold / 5, float(len(gains)), sum(gains) / 10]
    found = known[key] = (total / 10, missed / 20, *numbers)
    return found


def features(p: Position, seat: Seat) -> list[float]:
    assert isinstance(p, Hellweg)
    n, box = p.seats, p.box
    decision = p.decision
    numbers: list[float] = [1.0 if decision is point else 0.0 for point in DECISIONS]
    numbers += [p.left / 4, float(p.left == 0), float(p.turn), float(p.slot), float(p.sold), float(p.acted)]
    numbers += [float(p.stones_due), float(p.carriages_due), float(p.held), float(len(p.piles))]
    numbers += [p.money[seat] / 10 - box.goods[card].price / 10 if card in p.piles else -4.0 for card in box.goods]
    slots = p.open_slots() if p.card else []
    for place in range(4):
        if place < len(slots):
            slot = slots[place]
            free = p.slots[place] == NOBODY
            numbers += [float(free), slot.value / 2, float(slot.stones), float(slot.carriages), float(p.slot > place)]
        else:
            numbers += [0.0] * 5
    mine = p.stones[seat]
    numbers += [float(mine.get(house, 0)) for house in box.houses]
    roads = p.carriages[seat]
    numbers += [float(min(2, roads.get(road, 0))) for road in box.roads]
    wanted = dict.fromkeys(box.houses, 0)
    for number in p.unseen:
        for slot in box.trade[number]:
            wanted[slot.house] += slot.value
    numbers += [wanted[house] / 5 for house in box.houses]
    scores = [p.score(other) for other in range(n)]
    for step in range(n):
        other = (seat + step) % n
        goods = goods_value(p.goods[other], box)
        stones, carriages = p.stones[other], p.carriages[other]
        gain = 0
        for card in p.piles:
            if box.goods[card].price <= p.money[other] + 4:
                gain = max(gain, goods_value([*p.goods[other], card], box) - goods - box.goods[card].price)
        numbers += [
            p.money[other] / 10,
            scores[other] / 20,
            (scores[other] - scores[seat]) / 20,
            goods / 20,
            float(len(p.goods[other])),
            gain / 5,
            float(sum(stones.values())),
            float(sum(carriages.values())),
            float(len(carriages)),
            float(sum(box.paved[road] or count > 1 for road, count in carriages.items())),
            p.stone_supply[other] / 4,
            p.carriage_supply[other] / 4,
            float(p.market[other]),
            float(p.slots.count(other)),
            float(p.discount(other)),
            float(p.seat == other),
            float((other - p.start) % n),
            float((p.seat - other) % n) if p.seat != NOBODY else -1.0,
            float(p.stored_stones[other]),
            float(p.stored_carriages[other]),
            float(len(p.privileges[other])),
            float(sum(state == OPEN for state in p.privileges[other].values())),
            float(p.extra == other),
        ]
        numbers += prospects(box, stones, carriages, p.unseen)
        numbers += prospects(box, stones, carriages, (p.card,) if p.card else ())[:2]
        numbers += [1.0 if card in p.goods[other] else 0.0 for card in box.goods]
    return numbers


def price(p: Position, seat: Seat, move: Move) -> float:
    """Goods cards are what one pays for."""
    assert isinstance(p, Hellweg)
    return p.box.goods[move.card].price / 4 if isinstance(move, GoodsCard) else 0.0


def gauge(before: Position, seat: Seat, move: Move, after: Position) -> tuple[str, float] | None:
    """In which round goods cards are bought."""
    assert isinstance(before, Hellweg)
    return ("goods in round", float(before.round)) if isinstance(move, GoodsCard) else None
