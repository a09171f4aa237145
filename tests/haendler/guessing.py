"""What a seat may take the table to be."""

from __future__ import annotations

import random

from fondaco.core.position import Position
from fondaco.core.secrecy import Json
from fondaco.games.haendler.game import HAENDLER
from fondaco.games.haendler.position import Haendler


def guesses(p: Position, seat: int, tries: int = 30) -> list[Haendler]:
    """Positions that fit what a seat knows and remembers."""
    view = p.view(seat, memory=True)
    return [guess(view, seed) for seed in range(tries)]


def guess(view: Json, seed: int) -> Haendler:
    found = HAENDLER.imagine(view, random.Random(seed))
    assert isinstance(found, Haendler)
    return found
