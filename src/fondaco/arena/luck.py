"""How lucky a seat was: at every draw that can be listed, what came against what was to be expected.

The sum has mean zero whatever the players do and however good the net is, so subtracting it from a result keeps the
result honest and makes it steadier. A net is too sure of what a single draw is worth; by how much was measured on other
matches and stands on its card as the slope of results on luck. Where none stands there luck is not counted. To measure
a new net, write slope 1 on its card: tables of many (`--mixed --luck`) then say what it really is.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from fondaco.bots.merchant import card, weights
from fondaco.bots.sight import sight
from fondaco.core.errors import BadSetup
from fondaco.core.moves import CHANCE, Move
from fondaco.core.position import Position
from fondaco.core.record import Record

MOST_DRAWS = 80
"""A draw with more outcomes is not looked at."""


def luck_of(record: Record) -> list[float] | None:
    """By seat: what chance added to the expected share of the win; None where luck is not counted."""
    seats = record.seats
    net = weights(record.game.name, seats)
    if net is None:
        raise BadSetup(f"there are no weights for {record.game.title} with {seats} players to judge luck by")
    slope: float = card(record.game.name, seats).get("luck", {}).get("slope", 0.0)
    if not slope:
        return None
    eye = sight(record.game)
    p = record.start()
    rows: list[list[float]] = []  # what every seat sees after every outcome, for one look of the net at the end
    known: dict[int, float] = {}  # by row, the share of a seat where the match is over: there the net is not asked
    draws: list[tuple[int, list[tuple[int, float]], int]] = []  # a seat, (row, chance) of each outcome, the row it got
    for actor, move in record.plies:
        odds = p.odds() if actor == CHANCE else []
        if 1 < len(odds) <= MOST_DRAWS:
            total = sum(weight for _, weight in odds)
            places = [(outcome, weight / total, drawn(p, outcome)) for outcome, weight in odds]
            for seat in range(seats):
                chances, came = [], -1
                for outcome, chance, q in places:
                    if not q.to_act():
                        known[len(rows)] = eye.shares(q)[seat]
                    if outcome == move:
                        came = len(rows)
                    chances.append((len(rows), chance))
                    rows.append(eye.features(q, seat))
                assert came >= 0
                draws.append((seat, chances, came))
        p.play(actor, move)
    luck = [0.0] * seats
    if not rows:
        return luck
    share = net.look(rows)[0][:, 0].tolist()
    for row, value in known.items():
        share[row] = value
    for seat, chances, came in draws:
        luck[seat] += share[came] - sum(chance * share[row] for row, chance in chances)
    return [round(slope * value, 6) for value in luck]


def drawn(p: Position, outcome: Move) -> Position:
    """Where one outcome of a draw leads."""
    q = p.copy()
    q.play(CHANCE, outcome)
    return q


def meter(matches: Sequence[Sequence[tuple[float, float]]]) -> tuple[float, float, float]:
    """The slope of results on luck, its standard error, and the part of the results' variance that luck explains.

    The slope should be 1. Each match gives pairs of result and luck that belong together.

    >>> meter([[(0.0, -0.5)], [(1.0, 0.5)]])
    (1.0, 0.0, 1.0)
    """
    pairs = [pair for match in matches for pair in match]
    mean_share, mean_luck = (sum(pair[k] for pair in pairs) / len(pairs) for k in range(2))
    both = [sum((share - mean_share) * (luck - mean_luck) for share, luck in match) for match in matches]
    spread = [sum((luck - mean_luck) ** 2 for _, luck in match) for match in matches]
    total = sum((share - mean_share) ** 2 for share, _ in pairs)
    if not sum(spread) or not total:
        return 0.0, 0.0, 0.0
    slope = sum(both) / sum(spread)
    misses = [one - slope * own for one, own in zip(both, spread, strict=True)]
    return slope, math.sqrt(sum(miss**2 for miss in misses)) / sum(spread), slope * sum(both) / total
