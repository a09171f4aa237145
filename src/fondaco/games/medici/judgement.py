"""What a lot is worth: to me, to each rival, and what bidding for it leaves in my purse.

A day's end is projected for every seat from what is loaded, as if each empty hold were filled with an average tile at
the usual price. The worth of a lot to a seat is what taking it adds to that projection, less what it would lose by
leaving it to somebody else.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from fondaco.core.moves import Move, Seat
from fondaco.core.play import Thought
from fondaco.games.medici.components import GOODS, SILENT, Box, Tile
from fondaco.games.medici.moves import Bid, Draw
from fondaco.games.medici.position import Medici

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


def sensible(p: Medici, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
    """No bid above what anybody who speaks later could answer (ME-31, ME-34)."""
    if isinstance(moves[0], Draw):
        return moves
    most = max([p.high + 1, *[p.money[other] for other in later_bidders(p, seat)]])
    return [move for move in moves if not isinstance(move, Bid) or move.amount <= most]


def weigh_bid(move: Move, limit: float, rivals: Sequence[float]) -> Thought:
    """A bid is worth the gain it brings if nobody goes higher, times the chance of that; a pass brings nothing."""
    if not isinstance(move, Bid):
        return Thought(move, 0.0, {})
    chance = 1.0
    for rival in rivals:
        chance *= yes_to((move.amount + 0.5 - rival) / DOUBT)
    gain = limit - move.amount
    terms = {"lot": limit, "price": -float(move.amount), "outbid": (chance - 1) * gain}
    return Thought(move, chance * gain, terms)


def weigh_lot(p: Medici, maker: Seat, moves: Sequence[Move]) -> list[Thought]:
    """Stopping is worth what the lot brings its maker, who bids last; drawing, the average over tiles to come."""
    stride = max(1, len(p.unseen) // GLIMPSES)
    glimpses = [maker_gain(p, maker, [*p.lot, tile]) for tile in p.unseen[stride // 2 :: stride]]
    worth = {True: sum(glimpses) / len(glimpses), False: maker_gain(p, maker, p.lot)}
    return [Thought(move, worth[isinstance(move, Draw)], {"maker": worth[isinstance(move, Draw)]}) for move in moves]


def maker_gain(p: Medici, maker: Seat, lot: Sequence[Tile]) -> float:
    """The maker takes the lot just above the best rival, or lets the rival pay what it is worth to him."""
    limit = limits(p, lot)
    best = max(limit[seat] for seat in range(p.seats) if seat != maker)
    paid = min(max(best, 0.0), float(max(p.money)))
    return max(limit[maker] - paid - 1, paid / p.seats)


def later_bidders(p: Medici, seat: Seat) -> list[Seat]:
    """Who speaks after `seat` and could load the lot."""
    size = len(p.lot)
    return [other for other in range(p.seats) if other != seat and p.bids[other] == SILENT and p.free(other) >= size]


def limits(p: Medici, lot: Sequence[Tile]) -> list[float]:
    """The most each seat should pay for `lot`; nothing for a seat that cannot load it."""
    mean = sum([p.box.value[tile] for tile in p.unseen]) / max(1, len(p.unseen))
    ships = tuple([tuple(ship) for ship in p.ships])
    levels = tuple([tuple(standing) for standing in p.levels])
    worth = worths(p.box, p.day, mean, ships, levels, tuple(lot))
    return [min(worth[seat], float(p.money[seat])) for seat in range(p.seats)]


Ships = tuple[tuple[Tile, ...], ...]
Levels = tuple[tuple[int, ...], ...]


@lru_cache(20_000)
def worths(box: Box, day: int, mean: float, ships: Ships, levels: Levels, lot: tuple[Tile, ...]) -> list[float]:
    """What a lot is worth to each seat. Kept: every bidder asks again.

    Left to a rival the lot is paid for by him, and every florin he pays brings the others nearer to him: of what a seat
    would lose by that, its part is spared.
    """
    seats, hold = len(ships), box.table[len(ships)].hold
    takers = [seat for seat in range(seats) if hold - len(ships[seat]) >= len(lot)]
    outlooks = {taker: outlook(box, day, mean, loaded(ships, lot, taker), levels) for taker in takers}
    worth = [0.0] * seats
    for seat in takers:
        others = [outlooks[taker][seat] for taker in takers if taker != seat]
        others = others or [outlook(box, day, mean, ships, levels)[seat]]  # nobody else can load it
        worth[seat] = (outlooks[seat][seat] - sum(others) / len(others)) * (seats - 1) / seats
    return worth


def loaded(ships: Ships, lot: tuple[Tile, ...], taker: Seat) -> Ships:
    return (*ships[:taker], ships[taker] + lot, *ships[taker + 1 :])


def outlook(box: Box, day: int, mean: float, ships: Ships, levels: Levels) -> list[float]:
    """Each seat's projected income of the day less that of the others, if tiles to come are worth `mean`."""
    table, seats = box.table[len(ships)], range(len(ships))
    free = [table.hold - len(ship) for ship in ships]
    unsure = math.sqrt(sum(free) / len(ships))
    cargo = [sum([box.value[tile] for tile in ship]) + mean * room for ship, room in zip(ships, free, strict=True)]
    paid = places(table.cargo, cargo, 1.0 + OPEN_CARGO * unsure)
    income = [paid[seat] - USUAL_PRICE * free[seat] for seat in seats]
    days = 1 + FUTURE * (box.days - day)
    holds = ["".join(ship) for ship in ships]
    for g, good in enumerate(GOODS):
        level, top = levels[g], float(box.top)
        standing = [min(top, level[seat] + holds[seat].count(good) + 0.19 * free[seat]) for seat in seats]
        for seat, paid_for in enumerate(pyramid(box, tuple(standing), unsure)):
            income[seat] += days * paid_for
    total = sum(income)
    return [income[seat] - (total - income[seat]) / (len(ships) - 1) for seat in seats]


@lru_cache(50_000)
def pyramid(box: Box, standing: tuple[float, ...], unsure: float) -> list[float]:
    """What one good may pay each seat at the end of a day. Kept: a tile more or less moves one good of five."""
    paid = places(box.table[len(standing)].goods, standing, 0.3 + OPEN_GOODS * unsure)
    return [paid[seat] + between(box.bonus, level) for seat, level in enumerate(standing)]


def places(rewards: list[int], standing: Sequence[float], spread: float) -> list[float]:
    """The reward each seat may expect: between two places in the measure of how many rivals are likely ahead."""
    ahead = [0.0] * len(standing)
    for seat, own in enumerate(standing):
        for rival in range(seat):
            chance = yes_to((standing[rival] - own) / spread)
            ahead[seat] += chance
            ahead[rival] += 1 - chance
    return [between(rewards, rivals) for rivals in ahead]


def between(steps: list[int], place: float) -> float:
    """What stands at a place of a table, or on the way between two; beyond its end nothing."""
    low = int(place)
    here = steps[low] if low < len(steps) else 0
    after = steps[low + 1] if low + 1 < len(steps) else 0
    return here + (place - low) * (after - here)


def yes_to(lead: float) -> float:
    """A lead turned into a chance."""
    return 0.5 + 0.5 * math.tanh(lead / 2)
