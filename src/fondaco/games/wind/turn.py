"""What most decisions have in common: one seat is asked."""

from __future__ import annotations

from fondaco.core.decision import Decision
from fondaco.core.moves import Seat
from fondaco.games.wind.position import Wind


class OwnTurn(Decision[Wind]):
    """A decision of the seat whose turn it is."""

    def to_act(self, p: Wind) -> tuple[Seat, ...]:
        return (p.turn,)
