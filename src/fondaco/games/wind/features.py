"""Vor dem Wind in numbers, for bots that learn: seats in relative order, the looker first.

Beside what lies on the table: what the goods of each seat are worth for the ships in the harbour, and what the cards
lying open would bring their holder and the looker.
"""

from __future__ import annotations

from typing import Final

from fondaco.core.moves import Move, Seat
from fondaco.core.position import Position
from fondaco.games.wind.components import ORDINARY, SPECIAL, Ship
from fondaco.games.wind.decisions import DECISIONS
from fondaco.games.wind.decisions.trade import SETTLE
from fondaco.games.wind.moves import Bid, Challenge, Pay, Sell
from fondaco.games.wind.position import NOBODY, Wind
from fondaco.games.wind.worth import Prospect

SCALE: Final = 12.0
ALL_KNOWN: Final = True
"""An attentive player can work out all but the order of the stacks, and that is chance's."""
KINDS: Final = (*ORDINARY, *SPECIAL)
MOST_SHIPS: Final = 7
WORTH_OF_GULDEN: Final = 0.3
"""In points."""

Worths = dict[str, float]
known: dict[tuple[object, ...], Worths] = {}
"""Worths worked out before, by what somebody holds and what there is to be had: they are asked for again and again."""
MOST_KNOWN: Final = 20_000


class Holder:
    """A seat, and what cards are worth to it."""

    def __init__(self, prospect: Prospect, seat: Seat, around: tuple[object, ...]) -> None:
        p = prospect.p
        self.prospect = prospect
        self.seat = seat
        if len(known) > MOST_KNOWN:
            known.clear()
        key = (around, tuple(p.warehouses[seat]), tuple(p.goods[seat]), p.money[seat])
        self.worths: Worths = known.setdefault(key, {})

    def worth(self, card: str) -> float:
        """What a card is worth to this seat; without one, what its goods are."""
        found = self.worths.get(card)
        if found is None:
            prospect = self.prospect
            found = prospect.card(self.seat, prospect.p.box.cards[card]) if card else prospect.standing(self.seat)
            self.worths[card] = found
        return found


def features(p: Position, seat: Seat) -> list[float]:
    assert isinstance(p, Wind)
    n, box = p.seats, p.box
    prospect = Prospect(p)
    harbour = tuple(p.harbour)
    points = [p.vp(other) for other in range(n)]
    around = (harbour, tuple(p.stock), prospect.late)
    holders = [Holder(prospect, other, around) for other in range(n)]
    looker = holders[seat]
    decision = p.decision
    numbers: list[float] = [1.0 if decision is point else 0.0 for point in DECISIONS]
    margin = len(harbour) - box.leaves
    numbers += [float(p.round) / 5, float(p.fleets), float(margin), prospect.danger, float(p.deck)]
    numbers += [float(p.left), float(p.ran), float(p.played), float(p.blocked), float(n)]
    numbers += [float(count) / 5 for count in p.stock]
    numbers += [float(count) for count in p.rotting]
    numbers += [float(count) for count in p.kept]
    numbers += [len(stack) / 10 for stack in p.decks]
    kinds = [0.0] * len(KINDS)
    for name in p.untaken:
        kinds[KINDS.index(box.cards[name].kind)] += 1
    numbers += kinds
    wanted = sorted([looker.worth(name) for name in set(p.untaken)])[::-1]
    numbers += [*wanted[:3], *[0.0] * (3 - len(wanted))]
    ships = sorted([box.ships[name] for name in harbour], key=lambda ship: -ship.vp)[:MOST_SHIPS]
    for ship in ships:
        numbers += [ship.vp / 10, *map(float, ship.goods)]
    numbers += [0.0] * (5 * (MOST_SHIPS - len(ships)))
    contested = p.cards[p.holder] if p.holder != NOBODY else ""
    standing = [bid for bid in p.bids if bid > 0]
    numbers += [max(standing, default=0) / 5, min(standing, default=0) / 5, float(len(standing))]
    best = max(points[other] for other in range(n) if other != seat)
    numbers += [(points[seat] - best) / 10, (p.table.target - max(points)) / 10]
    for step in range(n):
        other = (seat + step) % n
        holder, stored, held = holders[other], p.warehouses[other], p.goods[other]
        numbers += [
            points[other] / 10,
            (p.table.target - points[other]) / 10,
            p.money[other] / 10,
            prospect.purse(p.money[other] + p.front[other]) / 5,
            p.front[other] / 5,
            float(p.free(other)),
            *map(float, stored),
            *map(float, held),
            holder.worth("") / 5,
            float(len(p.preserves[other])),
            float(p.safe[other]),
            float(p.down[other]),
            float(p.pending(other)),
            float(p.turn == other),
            float((other - p.start) % n) if p.start != NOBODY else 0.0,
            float(p.holder == other),
            p.bids[other] / 5,
        ]
        specials = [0.0] * len(SPECIAL)
        for name in p.specials[other]:
            specials[SPECIAL.index(box.cards[name].kind)] += 1
        numbers += specials
        missing = [lacking(ship, stored) for ship in ships[:5]]
        numbers += [float(count) for count in missing] + [4.0] * (5 - len(missing))
        ready = [ship.vp for ship, count in zip(ships, missing, strict=False) if not count]
        numbers.append(max(ready, default=0) / 10)
        card = p.cards[other]
        kinds = [0.0] * len(KINDS)
        if card:
            kinds[KINDS.index(box.cards[card].kind)] = 1.0
            numbers += [*kinds, holder.worth(card) / 3, looker.worth(card) / 3]
        else:
            numbers += [*kinds, 0.0, 0.0]
        numbers.append(holder.worth(contested) / 3 if contested else 0.0)
    return numbers


def lacking(ship: Ship, stored: list[int]) -> int:
    """How many goods for a ship are not in a warehouse."""
    missing = 0
    for good, need in enumerate(ship.goods):
        if need > stored[good]:
            missing += need - stored[good]
    return missing


def price(p: Position, seat: Seat, move: Move) -> float:
    """What an offer costs, in points; what a sale brings counts against it."""
    assert isinstance(p, Wind)
    if isinstance(move, (Bid, Challenge)):
        return WORTH_OF_GULDEN * move.amount
    if isinstance(move, Pay):
        return WORTH_OF_GULDEN * p.bids[move.seat]
    if isinstance(move, Sell):
        return -WORTH_OF_GULDEN * p.bids[move.seat]
    return 0.0


def gauge(before: Position, seat: Seat, move: Move, after: Position) -> tuple[str, float] | None:
    """What contested cards are sold for, and what is paid to keep them."""
    assert isinstance(before, Wind)
    if before.decision is not SETTLE:
        return None
    if isinstance(move, Sell):
        return "sold", float(before.bids[move.seat])
    return ("kept", float(before.bids[move.seat])) if isinstance(move, Pay) else None
