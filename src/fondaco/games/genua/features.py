"""Die Händler von Genua in numbers, for bots that learn: seats in relative order, the looker first.

Of others' hand cards only how many there are is told, and what is asked about them is answered by averages. What the
looker holds is valued card by card.
"""

from __future__ import annotations

from typing import Final

from fondaco.core.moves import Move, Seat
from fondaco.core.position import Position
from fondaco.games.genua.components import GOODS, KINDS, MESSAGE, PRIVILEGE, privileges_value
from fondaco.games.genua.decisions import DECISIONS
from fondaco.games.genua.decisions.negotiation import ANSWER_COUNTER
from fondaco.games.genua.estate import STONES, Estates
from fondaco.games.genua.moves import PASS_TURN, Accept, Book, Counter, Offer, Yes, terms_of
from fondaco.games.genua.position import Genua
from fondaco.games.genua.terms import NOTHING, Terms

SCALE: Final = 80.0
LOOKS: Final = 1300
EASE: Final = 2.0
FRESH_PRIVILEGE: Final = 18.0
"""A privilege in somebody else's hand, of which only the back is known."""


def features(p: Position, seat: Seat) -> list[float]:
    assert isinstance(p, Genua)
    n = p.seats
    estates = Estates(p)
    decision = p.decision
    laid = bool(p.path)
    numbers: list[float] = [1.0 if decision is point else 0.0 for point in DECISIONS]
    numbers += [float(p.round) / 3, (p.last - p.round) / 3, estates.turns / 10, float(len(p.path)), float(p.acted_here)]
    numbers += [float(p.calls), float(p.counters), float(p.performed), float(p.ordered), float(bool(p.swapped))]
    numbers += [count / 3 for count in p.stock]
    numbers += [p.cards_left(kind) / 5 for kind in range(len(KINDS))]
    numbers += [float(count) for count in p.goods[seat]]
    numbers += own_prospects(p, seat, estates, laid)
    numbers += bargain(p, seat, estates)
    worth = [estates.wealth(seat) if other == seat else shown_wealth(p, other, estates) for other in range(n)]
    owners = list(p.owners.values())
    for step in range(n):
        other = (seat + step) % n
        numbers += [
            p.money[other] / 50,
            worth[other] / 50,
            (worth[other] - worth[seat]) / 50,
            sum(p.goods[other][:STONES]) / 2,
            sum(p.goods[other][STONES:]) / 2,
            float(p.supply[other]),
            float(owners.count(other)),
            float(p.acted[other]),
            float(p.has_action(other)),
            float(p.passed[other]),
            float(p.active == other),
            float(p.actor == other),
            float(p.marking == other),
            float((other - p.start) % n),
            float((other - p.active) % n),
        ]
        numbers += [float(p.hands.count(other, kind)) for kind in range(len(KINDS))]
        book = p.books.offers[other]
        here = [terms for terms in book if laid and terms.target == p.path[-1]]
        numbers += [float(len(book)), max([terms.give.money for terms in book], default=0) / 20]
        numbers += [here[0].give.money / 20 if here else 0.0, float(bool(here and here[0].give.pieces))]
    return numbers


def shown_wealth(p: Genua, seat: Seat, estates: Estates) -> float:
    """What a seat has, as far as its backs tell."""
    goods = p.goods[seat]
    total = p.money[seat] + estates.ware * sum(goods[:STONES])
    total += sum([estates.special[k] * goods[STONES + k] for k in range(len(GOODS) - STONES)])
    fresh = (estates.fresh_large, estates.fresh_small, estates.message, FRESH_PRIVILEGE)
    total += sum([fresh[kind] * p.hands.count(seat, kind) for kind in range(len(KINDS))])
    return total + estates.marker * p.supply[seat] + estates.building * list(p.owners.values()).count(seat)


def own_prospects(p: Genua, seat: Seat, estates: Estates, laid: bool) -> list[float]:
    """What the looker's hand is worth, and what the tower's place and its neighbourhood offer it."""
    privileges = p.hands.of(seat, PRIVILEGE)
    numbers = [privileges_value(privileges, p.box) / 30, estates.open_orders(seat) / 30]
    if not laid:
        return [*numbers, 0.0, 0.0, 0.0, 0.0, 0.0]
    here = p.path[-1]
    gain = estates.gain(seat, here) if here in p.city.is_building and not p.acted_here else 0.0
    near = sorted([estates.gain(seat, field) for field in p.enterable() if field in p.city.is_building])[::-1]
    near += [0.0, 0.0]
    ready = half = 0
    for card in p.hands.of(seat, MESSAGE):
        visited = sum(place in p.path for place in p.box.message[card])
        ready += visited == 2
        half += visited == 1
    return [*numbers, gain / 20, near[0] / 20, near[1] / 20, float(ready), float(half)]


def bargain(p: Genua, seat: Seat, estates: Estates) -> list[float]:
    """The looker's own sealed offers, and the deal on the table as far as it concerns the looker."""
    answer = p.answers[seat]
    offers: tuple[Terms, ...] = ()
    if isinstance(answer, Offer):
        offers = (terms_of(answer),)
    elif isinstance(answer, Book):
        offers = answer.offers.all
    hopes = [hope(p, seat, terms, estates) for terms in offers]
    here = [terms for terms in offers if p.path and terms.target == p.path[-1]]
    numbers = [
        float(len(offers)),
        sum(terms.give.money for terms in offers) / 20,
        max(hopes, default=0.0) / 20,
        here[0].give.money / 20 if here else 0.0,
        hope(p, seat, here[0], estates) / 20 if here else 0.0,
        float(answer == PASS_TURN),
    ]
    best = 0.0
    if p.active == seat:
        for book in p.books.offers:
            for terms in book:
                best = max(best, estates.bundle(seat, terms.give, 1) + estates.bundle(seat, terms.take, -1))
    numbers.append(best / 20)
    deal = p.deal
    if deal is None:
        return [*numbers, 0.0, 0.0, 0.0, 0.0]
    mine = 0.0
    if deal.offerer == seat:
        mine = hope(p, seat, deal.terms, estates)
    elif deal.active == seat:
        mine = estates.bundle(seat, deal.terms.give, 1) + estates.bundle(seat, deal.terms.take, -1)
    return [*numbers, float(deal.offerer == seat), float(deal.active == seat), mine / 20, deal.terms.give.money / 20]


def hope(p: Genua, seat: Seat, terms: Terms, estates: Estates) -> float:
    """What an offer of the looker's would leave it, if it were taken."""
    gain = estates.gain(seat, terms.target) if terms.target in p.city.is_building else 0.0
    return gain + estates.bundle(seat, terms.give, -1) + estates.bundle(seat, terms.take, 1)


def price(p: Position, seat: Seat, move: Move) -> float:
    """What an offer pays; what is taken counts against it."""
    assert isinstance(p, Genua)
    if isinstance(move, Offer):
        return float(move.give.money)
    if isinstance(move, Book):
        return float(max([terms.give.money for terms in move.offers.all], default=0))
    if isinstance(move, Counter):
        return -float(move.give.money)
    if isinstance(move, Yes) and p.deal is not None:
        return float(p.deal.terms.give.money)
    return 0.0


def gauge(before: Position, seat: Seat, move: Move, after: Position) -> tuple[str, float] | None:
    """What deals are made for, and how often a proposal is accepted."""
    assert isinstance(before, Genua)
    if isinstance(move, Accept):
        terms = next((t for t in before.books.offers[move.seat] if t.target == move.target), None)
        if terms is not None and terms.give != NOTHING:
            return "action" if terms.target in before.city.is_building else "step", float(terms.give.money)
    if before.decision is ANSWER_COUNTER:
        return "agreed", float(isinstance(move, Yes))
    return None
