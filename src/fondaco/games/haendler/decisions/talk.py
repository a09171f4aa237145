"""stub"""

from __future__ import annotations

from fondaco.core.decision import Decision
from fondaco.core.moves import Seat
from fondaco.games.haendler.position import Haendler


def ask(p: Haendler, seat: Seat, point: Decision[Haendler]) -> None:
    p.actor = seat
    p.decision = point


def ask_all(p: Haendler, point: Decision[Haendler]) -> None:
    p.decision = point
