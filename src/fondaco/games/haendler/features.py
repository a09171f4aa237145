"""Die Händler in numbers, for bots that learn: seats in relative order, the looker first.

Influence cards of others are behind their screens: only how many there are is told. A sealed bid and the price disc
are told to the one who set them.
"""

from __future__ import annotations

from typing import Final

from fondaco.core.moves import Move, Seat
from fondaco.core.position import Position
from fondaco.games.haendler.components import INVESTMENTS, KINDS, WAGONS
from fondaco.games.haendler.decisions import DECISIONS
from fondaco.games.haendler.decisions.loading import BIDDING
from fondaco.games.haendler.decisions.prices import SETTING_DISCS
from fondaco.games.haendler.moves import COAT, Bid, Disc, Offer, Open, Quote, Raise
from fondaco.games.haendler.outlook import Outlook
from fondaco.games.haendler.position import NOBODY, Haendler

SCALE: Final = 2.0
LOOKS: Final = 1500
EASE: Final = 0.5
WORTH_OF_GULDEN: Final = 0.0007
"""In steps: a step costs about 1400."""

fetched: dict[tuple[object, ...], dict[tuple[str, str], list[float]]] = {}
"""What pieces fetch, worked out before: prices and bonuses change seldom."""


def estimates(p: Haendler) -> Outlook:
    """Estimates that remember what earlier ones found under the same prices."""
    out = Outlook(p)
    key = (tuple(p.levels), tuple(p.bonus), out.rounds_left, out.speed)
    if key not in fetched:
        if len(fetched) > 2000:
            fetched.clear()
        fetched[key] = {}
    out.fetched = fetched[key]
    return out


def features(p: Position, seat: Seat) -> list[float]:
    assert isinstance(p, Haendler)
    n, box = p.seats, p.box
    out = estimates(p)
    decision = p.decision
    top = len(box.upkeep) - 1
    numbers: list[float] = [1.0 if decision is point else 0.0 for point in DECISIONS]
    numbers += [p.round / 5, float(p.phase), p.arrivals / 4, out.rounds_left / 4, float(p.last_round()), float(p.lap)]
    numbers += [box.cost_of_step(p.arrivals) / 1000, box.cost_of_step(box.target[n]) / 1000]
    numbers += [float(p.count), p.high / 500, p.price / 300, float(p.offered), float(p.quotes), float(len(p.offer))]
    numbers += [value / 300 for value in p.quote or [0, 0]]
    numbers += [float(p.played), float(p.points), float(len(p.rides)), float(len(p.offices)), float(p.wagon)]
    numbers += [float(level) for level in p.levels]
    numbers += [bonus / 100 for bonus in p.bonus]
    numbers += [count / 5 for count in p.supply]
    numbers += [1.0 if card in p.on_offer else 0.0 for card in INVESTMENTS]
    numbers += [1.0 if card in p.unseen else 0.0 for card in INVESTMENTS]
    numbers += [float(count) for count in p.stores[seat]]
    numbers += [float(p.hands[seat].count(kind)) for kind in KINDS]
    numbers += sealed(p, seat, out)
    placed = bool(p.at)
    for wagon in range(WAGONS):
        if not placed:
            numbers += [0.0] * (4 + len(box.goods))
            continue
        at, came = p.at[wagon], p.came[wagon]
        ahead = box.roads.ahead(at, came)
        near = min(ahead.values(), default=0)
        numbers += [float(not came), float(near), float(wagon in p.arrived), float(wagon in p.stopped)]
        mine = p.loads[wagon][seat]
        worth = out.fetch(at, came)
        numbers += [mine.count(name) * worth[g] / 500 for g, name in enumerate(box.goods)]
    for step in range(n):
        other = (seat + step) % n
        cargo = [out.cargo(other, wagon, p.at[wagon], p.came[wagon]) if placed else 0.0 for wagon in range(WAGONS)]
        goods = 0.0
        if placed:
            goods = sum([out.stored(other, slot, 0) * count for slot, count in enumerate(p.stores[other]) if count])
        wealth = p.money[other] + 0.8 * sum(cargo) + 0.6 * goods
        numbers += [
            float(p.steps[other]),
            float(p.steps[other] - p.steps[seat]),
            float(top - p.steps[other]),
            p.money[other] / 1000,
            (p.money[other] - p.money[seat]) / 1000,
            wealth / 1000,
            box.upkeep[p.steps[other]] / 300,
            (p.money[other] - box.upkeep[p.steps[other]]) / max(1, box.cost_of_step(p.arrivals)),
            float(p.notes[other]),
            float(len(p.hands[other])),
            float(sum(p.stores[other])),
            goods / 1000,
            sum(cargo) / 1000,
            float(len(p.tiles[other])),
            sum(p.tiles[other]) / 5,
            float(p.actor == other),
            float((other - p.start) % n),
            float(p.standing[other]),
            float(other in p.passed),
            float(p.leader == other),
            float(other in p.bonus_takers),
        ]
        for wagon in range(WAGONS):
            numbers += [len(p.loads[wagon][other]) / 2, cargo[wagon] / 1000, float(p.masters[wagon] == other)]
        numbers += [1.0 if card in p.investments[other] else 0.0 for card in INVESTMENTS]
        numbers.append(out.office_gain(other, p.wagon) / 500 if decision is BIDDING and p.wagon != NOBODY else 0.0)
    return numbers


def sealed(p: Haendler, seat: Seat, out: Outlook) -> list[float]:
    """The looker's own sealed bid, and what its price disc would bring if nobody else set one."""
    answer = p.answers[seat]
    bid = answer.amount / 500 if isinstance(answer, Bid) else -1.0
    box, top = p.box, len(p.box.sell)
    pointers = [0.0] * (len(box.goods) + 1)
    gain = 0.0
    if isinstance(answer, Disc):
        stakes = out.good_stakes(seat)
        pointers = [float(answer.pointers.count(name)) for name in (*box.goods, COAT)]
        for g in range(len(box.goods)):
            gain += stakes[g] * (box.sell[(p.levels[g] + int(pointers[g])) % top] - box.sell[p.levels[g]])
    stakes = out.good_stakes(seat) if p.decision is SETTING_DISCS else [0.0] * len(box.goods)
    return [bid, *pointers, gain / 300, *stakes]


def price(p: Position, seat: Seat, move: Move) -> float:
    """What a bid or an offer costs, in steps; what a quote asks counts against it."""
    if isinstance(move, (Bid, Open, Raise)):
        return WORTH_OF_GULDEN * move.amount
    if isinstance(move, Offer):
        return WORTH_OF_GULDEN * move.price
    if isinstance(move, Quote):
        return -WORTH_OF_GULDEN * max(0, move.one)
    return 0.0


def gauge(before: Position, seat: Seat, move: Move, after: Position) -> tuple[str, float] | None:
    """Bids for the office and for investment cards; what a place on a wagon is offered for."""
    if isinstance(move, Bid):
        return "office bid", float(move.amount)
    if isinstance(move, Raise):
        return "raise", float(move.amount)
    if isinstance(move, Offer):
        return "place", move.price / max(1, len(move.goods))
    return None
