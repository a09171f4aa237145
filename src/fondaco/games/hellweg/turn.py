"""What most decisions have in common: one seat is asked."""

from __future__ import annotations

from fondaco.core.decision import Decision
from fondaco.core.moves import Seat
from fondaco.games.hellweg.position import Hellweg


class OwnTurn(Decision[Hellweg]):
    """A decision of the seat whose turn it is."""

    def to_act(self, p: Hellweg) -> tuple[Seat, ...]:
        return (p.seat,)
