"""Questions for bots, from matches at random."""

from __future__ import annotations

import random
from collections.abc import Iterator

import fondaco
from fondaco.core.moves import Seat
from fondaco.core.position import Position

GAMES = sorted(fondaco.catalogue())


def seats_of(name: str) -> int:
    """Four, or as many as can play."""
    return min(4, fondaco.game(name).seats[-1])


def questions(name: str, number: int) -> Iterator[tuple[Position, Seat, random.Random]]:
    """So many moments in which a seat has a choice."""
    game = fondaco.game(name)
    rng = random.Random(f"twins {name}")
    while True:
        p = game.start(seats_of(name))
        while asked := p.after_chance(rng):
            seat = asked[-1]
            moves = p.choices(seat)
            if len(moves) > 1 and rng.random() < 0.3:
                yield p, seat, rng
                number -= 1
                if not number:
                    return
            p.play(seat, moves[int(rng.random() * len(moves))])
