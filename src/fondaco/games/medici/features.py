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
from fondaco.games.medici.components import GOLD, GOODS, Box
from fondaco.games.medici.decisions import BIDDING, BUILD_LOT, DRAW_TILE, FILL_SHIP, START_DAY
from fondaco.games.medici.moves import Bid, Pass
from fondaco.games.medici.position import SILENT, Medici
from fondaco.games.medici.scoring import DayScore

SCALE: Final = 25.0
RAISES: Final = (1, 2, 3, 4, 5, 6, 7, 9, 11, 14, 18)
"""How far above the standing bid a bid may be worth a thought."""
POINTS: Final = (START_DAY, DRAW_TILE, BUILD_LOT, BIDDING, FILL_SHIP)

Cargo = tuple[tuple[str, ...], ...]


@lru_cache(maxsize=20_000)
def day_so_far(box: Box, ships: Cargo, levels: tuple[tuple[int, ...], ...]) -> tuple[tuple[float, ...], ...]:
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


def features(p: Position, seat: Seat) -> list[float]:
    assert isinstance(p, Medici)
    n, box, hold = p.seats, p.box, p.table.hold
    levels = tuple([tuple(row) for row in p.levels])
    ships = tuple([tuple(ship) for ship in p.ships])
    lot = tuple(p.lot)
    now = day_so_far(box, ships, levels)
    size = len(lot)
    bidding = p.decision is BIDDING
    decision = p.decision
    unseen = p.unseen
    value = box.value
    left = len(unseen) or 1
    letters = "".join(unseen)
    holds = "".join(lot)
    numbers: list[float] = [1.0 if decision is point else 0.0 for point in POINTS]
    numbers += [
        float(decision is OVER),
        float(p.day),
        p.bag / 10,
        float(size),
        sum([value[tile] for tile in lot]) / 5,
        float(p.high) / 5,
        sum([value[tile] for tile in unseen]) / left,
        float(GOLD in letters),
        float(GOLD in holds),
    ]
    for good in GOODS:
        numbers.append(float(holds.count(good)))
        numbers.append(letters.count(good) / left * 6)
    fits = [size > 0 and hold - len(ships[other]) >= size for other in range(n)]
    mine = p.money[seat] + now[seat][0]
    room = [hold - len(ship) for ship in ships]
    rest = sum(room)
    for step in range(n):
        other = (seat + step) % n
        row = now[other]
        money = p.money[other]
        numbers += [
            money / 20,
            (money + row[0] - mine) / 20,
            row[0] / 20,
            row[1] / 10,
            row[2] / 10,
            float(room[other]),
            float(rest - room[other]),
            float(p.maker == other),
            float((p.maker - other) % n),
            float(p.leader == other),
            float(bidding and p.bids[other] == SILENT and fits[other] and money > p.high),
            float(bidding and p.bids[other] == SILENT),
            p.bids[other] / 5,
        ]
        numbers += row[3:]
        if fits[other]:
            loaded = tuple([ship + lot if taker == other else ship for taker, ship in enumerate(ships)])
            then = day_so_far(box, loaded, levels)
            numbers += [
                1.0,
                (then[other][0] - row[0]) / 5,
                (then[other][1] - row[1]) / 5,
                (then[seat][0] - now[seat][0]) / 5,
            ]
        else:
            numbers += [0.0, 0.0, 0.0, 0.0]
    return numbers


def candidates(p: Position, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
    """Draw or stop; a pass, the least raise, and higher ones as long as somebody may still answer."""
    assert isinstance(p, Medici)
    if not isinstance(moves[0], Pass):
        return moves
    last = seat == p.maker or not any(
        p.bids[other] == SILENT and other != seat and p.free(other) >= len(p.lot) for other in range(p.seats)
    )
    if last:
        return moves[:2]
    return [moves[0], *(moves[step] for step in RAISES if step < len(moves))]


def price(p: Position, seat: Seat, move: Move) -> float | None:
    """What a bid offers."""
    if isinstance(move, Bid):
        return float(move.amount)
    return 0.0 if isinstance(move, Pass) else None


def gauge(before: Position, seat: Seat, move: Move, after: Position) -> tuple[str, float] | None:
    """What lots of one, two and three tiles fetch; gold apart."""
    assert isinstance(before, Medici)
    if before.decision is not BIDDING or after.decision is BIDDING:
        return None
    kind = "gold" if f"{GOLD}{10}" in before.lot and len(before.lot) == 1 else f"lot {len(before.lot)}"
    return kind, float(move.amount if isinstance(move, Bid) else before.high)
