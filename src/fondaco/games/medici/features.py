"""Medici in numbers, for bots that learn: seats in relative order, the looker first.

Beside what lies on the table: what the day would bring if it ended now, and what it would bring if one seat or
another had the lot.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from fondaco.core.decision import OVER
from fondaco.core.moves import Move, Seat
from fondaco.core.position import Position
from fondaco.games.medici.components import GOLD, GOODS, SILENT, Box
from fondaco.games.medici.decisions import BIDDING, BUILD_LOT, DRAW_TILE, FILL_SHIP, START_DAY
from fondaco.games.medici.judgement import Levels, Ships, later_bidders
from fondaco.games.medici.moves import Bid, Pass
from fondaco.games.medici.position import Medici
from fondaco.games.medici.scoring import DayScore

SCALE: Final = 25.0
LOOKS: Final = 5000
PLAIN: Final = 0.25
"""Half would cost too much where the others judge by a net; and one auction tells who does."""
RAISES: Final = (1, 2, 3, 4, 5, 6, 7, 9, 11, 14, 18)
"""How far above the standing bid a bid may be worth a thought."""
POINTS: Final = (START_DAY, DRAW_TILE, BUILD_LOT, BIDDING, FILL_SHIP)


@lru_cache(maxsize=20_000)
def day_so_far(box: Box, ships: Ships, levels: Levels) -> tuple[tuple[float, ...], ...]:
    """By seat: income if the day ended now, its part for cargo, the cargo's value; step and reward on each pyramid."""
    score = DayScore([list(ship) for ship in ships], [list(row) for row in levels], box)
    return tuple(
        (
            *(float(score.income[seat]), float(score.cargo[seat]), float(score.values[seat])),
            *(float(row[seat]) for row in score.levels),
            *(float(row[seat]) for row in score.goods),
        )
        for seat in range(len(ships))
    )


@lru_cache(maxsize=20_000)
def still_to_come(box: Box, unseen: tuple[str, ...]) -> tuple[float, ...]:
    """Of the tiles not seen today: their mean value, whether the gold is there, and how common each good is."""
    left, letters = len(unseen) or 1, "".join(unseen)
    value = sum([box.value[tile] for tile in unseen]) / left
    return (value, float(GOLD in letters), *(letters.count(good) / left * 6 for good in GOODS))


Block = tuple[float, tuple[float, ...], bool, tuple[float, ...]]
"""Of one seat: the day's income so far, numbers that stand before its bid, can it load the lot, numbers after it."""


@lru_cache(maxsize=20_000)
def blocks(box: Box, hold: int, ships: Ships, levels: Levels, lot: tuple[str, ...], seat: Seat) -> tuple[Block, ...]:
    """What no bid changes, by relative seat."""
    n, size = len(ships), len(lot)
    now = day_so_far(box, ships, levels)
    room = [hold - len(ship) for ship in ships]
    rest = sum(room)
    found: list[Block] = []
    for step in range(n):
        other = (seat + step) % n
        row = now[other]
        before = (row[0] / 20, row[1] / 10, row[2] / 10, float(room[other]), float(rest - room[other]))
        fits = size > 0 and room[other] >= size
        gains = (0.0, 0.0, 0.0, 0.0)
        if fits:
            loaded = tuple([ship + lot if taker == other else ship for taker, ship in enumerate(ships)])
            then = day_so_far(box, loaded, levels)
            own, cargo, mine = then[other][0] - row[0], then[other][1] - row[1], then[seat][0] - now[seat][0]
            gains = (1.0, own / 5, cargo / 5, mine / 5)
        found.append((row[0], before, fits, row[3:] + gains))
    return tuple(found)


def features(p: Position, seat: Seat) -> list[float]:
    assert isinstance(p, Medici)
    n, box, high, maker, leader = p.seats, p.box, p.high, p.maker, p.leader
    decision = p.decision
    bidding = decision is BIDDING
    lot = tuple(p.lot)
    holds = "".join(lot)
    value, gold, *common = still_to_come(box, tuple(p.unseen))
    numbers: list[float] = [1.0 if decision is point else 0.0 for point in POINTS]
    numbers += [
        float(decision is OVER),
        float(p.day),
        p.bag / 10,
        float(len(lot)),
        sum([box.value[tile] for tile in lot]) / 5,
        float(high) / 5,
        value,
        gold,
        float(GOLD in holds),
    ]
    for good, part in zip(GOODS, common, strict=True):
        numbers.append(float(holds.count(good)))
        numbers.append(part)
    ships = tuple([tuple(ship) for ship in p.ships])
    levels = tuple([tuple(row) for row in p.levels])
    table = blocks(box, p.table.hold, ships, levels, lot, seat)
    mine = p.money[seat] + table[0][0]
    for step in range(n):
        other = (seat + step) % n
        income, before, fits, after = table[step]
        money, bid = p.money[other], p.bids[other]
        silent = bidding and bid == SILENT
        numbers.append(money / 20)
        numbers.append((money + income - mine) / 20)
        numbers += before
        numbers += (
            1.0 if maker == other else 0.0,
            float((maker - other) % n),
            1.0 if leader == other else 0.0,
            1.0 if silent and fits and money > high else 0.0,
            1.0 if silent else 0.0,
            bid / 5,
        )
        numbers += after
    return numbers


def candidates(p: Position, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
    """Draw or stop; a pass, the least raise, and higher ones as long as somebody may still answer."""
    assert isinstance(p, Medici)
    if not isinstance(moves[0], Pass):
        return moves
    if seat == p.maker or not later_bidders(p, seat):
        return moves[:2]
    return [moves[0], *(moves[step] for step in RAISES if step < len(moves))]


def price(p: Position, seat: Seat, move: Move) -> float:
    """What a bid offers."""
    return float(move.amount) if isinstance(move, Bid) else 0.0


def gauge(before: Position, seat: Seat, move: Move, after: Position) -> tuple[str, float] | None:
    """What lots of one, two and three tiles fetch; gold apart."""
    assert isinstance(before, Medici)
    if before.decision is not BIDDING or after.decision is BIDDING:
        return None
    kind = "gold" if len(before.lot) == 1 and before.lot[0][0] == GOLD else f"lot {len(before.lot)}"
    return kind, float(move.amount if isinstance(move, Bid) else before.high)
