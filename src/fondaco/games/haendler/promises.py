"""stub"""

from __future__ import annotations

from fondaco.core.errors import Illegal
from fondaco.core.moves import Move
from fondaco.games.haendler.position import Haendler


def forbidden(p: Haendler, seat: int, move: Move) -> Illegal | None:
    return None
