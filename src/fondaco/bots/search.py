"""A look ahead on the net: the best candidates, in imagined worlds, everybody played by the net from its own seat.

Not everybody at a table thinks like the net, so in some of the worlds others play by rules of thumb: the likelier they
are to do so, the more of them. All candidates meet the same worlds and the same draws. The weaker half is dropped as
soon as the worlds seen allow it; what is left gets the worlds saved.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Sequence

from fondaco.bots.levels import Search
from fondaco.bots.net import Net
from fondaco.bots.sight import DIGITS, KAPPA, Sight, Value, ranked, sight
from fondaco.core.moves import Move, Seat
from fondaco.core.play import Ask, Thought
from fondaco.core.position import Position
from fondaco.core.secrecy import Json

BATCH = 4
"""Worlds that are played in lock-step."""


class Playout:
    """One candidate in one world, some decisions long."""

    def __init__(self, p: Position, rng: random.Random, depth: int, plain: frozenset[Seat]) -> None:
        self.p = p
        self.rng = rng
        self.left = depth
        self.plain = plain
        """Who plays by rules of thumb."""
        self.seat: Seat = 0
        self.moves: Sequence[Move] = ()
        self.thumb: Sequence[float] = ()

    def run_on(self, eye: Sight, net: Net) -> bool:
        """Chance and single choices play; False when the match or the depth is at its end."""
        p = self.p
        while self.left and (asked := p.after_chance(self.rng)):
            seat = asked[0]
            moves = p.choices(seat)
            if seat in self.plain and len(moves) > 1:
                p.play(seat, eye.favourite(p, seat, moves))
                self.left -= 1
                continue
            moves, thumb = eye.field(p, seat, moves, net)
            if len(moves) > 1:
                self.seat, self.moves, self.thumb = seat, moves, thumb
                return True
            p.play(seat, moves[0])
        return False

    def play(self, best: int) -> None:
        """One decision taken."""
        self.p.play(self.seat, self.moves[best])
        self.left -= 1


def look_ahead(
    ask: Ask, view: Json, net: Net, thoughts: Sequence[Thought], search: Search, plain: Sequence[float]
) -> list[Thought]:
    """The thoughts again, the best of them with what came of them in the worlds they were tried in.

    `plain`: in what part of the worlds each of the other seats plays by rules of thumb.
    """
    eye = sight(ask.game)
    best = ranked(thoughts)
    field, rest = best[: search.width], best[search.width :]
    found: dict[int, list[Value]] = {k: [] for k in range(len(field))}
    thumb = [thought.terms["thumb"] for thought in field]
    alive = list(found)
    rounds = max(1, math.ceil(math.log2(len(field))))
    looks = eye.looks * search.patience  # games differ in what a look of the net costs, and a decision has a limit
    deadline = math.inf if search.seconds is None else time.monotonic() + search.seconds
    seen = halved = 0
    while seen < search.worlds and looks > 0 and time.monotonic() < deadline:
        seeds = [ask.rng.getrandbits(64) for _ in range(min(BATCH, search.worlds - seen))]
        results, spent = try_out(ask, view, net, [field[k].move for k in alive], seeds, search.depth, plain)
        looks -= spent
        for k, values in zip(alive, results, strict=True):
            found[k] += values
        seen += len(seeds)
        alive.sort(key=lambda k: -round(mean_worth(found[k]) + thumb[k], DIGITS))
        if len(alive) > 1 and clear(found[alive[0]], found[alive[1]], thumb[alive[0]] - thumb[alive[1]]):
            break
        # After each of `rounds` equal parts of the worlds the weaker half goes.
        if len(alive) > 2 and seen * rounds >= search.worlds * (1 + halved):
            halved += 1
            alive = alive[: max(2, (len(alive) + 1) // 2)]
    if not seen:
        return best
    tried = [told(eye, field[k], found[k]) for k in alive]
    # Whoever was dropped stays below those that were kept, however its fewer worlds went.
    floor = min(thought.worth for thought in tried)
    dropped = [told(eye, field[k], found[k]) for k in found if k not in alive]
    return tried + [
        Thought(thought.move, min(thought.worth, floor - 1e-5 * place), thought.terms)
        for place, thought in enumerate(dropped + rest, 1)
    ]


def told(eye: Sight, thought: Thought, values: Sequence[Value]) -> Thought:
    """A candidate with what came of it in the worlds it was tried in."""
    tried = eye.thought(thought.move, values, thought.terms["thumb"])
    return Thought(tried.move, tried.worth, {**tried.terms, "worlds": float(len(values))})


def mean_worth(values: Sequence[Value]) -> float:
    return sum(win + KAPPA * lead for win, lead in values) / len(values)


def clear(best: Sequence[Value], next_best: Sequence[Value], ahead: float) -> bool:
    """Is the best so clearly better that looking on will not change it?

    The two are compared world by world. Their mean gap, with what the best was `ahead` by rules of thumb, must be more
    than two standard errors of that mean.
    """
    gaps = [a[0] - b[0] + KAPPA * (a[1] - b[1]) for a, b in zip(best, next_best, strict=False)]
    n = len(gaps)
    middle = sum(gaps) / n
    spread = math.sqrt(sum((gap - middle) ** 2 for gap in gaps) / max(1, n - 1) / n)
    return n >= 6 and middle + ahead > 2 * spread


def try_out(
    ask: Ask,
    view: Json,
    net: Net,
    moves: Sequence[Move],
    seeds: Sequence[int],
    depth: int,
    plain: Sequence[float],
) -> tuple[list[list[Value]], int]:
    """Each move in each world, all in lock-step; and how many looks of the net it took."""
    eye, playouts, looks = sight(ask.game), [], 0
    worlds = [ask.game.imagine(view, random.Random(seed)) for seed in seeds]
    others = [seat for seat in range(len(plain)) if seat != ask.seat]
    thumbs = [frozenset(seat for seat in others if plain[seat] > (k + 0.5) / BATCH) for k in range(BATCH)]
    for move in moves:
        for k, (seed, world) in enumerate(zip(seeds, worlds, strict=True)):
            p = world.copy()
            p.play(ask.seat, move)
            playouts.append(Playout(p, random.Random(seed + 1), depth, thumbs[k]))
    live = playouts
    while live := [playout for playout in live if playout.run_on(eye, net)]:
        judged = eye.worths([(playout.p, playout.seat, playout.moves) for playout in live], net)
        for playout, (worth, rows) in zip(live, judged, strict=True):
            playout.play(int((worth + playout.thumb).round(DIGITS).argmax()))
            looks += len(rows)
    values = eye.values([playout.p for playout in playouts], ask.seat, net)
    return [values[k : k + len(seeds)] for k in range(0, len(values), len(seeds))], looks
