"""What a lot is worth: to me, to each rival, and what bidding for it leaves in my purse.

A day's end is projected for every seat from what is loaded, as if each empty hold were filled with an average tile at
the usual price. The worth of a lot to a seat is what taking it adds to that projection, less what it would lose by
leaving it to somebody else.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from fondaco.core.moves import Move, Seat
from fondaco.core.play import Thought
from fondaco.games.medici.components import GOODS, Tile
from fondaco.games.medici.moves import Bid, Draw
from fondaco.games.medici.position import SILENT, Medici

USUAL_PRICE = 4.0
"""What filling one hold later will cost, in florins."""
FUTURE = 0.7
"""How much of a lead on a pyramid is still worth on each later day."""
OPEN_CARGO, OPEN_GOODS = 1.5, 0.5
"""How unsure the standing in cargo and in a good is, for each step that the empty holds could change it."""
DOUBT = 3.0
"""How unsure a rival's limit is, in florins."""
GLIMPSES = 6
"""How many of the unseen tiles a maker pictures before he draws."""


def weigh(p: Medici, seat: Seat, moves: Sequence[Move]) -> list[Thought]:
    """Each move with its worth in florins."""
    if isinstance(moves[0], Draw):
        return weigh_lot(p, seat, moves)
    limit = limits(p, p.lot)
    rivals = [limit[other] for other in later_bidders(p, seat)]
    return [weigh_bid(move, limit[seat], rivals) for move in moves]


def weigh_bid(move: Move, limit: float, rivals: Sequence[float]) -> Thought:
    """A bid is worth the gain it brings if nobody goes higher, times the chance of that; a pass brings nothing."""
    if not isinstance(move, Bid):
        return Thought(move, 0.0, {})
    chance = 1.0
    for rival in rivals:
        chance *= yes_to((move.amount + 0.5 - rival) / DOUBT)
    terms = {"lot": chance * limit, "price": -chance * move.amount}
    return Thought(move, sum(terms.values()), terms)


def weigh_lot(p: Medici, maker: Seat, moves: Sequence[Move]) -> list[Thought]:
    """Stopping is worth what the lot brings its maker, who bids last; drawing, the average over tiles to come."""
    stride = max(1, len(p.unseen) // GLIMPSES)
    glimpses = [maker_gain(p, maker, [*p.lot, tile]) for tile in p.unseen[stride // 2 :: stride]]
    worth = {True: sum(glimpses) / len(glimpses), False: maker_gain(p, maker, p.lot)}
    return [Thought(move, worth[isinstance(move, Draw)], {"lot": worth[isinstance(move, Draw)]}) for move in moves]


def maker_gain(p: Medici, maker: Seat, lot: Sequence[Tile]) -> float:
    """The maker takes the lot just above the best rival, or lets the rival pay what it is worth to him."""
    limit = limits(p, lot)
    best = max((limit[seat] for seat in range(p.seats) if seat != maker), default=0.0)
    paid = min(max(best, 0.0), float(max(p.money)))
    return max(limit[maker] - paid - 1, paid / p.seats)


def later_bidders(p: Medici, seat: Seat) -> list[Seat]:
    """Who speaks after `seat` and could load the lot."""
    size = len(p.lot)
    return [other for other in range(p.seats) if other != seat and p.bids[other] == SILENT and p.free(other) >= size]


def limits(p: Medici, lot: Sequence[Tile]) -> list[float]:
    """The most each seat should pay for `lot`; nothing for a seat that cannot load it.

    Left to a rival the lot is paid for by him, and every florin he pays brings the others nearer to him: of what a seat
    would lose by that, its part is spared.
    """
    size = len(lot)
    takers = [seat for seat in range(p.seats) if p.free(seat) >= size]
    outlooks = {taker: outlook(p, lot, taker) for taker in takers}
    left = outlook(p, lot, None)
    limit = [0.0] * p.seats
    for seat in takers:
        others = [outlooks[taker][seat] for taker in takers if taker != seat] or [left[seat]]
        worth = outlooks[seat][seat] - sum(others) / len(others)
        limit[seat] = min(worth * (p.seats - 1) / p.seats, float(p.money[seat]))
    return limit


def outlook(p: Medici, lot: Sequence[Tile], taker: Seat | None) -> list[float]:
    """Each seat's projected income of the day less that of the others, if `taker` has the lot."""
    box, hold = p.box, p.table.hold
    seats = range(p.seats)
    ships = [p.ships[seat] + (list(lot) if seat == taker else []) for seat in seats]
    free = [hold - len(ship) for ship in ships]
    mean = sum(box.value[tile] for tile in p.unseen) / max(1, len(p.unseen))
    unsure = math.sqrt(sum(free) / p.seats)
    cargo = [sum(box.value[tile] for tile in ship) + mean * room for ship, room in zip(ships, free, strict=True)]
    income = [-USUAL_PRICE * room for room in free]
    for seat in seats:
        income[seat] += place(p.table.cargo, cargo, seat, 1.0 + OPEN_CARGO * unsure)
    days = 1 + FUTURE * (box.days - p.day)
    for g, good in enumerate(GOODS):
        standing = [
            min(box.top, p.levels[g][seat] + "".join(ships[seat]).count(good) + 0.19 * free[seat]) for seat in seats
        ]
        for seat in seats:
            income[seat] += days * (
                place(p.table.goods, standing, seat, 0.3 + OPEN_GOODS * unsure) + bonus(box.bonus, standing[seat])
            )
    total = sum(income)
    return [income[seat] - (total - income[seat]) / (p.seats - 1) for seat in seats]


def place(rewards: Sequence[int], standing: Sequence[float], seat: Seat, spread: float) -> float:
    """The reward to expect: between two places in the measure of how many rivals are likely ahead."""
    own = standing[seat]
    ahead = sum(yes_to((other - own) / spread) for rank, other in enumerate(standing) if rank != seat)
    low = int(ahead)
    here = rewards[low] if low < len(rewards) else 0
    below = rewards[low + 1] if low + 1 < len(rewards) else 0
    return here + (ahead - low) * (below - here)


def bonus(steps: Sequence[int], level: float) -> float:
    """The bonus of a step, or of the way between two."""
    low = int(level)
    above = steps[min(low + 1, len(steps) - 1)]
    return steps[low] + (level - low) * (above - steps[low])


def yes_to(lead: float) -> float:
    """A lead turned into a chance."""
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, lead))))
