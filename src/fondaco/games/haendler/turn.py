"""What most decisions have in common: one seat is asked."""

from __future__ import annotations

from fondaco.core.decision import Decision
from fondaco.core.moves import Seat
from fondaco.games.haendler.position import Haendler


class OwnTurn(Decision[Haendler]):
    """A decision of the seat that acts."""

    def to_act(self, p: Haendler) -> tuple[Seat, ...]:
        return (p.actor,)
